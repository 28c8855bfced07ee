stratego-unreadable = { $text } is niet te lezen; schrijf een zet als a4-a5, een stuk om te plaatsen als { $kind }@a1.
stratego-no-square = Er is geen veld { $square }; het bord gaat van a1 tot en met { $corner }.
stratego-no-piece = { $piece } is geen stuk van jou; je stukken zijn: { $known }.
stratego-one-turn = Schrijf één zet, of de stappen van één beurt gescheiden door komma's.
stratego-no-letter = { $letter } is geen stuk van jou; de letters zijn { $known }, een punt is leeg.
stratego-position-piece = { $letter } is geen stuk van { THE($army) }.
stratego-position-begins = Een stelling van dit spel begint zo: { $game }, een luisteraar, een getal, de rijen.
stratego-position-listener = Na het spel komen een luisteraar ({ $listeners }) en hoeveel zetten er gedaan zijn.
stratego-position-short = De regel eindigt te vroeg.
stratego-position-none-of = { $word } hoort niet bij: { $known }.
stratego-position-number = Na { $word } komt een getal, niet { $digits }.
stratego-position-numbers = Na { $word } komen twee getallen, zoals 3,4.
stratego-position-too-much = { $words } hoort niet in een stelling.
stratego-position-row-length = Rij { $row } heeft { $column ->
        [one] één veld
       *[other] { $column } velden
    }, niet { $cols }.
stratego-position-phase = Na de rijen komt `setup`, `turn` en een plaats, of `over` en wie er won.
stratego-position-error = Fout: { $why }.
stratego-position-row = Rij { $row } is bij { $cells } niet te lezen.
stratego-chase-needs-two-square = De jaagregel laat een jager meteen teruggaan, omdat de tweeveldenregel dat begrenst: met more_square moet two_square 2, 3 of 5 zijn.
stratego-not-played-with = stratego/{ $edition } wordt niet gespeeld met { $option }: { $why }
stratego-setup-rows = Een opstelling is { $rows } rijen van { $cols } letters, gescheiden door /; deze heeft { $given } { $given ->
        [one] rij
       *[other] rijen
    } van { $lengths }.
stratego-setup-few = { $piece }: { $count } te weinig
stratego-setup-many = { $piece }: { $count } te veel
stratego-setup-counts = Die opstelling gebruikt niet precies jouw stukken: { COMMAS($wrong) }.
stratego-no-power-word = { $word } is geen kracht van dit spel; { $there ->
        [0] het heeft er geen
       *[other] de woorden zijn: { COMMAS($known) }
    }.
stratego-other-word = { $asked }: { THE($piece) } heeft die kracht niet; het woord is { $words }.
stratego-position-rows = Een stelling heeft { $rows } rijen gescheiden door /, niet { $given }.
stratego-no-decision = Er is geen beslissing { $decision }; ze zijn genummerd van 0 tot en met { $last }.
