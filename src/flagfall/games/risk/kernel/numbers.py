"""The numbers kernels speak in, each with its name: places in a record, phases, cards, decisions and facts. No tables.

A word is declared on one line: its number follows from the order, and notation, spelling, the wire and the fold from its arguments.
"""

from __future__ import annotations

from flagfall.core.words import Words

# -- room: how many there may be of each; a book says how many there are -----------------------------
PLACES = 48
EDGES = 192
BRIDGES = 16
SEATS = 4
LANDS = PLACES + 1  # kinds of Territory cards: one per place, and the wild one
WILD = PLACES
CARDS = 64  # kinds of Adventure cards
STEPS = 16
REGIONS = 8
DEALS = PLACES
MOST_DICE = 3
ROLLS = 83  # one, two or three dice, order forgotten
MOST_MOVED = 999  # battalions one decision can move
MOST_DRAWN = 3  # Territory cards one Event can draw, as many as a set

# -- owners: seats are 0 to 3 ----------------------------------------------------------------------
NEUTRAL = 4
UNOWNED = -1

# -- who acts, as in core ----------------------------------------------------------------------------
CHANCE = -1
NOBODY = -2
EVERYONE = 31

# -- a Leader on a place ------------------------------------------------------------------------------
ABSENT = 0
PRESENT = 1
ARRIVED = 2  # came here this turn by conquest or redeployment
PINNED = 3  # has claimed a mission this turn

# -- how an attack goes: over a border, under the mountains, or under them once that card is played ----
OVER = 0
BELOW = 1
PROMISED = 2

# -- borders ------------------------------------------------------------------------------------------
APART = 0
BORDERS = Words("border")
LAND_BORDER = BORDERS("land") + 1
BRIDGE_BORDER = BORDERS("bridge") + 1
PORT_BORDER = BORDERS("port") + 1

# -- sides --------------------------------------------------------------------------------------------
SIDES = Words("side")
GOOD = SIDES("good")
EVIL = SIDES("evil")
NEITHER = SIDES("neutral")

# -- symbols of Territory cards -----------------------------------------------------------------------
SYMBOLS = Words("symbol")
INFANTRY = SYMBOLS("infantry")
CAVALRY = SYMBOLS("cavalry")
CREATURE = SYMBOLS("creature")
WILD_SYMBOL = len(SYMBOLS)

# -- piles of cards -----------------------------------------------------------------------------------
PILES = Words("pile")
LAND_PILE = PILES("territory")
TALE_PILE = PILES("adventure")

# -- Adventure cards ----------------------------------------------------------------------------------
TYPES = Words("type of card")
MISSION = TYPES("mission")
EVENT = TYPES("event")
POWER = TYPES("power")

