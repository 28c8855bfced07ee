scroll-breaks-off = die Aufzeichnung bricht ab: Nach der letzten Eingabe muss eine Zeile „end“ stehen
scroll-too-long = eine Aufzeichnung hat höchstens { $most } Zeilen
scroll-empty = die Aufzeichnung ist leer
scroll-long-line = die Zeile hat { $letters } Zeichen; erlaubt sind höchstens { $most }
scroll-unprintable = die Zeile enthält Zeichen, die sich nicht drucken lassen
scroll-is-none = das ist keine Aufzeichnung: Sie muss mit „{ $header }: 1“ beginnen
scroll-no-header = { $header } ist keine Kopfzeile; die Kopfzeilen sind { $known }, dann eine leere Zeile
scroll-header-twice = die Kopfzeile { $header } steht hier zweimal
scroll-header-missing = die Kopfzeile { $header } fehlt
scroll-no-text = die Aufzeichnung muss Text in UTF-8 sein; diese Zeile ist es nicht
scroll-goes-on = die Aufzeichnung geht nach ihrem Ende weiter
scroll-no-version = { $version } ist keine Version einer Aufzeichnung; das muss eine kleine ganze Zahl sein
scroll-newer = diese Aufzeichnung hat Version { $version }; dieses Flagfall liest die Versionen 1 bis { $newest }
scroll-seats = die Plätze müssen { $wanted } sein
scroll-other-result = die Aufzeichnung sagt { $result }, gespielt aber endet das Spiel mit { $played }
scroll-no-seat = { $who } sitzt nicht an diesem Tisch; eine Zeile beginnt mit einem von: { $known }
scroll-decides-nothing = { $who } entscheidet nichts
check-no-pledge = { $file } sagt nichts von einem Versprechen: Diese Partie lief nicht auf einem Server, der eines gibt.
check-other-pledge = Das Versprechen dieser Aufzeichnung ist { $pledge }, nicht das, das du gesehen hast: Das ist eine andere Partie, oder jemand hat etwas geändert.
check-other-luck = In Entscheidung { $number } fiel der Zufall anders als versprochen.
check-other-seal = Nichts in dieser Aufzeichnung passt zum Siegel { $seal }: Eine Aufstellung oder eine Entscheidung wurde geändert, oder das Siegel gehört zu einer anderen Partie.
scroll-fair = der Zufall des Spiels muss ein Startwert aus 64 Zeichen von 0 bis f sein, dann die Lose: seat=word@number
strados-length = Eine Stellung hat 100 Buchstaben; diese hat { $letters }.
strados-elsewhere = { $pieces ->
        [one] Eine Figur steht dort, wo { $game } keine aufstellt.
       *[other] { $pieces } Figuren stehen dort, wo { $game } keine aufstellt.
    }
strados-no-letter = Für { $kind } gibt es keinen Buchstaben: Nur die klassischen Figuren haben einen.
strados-unknown-letter = { $letter } auf { $square } ist kein Buchstabe einer Stellung: A bis Y und _ sind es.
gravon-type = Spiele der Art { $type } gibt es hier nicht; es gibt: { $known }.
gravon-declarations = Ein Gravon-Spiel ist eine kurze XML-Datei ohne eigene Deklarationen.
gravon-no-field = Es gibt kein <game> mit einem <field content=…>: Das Spiel endete, bevor beide Armeen standen.
gravon-long = Ein Gravon-Spiel ist ein kurzer Text.
gravon-neither = Das ist weder Gravon-XML noch Gravons ältere Stratego-Notation.
gravon-no-setup = Es gibt keine Aufstellung: Das Spiel endete, bevor beide Armeen standen.
gravon-no-xml = Das XML ist nicht zu lesen: { $why }.
scroll-line = Zeile { $line }: { $why }
check-fair = Der Zufall fiel wie versprochen ({ $pledge }): { $drawn ->
        [one] ein Zufallsergebnis
       *[other] { $drawn } Zufallsergebnisse
    } und { $seals ->
        [one] ein Siegel
       *[other] { $seals } Siegel
    } geprüft.
