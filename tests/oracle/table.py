"""The things on the table: pieces, squares, what was captured, and what each listener sees of it all."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from flagfall.core import SPECTATOR

from .armies import BOXES, NARNIA_ALL_POWERS

ALL = frozenset({0, 1, SPECTATOR})
ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
WIDE = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
LINES = AROUND + [(2 * x, 2 * y) for x, y in AROUND]

# R13, X2: what keeps a player in the game. Detect, Breath of Life and Healing Cordial do not.
MOVES_AND_ATTACKS = {"step", "fly", "ride", "burst", "shoot", "convert", "stone"}

DEFAULTS = {
    "aggressor_advantage": False,
    "silent_defense": False,
    "rescue": False,
    "captured": "open",
    "two_square": 2,
    "more_square": False,
    "calm_limit": 0,
    "ply_limit": 0,
    "both_stuck": "draw",
    "memory": "none",
    "haradrim_falls": False,
    "rampage_hides": False,
    "all_powers": False,
    "entry_in_parts": False,
}


def square(word):
    return "abcdefghij".index(word[0]), int(word[1:]) - 1


def name(at):
    return "abcdefghij"[at[0]] + str(at[1] + 1)


def shifted(at, by):
    return at[0] + by[0], at[1] + by[1]


@dataclass(eq=False)
class Piece:
    """One wooden piece. `owner` commands it, `origin` is the colour it was painted."""

    owner: int
    kind: str
    rank: str
    origin: int = -1
    stone: bool = False
    moved: bool = False
    enchanted: bool = False
    proof: bool = False
    has_rescued: bool = False
    known: frozenset = frozenset()  # who has seen its face
    eyes: frozenset = frozenset()  # once captured: who may look at it in the tray
    gone: bool = False  # captured while it served the enemy: removed for good (F16)

    def __post_init__(self):
        if self.origin < 0:
            self.origin = self.owner

    @property
    def movable(self):
        return self.rank not in ("bomb", "flag")


@dataclass
class Chase:
    """What one player has chased so far: the positions since the first threat, and the last threat."""

    positions: list
    piece: Piece
    came_from: tuple
    threatened: list
    evaded: bool = False


@dataclass
class Pending:
    what: str
    at: tuple | None = None
    struck: list = field(default_factory=list)


class Game:
    def __init__(self, game, options=None):
        self.game = game.removeprefix("stratego/")
        self.options = DEFAULTS | (options or {})
        self.box = BOXES[self.game]
        if self.options["all_powers"]:
            self.box = replace(self.box, powers=NARNIA_ALL_POWERS)
        self.zones = {square(word) for word in self.box.zones.split()}
        self.doom = square("h6") if self.box.ring else None
        self.squares = [(x, y) for y in range(self.box.rows) for x in range(self.box.cols)]
        self.left = [Counter(), Counter()]
        self.reserve = Counter()
        self.rank = [{}, {}]
        for seat in (0, 1):
            for rank, kind, count in self.box.roster(seat):
                self.rank[seat][kind] = rank
                if seat == 0 and kind in self.box.late:
                    self.reserve[kind] = count
                else:
                    self.left[seat][kind] = count
        self.at = {}
        self.fallen = [[], []]
        self.tally = {listener: [Counter(), Counter()] for listener in ALL}  # captured pieces as each has seen them
        self.rescues = [0, 0]
        self.phase = "setup"
        self.turn = self.box.first
        self.ply = self.calm = 0
        self.result = None
        self.pending = None
        self.refused = Counter()  # how often the two-square rule and the chase rule stood in the way
        self.trail = [[], []]  # per seat and turn: the piece and the borders it crossed
        self.chase = [None, None]
        self.ring_taken = self.ring_destroyed = self.healed = False
        self.new_turn()

    # -- squares -------------------------------------------------------------------------------------
    def on_board(self, at):
        return 0 <= at[0] < self.box.cols and 0 <= at[1] < self.box.rows

    def open(self, at):
        return self.on_board(at) and at not in self.zones and at not in self.at

    def enemy(self, at, seat):
        """An enemy that can be attacked: no stone (N13), and nobody on Mount Doom (L18, X6)."""
        return at in self.at and self.at[at].owner != seat and not self.at[at].stone and at != self.doom

    def half(self, seat):
        rows = range(self.box.rows // 2) if seat == 0 else range(self.box.rows // 2, self.box.rows)
        return [at for at in self.squares if at[1] in rows and self.open(at)]

    def entry_squares(self):
        return [at for at in self.squares if at[1] < 4 and self.open(at)]

    def home(self, seat):
        deep = self.box.setup[seat]
        rows = range(deep) if seat == 0 else range(self.box.rows - deep, self.box.rows)
        return [at for at in self.squares if at[1] in rows and at not in self.at]

    def tray_eyes(self, piece):
        """R17, T3: who may look at a captured piece."""
        owner = piece.owner
        if self.options["silent_defense"]:
            return frozenset({owner})
        mode = self.options["captured"]
        return {
            "open": ALL,
            "prisoner": frozenset({1 - owner}),
            "secret": frozenset({owner}),
            "stealth": frozenset(),
        }[mode]

    # -- what a listener sees ----------------------------------------------------------------------
    def board(self, listener):
        marks = self.options["memory"] in ("marks", "odds")
        pieces = {}
        for at, piece in self.at.items():
            if self.phase == "setup" and piece.owner != listener:
                continue
            face = piece.owner == listener or (marks and listener in piece.known)
            seen = {"seat": piece.owner, "kind": piece.kind if face else None}
            if marks and piece.moved:
                seen["moved"] = True
            if piece.stone:
                seen["stone"] = True
            if piece.owner != piece.origin:
                seen["turned"] = True
            pieces[name(at)] = seen
        tray = [dict(+side) for side in self.tally[listener]]
        pending = None
        if self.pending:
            pending = {"what": self.pending.what}
            if self.pending.at:
                pending["at"] = name(self.pending.at)
        turn = self.turn
        if self.phase == "setup":
            turn = 0 if any((+self.left[0]).values()) else 1
        seen = {
            "phase": self.phase,
            "turn": turn,
            "ply": self.ply,
            "calm": 0 if self.captures else self.calm,
            "pieces": pieces,
            "tray": tray,
            "fallen": [len(side) for side in self.fallen],
            "rescues": list(self.rescues),
            "pending": pending,
            "winners": list(self.result[0]) if self.result else None,
        }
        if self.box.ring:
            seen["ring"] = "taken" if self.ring_taken else "destroyed" if self.ring_destroyed else "borne"
        if self.phase == "setup" and listener in (0, 1):
            seen["left"] = dict(+self.left[listener])
            seen["home"] = {name(at) for at in self.home(listener)}
        if pending and pending["what"] == "enter" and listener == 0:
            seen["left"] = dict(+self.reserve)
            seen["home"] = {name(at) for at in self.entry_squares()}
        if self.phase == "play" and not self.pending:
            seen["barred"] = self.closed(listener) if listener == self.turn else set()
        if self.phase == "over":
            seen["barred"] = set()
        return seen
