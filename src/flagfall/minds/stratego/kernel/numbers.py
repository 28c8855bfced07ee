"""The records a mind thinks with, and the numbers of its temper."""

from typing import Any, Final

import numpy as np

from flagfall.games.stratego.kernel.numbers import KINDS, SQUARES
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.kit.record import layout

FAR: Final = 30
NEVER: Final = -10_000.0
SURE_WIN: Final = 100_000.0

# -- what sort of piece a kind is ------------------------------------------------------------------------
PLAIN, SCOUT, MINER, SPY, BOMB, FLAG = range(6)

LORE: Final[np.dtype[Any]] = layout(
    [
        ("worth", "f8", KINDS),
        ("ilk", "u1", KINDS),
        ("top", "u1", KINDS),  # the rank a Spy is after
        ("column", "u1", KINDS),  # which of its army's kinds it is
        ("columns", "i4", 2),  # how many kinds each army has
        ("wide", "i4"),
        ("rows", "i4"),
        ("fold", "u1"),  # left and right are alike
        ("twin", "u1"),  # both armies are alike
        ("bearer", "u1"),  # the Ringbearer's kind, 0 where there is none
        ("child", "u1", KINDS),
        (
            "blocks",
            "i4",
            (2, 6),
        ),  # where own pieces, enemies, relations, counts, the rest begin among the signs, and where they end
    ]
)
"""What the kernel of the rules does not know and a reader of the box does: ranks, and what they are worth."""

# -- temper: how one mind differs from another ----------------------------------------------------------------
TRAITS: Final = (
    "news",  # what it is worth to see a face
    "bold",  # how fast it grows bold when nothing is captured
    "fear",  # how much it minds danger
    "show",  # what showing a face costs, as a share of its worth
    "advance",  # a step nearer to something worth attacking
    "guard",  # how much it cares for its own Flag
    "still",  # how little its strong pieces like to attack whoever has not moved
    "trade",  # how gladly it exchanges
    "luck",  # how much is left to chance
    "slip",  # how often it decides by chance alone
    "wary",  # how much it concludes from a hidden piece that steps up
    "scouts",  # how much more a Scout wants to see faces
    "steep",  # how much more than usual strong pieces are worth
    "rush",  # what any attack on a hidden piece is worth besides
    "dread",  # how much it minds hidden enemies that have moved
    "doubt",  # … and those that have not
    "hunted",  # how far it keeps away from known stronger ones, two steps off
    "roam",  # how little it likes to come to the same square again
    "stay",  # how much it minds what an attacker stands beside afterwards
    "care",  # how much losing an attacker counts
    "bluff",  # what of its worth it fears for beside a known stronger enemy that does not know it
    "keen",  # how surely it expects a hidden enemy that has moved to attack a known piece it beats
)
(
    NEWS, BOLD, FEAR, SHOW, ADVANCE, GUARD, STILL, TRADE, LUCK, SLIP, WARY, SCOUTS, STEEP, RUSH, DREAD, DOUBT, HUNTED, ROAM,
    STAY, CARE, BLUFF, KEEN,
) = range(len(TRAITS))  # fmt: skip

TIMES: Final = (60, 150, 300)
"""Plies after which somebody who still has not moved is taken for something else."""
PLACES: Final = 16
LATE_LOOK: Final = PLACES * (len(TIMES) + 1)
"""Somebody who came later and has not moved since."""
DEEP: Final = 5
DARED: Final = 24
LOOKS: Final = LATE_LOOK + 1 + DEEP * DARED
"""Hidden enemies of the same look are the same to judgement (`belief.look_at`)."""

