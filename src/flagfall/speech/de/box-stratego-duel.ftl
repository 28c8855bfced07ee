# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-duel-title = Duell
stratego-duel-sentence = Zehn Figuren für jeden auf dem ganzen Brett: kurz, heftig und voller Bluffs.