EFFECTS = Words("effect")
BATTALIONS = EFFECTS("battalions")  # mission: battalions for the one who brings a Leader
EXTRA_CARD = EFFECTS("extra_card")  # mission: one more Territory card when cards are drawn
SECOND_LEADER = EFFECTS("second_leader")  # event: a second Leader for the drawer
FREEZE = EFFECTS("freeze")  # event: drawn places neither attack nor are attacked for a round
LOSE_HALF = EFFECTS("lose_half")  # event: drawn places lose half
MUSTER_EVENT = EFFECTS("muster")  # event: drawn places gain battalions
UPRISING = EFFECTS("uprising")  # event: a secret place that gains battalions once its drawer holds it
SIDE_SWING = EFFECTS("side_swing")  # event: one place gains under one side and loses under the other
CORSAIRS_EVENT = EFFECTS("corsairs")  # event: attackers by sea lose battalions first
CONVERT = EFFECTS("convert")  # power: battalions of the target change sides
GAIN_ATTACKED = EFFECTS("gain_attacked")  # power: battalions for an attacked place
BLOCK_BRIDGE = EFFECTS("block_bridge")  # power: a bridge only a Leader may cross
GAIN_SOURCE = EFFECTS("gain_source")  # power: battalions for the attacking place
CANCEL_STRONGHOLD = EFFECTS("cancel_stronghold")  # power: no stronghold bonus for a run of attacks
EXTRA_MOVES = EFFECTS("extra_moves")  # power: more redeployments
ACROSS_RANGE = EFFECTS("across_range")  # power: an attack under the mountains
CARRY_LEADER = EFFECTS("carry_leader")  # power: a Leader goes to any own place
SINK_ATTACKERS = EFFECTS("sink_attackers")  # power: a roll's attackers from the sea are lost
HOLD_RING = EFFECTS("hold_ring")  # power: the Ring stays this time
FORCE_ROLL = EFFECTS("force_roll")  # power: the Ring must roll where it need not
HUNT = EFFECTS("hunt")  # power: battalions at the Ring, or the Ring moves on
WITHDRAW = EFFECTS("withdraw")  # power: defenders fall back
SAILS_POWER = EFFECTS("sails")  # power: a better die for attacks by sea
HELP_RING = EFFECTS("help_ring")  # power: the Ring's roll gains
SWAY_RING = EFFECTS("sway_ring")  # power: the Ring's roll gains or loses

TIMINGS = Words("timing")
NEVER = TIMINGS("never")  # missions are claimed and events happen: neither is played at a moment of choice
AT_START = TIMINGS("start")  # as your turn starts
AT_ATTACK = TIMINGS("attack")  # before an attack of yours
AT_PASSAGE = TIMINGS("passage")  # as an attack of yours by another way
AT_DEFENCE = TIMINGS("defend")  # when you are attacked
AT_REDEPLOY = TIMINGS("redeploy")  # when combat is over
BEFORE_ROLL = TIMINGS("before_roll")  # when the Fellowship is about to move, whoever's turn it is
AFTER_ROLL = TIMINGS("after_roll")  # when it would move, after any roll

WHERES = Words("where")  # where the battalions of a mission may stand
WHERE_HERE = WHERES("territory")
WHERE_REGION = WHERES("region")
WHERE_ANY = WHERES("any")

# -- registers: the moment of a game, `table.now[...]`; each is told by the verb that changes it --------
REGISTERS = Words("register")
PLY = REGISTERS("ply")
PHASE = REGISTERS("phase")
ASKED = REGISTERS("asked")
TURN = REGISTERS("turn")
TURNS = REGISTERS("turns")
RING = REGISTERS("ring")
POOL = REGISTERS("pool")
SHOWN = REGISTERS("shown")
SHOWN_1 = REGISTERS("shown_1")
SHOWN_2 = REGISTERS("shown_2")
SHOWN_3 = REGISTERS("shown_3")
SPOILS = REGISTERS("spoils")
SOURCE = REGISTERS("source")
TARGET = REGISTERS("target")
UNDER = REGISTERS("under")
DICE_USED = REGISTERS("dice")
LED = REGISTERS("led")
DEFENCE = REGISTERS("defence")
ATTACK_ROLL = REGISTERS("attack_roll")
DEFEND_ROLL = REGISTERS("defend_roll")
CARD = REGISTERS("card")
FORMER = REGISTERS("former")  # who held the place conquered last
BACK = REGISTERS("back")  # the phase in which a mission was claimed last
CONQUERED = REGISTERS("conquered")
EXTRA = REGISTERS("extra")
SITE = REGISTERS("site")
DREW = REGISTERS("drew")
MOVES = REGISTERS("moves")
MOVED = REGISTERS("moved")
WINDOW = REGISTERS("window")  # 0 between decisions: who has answered the Fellowship's move so far
NEEDS_ROLL = REGISTERS("needs_roll")
RING_BONUS = REGISTERS("ring_bonus")
RING_ROLL = REGISTERS("ring_roll")
RUN = REGISTERS("run")
BESIEGED = REGISTERS("besieged")
SAILING = REGISTERS("sailing")
WAY_FROM = REGISTERS("way_from")
WAY_TO = REGISTERS("way_to")
DRAWS = REGISTERS("draws")
ROLLER = REGISTERS("roller")
CONTENDERS = REGISTERS("contenders")
HIGHEST = REGISTERS("highest")
TIED = REGISTERS("tied")
LAND_DECK = REGISTERS("land_deck")
TALE_DECK = REGISTERS("tale_deck")
CORSAIRS = REGISTERS("corsairs")
ENDING = REGISTERS("ending")
WINNERS = REGISTERS("winners")

