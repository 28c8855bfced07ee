# Looking back at a game that is over. $army and $by are whose deed it was; what has happened is told to both sides.

## Who judged

review-by-mind = How each side stood in its own eyes: the computer's value of what that side could know, from { $worlds } imagined tables for each moment.
review-by-nobody = Nobody has judged how it stood.
review-by-planner = How each side stood: the computer's value of the position at the beginning of every turn, shared among all.

## Stratego: where it turned

review-flag-taken = { $army }: { THE($piece) } from { $start } takes { THE($other) } at { $square }.
review-lost-on-bomb = { $army }: { THE($piece) } from { $start } was lost on { THE($other) } at { $square }, which had never moved.
review-lost-on-known = { $army }: { THE($piece) } from { $start } was lost on { THE($other) } at { $square }, though it had been seen.
review-into-known = { $army }: { THE($piece) } from { $start } attacked { THE($other) } at { $square }, which had been seen, and was lost.
review-lucky = { $army }: { THE($piece) } from { $start } captured { THE($other) } at { $square }; for all that could be known, { $percent } in a hundred such attacks succeed.
review-unlucky = { $army }: { THE($piece) } from { $start } was lost to { THE($other) } at { $square }; for all that could be known, { $percent } in a hundred such attacks succeed.
review-both-fell = { $army }: { THE($piece) } from { $start } and { THE($other) } at { $square } both fell.
review-captured = { $army }: { THE($piece) } from { $start } captured { THE($other) } at { $square }.
review-repelled = { $army }: { THE($piece) } from { $start } was lost to { THE($other) } at { $square }.
review-struck = { $army }: { THE($piece) } at { $square } was felled.
review-many-fell = { $army }: { $count } pieces fell at once.
review-turned = { $army }: { THE($piece) } at { $square } changed sides.
review-stoned = { $army }: { THE($piece) } at { $square } turned to stone.
review-showed = { $army }: this showed { THE($piece) } at { $square }.
review-showed-near = { $army }: this showed { THE($piece) } at { $square }; the other side's { $other } is { $steps ->
        [one] one square
       *[other] { WORD($steps) } squares
    } away.
review-last-breaker = { $army }: with { THE($piece) } at { $square } the last who could take { THE($other) } fell.
review-flag-known = { $army }: from here on it could be known that { THE($piece) } stands at { $square }.
review-ring-taken = { $army }: the Ring was taken.
review-ring-destroyed = { $army }: the Ring was destroyed.
review-ring-borne = { $army }: the Ring goes on.
review-better = { $army }: { $played } gave something away. Better was { $better }: { $more } of 100 instead of { $less }.

## Stratego: what was given away

review-given-face = { THE($piece) } at { $square } was seen.
review-given-moved = The piece at { $square } moved for the first time, so it is none of those that never move.

## Risk: where it turned

review-risk-against-odds = { $by }: { $place } fell from { $start } against the odds: { $percent } in a hundred.
review-risk-failed = { $by }: { $place } held against { $start }, though { $percent } in a hundred such attacks succeed.
review-risk-good-dice = { $by }: attacking { $place } from { $start }, the dice gave { DECIMAL($luck) } battalions more than could be expected.
review-risk-bad-dice = { $by }: attacking { $place } from { $start }, the dice took { DECIMAL($luck) } battalions more than could be expected.
review-risk-region = { $by }: { $region } is complete, which brings { $bonus } battalions a turn.
review-risk-broken = { $by }: { $other } no longer holds { $region }, which brought { $bonus } battalions a turn.
review-risk-leader = { $by }: a Leader was lost in { $place }.
review-risk-eliminated = { $by }: { $other } was driven from the board.
review-risk-set = { $by }: a set of cards brought { $number } battalions.
review-risk-lead = { $by }: in the lead now, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
