# The rules of Stratego, explained to somebody without the box. ALL($pieces) are `Gandalf and the Elves`.

## Headings

stratego-section-want = The aim
stratego-section-setup = Setting up
stratego-section-turn = Your turn
stratego-section-attack = Attacking
stratego-section-pieces = The pieces
stratego-section-talents = Pieces with a talent
stratego-section-back = Back and forth
stratego-section-using = Using a power
stratego-section-powers = Special powers
stratego-section-reinforcements = Reinforcements
stratego-section-ring = The Ring
stratego-section-children = The children
stratego-section-rescue = Rescue
stratego-section-ends = How it ends
stratego-section-captured = Captured pieces
stratego-section-advice = Good advice
stratego-section-agreed = What you agreed on
stratego-section-writing = Writing a move
stratego-section-reconstructed = What is reconstructed

## The aim, and setting up

stratego-guide-goal = { $sentence } Your pieces stand with their backs to your opponent, who does not know which is which. Find out where the enemy hides the Flag, and capture it before yours is captured.
stratego-guide-board = The board has { $rows } rows of { $cols } squares. Nobody may stand on the squares of a { $zone }: { COMMAS($squares) }.
stratego-guide-puts = The { $army } { PLURAL($army) ->
        [yes] put
       *[no] puts
    } { WORD($count) } pieces on rows { $first } to { $last }.
stratego-guide-spare = There are more squares than pieces: put them where you like.
stratego-guide-secret = Both set up in secret: only you see the faces of your own pieces.

## A turn

stratego-guide-begins = The { $army } { PLURAL($army) ->
        [yes] begin
       *[no] begins
    }; then you take turns. On your turn you must either move one piece or attack one enemy piece. A piece moves one square forward, backward or sideways to an empty square, never diagonally, and never over another piece or onto a { $zone }.
stratego-guide-still = { ALL($pieces) } never move and never attack.
stratego-guide-attack = To attack, move onto an enemy piece beside yours: in front, behind or to a side. You never have to attack.
stratego-guide-both-shown = Both pieces are shown.
stratego-guide-silent = You agreed on Silent Defense: only the attacker is shown. The defender says who is captured and keeps its own secret, unless a piece of rank 2 attacks: then it must be shown. A Flag is always shown.
stratego-guide-ranks = A higher number is a higher rank. The lower rank is captured and leaves the board. An attacker who wins moves onto the square; a defender who wins stays where it is.
stratego-guide-equal-attacker = If both ranks are equal the attacker wins: you agreed on that.
stratego-guide-equal-both = If both ranks are equal, both are captured.
stratego-guide-memory-none = After a fight faces are hidden again: try to remember what you have seen.
stratego-guide-memory-captured = After a fight faces are hidden again. The table lists the captured pieces you have seen; the rest you have to remember.
stratego-guide-memory-marks = After a fight faces are hidden again, but the table remembers for you which you have seen and who has moved.
stratego-guide-memory-odds = After a fight faces are hidden again, but the table remembers for you which you have seen and who has moved, and works out what each hidden piece could be.
stratego-guide-rank = rank
stratego-guide-two = Rank 2 ({ $pieces }): goes as many empty squares as it likes in a straight line, and may attack at the end. Going further than one square shows everybody what it is.
stratego-guide-three = Rank 3 ({ $pieces }): the only rank whose { $powers ->
        [1] ordinary attack
       *[0] attack
    } captures { ALL($bombs) }; it then moves onto that square.
stratego-guide-spy = S ({ $pieces }): beats the enemy's 10 if it attacks first, and can take the Flag. It loses against everybody else, whoever attacks. If two of them meet, { $both ->
        [attacker] the attacker wins.
       *[both] both are captured.
    }
stratego-guide-spy-powers = For powers it counts less than every number.
stratego-guide-bomb = { $pieces }: cannot move and cannot attack. Whoever attacks one is captured, and it stays where it is; { $powers ->
        [1] in an ordinary attack only rank 3 clears it away.
       *[0] only rank 3 clears it away.
    }
stratego-guide-flag = { $pieces }: cannot move and cannot attack. Any piece that attacks it wins the game.
stratego-guide-back = One piece may go to and fro between the same two squares { WORD($times) } turns running, not more: the next such move is refused, also if it would be an attack, and whatever your opponent does. Do something else in between, and the count starts anew.
stratego-guide-chase = You agreed on the chase rule. Say you step up to an enemy piece, it runs away, you step up again, it runs again: that is a chase. Whoever chases may not make the board look as it did before in the same chase, but has to do something else. Only going back at once to where your piece came from is always allowed. Whoever is chased may go anywhere.
stratego-guide-rescue = You agreed on Rescue. When a piece of yours gets onto the enemy's last row, by moving or by winning an attack, you may at once bring back one of your captured pieces, onto any empty square of your own half (the { WORD($half) } rows on your side), with its face hidden. That ends your turn. You may do this twice in a game, but not both times with the same piece. No piece of rank 2 ({ $slow }) can rescue, though it can be rescued; { ALL($bombs) } cannot be brought back.

