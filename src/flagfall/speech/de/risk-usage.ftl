# Was man bei Risiko tippen kann und was es bewirkt: im Terminal, jeweils neben einem Beispiel.

risk-usage-place = Bataillone dorthin setzen; `place moria all` für alle, die du hast
risk-usage-trade = den besten Satz Karten eintauschen; `trade a b c` nennt sie
risk-usage-attack = angreifen; dazu eine Zahl von Würfeln, `until 4` (aufhören, wenn 4 übrig sind) oder `to the end` (bis zum Ende)
risk-usage-roll = so viele Würfel werfen
risk-usage-advance = nach dem Sieg einmarschieren; oder eine Zahl
risk-usage-move = Truppen verlegen
risk-usage-pass = weiter zum nächsten Teil des Zuges
risk-usage-leader = den Anführer mitnehmen; `roll 2 alone` lässt ihn aus einem Angriff heraus
risk-usage-play = eine Karte spielen, einen Auftrag für erfüllt erklären
risk-usage-map = jede Region mit ihrem Bonus und dem, was an ihren Orten besonders ist
risk-usage-near = ein Ort und alles, woran er grenzt
risk-usage-cards = deine eigenen Karten und was sie bewirken
