# What happens in Stratego, told to somebody who heard it. THE($piece) is `the Elf`, but `Legolas`; PLURAL($army) is yes for
# an army that is many (`the Forces win`).

## Who

stratego-unknown = the piece
stratego-unknown-there = the piece there
stratego-some-piece = a piece
stratego-piece-of = a piece of the { $army }
stratego-piece-at = { THE($piece) } at { $square }
stratego-your-piece-at = your { $piece } at { $square }
stratego-attacker-at = the attacker at { $square }

## What a power does, where its own file does not say

stratego-story-leap = flies
stratego-story-stride = rides
stratego-story-probe = senses an enemy
stratego-story-shoot = shoots
stratego-story-burst = strikes all around
stratego-story-convert = casts a spell
stratego-story-stone = casts a spell
stratego-story-free = breaks a spell
stratego-story-heal = heals a captured piece

## Setting up

stratego-placed = You place { $count ->
        [one] one piece
       *[other] { WORD($count) } pieces
    }.
stratego-ready = The { $army } { PLURAL($army) ->
        [yes] are
       *[no] is
    } ready.
stratego-began = Both armies stand. The { $army } { PLURAL($army) ->
        [yes] move
       *[no] moves
    } first.
stratego-comes-in = { THE($who) } comes in at { $square }.

## Moving and attacking

stratego-is-shown = { $who } is shown
stratego-shown = { $shown }.
stratego-moved = { THE($who) } moves from { $start } to { $end }.
stratego-moved-yours = your { $who } moves from { $start } to { $end }.
stratego-moved-by-you = you move a piece from { $start } to { $end }.
stratego-moved-by = the { $army } { PLURAL($army) ->
        [yes] move
       *[no] moves
    } a piece from { $start } to { $end }.
stratego-attacked = { $actor } attacks { $square }.
stratego-attacked-stood = { $actor } attacks { $square }: nobody is captured, and both stay.
stratego-attacked-vanished = { $actor } attacks { $square }: { $who } is invisible, nobody is captured, and both stay.
stratego-attacked-won = { $actor } attacks { $square }: { THE($defender) } is captured.
stratego-attacked-lost = { $actor } attacks { $square } and is captured.
stratego-attacked-lost-to = { $actor } attacks { $square }, but { THE($defender) } wins: { THE($attacker) } is captured.
stratego-attacked-both = { $actor } attacks { $square }: { $attacker } against { $defender }, and both are captured.
stratego-fell = { $who } is captured.

## Powers

stratego-flew = { THE($who) } { $story } from { $start } to { $end }.
stratego-probed = { $actor } { $story }: it is { $target }.
stratego-shot = { $actor } { $story }: { $target } falls.
stratego-shot-unharmed = { $actor } { $story }: { $target } takes no harm.
stratego-rages = { THE($who) } steps to { $square } and { $story }
stratego-raged = { $says }.
stratego-aimed = The blows will fall on { $squares }.
stratego-blows-fall = The blows fall
stratego-blows = { $says }: { SEMICOLONS($blows) }.
stratego-blow-falls = { $who } { $count ->
        [one] falls
       *[other] fall
    }
stratego-blow-stands = { $who } { $count ->
        [one] stands
       *[other] stand
    }
stratego-blow-lost = { THE($who) } is lost
stratego-turned = { $actor } { $story }: { $target } changes sides for good.
stratego-stoned = { $actor } { $story }: { $target } turns to stone.
stratego-spell-fails = { $actor } { $story }: nothing happens to { $target }.
stratego-freed = { $actor } { $story }: the stone at { $square } comes back to life.
stratego-healed = { $actor } { $story }: { THE($who) } comes back at { $square }.

## The turn, the Ring, the end

stratego-may-chain = { $actor } may attack again.
stratego-may-landing = { $actor } may now attack a neighbour.
stratego-may-rescue = The enemy's back row is reached: a captured piece may be rescued.
stratego-may-enter = The reinforcements arrive.
stratego-may-nothing = The reinforcements are in place, and the turn goes on.
stratego-ring-taken = The Ring is taken! Every number of the { $enemy } rises by one.
stratego-ring-destroyed = { $bearer } reaches Mount Doom: the Ring is destroyed, and { $count ->
        [one] one piece of the { $enemy } is
       *[other] { WORD($count) } pieces of the { $enemy } are
    } swept away!
stratego-draw-both-stuck = The game is a draw: neither side can move.
stratego-draw-quiet-limit = The game is a draw: nothing has been captured for a long time.
stratego-draw-length-limit = The game is a draw: the game has lasted as long as agreed.
stratego-won-flag = The { $army } { PLURAL($army) ->
        [yes] capture the Flag and win
       *[no] captures the Flag and wins
    }.
stratego-won-stuck = The { $army } { PLURAL($army) ->
        [yes] win
       *[no] wins
    }: the { $other } can neither move nor attack.
stratego-won-children = The { $army } { PLURAL($army) ->
        [yes] win
       *[no] wins
    }: all four children are captured, enchanted or turned to stone.
