"""Plays one game twice at once: through the public contract and in the oracle. They must never differ."""

from __future__ import annotations

from collections import defaultdict

import flagfall
from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch

from .armies import BOXES
from .stratego import Oracle, name


class Mirror:
    """Both tellings of one game, and the texts that led here."""

    def __init__(self, rules, state, oracle):
        self.rules, self.state, self.oracle = rules, state, oracle
        self.texts = []
        self.drawing = ""

    @classmethod
    def opening(cls, game, options):
        rules = flagfall.rules(game, **options)
        return cls(rules, rules.opening(), Oracle(game, options))

    @classmethod
    def drawn(cls, game, options, chance):
        """A random position: some of each army anywhere on the board, the rest captured."""
        box = BOXES[game.removeprefix("stratego/")]
        while True:
            oracle = Oracle(game, options)
            pieces = draw_pieces(box, oracle, chance)
            turn = chance.randrange(2)
            oracle.draw(pieces, turn)
            if oracle.phase == "play":
                break
        drawing = ascii_of(box, flagfall.rules(game).describe(), pieces)
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
        return {self.rules.write(decision): decision for decision in self.rules.choices(view)}

    def play(self, text, seat):
        self.texts.append(text)
        self.state, _ = self.rules.play(self.state, self.decisions(seat)[text])
        self.oracle.apply(seat, text)

    def set_up(self, chance):
        """Both armies at once, in a random order of seats and squares."""
        while self.oracle.phase == "setup":
            seat = chance.choice([seat for seat in (0, 1) if self.oracle.legal(seat)])
            self.play(chance.choice(sorted(self.oracle.legal(seat))), seat)

    def wander(self, chance, plies, check=1):
        """Random play that prefers what is rare: powers and attacks before plain steps."""
        for ply in range(plies):
            if self.oracle.phase == "over":
                break
            seat = self.oracle.turn
            self.play(pick(self.oracle, seat, chance), seat)
            if ply % check == 0 or self.oracle.phase == "over":
                self.compare()


def shown(rules, state, listener):
    """`show` in the words of the oracle's board."""
    show = dict(rules.show(rules.view(state, listener)))
    show["pieces"] = {piece["at"]: {k: v for k, v in piece.items() if k != "at"} for piece in show["pieces"]}
    show["winners"] = show["result"] and sorted(show["result"]["winners"])
    if show["pending"]:
        show["pending"] = {k: v for k, v in show["pending"].items() if k in ("what", "at") and v}
    return show


def pick(oracle, seat, chance):
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


def draw_pieces(box, oracle, chance):
    """Both flags, and a random handful of each army that likes special pieces, close together."""
    room = [at for at in oracle.squares if at not in oracle.zones]
    chance.shuffle(room)
    room.sort(key=lambda at: chance.random() + (0.4 if not 2 <= at[1] < box.rows - 2 else 0))
    pieces = []
    for seat in (0, 1):
        pool = [kind for _, kind, count in box.roster(seat) for _ in range(count) if kind != "flag"]
        chance.shuffle(pool)
        pool.sort(key=lambda kind: kind not in box.powers and chance.random() < 0.5)
        pieces.append((name(room.pop()), "flag", seat))
        pieces += [(name(room.pop(0)), kind, seat) for kind in pool[: chance.randrange(1, 18)]]
    return pieces


def ascii_of(box, describe, pieces):
    """The drawing `sketch` reads: small letters and minus digits are the top army."""
    letters = letters_of(box, describe)
    at = {word: letters[seat, kind] for word, kind, seat in pieces}
    rows = [[at.get(name((x, y)), ".") for x in range(box.cols)] for y in reversed(range(box.rows))]
    return "\n".join(" ".join(row) for row in rows)


def letters_of(box, describe):
    letters = {}
    for kind, piece in describe["kinds"].items():
        for seat in (0, 1):
            letters[seat, kind] = piece["letter"]
    for (seat, kind), letter in letters.items():
        if seat == 1:
            letters[seat, kind] = f"-{letter}" if letter.isdigit() else letter.lower()
    return letters
