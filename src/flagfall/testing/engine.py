"""A program held against the engine protocol: whole games in every seat, and what is asked of it besides."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from flagfall import catalog
from flagfall.core import FlagfallError
from flagfall.players import Sitter, seat_anybody
from flagfall.players.engines.line import EngineTrouble, Line
from flagfall.players.engines.seat import GREETING, PARTING, VERSION
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Rules, Seat

SECONDS = 2.0
MOST_DECISIONS = 400
"""Games are long; what a program does wrong it does early."""
UNKNOWN = "weather fair"
"""Nobody has been told of such a line."""


def checks(command: str, game: str, protocol: str = "flagfall") -> Iterator[tuple[str, str]]:
    """What was looked at, one after the other, and what was wrong with it; nothing comes after something wrong."""
    name = f"{'engine' if protocol == 'flagfall' else protocol}:{command}"
    rules = catalog.open_rules(game, **({"two_square": "off"} if protocol == "ucc" else {}))
    for seat, colour in enumerate(rules.seats):
        trouble, decided = _game(name, rules, seat)
        if trouble:
            yield f"it plays as {colour.lower()}, decision {decided + 1}", trouble
            return
        yield f"it plays as {colour.lower()} ({decided} decisions in time, all of them possible)", ""
    if protocol == "flagfall":
        yield "the same luck gives the same decisions", _same(name, rules)
        yield "a line it does not know is passed over, and it leaves when it is told to", _leaves(command)


def _game(name: str, rules: Rules[Any, Any], seat: Seat) -> tuple[str, int]:
    luck, decided = Random(seat), 0
    player: Any = None
    try:
        player = seat_anybody(name, rules, seat, luck)
        table = Table(rules, luck)
        sitter = Sitter(player, table, seat)
        while table.result is None and decided < MOST_DECISIONS:
            if table.to_act == seat:
                table.submit(seat, sitter.decide(SECONDS))
                decided += 1
            else:
                table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))
    except EngineTrouble as error:
        return f"it {error}", decided
    except FlagfallError as error:
        return str(error), decided
    finally:
        if player is not None:
            player.leave()
    return "", decided


def _leaves(command: str) -> str:
    """It may be told more than it was written for; and it has a second to go."""
    line = Line(command)
    try:
        line.ask()
        line.say(UNKNOWN, f"flagfall {VERSION}")
        until = line.clock() + GREETING
        while line.hear(until, GREETING) != "ready":
            continue
        line.say(UNKNOWN, "quit")
        return "" if line.left(PARTING) else f"it has not left {PARTING:g} s after 'quit'"
    except EngineTrouble as error:
        return f"it {error}"
    finally:
        line.end()


def _same(name: str, rules: Rules[Any, Any]) -> str:
    first, second = (_first_decisions(name, rules) for _ in range(2))
    return (
        "" if first == second else "it decided otherwise the second time: it should take its luck from the line 'luck'"
    )


def _first_decisions(name: str, rules: Rules[Any, Any]) -> list[int]:
    luck = Random(7)
    player: Any = seat_anybody(name, rules, 0, luck)
    table, decided = Table(rules, luck), list[int]()
    sitter = Sitter(player, table, 0)
    while table.to_act == 0 and len(decided) < 20:
        decision = sitter.decide(SECONDS)
        table.submit(0, decision)
        decided.append(int(decision))
    player.leave()
    return decided
