# De regels van Risk, uitgelegd aan iemand zonder de doos.

risk-side-good = Goed
risk-side-evil = Kwaad
risk-side-neutral = neutraal

risk-when-start = als je beurt begint
risk-when-attack = voor een aanval van jou
risk-when-passage = voor één aanval van jou
risk-when-defend = als je wordt aangevallen
risk-when-redeploy = als je gevechten voorbij zijn
risk-when-before_roll = in elke beurt, als de Ring op het punt staat verder te gaan
risk-when-after_roll = in elke beurt, als de Ring verder zou gaan

risk-section-want = Het doel
risk-section-setup = Opstellen
risk-section-reinforcement = 1. Versterkingen
risk-section-combat = 2. Gevecht
risk-section-ways = Waar een aanval heen kan
risk-section-leaders = Leiders en Vestingen
risk-section-redeployment = 3. Verplaatsing
risk-section-cards = 4. Kaarten
risk-section-missions = Opdrachten
risk-section-playing = Kaarten spelen
risk-section-fellowship = 5. Het Reisgenootschap
risk-section-counting = Tellen
risk-section-beaten = Wie verslagen is
risk-section-neutral = Het neutrale leger
risk-section-regions = Streken
risk-section-places = Plaatsen met een eigen naam
risk-section-deck-mission = Opdrachten onder de Avontuurkaarten
risk-section-deck-power = Krachten onder de Avontuurkaarten
risk-section-deck-event = Gebeurtenissen onder de Avontuurkaarten
risk-section-writing = Een beslissing schrijven
risk-section-reconstructed = Wat gereconstrueerd is

risk-guide-points = Wie dan de meeste punten heeft, wint.
risk-guide-limit = Na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } wint wie de meeste plaatsen en hele streken bezit: dat spraken jullie af.
risk-guide-conquest = Een leger dat elke plaats bezit, of als laatste over is, wint meteen.
risk-guide-map = De kaart heeft { $places } plaatsen. Ieder van jullie heeft { $battalions } bataljons. Wie het hoogst gooit, gaat als eerste zitten; de anderen volgen naar links, en waar je zit, bepaalt of je Goed of Kwaad leidt.
risk-guide-deal-all = De Gebiedskaarten, zonder de jokers, worden allemaal gesloten gedeeld; ze zeggen van wie welke plaats is. Om de beurt zet je één bataljon op een plaats die op je kaarten staat, in de volgorde die je wilt.
risk-guide-one-more = Met vier spelers krijgen er twee één kaart meer.
risk-guide-deal = Gebiedskaarten worden open gedeeld en zeggen wie waar begint, met één bataljon op elk van deze plaatsen:
risk-guide-dealt-cards = { $count } { $side }
risk-guide-dealt = Speler { $player } ({ $side }) krijgt deze kaarten: { AND($cards) }.
risk-guide-dealt-neutral = Het neutrale leger krijgt deze kaarten: { AND($cards) }, en { $each } bataljons op elk van deze plaatsen.
risk-guide-left = De { $left } overgebleven plaatsen worden om de beurt genomen, telkens met één bataljon, tot er geen meer vrij is.
risk-guide-rest = Dan zet iedereen om de beurt de overige bataljons één voor één op eigen plaatsen.
risk-guide-leader = Ten slotte zet iedereen één Leider op een eigen plaats.
risk-guide-hand = Iedereen krijgt { $tales } Avontuurkaarten, zonder gebeurtenissen{ $lands ->
        [0] { "" }
        [one] , en { $lands } Gebiedskaart
       *[other] , en { $lands } Gebiedskaarten
    }.
risk-guide-first = Een worp bepaalt wie de eerste beurt heeft.
risk-guide-figures = In de doos staat een boogschutter of een ork voor één bataljon, een ruiter voor drie, een adelaar of een trol voor vijf. Hier doen getallen dat.

