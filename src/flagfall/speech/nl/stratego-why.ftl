# Waarom een beslissing in Stratego wordt geweigerd: één zin, alleen uit wat de vrager ziet.

stratego-no-turn = { $asked } kan niet: je bent niet aan zet.
stratego-no-place = { $asked }: dat kan niet: { $why }
stratego-goes-not-on = { $asked } zet deze beurt niet voort; je mag: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " en nog " }{ $more }.
    }
stratego-no-act-from = { $asked }: { $why } Vanaf { $square } mag je: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " en nog " }{ $more }.
    }
stratego-no-act = { $asked }: { $why } Je mag gaan vanaf: { $there ->
        [0] nergens
       *[other] { COMMAS($squares) }
    }.

stratego-set-up-first = stel eerst je stukken op.
stratego-not-your-piece = dat is geen stuk van jou.
stratego-none-left = je hebt er geen meer om te plaatsen: { $piece }.
stratego-not-home = op { $square } mag je niet opstellen; je rijen gaan van { $first } tot en met { $last }.
stratego-taken-already = { $square } is al bezet.
stratego-nobody-there = er staat niemand op { $square }.
stratego-not-yours = het stuk op { $square } is niet van jou.
stratego-is-stone = het stuk op { $square } is van steen.
stratego-no-such-power = { THE($piece) } heeft die kracht niet.
stratego-turned-once = het stuk op { $square } is al een keer overgelopen.
stratego-no-reach = { $power } gaat zoals het bord staat niet van { $start } naar { $end }. { FIRST($reaches) }
stratego-cannot-move = { THE($piece) } kan niet bewegen en niet aanvallen.
stratego-cannot-stay = een stuk kan niet blijven waar het is; iemand moet gaan of aanvallen.
stratego-own-piece = op { $square } staat je eigen stuk.
stratego-no-entry = { $square } mag niemand in.
stratego-stone-unattackable = het stuk op { $square } is van steen en kan niet aangevallen worden.
stratego-set-up-over = de opstelling is voorbij.
stratego-rescue-not-agreed = Redding is niet afgesproken.
stratego-rescue-after = een redding komt meteen nadat een stuk van jou de achterste rij van de vijand heeft bereikt.
stratego-nobody-has-power = niemand van jou heeft die kracht.
stratego-used-already = { $power } is al gebruikt.
stratego-cannot-heal = { $power } kan dat niet. { FIRST($reaches) }
stratego-nothing-to-stop = er is niets om mee door te gaan of te stoppen.
stratego-no-reinforcements = je hebt geen versterking.
stratego-reinforcements-entered = je versterking staat al op het bord.
stratego-reinforcements-wait = je versterking komt als er { $after } vijandelijke stukken weg zijn; tot nu toe zijn het er { $gone }.
stratego-reinforcements-full = er zijn niet genoeg lege velden voor je versterking.
stratego-no-diagonal = stukken gaan vooruit, achteruit of opzij, nooit schuin.
stratego-one-square = dit stuk gaat telkens maar één veld.
stratego-in-the-way = er staat een stuk in de weg.
stratego-way-blocked = de weg is versperd.
stratego-chase = de jaagregel: die stelling is in deze jacht al voorgekomen.
stratego-two-square = de twee-veldenregel: dit stuk is { $times } beurten achter elkaar heen en weer gegaan tussen deze twee velden.
