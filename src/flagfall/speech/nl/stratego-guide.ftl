# De regels van Stratego, uitgelegd aan iemand zonder de doos. ALL($pieces) zijn ‘Gandalf en de Elfen’.

stratego-section-want = Het doel
stratego-section-setup = Opstellen
stratego-section-turn = Je beurt
stratego-section-attack = Aanvallen
stratego-section-pieces = De stukken
stratego-section-talents = Stukken met een talent
stratego-section-back = Heen en weer
stratego-section-using = Een kracht gebruiken
stratego-section-powers = Bijzondere krachten
stratego-section-reinforcements = Versterkingen
stratego-section-ring = De Ring
stratego-section-children = De kinderen
stratego-section-rescue = Redding
stratego-section-ends = Hoe het eindigt
stratego-section-captured = Geslagen stukken
stratego-section-advice = Goede raad
stratego-section-agreed = Wat jullie afspraken
stratego-section-writing = Een zet schrijven
stratego-section-reconstructed = Wat gereconstrueerd is

stratego-guide-goal = { $sentence } Je stukken staan met hun rug naar je tegenstander, die niet weet welk stuk wat is. Ontdek waar de vijand de Vlag verstopt, en sla die voordat jouw Vlag geslagen wordt.
stratego-guide-board = Het bord heeft { $rows } rijen van { $cols } velden. Niemand mag op deze velden staan ({ $zone }): { COMMAS($squares) }.
stratego-guide-puts = { THE($army) } { PLURAL($army) ->
        [yes] zetten
       *[no] zet
    } { WORD($count) } stukken op de rijen { $first } tot en met { $last }.
stratego-guide-spare = Er zijn meer velden dan stukken: zet ze waar je wilt.
stratego-guide-secret = Jullie stellen allebei in het geheim op: alleen jij ziet het gezicht van je eigen stukken.

stratego-guide-begins = { THE($army) } { PLURAL($army) ->
        [yes] beginnen
       *[no] begint
    }; daarna ben je om de beurt aan zet. In je beurt moet je één stuk verzetten of één vijandelijk stuk aanvallen. Een stuk gaat één veld vooruit, achteruit of opzij naar een leeg veld, nooit schuin, nooit over een ander stuk heen en nooit op een verboden veld ({ $zone }).
stratego-guide-still = { ALL($pieces) } bewegen nooit en vallen nooit aan.
stratego-guide-attack = Om aan te vallen zet je een stuk op een vijandelijk stuk dat ernaast staat: ervoor, erachter of opzij. Je hoeft nooit aan te vallen.
stratego-guide-both-shown = Beide stukken worden getoond.
stratego-guide-silent = Jullie spraken Stille verdediging af: alleen de aanvaller wordt getoond. De verdediger zegt wie er geslagen is en houdt zijn eigen rang geheim, behalve als een stuk van rang 2 aanvalt: dan moet de verdediger getoond worden. Een Vlag wordt altijd getoond.
stratego-guide-ranks = Een hoger getal is een hogere rang. Het stuk met de lagere rang wordt geslagen en gaat van het bord. Een aanvaller die wint, komt op dat veld te staan; een verdediger die wint, blijft waar hij is.
stratego-guide-equal-attacker = Zijn beide rangen gelijk, dan wint de aanvaller: dat spraken jullie af.
stratego-guide-equal-both = Zijn beide rangen gelijk, dan worden beide stukken geslagen.
stratego-guide-memory-none = Na een gevecht zijn de gezichten weer verborgen: probeer te onthouden wat je zag.
stratego-guide-memory-captured = Na een gevecht zijn de gezichten weer verborgen. De tafel houdt bij welke geslagen stukken je zag; de rest moet je onthouden.
stratego-guide-memory-marks = Na een gevecht zijn de gezichten weer verborgen, maar de tafel onthoudt voor je welke je zag en wie er bewogen heeft.
stratego-guide-memory-odds = Na een gevecht zijn de gezichten weer verborgen, maar de tafel onthoudt voor je welke je zag en wie er bewogen heeft, en rekent uit wat elk verborgen stuk kan zijn.
stratego-guide-rank = rang
stratego-guide-two = Rang 2 ({ $pieces }): het stuk gaat in een rechte lijn over zoveel lege velden als je wilt en mag aan het eind aanvallen. Gaat het verder dan één veld, dan weet iedereen wie het is.
stratego-guide-three = Rang 3 ({ $pieces }): de enige rang waarvan de { $powers ->
        [1] gewone aanval
       *[0] aanval
    } { ALL($bombs) } slaat; daarna komt het stuk op dat veld.
