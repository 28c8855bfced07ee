# The rules of Stratego, explained to somebody without the box. ALL($pieces) are `Gandalf and the Elves`.

stratego-power-told = { $count ->
        [0] { $sentence }
       *[other] { $sentence } It does not work on { ALL($safe) }.
    }
