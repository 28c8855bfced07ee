"""Destroy the Ring: the novice guards Mount Doom on one side and clears the way to it on the other."""

from __future__ import annotations

from random import Random as Luck

import pytest

from flagfall.catalog import rules as rules_of
from flagfall.players import Sitter, seat_player
from flagfall.table import Table
from flagfall.testing.sketch import sketch

WALK = ("i4-i5", "i5-i6", "i6-h6")
SEEDS = range(12)


def ring_after_the_walk(evil, seed):
    """Frodo stands on i4 and takes the shortest way as soon as he can; meanwhile somebody else moves, by luck."""
    rules = rules_of("stratego/lotr-ring", ply_limit=60)
    table, luck, steps = Table(rules, Luck(seed)), Luck(f"good {seed}"), list(WALK)
    table.submit(0, "frodo@i4")
    good = Sitter(seat_player("novice", rules, 0, luck), table, 0)
    bad = Sitter(seat_player(evil, rules, 1, Luck(f"evil {seed}")), table, 1)
    while table.result is None:
        seat = table.to_act
        if seat == 1 or rules.show(table.view(0))["phase"] == "setup":
            decision = (bad if seat == 1 else good).decide()
        else:
            words = {rules.write(decision, 0): decision for decision in table.choices(0)}
            others = [word for word in words if not {"i4", "i5", "i6"} & {word[:2], word[-2:]}]
            decision = words[steps.pop(0) if steps[:1] and steps[0] in words else luck.choice(others or list(words))]
        table.submit(seat, decision)
    return [rules.spell(fact) for fact in table.heard(0).facts if fact.what == "ring"]


@pytest.mark.parametrize("seed", SEEDS)
def test_frodo_cannot_simply_walk_in(seed):
    assert ring_after_the_walk("novice", seed) != ["ring destroyed"]


def test_he_could_while_nobody_watched():
    """The walk is a real one: the novice of the first release lets him in."""
    assert sum(ring_after_the_walk("novice-1", seed) == ["ring destroyed"] for seed in SEEDS) > len(SEEDS) // 2


def test_a_gate_is_closed_to_somebody_unknown_who_comes_near(ask):
    """Any piece will do that the Ringbearer cannot capture: the Uruk-hai cannot see him, but he cannot pass it either."""
    game = sketch(
        "stratego/lotr-ring",
        """
        . b u .
        . . . .
        . . R .
    """,
        corner="g5",
        turn=1,
    )

    assert ask(game) == {"i7-i6"}


def test_who_can_see_the_ringbearer_strikes_at_an_unknown_piece_in_a_gate(ask):
    game = sketch(
        "stratego/lotr-ring",
        """
        . b n .
        . . R .
        . . . .
    """,
        corner="g5",
        turn=1,
    )

    assert ask(game) == {"i7-i6"}


def test_who_closes_a_gate_stays_in_it(ask, show):
    """A known weaker piece next to him is no reason to leave, with somebody unknown on the way."""
    game = sketch(
        "stratego/lotr-ring",
        """
        . b . . -3
        . . u 3 .
        . . . . .
        . . R . .
    """,
        corner="g4",
        turn=1,
    )
    show(game, "j6")

    assert not any(answer.startswith("i6-") for answer in ask(game))


def test_a_revealed_ringbearer_is_hunted(ask, show):
    game = sketch(
        "stratego/lotr-ring",
        """
        . b . -3
        . . . .
        . n . .
        . . . .
        . R . .
    """,
        corner="e3",
        turn=1,
    )
    show(game, "f3")

    assert ask(game) == {"f5-f4"}


def test_good_takes_whoever_stands_in_a_gate(ask, show):
    """Of two pieces it could take, the one that keeps the Ringbearer out."""
    game = sketch(
        "stratego/lotr-ring",
        """
        . u T .
        R . u .
    """,
        corner="f7",
        turn=0,
    )
    for square in ("g8", "h7", "h8"):
        show(game, square)

    assert ask(game) == {"h8-h7"}