stratego-guide-spy = S ({ $pieces }): dit stuk slaat de vijandelijke 10 als het zelf aanvalt, en kan de Vlag slaan. Het verliest van alle anderen, wie er ook aanvalt. Treffen er twee elkaar, dan { $both ->
        [attacker] wint de aanvaller.
       *[both] worden ze allebei geslagen.
    }
stratego-guide-spy-powers = Voor krachten telt het minder dan elk getal.
stratego-guide-bomb = { $pieces }: dit stuk kan niet bewegen en niet aanvallen. Wie het aanvalt, wordt geslagen, en het blijft zelf staan; { $powers ->
        [1] in een gewone aanval ruimt alleen rang 3 het op.
       *[0] alleen rang 3 ruimt het op.
    }
stratego-guide-flag = { $pieces }: dit stuk kan niet bewegen en niet aanvallen. Elk stuk dat de Vlag aanvalt, wint het spel.
stratego-guide-back = Eén stuk mag { WORD($times) } beurten achter elkaar heen en weer tussen dezelfde twee velden, niet meer: de volgende zet heen of weer wordt geweigerd, ook als het een aanval zou zijn en wat je tegenstander ook doet. Doe er iets anders tussen, en het tellen begint opnieuw.
stratego-guide-chase = Jullie spraken de jaagregel af. Stel dat je op een vijandelijk stuk afstapt, het loopt weg, je stapt er weer op af, het loopt weer weg: dat is een jacht. Wie jaagt, mag het bord er in dezelfde jacht niet nog eens zo laten uitzien als eerder, maar moet iets anders doen. Alleen meteen terug naar het veld waar je stuk vandaan kwam, mag altijd. Wie gejaagd wordt, mag overal heen.
stratego-guide-rescue = Jullie spraken Redding af. Als een stuk van jou op de achterste rij van de vijand komt, met een zet of met een gewonnen aanval, mag je meteen één geslagen stuk terugzetten, op een leeg veld van je eigen helft (de { WORD($half) } rijen aan jouw kant), met verborgen gezicht. Daarmee eindigt je beurt. Je mag dit twee keer per spel doen, maar niet beide keren met hetzelfde stuk. Geen stuk van rang 2 ({ $slow }) kan redden, al kan het wel gered worden; { ALL($bombs) } mag je niet terugzetten.

stratego-guide-flag-wins = Wie de vijandelijke Vlag slaat, wint.
stratego-guide-stuck = Wie aan zet is en niet kan zetten of aanvallen, verliest.
stratego-guide-stuck-powers = Een kracht die aanvalt, telt als aanval; een kracht die alleen { $idle ->
        [looks] kijkt
        [frees] bevrijdt
       *[all] kijkt, bevrijdt of geneest
    }, telt niet.
stratego-guide-stuck-back = Een zet die geweigerd wordt omdat je heen en weer gaat, telt niet als zet.
stratego-guide-no-child = { THE($army) } { PLURAL($army) ->
        [yes] winnen
       *[no] wint
    } ook als er geen kind meer vrij is.
stratego-guide-both-stuck-draw = Kan geen van beide kanten meer zetten, dan eindigt het spel in remise. Het boekje zegt er niets over; op toernooien is het zo.
stratego-guide-both-stuck-loss = Kan geen van beide kanten meer zetten, dan verliest wie aan zet is: dat spraken jullie af.
stratego-guide-calm_limit = Na { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } zonder dat er iets geslagen is, eindigt het spel in remise.
stratego-guide-ply_limit = Na { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } in totaal eindigt het spel in remise.
stratego-guide-captured-silent = Je houdt de stukken die je verloor; je tegenstander ziet alleen hoeveel het er zijn.
stratego-guide-captured-open = Geslagen stukken liggen open: iedereen kan ze zien.
stratego-guide-captured-prisoner = Je houdt de stukken die je slaat, en alleen jij mag ze bekijken.
stratego-guide-captured-secret = Je krijgt de stukken die je verloor terug, en alleen jij mag ze bekijken.
stratego-guide-captured-stealth = Geslagen stukken liggen met het gezicht naar beneden: niemand mag kijken.

