"""Plays one game twice at once: through the public contract and in the oracle. They must never differ."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import flagfall
from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch

from .armies import BOXES
from .stratego import Oracle
from .table import name


class Mirror:
    """Both tellings of one game, and the texts that led here."""

    def __init__(self, rules, state, oracle):
        self.rules, self.state, self.oracle = rules, state, oracle
        self.texts = []
        self.done = set()  # every kind of thing that happened
        self.used = set()  # every power that was used, as (kind, word)
        self.drawing = ""

    @classmethod
    def opening(cls, game, options):
        rules = flagfall.rules(game, **options)
        return cls(rules, rules.opening(), Oracle(game, options))

    @classmethod
    def drawn(cls, game, options, chance, most=18, must=()):
        """A random position: some of each army anywhere on the board, the rest captured."""
        box = BOXES[game.removeprefix("stratego/")]
        while True:
            oracle = Oracle(game, options)
            pieces = draw_pieces(box, oracle, chance, most, must)
            turn = chance.randrange(2)
            oracle.draw(pieces, turn)
            if oracle.phase == "play":
                break
        drawing = ascii_of(game, box, pieces)
        drawn = sketch(game, drawing, turn=turn, flags=False, **options)
        mirror = cls(drawn.rules, drawn.state, oracle)
        mirror.drawing = f"turn={turn}\n{drawing}"
        return mirror

    def compare(self):
        """The seat to act may do the same, and every listener sees the same."""
        for listener in (0, 1, SPECTATOR):
            ours, theirs = self.oracle.board(listener), shown(self.rules, self.state, listener)
            for part, value in ours.items():
                assert theirs[part] == value, self.story(f"listener {listener} sees other {part}", value, theirs[part])
        for seat in (0, 1):
            ours, theirs = self.oracle.legal(seat), set(self.decisions(seat))
            assert ours == theirs, self.story(f"seat {seat} may", sorted(ours - theirs), sorted(theirs - ours))

    def story(self, what, ours, theirs):
        return "\n".join(
            [
                f"{self.rules.id} {dict(self.rules.options)}",
                self.drawing,
                f"after {self.texts[-60:]}",
                what,
                f"  oracle: {ours}",
                f"  rules:  {theirs}",
            ]
        )

    def decisions(self, seat):
        view = self.rules.view(self.state, seat)
        return {self.rules.write(decision, seat): decision for decision in self.rules.choices(view)}

    def play(self, text, seat):
        self.texts.append(text)
        self.state, _ = self.rules.play(self.state, self.decisions(seat)[text])
        self.oracle.apply(seat, text)

    def set_up(self, chance, look_every=40):
        """Both armies at once, in a random order of seats and squares."""
        while self.oracle.phase == "setup":
            seat = chance.choice([seat for seat in (0, 1) if self.oracle.legal(seat)])
            self.play(chance.choice(sorted(self.oracle.legal(seat))), seat)
            if len(self.texts) % look_every == 0:
                self.compare()
        self.compare()

    def wander(self, chance, plies, pick=None):
        """Play at random and compare after every decision."""
        for _ in range(plies):
            if self.oracle.phase == "over":
                self.done.add(self.oracle.result[1])
                break
            seat = self.oracle.turn
            text = (pick or rare_first)(self.oracle, seat, chance)
            self.done.add(self.oracle.menu(seat)[text][0])
            self.used.add(power_of(self.oracle, seat, text))
            self.play(text, seat)
            self.compare()
        self.done |= {f"{rule} refused" for rule in self.oracle.refused}
        self.done |= {"ring taken"} if self.oracle.ring_taken else set()
        self.done |= {"ring destroyed"} if self.oracle.ring_destroyed else set()


def shown(rules, state, listener):
    """`show` in the words of the oracle's board."""
    show = dict(rules.show(rules.view(state, listener)))
    show["pieces"] = {piece["at"]: {k: v for k, v in piece.items() if k != "at"} for piece in show["pieces"]}
    show["winners"] = show["result"] and sorted(show["result"]["winners"])
    show["home"] = set(show["home"])
    show["barred"] = {frozenset(pair) for pair in show["barred"]}
    if show["pending"]:
        show["pending"] = {k: v for k, v in show["pending"].items() if k in ("what", "at") and v}
    return show


def rare_first(oracle, seat, chance):
    """A kind of action first, then one of that kind, so that a lone power is used as often as forty steps."""
    kinds = defaultdict(list)
    for text, (verb, *parts) in sorted(oracle.menu(seat).items()):
        attack = verb == "step" and parts[1] in oracle.at
        if attack and oracle.at[parts[1]].rank == "flag" and chance.random() < 0.9:
            continue  # the longer the game, the more there is to compare
        kinds["attack" if attack else verb].append(text)
    if not kinds:
        return chance.choice(sorted(oracle.legal(seat)))
    weights = [{"step": 4, "attack": 3, "detect": 1, "stop": 1}.get(kind, 2) for kind in kinds]
    return chance.choice(kinds[chance.choices(list(kinds), weights)[0]])


