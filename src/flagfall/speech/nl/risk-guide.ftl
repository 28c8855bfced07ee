# De regels van Risk, uitgelegd aan iemand zonder de doos.

risk-side-good = Goed
risk-side-evil = Kwaad
risk-side-neutral = neutrale

risk-when-start = als je beurt begint
risk-when-attack = voor een aanval van jou
risk-when-passage = voor één aanval van jou
risk-when-defend = als je wordt aangevallen
risk-when-redeploy = als je gevechten voorbij zijn
risk-when-before_roll = in elke beurt, als de Ring op het punt staat te gaan
risk-when-after_roll = in elke beurt, als de Ring zou gaan

risk-section-want = Het doel
risk-section-setup = Opstelling
risk-section-reinforcement = 1. Versterking
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
risk-guide-limit = Na { $turns } beurten wint wie de meeste plaatsen en hele streken bezit: dat spraken jullie af.
risk-guide-conquest = Een leger dat elke plaats bezit, of als laatste over is, wint meteen.
risk-guide-map = De kaart heeft { $places } plaatsen. Ieder van jullie heeft { $battalions } bataljons. Wie het hoogst gooit zit eerst; de anderen volgen naar links, en de plaats bepaalt of je Goed of Kwaad leidt.
risk-guide-deal-all = De Gebiedskaarten, zonder de jokers, worden allemaal gesloten gedeeld; ze zeggen van wie welke plaats is. Om de beurt zet je één bataljon op een plaats van je kaarten, in de volgorde die je wilt.
risk-guide-one-more = Met vier spelers krijgen er twee één kaart meer.
risk-guide-deal = Gebiedskaarten worden open gedeeld en zeggen wie waar begint, met één bataljon op elk van deze plaatsen:
risk-guide-dealt-cards = { $count } { $side }
risk-guide-dealt = Speler { $player }, { $side }: kaarten { AND($cards) }.
risk-guide-dealt-neutral = Het neutrale leger: kaarten { AND($cards) }, en { $each } bataljons op elk van deze plaatsen.
risk-guide-left = De { $left } overgebleven plaatsen worden om de beurt genomen, één bataljon tegelijk, tot er geen vrij is.
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
risk-guide-sets = Daarvoor mag je drie Gebiedskaarten ruilen, één keer per beurt: drie met hetzelfde teken, of van elk één. Voetvolk brengt { $infantry } bataljons, ruiterij { $cavalry }, wezens { $creature }, van elk één { $mixed }. Een jokerkaart geldt als elk teken, en altijd als het beste. Toont een kaart van de set een plaats van jou, dan komen daar { $bonus } bataljons bij, één keer per set; een jokerkaart toont er geen. Met { $must } kaarten of meer moet je ruilen. Geruilde kaarten liggen open; is de stapel op, dan worden ze geschud en worden ze de nieuwe.
risk-guide-combat = Val vanuit een plaats met twee of meer bataljons een buur aan die je niet bezit, zo vaak je wilt, of helemaal niet. Je gooit hoogstens { $attack } dobbelstenen, één voor elk bataljon dat vecht, en één bataljon vecht nooit maar blijft achter. De verdediger gooit er hoogstens { $defend }, niet meer dan er bataljons zijn, en maar één tegen één. De hoogste dobbelstenen worden vergeleken, dan de op één na hoogste; de laagste verliest een bataljon, en gelijk is goed voor de verdediger.
risk-guide-combat-example = Bijvoorbeeld 5, 2 en 1 tegen 4 en 2: de 5 slaat de 4, dus de verdediger verliest er één. 2 tegen 2 is gelijk, dus de aanvaller verliest er ook één. De 1 treft niemand.
risk-guide-moving-in = Is de laatste verdediger weg, dan trek je binnen met minstens zoveel bataljons als je dobbelstenen gooide, of met meer; één blijft altijd achter. Van daar mag je verder aanvallen.
risk-guide-ways = Alleen buren kunnen aangevallen worden. Een rivier steek je over bij een brug en nergens anders, bergen helemaal niet, en de zee alleen langs de gestreepte lijnen van haven naar haven. Bataljons die na het gevecht trekken, houden dezelfde wegen aan.
risk-guide-leaders = Een Leider is geen bataljon. Waar hij staat telt je hoogste dobbelsteen { $leader } meer, bij verdediging altijd, bij een aanval als je wilt dat hij vecht. Een Vesting geeft de hoogste dobbelsteen van de verdediger { $stronghold } meer, samen met een Leider { $both }; een 6 mag meer dan 6 worden.
risk-guide-leader-moves = Een Leider die vocht in de worp die een plaats inneemt, trekt mee binnen. Valt het laatste bataljon om hem heen, dan is hij verloren; heb je geen Leider meer, dan zet je er aan het eind van je beurt een op een plaats van jou, voor er kaarten getrokken worden.
risk-guide-leaders-two = Twee Leiders van één leger staan nooit op dezelfde plaats. Een tweede komt alleen door een kaart.
risk-guide-redeploy-near = Eén keer per beurt trekken bataljons van een plaats van jou naar een aangrenzende; minstens één blijft achter.
risk-guide-redeploy = Eén keer per beurt trekken bataljons van een plaats van jou naar een andere; minstens één blijft achter. De weg gaat alleen door plaatsen van jou. Een Leider mag mee, of alleen; hij mag een andere Leider van jou passeren maar daar niet stoppen, en hij blijft als hij deze beurt een opdracht heeft opgeëist.
risk-guide-draw = Heb je deze beurt een plaats veroverd, dan mag je een Gebiedskaart trekken, één per beurt, hoeveel plaatsen het ook waren. Anderen zien hoeveel kaarten je hebt, niet welke.
risk-guide-draw-tale = Heeft een Leider van jou deze beurt een Plaats van Macht { $passing ->
        [1] veroverd, betreden of doorkruist
       *[0] veroverd of betreden
    }, dan mag je een Avontuurkaart trekken, één per beurt. Je houdt er hooguit { $most }: is het er één te veel, dan leg je er een af. Een gebeurtenis gebeurt meteen, wordt afgelegd, en er wordt een andere kaart getrokken. Wie een Avontuurkaart heeft getrokken, speelt in die beurt geen andere kaart.
