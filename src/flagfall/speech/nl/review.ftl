review-by-mind = Hoe elke kant er in eigen ogen voor stond: de waardering van de computer uit wat die kant kon weten, met { $worlds } bedachte tafels voor elk moment.
review-by-planner = Hoe elke kant ervoor stond: de waardering van de stelling door de computer aan het begin van elke beurt, over allen verdeeld.
review-flag-taken = { $army }: { THE($piece) } van { $start } neemt { THE($other) } op { $square }.
review-lost-on-bomb = { $army }: { THE($piece) } van { $start } ging verloren op { $square } ({ $other }), waar nooit iets bewogen had.
review-lost-on-known = { $army }: { THE($piece) } van { $start } ging verloren op { $square } ({ $other }), terwijl dat al gezien was.
review-into-known = { $army }: { THE($piece) } van { $start } viel op { $square } een bekend stuk aan ({ $other }) en ging verloren.
review-lucky = { $army }: { THE($piece) } van { $start } had succes op { $square } ({ $other }); voor zover te weten was lukken { $percent } op de honderd zulke aanvallen.
review-unlucky = { $army }: { THE($piece) } van { $start } ging verloren op { $square } ({ $other }); voor zover te weten was lukken { $percent } op de honderd zulke aanvallen.
review-both-fell = { $army }: { THE($piece) } van { $start } en { THE($other) } op { $square } vielen allebei.
review-captured = { $army }: { THE($piece) } van { $start } sloeg { THE($other) } op { $square }.
review-repelled = { $army }: { THE($piece) } van { $start } verloor van { THE($other) } op { $square }.
review-struck = { $army }: { THE($piece) } op { $square } werd verslagen.
review-many-fell = { $army }: { $count } stukken vielen tegelijk.
review-turned = { $army }: { THE($piece) } op { $square } liep over.
review-stoned = { $army }: { THE($piece) } op { $square } versteende.
review-showed = { $army }: dit liet { THE($piece) } op { $square } zien.
review-last-breaker = { $army }: met { THE($piece) } op { $square } viel de laatste die { THE($other) } kon nemen.
review-flag-known = { $army }: vanaf hier was te weten dat { THE($piece) } op { $square } staat.
review-ring-taken = { $army }: de Ring werd genomen.
review-ring-destroyed = { $army }: de Ring werd vernietigd.
review-ring-borne = { $army }: de Ring gaat verder.
review-given-face = { THE($piece) } op { $square } werd gezien.
review-given-moved = Het stuk op { $square } bewoog voor het eerst, dus het is geen van de stukken die nooit bewegen.
review-risk-against-odds = { $by }: de aanval vanuit { THE($start) } op { THE($place) } lukte, hoewel maar { $percent } op de honderd zulke aanvallen lukken.
review-risk-failed = { $by }: de aanval vanuit { THE($start) } op { THE($place) } mislukte, hoewel { $percent } op de honderd zulke aanvallen lukken.
review-risk-good-dice = { $by }: bij de aanval op { THE($place) } vanuit { THE($start) } gaven de dobbelstenen { $luck } bataljons meer dan te verwachten was.
review-risk-bad-dice = { $by }: bij de aanval op { THE($place) } vanuit { THE($start) } namen de dobbelstenen { $luck } bataljons meer dan te verwachten was.
review-risk-region = { $by }: { $region } is compleet en brengt { $bonus } bataljons per beurt.
review-risk-broken = { $by }: { $other } bezit { $region } niet meer; dat bracht { $bonus } bataljons per beurt.
review-risk-leader = { $by }: een Leider ging verloren in { THE($place) }.
review-risk-eliminated = { $by }: { $other } werd van het bord verdreven.
review-risk-set = { $by }: een set kaarten bracht { $number } bataljons.
review-risk-lead = { $by }: nu aan de leiding, met { $points } punten.
review-showed-near = { $army }: dit liet { THE($piece) } op { $square } zien; { $other } (andere kant) is { $steps ->
        [one] één veld
       *[other] { WORD($steps) } velden
    } weg.
review-by-nobody = Niemand heeft beoordeeld hoe het stond.
