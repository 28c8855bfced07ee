"""Matches as a maker would hold them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import flagfall
from flagfall.arena import Terms


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with bad players in it, entered."""
    monkeypatch.chdir(Path(__file__).parent)
    monkeypatch.setattr(sys, "path", ["", *sys.path])


@pytest.fixture
def terms():
    """Terms of a match in a game with its options."""

    def made(first: str, second: str, game: str = "stratego/quick-battle", games: int = 4, *, agreed=None, **more):
        options = dict(flagfall.rules(game, **(agreed or {})).options)
        return Terms((first, second), game, options, games, **more)

    return made
