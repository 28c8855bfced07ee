# A first game of Risk: The Lord of the Rings, phase by phase. Places are those of lessons/risk.toml.

learn-risk = Risk: your first game
learn-risk-sentence = Battalions, dice, Leaders and Strongholds, cards and missions, and the Ring on its way.

learn-risk-place-title = Reinforcements
learn-risk-place = You are Red. A turn begins with new battalions: one for every three places you hold, three at least. Put your three on places of your own.
learn-risk-place-done = Put them where you want to attack, or where you are afraid of an attack.

learn-risk-set-title = A set of cards
learn-risk-set = Three Territory cards with three different symbols are worth ten battalions. Exchange the three in your hand.
learn-risk-set-done = Three alike are worth less: 4, 6 or 8. If you hold a place that is on one of the cards, two more battalions come there.
learn-risk-set-else = Your three cards make a set: lay down one after the other.

learn-risk-attack-title = Attack
learn-risk-attack = Attack from Moria to Eregion: tap Moria, then Eregion. Throw three dice, and move in when the place has fallen.
learn-risk-attack-done = Eregion is yours. Somebody always stays behind in the place you come from, and at least as many move in as you threw dice.
learn-risk-attack-else = Attack Eregion from Moria with three dice, once.

learn-risk-dice-title = Dice
learn-risk-dice = The Wold is held by four battalions, so its owner may throw two dice. Attack from Lórien with three dice and compare.
learn-risk-dice-done = Highest against highest: 5 against 5 is a tie, and ties go to the defender. Then 4 against 2: that one you won. Each side loses one battalion.
learn-risk-dice-else = Attack The Wold from Lórien, with three dice, once.

learn-risk-leader-title = Leaders
learn-risk-leader = Your Leader stands in Emyn Muil. A Leader who goes along adds one to your highest die. Attack the Dead Marshes with three dice.
learn-risk-leader-done = 5 and 1 more against 5: without the Leader that would have been lost. A Leader helps in defence as well, and moves in after a victory.
learn-risk-leader-else = Attack the Dead Marshes from Emyn Muil with three dice, and take the Leader along.

learn-risk-stronghold-title = Strongholds
learn-risk-stronghold = The Mines of Moria are a Stronghold: they add one to the defender's highest die. Attack Moria from the Gladden Fields with three dice.
learn-risk-stronghold-done = 5 against 4 and 1 more: a tie, and ties go to the defender. Strongholds are hard to take, and worth two points at the end.
learn-risk-stronghold-else = Attack Moria from the Gladden Fields with three dice, once.

learn-risk-region-title = A whole region
learn-risk-region = You hold all of Rhûn but Esgaroth. Take it from Withered Heath with three dice, and move in.
learn-risk-region-done = All of Rhûn is yours: two more battalions at the start of each of your turns, and two points at the end, as long as you hold it.
learn-risk-region-else = Attack Esgaroth from Withered Heath with three dice.

learn-risk-ways-title = Rivers and bridges
learn-risk-ways = Rivers and mountains keep places apart; a bridge or a ship line joins them. From The Wold a bridge leads to the Gap of Rohan: attack over it with three dice, and move in.
learn-risk-ways-done = Where no bridge is, the river stays closed: from The Wold nobody gets straight to the Dead Marshes.
learn-risk-ways-else = Attack the Gap of Rohan from The Wold with three dice.

learn-risk-march-title = Redeployment
learn-risk-march = When you have attacked enough, say so. Then you may move battalions once, from one place to another along places of your own. Move some from South Rhûn.
learn-risk-march-done = So your battalions get to the border where they are needed. One always stays behind. With that your turn is nearly over.
learn-risk-march-else = No attack this time: say that you are done with attacks, then move battalions from South Rhûn.

learn-risk-territory-title = A Territory card
learn-risk-territory = You have taken a place this turn. So you may draw a Territory card at its end: finish your moves, and draw.
learn-risk-territory-done = Carrock. Three such cards may be a set; at five you have to exchange one.

learn-risk-adventure-title = A Site of Power
learn-risk-adventure = Lothlórien in Lórien is a Site of Power. Bring your Leader there from Moria with all four battalions that may go. Then draw an Adventure card.
learn-risk-adventure-done = The card Ambush! is yours. A Leader who comes to a Site of Power earns an Adventure card, once a turn.
learn-risk-adventure-else = Set out from Moria, go to Lórien, take four battalions and the Leader, and then draw.

learn-risk-mission-title = A mission
learn-risk-mission = Your mission card asks for a Leader at the Gates of Moria, in Eregion. Attack it from Dunland with the Leader, move in, and then complete the mission.
learn-risk-mission-done = Battalions at once, and a point at the end. For the rest of this turn the Leader stays there.
learn-risk-mission-else = Attack Eregion from Dunland with three dice and the Leader, move in, and play the mission from your cards.

learn-risk-power-title = A power card
learn-risk-power = Two battalions in Lórien are few. Play Ambush! from your cards, attack The Wold from Lórien, and throw three dice.
learn-risk-power-done = Three more battalions joined in just for this attack. Every card says when it can be played, and a card that was played is worth points.
learn-risk-power-else = First play Ambush!, then attack The Wold from Lórien with three dice.

learn-risk-defend-title = Defence
learn-risk-defend = Green attacks you in South Rhûn with three dice. You have four battalions there: throw two dice.
learn-risk-defend-done = 6 against 5 is lost, 4 against 4 is won, because ties are yours. Two dice are nearly always better than one.
learn-risk-defend-else = One die is allowed, but with two you can beat two of them.

learn-risk-ring-title = The Fellowship
learn-risk-ring = At the end of every turn the Fellowship moves on. In Moria it has to roll more than 3 first. End your turn and see.
learn-risk-ring-done = A 5: it gets through. In Moria, Lórien and the Dead Marshes it has to roll. Some cards hold it back or help it.

learn-risk-end-title = The end
learn-risk-end = The Ring is at the Dead Marshes, its last step. When it leaves Middle-earth the game is over, and points are counted. End your turn.
learn-risk-end-done = A point for each place, the bonus of every whole region, two for each Stronghold, and what your cards are worth. You have won!
