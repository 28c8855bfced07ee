"""The numbers kernels speak in: places in a record, phases and decisions; facts are in facts.py. No tables."""

from __future__ import annotations

# -- sizes -----------------------------------------------------------------------------------------
PLACES = 42
EDGES = 142
BRIDGES = 15
SEATS = 4
LANDS = 43  # kinds of Territory cards: one per place, and the wild one
WILD = 42
TALES = 44  # kinds of Adventure cards, extra pack included
STEPS = 14
REGIONS = 6
DEALS = 42
MOST_MOVED = 999  # battalions one decision can move

# -- owners: seats are 0 to 3 ----------------------------------------------------------------------
NEUTRAL = 4
UNOWNED = -1

# -- who acts, as in core ----------------------------------------------------------------------------
CHANCE = -1
NOBODY = -2
EVERYONE = 31

# -- piles of cards: rows of `land` and `tale` -------------------------------------------------------
DECK = 0
DISCARDS = 1
HAND = 2  # + seat
ASIDE = 6  # + seat: secret uprisings among lands, played cards among tales
PILES = 10

# -- a Leader on a place ------------------------------------------------------------------------------
ABSENT = 0
PRESENT = 1
ARRIVED = 2  # came here this turn by conquest or redeployment
PINNED = 3  # has claimed a mission this turn

# -- borders ------------------------------------------------------------------------------------------
APART = 0
LAND_BORDER = 1
BRIDGE_BORDER = 2
PORT_BORDER = 3

# -- sides --------------------------------------------------------------------------------------------
GOOD = 0
EVIL = 1
NEITHER = 2

# -- card types, effects and timings: the order of cards.py -------------------------------------------
MISSION, EVENT, POWER = range(3)
(
    BATTALIONS,
    EXTRA_CARD,
    SECOND_LEADER,
    FREEZE,
    LOSE_HALF,
    MUSTER_EVENT,
    UPRISING,
    SIDE_SWING,
    CORSAIRS_EVENT,
    CONVERT,
    GAIN_ATTACKED,
    BLOCK_BRIDGE,
    GAIN_SOURCE,
    CANCEL_STRONGHOLD,
    EXTRA_MOVES,
    ACROSS_RANGE,
    CARRY_LEADER,
    SINK_ATTACKERS,
    HOLD_RING,
    FORCE_ROLL,
    HUNT,
    WITHDRAW,
    SAILS_POWER,
    HELP_RING,
    SWAY_RING,
) = range(25)
NEVER, AT_START, AT_ATTACK, AT_PASSAGE, AT_DEFENCE, AT_REDEPLOY, BEFORE_ROLL, AFTER_ROLL = range(8)

# -- registers: the public moment of a game, `now[...]` ------------------------------------------------
REGISTERS = (
    "ply",
    "phase",
    "asked",
    "turn",
    "turns",
    "ring",
    "pool",
    "shown",
    "shown_1",
    "shown_2",
    "shown_3",
    "spoils",
    "source",
    "target",
    "under",
    "dice",
    "led",
    "defence",
    "attack_roll",
    "defend_roll",
    "card",
    "back",
    "conquered",
    "extra",
    "site",
    "drew",
    "moves",
    "moved",
    "window",
    "needs_roll",
    "ring_bonus",
    "ring_roll",
    "run",
    "besieged",
    "sailing",
    "way_from",
    "way_to",
    "draws",
    "dealt",
    "roller",
    "contenders",
    "highest",
    "tied",
    "land_deck",
    "tale_deck",
    "corsairs",
    "ending",
    "winners",
)
(
    PLY,
    PHASE,
    ASKED,
    TURN,
    TURNS,
    RING,
    POOL,
    SHOWN,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    SPOILS,
    SOURCE,
    TARGET,
    UNDER,
    DICE_USED,
    LED,
    DEFENCE,
    ATTACK_ROLL,
    DEFEND_ROLL,
    CARD,
    BACK,
    CONQUERED,
    EXTRA,
    SITE,
    DREW,
    MOVES,
    MOVED,
    WINDOW,
    NEEDS_ROLL,
    RING_BONUS,
    RING_ROLL,
    RUN,
    BESIEGED,
    SAILING,
    WAY_FROM,
    WAY_TO,
    DRAWS,
    DEALT,
    ROLLER,
    CONTENDERS,
    HIGHEST,
    TIED,
    LAND_DECK,
    TALE_DECK,
    CORSAIRS,
    ENDING,
    WINNERS,
) = range(len(REGISTERS))

# -- endings ------------------------------------------------------------------------------------------
GOING_ON = 0
RING_LEFT = 1
CONQUEST = 2
LAST_STANDING = 3
TURNS_OVER = 4

# -- phases -------------------------------------------------------------------------------------------
PHASES = (
    "seating",
    "dealing",
    "claim",
    "occupy",
    "muster",
    "captain",
    "hand_land",
    "hand_tale",
    "first_roll",
    "start",
    "trade",
    "bonus",
    "reinforce",
    "combat",
    "naming",
    "convert",
    "way_from",
    "way_to",
    "declared",
    "defend",
    "withdraw",
    "attack_roll",
    "defend_roll",
    "advance",
    "reward",
    "redeploy",
    "march_to",
    "march_count",
    "march_leader",
    "replace",
    "draw_land",
    "land_card",
    "draw_tale",
    "tale_card",
    "event_land",
    "second",
    "discard",
    "bridge",
    "carry_from",
    "carry_to",
    "before_roll",
    "sway",
    "ring_roll",
    "after_roll",
    "over",
)
(
    P_SEATING,
    P_DEALING,
    P_CLAIM,
    P_OCCUPY,
    P_MUSTER,
    P_CAPTAIN,
    P_HAND_LAND,
    P_HAND_TALE,
    P_FIRST_ROLL,
    P_START,
    P_TRADE,
    P_BONUS,
    P_REINFORCE,
    P_COMBAT,
    P_NAMING,
    P_CONVERT,
    P_WAY_FROM,
    P_WAY_TO,
    P_DECLARED,
    P_DEFEND,
    P_WITHDRAW,
    P_ATTACK_ROLL,
    P_DEFEND_ROLL,
    P_ADVANCE,
    P_REWARD,
    P_REDEPLOY,
    P_MARCH_TO,
    P_MARCH_COUNT,
    P_MARCH_LEADER,
    P_REPLACE,
    P_DRAW_LAND,
    P_LAND_CARD,
    P_DRAW_TALE,
    P_TALE_CARD,
    P_EVENT_LAND,
    P_SECOND,
    P_DISCARD,
    P_BRIDGE,
    P_CARRY_FROM,
    P_CARRY_TO,
    P_BEFORE_ROLL,
    P_SWAY,
    P_RING_ROLL,
    P_AFTER_ROLL,
    P_OVER,
) = range(len(PHASES))

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

# -- decisions: a verb's first number, its object added -------------------------------------------------
PASS = 0
DRAW = 1
LEAD = 2
STAY = 3
PLUS = 4
MINUS = 5
ROLL = 6  # + dice - 1, the Leader joining in where there is one
HOLD = 9  # + dice - 1, the Leader held back
DEFEND = 12  # + dice - 1
UNDERWAY = 14  # attack again under the mountains
PLACE = 16
LEADER = 58
FROM = 100
TO = 142
BRIDGE = 184
PLAY = 200
CLAIM = 244
DISCARD = 288
OFFER = 332
ATTACK = 376
NUMBER = 520
DICE = 1520
LAND = 1604
TALE = 1648
DECISIONS = 1692
