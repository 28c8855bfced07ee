# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-lotr-powers-title = Bijzondere krachten
stratego-lotr-powers-sentence = Dezelfde slag, en de helden mogen hun krachten gebruiken: vlucht, langboog, bijl en meer.
stratego-lotr-powers-power-flight = Vlucht
stratego-lotr-powers-power-flight-story = vliegt
stratego-lotr-powers-power-flight-sentence = Vlieg vooruit, achteruit of opzij, niet schuin, in een rechte lijn over stukken en Verboden Zones heen naar het eerste vrije veld erachter. Het is geen aanval.
stratego-lotr-powers-power-detect = Vijand opsporen
stratego-lotr-powers-power-detect-story = spoort een vijand op
stratego-lotr-powers-power-detect-sentence = Kies een vijand op hooguit twee velden afstand, in elke richting, ook over stukken en Verboden Zones heen; hij moet zijn gezicht tonen. Het is geen aanval.
stratego-lotr-powers-power-longbow = Langboog
stratego-lotr-powers-power-longbow-story = spant de langboog
stratego-lotr-powers-power-longbow-sentence = Schiet op een vijand één of twee velden verderop in een rechte of schuine lijn, ook over stukken en Verboden Zones heen. Een lagere rang wordt geslagen; een gelijke of hogere rang wordt getoond en blijft staan. De schutter blijft waar hij is en gaat nooit verloren.
stratego-lotr-powers-power-axe = Dwergenbijl
stratego-lotr-powers-power-axe-story = zwaait met de Dwergenbijl
stratego-lotr-powers-power-axe-sentence = Stap naar een vrij veld en tref één, twee of drie vijanden eromheen tegelijk, ook schuin. Lagere rangen vallen, een gelijke rang valt samen met Gimli; een hogere rang of een Vesting blijft staan en verslaat hem.
stratego-lotr-powers-power-steed = Snel paard
stratego-lotr-powers-power-steed-story = rijdt op het snelle paard
stratego-lotr-powers-power-steed-sentence = Rijd twee velden in één beurt, als je wilt een hoek om, maar niet over stukken of een Verboden Zone. Het eerste veld moet leeg zijn (een vijand daar wordt gewoon aangevallen, en de rit is voorbij); een vijand op het tweede veld wordt meteen aangevallen.
stratego-lotr-powers-power-repeat = Herhaalde aanval
stratego-lotr-powers-power-repeat-sentence = Wint het stuk een aanval en komt het op dat veld, dan mag het meteen een volgende buur aanvallen (niet schuin), en zo verder zolang het wint. Je mag op elk moment stoppen.
stratego-lotr-powers-power-rampage = Razernij
stratego-lotr-powers-power-rampage-story = barst los in razernij
stratego-lotr-powers-power-rampage-sentence = Stap naar een vrij veld en val elke vijand eromheen aan, ook schuin: gelijke en lagere rangen en Vestingen vallen, hogere rangen worden getoond en blijven staan. De Berserker zelf gaat altijd van het bord.
