# What may be typed in Risk, and what it does: in the terminal, beside an example of each.

risk-usage-place = put battalions there; `place moria all` for all you have
risk-usage-trade = turn in the best set of cards; `trade a b c` names them
risk-usage-attack = attack; add a number of dice, `until 4` (stop when 4 are left) or `to the end`
risk-usage-roll = throw so many dice
risk-usage-advance = move in after winning; or a number
risk-usage-move = redeploy
risk-usage-pass = go on to the next part of the turn
risk-usage-leader = take the Leader along; `roll 2 alone` leaves it out of an attack
risk-usage-play = play a card, declare a mission fulfilled
risk-usage-map = every region with its bonus and what is special in its places
risk-usage-near = a place and everything it borders on
risk-usage-cards = your own cards, and what they do
