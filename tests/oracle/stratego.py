"""Stratego told a second time, slowly: dicts and loops, the whole truth, no tables and no speed.

Written from the rulebooks and the rulings (R, T, L, F, N, X) without a look at the rules package, so that the two can
be played against each other. A turn is `legal(seat)`, one text of it, `apply(seat, text)`; `board(listener)` is what
that listener should then see.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace

from flagfall.core import NOBODY, SPECTATOR

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


class Oracle:
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
        self.trail = [[], []]  # per seat and turn: the piece and the borders it crossed
        self.chase = [None, None]
        self.ring_taken = self.ring_destroyed = self.healed = False
        self.new_turn()

    def draw(self, pieces, turn):
        """Begin from a position: (square word, kind, seat) of every piece; the others fell before anybody looked."""
        for word, kind, seat in pieces:
            waiting = self.left[seat] if self.left[seat][kind] else self.reserve
            waiting[kind] -= 1
            assert waiting[kind] >= 0
            self.at[square(word)] = Piece(seat, kind, self.rank[seat][kind])
        for seat in (0, 1):
            for kind in self.left[seat].elements():
                piece = Piece(seat, kind, self.rank[seat][kind])
                piece.eyes = self.tray_eyes(piece)
                self.fallen[seat].append(piece)
            self.left[seat] = Counter()
        self.turn = turn
        self.begin(turn)

    # -- set-up ------------------------------------------------------------------------------------
    def home(self, seat):
        deep = self.box.setup[seat]
        rows = range(deep) if seat == 0 else range(self.box.rows - deep, self.box.rows)
        return [at for at in self.squares if at[1] in rows and at not in self.at]

    def place(self, seat, kind, at):
        self.left[seat][kind] -= 1
        self.at[at] = Piece(seat, kind, self.rank[seat][kind])
        if not any(+self.left[0]) and not any(+self.left[1]):
            self.begin(self.box.first)

    def begin(self, seat):
        self.phase = "play"
        self.turn = seat
        self.check_stuck(seat)

    # -- what may be done --------------------------------------------------------------------------
    def legal(self, seat):
        return set(self.menu(seat))

    def menu(self, seat):
        """Every text this seat may say now, and what it means."""
        if self.phase == "setup":
            return {
                f"{kind}@{name(at)}": ("place", kind, at) for kind in +self.left[seat] for at in self.home(seat)
            }
        if self.phase == "over" or seat != self.turn:
            return {}
        if self.pending:
            return getattr(self, f"menu_{self.pending.what}")(seat)
        actions = self.actions(seat)
        if not self.saves(actions):
            actions = {}  # N6, X9: only reinforcements can help now
        if self.may_enter(seat):
            actions["enter"] = ("enter",)
        return actions

    def saves(self, actions):
        return any(meaning[0] in MOVES_AND_ATTACKS for meaning in actions.values())

    def actions(self, seat):
        """All moves, attacks and powers of a seat, as far as it can know."""
        found = {}
        for at, piece in list(self.at.items()):
            if piece.owner != seat or not piece.movable or piece.stone:
                continue
            self.steps(found, seat, at, piece)
            for power in self.powers(piece):
                getattr(self, f"aim_{power}")(found, seat, at, piece)
        return found

    def powers(self, piece):
        return self.box.powers.get(piece.kind, set())

    def on_board(self, at):
        return 0 <= at[0] < self.box.cols and 0 <= at[1] < self.box.rows

    def open(self, at):
        return self.on_board(at) and at not in self.zones and at not in self.at

    def enemy(self, at, seat):
        """An enemy that can be attacked: no stone (N13), and nobody on Mount Doom (L18, X6)."""
        return at in self.at and self.at[at].owner != seat and not self.at[at].stone and at != self.doom

    def steps(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            here = at
            while True:
                ahead = shifted(here, way)
                may_enter_doom = ahead == self.doom and piece.kind == "frodo" and not self.ring_destroyed
                if not (self.open(ahead) or self.enemy(ahead, seat) or may_enter_doom):
                    break
                if self.barred(seat, piece, {here, ahead}):
                    break
                attack = ahead in self.at
                if attack or not self.repeats_chase(seat, piece, at, ahead):
                    found[f"{name(at)}-{name(ahead)}"] = ("step", at, ahead)
                if attack or piece.rank != "2":
                    break
                here = ahead

    def barred(self, seat, piece, border):
        """R1, R2: the same piece crossed this border on each of the last N turns of its player."""
        limit = self.options["two_square"]
        if limit == "off":
            return False
        last = self.trail[seat][-limit:]
        return len(last) == limit and all(who is piece and frozenset(border) in borders for who, borders in last)

    # -- the chase rule ----------------------------------------------------------------------------
    def position(self, seat):
        """The board as a chaser compares it: own pieces by kind, enemy pieces as individuals."""
        return {
            at: (piece.origin, piece.kind) if piece.owner == seat else piece for at, piece in self.at.items()
        }

    def threatened(self, seat, at):
        return [self.at[near] for way in ORTHOGONAL if self.enemy(near := shifted(at, way), seat)]

    def repeats_chase(self, seat, piece, start, end):
        chase = self.chase[seat]
        if not self.options["more_square"] or not chase or not chase.evaded:
            return False
        if piece is chase.piece and end == chase.came_from:
            return False  # straight back is the two-square rule's business
        if not self.threatened(seat, end):
            return False
        after = self.position(seat)
        after[end] = after.pop(start)
        return after in chase.positions

    def remember_chase(self, seat):
        """After a whole turn: did it threaten, and did it evade the other side's threat?"""
        mine, theirs = self.chase[seat], self.chase[1 - seat]
        if theirs:
            if self.plain and self.plain[0] in theirs.threatened:
                theirs.evaded = True
                theirs.positions.append(self.position(1 - seat))
            else:
                self.chase[1 - seat] = None
        threatened = self.threatened(seat, self.plain[2]) if self.plain else []
        if not threatened:
            self.chase[seat] = None
            return
        before = mine.positions if mine and mine.evaded else []
        piece, start, _ = self.plain
        self.chase[seat] = Chase([*before, self.position(seat)], piece, start, threatened)

    # -- powers: where they reach ------------------------------------------------------------------
    def aim_repeat(self, found, seat, at, piece):
        """Repeat Attack follows an attack; it is nothing to begin with."""

    def aim_fly(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            over, here = 0, shifted(at, way)
            while self.on_board(here) and (here in self.at or here in self.zones):
                if here in self.zones and self.box.style == "fire-ice":
                    break  # F6
                over, here = over + 1, shifted(here, way)
            if over and self.open(here) and not self.barred(seat, piece, {at, here}):
                found[f"{name(at)} fly {name(here)}"] = ("fly", at, here)

    def aim_ride(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            if not self.open(middle := shifted(at, way)):
                continue
            for turn in ORTHOGONAL:
                end = shifted(middle, turn)
                if end == at or not (self.open(end) or self.enemy(end, seat)):
                    continue
                if not self.barred(seat, piece, {at, end}):
                    found[f"{name(at)} ride {name(end)}"] = ("ride", at, end)

    def aim_burst(self, found, seat, at, piece):
        word = "rampage" if self.box.style == "fire-ice" else "burst"
        for way in ORTHOGONAL:
            end = shifted(at, way)
            if not self.open(end) or self.barred(seat, piece, {at, end}):
                continue
            if any(self.enemy(shifted(end, near), seat) for near in AROUND):  # R15, X12
                found[f"{name(at)} {word} {name(end)}"] = ("burst", at, end)

    aim_axe = aim_rampage = aim_burst

    def aim_at(self, found, seat, at, reach, word, verb):
        for by in reach:
            if self.enemy(target := shifted(at, by), seat):
                found[f"{name(at)} {word} {name(target)}"] = (verb, at, target)

    def aim_detect(self, found, seat, at, piece):
        self.aim_at(found, seat, at, WIDE, "detect", "detect")
        doom = self.doom
        if doom in self.at and self.at[doom].owner != seat and max(abs(at[0] - doom[0]), abs(at[1] - doom[1])) <= 2:
            found[f"{name(at)} detect {name(doom)}"] = ("detect", at, doom)  # X6

    def aim_bow(self, found, seat, at, piece):
        self.aim_at(found, seat, at, WIDE if self.box.style == "fire-ice" else LINES, "bow", "shoot")

    def aim_enchant(self, found, seat, at, piece, word="enchant"):
        self.aim_at(found, seat, at, WIDE, word, "convert")
        for text, meaning in list(found.items()):
            if meaning[0] == "convert" and self.at[meaning[2]].enchanted:
                del found[text]  # F17

    def aim_tempt(self, found, seat, at, piece):
        self.aim_enchant(found, seat, at, piece, "tempt")

    def aim_stone(self, found, seat, at, piece):
        self.aim_at(found, seat, at, AROUND, "stone", "stone")

    def aim_free(self, found, seat, at, piece):
        for by in WIDE:
            target = shifted(at, by)
            if target in self.at and self.at[target].stone and self.at[target].owner == seat:
                found[f"{name(at)} free {name(target)}"] = ("free", at, target)

    def aim_heal(self, found, seat, at, piece):
        if self.healed or piece.owner != piece.origin:  # X10
            return
        kinds = {lost.kind for lost in self.fallen[seat] if lost.movable and lost.kind != "aslan" and not lost.gone}
        for by in AROUND:
            if self.open(end := shifted(at, by)):
                for kind in kinds:
                    found[f"heal {kind}@{name(end)}"] = ("heal", at, kind, end)

    # -- turns in several steps --------------------------------------------------------------------
    def menu_chain(self, seat):
        at = self.pending.at
        found = {}
        for way in ORTHOGONAL:
            end = shifted(at, way)
            if self.enemy(end, seat) and not self.barred(seat, self.at[at], {at, end}):
                found[f"{name(at)}-{name(end)}"] = ("step", at, end)
        return found | {"stop": ("stop",)}

    menu_landing = menu_chain

    def menu_burst(self, seat):
        """X13: one to three targets, then stop."""
        at, struck = self.pending.at, self.pending.struck
        found = {"stop": ("stop",)} if struck else {}
        if len(struck) < 3:
            for by in AROUND:
                if self.enemy(target := shifted(at, by), seat) and target not in struck:
                    found[f"{name(at)}*{name(target)}"] = ("strike", target)
        return found

    def half(self, seat):
        rows = range(self.box.rows // 2) if seat == 0 else range(self.box.rows // 2, self.box.rows)
        return [at for at in self.squares if at[1] in rows and self.open(at)]

    def menu_rescue(self, seat):
        found = {"stop": ("stop",)}
        rescuer = self.at[self.pending.at]
        if rescuer.rank == "2" or rescuer.has_rescued:
            return found
        for kind in {lost.kind for lost in self.fallen[seat] if lost.rank != "bomb" and not lost.gone}:
            for at in self.half(seat):
                found[f"rescue {kind}@{name(at)}"] = ("rescue", kind, at)
        return found

    def entry_squares(self):
        return [at for at in self.squares if at[1] < 4 and self.open(at)]

    def may_enter(self, seat):
        """Narnia Game 2: after seven blue pieces, at the start of a red turn, all at once (N1-N3)."""
        waiting = sum(self.reserve.values())
        if seat != 0 or not waiting or self.entered or len(self.fallen[1]) < 7:
            return False
        room = len(self.entry_squares())
        return room >= (1 if self.options["entry_in_parts"] else waiting)

    def menu_enter(self, seat):
        return {
            f"{kind}@{name(at)}": ("reinforce", kind, at) for kind in +self.reserve for at in self.entry_squares()
        }

    # -- doing it ----------------------------------------------------------------------------------
    def apply(self, seat, text):
        verb, *parts = self.menu(seat)[text]
        getattr(self, f"do_{verb}" if verb != "place" else "place")(seat, *parts)

    def new_turn(self):
        self.crossed, self.mover, self.plain = set(), None, None
        self.captures = False
        self.entered = False

    def do_step(self, seat, start, end):
        piece = self.at[start]
        first = self.pending is None
        self.pending = None
        distance = abs(start[0] - end[0]) + abs(start[1] - end[1])
        way = ((end[0] - start[0]) // distance, (end[1] - start[1]) // distance)
        path = [(start[0] + way[0] * n, start[1] + way[1] * n) for n in range(distance + 1)]
        borders = {frozenset(pair) for pair in zip(path, path[1:], strict=False)}
        if distance > 1:
            self.unmask(piece)
        if end in self.at:
            won = self.attack(seat, start, end, borders)
            if self.result:
                return
            if won and "repeat" in self.powers(piece):
                self.pending = Pending("chain", end)
                if len(self.menu_chain(seat)) > 1:
                    return
                self.pending = None
            self.finish(seat, end if won else None, piece)
            return
        self.walk(piece, start, end, borders)
        if first:
            self.plain = (piece, start, end)
        if end == self.doom:
            self.destroy_the_ring(piece)
        self.finish(seat, end, piece)

    def walk(self, piece, start, end, borders):
        self.at[end] = self.at.pop(start)
        piece.moved = True
        self.mover = piece
        self.crossed |= borders

    def do_ride(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        pair = {frozenset({start, end})}
        if end in self.at:
            won = self.attack(seat, start, end, pair)
            if not self.result:
                self.finish(seat, end if won else None, piece)
            return
        self.walk(piece, start, end, pair)
        self.finish(seat, end, piece)

    def do_fly(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        self.walk(piece, start, end, {frozenset({start, end})})
        if self.box.style == "fire-ice":
            self.pending = Pending("landing", end)
            if len(self.menu_landing(seat)) > 1:
                return
            self.pending = None
        self.finish(seat, end, piece)

    def attack(self, seat, start, end, borders):
        """Reveal, compare, remove. True if the attacker now stands on the defender's square."""
        piece, target = self.at[start], self.at[end]
        losers = self.clash(piece, target)
        self.unmask(piece)
        if not self.options["silent_defense"] or piece.rank == "2" or target.rank == "flag":  # T2
            self.unmask(target)
        if not losers and target.kind == "frodo":
            self.unmask(target)  # he must show himself to vanish
        for loser in losers:
            self.capture(end if loser is target else start)
        if target in losers and piece not in losers:
            self.walk(piece, start, end, borders)
        if target.rank == "flag":
            self.over((seat,), "flag")
            return True
        return target in losers and piece not in losers

    def clash(self, piece, target):
        """Who falls when one piece attacks another."""
        if target.rank == "flag":
            return [target]
        if self.box.ring and "frodo" in (piece.kind, target.kind):
            other = target if piece.kind == "frodo" else piece
            if other.kind == "haradrim" and self.options["haradrim_falls"]:
                return [other]
            if other.rank in ("4", "5", "6", "7", "9", "bomb"):
                return []  # L12, L13, L15
        if target.rank == "bomb":
            return [target] if piece.rank == "3" else [piece]
        if piece.rank == "S" and target.rank == "10":
            return [target]
        if self.strength(piece) == self.strength(target):
            return [target] if self.options["aggressor_advantage"] else [target, piece]
        return [target] if self.strength(piece) > self.strength(target) else [piece]

    def strength(self, piece):
        if piece.rank == "S":
            return 0  # R7: below every number
        return int(piece.rank) + (self.ring_taken and piece.origin == 1)

    def unmask(self, piece, to=ALL):
        piece.known |= to

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

    def capture(self, at):
        piece = self.at.pop(at)
        piece.eyes = self.tray_eyes(piece)
        saw = piece.known | {piece.owner} if self.options["memory"] != "none" else set()
        for listener in piece.eyes | saw:
            self.tally[listener][piece.origin][piece.kind] += 1
        piece.gone = piece.owner != piece.origin
        self.fallen[piece.origin].append(piece)
        self.captures = True
        if self.box.ring and piece.kind == "frodo" and not self.ring_destroyed:
            self.ring_taken = True

    def destroy_the_ring(self, frodo):
        self.ring_destroyed = True
        self.unmask(frodo)
        for at, piece in list(self.at.items()):
            if piece.owner == 1 and piece.rank in ("2", "4", "5", "6", "7", "8", "bomb"):
                self.capture(at)

    def do_shoot(self, seat, start, end):
        archer, target = self.at[start], self.at[end]
        self.unmask(archer)
        self.unmask(target)
        immune = not target.movable or target.kind == "berzerker" or (self.box.ring and target.kind == "frodo")
        if not immune and self.strength(target) < self.strength(archer):
            self.capture(end)
        self.finish(seat)

    def do_detect(self, seat, start, end):
        self.unmask(self.at[start])
        self.unmask(self.at[end])
        self.finish(seat)

    def do_convert(self, seat, start, end):
        target = self.at[end]
        self.do_reveal_both(start, end)
        if self.box.style == "narnia":
            joins = target.kind in self.box.children
        else:
            joins = target.movable and self.strength(target) < self.strength(self.at[start])
        if joins and not target.proof:
            target.owner = seat
            target.enchanted = True
        self.finish(seat)

    def do_reveal_both(self, start, end):
        self.unmask(self.at[start])
        self.unmask(self.at[end])

    def do_stone(self, seat, start, end):
        self.do_reveal_both(start, end)
        target = self.at[end]
        if target.movable and target.kind != "aslan":
            target.stone = True
        self.finish(seat)

    def do_free(self, seat, start, end):
        self.unmask(self.at[start])
        self.at[end].stone = False
        self.finish(seat)

    def do_heal(self, seat, start, kind, end):
        self.unmask(self.at[start])
        self.healed = True
        lost = next(lost for lost in self.fallen[seat] if lost.kind == kind and not lost.gone)
        self.bring_back(seat, lost, end)
        lost.proof = kind in self.box.children  # X10
        self.finish(seat)

    def bring_back(self, seat, piece, at):
        """X4, T11: its owner knows it, and whoever may look at the captured pieces."""
        self.fallen[seat].remove(piece)
        piece.known = piece.eyes | {seat}
        tallies = piece.known if self.options["memory"] != "none" else piece.eyes
        for listener in tallies:
            if self.tally[listener][seat][piece.kind]:
                self.tally[listener][seat][piece.kind] -= 1
        piece.moved = piece.proof = False
        self.at[at] = piece

    def do_burst(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        self.walk(piece, start, end, {frozenset({start, end})})
        if "axe" in self.powers(piece):
            self.pending = Pending("burst", end)
            return
        near = [at for by in AROUND if (at := shifted(end, by)) in self.at]
        if self.box.style != "fire-ice":
            near = [at for at in near if self.enemy(at, seat)]
        removed = []
        exhausted = self.box.style == "lotr"
        for at in near:
            target = self.at[at]
            fixed = not target.movable
            if not (self.options["rampage_hides"] and fixed):
                self.unmask(target)
            if target.rank == "bomb" and self.box.style == "lotr":
                removed.append(at)
            elif not fixed and not (self.box.ring and target.kind == "frodo"):
                if self.strength(target) <= self.strength(piece):
                    removed.append(at)
                if self.strength(target) >= self.strength(piece):
                    exhausted = True
        for at in removed + ([end] if exhausted else []):
            self.capture(at)
        self.finish(seat, None if exhausted else end, piece)

    def do_strike(self, seat, target):
        self.pending.struck.append(target)

    def swing(self, seat, end, struck):
        """The axe falls on all targets at once."""
        piece = self.at[end]
        removed, lost = [], False
        for at in struck:
            target = self.at[at]
            self.unmask(target)
            if target.rank == "bomb":
                lost = True
            elif target.rank != "flag":
                if self.strength(target) <= self.strength(piece):
                    removed.append(at)
                if self.strength(target) >= self.strength(piece):
                    lost = True
        for at in removed + ([end] if lost else []):
            self.capture(at)
        self.finish(seat, None if lost else end, piece)

    def do_stop(self, seat):
        pending, self.pending = self.pending, None
        if pending.what == "burst":
            self.swing(seat, pending.at, pending.struck)
        elif pending.what == "rescue":
            self.end_turn(seat)
        else:
            self.finish(seat, pending.at, self.at[pending.at])

    def do_rescue(self, seat, kind, at):
        self.at[self.pending.at].has_rescued = True
        self.pending = None
        choice = [lost for lost in self.fallen[seat] if lost.kind == kind and not lost.gone]
        fresh = [lost for lost in choice if not lost.has_rescued]
        self.bring_back(seat, (fresh or choice)[0], at)
        self.rescues[seat] += 1
        self.end_turn(seat)

    def do_enter(self, seat):
        self.pending = Pending("enter")

    def do_reinforce(self, seat, kind, at):
        self.reserve[kind] -= 1
        self.at[at] = Piece(0, kind, self.rank[0][kind])
        if not any((+self.reserve).values()) or not self.entry_squares():
            self.pending = None
            self.entered = True
            self.check_stuck(seat)

    # -- the end of a turn -------------------------------------------------------------------------
    def finish(self, seat, ended=None, piece=None):
        """The action is done; `ended` is where the moved piece stands, if it moved and lives."""
        if self.children_lost():
            self.over((1,), "children")
            return
        back_row = self.box.rows - 1 if seat == 0 else 0
        if (
            self.options["rescue"]
            and ended in self.at
            and self.at[ended] is piece
            and ended[1] == back_row
            and self.rescues[seat] < 2
            and self.fallen[seat]
            and self.half(seat)
        ):
            self.pending = Pending("rescue", ended)
            return
        self.end_turn(seat)

    def children_lost(self):
        """N8, N9: each child captured, enchanted or stone at the same moment; not those still waiting."""
        if not self.box.children:
            return False
        out = {lost.kind for lost in self.fallen[0]}
        out |= {piece.kind for piece in self.at.values() if piece.origin == 0 and (piece.stone or piece.owner == 1)}
        return out.issuperset(self.box.children)

    def end_turn(self, seat):
        self.remember_chase(seat)
        self.trail[seat].append((self.mover, self.crossed))
        self.ply += 1
        self.calm = 0 if self.captures else self.calm + 1
        self.new_turn()
        self.turn = 1 - seat
        self.check_stuck(1 - seat)
        if not self.result:
            for limit, so_far in (("calm_limit", self.calm), ("ply_limit", self.ply)):
                if self.options[limit] and so_far >= self.options[limit]:
                    self.over((), limit)
                    return

    def check_stuck(self, seat):
        """R3, R4, X1: who can neither move nor attack loses, unless nobody can."""
        if self.can_act(seat):
            return
        if self.options["both_stuck"] == "draw" and not self.can_act(1 - seat):
            self.over((), "both stuck")
        else:
            self.over((1 - seat,), "stuck")

    def can_act(self, seat):
        return self.saves(self.actions(seat)) or self.may_enter(seat)

    def over(self, winners, reason):
        self.result = (winners, reason)
        self.phase = "over"
        self.turn = NOBODY
        self.pending = None

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
        return {
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