# -- endings ------------------------------------------------------------------------------------------
ENDINGS = Words("ending")
GOING_ON = ENDINGS("")
RING_LEFT = ENDINGS("ring_left")
CONQUEST = ENDINGS("conquest")
LAST_STANDING = ENDINGS("last_standing")
TURNS_OVER = ENDINGS("turns_over")

# -- phases: who is asked what --------------------------------------------------------------------------
PHASES = Words("phase")
P_SEATING = PHASES("seating")
P_DEALING = PHASES("dealing")
P_CLAIM = PHASES("claim")
P_OCCUPY = PHASES("occupy")
P_MUSTER = PHASES("muster")
P_CAPTAIN = PHASES("captain")
P_HAND_LAND = PHASES("hand_land")
P_HAND_TALE = PHASES("hand_tale")
P_FIRST_ROLL = PHASES("first_roll")
P_START = PHASES("start")
P_TRADE = PHASES("trade")
P_BONUS = PHASES("bonus")
P_REINFORCE = PHASES("reinforce")
P_COMBAT = PHASES("combat")
P_NAMING = PHASES("naming")
P_CONVERT = PHASES("convert")
P_WAY_FROM = PHASES("way_from")
P_WAY_TO = PHASES("way_to")
P_DECLARED = PHASES("declared")
P_DEFEND = PHASES("defend")
P_WITHDRAW = PHASES("withdraw")
P_ATTACK_ROLL = PHASES("attack_roll")
P_DEFEND_ROLL = PHASES("defend_roll")
P_ADVANCE = PHASES("advance")
P_REWARD = PHASES("reward")
P_REDEPLOY = PHASES("redeploy")
P_MARCH_TO = PHASES("march_to")
P_MARCH_COUNT = PHASES("march_count")
P_MARCH_LEADER = PHASES("march_leader")
P_REPLACE = PHASES("replace")
P_DRAW_LAND = PHASES("draw_land")
P_LAND_CARD = PHASES("land_card")
P_DRAW_TALE = PHASES("draw_tale")
P_TALE_CARD = PHASES("tale_card")
P_EVENT_LAND = PHASES("event_land")
P_SECOND = PHASES("second")
P_DISCARD = PHASES("discard")
P_BRIDGE = PHASES("bridge")
P_CARRY_FROM = PHASES("carry_from")
P_CARRY_TO = PHASES("carry_to")
P_BEFORE_ROLL = PHASES("before_roll")
P_SWAY = PHASES("sway")
P_RING_ROLL = PHASES("ring_roll")
P_AFTER_ROLL = PHASES("after_roll")
P_OVER = PHASES("over")

# -- stations: where the turn goes on by itself until somebody is asked again ----------------------------
(
    S_TURN,
    S_START,
    S_REINFORCE,
    S_COMBAT,
    S_DEFENCE,
    S_SETTLE,
    S_REDEPLOY,
    S_MARCHED,
    S_REPLACE,
    S_LANDS,
    S_TALES,
    S_NEXT_TALE,
    S_EVENT_LAND,
    S_FELLOWSHIP,
    S_BEFORE,
    S_AFTER,
    S_RING,
    S_END,
) = range(100, 118)

