# Wat er in Risk gebeurt, verteld aan wie het hoorde.

risk-neutral = het neutrale leger
risk-colour-green = Groen
risk-colour-yellow = Geel
risk-colour-red = Rood
risk-colour-black = Zwart
risk-wild = een joker
risk-battalions = { $number ->
        [one] één bataljon
       *[other] { $number } bataljons
    }
risk-bridge = tussen { THE($a) } en { THE($b) }
risk-fort = { $stronghold } ({ $place })
    .the = { THE($stronghold) } ({ $place })
risk-worth = { $points ->
        [0] { "" }
        [one] , goed voor { $points } punt
       *[other] , goed voor { $points } punten
    }

risk-rolled = { $by } gooit { $die }.
risk-dealt = { $to } begint in { THE($at) } met { $battalions }.
risk-claimed = { $by } neemt { THE($at) }.
risk-occupied = { $by } bezet { THE($at) }.
risk-placed = { $by } zet { $battalions } in { THE($at) }.
risk-appointed = De Leider van { $by } verschijnt in { THE($at) }.

risk-took = { $pile ->
        [adventure] { $by } trekt een Avontuurkaart.
       *[territory] { $by } trekt een Gebiedskaart.
    }
risk-took-land = Je trekt de Gebiedskaart { $card }.
risk-took-land-wild = Je trekt een joker als Gebiedskaart.
risk-took-tale = Je trekt de Avontuurkaart ‘{ $card }’.
risk-reshuffled = { $pile ->
        [adventure] De afgelegde Avontuurkaarten worden tot een nieuwe stapel geschud.
       *[territory] De afgelegde Gebiedskaarten worden tot een nieuwe stapel geschud.
    }
risk-offered = { $by } legt neer: { $card }.
risk-exchanged = De set van { $by } levert { $battalions } op.
risk-played = { $by } speelt ‘{ $card }’{ $worth }.
risk-discarded = { $by } legt ‘{ $card }’ af.
risk-claimed-mission = De Leider van { $by } vervult in { THE($at) } de opdracht ‘{ $card }’{ $worth }.

risk-turned = Beurt { $turn }: { $by }.
risk-granted = { $regions ->
        [0] { $by } krijgt { $battalions }.
       *[other] { $by } krijgt { $battalions } en { $regions } voor hele streken.
    }
risk-thawed = Wat { $by } had afgesloten, is weer open.
risk-blocked = { $by } sluit de brug { $bridge }.
risk-carried = Een Leider wordt van { THE($from) } naar { THE($to) } gedragen.

risk-attacked = { $under ->
        [1] { $by } trekt vanuit { THE($from) } onder de bergen door op tegen { $defender } in { THE($fort) }.
       *[0] { $by } trekt vanuit { THE($from) } op tegen { $defender } in { THE($fort) }.
    }
risk-stormed = Aanval vanuit { THE($from) } op { THE($fort) }: { $red } tegen { $black }; { $losers ->
        [both] beide kanten verliezen { $losses }
        [attackers] de aanvallers verliezen { $losses }
       *[defenders] de verdedigers verliezen { $losses }
    }.
risk-converted = { $battalions } uit { THE($from) } { $number ->
        [one] loopt
       *[other] lopen
    } over naar { THE($to) }.
risk-sunk = { $battalions } uit { THE($from) } { $number ->
        [one] gaat
       *[other] gaan
    } verloren op zee.
risk-fell-back = { $battalions } { $number ->
        [one] trekt
       *[other] trekken
    } zich terug van { THE($from) } naar { THE($to) }.
risk-leader-lost = De Leider van { $by } valt in { THE($at) }.
risk-conquered = { $by } neemt { THE($at) } in (was van { $former }).
risk-advanced = { $battalions } { $number ->
        [one] trekt
       *[other] trekken
    }{ $leader ->
        [1] { " " }met de Leider
       *[0] { "" }
    } binnen.
risk-rose = Opstand in { THE($at) }: { $by } krijgt { $battalions }.
risk-eliminated = { $seat } is uit het spel, verslagen door { $by }.
risk-handed = { $to } neemt { $cards ->
        [one] { $cards } Gebiedskaart
       *[other] { $cards } Gebiedskaarten
    } over van { $from }.
risk-handed-land = { $card } gaat van { $from } naar { $to }.
risk-cast-aside = De geheime opstand van { $by } in { THE($card) } gaat niet door.

risk-redeployed = { $number ->
        [0] De Leider trekt
        [one] { $battalions }{ $leader ->
            [1] { " " }met de Leider
           *[0] { "" }
        } trekt
       *[other] { $battalions }{ $leader ->
            [1] { " " }met de Leider
           *[0] { "" }
        } trekken
    } van { THE($from) } naar { THE($to) }.

risk-happened = { $by } trekt een gebeurtenis: ‘{ $card }’. { $summary }
risk-event-land = De getrokken kaart toont { THE($card) }.
risk-frozen = Stormen sluiten { THE($at) } af tot de volgende beurt van { $by }.
risk-raided = Verloren in { THE($at) }: { $battalions }.
risk-hid = { $by } bewaart een geheime opstand.
risk-hid-land = Je geheime opstand wacht in { THE($card) }.
risk-corsairs = Zeerovers bewaken de kust tot de volgende beurt van { $by }.

risk-ring-rolled = Het Reisgenootschap gooit { $roll }: het { $goes_on ->
        [1] kan verder
       *[0] blijft waar het is
    }.
risk-ring-moved = De Ring komt in { THE($place) }.
risk-ring-left = De Ring verlaat Midden-aarde.
risk-ring-held = De Ring blijft in { THE($place) }.
risk-scored = { $by } komt op { $whole }: { $places } voor plaatsen, { $regions } voor streken, { $strongholds } voor Vestingen, { $cards } voor kaarten.
risk-ended = { AND($winners) } { $count ->
        [one] wint
       *[other] delen Midden-aarde
    }: { $reason }.
risk-reason-ring_left = de Ring heeft Midden-aarde verlaten
risk-reason-conquest = elke plaats van Midden-aarde is veroverd
risk-reason-last_standing = er is geen andere speler over
risk-reason-turns_over = het afgesproken aantal beurten is om