## The end

stratego-guide-flag-wins = Whoever captures the enemy's Flag wins.
stratego-guide-stuck = Whoever can neither move nor attack on his turn loses.
stratego-guide-stuck-powers = A power that attacks counts as an attack; one that only { $idle ->
        [looks] looks
        [frees] frees
       *[all] looks, frees or heals
    } does not.
stratego-guide-stuck-back = A move that is refused for going to and fro is no move.
stratego-guide-no-child = The { $army } also { PLURAL($army) ->
        [yes] win
       *[no] wins
    } when no child is left free.
stratego-guide-both-stuck-draw = If neither side can move any more, the game is a draw. The book does not speak of that; tournaments play it so.
stratego-guide-both-stuck-loss = If neither side can move any more, whoever is to move has lost: you agreed on that.
stratego-guide-calm_limit = After { $moves ->
        [one] one move
       *[other] { $moves } moves
    } without a capture the game is a draw.
stratego-guide-ply_limit = After { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in all the game is a draw.
stratego-guide-captured-silent = You keep the pieces you have lost; your opponent only sees how many there are.
stratego-guide-captured-open = Captured pieces lie open: everybody can see them.
stratego-guide-captured-prisoner = You keep the pieces you capture and look at them alone.
stratego-guide-captured-secret = You take back the pieces you have lost and look at them alone.
stratego-guide-captured-stealth = Captured pieces lie face down: nobody may look.

## Writing a move

stratego-guide-columns = Columns are letters from the left, rows are numbers from the bottom: a1 is the lower left corner.
stratego-guide-written = A move is a4-a5, an attack a4xa5. A turn in several steps is one line with commas.
stratego-guide-deploy = A whole set-up is one line: deploy, then the rows from the top of the board down, one letter a square, with / between rows and a dot for an empty square.
stratego-guide-letters = Letters of the { $army }: { COMMAS($letters) }.

## What only some boxes have

stratego-guide-using = Instead of an ordinary move or attack, a piece may use one of its powers; you need not. It always shows its face first, and that uses up your turn. No power can capture a Flag: that takes an ordinary attack.
stratego-guide-aiming = You may aim a power at a hidden piece that turns out to be safe from it. Then that piece is shown, and nothing else happens.
stratego-power-told = { $count ->
        [0] { $sentence }
       *[other] { $sentence } It does not work on { ALL($safe) }.
    }
stratego-guide-reserve = These pieces of the { $army } wait beside the board: { COMMAS($late) }. As soon as { WORD($after) } pieces of the { $enemy } are gone, they may come in at the start of a turn of the { $army }: all of them at once, on empty squares of the first { WORD($rows) } rows, faces hidden. Then the turn goes on as usual. They may also wait longer.
stratego-guide-reserve-parts = If not all of them fit, as many as fit come first.
stratego-guide-reserve-whole = If not all of them fit, they wait. Who has no other move must bring them in if they may come.
stratego-guide-ring-bearer = { $bearer } carries the Ring for the { $good }. The square { $doom } is Mount Doom. Only { $bearer } may go there, only once, and only from { EITHER($gates) }.
stratego-guide-ring-destroyed = If { $bearer } gets there, the Ring is destroyed and these pieces of the { $evil } leave the board at once: { ALL($gone) }. Nobody can attack { $bearer } on Mount Doom. He may leave it on a later turn, but cannot return.
stratego-guide-ring-invisible = { $bearer } has rank { $rank }, but against the ranks { $blind } and against every { $bomb } he becomes invisible, whether he attacks or is attacked: he is shown, nobody is captured, and both stay where they are. Arrows and a Rampage do not harm him either. Only { ALL($takers) } can capture him.
stratego-guide-ring-careful = Becoming invisible tells everybody where { $bearer } is, so better not attack with him.
stratego-guide-ring-taken = If { $bearer } is captured before he gets there, the { $evil } { PLURAL($evil) ->
        [yes] have
       *[no] has
    } the Ring: each of their numbers counts one more from then on. Talents stay with the piece, not with the number.
stratego-guide-ring-falls = You agreed that { $bearer } captures { $equals } instead of staying where he is.
stratego-guide-children = { $children } are the children. If all of them are captured, enchanted or turned to stone at the same time, the { $army } { PLURAL($army) ->
        [yes] win
       *[no] wins
    } at once. For example: { $first } is stone, { $middle } are captured, and now { $last } is enchanted. A child that still waits beside the board is safe; one that is { $healing ->
        [1] freed or healed
       *[0] freed
    } is free again.
stratego-guide-made-up = Powers that are our own reconstruction: { $powers }.
stratego-guide-found = Not reconstructed, but known from public material and not from the book: the ranks of { $pieces }.
stratego-guide-nothing-made-up = Nothing: all of this follows the printed rules or public material.
