puzzle-flag = { $count ->
        [one] Wo steht { THE($piece) }? Wähle das Feld.
       *[other] Wo kann { THE($piece) } stehen? Wähle alle { WORD($count) } Felder.
    }
puzzle-safe = Welcher Angriff ist sicher, wer auch immer die verdeckten Figuren sind? Wähle, wer angreift und wen.
puzzle-best = Welcher Angriff gewinnt am häufigsten, nach allem, was du wissen kannst? Wähle, wer angreift und wen.
puzzle-win = Mit welchem Zug gewinnst du? In deinem nächsten Zug muss { THE($piece) } fallen, egal, was die andere Seite tut. Wähle, wer zieht und wohin.
puzzle-share = { $what } { $percent } %
puzzle-proof-flag = { $count ->
        [one] Gezählt über jede Verteilung der verdeckten Figuren, die zu dem passt, was du gesehen hast: In allen steht { THE($piece) } auf { $answer }.
       *[other] Gezählt über jede Verteilung der verdeckten Figuren, die zu dem passt, was du gesehen hast: Auf einem von { $answer } steht { THE($piece) }, und nirgends sonst ({ COMMAS($odds) }).
    }
puzzle-proof-safe = Gezählt über jede Verteilung der verdeckten Figuren, die zu dem passt, was du gesehen hast: Mit { $answer } fällt der Angreifer in keiner.{ $rest ->
        [0] { "" }
       *[other] { " " }Mit den anderen fällt er in so vielen von hundert: { COMMAS($others) }.
    }
puzzle-proof-best = Gezählt über jede Verteilung der verdeckten Figuren, die zu dem passt, was du gesehen hast; so oft gewinnt ein Angriff: { COMMAS($odds) }.
puzzle-proof-win = Probiert an { $worlds } ausgedachten Tischen, die zu dem passen, was du gesehen hast, mit jeder Antwort dort: Nach { $answer } fällt { THE($piece) } immer. Das ist eine Stichprobe, nicht alles durchgezählt.