risk-guide-reinforcement = Je krijgt één bataljon voor elke { $each } plaatsen die je bezit als je beurt begint, maar minstens { $fewest }, en de bonus van elke streek die helemaal van jou is. Zet ze op plaatsen van jou naar keuze.
risk-guide-sets = Daarvóór mag je drie Gebiedskaarten ruilen, één keer per beurt: drie met hetzelfde symbool, of van elk symbool één. Voetvolk levert { $infantry } bataljons op, ruiterij { $cavalry }, wezens { $creature }, van elk één { $mixed }. Een joker telt als elk symbool, en altijd als het beste. Staat op een kaart van de set een plaats van jou, dan komen daar { $bonus } bataljons bij, één keer per set; op een joker staat geen plaats. Met { $must } kaarten of meer moet je ruilen. Geruilde kaarten liggen open; is de stapel op, dan worden ze geschud en vormen ze de nieuwe stapel.
risk-guide-combat = Val vanuit een plaats met twee of meer bataljons een buur aan die je niet bezit, zo vaak je wilt, of helemaal niet. Je gooit hooguit { $attack } dobbelstenen, één voor elk bataljon dat vecht; één bataljon vecht nooit mee maar blijft achter. De verdediger gooit er hooguit { $defend }, en niet meer dan er bataljons zijn; gooit de aanvaller er één, dan de verdediger ook. De hoogste dobbelstenen worden vergeleken, dan de op één na hoogste; wie het laagst gooide, verliest een bataljon, en gelijk is voor de verdediger.
risk-guide-combat-example = Bijvoorbeeld 5, 2 en 1 tegen 4 en 2: de 5 is hoger dan de 4, dus de verdediger verliest één bataljon. 2 tegen 2 is gelijk, dus de aanvaller verliest er ook één. De 1 heeft geen tegenstander.
risk-guide-moving-in = Is de laatste verdediger weg, dan trek je binnen met minstens zoveel bataljons als je dobbelstenen gooide, of met meer; één blijft altijd achter. Vanaf daar mag je verder aanvallen.
risk-guide-ways = Je kunt alleen buren aanvallen. Een rivier steek je over bij een brug en nergens anders, bergen helemaal niet, en de zee alleen langs de gestreepte lijnen van haven naar haven. Bataljons die je na het gevecht verplaatst, volgen dezelfde wegen.
risk-guide-leaders = Een Leider is geen bataljon. Waar hij staat, telt je hoogste dobbelsteen { $leader } meer: bij verdediging altijd, bij een aanval als je wilt dat hij meevecht. Een Vesting geeft de hoogste dobbelsteen van de verdediger { $stronghold } meer, samen met een Leider { $both }; een 6 kan zo meer dan 6 worden.
risk-guide-leader-moves = Een Leider die meevocht in de worp waarmee een plaats valt, trekt mee binnen. Valt het laatste bataljon om hem heen, dan is hij verloren; heb je geen Leider meer, dan zet je er aan het eind van je beurt een op een plaats van jou, voordat er kaarten getrokken worden.
risk-guide-leaders-two = Twee Leiders van één leger staan nooit op dezelfde plaats. Een tweede komt alleen door een kaart.
risk-guide-redeploy-near = Eén keer per beurt mag je bataljons verplaatsen van een plaats van jou naar een aangrenzende plaats van jou; minstens één blijft achter.
risk-guide-redeploy = Eén keer per beurt mag je bataljons verplaatsen van een plaats van jou naar een andere plaats van jou; minstens één blijft achter. De weg gaat alleen door plaatsen van jou. Een Leider mag mee, of alleen; hij mag een andere Leider van jou voorbijgaan maar daar niet stoppen, en hij blijft als hij deze beurt een opdracht heeft opgeëist.
risk-guide-draw = Heb je deze beurt een plaats veroverd, dan mag je een Gebiedskaart trekken, één per beurt, hoeveel plaatsen het ook waren. Anderen zien hoeveel kaarten je hebt, niet welke.
risk-guide-draw-tale = Heeft een Leider van jou deze beurt een Plaats van Macht { $passing ->
        [1] veroverd, betreden of doorkruist
       *[0] veroverd of betreden
    }, dan mag je een Avontuurkaart trekken, één per beurt. Je houdt er hooguit { $most }: is het er één te veel, dan leg je er een af. Een gebeurtenis gebeurt meteen en wordt afgelegd, en er wordt een andere kaart getrokken. Wie een Avontuurkaart heeft getrokken, speelt in die beurt geen andere kaart.
