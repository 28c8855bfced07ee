reason-stratego-win = { $who }: schlägt auf { $square } den Gegner ({ THE($enemy) }).
reason-stratego-flag = { $who }: schlägt auf { $square } den Gegner ({ THE($enemy) }) und gewinnt das Spiel.
reason-stratego-both = { $who } und { THE($enemy) } auf { $square } fallen beide, und das ist es wert.
reason-stratego-lose = { $who } geht auf { $square } verloren, aber dafür ist etwas anderes gewonnen.
reason-stratego-stand = { $who } und { THE($enemy) } auf { $square } bleiben beide; der Versuch kostet nichts.
reason-stratego-hidden = { $who } greift die verdeckte Figur auf { $square } an: Nach dem, was übrig ist, gelingt das in { $percent } von 100 Fällen.
reason-stratego-finds-out = { $who } findet heraus, wer auf { $square } steht: Nach dem, was übrig ist, gelingt der Angriff nur in { $percent } von 100 Fällen, aber dann weißt du es.
reason-stratego-flees = { $who } entkommt nach { $square }; sonst droht { THE($enemy) }.
reason-stratego-hunts = { $who } geht nach { $square }; dort ist { THE($enemy) } bedroht.
reason-stratego-faces = { $who } tritt auf { $square } an eine verdeckte Figur heran: Wer als Nächstes zieht, verrät etwas.
reason-stratego-advances = { $who } rückt nach { $square } vor.
reason-stratego-waits = { $who } geht nach { $square }: Nichts ist verraten, und die anderen müssen zeigen, was sie wollen.
reason-stratego-place = Auf { $square } steht { THE($piece) } gut.
reason-stratego-heal = Auf { $square } kommt { THE($piece) } zurück.
reason-stratego-rescue = Du bekommst auf { $square } eine Figur zurück: { $piece }.
reason-stratego-power = { $who } nutzt die eigene Kraft ({ $power }) auf { $square }.
reason-stratego-enter = Es ist Zeit für deine Verstärkung.
reason-stratego-stop = Es ist genug: Weiterzumachen würde mehr riskieren, als es gewinnen kann.
reason-risk-border = Bataillone werden { IN($place) } gebraucht: An den Grenzen stehen { $enemies } von anderen.
reason-risk-inland = { $place } ist so gut wie jeder andere Ort.
reason-risk-attacks-no-more = Für diesen Zug ist es genug: Mehr Angriffe würden schwächen, was du halten musst.
reason-risk-pass = Hier ist nichts Besseres zu tun.
reason-risk-defend = Wirf so viele Würfel, wie du darfst: Gleichstand gehört dir.
reason-risk-draw = Eine Karte kostet nichts und kann das Spiel gewinnen.
reason-risk-play = Das ist der Augenblick für diese Karte.
reason-risk-claim = Der Auftrag ist erfüllt: Beanspruche ihn.
reason-risk-discard = Diese Karte brauchst du am wenigsten.
reason-risk-offer = Karten sind jetzt Bataillone wert, da du sie brauchen kannst.
reason-risk-with_leader = Ein Anführer macht die Würfel besser.
reason-risk-leader = Dort nützt ein Anführer am meisten.
reason-risk-from = Bataillone, die fern von jedem Feind stehen, nützen nichts: Marschiere.
reason-risk-to = Dort werden sie gebraucht.
reason-risk-judgement = Von allem, was du tun kannst, stehst du so am besten da.
reason-risk-attack = Du kannst { WHOM($place) } nehmen: In { $percent } von 100 Fällen gelingt es{ $breaks ->
        [yes] , und niemand hält mehr ganz { $region }
       *[no] { "" }
    }.
reason-risk-roll = { $dice ->
        [one] Ein Würfel genügt
       *[other] Je mehr Würfel, desto besser: Wirf { WORD($dice) }
    }.
reason-yours = { $piece }
reason-theirs = { $piece }
thought-risk-plan = Mit den neuen Bataillonen geht es von { $start } nach { $place }.
thought-risk-stop = Nicht mehr angreifen und bewachen, was da ist.
