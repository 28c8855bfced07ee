# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-lotr-ring-title = Zerstöre den Ring
stratego-lotr-ring-sentence = Frodo trägt den Ring zum Schicksalsberg; das Böse muss ihn vorher finden.
stratego-lotr-ring-goal = Bringt das Gute Frodo zum Schicksalsberg, wird das Böse schwächer; schlägt das Böse ihn vorher, wird es stärker. Wer gewinnt, entscheidet am Ende die Fahne.
stratego-lotr-ring-reconstructed-1 = Welches Feld der Schicksalsberg ist (h6, zu betreten von i6 und h7): Das gedruckte Brett war nicht zu finden.
stratego-lotr-ring-board-zone = Verbotene Zone
stratego-lotr-ring-ring-examples-1 = Zum Beispiel zählt der Hexenkönig dann 11, und Éowyn schlägt ihn immer noch. Saruman zählt 10, aber Éowyn schlägt Saruman nicht. Die Raserei eines Berserkers reicht nun bis Rang 6. Festungen, Gríma Schlangenzunge und die Fahne bleiben, wie sie waren.
stratego-lotr-ring-refuses-rescue = Ein geschlagener Ringträger kann nicht zurückkommen.
