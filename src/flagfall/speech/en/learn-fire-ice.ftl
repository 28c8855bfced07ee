# A first game of Fire & Ice, step by step. Squares are those of lessons/fire-ice.toml.

learn-fire-ice = Fire & Ice: your first game
learn-fire-ice-sentence = Dragons fly, Elves shoot, a Sorceress turns foes into friends: every power once.

learn-fire-ice-march-title = One step
learn-fire-ice-march = You lead the Army of Volcandria. Pick your Dwarf (3) at e2 and move it one square forward, to e3.
learn-fire-ice-march-done = One piece, one step: forward, back or sideways, never diagonally. Now it is the other army's turn.
learn-fire-ice-march-else = A fine step! But now let us move the Dwarf from e2 to e3.

learn-fire-ice-attack-title = Attack
learn-fire-ice-attack = Somebody from Everwinter stands in front of your Beast Rider (7). Attack: from e4 onto e5.
learn-fire-ice-attack-done = It was a Dwarf (3). The higher number wins, the loser leaves the board, and the winner moves onto its square.

learn-fire-ice-equal-title = Even
learn-fire-ice-equal = Attack the piece at f5 with your Knight (8) from f4.
learn-fire-ice-equal-done = A Knight met a Knight. If both are the same, both leave the board.

learn-fire-ice-scout-title = The Scout runs
learn-fire-ice-scout = The Scout (2) may run in any straight line as far as the way is free. Let the Scout at b2 run up its column.
learn-fire-ice-scout-done = Nobody else can run like that. So now everybody knows it is a Scout.
learn-fire-ice-scout-else = That was one step. Let it run further, at least to b5!

learn-fire-ice-trap-title = Trap and Dwarf
learn-fire-ice-trap = Three pieces in the corner have never moved: that smells of Traps. Whoever steps into a Trap is lost, except a Dwarf (3). Attack from b6 to b7.
learn-fire-ice-trap-done = The Trap is cleared away, and behind it the Flag is waiting. Keep your Dwarves safe: only they can do this.
learn-fire-ice-trap-else = Only the Dwarf at b6 can open the way: attack b7 with it.

learn-fire-ice-slayer-title = The Slayer
learn-fire-ice-slayer = The Dragon (10) is stronger than everybody else. But your Slayer (S) knows how to fight it. Attack from e4 to e5.
learn-fire-ice-slayer-done = The Dragon falls! The Slayer must attack first, though: when it is attacked, it always loses.

learn-fire-ice-flight-title = Flight
learn-fire-ice-flight = Now the powers. Your Dragon at e2 flies in a straight line over everybody. Pick it, choose Flight, and land at e6. Then attack e7.
learn-fire-ice-flight-done = Over three pieces and into the middle of the enemy! After landing, a Dragon may attack one neighbour at once.
learn-fire-ice-flight-else = Pick the Dragon, choose Flight, fly from e2 to e6, and then attack the piece at e7.

learn-fire-ice-detect-title = Detect Enemy
learn-fire-ice-detect = Your Mage (9) feels who is hiding, up to two squares away. Pick it at e3, choose Detect Enemy, and point at f5.
learn-fire-ice-detect-done = The Slayer: good to know for your Dragon. Nobody was attacked, but now they have seen your Mage.

learn-fire-ice-quickness-title = Quickness
learn-fire-ice-quickness = Knights and Beast Riders ride two squares in one turn, even around a corner. Choose Quickness and ride with the Knight from e3 to f4, where somebody stands.
learn-fire-ice-quickness-done = Around the corner and straight at the Yeti, which did not see you coming. The square in between must be empty.

learn-fire-ice-enchant-title = Enchant
learn-fire-ice-enchant = Your Sorceress (6) casts a spell up to two squares far. Enchant the piece at e5. Then it is yours: on your next turn attack e6 with it!
learn-fire-ice-enchant-done = The Yeti changed sides for good, and fights for you. Whoever is below 6 must obey the Sorceress; so must the Slayer.
learn-fire-ice-enchant-else = Pick the Sorceress at e3, choose Enchant, point at e5. On your next turn attack with the piece you have won: e5 to e6.

learn-fire-ice-enchant-strong-title = Too strong for a spell
learn-fire-ice-enchant-strong = Not every spell works. Enchant the piece at f4.
learn-fire-ice-enchant-strong-done = The enemy's Mage is a 9: too strong. It stays what it is, but now you have seen it, and it has seen your Sorceress.

learn-fire-ice-rampage-title = Rampage
learn-fire-ice-rampage = Your Lava Beast (5) steps to an empty square and hits everybody around it, even friends. Three enemies stand together: choose Rampage and step to e4.
learn-fire-ice-rampage-done = Three at one blow! But take care: if a 5 or somebody stronger is among them, the Lava Beast falls too. Traps do not mind.

learn-fire-ice-arrow-title = Arrow Strike
learn-fire-ice-arrow = Your Elf (4) shoots up to two squares far, also over others. Choose Arrow Strike and shoot at f5, past the Knight in front of you.
learn-fire-ice-arrow-done = The Dwarf falls, and the Elf never left its place. Arrows reach ranks 3, 2 and the Slayer; somebody higher is only shown.

learn-fire-ice-flag-title = The Flag
learn-fire-ice-flag = The column is free, and at a8 stands somebody who has never moved. Run there with your Scout from a2!
learn-fire-ice-flag-done = The Flag! You have won. Now you know everything you need: set up your army and play.
