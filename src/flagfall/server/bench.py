"""Measures the server on this machine against a bare socket echo run the same way: `flagfall bench server`.

Two server processes are started, the echo and the real one, with the same number of sockets; this process plays.
Both are measured in turns, a slice of time each, so that whatever else the machine does hits both. Latency is measured
at a calm, steady pace; the rate with every game in flight: as soon as both have heard of a move, the next is made. A
message is one that crossed a socket, in either direction, counted here for both alike; as many messages are in flight
to the echo as to the games, and they are as long as the average message of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from websockets.exceptions import WebSocketException

from flagfall.server.bench_play import Game, Line, open_line, sit_down
from flagfall.server.limits import Limits
from flagfall.server.running import options, prepared
from flagfall.server.settings import Settings

WIDE = replace(
    Limits(),
    calls_per_minute=10**9,
    games_per_hour=10**9,
    running_games=10**9,
    sockets=10**6,
    connections=10**6,
    connections_per_address=10**6,
    connections_per_minute=10**9,
    calls_per_second=10**9,
    scraps_per_second=10**9,
    scraps_per_address=10**9,
    sockets_per_person=10**6,
    sockets_per_minute=10**9,
    messages_per_address=10**9,
    games_per_address=10**9,
    facts_retold=10**9,
    messages_per_second=10**6,
    message_burst=10**6,
)

REOPENING = 300.0
"""Seconds the games have to come back in."""
SLICES = 5
"""How often the echo and the server are measured in turn."""


@dataclass(slots=True)
class Measured:
    """One row of the table."""

    name: str
    sockets: int
    rates: list[float] = field(default_factory=list)
    """Messages a second, slice by slice."""
    latencies: list[float] = field(default_factory=list, repr=False)
    spent: float = 0.0
    """Seconds of computing its server took at that rate."""
    messages: int = 0
    """And for how many."""

    @property
    def per_second(self) -> float:
        return statistics.median(self.rates)

    @property
    def by_computing(self) -> float:
        """Messages a second of its server's own computing, whoever else has the processors."""
        return self.messages / self.spent if self.spent else 0.0

    def at(self, share: float) -> float:
        """Milliseconds within which that share was answered."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


@dataclass(slots=True)
class Report:
    """The two rows, and how long games were away after the server was killed."""

    bare: Measured
    real: Measured
    answering: float
    """Seconds from kill -9 until the server answers again."""
    each: float
    """Bytes a listener receives for a move, as a page does: packed against what it was told before."""
    unpacked: float
    """The same as text."""
    core: float
    """Moves a second of the server's own computing time: what one core could do with nothing else to do."""
    playing: float | None
    """Seconds until every game has heard everything that was acknowledged and a new move was accepted in it; None: too long."""


# -- the servers ---------------------------------------------------------------------------------------
@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """A bare socket echo on the same stack."""
    await socket.accept()
    while (message := await socket.receive())["type"] == "websocket.receive":
        await socket.send({"type": "websocket.send", "text": message["text"], "bytes": None})


def _child(what: str, port: int, folder: str) -> None:
    settings = Settings(database=f"sqlite:///{folder}/bench.db", limits=WIDE, warm=False)
    chosen = {**options(settings, "127.0.0.1", port), "ws_ping_interval": None}
    if what == "server":
        uvicorn.run(prepared(settings), **chosen)
    else:
        app = Litestar([echo], openapi_config=None, logging_config=None)
        uvicorn.run(app, **{**chosen, "http": "h11", "ws": "websockets-sansio"})


@contextlib.asynccontextmanager
async def _running(what: str, folder: str) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "flagfall.server.bench", what, str(port), folder])
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.1)
        yield f"127.0.0.1:{port}", process
    finally:
        process.terminate()
        process.wait(30)


async def _steadily(rate: float, seconds: float, act: Callable[[int], Awaitable[Any]]) -> list[float]:
    """Start acts at a fixed rate and note how long each took."""
    taken: list[float] = []
    loop = asyncio.get_running_loop()

    async def timed(number: int) -> None:
        began = loop.time()
        if await act(number) is not False:
            taken.append(loop.time() - began)

    began, running = loop.time(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - loop.time()))
        running.append(asyncio.create_task(timed(number)))
    await asyncio.gather(*running)
    return taken


async def _flat_out(games: int, seconds: float, act: Callable[[int], Awaitable[Any]]) -> float:
    """Messages per second with one act of each game always in flight."""
    began, before = time.monotonic(), Line.messages

    async def keep_on(number: int) -> None:  # until the game is over: some end early, played by luck
        while time.monotonic() < began + seconds and await act(number) is not False:
            number += games
            await asyncio.sleep(0)

    await asyncio.gather(*(keep_on(number) for number in range(games)))
    return (Line.messages - before) / (time.monotonic() - began)


