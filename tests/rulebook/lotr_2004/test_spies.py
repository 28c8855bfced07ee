"""Éowyn and Wormtongue."""

import pytest

from flagfall.testing.sketch import sketch


def outcome(game, line):
    return [fact for fact in game.decide(line) if fact.split()[0] in ("fell", "took", "ended")]


def test_a_spy_captures_the_ten_it_attacks():
    """A Spy that attacks the enemy's 10 captures it (LotR 2004, Spies)."""
    game = sketch("stratego/lotr", """
        S k -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 evil -> all", "took a1 b1 -> all"]


def test_a_spy_is_captured_by_whoever_attacks_it():
    """Attacked, a Spy falls to every piece, the 10 too (LotR 2004, Spies)."""
    game = sketch("stratego/lotr", """
        S k -3
        3 . .
    """, turn=1)  # fmt: skip
    assert outcome(game, "b2xa2") == ["fell a2 good -> all", "took b2 a2 -> all"]


@pytest.mark.parametrize("defender", ["a", "n", "u", "-3", "-2", "b"])
def test_a_spy_loses_every_other_attack(defender):
    """Whatever else a Spy attacks captures it, a Stronghold too (LotR 2004, Spies; R6)."""
    game = sketch("stratego/lotr", f"""
        S {defender} -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 good -> all"]


def test_a_spy_takes_the_flag():
    """A Spy can capture a Flag (LotR 2004, Spies)."""
    game = sketch("stratego/lotr", """
        S f -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1")[-1] == "ended good flag -> all"


def test_spy_against_spy_both_fall():
    """Two Spies that meet are both removed (LotR 2004, Spies and equal ranks; R5)."""
    game = sketch("stratego/lotr", """
        S s -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell b2 evil -> all", "fell a2 good -> all"]
