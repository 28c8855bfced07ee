# Warum eine Entscheidung in Stratego abgelehnt wird: ein Satz, allein aus der Sicht dessen, der fragt.

stratego-no-turn = { $asked } geht nicht: Du bist nicht am Zug.
stratego-no-place = { $asked }: { $why }
stratego-goes-not-on = { $asked } passt nicht zu diesem Zug; möglich ist: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " und " }{ $more } weitere.
    }
stratego-no-act-from = { $asked }: { $why } Von { $square } aus ist möglich: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " und " }{ $more } weitere.
    }
stratego-no-act = { $asked }: { $why } Ziehen kannst du von: { $there ->
        [0] nirgends
       *[other] { COMMAS($squares) }
    }.

stratego-set-up-first = Stell zuerst deine Figuren auf.
stratego-not-your-piece = Das ist keine Figur von dir.
stratego-none-left = Davon hast du schon alle aufgestellt: { $piece }.
stratego-not-home = Auf { $square } darfst du nicht aufstellen; deine Reihen gehen von { $first } bis { $last }.
stratego-taken-already = { $square } ist schon besetzt.
stratego-nobody-there = Auf { $square } steht niemand.
stratego-not-yours = Die Figur auf { $square } gehört dir nicht.
stratego-is-stone = Die Figur auf { $square } ist versteinert.
stratego-no-such-power = Diese Kraft hat { THE($piece) } nicht.
stratego-turned-once = Die Figur auf { $square } hat schon einmal die Seite gewechselt.
stratego-no-reach = { $power } reicht so, wie die Figuren stehen, nicht von { $start } nach { $end }. { FIRST($reaches) }
stratego-cannot-move = Weder ziehen noch angreifen kann { THE($piece) }.
stratego-cannot-stay = Eine Figur kann nicht bleiben, wo sie ist; du musst ziehen oder angreifen.
stratego-own-piece = Auf { $square } steht deine eigene Figur.
stratego-no-entry = { $square } darf niemand betreten.
stratego-stone-unattackable = Die Figur auf { $square } ist versteinert, niemand kann sie angreifen.
stratego-set-up-over = Das Aufstellen ist vorbei.
stratego-rescue-not-agreed = Rettung wurde nicht vereinbart.
stratego-rescue-after = Retten darfst du nur, gleich nachdem eine Figur von dir die letzte Reihe des Gegners erreicht hat.
stratego-nobody-has-power = Keine deiner Figuren hat diese Kraft.
stratego-used-already = { $power } wurde schon eingesetzt.
stratego-cannot-heal = { $power } kann das nicht. { FIRST($reaches) }
stratego-nothing-to-stop = Es gibt nichts fortzusetzen und nichts zu beenden.
stratego-no-reinforcements = Du hast keine Verstärkung.
stratego-reinforcements-entered = Deine Verstärkung ist schon auf dem Brett.
stratego-reinforcements-wait = Deine Verstärkung kommt, wenn { $after } feindliche Figuren fort sind; bisher sind es { $gone }.
stratego-reinforcements-full = Für deine Verstärkung gibt es nicht genug leere Felder.
stratego-no-diagonal = Figuren ziehen vorwärts, rückwärts oder seitwärts, nie schräg.
stratego-one-square = Diese Figur zieht immer nur ein Feld weit.
stratego-in-the-way = Eine Figur steht im Weg.
stratego-way-blocked = Der Weg ist versperrt.
stratego-chase = Jagdregel: Diese Stellung gab es in dieser Jagd schon.
stratego-two-square = Zwei-Felder-Regel: Diese Figur ist { $times } Züge hintereinander zwischen diesen beiden Feldern hin- und hergegangen.
