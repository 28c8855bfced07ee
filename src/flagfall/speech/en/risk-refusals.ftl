risk-no-place = There is no place called { $text } on this board.{ $meant }
risk-no-card = There is no Adventure card called { $text }.{ $meant }
risk-not-understood = I do not understand { $text }. For example: place moria, attack moria > eregion, pass.
risk-dice-number = To { $verb } takes 1 to { $most } dice, not { $said }.
risk-no-bridge = There is no bridge between { $a } and { $a2 }.
risk-which-place = Which place? Name one of the board, such as moria.
risk-too-long = { $text } is longer than any decision.
risk-two-places = Two places are needed, as in: moria { $mark } eregion.
risk-no-decision = { $decision } is no decision of this game.
risk-empty-line = An empty line decides nothing. For example: place moria, or pass.
risk-place-nothing = To place no battalion is to do nothing.
risk-too-many-to-place = { $waiting ->
        [one] You have one battalion to place, not { $count }.
       *[other] You have { $waiting } battalions to place, not { $count }.
    }
risk-set-of-three = A set is three Territory cards, as in: trade moria eregion wild.
risk-no-set = You hold no set of Territory cards to exchange.
risk-attack-two-places = Two places are needed, as in: attack moria > eregion.
risk-no-border-possible = { $why } { $possible }
risk-nobody-to-spend = You have { $army } there already: there is nobody to spend until { $left } are left.
risk-march-needs = A march needs two places and a number, as in: move moria > gladden_fields 4.
risk-march-most = At most { $most } battalions march at once.
risk-leader-must = That march from { $place } is only possible with the Leader.
risk-no-leader = There is no Leader of yours in { $place }. Move battalions alone: leave out `with leader`.
risk-no-position = This is not a position of this game: { $why }.
risk-kept-apart = { $a } and { $b } are kept apart by { $barrier ->
        [river] a river without a bridge
       *[mountain] a mountain
    }.
risk-no-border = { $a } does not border { $b }.
risk-leader-pinned = The Leader in { $place } has claimed a mission and stays. Battalions may march without it: leave out `with leader`.
risk-leader-would-meet = The Leader in { $place } would meet another Leader of yours. Battalions may march without it: leave out `with leader`.
