# Why a decision of Stratego is refused: one sentence, made from the asker's view alone.

stratego-no-turn = { $asked } cannot be decided: it is not your turn.
stratego-no-place = { $asked }: { $why }
stratego-goes-not-on = { $asked } does not go on with this turn; you may: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " and " }{ $more } more.
    }
stratego-no-act-from = { $asked }: { $why } From { $square } you may: { COMMAS($choices) }{ $more ->
        [0] .
       *[other] { " and " }{ $more } more.
    }
stratego-no-act = { $asked }: { $why } You may move from: { $there ->
        [0] nowhere
       *[other] { COMMAS($squares) }
    }.

stratego-set-up-first = set your pieces up first.
stratego-not-your-piece = that is no piece of yours.
stratego-none-left = you have no { $piece } left to place.
stratego-not-home = { $square } is not yours to set up on; your rows go from { $first } to { $last }.
stratego-taken-already = { $square } is taken already.
stratego-nobody-there = nobody stands on { $square }.
stratego-not-yours = the piece on { $square } is not yours.
stratego-is-stone = the piece on { $square } is stone.
stratego-no-such-power = { THE($piece) } has no such power.
stratego-turned-once = the piece on { $square } has changed sides once already.
stratego-no-reach = { $power } does not go from { $start } to { $end } as the board stands. { FIRST($reaches) }
stratego-cannot-move = { THE($piece) } cannot move or attack.
stratego-cannot-stay = a piece cannot stay where it is; somebody must move or attack.
stratego-own-piece = your own piece stands on { $square }.
stratego-no-entry = { $square } cannot be entered.
stratego-stone-unattackable = the piece on { $square } is stone and cannot be attacked.
stratego-set-up-over = the set-up is over.
stratego-rescue-not-agreed = Rescue was not agreed on.
stratego-rescue-after = a rescue comes right after a piece of yours has reached the enemy's back row.
stratego-nobody-has-power = nobody of yours has such a power.
stratego-used-already = { $power } was used already.
stratego-cannot-heal = { $power } cannot do that. { FIRST($reaches) }
stratego-nothing-to-stop = there is nothing to go on with or to stop.
stratego-no-reinforcements = you have no reinforcements.
stratego-reinforcements-entered = your reinforcements are on the board already.
stratego-reinforcements-wait = your reinforcements come when { $after } enemy pieces are gone; so far it is { $gone }.
stratego-reinforcements-full = there are not enough empty squares for your reinforcements.
stratego-no-diagonal = pieces move forward, backward or sideways, never diagonally.
stratego-one-square = this piece moves one square at a time.
stratego-in-the-way = a piece stands in the way.
stratego-way-blocked = the way is blocked.
stratego-chase = the chase rule: that position has already occurred in this chase.
stratego-two-square = the two-square rule: this piece has gone between these two squares { $times } turns in a row.
