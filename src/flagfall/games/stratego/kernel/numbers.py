"""The numbers the kernel speaks: squares, layers, verbs, facts, and the records they live in.

A board is 10 columns wide at most; square = 10 * row + column, row 0 the bottom army's back row. Sets of
squares are two words of 50 bits (rows 1-5, rows 6-10): plain signed integers never overflow that way,
and compiled and plain rules agree.
"""

from typing import Any, Final

import numpy as np

from flagfall.core.words import Words
from flagfall.kit.record import layout

SQUARES: Final = 100
WIDE: Final = 10
HALF: Final = 50
FULL: Final = (1 << HALF) - 1
FILE_A: Final = 0b0000000001_0000000001_0000000001_0000000001_0000000001
NOT_FILE_A: Final = FULL & ~FILE_A
NOT_FILE_J: Final = FULL & ~(FILE_A << 9)

KINDS: Final = 48
"""Room for both armies' kinds; 0 means nobody."""
HIDDEN: Final = 63
"""A piece whose face is turned away from the viewer."""

# What stands on a square as one number: square, whose, what, marks.
LOOK_SQUARE: Final = 1024
LOOK_SEAT: Final = 512
LOOK_KIND: Final = 8

NONE: Final = -1

# -- decisions: each word with its numbers; inside the kernel 10000 * word + 100 * first + second ------------------------
DECISIONS: Final = Words("decision")
PLACE: Final = DECISIONS("place", "kind to:square")
STEP: Final = DECISIONS("step", "from:square to:square")
# The shapes of powers, each used by a decision of its own name; a chain goes on with steps.
LEAP: Final = DECISIONS("leap", "from:square to:square")
PROBE: Final = DECISIONS("probe", "from:square to:square")
SHOOT: Final = DECISIONS("shoot", "from:square to:square")
BURST: Final = DECISIONS("burst", "from:square to:square")
STRIDE: Final = DECISIONS("stride", "from:square to:square")
CHAIN: Final = DECISIONS("chain")
CONVERT: Final = DECISIONS("convert", "from:square to:square")
STONE: Final = DECISIONS("stone", "from:square to:square")
FREE: Final = DECISIONS("free", "from:square to:square")
HEAL: Final = DECISIONS("heal", "kind to:square")
STRIKE: Final = DECISIONS("strike", "from:square to:square")
RESCUE: Final = DECISIONS("rescue", "kind to:square")
ENTER: Final = DECISIONS("enter")
STOP: Final = DECISIONS("stop")
VERB: Final = 10_000
SHAPES: Final = {word.name: word.number for word in DECISIONS if LEAP <= word.number <= HEAL}

# -- layers: sets of a seat's own pieces, by what they can do; a shape has the same number as its decision -----------------
_LAYERS: Final = Words("layer")
MEN: Final = _LAYERS("men")
MOVERS: Final = _LAYERS("movers")
for _shape in SHAPES:
    _LAYERS(_shape)
RIDERS: Final = _LAYERS("riders")
BEARER: Final = _LAYERS("bearer")
CHILD: Final = _LAYERS("child")
RESCUERS: Final = _LAYERS("rescuers")
"""Has made a rescue: belongs to the single piece, not to its kind."""
PROOF: Final = _LAYERS("proof")
"""Cannot be enchanted any more: likewise."""
LAYERS: Final = len(_LAYERS)

# -- a row of choices: (how, low word, high word) -----------------------------------------------------
FIXED: Final = 100_000
"""how = FIXED + 1000 * verb + a: every bit b of the set is the decision (verb, a, b)."""
SHIFTED: Final = 500
"""how = 1000 * verb + 500 + distance: every bit b of the set is the decision (verb, b - distance, b)."""
ROWS: Final = 160
"""There are never more; with the chase rule the trail lies behind them: (start, end, a note), see chase.py."""

# -- powers' facets ------------------------------------------------------------------------------------
OVER_ZONES: Final = 1
THEN_ATTACK: Final = 2
CHOOSES: Final = 4
FRIENDS: Final = 8
EXHAUSTS: Final = 16
HIDES_IMMUNE: Final = 32
POWERS: Final = 12

# -- what a clash does ----------------------------------------------------------------------------------
STAND: Final = 0
WIN: Final = 1
LOSE: Final = 2
BOTH: Final = 3
TAKE_FLAG: Final = 4

# -- what a power does: bits -------------------------------------------------------------------------------
TARGET_FALLS: Final = 1
ACTOR_FALLS: Final = 2

