"""A computer player at the table: found by name or as a class of your own, asked, and named when it fails."""

from __future__ import annotations

import traceback
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from flagfall.cli.ask import Trouble
from flagfall.core import FlagfallError
from flagfall.players import Sitter, seat_anybody
from flagfall.players.engines.line import EngineTrouble

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from flagfall.core import Rules, Seat
    from flagfall.players import Player
    from flagfall.table import Table


class GivesUp(Exception):
    """A polite player takes its game for lost."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


class Seated:
    """One player in one seat. `name` is an installed player, or `module:Class` from this folder or the path."""

    def __init__(self, name: str, rules: Rules[Any, Any], seat: Seat, luck: Random, *, polite: bool = False) -> None:
        from flagfall.cli.thinking import Thinking  # loads the compiler, which other commands do not wait for

        self._seat, self._who = seat, _who(name, rules, seat)
        self._held = partial(held, name, rules, seat)
        self._thinking = Thinking(self._who)
        with self._held():
            self._player: Player = self._thinking.ask(lambda: seat_anybody(name, rules, seat, luck))
        self._sitter: Sitter | None = None
        self._polite = polite

    def act(self, table: Table, seconds: float) -> None:
        """Let it decide and play that, or resign if it is so polite; Trouble if it does not decide in time."""
        choices = table.choices(self._seat)
        with self._held():
            sitter = self._sitter = self._sitter or Sitter(self._player, table, self._seat, polite=self._polite)
            decision = self._thinking.ask(lambda: sitter.decide(seconds), seconds)
        if decision not in choices:
            raise Trouble(f"{self._who} decided {decision!r}, which is not among its {len(choices)} choices.")
        if sitter.gives_up:
            raise GivesUp(self._seat)
        table.submit(self._seat, decision)

    @property
    def thoughts(self) -> dict[str, Any] | None:
        """What it thought of its last question, if it tells."""
        from flagfall.players.thoughts import plain_thoughts

        said = None if self._sitter is None else self._thinking.ask(self._sitter.thoughts)
        return None if said is None else plain_thoughts(said)

    def leave(self) -> None:
        """The game is over: a player that has a door is shown out."""
        if hasattr(self._player, "leave"):
            self._player.leave()


@contextmanager
def held(name: str, rules: Rules[Any, Any], seat: Seat) -> Iterator[None]:
    """Whatever goes wrong inside a player is said in one line: who, what and where."""
    try:
        yield
    except EngineTrouble as error:
        raise Trouble(f"{_who(name, rules, seat)} {str(error).rstrip('.')}.") from None
    except FlagfallError:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}".rstrip(".")
        raise Trouble(
            f"{_who(name, rules, seat)} fails with {what} ({place.filename}, line {place.lineno})."
        ) from error


def _who(name: str, rules: Rules[Any, Any], seat: Seat) -> str:
    return f"The player {name} ({rules.seats[seat]})"
