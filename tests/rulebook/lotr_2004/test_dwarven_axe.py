"""Dwarven Axe: Gimli."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_gimli_steps_and_strikes_up_to_three_neighbours_at_once():
    """Gimli steps to an open square, is shown, chooses one to three neighbours, diagonals too; all are shown, then all
    blows fall (LotR 2004, Dwarven Axe; X13)."""
    game = sketch(POWERS, """
        -3 u -2 -3
        I . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 axe b1") == ["unmasked a1 gimli -> all", "raged a1 b1 -> all", "may burst b1 -> all"]
    assert game.choices() == ["b1*a2", "b1*b2", "b1*c2"]
    assert game.decide("b1*a2") == ["aimed b1 a2 -> all"]
    assert game.choices() == ["b1*b2", "b1*c2", "stop"]
    game.decide("b1*b2")
    game.decide("b1*c2")
    assert game.choices() == ["stop"]
    assert game.decide("stop") == [
        "unmasked a2 orc -> all",
        "unmasked b2 uruk-hai -> all",
        "unmasked c2 warg-rider -> all",
        "fell a2 evil -> all",
        "lost orc -> all",
        "fell b2 evil -> all",
        "lost uruk-hai -> all",
        "fell c2 evil -> all",
        "lost warg-rider -> all",
        "turn evil -> all",
    ]


def test_a_whole_turn_is_one_line():
    """Step, targets and stop may be written in one line (LotR 2004, Dwarven Axe; X13)."""
    game = sketch(POWERS, """
        -3 u -2 -3
        I . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 axe b1, b1*a2, stop")[-1] == "turn evil -> all"
    assert game.at("a2") is None
    assert game.at("b2") == "evil:uruk-hai"


def test_at_least_one_target_must_be_chosen():
    """One, two or three: not none, and not four (LotR 2004, Dwarven Axe; X13)."""
    game = sketch(POWERS, """
        -3 u -2 -3
        I . -3 .
    """, turn=0)  # fmt: skip
    game.decide("a1 axe b1")
    with pytest.raises(Illegal, match=r"you may: b1\*c1, b1\*a2"):
        game.decide("stop")
    game.decide("b1*a2, b1*b2, b1*c2")
    with pytest.raises(Illegal, match="does not go on with this turn; you may: stop"):
        game.decide("b1*c1")


def test_an_equal_rank_falls_with_gimli():
    """An equal rank and Gimli are both captured (LotR 2004, Dwarven Axe)."""
    game = sketch(POWERS, """
        n . . -3
        I . 3 .
    """, turn=0)  # fmt: skip
    told = game.decide("a1 axe b1, b1*a2, stop")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell a2 evil -> all", "fell b1 good -> all"]


@pytest.mark.parametrize("letter", ["a", "k", "b"])
def test_a_higher_rank_or_a_stronghold_fells_gimli_and_lower_targets_still_fall(letter):
    """Higher ranks and Strongholds survive and Gimli is captured; what he struck besides falls all the same (LotR 2004,
    Dwarven Axe; L7)."""
    game = sketch(POWERS, f"""
        {letter} u . -3
        I . 3 .
    """, turn=0)  # fmt: skip
    told = game.decide("a1 axe b1, b1*a2, b1*b2, stop")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell b2 evil -> all", "fell b1 good -> all"]


def test_a_spy_falls_to_the_axe():
    """A Spy has no defence (LotR 2004, Spies; L6, R7)."""
    game = sketch(POWERS, """
        s . . -3
        I . . .
    """, turn=0)  # fmt: skip
    assert "fell a2 evil -> all" in game.decide("a1 axe b1, b1*a2, stop")


def test_the_flag_is_safe_from_the_axe():
    """A Flag that is struck is shown and nothing happens to it or to Gimli (LotR 2004, Dwarven Axe; R9, R16)."""
    game = sketch(POWERS, """
        f . . -3
        I . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 axe b1, b1*a2, stop")[-2:] == ["unmasked a2 flag -> all", "turn evil -> all"]


def test_the_step_is_to_an_open_square():
    """The step itself never attacks (LotR 2004, Dwarven Axe; L8)."""
    game = sketch(POWERS, """
        u . . -3
        I u . .
    """, turn=0)  # fmt: skip
    assert game.choices() == ["a1-b1", "a1-a2"]


def test_without_an_enemy_in_reach_it_is_just_a_move():
    """The power is announced to attack somebody (LotR 2004, Dwarven Axe; R15)."""
    game = sketch(POWERS, """
        I . . . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 axe b1")
    assert game.may("a1-b1")


def test_the_step_counts_for_the_two_square_rule():
    """Gimli's step crosses a border like any other (LotR 2004, Rules for Movement; X3)."""
    game = sketch(POWERS, """
        . b b -3
        . . . .
        . I . .
    """, turn=0)  # fmt: skip
    game.decide("b1-c1")
    game.decide("d3-e3")
    game.decide("c1-b1")
    game.decide("e3-f3")
    assert not game.may("b1 axe c1")
    assert game.may("b1 axe b2")
