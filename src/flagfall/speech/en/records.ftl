scroll-breaks-off = the scroll breaks off: after the last input there must be a line 'end'
scroll-too-long = a scroll has at most { $most } lines
scroll-empty = the scroll is empty
scroll-long-line = the line has { $letters } letters; { $most } are the most
scroll-unprintable = the line holds signs that cannot be printed
scroll-is-none = this is no scroll: it must begin with '{ $header }: 1'
scroll-no-header = { $header } is no header; the headers are { $known }, then an empty line
scroll-header-twice = the header { $header } stands here twice
scroll-header-missing = the header { $header } is missing
scroll-no-text = the scroll must be text in UTF-8; this line is not
scroll-goes-on = the scroll goes on after its end
scroll-no-version = { $version } is no version of a scroll; a small whole number is
scroll-newer = this scroll is of version { $version }; this Flagfall reads versions 1 to { $newest }
scroll-seats = the seats must be { $wanted }
scroll-other-result = the scroll says { $result }, but the game as played is { $played }
scroll-no-seat = { $who } does not sit at this table; a line begins with one of: { $known }
scroll-decides-nothing = { $who } decides nothing
check-fair = The luck was kept as promised ({ $pledge }): { $drawn ->
        [one] one outcome of chance
       *[other] { $drawn } outcomes of chance
    } and { $seals ->
        [one] one seal
       *[other] { $seals } seals
    } checked.
check-no-pledge = { $file } says nothing of a promise: it was not played on a server that makes one.
check-other-pledge = The promise of this scroll is { $pledge }, not the one you saw: this is another game, or somebody has changed it.
check-other-luck = The outcome of chance in decision { $number } is not the one that was promised.
check-other-seal = Nothing on this scroll fits the seal { $seal }: a set-up or a decision was changed, or it is of another game.
scroll-fair = the luck of the game must be a seed of 64 signs from 0 to f, then the lots: seat=word@number
strados-length = A position has 100 letters; this one has { $letters }.
strados-elsewhere = { $pieces ->
        [one] One piece stands where { $game } does not set it up.
       *[other] { $pieces } pieces stand where { $game } does not set them up.
    }
strados-no-letter = There is no letter for a { $kind }: only the classic pieces have one.
strados-unknown-letter = { $letter } on { $square } is no letter of a position: A to Y and _ are.
gravon-type = Games of type { $type } are not played here; these are: { $known }.
gravon-declarations = A Gravon game is a short XML file without declarations of its own.
gravon-no-field = There is no <game> with a <field content=…>: the game ended before both armies were set up.
gravon-long = A Gravon game is a short text.
gravon-neither = This is neither Gravon XML nor Gravon's older Stratego-Notation.
gravon-no-setup = There is no set-up: the game ended before both armies were set up.
gravon-no-xml = The XML cannot be read: { $why }.
scroll-line = line { $line }: { $why }
