learn-agreed = Wat jullie kunnen afspreken
learn-agreed-rescue-title = Redding
learn-agreed-rescue = Je Kapitein (6) op b9 staat één stap van de achterste rij van de vijand. Zet hem op b10 en zet dan je Maarschalk terug op een leeg veld van je eigen helft.
learn-agreed-rescue-done = De Maarschalk is terug, met verborgen gezicht, en je beurt is voorbij. Dat mag twee keer per spel, met twee verschillende stukken; een Verkenner kan niemand redden.
learn-agreed-rescue-else = Eerst van b9 naar b10; kies dan de Maarschalk en een veld op je helft.

learn-agreed-aggressor-title = Voordeel voor de aanvaller
learn-agreed-aggressor = Je Kapitein (6) op c3 staat voor het blauwe stuk op c4, en ook dat is een Kapitein. Jullie spraken af dat dan de aanvaller wint. Val c4 aan.
learn-agreed-aggressor-done = Zonder deze afspraak waren beide Kapiteins geslagen. Nu wint wie het eerst aanvalt: wacht dus niet te lang.
learn-agreed-aggressor-else = Val het stuk op c4 aan met de Kapitein op c3.

learn-agreed-silent-title = Stille verdediging
learn-agreed-silent = Jullie spraken af dat alleen de aanvaller zijn rang zegt. Val het onbekende stuk op c4 aan met je Majoor (7) op c3.
learn-agreed-silent-done = Je Majoor heeft gewonnen, en nu weet iedereen waar hij staat. Wie je geslagen hebt, vertelt niemand je: iemand onder de 7. Alleen voor een Verkenner moet de verdediger zich tonen.
learn-agreed-silent-else = Val het stuk op c4 aan met de Majoor op c3.

learn-agreed-chase-title = Een jacht
learn-agreed-chase = Jaag met je Majoor (7) één rondje achter het blauwe stuk op d2 aan: van b2 naar c2, dan d2, d3 en c3. Het loopt voor je weg. Nog een keer naar c2 gaan wordt dan geweigerd: doe iets anders, bijvoorbeeld met de Sergeant (4) op f2.
learn-agreed-chase-done = Met je volgende stap naar c2 had het bord eruitgezien als aan het begin van de jacht. Zo wordt niemand eindeloos rondgejaagd.
learn-agreed-chase-else = Eerst naar c2, dan d2, d3 en c3, en dan iets anders.
