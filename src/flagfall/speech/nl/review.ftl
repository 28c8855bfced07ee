review-by-mind = Hoe elke kant er in eigen ogen voor stond: de waardering van de computer op grond van wat die kant kon weten, met { $worlds } bedachte tafels voor elk moment.
review-by-planner = Hoe elke kant ervoor stond: de waardering van de stelling door de computer aan het begin van elke beurt, over iedereen verdeeld.
review-flag-taken = { $army }: { THE($piece) } van { $start } slaat { THE($other) } op { $square }.
review-lost-on-bomb = { $army }: { THE($piece) } van { $start } verloor op { $square } van { THE($other) }, een stuk dat nooit bewogen had.
review-lost-on-known = { $army }: { THE($piece) } van { $start } verloor op { $square } van { THE($other) }, een stuk dat al gezien was.
review-into-known = { $army }: { THE($piece) } van { $start } viel op { $square } { THE($other) } aan, een stuk dat al gezien was, en ging verloren.
review-lucky = { $army }: { THE($piece) } van { $start } sloeg { THE($other) } op { $square }; voor zover te weten was, lukken { $percent } van de 100 zulke aanvallen.
review-unlucky = { $army }: { THE($piece) } van { $start } verloor van { THE($other) } op { $square }; voor zover te weten was, lukken { $percent } van de 100 zulke aanvallen.
review-both-fell = { $army }: { THE($piece) } van { $start } en { THE($other) } op { $square } vielen allebei.
review-captured = { $army }: { THE($piece) } van { $start } sloeg { THE($other) } op { $square }.
review-repelled = { $army }: { THE($piece) } van { $start } verloor van { THE($other) } op { $square }.
review-struck = { $army }: { THE($piece) } op { $square } werd verslagen.
review-many-fell = { $army }: { $count } stukken vielen tegelijk.
review-turned = { $army }: { THE($piece) } op { $square } liep over.
review-stoned = { $army }: { THE($piece) } op { $square } versteende.
review-showed = { $army }: dit liet { THE($piece) } op { $square } zien.
review-last-breaker = { $army }: met { THE($piece) } op { $square } viel de laatste die { THE($other) } kon slaan.
review-flag-known = { $army }: vanaf hier was te weten dat { THE($piece) } op { $square } stond.
review-ring-taken = { $army }: de Ring werd buitgemaakt.
review-ring-destroyed = { $army }: de Ring werd vernietigd.
review-ring-borne = { $army }: de Ring gaat verder.
review-better = { $army }: { $played } gaf iets weg. Beter was { $better }: { $more } van de 100 in plaats van { $less }.
review-given-face = { THE($piece) } op { $square } werd gezien.
review-given-moved = Het stuk op { $square } bewoog voor het eerst, dus het is geen van de stukken die nooit bewegen.
review-risk-against-odds = { $by }: de aanval vanuit { THE($start) } op { THE($place) } lukte, hoewel maar { $percent } van de 100 zulke aanvallen lukken.
review-risk-failed = { $by }: de aanval vanuit { THE($start) } op { THE($place) } mislukte, hoewel { $percent } van de 100 zulke aanvallen lukken.
review-risk-good-dice = { $by }: bij de aanval op { THE($place) } vanuit { THE($start) } leverden de dobbelstenen { DECIMAL($luck) } bataljons meer op dan te verwachten was.
review-risk-bad-dice = { $by }: bij de aanval op { THE($place) } vanuit { THE($start) } kostten de dobbelstenen { DECIMAL($luck) } bataljons meer dan te verwachten was.
review-risk-region = { $by }: { $region } is compleet en levert { $bonus } bataljons per beurt op.
review-risk-broken = { $by }: { $other } bezit { $region } niet meer; die streek leverde { $bonus } bataljons per beurt op.
review-risk-leader = { $by }: een Leider ging verloren in { THE($place) }.
review-risk-eliminated = { $by }: { $other } werd van het bord verdreven.
review-risk-set = { $by }: een set kaarten leverde { $number } bataljons op.
review-risk-lead = { $by }: nu aan de leiding, met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
review-showed-near = { $army }: dit liet { THE($piece) } op { $square } zien; { THE($other) } van de andere kant staat { $steps ->
        [one] één veld
       *[other] { WORD($steps) } velden
    } verderop.
review-by-nobody = Niemand heeft beoordeeld hoe het stond.
