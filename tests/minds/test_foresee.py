"""Hunter and hunted, some moves ahead: who is caught, who gets away, what a capture costs in the end."""

from __future__ import annotations

import numpy as np
import pytest

from flagfall.games.stratego.squares import number
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.kernel.numbers import TRAITS
from flagfall.minds.stratego.kernel.search import list_candidates
from flagfall.minds.stratego.learned import untaught
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import row_of
from flagfall.testing.sketch import sketch

ALL = 0b10011


def first_thought(drawing, ahead, shown):
    """What comes first when red is to move, with the faces on some squares known to all."""
    game = sketch("stratego/classic", drawing, turn=0)
    rules, lore = game.rules, lore_of(game.rules)
    weights = untaught(rules, lore, 1)
    temper = row_of({})
    temper[TRAITS.index("luck")] = 0.0
    desk = lay_desk(rules.book, lore, np.array([temper]), weights, 1)
    desk.fields[0] = game.state.cells[0]
    for square in shown.split():
        desk.fields["known"][0, number(square)] = ALL
        desk.fields["table"]["mark"][0, number(square)] = 1
    list_candidates(desk, 0, 8, ahead)
    return rules.write(rules.codes.find(int(desk.candidates[0])), 0)


@pytest.mark.parametrize("ahead", [2, 3, 4, 5])
def test_whoever_is_hunted_gets_away_in_time(ahead):
    thought = first_thought("""
        .  .  .  .  .
        .  .  -8 .  .
        .  .  7  .  .
        3  .  .  .  .
    """, ahead, "c2 c3")  # fmt: skip

    assert thought.startswith("c2-")
    assert thought != "c2-c3"


@pytest.mark.parametrize("ahead", [2, 3, 4, 5])
def test_no_bait_is_taken_that_somebody_stronger_guards(ahead):
    thought = first_thought("""
        .  .  -9 .  .
        .  .  -5 .  .
        .  .  8  .  .
        .  .  .  .  .
    """, ahead, "c2 c3 c4")  # fmt: skip

    assert thought != "c2-c3"


@pytest.mark.parametrize("ahead", [2, 3, 4, 5])
def test_what_nobody_guards_is_taken(ahead):
    thought = first_thought("""
        .  .  .  .  .
        .  .  -5 .  .
        .  .  8  .  .
        .  .  .  .  .
    """, ahead, "c2 c3")  # fmt: skip

    assert thought == "c2-c3"


def test_of_two_who_are_threatened_the_dearer_is_saved():
    """One move saves one of them: the Major walks away, the Lieutenant stays."""
    thought = first_thought("""
        .  .  .  .  .
        .  5  -9 .  .
        .  .  7  .  .
        .  .  .  .  .
    """, 4, "b3 c2 c3")  # fmt: skip

    assert thought.startswith("c2-")
