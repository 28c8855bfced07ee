# Warum eine Entscheidung in Risiko abgelehnt wird. Nach jedem Grund steht, was möglich gewesen wäre.

risk-no-such-decision = { $decision } ist keine Entscheidung dieses Spiels. { $possible }
risk-refused-over = Du wolltest { $asked }, aber das Spiel ist vorbei.
risk-refused-not-you = Du wolltest { $asked }, aber du bist jetzt nicht gefragt. { $prompt }
risk-refused = Du wolltest { $asked }: { $why } { $possible }
risk-nothing-possible = Du hast jetzt nichts zu entscheiden.
risk-possible = { $more ->
        [0] Jetzt möglich: { COMMAS($choices) }.
       *[other] Jetzt möglich: { COMMAS($choices) } und { $more } mehr.
    }

risk-why-chance = Darüber entscheidet allein der Zufall.
risk-why-not-yours = Du hältst { WHOM($place) } nicht.
risk-why-your-own = Du hältst { WHOM($place) } selbst.
risk-why-redeployed = Du bist in diesem Zug schon marschiert.
risk-why-pinned = Der Anführer { IN($place) } hat einen Auftrag beansprucht und bleibt; nichts kann marschieren.
risk-why-stuck = Nichts kann { FROM($place) } irgendwohin marschieren.
risk-why-does-not-fit = { $place } passt hier nicht.
risk-why-not-held = Diese Karte hast du nicht.
risk-why-not-this-moment = Diese Karte ist in diesem Augenblick nicht zu gebrauchen.
risk-why-no-set = Mit dieser Karte lässt sich jetzt kein Satz bilden.
risk-why-no-leader = Kein Anführer könnte mitgehen.
risk-why-dice = { $number ->
        [one] { $number } Würfel ist hier nicht möglich.
       *[other] { $number } Würfel sind hier nicht möglich.
    }
risk-why-battalions = { $number ->
        [one] { $number } Bataillon ist hier nicht möglich.
       *[other] { $number } Bataillone sind hier nicht möglich.
    }
risk-why-not-asked = Danach ist nicht gefragt. { $prompt }
risk-why-storms = Stürme halten Armeen dort vom Angriff ab.
risk-why-too-few = Ein Angriff braucht mindestens 2 Bataillone { IN($place) }, denn eins bleibt zurück.
risk-why-bridge-or-card = Diese Brücke ist außer für einen Anführer gesperrt, oder deine Karte passt nicht zu diesem Angriff.
risk-why-combat-phase = Angriffe gibt es in der Kampfphase, einen nach dem anderen.
