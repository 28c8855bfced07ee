# Warum eine Entscheidung in Stratego abgelehnt wird: ein Satz, allein aus der Sicht dessen, der fragt.

stratego-no-turn = { $asked } geht nicht: Du bist nicht am Zug.
stratego-no-place = { $asked }: Das geht nicht: { $why }
stratego-goes-not-on = { $asked } setzt diesen Zug nicht fort; möglich ist: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " und " }{ $more } mehr.
    }
stratego-no-act-from = { $asked }: { $why } Von { $square } aus ist möglich: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " und " }{ $more } mehr.
    }
stratego-no-act = { $asked }: { $why } Ziehen kannst du von: { $there ->
        [0] nirgends
       *[other] { COMMAS($squares) }
    }.

stratego-set-up-first = stell zuerst deine Figuren auf.
stratego-not-your-piece = das ist keine Figur von dir.
stratego-none-left = davon ist keine mehr aufzustellen: { $piece }.
stratego-not-home = auf { $square } darfst du nicht aufstellen; deine Reihen gehen von { $first } bis { $last }.
stratego-taken-already = { $square } ist schon besetzt.
stratego-nobody-there = auf { $square } steht niemand.
stratego-not-yours = die Figur auf { $square } gehört dir nicht.
stratego-is-stone = die Figur auf { $square } ist aus Stein.
stratego-no-such-power = { THE($piece) } hat diese Kraft nicht.
stratego-turned-once = die Figur auf { $square } hat schon einmal die Seite gewechselt.
stratego-no-reach = { $power } reicht so, wie das Brett steht, nicht von { $start } nach { $end }. { FIRST($reaches) }
stratego-cannot-move = { THE($piece) } kann weder ziehen noch angreifen.
stratego-cannot-stay = eine Figur kann nicht bleiben, wo sie ist; jemand muss ziehen oder angreifen.
stratego-own-piece = auf { $square } steht deine eigene Figur.
stratego-no-entry = { $square } darf niemand betreten.
stratego-stone-unattackable = die Figur auf { $square } ist aus Stein und nicht angreifbar.
stratego-set-up-over = die Aufstellung ist vorbei.
stratego-rescue-not-agreed = Rettung wurde nicht vereinbart.
stratego-rescue-after = eine Rettung folgt unmittelbar darauf, dass eine Figur von dir die letzte Reihe des Gegners erreicht hat.
stratego-nobody-has-power = keine deiner Figuren hat diese Kraft.
stratego-used-already = { $power } wurde schon benutzt.
stratego-cannot-heal = { $power } kann das nicht. { FIRST($reaches) }
stratego-nothing-to-stop = es gibt nichts fortzusetzen und nichts zu beenden.
stratego-no-reinforcements = du hast keine Verstärkung.
stratego-reinforcements-entered = deine Verstärkung ist schon auf dem Brett.
stratego-reinforcements-wait = deine Verstärkung kommt, wenn { $after } feindliche Figuren fort sind; bisher sind es { $gone }.
stratego-reinforcements-full = für deine Verstärkung gibt es nicht genug leere Felder.
stratego-no-diagonal = Figuren ziehen vorwärts, rückwärts oder seitwärts, nie schräg.
stratego-one-square = diese Figur zieht immer nur ein Feld weit.
stratego-in-the-way = eine Figur steht im Weg.
stratego-way-blocked = der Weg ist versperrt.
stratego-chase = die Jagdregel: Diese Stellung gab es in dieser Jagd schon.
stratego-two-square = die Zwei-Felder-Regel: Diese Figur ist { $times } Züge hintereinander zwischen diesen beiden Feldern hin und her gegangen.
