"""Measures whether computer players keep their time while many games go on: the server's own thinkers, asked as rooms ask them."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.catalog import rules as rules_of
from flagfall.players import Sitter, seat_player
from flagfall.players.levels import level
from flagfall.server.settings import Settings
from flagfall.server.thinkers import Job, Thinkers
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 20
OPENING = {"stratego/classic": 110, "risk/middle-earth": 200}
"""Decisions of novices before anybody is measured: armies stand by then."""
ASKED = (("marshal", "stratego/classic"), ("captain", "stratego/classic"), ("marshal", "risk/middle-earth"))
"""Who is measured at what."""


@dataclass(slots=True)
class Kept:
    """How long answers took, as shares of what was promised."""

    player: str
    game: str
    promised: float
    shares: list[float] = field(default_factory=list, repr=False)

    def at(self, share: float) -> float:
        """The share of its time within which so many were answered."""
        ordered = sorted(self.shares)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def bench_thinkers(begin: Callable[[str], None], decisions: int = 10) -> list[Kept]:
    """Twenty games of each at once, in as many processes as a server has; everybody answers at once and asks again."""
    return [asyncio.run(_measured(begin, player, game, decisions)) for player, game in ASKED]


async def _measured(begin: Callable[[str], None], player: str, game: str, decisions: int) -> Kept:
    begin(f"{GAMES} games of a {player} at once, {game}")
    settings, chosen = Settings(), level(player)
    assert chosen is not None
    kept = Kept(player, game, min(chosen.seconds, settings.think_seconds))
    house = Thinkers(settings.thinker, settings.thinkers)
    tables = [await asyncio.to_thread(_table, game, seed) for seed in range(GAMES)]
    try:
        # Each process loads what it needs, and each game meets its thinkers.
        await asyncio.gather(*(_play(house, table, number, 2, kept) for number, table in enumerate(tables)))
        kept.shares.clear()
        await asyncio.gather(*(_play(house, table, number, decisions, kept) for number, table in enumerate(tables)))
    finally:
        await house.close()
    return kept


async def _play(house: Thinkers, table: Table, number: int, decisions: int, kept: Kept) -> None:
    while decisions and table.result is None:
        seat = table.to_act
        choices = table.choices(seat)
        decision = choices[0]
        if len(choices) > 1:
            decisions -= 1
            heard, options = table.heard(seat).facts, dict(table.rules.options)
            job = Job(f"{number}", table.rules.id, options, kept.player, seat, heard, kept.promised)
            asked = time.monotonic()
            decision = type(decision)(await house.decide(job, whose=f"{number}"))
            kept.shares.append((time.monotonic() - asked) / kept.promised)
        table.submit(seat, decision)


def _table(game: str, seed: int) -> Table:
    rules: Any = rules_of(game)
    table = Table(rules, Random(seed))
    novices = [
        Sitter(seat_player("novice", rules, seat, Random(seed)), table, seat) for seat in range(len(rules.seats))
    ]
    while table.result is None and len(table.record()) < OPENING[game]:
        table.submit(table.to_act, novices[table.to_act].decide())
    return table
