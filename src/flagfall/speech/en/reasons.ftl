# Why somebody might decide that: what a hint says.

## Stratego

reason-stratego-win = { $who } captures { THE($enemy) } on { $square }.
reason-stratego-flag = { $who } captures { THE($enemy) } on { $square } and wins the game.
reason-stratego-both = { $who } and { THE($enemy) } on { $square } both fall, and that is worth it.
reason-stratego-lose = { $who } is lost on { $square }, but something else is gained by it.
reason-stratego-stand = { $who } and { THE($enemy) } on { $square } both stay; nothing is lost by trying.
reason-stratego-hidden = { $who } attacks the hidden piece on { $square }: going by what is left, it wins in { $percent } of 100 cases.
reason-stratego-finds-out = { $who } finds out who stands on { $square }: going by what is left, it wins only in { $percent } of 100 cases, but then you know.
reason-stratego-flees = { $who } gets away from { THE($enemy) }, to { $square }.
reason-stratego-hunts = { $who } goes to { $square }, where it threatens { THE($enemy) }.
reason-stratego-faces = { $who } steps up to a hidden piece, on { $square }: whoever moves next tells something.
reason-stratego-advances = { $who } comes forward to { $square }.
reason-stratego-waits = { $who } goes to { $square }: nothing is given away, and the others have to show what they want.
reason-stratego-place = On { $square } { THE($piece) } stands well.
reason-stratego-heal = On { $square } { THE($piece) } comes back.
reason-stratego-rescue = You get your { $piece } back, on { $square }.
reason-stratego-power = { $who } uses a power of its own, { $power }, on { $square }.
reason-stratego-enter = It is time for your reinforcements.
reason-stratego-stop = It is enough: going on would risk more than it could win.

## Risk

reason-risk-attack = { $place } can be taken: in { $percent } of 100 cases it falls{ $breaks ->
        [yes] , and nobody holds all of { $region } any more
       *[no] {""}
    }.
reason-risk-border = Battalions are needed in { $place }: { $enemies ->
        [one] one enemy battalion stands
       *[other] { $enemies } enemy battalions stand
    } at its borders.
reason-risk-inland = { $place } is as good a place as any.
reason-risk-roll = { $dice ->
        [one] One die is enough
       *[other] The more dice, the better: roll { WORD($dice) }
    }.
reason-risk-attacks-no-more = It is enough for this turn: more attacks would weaken what you have to hold.
reason-risk-pass = There is nothing better to do here.
reason-risk-defend = Roll as many dice as you may: ties are yours.
reason-risk-draw = A card costs nothing and may win the game.
reason-risk-play = This is the moment for this card.
reason-risk-claim = The mission is fulfilled: claim it.
reason-risk-discard = This card is the one you need least.
reason-risk-offer = Cards are worth battalions now, when you can use them.
reason-risk-with_leader = A Leader makes the dice better.
reason-risk-leader = A Leader does most good there.
reason-risk-from = Battalions that stand far from every enemy are of no use: march.
reason-risk-to = There they are needed.
reason-risk-judgement = Of all you can do, this leaves you best off.

## Whose piece that is: one's own in a hint, somebody's in a review

reason-yours = Your { $piece }
reason-theirs = { THE($piece) }

## Plans of Risk

thought-risk-plan = With the new battalions, { $start } sets out for { THE($place) }.
thought-risk-stop = Attack no more, and guard what is there.
