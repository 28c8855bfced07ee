# Wat je bij Risk kunt typen en wat het doet: in de terminal, telkens naast een voorbeeld.

risk-usage-place = bataljons daar neerzetten; `place moria all` voor alles wat je hebt
risk-usage-trade = de beste set kaarten inleveren; `trade a b c` noemt ze
risk-usage-attack = aanvallen; voeg een aantal dobbelstenen toe, `until 4` (stoppen als er 4 over zijn) of `to the end` (tot het einde)
risk-usage-roll = zoveel dobbelstenen gooien
risk-usage-advance = binnentrekken na een overwinning; of een aantal
risk-usage-move = bataljons verplaatsen
risk-usage-pass = door naar het volgende deel van de beurt
risk-usage-leader = de Leider meenemen; `roll 2 alone` laat hem buiten een aanval
risk-usage-play = een kaart spelen, een opdracht vervuld verklaren
risk-usage-map = elke streek met haar bonus en wat er bijzonder is aan de plaatsen erin
risk-usage-near = een plaats en alles waaraan ze grenst
risk-usage-cards = je eigen kaarten, en wat ze doen
