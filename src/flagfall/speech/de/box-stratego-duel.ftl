# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-duel-title = Zweikampf
stratego-duel-sentence = Je zehn Figuren auf dem ganzen Brett: kurz, scharf und voller Bluffs.
