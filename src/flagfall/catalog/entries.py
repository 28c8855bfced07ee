"""One line per game: adding a game is adding a line here."""

from __future__ import annotations

from flagfall.catalog.catalog import Game

ENTRIES: tuple[Game, ...] = ()