# -- measuring -----------------------------------------------------------------------------------------
async def measured(game: str, games: int, rate: float, seconds: float, progress: Callable[[str], None]) -> Report:
    """A bare echo and the real server, with `2 * games` sockets each; then the server is killed and comes back."""
    with tempfile.TemporaryDirectory() as folder:
        async with _running("echo", folder) as (bare, echoing), _running("server", folder) as (real, server):
            tables = await sit_down(real, game, games, progress)
            order = random.Random(1).sample(range(games), games)

            made = 0

            async def move(number: int) -> bool:
                nonlocal made
                moved = await tables[order[number % games]].move()
                made += moved
                return moved

            Line.messages = Line.letters = 0
            await _flat_out(games, 2.0, move)  # what is done for the first time is done now
            message = b"x" * (Line.letters // Line.messages)
            ears = [await open_line(f"ws://{bare}/") for _ in range(2 * games)]
            progress(f"{len(ears)} sockets to the echo; a message has {len(message)} bytes on average")

            async def ping(number: int) -> None:
                ear = ears[number % len(ears)]
                await ear.send(message)
                await ear.recv()

            rows = [Measured("bare echo", len(ears)), Measured(f"{game}, move heard by both", 2 * games)]
            heard = unpacked = moves = 0.0
            for part in range(SLICES):
                for row, act, process in zip(rows, (ping, move), (echoing, server), strict=True):
                    row.latencies += await _steadily(rate, seconds / SLICES, act)
                    before, crossed = computed(process.pid), (Line.messages, Line.heard, Line.unpacked, made)
                    row.rates.append(await _flat_out(games, seconds / SLICES, act))
                    row.spent += computed(process.pid) - before
                    row.messages += Line.messages - crossed[0]
                    if act is move:
                        heard, unpacked = heard + Line.heard - crossed[1], unpacked + Line.unpacked - crossed[2]
                        moves += made - crossed[3]
                progress(f"measured {part + 1} of {SLICES}")
            killed = time.monotonic()
            server.kill()
            async with _running("server", folder) as (again, _):
                answering = time.monotonic() - killed
                playing = time.monotonic() - killed if await _all_back(tables, again, progress) else None
    told = 2 * max(moves, 1)
    core = moves / max(rows[1].spent, 1e-9)
    return Report(rows[0], rows[1], answering, heard / told, unpacked / told, core, playing)


def computed(process: int) -> float:
    """Seconds of computing a process has used up; nothing where the system does not say."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def _all_back(tables: list[Game], address: str, progress: Callable[[str], None]) -> bool:
    """As pages do: all at the same time. Whatever happens here, what was measured before is kept."""
    try:
        async with asyncio.timeout(REOPENING):
            await asyncio.gather(*(table.come_back(address) for table in tables))
    except (OSError, WebSocketException) as error:  # a TimeoutError is an OSError
        progress(f"not every game came back: {type(error).__name__}")
        return False
    return True


def bench_server(
    game: str = "stratego/classic",
    games: int = 1000,
    rate: float = 100.0,
    seconds: float = 10.0,
    progress: Callable[[str], None] = print,
) -> Report:
    """The same in a loop of its own."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the servers too: they are children
    return asyncio.run(measured(game, games, rate, seconds, progress))


def rate_ratio(bare: Measured, real: Measured) -> float:
    """The server's rate over the echo's, by slices measured next to each other."""
    return statistics.median(ours / theirs for theirs, ours in zip(bare.rates, real.rates, strict=True))


def computing_ratio(bare: Measured, real: Measured) -> float:
    """The same by the servers' own computing alone: nobody else who computes, nor the player here, has a share in it."""
    return real.by_computing / bare.by_computing if bare.by_computing else 0.0


def table(report: Report) -> str:
    """The rows as text, the server's share and the ratio below."""
    bare, real = report.bare, report.real
    lines = [f"{'':34}{'sockets':>8}{'p50 ms':>9}{'p99 ms':>9}{'messages/s':>12}"]
    lines += [
        f"{row.name:34}{row.sockets:>8}{row.at(0.5):>9.2f}{row.at(0.99):>9.2f}{row.per_second:>12,.0f}"
        for row in (bare, real)
    ]
    share50, share99 = real.at(0.5) - bare.at(0.5), real.at(0.99) - bare.at(0.99)
    lines.append(f"{'server share / rate ratio':42}{share50:>9.2f}{share99:>9.2f}{rate_ratio(bare, real):>12.2f}")
    lines.append(f"{'the same by computing time':42}{computing_ratio(bare, real):>30.2f}")
    lines.append(
        f"a move is {report.each:,.0f} bytes to each listener ({report.unpacked:,.0f} unpacked); "
        f"one core does {report.core:,.0f} moves/s"
    )
    back = f"not within {REOPENING:.0f} s" if report.playing is None else f"in {report.playing:.1f} s"
    lines.append(
        f"after kill -9: answering in {report.answering:.1f} s, a new move in each of {real.sockets // 2} games {back}"
    )
    return "\n".join(lines)


def main() -> None:
    """A child process, or the whole measurement when called without arguments."""
    if len(sys.argv) == 4:
        _child(sys.argv[1], int(sys.argv[2]), sys.argv[3])
        return
    print(table(bench_server(games=int(os.environ.get("FLAGFALL_BENCH_GAMES", "1000")))))


if __name__ == "__main__":
    main()
