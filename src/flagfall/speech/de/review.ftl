review-by-mind = Wie jede Seite ihre eigene Lage sah: die Einschätzung des Computers nach dem, was diese Seite wissen konnte, aus { $worlds } ausgedachten Tischen für jeden Augenblick.
review-by-planner = Wie jede Seite stand: die Einschätzung des Computers zu Beginn jedes Zuges, als Anteile von allen zusammen.
review-flag-taken = { THE($piece) } von { $start } ({ $army }) schlägt auf { $square } { WHOM($other) }.
review-lost-on-bomb = { THE($piece) } von { $start } ({ $army }) griff auf { $square } { WHOM($other) } an und ging verloren. Dort hatte sich nie etwas bewegt.
review-lost-on-known = { THE($piece) } von { $start } ({ $army }) griff auf { $square } { WHOM($other) } an und ging verloren, obwohl diese Figur schon bekannt war.
review-into-known = { THE($piece) } von { $start } ({ $army }) griff auf { $square } { WHOM($other) } an, obwohl diese Figur schon bekannt war, und ging verloren.
review-lucky = { THE($piece) } von { $start } ({ $army }) schlug auf { $square } { WHOM($other) }; nach allem, was man wissen konnte, gelingen { $percent } von hundert solchen Angriffen.
review-unlucky = { THE($piece) } von { $start } ({ $army }) griff auf { $square } { WHOM($other) } an und ging verloren; nach allem, was man wissen konnte, gelingen { $percent } von hundert solchen Angriffen.
review-both-fell = { THE($piece) } von { $start } ({ $army }) und { THE($other) } auf { $square } fielen beide.
review-captured = { THE($piece) } von { $start } ({ $army }) schlug auf { $square } { WHOM($other) }.
review-repelled = { THE($piece) } von { $start } ({ $army }) griff auf { $square } { WHOM($other) } an und ging verloren.
review-struck = { THE($piece) } auf { $square } ({ $army }) wurde geschlagen.
review-many-fell = { $army }: { $count } Figuren fielen auf einmal.
review-turned = { THE($piece) } auf { $square } ({ $army }) wechselte die Seite.
review-stoned = { THE($piece) } auf { $square } ({ $army }) wurde zu Stein.
review-showed = { $army }: Damit war zu sehen, wer auf { $square } steht: { THE($piece) }.
review-last-breaker = { $army }: Auf { $square } fiel die letzte Figur, die { WHOM($other) } hätte schlagen können ({ $piece }).
review-flag-known = { $army }: Ab hier konnte man wissen, wer auf { $square } steht: { THE($piece) }.
review-ring-taken = { $army }: Der Ring wurde erbeutet.
review-ring-destroyed = { $army }: Der Ring wurde zerstört.
review-ring-borne = { $army }: Der Ring zieht weiter.
review-better = { $army }: { $played } hat etwas verschenkt. Besser war { $better }: { $more } von 100 statt { $less }.
review-given-face = { THE($piece) } auf { $square } war zu sehen.
review-given-moved = Die Figur auf { $square } zog zum ersten Mal, also gehört sie nicht zu denen, die sich nie bewegen.
review-risk-against-odds = { $by }: Der Angriff { FROM($start) } auf { WHOM($place) } gelang, obwohl nur { $percent } von hundert solchen Angriffen gelingen.
review-risk-failed = { $by }: Der Angriff { FROM($start) } auf { WHOM($place) } misslang, obwohl { $percent } von hundert solchen Angriffen gelingen.
review-risk-good-dice = { $by }: Beim Angriff { FROM($start) } auf { WHOM($place) } gaben die Würfel { DECIMAL($luck) } Bataillone mehr, als zu erwarten war.
review-risk-bad-dice = { $by }: Beim Angriff { FROM($start) } auf { WHOM($place) } nahmen die Würfel { DECIMAL($luck) } Bataillone mehr, als zu erwarten war.
review-risk-region = { $by }: Die Region { $region } ist vollständig und bringt { $bonus } Bataillone pro Zug.
review-risk-broken = { $by }: { $other } hält die Region { $region } nicht mehr ganz; sie brachte { $bonus } Bataillone pro Zug.
review-risk-leader = { $by }: Ein Heerführer ging { IN($place) } verloren.
review-risk-eliminated = { $by }: { $other } wurde vom Brett vertrieben.
review-risk-set = { $by }: Ein Satz Karten brachte { $number } Bataillone.
review-risk-lead = { $by }: jetzt in Führung, mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
review-showed-near = { $army }: Damit war zu sehen, wer auf { $square } steht: { THE($piece) }; nur { $steps ->
        [one] ein Feld
       *[other] { WORD($steps) } Felder
    } entfernt steht ein Gegner: { THE($other) }.
review-by-nobody = Niemand hat beurteilt, wie es stand.
