# A first game of Stratego: Narnia, step by step. Squares are those of lessons/narnia.toml.

learn-narnia = Narnia: your first game
learn-narnia-sentence = Magic and Dryads, the White Witch and her stone, the four children, and Aslan's reinforcements.

learn-narnia-attack-title = Attack
learn-narnia-attack = You lead the Army of Aslan. Attack the piece in front of your Centaur (6): from e4 onto e5.
learn-narnia-attack-done = A Goblin (5). Both were shown, the higher number wins, and the winner moves onto the square.

learn-narnia-leopard-title = The Leopard
learn-narnia-leopard = A Leopard (2) runs in any straight line as far as the way is free, and may attack at the end. Run from b2 to b8 and see who is there.
learn-narnia-leopard-done = An Ogre (6): the Leopard is lost, but now you know. Fast pieces are good at finding out.

learn-narnia-magic-title = Winter Magic
learn-narnia-magic = What never moves may be Winter Magic, and whoever touches it is lost, except a Dryad (3). Attack from b8 to b9.
learn-narnia-magic-done = Spring is coming: only Dryads clear Winter Magic away. On the other side Minoboars do it with Spring Magic.

learn-narnia-beaver-title = Mr. Beaver
learn-narnia-beaver = The White Witch (10) is at e5. Attack her with your Spy, Mr. Beaver, from e4.
learn-narnia-beaver-done = Who would have thought it? A Spy who attacks first beats the 10. Against everybody else he loses.

learn-narnia-stone-title = Turn to Stone
learn-narnia-stone = Now you play the White Witch. Pick her at e6, choose Turn to Stone, and point at f5, right beside her.
learn-narnia-stone-done = Oreius is stone: he stands in the way, cannot move, and nobody can attack him, until somebody frees him. Aslan alone cannot be turned to stone.

learn-narnia-delight-title = Turkish Delight
learn-narnia-delight = One of the children is at e4. Choose Turkish Delight and tempt it from e6. Then it is yours: on your next turn attack e3 with it.
learn-narnia-delight-done = Susan has changed sides for good. Only the four children can be tempted, each only once; anybody else is just shown.
learn-narnia-delight-else = First offer Turkish Delight at e4; on your next turn attack from e4 to e3.

learn-narnia-breath-title = Breath of Life
learn-narnia-breath = You play Aslan's side again. Move the Centaur (6) at e3; the Witch will turn Oreius to stone. Then let Aslan at d4 free him: Breath of Life, at e5.
learn-narnia-breath-done = The stone is alive again. Aslan frees one of his own up to two squares away.
learn-narnia-breath-else = First move the Centaur. When Oreius is stone, pick Aslan, choose Breath of Life, and point at e5.

learn-narnia-reinforcements-title = Reinforcements
learn-narnia-reinforcements = Seven of the Witch's pieces have fallen: now your reinforcements may come, Aslan among them. Call them, and put all ten on free squares of your first four rows.
learn-narnia-reinforcements-done = Ten fresh pieces, faces hidden, and your turn still goes on. In a game you may also wait with it.
learn-narnia-reinforcements-else = First call the reinforcements: there is a button for it.

learn-narnia-children-title = The four children
learn-narnia-children = You play the Witch. Peter, Susan and Lucy are captured already; Edmund is the last one. Attack e4 with your Minotaur (8).
learn-narnia-children-done = No child is left free, so the White Witch wins without the Flag. If you play Aslan's side, keep at least one of the four safe!

learn-narnia-detect-title = More powers: Detect Enemy
learn-narnia-detect = You may agree on more powers, which Flagfall has reconstructed. Mr. Tumnus (4) knows who is near: choose Detect Enemy and point at f5.
learn-narnia-detect-done = The White Witch herself. Better be gone, Mr. Tumnus! Maugrim can do the same on the other side.

learn-narnia-wings-title = More powers: Flight
learn-narnia-wings = Griffins (5) fly in a straight line over everybody. Choose Flight and go from e2 to e6.
learn-narnia-wings-done = To the first open square behind them all; it is no attack. Aslan leaps in the same way.

learn-narnia-charge-title = More powers: Charge
learn-narnia-charge = Peter (9), Oreius and the Centaurs run two squares in one turn. Choose Charge and go with Peter from e3 to f4, where an enemy stands.
learn-narnia-charge-done = Around the corner and into the Minotaur. The square in between has to be empty.

learn-narnia-bow-title = More powers: the Bow
learn-narnia-bow = Susan (7) shoots one or two squares far in a straight or diagonal line. Choose Bow and shoot at e5, over the Faun in front of her.
learn-narnia-bow-done = The Ogre (6) falls, and Susan never moved. An equal or higher rank would only have been shown.

learn-narnia-club-title = More powers: Giant's Club
learn-narnia-club = Rumblebuffin (8) swings his club. Choose Giant's Club, step to e4, point at d4, e5 and f4, and then let the blows fall.
learn-narnia-club-done = Three at one blow. Somebody higher, or Magic, would have felled the giant.
learn-narnia-club-else = Step to e4 with the Giant's Club, then mark d4, e5 and f4, then finish the turn.

learn-narnia-cordial-title = More powers: Healing Cordial
learn-narnia-cordial = Once a game Lucy brings back somebody who was captured. Choose Healing Cordial, then Peter, and put him on a square beside Lucy.
learn-narnia-cordial-done = Peter is back. That works only once, and not for Aslan or for Magic.
learn-narnia-cordial-else = Bring back Peter this time: he is the strongest of those who are missing.

learn-narnia-rampage-title = More powers: Rampage
learn-narnia-rampage = You play the Witch. The Cyclops (7) steps among enemies and strikes them all. Choose Rampage and step from e6 to e5.
learn-narnia-rampage-done = Everybody up to 7 around it has fallen. If a 7 or higher is among them, the Cyclops falls too. Now play a whole game!
