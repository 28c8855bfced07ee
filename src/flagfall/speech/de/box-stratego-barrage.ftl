# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-barrage-title = Barrage
stratego-barrage-sentence = Acht Figuren für jeden auf dem ganzen Brett: eine volle Schlacht in zehn Minuten.
