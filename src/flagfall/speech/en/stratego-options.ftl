# What players of Stratego may agree on: what it is called, what it is about, and what each value means.

stratego-option-aggressor_advantage = Aggressor Advantage
stratego-option-aggressor_advantage-sentence = When two pieces of the same rank meet, the attacker wins instead of both falling.

stratego-option-silent_defense = Silent Defense
stratego-option-silent_defense-sentence = Only the attacker tells its rank; the defender stays secret, except from a Scout (any piece of rank 2).

stratego-option-rescue = Rescue
stratego-option-rescue-sentence = Reach the enemy's last row with a piece that is not of rank 2, and you may bring back a captured piece that can move, onto your own half. Twice a game, by two different pieces; it ends the turn.

stratego-option-captured = Captured pieces
stratego-option-captured-sentence = Who may look at the pieces that have been captured; with Silent Defense it is always who lost them.
stratego-option-captured-is-open = everybody
stratego-option-captured-is-prisoner = only who captured them
stratego-option-captured-is-secret = only who lost them
stratego-option-captured-is-stealth = nobody

stratego-option-two_square = Two-square rule
stratego-option-two_square-sentence = How many moves in a row one piece may make between the same two squares.
stratego-option-two_square-is-2 = two, as printed; the third is refused
stratego-option-two_square-is-3 = three, as tournaments play
stratego-option-two_square-is-5 = five, the old way
stratego-option-two_square-is-off = as many as you like

stratego-option-more_square = Chase rule
stratego-option-more_square-sentence = Nobody can be chased in circles for ever: whoever keeps stepping up to pieces that run away may not make the board look as it did before in the same chase.

stratego-option-calm_limit = Quiet limit
stratego-option-calm_limit-sentence = The game is a draw after so many moves without a capture; 0 for never.

stratego-option-ply_limit = Length limit
stratego-option-ply_limit-sentence = The game is a draw after so many moves in all; 0 for never.

stratego-option-both_stuck = Both stuck
stratego-option-both_stuck-sentence = What happens when neither side can move any more.
stratego-option-both_stuck-is-draw = the game is a draw
stratego-option-both_stuck-is-loss = whoever is to move loses

stratego-option-memory = Memory aid
stratego-option-memory-sentence = What the table remembers for you.
stratego-option-memory-is-none = nothing, as with the real box
stratego-option-memory-is-captured = the captured pieces you have seen
stratego-option-memory-is-marks = captured pieces, and who has moved or shown its face
stratego-option-memory-is-odds = everything seen, and what each hidden piece could be

stratego-option-haradrim_falls = Frodo beats Haradrim
stratego-option-haradrim_falls-sentence = When Frodo meets a Haradrim the Haradrim falls, instead of both staying where they are.

stratego-option-rampage_hides = Rampage keeps secrets
stratego-option-rampage_hides-sentence = A Rampage does not show the Flags and Traps beside it.

stratego-option-all_powers = All reconstructed powers
stratego-option-all_powers-sentence = Adds the powers that were made up anew for pieces whose printed powers are lost.

stratego-option-entry_in_parts = Reinforcements in parts
stratego-option-entry_in_parts-sentence = If not all reinforcements fit on the board, those that do may come first.
