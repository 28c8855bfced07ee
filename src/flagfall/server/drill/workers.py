"""Two workers, two players, and the line between them cut: by PostgreSQL, then by Redis."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, text

from flagfall.server.bench_play import NOTHING
from flagfall.server.drill.calls import NEIGHBOUR, call, named
from flagfall.server.drill.figures import Figure
from flagfall.server.drill.quiet import table_at
from flagfall.server.drill.services import Service, installed, postgresql, redis
from flagfall.server.drill.target import Target, running

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from flagfall.server.bench_play import Game

MOST_CROSSING = 0.5
"""Seconds a move may take from one worker to the other after the line broke; a worker that only looks around by itself takes several."""
MOST_STOPPING = 5.0
PATIENCE = 60.0
MOVES = 20
HELLO, LATER = b'{"phrase": 0, "ask": 901}', b'{"phrase": 1, "ask": 902}'


async def between_workers(
    folder: Path, judged: bool, quiet_seconds: float, progress: Callable[[str], None]
) -> list[Figure]:
    """As a club runs it: one database, several workers, and a messenger between them."""
    if not installed():
        return [
            Figure(
                "several workers", "not drilled: PostgreSQL or Redis is not installed here", False if judged else None
            )
        ]
    found: list[Figure] = []
    with postgresql() as database, redis() as line:
        for name, messenger in (("PostgreSQL", "postgresql"), ("Redis", line.address)):
            progress(f"two workers that hear of each other through {name}")
            async with (
                running(folder / f"{name} one", database=database.address, messenger=messenger) as one,
                running(folder / f"{name} two", database=database.address, messenger=messenger) as two,
            ):
                table = await table_at(await named(one.port, "Apart"), one.port, two.port)
                table, before = await _crossing(table, one.port, two.port)
                if messenger == "postgresql":
                    _drop_everybody(database)
                else:
                    found += await _away(line, one, table)
                await asyncio.gather(_healthy(one.port), _healthy(two.port))
                heard = await _heard(table)
                table, after = await _crossing(table, one.port, two.port)
                took = f"{before * 1000:.0f} ms, and {after * 1000:.0f} ms after the line broke"
                found += [
                    Figure(f"words between workers again, {name}", "heard" if heard else "lost", heard),
                    Figure(f"a move between workers, {name}", took, after < MOST_CROSSING if judged else None),
                ]
                if messenger == "postgresql":
                    found += await _quiet(table, quiet_seconds)
                else:
                    found += await _stopped(line, one, table, judged)
                await asyncio.gather(*(ear.close() for ear in table.ears), return_exceptions=True)
    return found


async def _crossing(table: Game, *ports: int) -> tuple[Game, float]:
    """Seconds until both have heard of a move, each at a worker of their own. Played by luck a game may be over: then at another table."""
    taken: list[float] = []
    while len(taken) < MOVES:
        if any(seen.result for seen in table.seen):
            await asyncio.gather(*(ear.close() for ear in table.ears))
            table = await table_at(table.cookie, *ports)
        began = time.monotonic()
        if await table.move():
            taken.append(time.monotonic() - began)
        else:  # whoever is to move has not heard of it yet
            await asyncio.sleep(0.1)
            for seat in range(2):
                await table.catch_up(seat)
    return table, statistics.median(taken)


def _drop_everybody(database: Service) -> None:
    engine = create_engine(database.address)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    engine.dispose()


async def _away(line: Service, one: Target, table: Game) -> list[Figure]:
    """While Redis is gone: the server says so, and what is said meanwhile is heard later."""
    line.stop()
    status = await _until(one.port, 503)
    await table.ears[0].send(LATER)
    line.start()
    heard = await _heard(table, say=None)
    return [
        Figure("/health while Redis is away", f"{status}", status == 503),
        Figure("said while Redis was away", "heard" if heard else "lost", heard),
    ]


async def _heard(table: Game, say: bytes | None = HELLO) -> bool:
    """Whether a phrase of one arrives at the other."""
    if say is not None:
        await table.ears[0].send(say)
    try:
        async with asyncio.timeout(PATIENCE):
            while (await table.hear(1)).chat == NOTHING:
                pass
    except TimeoutError:
        return False
    return True


async def _until(port: int, wanted: int) -> int:
    """What /health says, once it says that or has been asked long enough."""
    began, status = time.monotonic(), 0
    while time.monotonic() < began + PATIENCE and status != wanted:
        status, _, _ = await call(port, "GET", "/health", source=NEIGHBOUR)
        await asyncio.sleep(0.2)
    return status


async def _healthy(port: int) -> int:
    return await _until(port, 200)


async def _quiet(table: Game, seconds: float) -> list[Figure]:
    """After a time in which nothing happens both are still shown as there."""
    await asyncio.sleep(seconds)
    gone = 0
    for seat in range(2):
        await table.catch_up(seat)
        gone += b'"here":false' in bytes(table.seen[seat].people)
    return [Figure(f"shown as gone after {seconds:.0f} quiet seconds", f"{gone} of 2", gone == 0)]


async def _stopped(line: Service, one: Target, table: Game, judged: bool) -> list[Figure]:
    """With Redis gone a server that is told to stop stops."""
    line.stop()
    await table.ears[0].send(HELLO)
    seconds = await asyncio.to_thread(one.stop, PATIENCE)
    said = "never" if seconds is None else f"{seconds:.1f} of {MOST_STOPPING:.0f} s"
    good = seconds is not None and (seconds < MOST_STOPPING or not judged)
    return [Figure("told to stop without Redis", said, good)]
