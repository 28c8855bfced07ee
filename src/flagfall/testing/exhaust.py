"""Exhaustive play: random games until everything a game can do has happened at least once.

What must happen follows from the rules themselves: the powers in play, the options agreed on.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.power_shapes import SHAPES
from flagfall.games.stratego.records import State
from flagfall.games.stratego.squares import members
from flagfall.kit.luck import luck as kernel_luck

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Power
    from flagfall.games.stratego.rules import Stratego

ALWAYS = {
    "placed", "ready", "stands", "began", "moved", "unmasked", "attacked", "fell", "took", "turn", "ended",
    "ends by flag", "ends by stuck", "decides step", "decides place",
}  # fmt: skip

LONGEST = 3000
"""Decisions of one game."""


def possible(rules: Stratego) -> set[str]:
    """Everything that can happen in a game with its options, in words."""
    options, edition = rules.options, rules.edition
    expected = set(ALWAYS)
    for power in rules.powers:
        expected |= _of_power(power)
    if options["silent_defense"] or options["captured"] != "stealth" or options["memory"] != "none":
        expected.add("lost")
    if options["rescue"]:
        expected |= {"may rescue", "decides rescue", "decides stop"}
        if options["silent_defense"] or options["captured"] != "stealth":
            expected.add("returned")
    if edition.ring:
        expected |= {"ring", "stood"}
    if edition.reserve:
        expected |= {"may enter", "decides enter"}
    if edition.children:
        expected.add("ends by children")
    # The last movers must trade: with Aggressor Advantage nobody does, and where children decide they are lost first.
    if options["both_stuck"] == "draw" and not options["aggressor_advantage"] and not edition.children:
        expected.add("ends by both stuck")
    if options["calm_limit"]:
        expected.add("ends by quiet limit")
    if options["ply_limit"]:
        expected.add("ends by length limit")
    return expected


def _of_power(power: Power) -> set[str]:
    happens = set(SHAPES[power.shape].tells)
    if power.shape != "chain":
        happens.add(f"decides {power.shape}")
    if power.then_attack:
        happens |= {"may landing", "decides stop"}
    if power.chooses:
        happens |= {"may burst", "aimed", "decides strike", "decides stop"}
    return happens


def exhaust(rules: Stratego, most_games: int = 4000, seed: int = 0) -> set[str]:
    """Play until everything possible has happened; what has not after `most_games` is returned.

    Every other game begins with a few pieces of each army, where endings are near.
    """
    missing = possible(rules)
    seen = np.zeros((4, 64), np.int64)
    sets, log, _ = rules.scratch(room=LONGEST)
    luck = Random(f"{rules.id} {seed}")
    for number in range(most_games):
        state = rules.opening() if number % 4 == 0 else skirmish(rules, luck)
        kernel.witness(state.cells, 0, rules.book, kernel_luck(luck.getrandbits(60)), LONGEST, sets, log, seen)
        if number % 16 == 15:
            missing -= happened(seen)
            if not missing:
                break
    return missing - happened(seen)


def happened(seen: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> set[str]:
    """What the kernel's counts say, in the words of `possible`."""
    words = {word for number, word in enumerate(code.FACTS.names) if seen[0, number]}
    words |= {f"may {word}" for number, word in enumerate(code.PENDING.names) if number and seen[1, number]}
    words |= {f"ends by {word}" for number, word in enumerate(code.ENDINGS.names) if number and seen[2, number]}
    return words | {f"decides {word}" for number, word in enumerate(code.DECISIONS.names) if seen[3, number]}


def skirmish(rules: Stratego, luck: Random) -> State:
    """A few pieces of each army anywhere on the board, both Flags among them, and somebody who can act."""
    while True:
        land = members(*rules.book["land"][0])
        luck.shuffle(land)
        pieces = []
        for seat in (0, 1):
            own = [(kind, p) for kind, p in enumerate(rules.edition.pieces, start=1) if p.army == seat and not p.late]
            box = [kind for kind, p in own for _ in range(p.count) if p.rank != "flag"]
            kinds = luck.sample(box, min(luck.choice((1, 2, 3, 6, 12)), len(box)))
            kinds += [kind for kind, p in own if p.rank == "flag"]
            pieces += [(land.pop(), kind, seat) for kind in kinds]
        state = State.blank()
        kernel.draw_position(state.cells, 0, rules.book, np.array(pieces, np.int64), luck.randrange(2))
        if rules.choices(rules.view(state, rules.to_act(state))):
            return state
