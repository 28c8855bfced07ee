# Why a decision of Risk is refused, made from the asker's view alone. Each reason is followed by what would have been possible.

risk-no-such-decision = { $decision } is no decision of this game. { $possible }
risk-refused-over = You asked to { $asked }, but the game is over.
risk-refused-not-you = You asked to { $asked }, but you are not asked now. { $prompt }
risk-refused = You asked to { $asked }: { $why } { $possible }
risk-nothing-possible = You have nothing to decide now.
risk-possible = { $more ->
        [0] Possible now: { COMMAS($choices) }.
       *[other] Possible now: { COMMAS($choices) }, and { $more } more.
    }

risk-why-chance = that is for chance alone to say.
risk-why-not-yours = { $place } is not yours.
risk-why-your-own = { $place } is your own.
risk-why-redeployed = you have made your redeployment for this turn.
risk-why-pinned = the Leader in { $place } has claimed a mission and stays; nothing can march.
risk-why-stuck = nothing in { $place } can march anywhere.
risk-why-does-not-fit = { $place } does not fit here.
risk-why-not-held = you do not hold that card.
risk-why-not-this-moment = that card cannot be used at this moment.
risk-why-no-set = no set can be made with that card now.
risk-why-no-leader = no Leader could go along.
risk-why-dice = { $number ->
        [one] { $number } die is not possible here.
       *[other] { $number } dice are not possible here.
    }
risk-why-battalions = { $number ->
        [one] { $number } battalion is not possible here.
       *[other] { $number } battalions are not possible here.
    }
risk-why-not-asked = that is not what is asked. { $prompt }
risk-why-storms = storms keep armies from attacking there.
risk-why-too-few = an attack needs at least 2 battalions in { $place }, for one stays behind.
risk-why-bridge-or-card = that bridge is closed to all but a Leader, or your card does not fit that attack.
risk-why-combat-phase = attacks are made in the Combat phase, one at a time.
