"""What server tests stand on: the toy in the catalog, and a server of their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from toy import GAME
from visitors import OPEN, Served, settings

from flagfall.catalog import catalog


@pytest.fixture(autouse=True, scope="module")
def toy_game() -> Iterator[None]:
    """The toy is the first game of the catalog."""
    real = catalog._entries
    known = {GAME.id: GAME, **real()}
    catalog._entries = lambda: known
    yield
    catalog._entries = real


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, toy_game: None) -> Iterator[Served]:
    """One server for the tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    with Served(settings(f"sqlite:///{folder}/games.db")) as served:
        yield served


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """Whatever visitors opened is closed."""
    yield
    while OPEN:
        OPEN.pop().close()
