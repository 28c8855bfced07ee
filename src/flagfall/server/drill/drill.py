"""The drills: under attack, asked for everything, through ten thousand games, at full speed, and between workers."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.server.connections import more_files
from flagfall.server.drill.attacks import BEGUN, Orders
from flagfall.server.drill.calls import HERE, NEIGHBOUR, call, listen, named
from flagfall.server.drill.compiled import compiled
from flagfall.server.drill.figures import Figure
from flagfall.server.drill.held import held_open
from flagfall.server.drill.priority import before_others, swift_folder
from flagfall.server.drill.questions import ASKED, Questions
from flagfall.server.drill.quiet import at, long_game, measure, scroll_of_luck, scroll_to_and_fro, sit_down
from flagfall.server.drill.speed import at_full_speed
from flagfall.server.drill.target import Target, running
from flagfall.server.drill.workers import between_workers
from flagfall.server.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from flagfall.server.bench_play import Game

MOST_TIMES = 3.0
"""How much longer a move may take at a quiet table while everything else is attacked."""
MOST_MEGABYTES = 350.0
MOST_QUESTIONED = 600.0
"""Megabytes, with everything loaded that answers questions."""
MOST_LOGGED = 100_000
MOST_WAITED = 5.0
"""Seconds after which whoever asks for little is answered."""
TRIES = 5
DRILLS = ("attack", "questions", "memory", "speed", "workers")
UNLIMITED: dict[str, Any] = {
    "games_per_hour": 10**9, "games_per_address": 10**9, "sockets_per_minute": 10**9, "calls_per_minute": 10**9,
    "running_games": 10**9, "connections_per_minute": 10**9, "scraps_per_address": 10**9,
    "calls_per_second": 10**9,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Size:
    """How much of everything."""

    tables: int
    quiet_seconds: float
    attack_seconds: float
    long_plies: int
    half: int
    watchers: int
    games: int
    header_seconds: float
    fast_games: int
    fast_seconds: float
    quiet_minute: float
    held: int
    """Games in memory, at most, where that is tried."""
    longest: tuple[int, int]
    """How many games a stranger lays out to have them opened again and again, and how long they are."""
    judged: bool
    """Whether speed and memory are good enough is for a machine that does nothing else."""


FULL = Size(100, 30.0, 40.0, 900, 1050, 320, 10_000, 10.0, 1_000, 10.0, 65.0, 500, (55, 20_000), judged=True)
SHORT = Size(4, 2.0, 5.0, 60, 120, 120, 60, 1.0, 4, 0.5, 1.0, 6, (3, 2_000), judged=False)


def drill(size: Size, progress: Callable[[str], None], which: Sequence[str] = DRILLS) -> list[Figure]:
    """Every figure, in the order in which it was found."""
    drills = {"attack": under_attack, "questions": questioned, "memory": through_games, "speed": fast, "workers": apart}
    more_files()
    if size.judged:
        before_others()

    async def every() -> list[Figure]:
        with tempfile.TemporaryDirectory(dir=swift_folder() if size.judged else None) as folder:
            return [figure for name in which for figure in await drills[name](size, Path(folder) / name, progress)]

    return asyncio.run(every())


async def under_attack(size: Size, folder: Path, progress: Callable[[str], None]) -> list[Figure]:
    """Lines, sockets, pages and accounts, everything at once; and the owner of a seat comes back again and again."""
    async with running(folder, header_seconds=size.header_seconds) as target:
        tables = await sit_down(target.port, size.tables, progress)
        long = await long_game(target.port, size.long_plies, progress)
        orders = Orders(target.port, size.attack_seconds, tables[0].id, long.id, size.half, size.watchers)
        found, counts, logged, speed = await _stormy(
            size, target, tables, orders, _owner(target, tables[0], size), progress
        )
        await asyncio.gather(*(ear.close() for ear in long.ears))
        return [*found, *_judged(size, logged, counts), *speed]


async def questioned(size: Size, folder: Path, progress: Callable[[str], None]) -> list[Figure]:
    """Whatever is dear to answer, as often as it is answered; and a neighbour who asks for the same now and then."""
    await compiled(ASKED, progress)
    async with running(folder) as target:
        tables = await sit_down(target.port, size.tables, progress)
        text = scroll_of_luck(size.long_plies)
        neighbour = Questions(target.port, NEIGHBOUR, text)
        await neighbour.come()
        progress("a neighbour's questions")
        for ask in neighbour.dear:
            await ask()  # what is loaded once is loaded now
        many, long = size.longest
        orders = Orders(target.port, size.attack_seconds, "", "", 0, 0, text, many, scroll_to_and_fro(long))
        found, counts, logged, speed = await _stormy(size, target, tables, orders, _answered(neighbour, size), progress)
        return [*found, *_modest(size, logged, target.megabytes()), *_counted(counts), *speed]


async def _stormy(
    size: Size,
    target: Target,
    tables: list[Game],
    orders: Orders,
    meanwhile: Awaitable[list[Figure]],
    progress: Callable[[str], None],
) -> tuple[list[Figure], dict[str, int], int, list[Figure]]:
    """Beside quiet tables; then peace again. What was found meanwhile, what the stranger counted, what was logged, and the speed."""
    progress("quiet")
    start = target.worked()
    calm = await measure(tables, size.quiet_seconds / 2)
    before, in_peace = target.logged, (target.worked() - start) / (size.quiet_seconds / 2)
    progress("under attack")
    stranger = await _stranger(orders)
    await asyncio.sleep(min(3.0, size.attack_seconds / 3))
    start, began = target.worked(), time.monotonic()
    stormy, found = await asyncio.gather(measure(tables[1:], max(1.0, size.attack_seconds - 4.0)), meanwhile)
    in_storm = (target.worked() - start) / (time.monotonic() - began)
    out, _ = await stranger.communicate()
    counts = msgspec.json.decode(out, type=dict[str, int])
    progress("quiet again")
    calm += await measure(tables[1:], size.quiet_seconds / 2)  # half of it afterwards: the machine changes too
    await asyncio.gather(*(ear.close() for table in tables for ear in table.ears))
    cores = Figure("the server's share of a processor", f"{in_peace:.2f} in peace, {in_storm:.2f} under attack")
    return found, counts, target.logged - before, [*_speed(size, calm, stormy), cores]


async def _stranger(orders: Orders) -> asyncio.subprocess.Process:
    """One who has come and begun."""
    pipes: dict[str, Any] = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "flagfall.server.drill.attacks", **pipes)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(orders))
    process.stdin.write_eof()
    if await process.stdout.readline() != BEGUN:
        raise RuntimeError("the stranger did not come")
    return process


async def _owner(target: Target, victim: Game, size: Size) -> list[Figure]:
    """While it lasts: the owner comes back again and again, and a neighbour asks whether the server is well."""
    let_in, healthy = 0, 0
    for _ in range(TRIES):
        try:
            socket = await listen(target.port, victim.id, 0, cookie=victim.cookie)
            let_in += msgspec.json.decode(await socket.recv(decode=False))["kind"] == "told"
            await socket.close()
        except Exception as error:
            print(f"the owner is kept out: {error}", file=sys.stderr)
        status, _, _ = await call(target.port, "GET", "/health", source=NEIGHBOUR)
        healthy += status == 200
        await asyncio.sleep(size.attack_seconds / 20)
    return [
        Figure("the owner of a seat gets in", f"{let_in} of {TRIES} times", let_in == TRIES),
        Figure("/health answers a neighbour", f"{healthy} of {TRIES} times", healthy == TRIES),
    ]


async def _answered(neighbour: Questions, size: Size) -> list[Figure]:
    """While it lasts: whoever asks for little is answered."""
    answered, asked, longest = 0, 0, 0.0
    for _ in range(TRIES):
        for ask in neighbour.dear:
            asked, began = asked + 1, time.monotonic()
            try:
                await ask()
                answered += 1
            except Exception as error:
                print(f"a neighbour is not answered: {error}", file=sys.stderr)
            longest = max(longest, time.monotonic() - began)
        await asyncio.sleep(size.attack_seconds / 20)
    name = "a neighbour tries a position, looks back, is judged"
    waited = f"{longest:.1f} of {MOST_WAITED:.0f} s"
    return [
        Figure(name, f"{answered} of {asked} times", answered == asked),
        Figure("the longest wait for an answer", waited, longest < MOST_WAITED if size.judged else None),
    ]


def _modest(size: Size, logged: int, megabytes: float) -> list[Figure]:
    """What the questions have left behind."""
    held = f"{megabytes:.0f} of {MOST_QUESTIONED:.0f} MB"
    return [
        Figure("log written meanwhile", f"{logged:,} bytes", logged < MOST_LOGGED),
        Figure("memory afterwards", held, 0 < megabytes < MOST_QUESTIONED if size.judged else None),
    ]


def _judged(size: Size, logged: int, counts: dict[str, int]) -> list[Figure]:
    """What was held to its limit; a limit that nobody has come up to was not tried, and that is no good either."""
    limits = Limits()

    def held(much: int, most: int) -> bool:
        return (much > 0 or not size.judged) and much <= most

    gallery, games, guests = (
        counts.get(name, 0) for name in ("most in the gallery", "most games of one person", "guests")
    )
    half, ended = counts.get("half requests", 0), counts.get("half requests ended", 0)
    floods = counts.get("flood refused", 0)
    return [
        Figure("watchers from one address", f"{gallery} of {limits.watchers_per_address}", held(gallery, limits.watchers_per_address)),
        Figure("half requests ended", f"{ended} of {half}", ended >= limits.connections_per_address if size.judged else None),
        Figure("floods cut off", f"{floods}", floods > 0),
        Figure("log written meanwhile", f"{logged:,} bytes", logged < MOST_LOGGED),
        Figure("games of one person, called off and again", f"{games} of {limits.games_per_hour}", held(games, limits.games_per_hour)),
        Figure("guests from one address", f"{guests} of {limits.guests_per_hour}", held(guests, limits.guests_per_hour + 1)),
        *_counted(counts),
    ]  # fmt: skip


def _counted(counts: dict[str, int]) -> list[Figure]:
    return [Figure(f"  {name}", f"{count:,}") for name, count in sorted(counts.items())]


def _speed(size: Size, calm: list[float], stormy: list[float]) -> list[Figure]:
    """Where nobody has moved at all nothing was measured, and that is no good."""
    times = at(stormy, 0.99) / max(0.001, at(calm, 0.99))
    good = bool(calm) and bool(stormy) and times <= MOST_TIMES if size.judged else None
    row = "p50 {:.1f} ms, p99 {:.1f} ms, {} moves"
    return [
        Figure("a move at quiet tables", row.format(at(calm, 0.5), at(calm, 0.99), len(calm))),
        Figure("a move while others are attacked", row.format(at(stormy, 0.5), at(stormy, 0.99), len(stormy))),
        Figure("times as long (p99)", f"{times:.2f} of {MOST_TIMES:.0f}", good),
    ]


async def fast(size: Size, _: Path, progress: Callable[[str], None]) -> list[Figure]:
    """What a move costs, and how soon everybody plays again."""
    return await at_full_speed(size.fast_games, size.fast_seconds, size.judged, progress)


async def apart(size: Size, folder: Path, progress: Callable[[str], None]) -> list[Figure]:
    """Two workers, and what is between them."""
    return await between_workers(folder, size.judged, size.quiet_minute, progress)


# -- memory --------------------------------------------------------------------------------------------
async def through_games(size: Size, folder: Path, progress: Callable[[str], None]) -> list[Figure]:
    """Games made and called off, one after the other: afterwards the server is as light as before."""
    async with running(folder, **UNLIMITED) as target:
        cookie = await named(target.port, "Busy")
        await _games(target, cookie, min(200, size.games))
        first = target.megabytes()
        held: list[float] = []
        for part in range(10):
            await _games(target, cookie, size.games // 10)
            held.append(target.megabytes())
            progress(f"{(part + 1) * size.games // 10} of {size.games} games, {held[-1]:.0f} MB")
        for _ in range(40):
            if (rooms := await target.counted("rooms")) == 0:
                break
            await asyncio.sleep(0.5)
        last = target.megabytes()
        grown = max(held[5:]) - max(held[:5])
        found = [
            Figure("memory before", f"{first:.0f} MB"),
            Figure(f"memory after {size.games:,} games", f"{last:.0f} MB", 0 < last < MOST_MEGABYTES if size.judged else None),
            Figure("grown in the second half", f"{grown:.0f} MB", grown < 0.1 * max(held) if size.judged else None),
            Figure("rooms left", f"{rooms}", rooms == 0),
        ]  # fmt: skip
    async with running(folder / "held", **{**UNLIMITED, "rooms": size.held}) as target:
        return [*found, *await held_open(target, size.held, size.judged, progress)]


async def _games(target: Target, cookie: str, count: int) -> None:
    async def one() -> None:
        wish = {"game": "stratego/classic", "seats": [{"who": "me"}, {"who": "me"}]}
        _, made, _ = await call(target.port, "POST", "/api/games", wish, cookie=cookie)
        async with await listen(target.port, made["id"], 0, cookie=cookie, source=HERE) as socket:
            await socket.send('{"abort": true, "ask": 1}')
            while msgspec.json.decode(await socket.recv(decode=False))["answers"] != 1:
                pass

    for done in range(0, count, 10):
        await asyncio.gather(*(one() for _ in range(min(10, count - done))))