EYE: Final[np.dtype[Any]] = layout(
    [
        ("odds", "f8", (SQUARES, KINDS)),  # how likely each enemy is each kind
        ("share", "f8", (KINDS, SQUARES)),  # likewise, by `unseen` and `alike`
        ("gain", "f8", (KINDS, SQUARES)),  # an attack of a kind, by who is `alike`: what it wins on average
        ("good", "f8", (KINDS, SQUARES)),
        ("bad", "f8", (KINDS, SQUARES)),
        ("flag", "f8", (KINDS, SQUARES)),
        ("charge", "f8", (KINDS, SQUARES)),  # what an attack on a square is worth, all told
        ("bid", "f8", SQUARES),  # an attack of the kind being weighed, by who is `alike`: its worth wherever it is made
        ("peril", "f8", (KINDS, SQUARES)),  # how likely it would beat a kind of one's own
        ("stake", "f8", KINDS),  # an attack of the kind being weighed on each kind that may be hidden: what it wins
        ("wins", "u1", KINDS),
        ("loses", "u1", KINDS),
        ("takes", "u1", KINDS),  # … whether it would take the Flag
        ("beats", "u1", KINDS),  # … whether that kind would win by attacking
        ("asked", "i8", (KINDS, 2)),  # what squares a decision is about, by the kind that would act
        ("hunt", "i8", (KINDS, 2)),  # two steps from an enemy known to beat a kind of one's own
        ("worth", "f8", KINDS),
        ("price", "f8", KINDS),
        ("shown", "i8", 2),  # own pieces whose face the enemy has seen
        ("walls", "i8", 2),  # the squares around one's own Flag
        ("screens", "i8", 2),  # where one could stand between a Scout and the Flag
        ("ways", "i8", 2),  # where one can walk, one's own men aside
        ("goals", "i8", (FAR, 2)),
        ("still", "f8"),
        ("urgent", "f8"),
        ("hidden", "i4", KINDS),
        ("n_men", "i4"),
        ("n_foes", "i4"),
        ("n_unseen", "i4"),
        ("unseen", "i2", KINDS),  # kinds of which somebody is hidden
        ("habit", "f4", (LOOKS, KINDS)),  # how much likelier than by counting an enemy of a look is each kind
        ("looks", "i2", LOOKS),  # the number of each look in `alike`
        ("look", "i2", SQUARES),
        ("seems", "i2", SQUARES),  # an enemy as the value sees it
        ("alike", "i2", SQUARES),  # hidden enemies that look alike have one number; a known one is like nobody else
        ("first", "i2", SQUARES),  # the first enemy of each such number
        ("n_likes", "i8"),
        ("men", "i2", SQUARES),
        ("foes", "i2", SQUARES),
        ("face", "u1", SQUARES),
        ("steps", "i1", (KINDS, SQUARES)),  # from a square asked about to a worthy target; signed, for differences
        ("alarm", "u1", SQUARES),  # how few steps an enemy is from one's own Flag; 0: far enough
        ("here", "u1", KINDS),  # own kinds on the board
        ("known", "u1", KINDS),  # enemies of a kind whose faces are known
        (
            "dared",
            "u1",
            IDS,
        ),  # the strongest shown enemy a hidden piece has stepped up to, by who; it goes on from moment to moment
        (
            "visits",
            "u1",
            (IDS, SQUARES),
        ),  # how often a piece of one's own has come to a square since the last capture: likewise
    ]
)
"""The table as one seat sees it at one moment, judged."""

PLAN: Final = 6
"""How a side searches: candidates, imagined tables, turns, slips in a thousand, moves seen ahead, whose weights."""

# -- imagined tables -------------------------------------------------------------------------------------------
DEAL: Final[np.dtype[Any]] = layout(
    [
        ("fits", "f8", (SQUARES, KINDS)),  # how much likelier than by counting each of them is each kind
        ("n", "i8"),
        ("square", "i2", SQUARES),
        ("begin", "i2", SQUARES),  # what they are on the table that exchanges begin from
        ("kind", "i2", SQUARES),  # … and what they have become
    ]
)
"""Hidden enemies, one after the other, as they are dealt anew."""

# -- seeing ahead ----------------------------------------------------------------------------------------------
WALKS: Final = 1
FIGHTS: Final = 2
SEEN: Final = 4
HAS_MOVED: Final = 8
FLAG_LOST: Final = 300.0
LINES: Final = 32
MOST_MOVES: Final = 160

FORE: Final[np.dtype[Any]] = layout(
    [
        ("men", "i8", (2, 2)),  # one's own side first
        ("fighters", "i8", (2, 2)),  # those who may attack
        ("land", "i8", 2),
        ("score", "f8"),
        ("nodes", "i8"),
        ("limit", "i8"),
        ("price", "f8", KINDS),
        (
            "daring",
            "f8",
            (KINDS, 2),
        ),  # how gladly an enemy of a kind attacks somebody unknown who stood still, or moved
        ("moves", "i2", (LINES, MOST_MOVES)),
        ("killer", "i2", LINES),  # the step that was an answer last, by how far ahead
        ("root", "i2", SQUARES),  # where whoever stands there stood before
        ("kind", "u1", SQUARES),
        ("marks", "u1", SQUARES),
    ]
)
"""The table as hunter and hunted see it."""

# -- the value -------------------------------------------------------------------------------------------------
WIDTH: Final = 32
NARROW: Final = 16
MOST_SIGNS: Final = 512
NEAR: Final = 3
"""Pieces further apart than that mean nothing to each other."""
DENSE: Final = WIDTH * NARROW + 3 * NARROW + 2
