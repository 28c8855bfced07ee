# The rules of Risk, explained to somebody without the box.

risk-side-good = Good
risk-side-evil = Evil
risk-side-neutral = neutral

risk-when-start = as your turn starts
risk-when-attack = before an attack of yours
risk-when-passage = for an attack of yours
risk-when-defend = when you are attacked
risk-when-redeploy = when your battles are over
risk-when-before_roll = in any turn, when the Ring is about to move
risk-when-after_roll = in any turn, when the Ring would move

## Headings

risk-section-want = The aim
risk-section-setup = Setting up
risk-section-reinforcement = 1. Reinforcement
risk-section-combat = 2. Combat
risk-section-ways = Where an attack may go
risk-section-leaders = Leaders and Strongholds
risk-section-redeployment = 3. Redeployment
risk-section-cards = 4. Cards
risk-section-missions = Missions
risk-section-playing = Playing cards
risk-section-fellowship = 5. The Fellowship
risk-section-counting = Counting
risk-section-beaten = Who is beaten
risk-section-neutral = The neutral army
risk-section-regions = Regions
risk-section-places = Places with a name of their own
risk-section-deck-mission = Missions among the Adventure cards
risk-section-deck-power = Powers among the Adventure cards
risk-section-deck-event = Events among the Adventure cards
risk-section-writing = Writing a decision
risk-section-reconstructed = What is reconstructed

## The aim, and setting up

risk-guide-points = Whoever has most points then wins.
risk-guide-limit = After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } whoever holds the most places and whole regions wins: you agreed on that.
risk-guide-conquest = An army that holds every place, or is the last one left, wins at once.
risk-guide-map = The map has { $places } places. Each of you has { $battalions } battalions. Whoever rolls highest sits down first; the others follow to the left, and the seat decides whether you lead Good or Evil.
risk-guide-deal-all = The Territory cards, without the wild ones, are all dealt face down; they say whose place is whose. In turn you put one battalion on a place of your cards, in the order you like.
risk-guide-one-more = With four players two of you get one card more.
risk-guide-deal = Territory cards are dealt face up and say who starts where, with one battalion on each of these places:
risk-guide-dealt-cards = { $count } { $side }
risk-guide-dealt = Player { $player }, { $side }: { AND($cards) } cards.
risk-guide-dealt-neutral = The neutral army: { AND($cards) } cards, and { $each } battalions on each of these places.
risk-guide-left = The { $left } places left over are claimed in turn, one battalion at a time, until none is free.
risk-guide-rest = Then everybody puts the rest of the battalions on places of their own, one by one, in turn.
risk-guide-leader = At last everybody puts one Leader on a place of their own.
risk-guide-hand = Everybody gets { $tales } Adventure cards, no events among them{ $lands ->
        [0] { "" }
        [one] , and { $lands } Territory card
       *[other] , and { $lands } Territory cards
    }.
risk-guide-first = A roll of the dice picks who takes the first turn.
risk-guide-figures = In the box an archer or an orc stands for one battalion, a rider for three, an eagle or a troll for five. Here numbers do that.

## The turn

risk-guide-reinforcement = You get one battalion for every { $each } places you hold as your turn begins, but at least { $fewest }, and the bonus of every region that is all yours. Put them on any places of yours.
risk-guide-sets = Before that you may exchange three Territory cards, once a turn: three with the same symbol, or one of each. Infantry brings { $infantry } battalions, cavalry { $cavalry }, creatures { $creature }, one of each { $mixed }. A wild card stands for any symbol, and always for the best. If a card of the set shows a place of yours, { $bonus } more battalions come there, once for the set; a wild card shows none. With { $must } cards or more you must exchange. Exchanged cards lie open; when the deck is used up they are shuffled and become the new one.
risk-guide-combat = Attack from a place with two battalions or more into a neighbour you do not hold, as often as you like, or not at all. You roll up to { $attack } dice, one for each battalion that fights, and one battalion never fights but stays behind. The defender rolls up to { $defend }, not more than there are battalions, and only one if the attacker rolls one. The highest dice are compared, then the second highest; the lower one loses a battalion, and a tie is good for the defender.
risk-guide-combat-example = For example, 5, 2 and 1 against 4 and 2: the 5 beats the 4, so the defender loses one. 2 against 2 is a tie, so the attacker loses one too. The 1 meets nobody.
risk-guide-moving-in = When the last defender is gone you move in with at least as many battalions as you rolled dice, or with more; one always stays behind. From there you may attack on.
risk-guide-ways = Only neighbours can be attacked. A river is crossed at a bridge and nowhere else, mountains not at all, and the sea only along the dashed lines from port to port. Battalions that march after the battle keep to the same ways.
risk-guide-leaders = A Leader is no battalion. Where he stands he adds { $leader } to your highest die, in defence always, in attack if you want him to fight. A Stronghold adds { $stronghold } to the defender's highest die, together with a Leader { $both }; a 6 may become more than 6.
risk-guide-leader-moves = A Leader who fought in the roll that takes a place moves in. If the last battalion around him falls, he is lost; if you have no Leader left, you put one on any place of yours at the end of your turn, before cards are drawn.
risk-guide-leaders-two = Two Leaders of one army never stand on the same place. A second one comes by a card only.
risk-guide-redeploy-near = Once a turn battalions march from one place of yours to a neighbouring place of yours; at least one stays behind.
risk-guide-redeploy = Once a turn battalions march from one place of yours to another; at least one stays behind. The way leads through places of yours only. A Leader may go with them, or alone; he may pass another Leader of yours, but not stop there, and he stays if he has claimed a mission this turn.
risk-guide-draw = If you have conquered a place this turn you may draw a Territory card, one a turn, however many places it were. Others see how many cards you hold, not which.
risk-guide-draw-tale = If a Leader of yours has { $passing ->
        [1] conquered, moved into or marched through
       *[0] conquered or moved into
    } a Site of Power this turn you may draw an Adventure card, one a turn. At most { $most } are kept: of one too many you discard one. An event happens at once, is discarded, and another card is drawn. Who has drawn an Adventure card plays no other card in that turn.
