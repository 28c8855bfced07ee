"""Looks games up by id and checks the options people ask for."""

from __future__ import annotations

import difflib
import os
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.core import BadOption, Option, Rules, UnknownGame, Value
from flagfall.games.own import PLACES, find, is_own, keep, open_file
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, slots=True)
class Game:
    """One entry of the catalog: enough to choose a game, ask for its options, and make its rules."""

    id: str
    title: str
    box: str
    sentence: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    make: Callable[[Mapping[str, Value]], Rules[Any, Any]]
    over: str = ""
    """Of somebody's own edition: the game of the package it lies over."""

    @property
    def family(self) -> str:
        return self.id.partition("/")[0]

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadOption("option-unknown", game=self.id, option=repr(name), known=known)

    def rules(self, asked: Mapping[str, Value]) -> Rules[Any, Any]:
        """The rules as asked: a value, so that whoever asks for the same gets the same."""
        return _made(self.make, tuple(self.settle(asked).items()))

    def settle(self, asked: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value: what was asked, defaults for the rest."""
        settled = {option.name: option.default for option in self.options}
        for name, value in asked.items():
            settled[name] = _checked(self.option(name), value)
        return settled


@lru_cache(maxsize=256)
def _made(
    make: Callable[[Mapping[str, Value]], Rules[Any, Any]], options: tuple[tuple[str, Value], ...]
) -> Rules[Any, Any]:
    return make(dict(options))


def _checked(option: Option, value: Value) -> Value:
    if option.values:
        for allowed in option.values:
            if allowed == value and type(allowed) is type(value):
                return value
        words = ", ".join(str(allowed).lower() for allowed in option.values)
        raise BadOption("option-cannot-be", option=option.name, value=repr(value), allowed=words)
    if type(value) is not int or not 0 <= value <= 1_000_000:
        raise BadOption("option-no-number", option=option.name, value=repr(value))
    return value


@cache
def _entries() -> dict[str, Game]:
    from flagfall.catalog.entries import ENTRIES

    return {entry.id: entry for entry in ENTRIES}


def games() -> tuple[Game, ...]:
    """Every game there is, in the order a newcomer should see them; then the editions FLAGFALL_EDITIONS offers."""
    if offered := os.environ.get(PLACES, ""):
        return (*_entries().values(), *_own(offered))
    return tuple(_entries().values())


@lru_cache(maxsize=8)
def _own(offered: str) -> tuple[Game, ...]:
    return tuple(_opened(file) for file in offered.split(os.pathsep) if file and not os.path.isdir(file))


def open_game(name: str) -> Game:
    """The entry of an id, or of a file of one's own: `./mine.toml`. Never for a name that came from somebody else."""
    return _opened(name) if str(name).endswith(".toml") else game(name)


def _opened(file: str) -> Game:
    """What can be played is kept, so that it is found again."""
    from flagfall.catalog.entries import own_game

    own = open_file(file)
    entry = own_game(own)
    entry.rules({})
    keep(own)
    return entry


def offered(id: str) -> Game:  # noqa: A002
    """The entry of a game that is on the list: an edition somebody once opened is not, unless it is offered now."""
    if is_own(id) and id not in [entry.id for entry in games()]:
        raise UnknownGame("game-unknown", game=repr(id), guess="", games=", ".join(entry.id for entry in games()))
    return game(id)


def box_of(id: str) -> str:  # noqa: A002
    """The game of the package that is played: of somebody's own edition the one it lies over, else itself."""
    return (game(id).over or id) if is_own(id) else id


def game(id: str) -> Game:  # noqa: A002  (an id is what it is)
    """The catalog's entry for an id; UnknownGame lists what exists."""
    entries = _entries()
    if id in entries:
        return entries[id]
    if is_own(id):
        from flagfall.catalog.entries import own_game

        return own_game(find(*id.split("/", 1))) if "/" in id else own_game(find("", id))
    near = difflib.get_close_matches(id, entries, n=1)
    guess = Phrase("did-you-mean", {"names": near}) if near else ""
    raise UnknownGame("game-unknown", game=repr(id), guess=guess, games=", ".join(entries))


def rules(id: str, **options: Value) -> Rules[Any, Any]:  # noqa: A002
    """The rules of a game with its options chosen: `rules("stratego/classic", rescue=True)`."""
    return game(id).rules(options)


def open_rules(name: str, **options: Value) -> Rules[Any, Any]:
    """The rules of a game by its id, or of an edition of your own by its file, with options chosen.

    >>> rules = open_rules("stratego/classic", rescue=True)
    """
    return open_game(name).rules(options)
