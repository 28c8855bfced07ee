# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-barrage-title = Sperrfeuer
stratego-barrage-sentence = Je acht Figuren auf dem ganzen Brett: eine volle Schlacht in zehn Minuten.
