# Namen en teksten van de doos, naar de sleutel in haar eigen bestand.

stratego-fire-ice-powers-title = Bijzondere krachten
stratego-fire-ice-powers-sentence = Vuur tegen IJs, en iedereen die kan bewegen heeft een kracht of een talent.
stratego-fire-ice-powers-power-flight = Vlucht
stratego-fire-ice-powers-power-flight-story = vliegt
stratego-fire-ice-powers-power-flight-sentence = Vlieg vooruit, achteruit of opzij, niet schuin, in een rechte lijn over stukken heen, maar niet over een Verboden Zone, naar het eerste vrije veld erachter; dan mag je één buur gewoon aanvallen.
stratego-fire-ice-powers-power-detect = Vijand opsporen
stratego-fire-ice-powers-power-detect-story = spoort een vijand op
stratego-fire-ice-powers-power-detect-sentence = Kies een vijand op hooguit twee velden afstand, in elke richting, ook over stukken en Verboden Zones heen; hij moet zijn gezicht tonen. Het is geen aanval.
stratego-fire-ice-powers-power-quickness = Snelheid
stratego-fire-ice-powers-power-quickness-story = rijdt
stratego-fire-ice-powers-power-quickness-sentence = Rijd twee velden in één beurt, als je wilt een hoek om, maar niet over stukken of een Verboden Zone. Het eerste veld moet leeg zijn (een vijand daar wordt gewoon aangevallen, en de rit is voorbij); een vijand op het tweede veld wordt meteen aangevallen.
stratego-fire-ice-powers-power-enchant = Betoveren
stratego-fire-ice-powers-power-enchant-story = spreekt haar toverspreuk uit
stratego-fire-ice-powers-power-enchant-sentence = Kies een vijand op hooguit twee velden afstand, in elke richting, ook over stukken en Verboden Zones heen; hij wordt getoond. Is zijn rang lager dan 6, of is het de Drakendoder, dan loopt hij voorgoed over en houdt hij zijn rang en krachten; wie rang 6 of hoger heeft, loopt niet over. Niemand wordt twee keer betoverd.
stratego-fire-ice-powers-power-rampage = Razernij
stratego-fire-ice-powers-power-rampage-story = barst los in razernij
stratego-fire-ice-powers-power-rampage-sentence = Stap naar een vrij veld en val iedereen eromheen aan, ook schuin en ook vrienden: tot en met rang 5 vallen ze, hogere rangen worden getoond en blijven staan. Heeft een van hen rang 5 of hoger, dan valt de aanvaller ook. Vallen en Vlaggen zijn veilig.
stratego-fire-ice-powers-power-arrow = Pijlschot
stratego-fire-ice-powers-power-arrow-story = schiet een pijl af
stratego-fire-ice-powers-power-arrow-sentence = Schiet op een vijand op hooguit twee velden afstand, in elke richting, ook over stukken en Verboden Zones heen. Een rang onder 4 wordt geslagen; een 4, een hogere rang of een Val wordt getoond en blijft staan. De Elf blijft waar hij is en gaat nooit verloren.