def power_of(oracle, seat, text):
    """Which piece uses which power by this text, as (kind, word); the word is empty if it is none."""
    verb, *parts = oracle.menu(seat)[text]
    if not parts or parts[0] not in oracle.at or verb == "strike":
        return "", ""
    if verb == "step":
        chained = oracle.pending and oracle.pending.what == "chain"
        return oracle.at[parts[0]].kind, "repeat" if chained else ""
    return oracle.at[parts[0]].kind, "heal" if verb == "heal" else text.split()[1]


def eager(missing):
    """Whatever power has not been used yet; somebody must be stone before anybody can be freed."""

    def pick(oracle, seat, chance):
        texts = sorted(oracle.menu(seat))
        new = [text for text in texts if power_of(oracle, seat, text) in missing]
        spells = [text for text in texts if " stone " in text and ("aslan", "free") in missing]
        first = new or spells
        return chance.choice(first) if first else rare_first(oracle, seat, chance)

    return pick


def to_and_fro(oracle, seat, chance):
    """Mostly the piece that moved last, and back where it came from if it may."""
    menu = oracle.menu(seat)
    last = oracle.trail[seat][-1] if oracle.trail[seat] else None
    if last and last[0] in oracle.at.values() and chance.random() < 0.85:
        ours = [text for text, (verb, *parts) in sorted(menu.items()) if parts and oracle.at.get(parts[0]) is last[0]]
        quiet = [text for text in ours if menu[text][2] not in oracle.at]
        if quiet or ours:
            return chance.choice(quiet or ours)
    return rare_first(oracle, seat, chance)


def quest(oracle, seat, chance):
    """Frodo hurries to Mount Doom, and the wraiths hurry to Frodo."""
    menu = oracle.menu(seat)
    frodo = next((at for at, piece in oracle.at.items() if piece.kind == "frodo"), None)
    if frodo and chance.random() < 0.9:
        heroes, goal = (["frodo"], oracle.doom) if seat == 0 else (["ringwraith", "witch-king"], frodo)

        def distance(text):
            start, end = menu[text][1:]
            near = [abs(at[0] - goal[0]) + abs(at[1] - goal[1]) for at in (start, end)]
            return near[1] - near[0] + chance.random()

        steps = [text for text in sorted(menu) if menu[text][0] == "step" and oracle.at[menu[text][1]].kind in heroes]
        if steps:
            return min(steps, key=distance)
    return rare_first(oracle, seat, chance)


def hunt(oracle, seat, chance):
    """One side steps next to enemies and attacks rarely, the other steps away; whoever may join the board sometimes does."""
    menu = oracle.menu(seat)
    joining = [text for text, (verb, *_) in sorted(menu.items()) if verb in ("rescue", "enter")]
    attacks = [text for text, (verb, *parts) in sorted(menu.items()) if verb == "step" and parts[1] in oracle.at]
    for rare, often in ((joining, 0.2), (attacks, 0.04)):
        if rare and chance.random() < often:
            return chance.choice(rare)
    steps = {
        text: parts for text, (verb, *parts) in sorted(menu.items()) if verb == "step" and parts[1] not in oracle.at
    }
    theirs = oracle.chase[1 - seat]
    away = [text for text, (start, _) in steps.items() if theirs and oracle.at[start] in theirs.threatened]
    near = [text for text, (_, end) in steps.items() if oracle.threatened(seat, end)]
    good = away if seat == 1 else near
    if good and chance.random() < 0.97:
        return chance.choice(good)
    return chance.choice(sorted(steps or menu))


def draw_pieces(box, oracle, chance, most, must):
    """Both flags, and a random handful of each army that likes special pieces, close together."""
    room = [at for at in oracle.squares if at not in oracle.zones]
    chance.shuffle(room)
    room.sort(key=lambda at: chance.random() + (0.4 if not 2 <= at[1] < box.rows - 2 else 0))
    pieces = []
    for seat in (0, 1):
        pool = [kind for _, kind, count in box.roster(seat) for _ in range(count) if kind != "flag"]
        chance.shuffle(pool)
        pool.sort(key=lambda kind: kind not in box.powers and chance.random() < 0.5)
        pool.sort(key=lambda kind: kind not in must)
        pieces.append((name(room.pop()), "flag", seat))
        pieces += [(name(room.pop(0)), kind, seat) for kind in pool[: chance.randrange(1, most)]]
    return pieces


def ascii_of(game, box, pieces):
    """The drawing `sketch` reads: small letters and minus digits are the top army."""
    at = {word: letter(game, kind, seat) for word, kind, seat in pieces}
    rows = [[at.get(name((x, y)), ".") for x in range(box.cols)] for y in reversed(range(box.rows))]
    return "\n".join(" ".join(row) for row in rows)


@cache
def kinds_of(game):
    return flagfall.rules(game).describe()["kinds"]


def letter(game, kind, seat):
    capital = kinds_of(game)[kind]["letter"]
    if seat == 0:
        return capital
    return f"-{capital}" if capital.isdigit() else capital.lower()
