# Waarom een beslissing in Stratego wordt geweigerd: één zin, alleen uit wat de vrager ziet.

stratego-no-turn = { $asked } kan niet: je bent niet aan zet.
stratego-no-place = { $asked } kan niet: { $why }
stratego-goes-not-on = { $asked } past niet in deze beurt; je mag: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " en nog " }{ $more }.
    }
stratego-no-act-from = { $asked }: { $why } Vanaf { $square } mag je: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " en nog " }{ $more }.
    }
stratego-no-act = { $asked }: { $why } Je mag zetten vanaf: { $there ->
        [0] nergens
       *[other] { COMMAS($squares) }
    }.

stratego-set-up-first = stel eerst je stukken op.
stratego-not-your-piece = dat is geen stuk van jou.
stratego-none-left = je hebt geen { $piece } meer om te plaatsen.
stratego-not-home = op { $square } mag je niet opstellen; je rijen gaan van { $first } tot en met { $last }.
stratego-taken-already = { $square } is al bezet.
stratego-nobody-there = er staat niemand op { $square }.
stratego-not-yours = het stuk op { $square } is niet van jou.
stratego-is-stone = het stuk op { $square } is van steen.
stratego-no-such-power = { THE($piece) } heeft die kracht niet.
stratego-turned-once = het stuk op { $square } is al een keer overgelopen.
stratego-no-reach = { $power } kan nu niet van { $start } naar { $end }. { FIRST($reaches) }
stratego-cannot-move = { THE($piece) } kan niet bewegen en niet aanvallen.
stratego-cannot-stay = een stuk kan niet blijven waar het is; je moet zetten of aanvallen.
stratego-own-piece = op { $square } staat een stuk van jezelf.
stratego-no-entry = op { $square } mag niemand komen.
stratego-stone-unattackable = het stuk op { $square } is van steen en kan niet aangevallen worden.
stratego-set-up-over = het opstellen is voorbij.
stratego-rescue-not-agreed = Redding is niet afgesproken.
stratego-rescue-after = een redding komt meteen nadat een stuk van jou de achterste rij van de vijand heeft bereikt.
stratego-nobody-has-power = geen van je stukken heeft die kracht.
stratego-used-already = { $power } is al gebruikt.
stratego-cannot-heal = { $power } kan dat niet. { FIRST($reaches) }
stratego-nothing-to-stop = er is niets om mee door te gaan of mee te stoppen.
stratego-no-reinforcements = je hebt geen versterkingen.
stratego-reinforcements-entered = je versterkingen staan al op het bord.
stratego-reinforcements-wait = je versterkingen komen als er { $after } vijandelijke stukken weg zijn; tot nu toe zijn het er { $gone }.
stratego-reinforcements-full = er zijn niet genoeg lege velden voor je versterkingen.
stratego-no-diagonal = stukken gaan vooruit, achteruit of opzij, nooit schuin.
stratego-one-square = dit stuk gaat maar één veld per beurt.
stratego-in-the-way = er staat een stuk in de weg.
stratego-way-blocked = de weg is versperd.
stratego-chase = de jaagregel: die stelling is in deze jacht al voorgekomen.
stratego-two-square = de tweeveldenregel: dit stuk is { $times } beurten achter elkaar heen en weer gegaan tussen deze twee velden.
