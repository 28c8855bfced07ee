"""Players found by name. `novice` is an installed player, `search:level=5` one with a parameter of its own."""

from __future__ import annotations

import difflib
import inspect
import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from flagfall.core import UnknownPlayer, seat_of
from flagfall.core.chance import random_from
from flagfall.players.player import Plain
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules, Seat, Value
    from flagfall.core.chance import Luck
    from flagfall.players.player import Player

KINDS = {bool: Phrase("kind-truth"), int: Phrase("kind-whole"), float: Phrase("kind-number"), str: Phrase("kind-word")}
TRUTHS = {"true": True, "false": False}


def names() -> tuple[str, ...]:
    """Every player installed, ours and other packages'."""
    return tuple(sorted(installed()))


def installed() -> dict[str, EntryPoint]:
    """Every player by name. Looking costs as much as a game of random players, so it is done once for each path."""
    return _installed(tuple(sys.path))


@lru_cache(maxsize=4)
def _installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    # A tuple: what is found is one in Python 3.11 only.
    return {entry.name: entry for entry in reversed(tuple(entry_points(group="flagfall.players")))}


def seat_player(name: str, rules: Rules[Any, Any], seat: Seat | str, luck: Luck = None) -> Player:
    """Seat a player by name; UnknownPlayer says what exists. `luck` is a seed, a `random.Random` or a numpy Generator."""
    plain, parameters = split(name)
    if (entry := installed().get(plain)) is not None:
        return begin(entry.load(), rules, seat, luck, parameters, plain)
    near = difflib.get_close_matches(plain, names(), n=1)
    guess = Phrase("did-you-mean", {"names": near}) if near else ""
    raise UnknownPlayer("player-unknown", player=repr(plain), guess=guess, players=", ".join(names()))


def begin(
    kind: Callable[..., Any],
    rules: Rules[Any, Any],
    seat: Seat | str,
    luck: Luck,
    parameters: dict[str, str] | None = None,
    name: str = "",
) -> Player:
    """Seat a player of a class; one of the first form is told what is new all the same."""
    name = name or getattr(kind, "__name__", "of that class")
    family = rules.family.id
    if not getattr(kind, "plays", _everything)(family):
        raise UnknownPlayer("player-plays-not", player=name, family=family)
    seat = seat_of(rules.seats, seat)
    player: Player = kind(rules, seat, random_from(luck), **_typed(kind, parameters or {}, name))
    return player if hasattr(player, "hear") else Plain(player, seat)


def plays(name: str, game: str) -> bool:
    """Whether an installed player plays a game; of one that is not installed nothing is said against it."""
    if (entry := installed().get(name)) is None:
        return True
    return bool(getattr(entry.load(), "plays", _everything)(game.partition("/")[0]))


def split(name: str) -> tuple[str, dict[str, str]]:
    """A name and its parameters: `search:level=5:worlds=20` is `search` with two."""
    parts = name.split(":")
    words = [part for part in parts if "=" in part]
    plain = parts[: len(parts) - len(words)]
    if parts[len(plain) :] != words:
        raise UnknownPlayer("player-parameters-last", player=repr(name))
    parameters = {key.strip(): value.strip() for key, _, value in (word.partition("=") for word in words)}
    return ":".join(plain), parameters


def parameters_of(kind: Callable[..., Any]) -> dict[str, Value]:
    """What a class of players lets one choose, with what it is unless chosen."""
    signature = inspect.signature(kind)
    return {p.name: p.default for p in signature.parameters.values() if p.kind is p.KEYWORD_ONLY}


def _typed(kind: Callable[..., Any], chosen: dict[str, str], name: str) -> dict[str, Value]:
    """Parameters as the class wants them: each is of the type of its default."""
    if not chosen:
        return {}
    known = parameters_of(kind)
    typed: dict[str, Value] = {}
    for key, text in chosen.items():
        if key not in known:
            there = [
                Phrase("player-parameter", {"name": k, "kind": KINDS[type(v)], "usually": _said(v)})
                for k, v in known.items()
            ]
            raise UnknownPlayer(
                "player-parameter-unknown" if there else "player-no-parameters",
                player=name,
                parameter=repr(key),
                known=there,
            )
        wanted = type(known[key])
        try:
            typed[key] = TRUTHS[text] if wanted is bool else wanted(text)
        except (KeyError, ValueError):
            raise UnknownPlayer(
                "player-parameter-kind", parameter=key, player=name, kind=KINDS[wanted], value=repr(text)
            ) from None
    return typed


def _everything(family: str) -> bool:
    """What a class plays that does not say."""
    return True


def _said(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
