# A first game of Stratego, step by step. Squares are those of lessons/classic.toml.

learn-classic = Stratego: your first game
learn-classic-sentence = Moving and attacking, Bombs and Miners, the Spy, the Scout, a bluff, and the Flag.

learn-classic-march-title = One step
learn-classic-march = The red pieces are yours, and only you see their faces. Pick your Captain (6) at e2 and move it one square forward, to e3.
learn-classic-march-done = That is a turn: one piece, one step forward, back or sideways, never diagonally. Then it is your opponent's turn.
learn-classic-march-else = Also a good step! But this time let us move the Captain from e2 to e3.

learn-classic-lake-title = Around the lake
learn-classic-lake = Nobody can walk into a lake. Take your Captain around it: from c4 to b4, and after your opponent's move on to b5.
learn-classic-lake-done = The two lakes divide the board into three roads. Whoever holds a road is hard to get past.

learn-classic-attack-title = Attack
learn-classic-attack = A blue piece stands in front of your Major (7). You do not know who it is. Attack it: move the Major from e4 onto e5.
learn-classic-attack-done = Both pieces were shown. It was a Lieutenant (5): the higher number wins, the loser leaves the board, and the attacker moves onto its square.

learn-classic-lose-title = Sometimes you lose
learn-classic-lose = Who is at b6? Find out with your Lieutenant (5): attack from b5.
learn-classic-lose-done = Alas, a General (9). Your Lieutenant is gone and the General stays. But now you know where it stands, and your opponent has to fear that you remember it.

learn-classic-equal-title = Even
learn-classic-equal = Attack the blue piece at f5 with your Captain (6) from f4.
learn-classic-equal-done = A Captain as well. If both numbers are equal, both leave the board.

learn-classic-scout-title = The Scout runs
learn-classic-scout = The Scout (2) may run in any straight line as far as the way is free. Send the Scout at b2 a long way up its column.
learn-classic-scout-done = Only Scouts can do that. So whoever runs further than one square has told everybody who it is.
learn-classic-scout-else = That was just one step, as anybody could make it. Let it run three squares or more!

learn-classic-probe-title = The Scout finds out
learn-classic-probe = A Scout may attack at the end of its run. A blue piece at f8 has been walking about boldly. Send the Scout from f1 at it.
learn-classic-probe-done = The Marshal (10)! A Scout for that knowledge is a good bargain.

learn-classic-bomb-title = The Bomb
learn-classic-bomb = The blue pieces in the corner have never moved. Try it with your Major (7): attack from b8 to b9.
learn-classic-bomb-done = A Bomb. It stays, and whoever attacks it is lost, even the Marshal. What never moves is often a Bomb, or the Flag behind it.

learn-classic-miner-title = The Miner
learn-classic-miner = The same corner. This time a Miner (3) stands at b8. Attack the Bomb at b9.
learn-classic-miner-done = Only Miners clear Bombs away. Look after them: at the end you need them to reach the Flag.

learn-classic-spy-title = The Spy
learn-classic-spy = You have seen that the piece at e5 is the Marshal (10). Attack it with your Spy (S) from e4.
learn-classic-spy-done = The Spy beats the Marshal, but only by attacking first. Attacked by anybody at all, the Spy is lost.

learn-classic-guard-title = A trap for the Marshal
learn-classic-guard = Your General (9) at e4 faces an unknown piece, and your Spy stands beside it. Leave both where they are: move the Lieutenant (5) at b2 anywhere, and see what happens.
learn-classic-guard-done = The Marshal took the General and was taken by your Spy, who had waited beside it. A Spy likes to stand near the General.
learn-classic-guard-else = Here the General is the bait: leave it and the Spy alone, move the Lieutenant first, and then strike at e4 with the Spy.

learn-classic-bluff-title = A bluff
learn-classic-bluff = Your opponent sees only the backs of your pieces. Step up to the blue Colonel with your Scout as if it were a Marshal: from e4 to e5, just one square.
learn-classic-bluff-done = The Colonel ran away from a Scout! A weak piece that walks up boldly may be worth as much as a strong one.
learn-classic-bluff-else = Then the bluff is over. Step up to it at e5, no further, and look brave.

learn-classic-back-title = To and fro
learn-classic-back = Move the Captain from b4 to b5, and on your next turn back to b4. Then try to go to b5 once more. It is refused: do something else instead.
learn-classic-back-done = Once there and once back between the same two squares: more than that is refused. So nobody can hold up a game for ever.
learn-classic-back-else = First b4 to b5, then back to b4, and then something else.

learn-classic-flag-title = The Flag
learn-classic-flag = The way up the first column is free, and you guess that the Flag stands at a10. Run for it with the Scout at a3!
learn-classic-flag-done = The Flag is captured, and you have won. Anybody can take it; a Scout just gets there fastest.
