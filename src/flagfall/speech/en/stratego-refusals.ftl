stratego-unreadable = { $text } cannot be read; write a move as a4-a5, a piece to put down as { $kind }@a1.
stratego-no-square = There is no square { $square }; the board goes from a1 to { $corner }.
stratego-no-piece = { $piece } is no piece of yours; your pieces are: { $known }.
stratego-one-turn = Write one move, or the steps of one turn separated by commas.
stratego-no-letter = { $letter } is no piece of yours; the letters are { $known }, a dot is empty.
stratego-position-piece = { $letter } is no piece of the { $army }.
stratego-position-begins = A position of this game begins: { $game }, a listener, a number, the rows.
stratego-position-listener = After the game come a listener ({ $listeners }) and how many moves were made.
stratego-position-short = The line ends too early.
stratego-position-none-of = { $word } is none of: { $known }.
stratego-position-number = After { $word } comes a number, not { $digits }.
stratego-position-numbers = After { $word } come two numbers, such as 3,4.
stratego-position-too-much = { $words } does not belong to a position.
stratego-position-row-length = Row { $row } has { $column ->
        [one] one square
       *[other] { $column } squares
    }, not { $cols }.
stratego-position-phase = After the rows comes `setup`, `turn` and a seat, or `over` and who won.
stratego-position-error = { $why }.
stratego-position-row = Row { $row } cannot be read at { $cells }.
stratego-chase-needs-two-square = The chase rule lets a chaser go back at once because the two-square rule limits that: more_square needs two_square to be 2, 3 or 5.
stratego-not-played-with = stratego/{ $edition } is not played with { $option }: { $why }
stratego-setup-rows = A set-up is { $rows } rows of { $cols } letters, separated by /; this one has { $given } { $given ->
        [one] row
       *[other] rows
    } of { $lengths }.
stratego-setup-few = { $piece }: { $count } too few
stratego-setup-many = { $piece }: { $count } too many
stratego-setup-counts = That set-up does not use exactly your pieces: { COMMAS($wrong) }.
stratego-no-power-word = { $word } is no power of this game; { $there ->
        [0] it has none
       *[other] the words are: { COMMAS($known) }
    }.
stratego-other-word = { $asked }: { THE($piece) } has no such power; the word is { $words }.
stratego-position-rows = A position has { $rows } rows separated by /, not { $given }.
stratego-no-decision = There is no decision { $decision }; they are numbered from 0 to { $last }.
