# Was in Risiko geschieht, erzählt für jemanden, der es gehört hat.

risk-neutral = die neutrale Armee
risk-colour-green = Grün
risk-colour-yellow = Gelb
risk-colour-red = Rot
risk-colour-black = Schwarz
risk-wild = eine Jokerkarte
risk-battalions = { $number ->
        [one] ein Bataillon
       *[other] { $number } Bataillone
    }
risk-bridge = zwischen { $a } und { $b }
risk-fort = { $stronghold } ({ $place })
    .whom = { WHOM($stronghold) } ({ $place })
risk-worth = { $points ->
        [0] { "" }
        [one] {" "}(Wert: { $points } Punkt)
       *[other] {" "}(Wert: { $points } Punkte)
    }

risk-rolled = { $by } würfelt { $die }.
risk-dealt = { $to } beginnt { IN($at) }: { $battalions }.
risk-claimed = { $by } nimmt { WHOM($at) }.
risk-occupied = { $by } besetzt { WHOM($at) }.
risk-placed = { $by } stellt { $battalions } { TO($at) }.
risk-appointed = { IN($at) } erscheint ein Heerführer ({ $by }).

risk-took = { $pile ->
        [adventure] { $by } zieht eine Abenteuerkarte.
       *[territory] { $by } zieht eine Gebietskarte.
    }
risk-took-land = Du ziehst die Gebietskarte { $card }.
risk-took-land-wild = Du ziehst eine Joker-Gebietskarte.
risk-took-tale = Du ziehst die Abenteuerkarte „{ $card }“.
risk-reshuffled = { $pile ->
        [adventure] Die abgelegten Abenteuerkarten werden zu einem neuen Stapel gemischt.
       *[territory] Die abgelegten Gebietskarten werden zu einem neuen Stapel gemischt.
    }
risk-offered = { $by } legt eine Karte aus: { $card }.
risk-exchanged = { $by } tauscht einen Satz: Er bringt { $battalions }.
risk-played = { $by } spielt „{ $card }“{ $worth }.
risk-discarded = { $by } legt eine Karte ab: { $card }.
risk-claimed-mission = Ein Heerführer ({ $by }) erfüllt { IN($at) } die Mission „{ $card }“{ $worth }.

risk-turned = Zug { $turn }: { $by }.
risk-granted = { $regions ->
        [0] { $by } bekommt { $battalions }.
       *[other] { $by } bekommt { $battalions } und { $regions } für ganze Regionen.
    }
risk-thawed = Was { $by } gesperrt hatte, ist wieder offen.
risk-blocked = { $by } sperrt die Brücke { $bridge }.
risk-carried = Ein Heerführer wird { FROM($from) } { TO($to) } getragen.

risk-attacked = { $under ->
        [1] { $by } greift { FROM($from) } aus unter den Bergen hindurch { $defender } an: { $fort }.
       *[0] { $by } greift { FROM($from) } aus { $defender } an: { $fort }.
    }
risk-stormed = Angriff { FROM($from) } auf { WHOM($fort) }: { $red } gegen { $black }; { $losers ->
        [both] beide Seiten verlieren { $losses }
        [attackers] die Angreifer verlieren { $losses }
       *[defenders] die Verteidiger verlieren { $losses }
    }.
risk-converted = { $battalions } { FROM($from) } { $number ->
        [one] läuft
       *[other] laufen
    } zum Gegner über, { TO($to) }.
risk-sunk = { $battalions } { FROM($from) } { $number ->
        [one] geht
       *[other] gehen
    } auf See verloren.
risk-fell-back = { $battalions } { $number ->
        [one] zieht
       *[other] ziehen
    } sich { FROM($from) } { TO($to) } zurück.
risk-leader-lost = { IN($at) } fällt ein Heerführer ({ $by }).
risk-conquered = { $by } erobert { WHOM($at) } (bisher { $former }).
risk-advanced = { $battalions } { $number ->
        [one] rückt
       *[other] rücken
    }{ $leader ->
        [1] { " " }mit dem Heerführer
       *[0] { "" }
    } ein.
risk-rose = Aufstand { IN($at) }: { $by } gewinnt { $battalions }.
risk-eliminated = { $seat } ist aus dem Spiel, besiegt von { $by }.
risk-handed = { $to } übernimmt { $cards ->
        [one] { $cards } Gebietskarte
       *[other] { $cards } Gebietskarten
    } von { $from }.
risk-handed-land = { $from } gibt die Gebietskarte { $card } an { $to } ab.
risk-cast-aside = Der geheime Aufstand { IN($card) } fällt aus ({ $by }).

risk-redeployed = { $number ->
        [0] Der Heerführer marschiert
        [one] { $battalions }{ $leader ->
            [1] { " " }mit dem Heerführer
           *[0] { "" }
        } marschiert
       *[other] { $battalions }{ $leader ->
            [1] { " " }mit dem Heerführer
           *[0] { "" }
        } marschieren
    } { FROM($from) } { TO($to) }.

risk-happened = { $by } zieht ein Ereignis: „{ $card }“. { $summary }
risk-event-land = Gezogen wird die Gebietskarte { $card }.
risk-frozen = Stürme sperren { WHOM($at) } bis zum nächsten Zug von { $by }.
risk-raided = { IN($at) } verloren: { $battalions }.
risk-hid = { $by } bewahrt geheim einen Aufstand auf.
risk-hid-land = Dein geheimer Aufstand wartet { IN($card) }.
risk-corsairs = Korsaren bewachen die Küste bis zum nächsten Zug von { $by }.

risk-ring-rolled = Die Gefährten würfeln { $roll }: Sie { $goes_on ->
        [1] können weiterziehen
       *[0] bleiben, wo sie sind
    }.
risk-ring-moved = Der Ring kommt { TO($place) }.
risk-ring-left = Der Ring verlässt Mittelerde.
risk-ring-held = Der Ring bleibt { IN($place) }.
risk-scored = { $by } hat { $whole ->
        [one] einen Punkt
       *[other] { $whole } Punkte
    }: { $places } für Gebiete, { $regions } für Regionen, { $strongholds } für Festungen, { $cards } für Karten.
risk-ended = { AND($winners) } { $count ->
        [one] gewinnt
       *[other] teilen sich Mittelerde
    }: { $reason }.
risk-reason-ring_left = Der Ring hat Mittelerde verlassen
risk-reason-conquest = Jedes Gebiet von Mittelerde ist erobert
risk-reason-last_standing = Kein anderer Spieler ist übrig
risk-reason-turns_over = Die vereinbarte Zahl von Zügen ist um
