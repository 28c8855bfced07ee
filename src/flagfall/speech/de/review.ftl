review-by-mind = Wie jede Seite in ihren eigenen Augen stand: die Einschätzung des Computers aus dem, was diese Seite wissen konnte, mit { $worlds } ausgedachten Tischen für jede Stelle.
review-by-planner = Wie jede Seite stand: die Einschätzung der Stellung durch den Computer zu Beginn jedes Zuges, auf alle verteilt.
review-flag-taken = { $army }: { THE($piece) } von { $start } schlägt auf { $square } { THE($other) }.
review-lost-on-bomb = { $army }: { THE($piece) } von { $start } ging auf { $square } verloren ({ $other }), wo sich nie etwas bewegt hatte.
review-lost-on-known = { $army }: { THE($piece) } von { $start } ging auf { $square } verloren ({ $other }), obwohl das zu sehen gewesen war.
review-into-known = { $army }: { THE($piece) } von { $start } griff auf { $square } eine bekannte Figur an ({ $other }) und ging verloren.
review-lucky = { $army }: { THE($piece) } von { $start } war auf { $square } erfolgreich ({ $other }); nach allem, was zu wissen war, gelingen { $percent } von hundert solchen Angriffen.
review-unlucky = { $army }: { THE($piece) } von { $start } ging auf { $square } verloren ({ $other }); nach allem, was zu wissen war, gelingen { $percent } von hundert solchen Angriffen.
review-both-fell = { $army }: { THE($piece) } von { $start } und { THE($other) } auf { $square } fielen beide.
review-captured = { $army }: { THE($piece) } von { $start } siegte auf { $square }; { THE($other) } ist geschlagen.
review-repelled = { $army }: { THE($piece) } von { $start } verlor auf { $square }; { THE($other) } blieb.
review-struck = { $army }: { THE($piece) } auf { $square } wurde geschlagen.
review-many-fell = { $army }: { $count } Figuren fielen auf einmal.
review-turned = { $army }: { THE($piece) } auf { $square } wechselte die Seite.
review-stoned = { $army }: { THE($piece) } auf { $square } wurde zu Stein.
review-showed = { $army }: Damit war zu sehen, wer auf { $square } steht: { THE($piece) }.
review-last-breaker = { $army }: Mit der Figur auf { $square } ({ $piece }) fiel die letzte, die das hätte nehmen können: { THE($other) }.
review-flag-known = { $army }: Von hier an war zu wissen, wer auf { $square } steht: { THE($piece) }.
review-ring-taken = { $army }: Der Ring wurde genommen.
review-ring-destroyed = { $army }: Der Ring wurde zerstört.
review-ring-borne = { $army }: Der Ring zieht weiter.
review-given-face = { THE($piece) } auf { $square } war zu sehen.
review-given-moved = Die Figur auf { $square } zog zum ersten Mal, sie ist also keine von denen, die sich nie bewegen.
review-risk-against-odds = { $by }: Der Angriff { FROM($start) } auf { WHOM($place) } gelang, obwohl nur { $percent } von hundert solchen Angriffen gelingen.
review-risk-failed = { $by }: Der Angriff { FROM($start) } auf { WHOM($place) } misslang, obwohl { $percent } von hundert solchen Angriffen gelingen.
review-risk-good-dice = { $by }: Beim Angriff { FROM($start) } auf { WHOM($place) } gaben die Würfel { $luck } Bataillone mehr, als zu erwarten war.
review-risk-bad-dice = { $by }: Beim Angriff { FROM($start) } auf { WHOM($place) } nahmen die Würfel { $luck } Bataillone mehr, als zu erwarten war.
review-risk-region = { $by }: { $region } ist vollständig und bringt { $bonus } Bataillone pro Zug.
review-risk-broken = { $by }: { $other } hält { $region } nicht mehr; das brachte { $bonus } Bataillone pro Zug.
review-risk-leader = { $by }: Ein Anführer ging { IN($place) } verloren.
review-risk-eliminated = { $by }: { $other } wurde vom Brett vertrieben.
review-risk-set = { $by }: Ein Satz Karten brachte { $number } Bataillone.
review-risk-lead = { $by }: jetzt in Führung, mit { $points } Punkten.
review-showed-near = { $army }: Damit war zu sehen, wer auf { $square } steht: { THE($piece) }; { $other } (andere Seite) ist { $steps ->
        [one] ein Feld
       *[other] { WORD($steps) } Felder
    } entfernt.
review-by-nobody = Niemand hat beurteilt, wie es stand.