risk-guide-used-up = Is een stapel op, dan worden de afgelegde kaarten geschud en worden ze de nieuwe.
risk-guide-missions = Een opdracht noemt een Plaats van Macht. Komt je Leider daar aan, door verovering of op mars na de gevechten, dan mag je de opdracht opeisen en krijg je meteen de beloning: bataljons, of één Gebiedskaart meer als er kaarten getrokken worden. Er al gestaan hebben telt niet. De Leider blijft dan de rest van je beurt en vecht niet in aanvallen, al mogen de bataljons om hem heen dat wel. Wat Goed en Kwaad krijgen kan verschillen. De kaart ligt open voor je en telt aan het eind haar punten.
risk-guide-playing = Opdrachten en krachten houd je geheim tot je ze speelt, zoveel in een beurt als je wilt. Elke kracht zegt wanneer: als je beurt begint, voor een van je aanvallen, als je wordt aangevallen, of als de Ring gaat. Een kaart voor een aanval noemt waarvandaan en waarheen, en die aanval moet volgen; meerdere mogen dezelfde aanval versterken, in elke volgorde. Gespeelde kaarten blijven voor je liggen en tellen hun punten.
risk-guide-fellowship = Aan het eind van elke beurt gaat de Ring naar zijn volgende halte: { COMMAS($road) }. Om { COMMAS($most) } of { $last } te verlaten moet een dobbelsteen meer dan { $needs } tonen; anders blijft de Ring en probeert hij het na de volgende beurt weer. Sommige kaarten houden hem tegen. Als hij { $end } verlaat, is het spel meteen voorbij.

risk-guide-counting = Eén punt voor elke plaats, { $stronghold } meer voor elke Vesting, de bonus van elke streek die helemaal van jou is, en de punten van de kaarten die je speelde. Kaarten in je hand en afgelegde tellen niet.
risk-guide-ties = Hebben er twee evenveel, dan wint wie meer plaatsen heeft, dan wie meer Vestingen heeft, dan wie meer punten van kaarten heeft; anders winnen ze samen.
risk-guide-beaten = Wie zijn laatste plaats verliest is uit het spel. Wie die innam krijgt de Gebiedskaarten van die speler; met { $must } of meer worden meteen sets geruild en de bataljons geplaatst, tot er minder over zijn.
risk-guide-beaten-tales = Avontuurkaarten van de verslagen speler worden afgelegd, al gespeelde tellen niet meer.
risk-guide-last = { $neutral ->
        [1] Is er maar één speler over, dan heeft die gewonnen, wat het neutrale leger ook nog bezit.
       *[0] Is er maar één speler over, dan heeft die gewonnen.
    }
risk-guide-neutral = Tussen jullie twee staat een neutraal leger. Het verdedigt zijn plaatsen met zoveel dobbelstenen als het kan, en dat is alles: het valt nooit aan en trekt nooit, het krijgt { $leaders ->
        [1] geen versterking, Leider of kaarten
       *[0] geen versterking en geen kaarten
    }{ $ring ->
        [1] , en het verplaatst de Ring niet
       *[0] { "" }
    }. Om elke plaats te bezitten moet je ook die van hem veroveren.
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
risk-guide-guessed-deck = Welke veertig kaarten in de doos zaten is afgeleid uit andere drukken; voor drie ervan zijn er twee lezingen, en de optie van de Avontuurstapel kiest daartussen.
risk-guide-guessed-ranges = Welke plaatsen bij één gebergte horen, waar maar één kaart naar vraagt, is afgelezen van de tekening van het bord.
risk-guide-guessed-symbols = Welk teken elke Gebiedskaart toont is maar uit één bron bekend.