risk-guide-used-up = Is een stapel op, dan worden de afgelegde kaarten geschud en vormen ze de nieuwe stapel.
risk-guide-missions = Een opdracht noemt een Plaats van Macht. Komt je Leider daar aan, door die te veroveren of door er na de gevechten heen te trekken, dan mag je de opdracht opeisen en krijg je meteen de beloning: bataljons, of één Gebiedskaart meer als er kaarten getrokken worden. Stond hij er al, dan telt dat niet. De Leider blijft daar dan de rest van je beurt en vecht niet mee in aanvallen; de bataljons om hem heen mogen dat wel. Wat Goed en Kwaad krijgen, kan verschillen. De kaart ligt open voor je, en aan het eind tellen de punten erop mee.
risk-guide-playing = Opdrachten en krachten houd je geheim tot je ze speelt; je mag er in een beurt zoveel spelen als je wilt. Elke kracht zegt wanneer: als je beurt begint, voor een van je aanvallen, als je wordt aangevallen, of als de Ring verder zou gaan. Bij een kaart voor een aanval zeg je waarvandaan en waarheen, en die aanval moet volgen; meerdere kaarten mogen dezelfde aanval versterken, in elke volgorde. Gespeelde kaarten blijven voor je liggen, en hun punten tellen mee.
risk-guide-fellowship = Aan het eind van elke beurt gaat de Ring naar zijn volgende halte: { COMMAS($road) }. Op deze haltes moet eerst gegooid worden: { COMMAS($most) } en { $last }. De dobbelsteen moet daar meer dan { $needs } tonen; anders blijft de Ring en probeert hij het na de volgende beurt weer. Sommige kaarten houden hem tegen. Als hij { THE($end) } verlaat, is het spel meteen voorbij.

risk-guide-counting = Eén punt voor elke plaats, { $stronghold } meer voor elke Vesting, de bonus van elke streek die helemaal van jou is, en de punten van de kaarten die je speelde. Kaarten in je hand en afgelegde kaarten tellen niet mee.
risk-guide-ties = Hebben er twee evenveel, dan wint wie meer plaatsen heeft, daarna wie meer Vestingen heeft, daarna wie meer punten van kaarten heeft; anders winnen ze samen.
risk-guide-beaten = Wie zijn laatste plaats verliest, is uit het spel. Wie die plaats innam, krijgt de Gebiedskaarten van die speler; met { $must } of meer worden meteen sets geruild en de bataljons geplaatst, tot er minder over zijn.
risk-guide-beaten-tales = Avontuurkaarten van de verslagen speler worden afgelegd; wat hij al gespeeld had, telt niet meer.
risk-guide-last = { $neutral ->
        [1] Is er maar één speler over, dan heeft die gewonnen, wat het neutrale leger ook nog bezit.
       *[0] Is er maar één speler over, dan heeft die gewonnen.
    }
risk-guide-neutral = Tussen jullie twee staat een neutraal leger. Het verdedigt zijn plaatsen met zoveel dobbelstenen als het kan, en dat is alles: het valt nooit aan en verplaatst nooit iets, het krijgt { $leaders ->
        [1] geen versterkingen, geen Leider en geen kaarten
       *[0] geen versterkingen en geen kaarten
    }{ $ring ->
        [1] , en het verplaatst de Ring niet
       *[0] { "" }
    }. Om elke plaats te bezitten, moet je ook zijn plaatsen veroveren.
risk-guide-region = { $region }: { $size } plaatsen, bonus { $bonus }
risk-guide-strongholds = Vestingen: { COMMAS($forts) }.
risk-guide-sites = Plaatsen van Macht: { COMMAS($sites) }.
risk-guide-card = { $card }: { $summary }
risk-guide-card-marks = { $card } ({ COMMAS($marks) }): { $summary }
risk-guide-times = { $copies } keer
risk-guide-worth = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
risk-guide-worth-sides = { $points ->
        [one] { $points } punt voor Goed, { $evil } voor Kwaad
       *[other] { $points } punten voor Goed, { $evil } voor Kwaad
    }
risk-guide-writing = `place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, `move moria > gladden_fields 4`, `pass`. In een spel toont `moves` alles wat je kunt beslissen.

risk-guide-guessed-points = Hoeveel punten deze kaarten tellen, omdat ze niet gezien zijn: { COMMAS($cards) }.
risk-guide-guessed-places = Waar de bataljons van deze opdrachten komen, is afgeleid uit de andere: { COMMAS($cards) }.
risk-guide-guessed-deck = Welke veertig kaarten in de doos zaten, is afgeleid uit andere drukken; voor drie ervan zijn er twee lezingen, en met de optie Avontuurstapel kies je daartussen.
risk-guide-guessed-ranges = Welke plaatsen bij één gebergte horen, waar maar één kaart naar vraagt, is afgelezen van de tekening van het bord.
risk-guide-guessed-symbols = Welk symbool op elke Gebiedskaart staat, is maar uit één bron bekend.
