# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

risk-standard-edition-title = Risiko: Grundspiel
risk-standard-edition-sentence = Erobere jedes Gebiet von Mittelerde, nur mit Bataillonen und Würfeln.