risk-guide-used-up = When a deck is used up, its discards are shuffled and become the new one.
risk-guide-missions = A mission names a Site of Power. When your Leader arrives there, by conquering it or by marching in after the battles, you may claim the mission and get its reward at once: battalions, or one more Territory card when cards are drawn. To have stood there already does not count. The Leader then stays for the rest of your turn and does not fight in attacks, though battalions around him may. What Good and Evil get may differ. The card lies open before you and counts its points at the end.
risk-guide-playing = Missions and powers are held secretly until you play them, as many in a turn as you like. Each power says when: as your turn starts, before one of your attacks, when you are attacked, or when the Ring is to move. A card before an attack names where from and where to, and that attack must follow; several may strengthen the same attack, in any order. Played cards stay before you and count their points.
risk-guide-fellowship = At the end of each turn the Ring moves on to its next stop: { COMMAS($road) }. To leave { COMMAS($most) } or { $last } a die must show more than { $needs }; else the Ring stays and tries again after the next turn. Some cards hold it back. When it leaves { $end } the game is over at once.

## The end

risk-guide-counting = One point for each place, { $stronghold } more for each Stronghold, the bonus of every region that is all yours, and the points of the cards you have played. Cards still in your hand and discarded ones count nothing.
risk-guide-ties = If two have the same, the one with more places wins, then the one with more Strongholds, then the one with more points of cards; else they win together.
risk-guide-beaten = Who loses the last place is out of the game. Whoever took it gets that player's Territory cards; with { $must } or more, sets are exchanged at once, and the battalions placed, until fewer are left.
risk-guide-beaten-tales = Adventure cards of the beaten player are discarded, those already played count no more.
risk-guide-last = { $neutral ->
        [1] If only one player is left, that one has won, whatever the neutral army still holds.
       *[0] If only one player is left, that one has won.
    }
risk-guide-neutral = A neutral army stands between the two of you. It defends its places with as many dice as it can, and that is all: it never attacks and never marches, it gets { $leaders ->
        [1] no reinforcements, Leader or cards
       *[0] no reinforcements and no cards
    }{ $ring ->
        [1] , and it does not move the Ring
       *[0] { "" }
    }. To hold every place you have to conquer its places too.
risk-guide-region = { $region }: { $size } places, bonus { $bonus }
risk-guide-strongholds = Strongholds: { COMMAS($forts) }.
risk-guide-sites = Sites of Power: { COMMAS($sites) }.
risk-guide-card = { $card }: { $summary }
risk-guide-card-marks = { $card } ({ COMMAS($marks) }): { $summary }
risk-guide-times = { $copies } times
risk-guide-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
risk-guide-worth-sides = { $points ->
        [one] { $points } point for Good, { $evil } for Evil
       *[other] { $points } points for Good, { $evil } for Evil
    }
risk-guide-writing = `place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, `move moria > gladden_fields 4`, `pass`. In a game, `moves` lists everything you may decide.

## What nobody could look up

risk-guide-guessed-points = How many points these cards count, because they were not seen: { COMMAS($cards) }.
risk-guide-guessed-places = Where the battalions of these missions are placed is concluded from the others: { COMMAS($cards) }.
risk-guide-guessed-deck = Which forty cards were in the box is concluded from other printings; for three of them there are two readings, and the option of the Adventure deck chooses between them.
risk-guide-guessed-ranges = Which places belong to one mountain range, which only one card asks for, is read from the picture of the board.
risk-guide-guessed-symbols = Which symbol each Territory card shows is known from one source only.
