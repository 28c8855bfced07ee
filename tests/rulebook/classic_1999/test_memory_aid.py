"""The option memory: what the table remembers for the players (R10)."""

import pytest

from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch

MEETING = """
    -6 . .
    3  . 5
"""


def after_a_battle(**options):
    game = sketch("stratego/classic", MEETING, turn=0, **options)
    game.decide("a1xa2")
    return game


@pytest.mark.parametrize("memory", ["none", "captured"])
def test_without_marks_a_face_is_forgotten(memory):
    """R10. As with the real box: what was shown is hidden again."""
    game = after_a_battle(memory=memory)
    assert game.faces(0)["a2"] is None


@pytest.mark.parametrize("memory", ["marks", "odds"])
def test_with_marks_a_shown_face_stays_known(memory):
    """R10. The aid keeps a face for everybody who was shown it."""
    game = after_a_battle(memory=memory)
    assert game.faces(0)["a2"] == "captain"
    assert game.faces(SPECTATOR)["a2"] == "captain"
    game.decide("a2-a3")
    assert game.faces(0)["a3"] == "captain"


@pytest.mark.parametrize(("memory", "seen"), [("none", False), ("captured", False), ("marks", True), ("odds", True)])
def test_marks_show_who_has_moved(memory, seen):
    """With marks everybody sees which pieces have moved; without, one must remember."""
    game = after_a_battle(memory=memory)
    game.decide("a2-a3")
    piece = next(piece for piece in game.rules.show(game.view(0))["pieces"] if piece["at"] == "a3")
    assert piece.get("moved", False) == seen


def test_marks_do_not_show_what_was_never_shown():
    """R10. Faces that never turned stay hidden whatever the aid."""
    game = after_a_battle(memory="odds")
    assert game.faces(1)["c1"] is None
    assert game.faces(0)["j10"] is None


def test_the_captured_list_holds_what_one_was_shown():
    """With stealth nobody may look at captured pieces, but the aid remembers those that showed their face before."""
    game = after_a_battle(memory="captured", captured="stealth")
    for listener in (0, 1, SPECTATOR):
        assert game.rules.show(game.view(listener))["tray"][0] == {"miner": 1}
    forgetful = after_a_battle(captured="stealth")
    assert forgetful.rules.show(forgetful.view(0))["tray"][0] == {}


def test_the_captured_list_under_silent_defense_holds_no_secret():
    """The defender never told its rank, so the aid has nothing to remember of it."""
    game = sketch("stratego/classic", """
        -4 . .
        -3 . .
        5  . .
    """, turn=0, silent_defense=True, memory="captured")  # fmt: skip
    game.decide("a1xa2")
    assert game.rules.show(game.view(0))["tray"][1] == {}
    assert game.rules.show(game.view(1))["tray"][1] == {"miner": 1}


def test_the_captured_list_never_holds_more_than_the_box():
    """R10, X4. Red's only Marshal falls, comes back unseen and falls again: blue's list has one Marshal, not two."""
    game = sketch("stratego/barrage", """
        9 . . . .
        . . . . .
        . . . . .
        . . . . .
        . b . . -2
        . M . . .
    """, corner="a4", turn=0, rescue=True, captured="secret", memory="captured")  # fmt: skip
    for text in ("b4xb5", "e5-e4", "a9-a10", "rescue marshal@b4", "e4-e5", "b4xb5"):
        game.decide(text)
    assert game.rules.show(game.view(1))["tray"][0] == {"marshal": 1}
