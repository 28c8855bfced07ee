"""Every game, some with options that hide more, and players by luck."""

import random

import pytest

from flagfall.catalog import games

OPTIONS = {
    "risk/middle-earth": {"players": 3, "extra_powers": True},
    "risk/standard": {"players": 4},
    "stratego/classic": {"rescue": True, "silent_defense": True, "captured": "secret"},
    "stratego/barrage": {"more_square": True, "two_square": 3, "memory": "captured"},
    "stratego/narnia-powers": {"all_powers": True},
}
GAMES = [(entry.id, OPTIONS.get(entry.id, {})) for entry in games()]


@pytest.fixture(params=GAMES, ids=[name for name, _ in GAMES])
def game(request):
    """The id of a game, and options."""
    return request.param


@pytest.fixture
def luck():
    return random.Random(5)
