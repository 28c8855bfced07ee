"""The proof any computer player must pass: legal, within its time, and blind to everything it was not given."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.catalog import rules as rules_of
from flagfall.players import Question, begin, seat_player
from flagfall.table import Table
from flagfall.testing.conform import Broken, actors

if TYPE_CHECKING:
    from flagfall.core import Decision, Value
    from flagfall.players import Player


def player_conforms(
    player: str | type[Player],
    game: str,
    *,
    seed: int = 0,
    decisions: int = 250,
    seconds: float = 1.0,
    repeatable: bool = True,
    **options: Value,
) -> None:
    """Let a player, by name or by class, sit in every seat of a game, and hold it against its contract.

    `repeatable` asks that the same luck gives the same decisions; switch it off for players that think by the clock.
    """
    first = _play(player, game, seed, decisions, seconds, options)
    if repeatable and _play(player, game, seed, decisions, seconds, options) != first:
        raise Broken(f"{_name(player)} decided otherwise with the same luck in {game}")


def _play(
    player: str | type[Player], game: str, seed: int, decisions: int, seconds: float, options: dict[str, Value]
) -> list[Decision]:
    rules: Any = rules_of(game, **options)
    table = Table(rules, Random(f"{game} {seed}"))
    seats = range(len(rules.seats))
    players = [_seat(player, rules, seat, Random(f"{game} {seed} {seat}")) for seat in seats]
    decided: list[Decision] = []
    told = [0] * len(rules.seats)
    while table.result is None and len(decided) < decisions:
        seat = actors(table)[0]
        heard, view, choices = table.heard(seat, told[seat]), table.view(seat), table.choices(seat)
        begun = time.thread_time()  # what it worked, not how long a busy machine let it wait
        players[seat].hear(heard.facts)
        decision = players[seat].answer(Question(view, choices, seconds))
        spent = time.thread_time() - begun
        if decision not in choices:
            raise Broken(f"{_name(player)} decided {decision!r} in {game}, which is not among its choices")
        if spent > 5 * seconds + 5:
            raise Broken(f"{_name(player)} worked {spent:.1f} s in {game} and was given {seconds}")
        if view != table.view(seat) or heard != table.heard(seat, told[seat]):
            raise Broken(f"{_name(player)} changed what it was given in {game}")
        told[seat] += len(heard.facts)
        table.submit(seat, decision)
        decided.append(decision)
    return decided


def _seat(player: str | type[Player], rules: Any, seat: int, luck: Random) -> Player:
    return seat_player(player, rules, seat, luck) if isinstance(player, str) else begin(player, rules, seat, luck)


def _name(player: str | type[Player]) -> str:
    return player if isinstance(player, str) else player.__name__
