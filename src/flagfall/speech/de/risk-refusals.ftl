risk-no-place = Auf diesem Brett gibt es keinen Ort namens { $text }.{ $meant }
risk-no-card = Es gibt keine Abenteuerkarte namens { $text }.{ $meant }
risk-not-understood = Ich verstehe { $text } nicht. Zum Beispiel: place moria, attack moria > eregion, pass.
risk-dice-number = Zu { $verb } gehören 1 bis { $most } Würfel, nicht { $said }.
risk-no-bridge = Zwischen { $a } und { $a2 } gibt es keine Brücke.
risk-which-place = Welcher Ort? Nenne einen auf dem Brett, etwa moria.
risk-too-long = { $text } ist länger als jede Entscheidung.
risk-two-places = Zwei Orte sind nötig, wie in: moria { $mark } eregion.
risk-no-decision = { $decision } ist keine Entscheidung dieses Spiels.
risk-empty-line = Eine leere Zeile entscheidet nichts. Zum Beispiel: place moria, oder pass.
risk-place-nothing = Kein Bataillon zu stellen heißt, nichts zu tun.
risk-too-many-to-place = Du hast { $waiting } Bataillone zu stellen, nicht { $count }.
risk-set-of-three = Ein Satz sind drei Gebietskarten, wie in: trade moria eregion wild.
risk-no-set = Du hast keinen Satz Gebietskarten zum Tauschen.
risk-attack-two-places = Zwei Orte sind nötig, wie in: attack moria > eregion.
risk-no-border-possible = Das geht nicht: { $why } { $possible }
risk-nobody-to-spend = Dort hast du ohnehin { $army }: Es ist niemand übrig, der kämpfen könnte, bis { $left } bleiben.
risk-march-needs = Ein Marsch braucht zwei Orte und eine Zahl, wie in: move moria > gladden_fields 4.
risk-march-most = Höchstens { $most } Bataillone marschieren auf einmal.
risk-leader-must = Dieser Marsch { FROM($place) } geht nur mit dem Anführer.
risk-no-leader = Kein Anführer von dir steht { IN($place) }. Lass die Bataillone allein marschieren: ohne `with leader`.
risk-no-position = Das ist keine Stellung dieses Spiels: { $why }.
risk-kept-apart = Zwischen { $a } und { $b } liegt { $barrier ->
        [river] ein Fluss ohne Brücke
       *[mountain] ein Berg
    }.
risk-no-border = { $a } und { $b } grenzen nicht aneinander.
risk-leader-pinned = Der Anführer { IN($place) } hat einen Auftrag beansprucht und bleibt. Bataillone dürfen ohne ihn marschieren: ohne `with leader`.
risk-leader-would-meet = Der Anführer { IN($place) } träfe auf einen anderen Anführer von dir. Bataillone dürfen ohne ihn marschieren: ohne `with leader`.
