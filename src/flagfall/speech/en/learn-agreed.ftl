# Positions to try beside what may be agreed on. Squares and pieces are those of lessons/agreed.toml.

learn-agreed = What you may agree on
learn-agreed-rescue-title = Rescue
learn-agreed-rescue = Your Captain (6) on b9 is one step from the enemy's last row. Move it to b10, then bring your Marshal back on an empty square of your own half.
learn-agreed-rescue-done = The Marshal is back, with a hidden face, and your turn is over. You may do that twice a game, with two different pieces; a Scout cannot rescue anybody.
learn-agreed-rescue-else = First from b9 to b10; then choose the Marshal and a square in your half.

learn-agreed-aggressor-title = Aggressor Advantage
learn-agreed-aggressor = Your Captain (6) at c3 stands before the blue piece at c4, which is a Captain, too. You agreed that the attacker wins then. Attack c4.
learn-agreed-aggressor-done = Without this agreement both Captains would be captured. With it whoever dares first wins, so do not wait too long.
learn-agreed-aggressor-else = Attack the piece at c4 with the Captain at c3.

learn-agreed-silent-title = Silent Defense
learn-agreed-silent = You agreed that only the attacker tells its rank. Attack the unknown piece at c4 with your Major (7) at c3.
learn-agreed-silent-done = Your Major won, and now everybody knows where it is. What you have captured you are not told: something below 7. Only a Scout makes the defender show itself.
learn-agreed-silent-else = Attack the piece at c4 with the Major at c3.

learn-agreed-chase-title = A chase
learn-agreed-chase = Chase the blue piece at d2 with your Major (7) once around: from b2 to c2, then d2, d3 and c3. It runs ahead of you. To step to c2 again is refused then: do something else, for example with the Sergeant (4) at f2.
learn-agreed-chase-done = With your next step to c2 the board would have looked as it did when the chase began. So nobody is chased in circles for ever.
learn-agreed-chase-else = First to c2, then d2, d3 and c3, and then something else.
