# Puzzles from real games: the question, and why the answer is right.

puzzle-flag = { $count ->
        [one] Where is { THE($piece) }? Choose the square.
       *[other] Where can { THE($piece) } be? Choose all { WORD($count) } squares.
    }
puzzle-safe = Which attack is safe, whoever the hidden pieces are? Choose who attacks and whom.
puzzle-best = Which attack wins most often, for all you can know? Choose who attacks and whom.
puzzle-win = Which move takes { THE($piece) } next turn, whatever the other side does? Choose who moves and where to.

puzzle-share = { $what } { $percent }%
puzzle-proof-flag = { $count ->
        [one] Counted over every deal of the hidden pieces that agrees with what you have seen: { THE($piece) } stands at { $answer } in all of them.
       *[other] Counted over every deal of the hidden pieces that agrees with what you have seen: { THE($piece) } stands at one of { $answer }, and nowhere else ({ COMMAS($odds) }).
    }
puzzle-proof-safe = Counted over every deal of the hidden pieces that agrees with what you have seen: with { $answer } the attacker falls in none of them.{ $rest ->
        [0] { "" }
       *[other] { " " }With the others it falls in so many of a hundred: { COMMAS($others) }.
    }
puzzle-proof-best = Counted over every deal of the hidden pieces that agrees with what you have seen, so often an attack wins: { COMMAS($odds) }.
puzzle-proof-win = Tried on { $worlds } tables imagined from what you have seen, with every reply there: after { $answer } { THE($piece) } always falls. Sampled, not counted.
