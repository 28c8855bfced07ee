"""Every name that a file declares in English."""

from importlib import resources

from flagfall.games.declared import read
from flagfall.players.levels import levels
from flagfall.speech import Name


def names(value):
    """Every name in the tables of a file."""
    if isinstance(value, Name):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from names(inner)


def declared():
    for family, folder in (("stratego", "editions"), ("risk", "editions"), ("risk", "boards")):
        for file in (resources.files(f"flagfall.games.{family}") / folder).iterdir():
            yield from names(read(family, folder, file.name.removesuffix(".toml")))
    yield from (level.sentence for level in levels())
