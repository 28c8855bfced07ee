"""The option captured: who may look at the pieces that have been captured (R17)."""

import pytest

from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch

POSITION = """
    -4 . .
    -3 . .
    5  . .
"""


@pytest.mark.parametrize(
    ("captured", "hearers", "lookers"),
    [
        ("open", "all", {0, 1, SPECTATOR}),
        ("prisoner", "red", {0}),
        ("secret", "blue", {1}),
        ("stealth", None, set()),
    ],
)
def test_the_tray_is_seen_by_whom_the_players_agreed_on(captured, hearers, lookers):
    """R17. Open: both; prisoner: the captor; secret: the owner; stealth: nobody."""
    game = sketch("stratego/classic", POSITION, turn=0, captured=captured)
    told = [fact for fact in game.decide("a1xa2") if fact.startswith("lost")]
    assert told == ([f"lost miner -> {hearers}"] if hearers else [])
    for listener in (0, 1, SPECTATOR):
        tray = game.rules.show(game.view(listener))["tray"][1]
        assert tray == ({"miner": 1} if listener in lookers else {})


@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "stealth"])
def test_the_battle_itself_is_told_as_ever(captured):
    """R17. Both ranks are declared when pieces meet, however the captured ones are kept afterwards."""
    game = sketch("stratego/classic", POSITION, turn=0, captured=captured)
    told = game.decide("a1xa2")
    assert told[:4] == [
        "attacked a1 a2 -> all",
        "unmasked a1 lieutenant -> all",
        "unmasked a2 miner -> all",
        "fell a2 blue -> all",
    ]


@pytest.mark.parametrize("captured", ["open", "prisoner", "secret", "stealth"])
def test_how_many_have_fallen_is_always_seen(captured):
    """R17. Everybody can count the pieces that are gone."""
    game = sketch("stratego/classic", POSITION, turn=0, captured=captured)
    before = game.rules.show(game.view(SPECTATOR))["fallen"]
    game.decide("a1xa2")
    for listener in (0, 1, SPECTATOR):
        assert game.rules.show(game.view(listener))["fallen"] == [before[0], before[1] + 1]
