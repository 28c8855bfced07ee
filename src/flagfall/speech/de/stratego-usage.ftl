# Was man bei Stratego tippen kann und was es bewirkt: im Terminal, jeweils neben einem Beispiel.

stratego-usage-place = eine Figur aufstellen
stratego-usage-deploy = eine ganze Aufstellung: { $rows } Reihen mit je { $cols } Buchstaben, vom oberen Rand des Bretts nach unten, ein Punkt für ein leeres Feld. { $letters }.
stratego-usage-letter = { $letter } { $piece }
stratego-usage-move = ziehen oder angreifen, was dort steht; ein Zug in mehreren Schritten ist eine Zeile mit Kommas
stratego-usage-power = { $power }, { $owners }: { $sentence }
stratego-usage-power-reconstructed = { $power }, { $owners } (nachempfunden): { $sentence }
stratego-usage-enter = deine ganze Verstärkung ins Spiel bringen, sobald { $count } feindliche Figuren fort sind; danach ziehst du wie sonst
stratego-usage-rescue = eine geschlagene Figur zurückholen, gleich nachdem du die letzte Reihe des Gegners erreicht hast; `stop`, wenn du nicht willst