# -- decisions: in the kernel a verb's first number, its object added, with room to spare ----------------
DECISIONS = Words("decision")
FIRST: list[int] = [0]
"""The first number of each verb, and the first that is none."""


def _decision(name: str, arguments: str = "", room: int = 1) -> int:
    """The first number of a verb with room for so many objects."""
    FIRST.append(FIRST[-1] + room)
    return FIRST[DECISIONS(name, arguments)]


PASS = _decision("pass")
DRAW = _decision("draw")
LEAD = _decision("with_leader")
STAY = _decision("without_leader")
PLUS = _decision("plus")
MINUS = _decision("minus")
ROLL = _decision("roll", "dice:number leader:flag", 2 * MOST_DICE)  # first with the Leader if there is one
HOLD = ROLL + MOST_DICE  # then without
DEFEND = _decision("defend", "dice:number", MOST_DICE)
UNDERWAY = _decision("under_again")  # attack again under the mountains
PLACE = _decision("place", "place", PLACES)
LEADER = _decision("leader", "place", PLACES)
FROM = _decision("from", "place", PLACES)
TO = _decision("to", "place", PLACES)
BRIDGE = _decision("bridge", "from:place to:place", BRIDGES)
PLAY = _decision("play", "card", CARDS)
CLAIM = _decision("claim", "card", CARDS)
DISCARD = _decision("discard", "card", CARDS)
OFFER = _decision("offer", "card:land", LANDS)
ATTACK = _decision("attack", "from:place to:place", EDGES)
NUMBER = _decision("take", "number", MOST_MOVED + 1)
# What chance decides.
DICE = _decision("dice", "faces:roll", ROLLS)
LAND = _decision("card", "card:land", LANDS)
TALE = _decision("adventure", "card", CARDS)
PACKED = FIRST[-1]

