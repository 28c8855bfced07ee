reason-stratego-win = { $who } schlägt auf { $square } { WHOM($enemy) }.
reason-stratego-flag = { $who } schlägt auf { $square } { WHOM($enemy) } und gewinnt das Spiel.
reason-stratego-both = { $who } und { THE($enemy) } auf { $square } fallen beide, und das ist es wert.
reason-stratego-lose = { $who } geht auf { $square } verloren, aber dafür gewinnst du etwas anderes.
reason-stratego-stand = { $who } und { THE($enemy) } auf { $square } bleiben beide stehen; der Versuch kostet nichts.
reason-stratego-hidden = { $who } greift die verdeckte Figur auf { $square } an: Nach allem, was noch im Spiel ist, gelingt das in { $percent } von 100 Fällen.
reason-stratego-finds-out = { $who } findet heraus, wer auf { $square } steht: Nach allem, was noch im Spiel ist, gelingt der Angriff nur in { $percent } von 100 Fällen, aber dann weißt du es.
reason-stratego-flees = { $who } bringt sich auf { $square } vor dieser Figur in Sicherheit: { $enemy }.
reason-stratego-hunts = { $who } geht nach { $square } und bedroht dort { WHOM($enemy) }.
reason-stratego-faces = { $who } tritt auf { $square } an eine verdeckte Figur heran: Wer als Nächstes zieht, verrät etwas.
reason-stratego-advances = { $who } rückt nach { $square } vor.
reason-stratego-waits = { $who } geht nach { $square }: Das verrät nichts, und die anderen müssen zeigen, was sie vorhaben.
reason-stratego-place = Auf { $square } steht { THE($piece) } gut.
reason-stratego-heal = Auf { $square } kommt { THE($piece) } zurück.
reason-stratego-rescue = Du holst dir auf { $square } eine Figur zurück: { $piece }.
reason-stratego-power = { $who } setzt auf { $square } eine eigene Kraft ein: { $power }.
reason-stratego-enter = Jetzt ist die Zeit für deine Verstärkung.
reason-stratego-stop = Genug: Wenn du weitermachst, riskierst du mehr, als du gewinnen kannst.
reason-risk-border = { IN($place) } werden Bataillone gebraucht: { $enemies ->
        [one] Ein feindliches steht
       *[other] { $enemies } feindliche stehen
    } an der Grenze.
reason-risk-inland = { IN($place) } stehen deine Bataillone so gut wie anderswo.
reason-risk-attacks-no-more = Für diesen Zug ist es genug: Weitere Angriffe würden schwächen, was du halten musst.
reason-risk-pass = Hier ist nichts Besseres zu tun.
reason-risk-defend = Wirf so viele Würfel, wie du darfst: Bei Gleichstand gewinnst du.
reason-risk-draw = Eine Karte kostet nichts und kann das Spiel gewinnen.
reason-risk-play = Jetzt ist der richtige Augenblick für diese Karte.
reason-risk-claim = Die Mission ist erfüllt: Hol dir die Belohnung.
reason-risk-discard = Auf diese Karte kannst du am ehesten verzichten.
reason-risk-offer = Die Karten bringen jetzt Bataillone, und jetzt kannst du sie brauchen.
reason-risk-with_leader = Mit dem Heerführer würfelst du besser.
reason-risk-leader = Dort nützt dir ein Heerführer am meisten.
reason-risk-from = Bataillone, die fern von jedem Feind stehen, nützen dir nichts: Lass sie marschieren.
reason-risk-to = Dort werden sie gebraucht.
reason-risk-judgement = Damit stehst du am besten da.
reason-risk-attack = Du kannst { WHOM($place) } erobern: In { $percent } von 100 Fällen gelingt es{ $breaks ->
        [yes] , und niemand hält mehr die ganze Region { $region }
       *[no] { "" }
    }.
reason-risk-roll = { $dice ->
        [one] Ein Würfel genügt
       *[other] Je mehr Würfel, desto besser: Wirf { WORD($dice) }
    }.
reason-yours = { YOUR($piece) }
reason-theirs = { THE($piece) }
thought-risk-plan = Mit den neuen Bataillonen geht es von { $start } nach { $place }.
thought-risk-stop = Nicht mehr angreifen und bewachen, was da ist.
