"""What has to be compiled before somebody may sit down, by the name it is prepared and noted under.

A game, a game with its memory aid (see `odds_aid`), and a game as one player plays it: `risk/standard by novice`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import flagfall
from flagfall.kit.kept import is_kept, keep
from flagfall.players.levels import who_plays

BY = " by "
JUDGE = "mind"
"""Who judges how each side stood when a game is looked back at, where it plays the game."""


def player_of(game: str, player: str) -> str:
    """A player needs code of its own in each game; levels that one player plays share it."""
    return f"{game}{BY}{who_plays(player, game)}"


def noted(what: str) -> bool:
    """Whether that was compiled and kept on this machine before."""
    return is_kept(_mark(what))


def note(what: str) -> None:
    keep(_mark(what))


def _mark(what: str) -> str:
    player = what.partition(BY)[2]
    return f"{what} {_build(player)}" if player else what


@cache
def _build(player: str) -> str:
    """Names a player's code: another build of it is compiled again. Nothing of it is imported."""
    digest = hashlib.blake2b(digest_size=10)
    for entry in entry_points(group="flagfall.players", name=player):
        digest.update(f"{entry.value} {entry.dist.version if entry.dist else ''}".encode())
    house = Path(flagfall.__file__).parent
    for source in sorted([*(house / "players").glob("*.py"), *(house / "minds").rglob("*.py")]):
        digest.update(source.read_bytes())
    return digest.hexdigest()
