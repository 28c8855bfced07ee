puzzle-flag = { $count ->
        [one] Waar is { THE($piece) }? Kies het veld.
       *[other] Waar kan { THE($piece) } zijn? Kies alle { WORD($count) } de velden.
    }
puzzle-safe = Welke aanval is veilig, wie de verborgen stukken ook zijn? Kies wie aanvalt, en wie er wordt aangevallen.
puzzle-best = Welke aanval wint het vaakst, voor zover je kunt weten? Kies wie aanvalt, en wie er wordt aangevallen.
puzzle-win = Welke zet slaat { THE($piece) } in je volgende beurt, wat de andere kant ook doet? Kies wie er zet en waarheen.
puzzle-share = { $what } { $percent }%
puzzle-proof-flag = { $count ->
        [one] Geteld over elke verdeling van de verborgen stukken die past bij wat je zag: { THE($piece) } staat in al die gevallen op { $answer }.
       *[other] Geteld over elke verdeling van de verborgen stukken die past bij wat je zag: { THE($piece) } staat op een van de velden { $answer }, en nergens anders ({ COMMAS($odds) }).
    }
puzzle-proof-safe = Geteld over elke verdeling van de verborgen stukken die past bij wat je zag: met { $answer } valt de aanvaller in geen enkel geval.{ $rest ->
        [0] { "" }
       *[other] { " " }Bij de andere aanvallen valt hij zo vaak van de 100 keer: { COMMAS($others) }.
    }
puzzle-proof-best = Geteld over elke verdeling van de verborgen stukken die past bij wat je zag, wint een aanval zo vaak: { COMMAS($odds) }.
puzzle-proof-win = Geprobeerd op { $worlds } tafels, bedacht uit wat je zag, met elk antwoord daar: na { $answer } valt { THE($piece) } altijd. Een steekproef, niet geteld.
