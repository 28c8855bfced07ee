"""The numbers the kernel speaks: squares, layers, verbs, facts, and the records they live in.

A board is 10 columns wide at most; square = 10 * row + column, row 0 the bottom army's back row. Sets of
squares are two words of 50 bits (rows 1-5, rows 6-10): plain signed integers never overflow that way,
and compiled and plain rules agree.
"""

from typing import Any, Final

import numpy as np

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

# -- layers: sets of a seat's own pieces, by what they can do ---------------------------------------
MEN: Final = 0
MOVERS: Final = 1
RIDERS: Final = 2
LEAP: Final = 3
PROBE: Final = 4
SHOOT: Final = 5
BURST: Final = 6
STRIDE: Final = 7
CHAIN: Final = 8
CONVERT: Final = 9
STONE: Final = 10
FREE: Final = 11
HEAL: Final = 12
BEARER: Final = 13
CHILD: Final = 14
RESCUERS: Final = 15
"""Has made a rescue: belongs to the single piece, not to its kind."""
PROOF: Final = 16
"""Cannot be enchanted any more: likewise."""
LAYERS: Final = 17

# -- verbs: decision = 10000 * verb + 100 * a + b; the shapes above are verbs too --------------------
PLACE: Final = 0
STEP: Final = 1
STRIKE: Final = 17
RESCUE: Final = 18
ENTER: Final = 19
STOP: Final = 20
VERB: Final = 10_000

# -- a row of choices: (how, low word, high word) -----------------------------------------------------
FIXED: Final = 100_000
"""how = FIXED + 1000 * verb + a: every bit b of the set is the decision (verb, a, b)."""
SHIFTED: Final = 500
"""how = 1000 * verb + 500 + distance: every bit b of the set is the decision (verb, b - distance, b)."""
ROWS: Final = 160

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
SETUP: Final = 0
PLAY: Final = 1
OVER: Final = 2

NOTHING: Final = 0
CHAINING: Final = 1
LANDING: Final = 2
BURSTING: Final = 3
RESCUING: Final = 4
ENTERING: Final = 5

BORNE: Final = 0
DESTROYED: Final = 1
TAKEN: Final = 2

FLAG_END: Final = 1
STUCK_END: Final = 2
BOTH_STUCK_END: Final = 3
CALM_END: Final = 4
LONG_END: Final = 5
CHILDREN_END: Final = 6

# -- facts: rows (what, a, b, audience) ------------------------------------------------------------------------
PLACED: Final = 0
READY: Final = 1
STANDS: Final = 2
BEGAN: Final = 3
MOVED: Final = 4
UNMASKED: Final = 5
ATTACKED: Final = 6
FELL: Final = 7
LOST: Final = 8
STOOD: Final = 9
LEAPT: Final = 10
STRODE: Final = 11
PROBED: Final = 12
SHOT: Final = 13
RAGED: Final = 14
AIMED: Final = 15
BADE: Final = 16
TURNED: Final = 17
STONED: Final = 18
FREED: Final = 19
HEALED: Final = 20
RETURNED: Final = 21
MAY: Final = 22
TURN: Final = 23
RING: Final = 24
ENDED: Final = 25
TOOK: Final = 26
CURSED: Final = 27

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

CHASE: Final = 64
"""Positions of one chase that are remembered."""

_WORDS: Final = 2

# Records are packed, wide fields first and padded by name: no stray bytes, so records compare by their bytes.

OPEN: Final[np.dtype[Any]] = np.dtype(
    [
        ("stone", "i8", _WORDS),
        ("hits", "i8", _WORDS),  # targets chosen so far in a burst
        ("ply", "i4"),
        ("calm", "i4"),  # plies since the last capture
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
        ("pad", "u1", 5),
    ]
)
"""What everybody at the table can see: where pieces stand, whose turn it is, what is pending."""

MIND: Final[np.dtype[Any]] = np.dtype(
    [
        ("own", "i8", (LAYERS, _WORDS)),
        ("foe", "i8", _WORDS),  # enemies that can be attacked
        ("run", "i8"),  # border crossings in a row, four bits per border of the runner's line
        ("now", "i8"),  # fingerprint of the position, kept only for the chase rule
        ("chase", "i8", CHASE),
        ("threat", "i8", _WORDS),
        ("chased", "i2"),
        ("pair", "i1", 2),  # the last two-step move or flight, start and end
        ("last", "i1", 2),  # the last plain move, start and end
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

STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("open", OPEN),
        ("mind", MIND, 2),
        ("known", "u1", SQUARES),  # which listeners have been shown the piece
        ("tray", "u1", (LISTENERS, KINDS)),  # captured pieces as each listener may see them
    ]
)
"""The truth: the open table, two minds, and who has been shown what."""

VIEW: Final[np.dtype[Any]] = np.dtype(
    [
        ("open", OPEN),
        ("mind", MIND),
        ("face", "u1", SQUARES),
        ("tray", "u1", KINDS),
        ("listener", "i1"),
    ]
)
"""The table as it lies for one listener."""

BOOK: Final[np.dtype[Any]] = np.dtype(
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
