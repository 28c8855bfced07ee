learn-agreed = Was ihr vereinbaren könnt
learn-agreed-rescue-title = Rettung
learn-agreed-rescue = Dein Hauptmann (6) auf b9 ist einen Schritt von der letzten Reihe des Gegners entfernt. Zieh ihn nach b10 und hol dann deinen Feldmarschall auf ein leeres Feld deiner Hälfte zurück.
learn-agreed-rescue-done = Der Feldmarschall ist zurück, mit verdecktem Gesicht, und dein Zug ist vorbei. Das darfst du zweimal im Spiel, durch zwei verschiedene Figuren; ein Aufklärer kann niemanden retten.
learn-agreed-rescue-else = Erst von b9 nach b10; dann wähle den Feldmarschall und ein Feld in deiner Hälfte.

learn-agreed-aggressor-title = Vorteil des Angreifers
learn-agreed-aggressor = Dein Hauptmann (6) auf c3 steht vor der blauen Figur auf c4, und auch die ist ein Hauptmann. Ihr habt vereinbart, dass dann der Angreifer gewinnt. Greif c4 an.
learn-agreed-aggressor-done = Ohne diese Vereinbarung wären beide Hauptleute geschlagen. So aber gewinnt, wer sich zuerst traut: Warte also nicht zu lange.
learn-agreed-aggressor-else = Greif die Figur auf c4 mit dem Hauptmann auf c3 an.

learn-agreed-silent-title = Stille Verteidigung
learn-agreed-silent = Ihr habt vereinbart, dass nur der Angreifer seinen Rang nennt. Greif die unbekannte Figur auf c4 mit deinem Major (7) auf c3 an.
learn-agreed-silent-done = Dein Major hat gewonnen, und jetzt wissen alle, wo er steht. Wen du geschlagen hast, sagt dir niemand: irgendwen unter 7. Nur vor einem Aufklärer muss sich der Verteidiger zeigen.
learn-agreed-silent-else = Greif die Figur auf c4 mit dem Major auf c3 an.

learn-agreed-chase-title = Eine Jagd
learn-agreed-chase = Jag die blaue Figur auf d2 mit deinem Major (7) einmal im Kreis: von b2 nach c2, dann nach d2, d3 und c3. Sie läuft vor dir davon. Noch einmal nach c2 darfst du dann nicht: Tu etwas anderes, zum Beispiel mit dem Unteroffizier (4) auf f2.
learn-agreed-chase-done = Mit dem nächsten Schritt nach c2 hätte das Brett wieder ausgesehen wie am Anfang der Jagd. So wird niemand ewig im Kreis gejagt.
learn-agreed-chase-else = Zuerst nach c2, dann nach d2, d3 und c3, und dann etwas anderes.