# -- marks: bits that travel with a piece -----------------------------------------------------------------
MOVED_MARK: Final = 1
STONE_MARK: Final = 2
TURNED_MARK: Final = 4

# -- phases, pendings, the Ring, endings --------------------------------------------------------------------
PHASES: Final = Words("phase")
SETUP: Final = PHASES("setup")
PLAY: Final = PHASES("play")
OVER: Final = PHASES("over")

PENDING: Final = Words("pending turn")
NOTHING: Final = PENDING("nothing")
CHAINING: Final = PENDING("chain")
LANDING: Final = PENDING("landing")
BURSTING: Final = PENDING("burst")
RESCUING: Final = PENDING("rescue")
ENTERING: Final = PENDING("enter")

RINGS: Final = Words("state of the Ring")
BORNE: Final = RINGS("borne")
DESTROYED: Final = RINGS("destroyed")
TAKEN: Final = RINGS("taken")

ENDINGS: Final = Words("ending")
NO_END: Final = ENDINGS("")
FLAG_END: Final = ENDINGS("flag")
STUCK_END: Final = ENDINGS("stuck")
BOTH_STUCK_END: Final = ENDINGS("both stuck")
CALM_END: Final = ENDINGS("quiet limit")
LONG_END: Final = ENDINGS("length limit")
CHILDREN_END: Final = ENDINGS("children")

# -- facts: rows (what, first, second, audience) ------------------------------------------------------------------
FACTS: Final = Words("fact")
PLACED: Final = FACTS("placed", "kind at:square")
READY: Final = FACTS("ready", "seat")
STANDS: Final = FACTS("stands", "at:square seat")
BEGAN: Final = FACTS("began", "seat")
MOVED: Final = FACTS("moved", "from:square to:square")
UNMASKED: Final = FACTS("unmasked", "at:square kind")
ATTACKED: Final = FACTS("attacked", "from:square to:square")
FELL: Final = FACTS("fell", "at:square army:seat")
LOST: Final = FACTS("lost", "kind")
STOOD: Final = FACTS("stood", "from:square to:square")
LEAPT: Final = FACTS("leapt", "from:square to:square", folded=MOVED)
STRODE: Final = FACTS("strode", "from:square to:square", folded=MOVED)
PROBED: Final = FACTS("probed", "from:square to:square", folded=STOOD)
SHOT: Final = FACTS("shot", "from:square to:square", folded=STOOD)
RAGED: Final = FACTS("raged", "from:square to:square", folded=MOVED)
AIMED: Final = FACTS("aimed", "from:square to:square")
BADE: Final = FACTS("bade", "from:square to:square", folded=STOOD)
TURNED: Final = FACTS("turned", "at:square kind")
STONED: Final = FACTS("stoned", "at:square")
FREED: Final = FACTS("freed", "at:square")
HEALED: Final = FACTS("healed", "from:square to:square")
RETURNED: Final = FACTS("returned", "kind at:square")
MAY: Final = FACTS("may", "more:pending at:somewhere")
TURN: Final = FACTS("turn", "seat")
RING: Final = FACTS("ring", "now:ring")
ENDED: Final = FACTS("ended", "winner reason:ending")
TOOK: Final = FACTS("took", "from:square to:square", folded=MOVED)
CURSED: Final = FACTS("cursed", "from:square to:square", folded=STOOD)

MOVING: Final = FACTS.folded(MOVED)
"""Somebody goes from one square to another."""
ACTING: Final = FACTS.folded(STOOD)
"""Somebody does something without leaving its square."""

EVERYONE: Final = 0b10011
"""Both seats (bits 0 and 1) and the spectator (bit 4)."""
WATCHER: Final = 0b10000
LISTENERS: Final = 3

# -- options ---------------------------------------------------------------------------------------------------
OPEN_PLAY: Final = 0
PRISONER_PLAY: Final = 1
SECRET_PLAY: Final = 2
STEALTH_PLAY: Final = 3

AID_NONE: Final = 0
AID_CAPTURED: Final = 1
AID_MARKS: Final = 2
AID_ODDS: Final = 3

_WORDS: Final = 2

# Records are packed, wide fields first and padded by name: no stray bytes, so records compare by their bytes.

