# Wat er in Stratego gebeurt, verteld aan wie het hoorde. THE($piece) is ‘de Elf’, maar ‘Legolas’.

stratego-unknown = het stuk
stratego-unknown-there = het stuk daar
stratego-some-piece = een stuk
stratego-piece-of = een stuk van { THE($army) }
stratego-piece-at = { THE($piece) } op { $square }
stratego-your-piece-at = jouw { $piece } op { $square }
stratego-attacker-at = de aanvaller op { $square }

stratego-story-leap = vliegt
stratego-story-stride = rijdt
stratego-story-probe = spoort een vijand op
stratego-story-shoot = schiet
stratego-story-burst = slaat om zich heen
stratego-story-convert = spreekt een toverspreuk uit
stratego-story-stone = spreekt een toverspreuk uit
stratego-story-free = verbreekt een toverspreuk
stratego-story-heal = geneest een geslagen stuk

stratego-placed = Je plaatst { $count ->
        [one] één stuk
       *[other] { WORD($count) } stukken
    }.
stratego-ready = { THE($army) } { PLURAL($army) ->
        [yes] zijn
       *[no] is
    } klaar.
stratego-began = Beide legers staan, en { THE($army) } { PLURAL($army) ->
        [yes] beginnen
       *[no] begint
    }.
stratego-comes-in = { THE($who) } komt binnen op { $square }.

stratego-is-shown = { $who } wordt getoond
stratego-shown = { $shown }.
stratego-moved = { THE($who) } gaat van { $start } naar { $end }.
stratego-moved-yours = jouw { $who } gaat van { $start } naar { $end }.
stratego-moved-by-you = je zet een stuk van { $start } naar { $end }.
stratego-moved-by = { THE($army) } { PLURAL($army) ->
        [yes] zetten
       *[no] zet
    } een stuk van { $start } naar { $end }.
stratego-attacked = { $actor } valt { $square } aan.
stratego-attacked-stood = { $actor } valt { $square } aan: niemand wordt geslagen, en beide stukken blijven staan.
stratego-attacked-vanished = { $actor } valt { $square } aan: { $who } is onzichtbaar, niemand wordt geslagen, en beide stukken blijven staan.
stratego-attacked-won = { $actor } valt { $square } aan: { THE($defender) } wordt geslagen.
stratego-attacked-lost = { $actor } valt { $square } aan en wordt geslagen.
stratego-attacked-lost-to = { $actor } valt { $square } aan, maar { THE($defender) } wint: { THE($attacker) } wordt geslagen.
stratego-attacked-both = { $actor } valt { $square } aan: { $attacker } tegen { $defender }, en beide stukken worden geslagen.
stratego-fell = { $who } wordt geslagen.

stratego-flew = { THE($who) } { $story } van { $start } naar { $end }.
stratego-probed = { $actor } { $story }: het is { $target }.
stratego-shot = { $actor } { $story }: { $target } valt.
stratego-shot-unharmed = { $actor } { $story }: { $target } blijft ongedeerd.
stratego-rages = { THE($who) } stapt naar { $square } en { $story }
stratego-raged = { $says }.
stratego-aimed = De klappen zullen vallen op { $squares }.
stratego-blows-fall = De klappen vallen
stratego-blows = { $says }: { SEMICOLONS($blows) }.
stratego-blow-falls = { $who } { $count ->
        [one] valt
       *[other] vallen
    }
stratego-blow-stands = { $who } { $count ->
        [one] blijft staan
       *[other] blijven staan
    }
stratego-blow-lost = { THE($who) } gaat verloren
stratego-turned = { $actor } { $story }: { $target } loopt voorgoed over.
stratego-stoned = { $actor } { $story }: { $target } verandert in steen.
stratego-spell-fails = { $actor } { $story }: er gebeurt niets met { $target }.
stratego-freed = { $actor } { $story }: de steen op { $square } komt weer tot leven.
stratego-healed = { $actor } { $story }: { THE($who) } komt terug op { $square }.

stratego-may-chain = { $actor } mag nog eens aanvallen.
stratego-may-landing = { $actor } mag nu een vijand ernaast aanvallen.
stratego-may-rescue = De achterste rij van de vijand is bereikt: een geslagen stuk mag gered worden.
stratego-may-enter = De versterkingen komen aan.
stratego-may-nothing = De versterkingen staan, en de beurt gaat verder.
stratego-ring-taken = De Ring is buitgemaakt! Elk getal van { THE($enemy) } gaat met één omhoog.
stratego-ring-destroyed = { $bearer } bereikt de Doemberg: de Ring is vernietigd, en { $count ->
        [one] één stuk van { THE($enemy) } wordt
       *[other] { WORD($count) } stukken van { THE($enemy) } worden
    } weggevaagd!
stratego-draw-both-stuck = Het spel eindigt in remise: geen van beide kanten kan nog zetten.
stratego-draw-quiet-limit = Het spel eindigt in remise: er is lang niets geslagen.
stratego-draw-length-limit = Het spel eindigt in remise: het heeft zo lang geduurd als was afgesproken.
stratego-won-flag = { THE($army) } { PLURAL($army) ->
        [yes] slaan de Vlag en winnen
       *[no] slaat de Vlag en wint
    }.
stratego-won-stuck = { THE($army) } { PLURAL($army) ->
        [yes] winnen
       *[no] wint
    }: { THE($other) } { PLURAL($other) ->
        [yes] kunnen
       *[no] kan
    } niet meer zetten of aanvallen.
stratego-won-children = { THE($army) } { PLURAL($army) ->
        [yes] winnen
       *[no] wint
    }: alle vier de kinderen zijn geslagen, betoverd of versteend.
