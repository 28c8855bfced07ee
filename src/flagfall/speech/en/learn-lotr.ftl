# A first game of Stratego: The Lord of the Rings, step by step. Squares are those of lessons/lotr.toml.

learn-lotr = The Lord of the Rings: your first game
learn-lotr-sentence = The plain battle, every power of Good and Evil, and the way of the Ring to Mount Doom.

learn-lotr-attack-title = Attack
learn-lotr-attack = You lead the Forces of Good. Attack the piece in front of Aragorn (9): from e4 onto e5.
learn-lotr-attack-done = An Uruk-hai (6). Both were shown, the higher number wins, and the winner moves onto the square.

learn-lotr-rider-title = The Rider
learn-lotr-rider = A Rider of Rohan (2) goes in any straight line as far as the way is free, and may attack at the end. Ride from b2 to b8.
learn-lotr-rider-done = Gríma Wormtongue, whom everybody beats who attacks him. Only Riders and Warg Riders can go that far.

learn-lotr-stronghold-title = The Stronghold
learn-lotr-stronghold = What never moves may be a Stronghold, and whoever attacks it is lost, unless it is a Soldier of Gondor (3). Attack from b8 to b9.
learn-lotr-stronghold-done = Only rank 3 takes Strongholds. Behind it the Flag is waiting.

learn-lotr-eowyn-title = Éowyn
learn-lotr-eowyn = The Witch-king (10) stands at e5. No living man may hinder him. Attack with Éowyn (S) from e4.
learn-lotr-eowyn-done = But Éowyn is no man. She beats the Witch-king if she attacks first, and loses against everybody else.

learn-lotr-flight-title = Flight
learn-lotr-flight = Now the powers. Gandalf at e2 is called to e7: pick him, choose Flight, and fly over everybody in between.
learn-lotr-flight-done = Straight over friends, foes and Forbidden Zones to the first open square. It is no attack; the Witch-king can do it too.

learn-lotr-detect-title = Detect Enemy
learn-lotr-detect = Aragorn feels who is near. Pick him at e3, choose Detect Enemy, and point at f5.
learn-lotr-detect-done = Saruman! Legolas can do the same, and so can Saruman. It is no attack, but Aragorn has shown himself.

learn-lotr-longbow-title = Longbow
learn-lotr-longbow = Legolas (8) shoots one or two squares far in a straight or diagonal line, also over others. Choose Longbow and shoot at e5, over the piece in front of him.
learn-lotr-longbow-done = Lurtz (7) falls, and Legolas never moved. Faramir, the Elves and the Haradrim have bows as well. An equal or higher rank is only shown.

learn-lotr-axe-title = Dwarven Axe
learn-lotr-axe = Gimli (8) steps among his enemies. Choose Dwarven Axe, step to e4, point at all three around him (d4, e5, f4), and then let the blows fall.
learn-lotr-axe-done = Three at one blow. A higher rank or a Stronghold among them would have felled Gimli; an equal one falls together with him.
learn-lotr-axe-else = Step to e4 with the Dwarven Axe, then mark d4, e5 and f4, then finish the turn.

learn-lotr-steed-title = Swift Steed
learn-lotr-steed = King Théoden (7) rides two squares in one turn, even around a corner. Choose Swift Steed and ride from e3 to f4, where an enemy stands.
learn-lotr-steed-done = Into the enemy's side from around the corner! The square in between has to be empty.

learn-lotr-repeat-title = Repeat Attack
learn-lotr-repeat = Now you play Evil. Your Uruk-hai (6) may attack again as long as it wins. From e7 attack e6, then e5, then f5, or stop before that.
learn-lotr-repeat-done = One Uruk-hai, several enemies, one turn. But with every victory it goes further in, and at last somebody stronger may stand there.

learn-lotr-rampage-title = Rampage
learn-lotr-rampage = The Berzerker (5) gives its life. Choose Rampage and step from e6 to e5: everybody around it up to rank 5 falls, and so do Strongholds.
learn-lotr-rampage-done = A Stronghold and an Elf are gone, and so is the Berzerker: it always falls. Higher ranks would only have been shown.

learn-lotr-unseen-title = Frodo cannot be seen
learn-lotr-unseen = Destroy the Ring: Frodo at e4 wears it. An Uruk-hai is coming for him. Move the Soldier (3) at b3 and watch.
learn-lotr-unseen-done = Frodo put on the Ring: the Uruk-hai attacked and found nobody. Both stay. But Ringwraiths, the Witch-king, Orcs and Warg Riders do see him!
learn-lotr-unseen-else = Leave Frodo where he is this time, and move the Soldier at b3.

learn-lotr-ring-taken-title = The Ring is taken
learn-lotr-ring-taken = Now you play Evil. Your Ringwraith (8) at e5 has found Frodo. Attack e4!
learn-lotr-ring-taken-done = The Ring is yours: every number of Evil rises by one for the rest of the game. So Good must look after Frodo.

learn-lotr-doom-title = Mount Doom
learn-lotr-doom = Good again. Frodo has come all the way to i6, and beside him is Mount Doom. Take the last step, to h6.
learn-lotr-doom-done = The Ring is destroyed, and most of Evil is swept away; the Witch-king, Saruman, Orcs, Gríma and the Flag remain. The Flag still decides who wins.

learn-lotr-flag-title = The Flag
learn-lotr-flag = Only one Flag is left to find. Your Soldier (3) at i9 goes to j9 first, and from there takes j10.
learn-lotr-flag-done = The Flag is yours, and Middle-earth is saved. Now play a whole game.
learn-lotr-flag-else = First from i9 to j9; on your next turn attack j10.