TABLE: Final[np.dtype[Any]] = layout(
    [
        ("stone", "i8", _WORDS),
        ("hits", "i8", _WORDS),  # targets chosen so far in a burst
        ("ply", "i4"),
        ("calm", "i4"),  # plies since the last capture
        ("steps", "i4"),  # moves on the trail, kept only for the chase rule
        ("owner", "i1", SQUARES),  # whose piece stands there, NONE if nobody's
        ("who", "u1", SQUARES),  # which piece: its first square, or 100 + a count for late comers
        ("mark", "u1", SQUARES),
        ("phase", "u1"),
        ("turn", "i1"),
        ("pending", "u1"),
        ("at", "i1"),  # where the pending turn goes on
        ("ring", "u1"),
        ("winner", "i1"),
        ("reason", "u1"),
        ("entries", "u1"),
        ("healed", "u1"),
        ("ready", "u1", 2),
        ("fallen", "u1", 2),
        ("rescues", "u1", 2),
        ("pad", "u1", 1),
    ]
)
"""What everybody at the table can see: where pieces stand, whose turn it is, what is pending."""

MIND: Final[np.dtype[Any]] = layout(
    [
        ("own", "i8", (LAYERS, _WORDS)),
        ("foe", "i8", _WORDS),  # enemies that can be attacked
        ("run", "i8"),  # border crossings in a row, four bits per border of the runner's line
        ("chased", "i4"),  # positions of the chase this seat leads, with the one there is now
        ("pair", "i1", 2),  # the last two-step move or flight, start and end
        ("pairs", "u1"),
        ("seat", "i1"),
        ("axis", "i1"),
        ("runner", "i1"),
        ("kind", "u1", SQUARES),  # own pieces only
        ("left", "u1", KINDS),  # own pieces still to be placed
        ("lost", "u1", KINDS),  # own pieces captured
        ("spent", "u1", KINDS),  # of those, the ones that have made a rescue
        ("pad", "u1", 2),
    ]
)
"""What one seat knows of its own army: all that the rules need to say what it may do."""

STATE: Final[np.dtype[Any]] = layout(
    [
        ("table", TABLE),
        ("mind", MIND, 2),
        ("known", "u1", SQUARES),  # which listeners have been shown the piece
        ("tray", "u1", (LISTENERS, KINDS)),  # captured pieces as each listener may see them
    ]
)
"""The truth: the open table, two minds, and who has been shown what."""

VIEW: Final[np.dtype[Any]] = layout(
    [
        ("table", TABLE),
        ("mind", MIND),
        ("face", "u1", SQUARES),
        ("tray", "u1", KINDS),
        ("listener", "i1"),
    ]
)
"""The table as it lies for one listener."""

BOOK: Final[np.dtype[Any]] = layout(
    [
        ("land", "i8", _WORDS),
        ("home", "i8", (2, _WORDS)),
        ("entry", "i8", (2, _WORDS)),  # where reinforcements may stand
        ("half", "i8", (2, _WORDS)),  # where a rescued piece may stand
        ("goal", "i8", (2, _WORDS)),  # the enemy's back row
        ("gates", "i8", _WORDS),  # the squares beside Mount Doom
        ("reach", "i8", (POWERS, SQUARES, _WORDS)),
        ("near", "i8", (SQUARES, _WORDS)),  # the eight neighbours
        ("beside", "i8", (SQUARES, _WORDS)),  # the four neighbours
        ("layers", "i8", KINDS),
        ("army", "i1", KINDS),
        ("count", "u1", KINDS),
        ("late", "u1", KINDS),
        ("doomed", "u1", KINDS),
        ("clash", "u1", (2, KINDS, KINDS)),
        ("hit", "u1", (2, LAYERS, KINDS, KINDS)),
        ("power", "u1", (LAYERS, KINDS)),  # which power a kind has in a shape
        ("facets", "u1", POWERS),
        ("calm_limit", "i4"),
        ("ply_limit", "i4"),
        ("first", "i1"),
        ("doom", "i1"),
        ("two_square", "i1"),
        ("more_square", "u1"),
        ("silent", "u1"),
        ("rescue", "u1"),
        ("captured", "u1"),
        ("aid", "u1"),
        ("stuck_draws", "u1"),
        ("unlock", "u1"),  # enemy losses that bring the reinforcements; 0: there are none
        ("unlock_seat", "i1"),
        ("in_parts", "u1"),
        ("powers", "u1"),  # whether any kind has a power
        ("children", "u1"),  # whether losing every child loses the game
    ]
)
"""An edition with its options, compiled to tables. Read-only."""

FACT_ROWS: Final = 256
FACT_WIDTH: Final = 4
