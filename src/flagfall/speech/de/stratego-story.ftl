# Was in Stratego geschieht, erzählt für jemanden, der es gehört hat. Alles steht im ersten Fall: THE($piece) ist „der Elb“, aber „Legolas“.

stratego-unknown = die Figur
stratego-unknown-there = die Figur dort
stratego-some-piece = eine Figur
stratego-piece-of = eine Figur { OF($army) }
stratego-piece-at = { THE($piece) } auf { $square }
    .whom = { WHOM($piece) } auf { $square }
stratego-your-piece-at = { YOUR($piece) } auf { $square }
stratego-attacker-at = der Angreifer auf { $square }
    .whom = den Angreifer auf { $square }

stratego-story-leap = fliegt
stratego-story-stride = reitet
stratego-story-probe = spürt einen Feind auf
stratego-story-shoot = schießt
stratego-story-burst = schlägt ringsum zu
stratego-story-convert = spricht einen Zauber
stratego-story-stone = spricht einen Zauber
stratego-story-free = bricht einen Zauber
stratego-story-heal = heilt eine geschlagene Figur

stratego-placed = Du stellst { $count ->
        [one] eine Figur
       *[other] { WORD($count) } Figuren
    } auf.
stratego-ready = { THE($army) } { PLURAL($army) ->
        [yes] sind
       *[no] ist
    } bereit.
stratego-began = Beide Armeen stehen, und { THE($army) } { PLURAL($army) ->
        [yes] ziehen
       *[no] zieht
    } zuerst.
stratego-comes-in = { THE($who) } kommt auf { $square } ins Spiel.

stratego-is-shown = { $who } wird gezeigt
stratego-shown = { $shown }.
stratego-moved = { THE($who) } zieht von { $start } nach { $end }.
stratego-moved-yours = { YOUR($who) } zieht von { $start } nach { $end }.
stratego-moved-by-you = du ziehst eine Figur von { $start } nach { $end }.
stratego-moved-by = { THE($army) } { PLURAL($army) ->
        [yes] ziehen
       *[no] zieht
    } eine Figur von { $start } nach { $end }.
stratego-attacked = { $actor } greift { $square } an.
stratego-attacked-stood = { $actor } greift { $square } an: Niemand wird geschlagen, und beide bleiben stehen.
stratego-attacked-vanished = { $actor } greift { $square } an: { $who } ist unsichtbar, niemand wird geschlagen, und beide bleiben stehen.
stratego-attacked-won = { $actor } greift { $square } an und schlägt { WHOM($defender) }.
stratego-attacked-lost = { $actor } greift { $square } an und wird geschlagen.
stratego-attacked-lost-to = { $actor } greift { $square } an, aber { THE($defender) } gewinnt und schlägt { WHOM($attacker) }.
stratego-attacked-both = { $actor } greift { $square } an: Beide werden geschlagen, { THE($attacker) } und { THE($defender) }.
stratego-fell = { $who } wird geschlagen.

stratego-flew = { THE($who) } { $story } von { $start } nach { $end }.
stratego-probed = { $actor } { $story }: Es ist { $target }.
stratego-shot = { $actor } { $story } und schlägt { WHOM($target) }.
stratego-shot-unharmed = { $actor } { $story }, aber { $target } bleibt unversehrt.
stratego-rages = { THE($who) } geht nach { $square } und { $story }
stratego-raged = { $says }.
stratego-aimed = Zugeschlagen wird auf { $squares }.
stratego-blows-fall = Jetzt fallen die Schläge
stratego-blows = { $says }, und { SEMICOLONS($blows) }.
stratego-blow-falls = { $who } { $count ->
        [one] fällt
       *[other] fallen
    }
stratego-blow-stands = { $who } { $count ->
        [one] bleibt stehen
       *[other] bleiben stehen
    }
stratego-blow-lost = { THE($who) } selbst fällt
stratego-turned = { $actor } { $story }, und { $target } wechselt für immer die Seite.
stratego-stoned = { $actor } { $story }, und { $target } wird zu Stein.
stratego-spell-fails = { $actor } { $story }, aber { $target } bleibt unverändert.
stratego-freed = { $actor } { $story }, und die versteinerte Figur auf { $square } lebt wieder.
stratego-healed = { $actor } { $story }, und { THE($who) } kommt auf { $square } zurück.

stratego-may-chain = { $actor } darf noch einmal angreifen.
stratego-may-landing = { $actor } darf nun einen Nachbarn angreifen.
stratego-may-rescue = Die letzte Reihe des Gegners ist erreicht: Eine geschlagene Figur darf gerettet werden.
stratego-may-enter = Die Verstärkung trifft ein.
stratego-may-nothing = Die Verstärkung steht, und der Zug geht weiter.
stratego-ring-taken = Der Ring ist erbeutet! Jede Zahl { OF($enemy) } steigt um eins.
stratego-ring-destroyed = { $bearer } erreicht den Schicksalsberg: Der Ring ist zerstört, und { $count ->
        [one] eine Figur { OF($enemy) } wird
       *[other] { WORD($count) } Figuren { OF($enemy) } werden
    } hinweggefegt!
stratego-draw-both-stuck = Das Spiel ist unentschieden: Keine Seite kann ziehen.
stratego-draw-quiet-limit = Das Spiel ist unentschieden: Schon lange wurde nichts mehr geschlagen.
stratego-draw-length-limit = Das Spiel ist unentschieden: Es hat so lange gedauert wie vereinbart.
stratego-won-flag = { THE($army) } { PLURAL($army) ->
        [yes] schlagen die Fahne und gewinnen
       *[no] schlägt die Fahne und gewinnt
    }.
stratego-won-stuck = { THE($army) } { PLURAL($army) ->
        [yes] gewinnen
       *[no] gewinnt
    }: { THE($other) } { PLURAL($other) ->
        [yes] können
       *[no] kann
    } weder ziehen noch angreifen.
stratego-won-children = { THE($army) } { PLURAL($army) ->
        [yes] gewinnen
       *[no] gewinnt
    }: Alle vier Kinder sind geschlagen, verzaubert oder versteinert.
