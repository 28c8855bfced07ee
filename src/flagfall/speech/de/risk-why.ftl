# Warum eine Entscheidung in Risiko abgelehnt wird. Nach jedem Grund steht, was möglich gewesen wäre.

risk-no-such-decision = { $decision } ist keine Entscheidung dieses Spiels. { $possible }
risk-refused-over = { $asked } geht nicht: Das Spiel ist vorbei.
risk-refused-not-you = { $asked } geht nicht: Du bist jetzt nicht gefragt. { $prompt }
risk-refused = { $asked } geht nicht: { $why } { $possible }
risk-nothing-possible = Du hast jetzt nichts zu entscheiden.
risk-possible = { $more ->
        [0] Jetzt möglich: { COMMAS($choices) }.
        [one] Jetzt möglich: { COMMAS($choices) } und 1 weitere Entscheidung.
       *[other] Jetzt möglich: { COMMAS($choices) } und { $more } weitere.
    }

risk-why-chance = Darüber entscheidet allein der Zufall.
risk-why-not-yours = Du hältst { WHOM($place) } nicht.
risk-why-your-own = Du hältst { WHOM($place) } selbst.
risk-why-redeployed = Du bist in diesem Zug schon marschiert.
risk-why-pinned = Der Heerführer { IN($place) } hat in diesem Zug eine Mission erfüllt und bleibt; sonst kann dort nichts marschieren.
risk-why-stuck = Aus diesem Gebiet kann nichts marschieren: { $place }.
risk-why-does-not-fit = Dieses Gebiet passt hier nicht: { $place }.
risk-why-not-held = Diese Karte hast du nicht.
risk-why-not-this-moment = Diese Karte kannst du jetzt nicht verwenden.
risk-why-no-set = Mit dieser Karte lässt sich jetzt kein Satz bilden.
risk-why-no-leader = Kein Heerführer kann mitgehen.
risk-why-dice = { $number ->
        [one] Mit { $number } Würfel geht das hier nicht.
       *[other] Mit { $number } Würfeln geht das hier nicht.
    }
risk-why-battalions = { $number ->
        [one] Mit { $number } Bataillon geht das hier nicht.
       *[other] Mit { $number } Bataillonen geht das hier nicht.
    }
risk-why-not-asked = Danach ist nicht gefragt. { $prompt }
risk-why-storms = Stürme verhindern dort jeden Angriff.
risk-why-too-few = Ein Angriff braucht mindestens 2 Bataillone { IN($place) }, denn eins bleibt zurück.
risk-why-bridge-or-card = Diese Brücke ist gesperrt, außer für einen Heerführer, oder deine Karte passt nicht zu diesem Angriff.
risk-why-combat-phase = Angegriffen wird in der Kampfphase, ein Angriff nach dem anderen.
