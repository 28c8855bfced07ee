# Was man bei Risiko tippen kann und was es bewirkt: im Terminal, jeweils neben einem Beispiel.

risk-usage-place = Bataillone dorthin setzen; `place moria all` für alle, die du hast
risk-usage-trade = den besten Satz Karten tauschen; `trade a b c` nennt sie selbst
risk-usage-attack = angreifen; dazu eine Zahl von Würfeln, `until 4` (aufhören, wenn noch 4 übrig sind) oder `to the end` (bis zum Ende)
risk-usage-roll = so viele Würfel werfen
risk-usage-advance = nach dem Sieg einrücken: alle, oder eine Zahl
risk-usage-move = Bataillone marschieren lassen
risk-usage-pass = weiter zum nächsten Teil des Zuges
risk-usage-leader = den Heerführer mitnehmen; `roll 2 alone` lässt ihn aus einem Angriff heraus
risk-usage-play = eine Karte spielen oder eine Mission für erfüllt erklären
risk-usage-map = jede Region mit ihrem Bonus und allem, was in ihren Gebieten besonders ist
risk-usage-near = ein Gebiet und alles, woran es grenzt
risk-usage-cards = deine eigenen Karten und was sie bewirken
