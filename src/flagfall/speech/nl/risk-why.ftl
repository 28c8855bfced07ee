# Waarom een beslissing in Risk wordt geweigerd. Na elke reden staat wat wel had gekund.

risk-no-such-decision = { $decision } is geen beslissing van dit spel. { $possible }
risk-refused-over = Je wilde { $asked }, maar het spel is voorbij.
risk-refused-not-you = Je wilde { $asked }, maar jou wordt nu niets gevraagd. { $prompt }
risk-refused = Je wilde { $asked }: { $why } { $possible }
risk-nothing-possible = Je hebt nu niets te beslissen.
risk-possible = { $more ->
        [0] Nu mogelijk: { COMMAS($choices) }.
       *[other] Nu mogelijk: { COMMAS($choices) }, en nog { $more }.
    }

risk-why-chance = dat beslist alleen het toeval.
risk-why-not-yours = je bezit { THE($place) } niet.
risk-why-your-own = je bezit { THE($place) } zelf al.
risk-why-redeployed = je hebt deze beurt al verplaatst.
risk-why-pinned = de Leider in { THE($place) } heeft een opdracht opgeëist en blijft; daar kan niemand weg.
risk-why-stuck = vanuit { THE($place) } kan niemand ergens heen.
risk-why-does-not-fit = de plaats { $place } past hier niet.
risk-why-not-held = die kaart heb je niet.
risk-why-not-this-moment = die kaart kan op dit moment niet gebruikt worden.
risk-why-no-set = met die kaart is nu geen set te maken.
risk-why-no-leader = er kan geen Leider mee.
risk-why-dice = { $number ->
        [one] { $number } dobbelsteen kan hier niet.
       *[other] { $number } dobbelstenen kunnen hier niet.
    }
risk-why-battalions = { $number ->
        [one] { $number } bataljon kan hier niet.
       *[other] { $number } bataljons kunnen hier niet.
    }
risk-why-not-asked = dat wordt niet gevraagd. { $prompt }
risk-why-storms = door stormen kan daar geen leger aanvallen.
risk-why-too-few = een aanval heeft minstens 2 bataljons in { THE($place) } nodig, want één blijft achter.
risk-why-bridge-or-card = die brug is voor ieder behalve een Leider gesloten, of je kaart past niet bij die aanval.
risk-why-combat-phase = aanvallen doe je in de gevechtsfase, één voor één.
