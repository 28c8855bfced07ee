# Namen und Texte der Schachtel, nach dem Schlüssel in ihrer eigenen Datei.

stratego-fire-ice-powers-title = Besondere Kräfte
stratego-fire-ice-powers-sentence = Feuer gegen Eis, und jede Figur, die ziehen kann, hat eine Kraft oder ein Talent.
stratego-fire-ice-powers-power-flight = Flug
stratego-fire-ice-powers-power-flight-story = fliegt
stratego-fire-ice-powers-power-flight-sentence = Flieg vorwärts, rückwärts oder seitwärts, nicht schräg, in gerader Linie über beliebige Figuren, aber nicht über eine Verbotene Zone, auf das erste freie Feld dahinter; dann darfst du einen Nachbarn auf gewöhnliche Weise angreifen.
stratego-fire-ice-powers-power-detect = Feind aufspüren
stratego-fire-ice-powers-power-detect-story = spürt einen Feind auf
stratego-fire-ice-powers-power-detect-sentence = Wähle einen Gegner, der in beliebiger Richtung höchstens zwei Felder entfernt ist, auch über Figuren und Verbotene Zonen hinweg; er muss sein Gesicht zeigen. Das ist kein Angriff.
stratego-fire-ice-powers-power-quickness = Schnelligkeit
stratego-fire-ice-powers-power-quickness-story = reitet
stratego-fire-ice-powers-power-quickness-sentence = Reite zwei Felder in einem Zug, gern auch um die Ecke, aber nicht über Figuren oder eine Verbotene Zone. Das erste Feld muss leer sein (ein Gegner dort wird auf gewöhnliche Weise angegriffen, und der Ritt ist vorbei); ein Gegner auf dem zweiten wird sofort angegriffen.
stratego-fire-ice-powers-power-enchant = Verzaubern
stratego-fire-ice-powers-power-enchant-story = spricht ihren Zauber
stratego-fire-ice-powers-power-enchant-sentence = Wähle einen Gegner, der in beliebiger Richtung höchstens zwei Felder entfernt ist, auch über Figuren und Verbotene Zonen hinweg; er wird gezeigt. Liegt sein Rang unter 6 oder ist es der Drachentöter, wechselt er für immer die Seite und behält Rang und Kräfte; wer Rang 6 oder mehr hat, bleibt auf seiner Seite. Niemand wird zweimal verzaubert.
stratego-fire-ice-powers-power-rampage = Raserei
stratego-fire-ice-powers-power-rampage-story = verfällt in Raserei
stratego-fire-ice-powers-power-rampage-sentence = Geh auf ein freies Feld und greif alle ringsum an, auch schräg, und auch eigene Figuren: Bis Rang 5 fallen sie, höhere werden gezeigt und bleiben. Hat eine von ihnen Rang 5 oder mehr, fällt auch der Angreifer. Fallen und Fahnen geschieht nichts.
stratego-fire-ice-powers-power-arrow = Pfeilschuss
stratego-fire-ice-powers-power-arrow-story = schießt einen Pfeil ab
stratego-fire-ice-powers-power-arrow-sentence = Schieß auf einen Gegner, der in beliebiger Richtung höchstens zwei Felder entfernt ist, auch über Figuren und Verbotene Zonen hinweg. Ein Rang unter 4 wird geschlagen; Rang 4 und höhere werden gezeigt und bleiben, Fallen auch. Der Elf bleibt stehen und geht dabei nie verloren.