# -- facts: what is told; who hears it is said where it is told -------------------------------------------
FACTS = Words("fact")
ASKED_FACT = FACTS("asked", "who:asked phase")  # the question everything else leads to: one for every decision
# setting up
ROLLED = FACTS("rolled", "by:seat die:number")  # for a seat at the table, or for the first turn
ROLLING = FACTS("rolling", "next:seat contenders:seats highest:number tied:seats")
DEALT = FACTS("dealt", "to:owner at:place battalions:number")  # a Territory card dealt face up
CLAIMED = FACTS("claimed", "by:seat at:place")
OCCUPIED = FACTS("occupied", "by:seat at:place")  # with a card of the deal
# battalions and Leaders come
PLACED = FACTS("placed", "by:owner at:place battalions:number")
APPOINTED = FACTS("appointed", "by:seat at:place")  # a Leader is put down
WAITING = FACTS("waiting", "battalions:number")  # still to be placed
# cards
TOOK = FACTS("took", "by:seat pile")  # one card from a deck, unseen by others
TOOK_LAND = FACTS("took_land", "by:seat card:land")
TOOK_TALE = FACTS("took_tale", "by:seat card")
DRAWING = FACTS("drawing", "by:seat pile draws:flag")  # whether an earned card is drawn
RESHUFFLED = FACTS("reshuffled", "pile")
OFFERED = FACTS("offered", "by:seat card:land")  # laid down for exchange
EXCHANGED = FACTS("exchanged", "by:seat battalions:number")
PLAYED = FACTS("played", "by:seat card points:number")
DISCARDED = FACTS("discarded", "by:seat card")
CLAIMED_MISSION = FACTS("claimed_mission", "by:seat card points:number at:place")
EARNED_CARD = FACTS("earned_card", "by:seat")  # a mission's: drawn when cards are drawn
REACHED_SITE = FACTS("reached_site", "by:seat")  # a Leader at a Site of Power earns an Adventure card
# a turn
TURNED = FACTS("turned", "by:seat turn:number")
GRANTED = FACTS("granted", "by:seat places:number regions:number")
RESTED = FACTS("rested", "by:seat")  # Leaders are free again as the turn ends
THAWED = FACTS("thawed", "by:seat")  # its storms, blocks and corsairs are over
BLOCKED = FACTS("blocked", "by:seat bridge")
CARRIED = FACTS("carried", "from:place to:place")
# combat
ATTACKED = FACTS("attacked", "by:seat from:place to:place defender:owner under:flag")
WENT_UNDER = FACTS("went_under", "from:place to:place")  # that attack, by the way under the mountains
BESIEGED_FACT = FACTS("besieged", "at:place")  # its Stronghold does not count for a run of attacks
SAILED = FACTS("sailed", "to:place")  # under black sails, for a run of attacks
LED_FACT = FACTS("led", "dice:number leader:flag")  # with how many, and whether a Leader joins in
DEFENDED = FACTS("defended", "dice:number")
CAST = FACTS("cast", "faces:roll")  # the attacker's dice
STORMED = FACTS(
    "stormed",
    "from:place to:place attack:roll defence:roll plus:number wall:number lost:number beaten:number",
)
CONVERTED = FACTS("converted", "from:place to:place battalions:number")
SUNK = FACTS("sunk", "from:place battalions:number")
FELL_BACK = FACTS("fell_back", "from:place to:place battalions:number", folded=CONVERTED)
LEADER_LOST = FACTS("leader_lost", "by:owner at:place")
CONQUERED_FACT = FACTS("conquered", "by:seat at:place former:owner")
ADVANCED = FACTS("advanced", "from:place to:place battalions:number leader:flag")
ROSE = FACTS("rose", "by:seat at:place battalions:number")  # a secret uprising is revealed
ELIMINATED = FACTS("eliminated", "seat by:seat")
HANDED = FACTS("handed", "from:seat to:seat cards:number")
HANDED_LAND = FACTS("handed_land", "from:seat to:seat card:land")
CAST_ASIDE = FACTS("cast_aside", "by:seat card:land")  # a secret uprising nobody will see rise
SPOILS_FACT = FACTS("spoils", "trading:flag")  # whether sets are traded on until the hand is small
# redeployment, and other ways on which two places are named one after the other
MARCHES = FACTS("marches", "left:number")  # attacks are over; so many marches may follow
MORE_MARCHES = FACTS("more_marches", "number")
SET_OUT = FACTS("set_out", "from:place")
BOUND_FOR = FACTS("bound_for", "to:place")
COUNTED = FACTS("counted", "battalions:number")
REDEPLOYED = FACTS("redeployed", "from:place to:place battalions:number leader:flag")
# events
HAPPENED = FACTS("happened", "by:seat card")
DRAWS_LEFT = FACTS("draws_left", "number")
EVENT_LAND = FACTS("event_land", "card:land")  # lies open until the event is complete
EVENT_SPENT = FACTS("event_spent", "card:land")  # then it goes to the discards
FROZEN = FACTS("frozen", "by:seat at:place")  # until that seat's next turn
RAIDED = FACTS("raided", "at:place battalions:number", folded=SUNK)
HID = FACTS("hid", "by:seat")  # a secret uprising is kept
HID_LAND = FACTS("hid_land", "by:seat card:land")
CORSAIRS_FACT = FACTS("corsairs", "by:seat")
# the Fellowship
SETTING_OUT = FACTS("setting_out", "needs_roll:flag")  # the Ring is about to move
ROLL_FORCED = FACTS("roll_forced", "by:seat")
SWAYED = FACTS("swayed", "by:number")  # what the Ring's roll gains or loses
RING_ROLLED = FACTS("ring_rolled", "die:number bonus:number goes_on:flag")
RING_MOVED = FACTS("ring_moved", "step:number")
RING_HELD = FACTS("ring_held", "step:number")
# the end
SCORED = FACTS("scored", "by:seat places:number regions:number strongholds:number cards:number")
ENDED = FACTS("ended", "ending winners:seats")
