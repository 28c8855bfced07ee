# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-quick-battle-title = Schnelle Schlacht
stratego-quick-battle-sentence = Zehn Figuren für jeden auf einem kleinen Brett von acht mal acht Feldern: der schnellste Weg zu einer gefallenen Fahne.
stratego-quick-battle-reconstructed-1 = Die beiden kleinen Seen (c4 c5 und f4 f5): Das Brett aus der Schachtel war nicht zu finden.
stratego-quick-battle-board-zone = See
