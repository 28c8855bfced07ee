# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-lotr-powers-title = Besondere Kräfte
stratego-lotr-powers-sentence = Dieselbe Schlacht, und die Helden dürfen ihre Kräfte nutzen: Flug, Langbogen, Axt und mehr.
stratego-lotr-powers-power-flight = Flug
stratego-lotr-powers-power-flight-story = fliegt
stratego-lotr-powers-power-flight-sentence = Flieg vorwärts, rückwärts oder seitwärts, nicht schräg, in gerader Linie über beliebige Figuren und Verbotene Zonen auf das erste freie Feld dahinter. Das ist kein Angriff.
stratego-lotr-powers-power-detect = Feind aufspüren
stratego-lotr-powers-power-detect-story = spürt einen Feind auf
stratego-lotr-powers-power-detect-sentence = Wähle einen Gegner, der in beliebiger Richtung höchstens zwei Felder entfernt ist, auch über Figuren und Verbotene Zonen hinweg; er muss sein Gesicht zeigen. Das ist kein Angriff.
stratego-lotr-powers-power-longbow = Langbogen
stratego-lotr-powers-power-longbow-story = spannt den Langbogen
stratego-lotr-powers-power-longbow-sentence = Schieß in gerader oder schräger Linie auf einen Gegner, der ein oder zwei Felder entfernt ist, auch über Figuren und Verbotene Zonen hinweg. Ein niedrigerer Rang wird geschlagen; ein gleicher oder höherer wird gezeigt und bleibt. Der Schütze bleibt stehen und geht dabei nie verloren.
stratego-lotr-powers-power-axe = Zwergenaxt
stratego-lotr-powers-power-axe-story = schwingt die Zwergenaxt
stratego-lotr-powers-power-axe-sentence = Geh auf ein freies Feld und triff einen, zwei oder drei Gegner ringsum auf einmal, auch schräg. Niedrigere Ränge fallen, ein gleicher fällt zusammen mit Gimli; ein höherer Rang oder eine Festung bleibt stehen und schlägt Gimli.
stratego-lotr-powers-power-steed = Schnelles Ross
stratego-lotr-powers-power-steed-story = reitet auf dem schnellen Ross
stratego-lotr-powers-power-steed-sentence = Reite zwei Felder in einem Zug, gern auch um die Ecke, aber nicht über Figuren oder eine Verbotene Zone. Das erste Feld muss leer sein (ein Gegner dort wird auf gewöhnliche Weise angegriffen, und der Ritt ist vorbei); ein Gegner auf dem zweiten wird sofort angegriffen.
stratego-lotr-powers-power-repeat = Erneuter Angriff
stratego-lotr-powers-power-repeat-sentence = Gewinnt die Figur einen Angriff und zieht auf das Feld, darf sie sofort einen weiteren Nachbarn angreifen (nicht schräg), und so weiter, solange sie gewinnt. Du darfst jederzeit aufhören.
stratego-lotr-powers-power-rampage = Raserei
stratego-lotr-powers-power-rampage-story = verfällt in Raserei
stratego-lotr-powers-power-rampage-sentence = Geh auf ein freies Feld und greif alle Gegner ringsum an, auch schräg: Gleiche und niedrigere Ränge und Festungen fallen, höhere werden gezeigt und bleiben. Der Berserker selbst wird immer vom Brett genommen.