stratego-guide-columns = Kolommen zijn letters vanaf links, rijen zijn getallen vanaf onderen: a1 is de hoek linksonder.
stratego-guide-written = Een zet is a4-a5, een aanval a4xa5. Een beurt in meer stappen is één regel met komma's.
stratego-guide-deploy = Een hele opstelling is één regel: deploy, dan de rijen van boven naar beneden, één letter per veld, met / tussen de rijen en een punt voor een leeg veld.
stratego-guide-letters = Letters van { THE($army) }: { COMMAS($letters) }.

stratego-guide-using = In plaats van een gewone zet of aanval mag een stuk een van zijn krachten gebruiken; het hoeft niet. Het toont altijd eerst zijn gezicht, en daarmee is je beurt gebruikt. Geen kracht kan een Vlag slaan: daarvoor is een gewone aanval nodig.
stratego-guide-aiming = Je mag een kracht richten op een verborgen stuk dat er veilig voor blijkt te zijn. Dan wordt dat stuk getoond, en verder gebeurt er niets.
stratego-power-told = { $count ->
        [0] { $sentence }
       *[other] { $sentence } Het werkt niet op { ALL($safe) }.
    }
stratego-guide-reserve = Deze stukken van { THE($army) } wachten naast het bord: { COMMAS($late) }. Zodra er { WORD($after) } stukken van { THE($enemy) } weg zijn, mogen ze aan het begin van een eigen beurt binnenkomen: allemaal tegelijk, op lege velden van de eerste { WORD($rows) } rijen, met verborgen gezicht. Daarna gaat de beurt gewoon verder. Ze mogen ook langer wachten.
stratego-guide-reserve-parts = Passen ze niet allemaal, dan komen er eerst zoveel als er passen.
stratego-guide-reserve-whole = Passen ze niet allemaal, dan wachten ze. Wie geen andere zet heeft, moet ze binnenbrengen als ze mogen komen.
stratego-guide-ring-bearer = { $bearer } draagt de Ring voor { THE($good) }. Het veld { $doom } is de Doemberg. Alleen { $bearer } mag daarheen, maar één keer, en alleen vanaf { EITHER($gates) }.
stratego-guide-ring-destroyed = Komt { $bearer } daar, dan is de Ring vernietigd en gaan deze stukken van { THE($evil) } meteen van het bord: { ALL($gone) }. Op de Doemberg kan niemand { $bearer } aanvallen. Hij mag er in een latere beurt weer weg, maar kan niet terugkeren.
stratego-guide-ring-invisible = { $bearer } heeft rang { $rank }, maar tegen de rangen { $blind } en tegen elke { $bomb } wordt hij onzichtbaar, of hij nu aanvalt of aangevallen wordt: hij wordt getoond, niemand wordt geslagen, en beide stukken blijven waar ze zijn. Ook pijlen en een Razernij doen hem niets. Alleen { ALL($takers) } kunnen hem slaan.
stratego-guide-ring-careful = Wordt { $bearer } onzichtbaar, dan weet iedereen waar hij is: val dus liever niet met hem aan.
stratego-guide-ring-taken = Wordt { $bearer } geslagen voordat hij er is, dan { PLURAL($evil) ->
        [yes] hebben
       *[no] heeft
    } { THE($evil) } de Ring: elk van hun getallen telt vanaf dan één meer. Talenten blijven bij het stuk, niet bij het getal.
stratego-guide-ring-falls = Jullie spraken af dat { $bearer } { $equals } slaat, in plaats van te blijven waar hij is.
stratego-guide-children = { $children } zijn de kinderen. Zijn ze allemaal tegelijk geslagen, betoverd of versteend, dan { PLURAL($army) ->
        [yes] winnen
       *[no] wint
    } { THE($army) } meteen. Bijvoorbeeld: { $first } is versteend, { $middle } zijn geslagen, en nu wordt { $last } betoverd. Een kind dat nog naast het bord wacht, is veilig; een kind dat { $healing ->
        [1] bevrijd of genezen
       *[0] bevrijd
    } wordt, is weer vrij.
stratego-guide-made-up = Krachten die we zelf gereconstrueerd hebben: { $powers }.
stratego-guide-found = Niet gereconstrueerd, maar bekend uit openbaar materiaal en niet uit het boekje: de rangen van { $pieces }.
stratego-guide-nothing-made-up = Niets: dit alles volgt de gedrukte regels of openbaar materiaal.
