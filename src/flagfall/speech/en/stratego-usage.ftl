# What may be typed in Stratego, and what it does: in the terminal, beside an example of each.

stratego-usage-place = place one piece
stratego-usage-deploy = a whole set-up: { $rows } rows of { $cols } letters from the top of the board down, a dot for an empty square. { $letters }.
stratego-usage-letter = { $letter } { $piece }
stratego-usage-move = move, or attack what stands there; a turn in several steps is one line with commas
stratego-usage-power = { $power }, { $owners }: { $sentence }
stratego-usage-power-reconstructed = { $power }, { $owners } (reconstructed): { $sentence }
stratego-usage-enter = bring in all your reinforcements, as soon as { $count } enemy pieces are gone; then move as usual
stratego-usage-rescue = bring a captured piece back, right after reaching the enemy's back row; `stop` if you do not want to
