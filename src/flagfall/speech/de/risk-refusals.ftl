risk-no-place = Auf dieser Karte gibt es kein Gebiet namens { $text }.{ $meant }
risk-no-card = Es gibt keine Abenteuerkarte namens { $text }.{ $meant }
risk-not-understood = Ich verstehe { $text } nicht. Zum Beispiel: place moria, attack moria > eregion, pass.
risk-dice-number = Bei { $verb } sind 1 bis { $most } Würfel möglich, nicht { $said }.
risk-no-bridge = Zwischen { $a } und { $a2 } gibt es keine Brücke.
risk-which-place = Welches Gebiet? Nenne eins auf der Karte, etwa moria.
risk-too-long = { $text } ist länger als jede Entscheidung.
risk-two-places = Zwei Gebiete sind nötig, wie in: moria { $mark } eregion.
risk-no-decision = { $decision } ist keine Entscheidung dieses Spiels.
risk-empty-line = Eine leere Zeile entscheidet nichts. Zum Beispiel: place moria, oder pass.
risk-place-nothing = Null Bataillone lassen sich nicht stellen.
risk-too-many-to-place = { $waiting ->
        [one] Du hast nur noch ein Bataillon aufzustellen, nicht { $count }.
       *[other] Du hast nur noch { $waiting } Bataillone aufzustellen, nicht { $count }.
    }
risk-set-of-three = Ein Satz besteht aus drei Gebietskarten, wie in: trade moria eregion wild.
risk-no-set = Du hast keinen Satz Gebietskarten zum Tauschen.
risk-attack-two-places = Zwei Gebiete sind nötig, wie in: attack moria > eregion.
risk-no-border-possible = Das geht nicht: { $why } { $possible }
risk-nobody-to-spend = Du hast dort nur noch { $army }: Keines davon darf kämpfen, wenn { $left } übrig bleiben sollen.
risk-march-needs = Ein Marsch braucht zwei Gebiete und eine Zahl, wie in: move moria > gladden_fields 4.
risk-march-most = Höchstens { $most } Bataillone marschieren auf einmal.
risk-leader-must = Dieser Marsch { FROM($place) } geht nur mit dem Heerführer.
risk-no-leader = Kein Heerführer von dir steht { IN($place) }. Lass die Bataillone allein marschieren: ohne `with leader`.
risk-no-position = Das ist keine Stellung dieses Spiels: { $why }.
risk-kept-apart = Zwischen { $a } und { $b } { $barrier ->
        [river] fließt ein Fluss ohne Brücke
       *[mountain] liegen Berge
    }.
risk-no-border = { $a } und { $b } grenzen nicht aneinander.
risk-leader-pinned = Der Heerführer { IN($place) } hat in diesem Zug eine Mission erfüllt und bleibt. Bataillone dürfen ohne ihn marschieren: ohne `with leader`.
risk-leader-would-meet = Der Heerführer { IN($place) } träfe auf deinen anderen Heerführer. Bataillone dürfen ohne ihn marschieren: ohne `with leader`.
