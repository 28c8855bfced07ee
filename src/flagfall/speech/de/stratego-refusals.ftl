stratego-unreadable = { $text } ist nicht zu lesen; schreib einen Zug als a4-a5, eine Figur zum Aufstellen als { $kind }@a1.
stratego-no-square = Es gibt kein Feld { $square }; das Brett geht von a1 bis { $corner }.
stratego-no-piece = { $piece } ist keine Figur von dir; deine Figuren sind: { $known }.
stratego-one-turn = Schreib einen Zug oder die Schritte eines Zuges, durch Kommas getrennt.
stratego-no-letter = { $letter } ist keine Figur von dir; die Buchstaben sind { $known }, ein Punkt ist leer.
stratego-position-piece = { $letter } ist keine Figur { OF($army) }.
stratego-position-begins = Eine Stellung dieses Spiels beginnt so: { $game }, ein Zuhörer, eine Zahl, die Reihen.
stratego-position-listener = Nach dem Spiel kommen ein Zuhörer ({ $listeners }) und wie viele Züge gemacht wurden.
stratego-position-short = Die Zeile endet zu früh.
stratego-position-none-of = { $word } gehört nicht zu: { $known }.
stratego-position-number = Nach { $word } kommt eine Zahl, nicht { $digits }.
stratego-position-numbers = Nach { $word } kommen zwei Zahlen, etwa 3,4.
stratego-position-too-much = { $words } gehört nicht in eine Stellung.
stratego-position-row-length = Reihe { $row } hat { $column ->
        [one] ein Feld
       *[other] { $column } Felder
    }, nicht { $cols }.
stratego-position-phase = Nach den Reihen kommt `setup`, `turn` und ein Platz, oder `over` und wer gewonnen hat.
stratego-position-error = Fehler: { $why }.
stratego-position-row = Reihe { $row } ist bei { $cells } nicht zu lesen.
stratego-chase-needs-two-square = Die Jagdregel erlaubt dem Jäger, sofort zurückzugehen, weil die Zwei-Felder-Regel das begrenzt: more_square braucht für two_square den Wert 2, 3 oder 5.
stratego-not-played-with = stratego/{ $edition } wird nicht mit { $option } gespielt: { $why }
stratego-setup-rows = Eine Aufstellung hat { $rows } Reihen zu { $cols } Buchstaben, getrennt durch /; diese hat { $given } { $given ->
        [one] Reihe
       *[other] Reihen
    } zu { $lengths }.
stratego-setup-few = { $piece }: { $count } zu wenig
stratego-setup-many = { $piece }: { $count } zu viel
stratego-setup-counts = Diese Aufstellung besteht nicht genau aus deinen Figuren: { COMMAS($wrong) }.
stratego-no-power-word = { $word } ist keine Kraft dieses Spiels; { $there ->
        [0] es hat keine
       *[other] die Wörter sind: { COMMAS($known) }
    }.
stratego-other-word = { $asked }: Diese Kraft hat { THE($piece) } nicht; das Wort ist { $words }.
stratego-position-rows = Eine Stellung hat { $rows } Reihen, getrennt durch /, nicht { $given }.
stratego-no-decision = Es gibt keine Entscheidung { $decision }; sie sind von 0 bis { $last } nummeriert.
