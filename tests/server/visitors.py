"""People for tests: a visitor calls and listens as a browser would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from flagfall.server.app import build
from flagfall.server.limits import Limits
from flagfall.server.packing import Unpacking
from flagfall.server.running import options
from flagfall.server.settings import Settings
from flagfall.server.wall_clock import WallClock

HERE = Path(__file__).parent
THINKER = (sys.executable, str(HERE / "toy_thinker.py"))
GENEROUS = replace(
    Limits(),
    connections_per_minute=1_000_000,
    calls_per_second=1_000_000,
    scraps_per_second=1_000_000,
    scraps_per_address=1_000_000,
    calls_per_minute=1_000_000,
    pages_per_minute=1_000_000,
    looks_per_minute=1_000_000,
    tries_per_minute=1_000_000,
    sockets_per_minute=1_000_000,
    message_burst=150,
    messages_per_address=1_000_000,
    watcher_messages_per_address=1_000_000,
    games_per_hour=100_000,
    games_per_address=100_000,
    guests_per_hour=100_000,
    accounts_per_hour=100_000,
    running_games=100_000,
)

OPEN: list[Any] = []
"""Whatever a test opened; closed after it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(database: str, **chosen: Any) -> Settings:
    """Quick settings for tests."""
    plain = {"limits": GENEROUS, "thinker": THINKER, "pace_seconds": 0.1, "think_seconds": 0.1, "warm": False}
    return Settings(database=database, **{**plain, **chosen})


class Served:
    """A server in a thread of this process."""

    def __init__(self, chosen: Settings, wall_clock: WallClock | None = None) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))  # kept: a port that was only tried may be another's by then
        self.port = int(self._door.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = build(chosen, wall_clock)
        config = uvicorn.Config(self.app, **options(chosen, "127.0.0.1", self.port))
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._door],), daemon=True)

    def __enter__(self) -> Served:
        self._thread.start()
        wait_until(lambda: self._server.started, self._thread.is_alive)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()

    @property
    def house(self) -> Any:
        return self.app.state.house


def wait_until(met: Callable[[], object], alive: Callable[[], bool] = lambda: True) -> None:
    """Look again and again. How long it may take is no test's affair: pytest's own limit ends what never comes."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if met():
                return
        assert alive(), "it ended by itself"
        time.sleep(0.02)


async def settled(met: Callable[[], object] = lambda: True) -> None:
    """The same in a loop of our own: until it is so, and everything that follows from it in this loop is done."""
    while not met():
        await asyncio.sleep(0.001)
    for _ in range(20):
        await asyncio.sleep(0)


def runs(process: subprocess.Popen[Any]) -> Callable[[], bool]:
    return lambda: process.poll() is None


def answers(address: str, process: subprocess.Popen[Any]) -> None:
    """Until a server does."""
    wait_until(lambda: httpx.get(f"{address}/health").status_code == 200, runs(process))


@contextlib.contextmanager
def open_process(code: str) -> Iterator[subprocess.Popen]:
    """A line of Python in a process of its own, ended kindly."""
    process = subprocess.Popen([sys.executable, "-c", code])
    try:
        yield process
    finally:
        while OPEN:
            OPEN.pop().close()
        process.terminate()
        process.wait()


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, messenger: str = "memory", port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, str(HERE / "toy_server.py"), str(self.port), database, messenger]
        self.process = subprocess.Popen(command)
        try:
            answers(self.address, self.process)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class Ear:
    """One socket. Keeps every byte it ever received."""

    def __init__(self, address: str, cookie: str | None, headers: dict[str, str] | None = None) -> None:
        sent = dict(headers or {})
        if cookie is not None:
            sent["Cookie"] = f"flagfall={cookie}"
        self._stack = contextlib.ExitStack()
        OPEN.append(self._stack)
        self.socket = self._stack.enter_context(
            connect(
                address, additional_headers=sent, max_size=None, compression=None, ping_interval=None, open_timeout=None
            )
        )
        self.received: list[str] = []
        self.wire: list[str | bytes] = []
        self._unpacking = Unpacking()
        self._asks = 0

    def hear(self) -> dict[str, Any]:
        word = self.socket.recv()
        self.wire.append(word)
        text = word if isinstance(word, str) else self._unpacking.unpack(word).decode()
        self.received.append(text)
        return json.loads(text)

    def say(self, **message: Any) -> int:
        self._asks += 1
        self.socket.send(json.dumps({"ask": self._asks, **message}))
        return self._asks

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for what answers it."""
        number = self.say(**message)
        return self.until(lambda heard: heard.get("answers") == number)

    def until(self, met: Any) -> dict[str, Any]:
        while True:
            heard = self.hear()
            if met(heard):
                return heard

    def told(self, **wanted: Any) -> dict[str, Any]:
        """The next message with these values."""
        return self.until(lambda heard: all(heard.get(name) == value for name, value in wanted.items()))

    def ended(self) -> int:
        """The code the socket is closed with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=None)
        OPEN.append(self.http)
        if name is not None:
            self.call("PUT", "/api/me", name=name)

    def call(self, method: str, path: str, *, expect: int | None = None, **body: Any) -> Any:
        answer = self.http.request(method, path, json=body or None)
        if expect is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str, *, expect: int | None = None) -> Any:
        return self.call("GET", path, expect=expect)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("flagfall")

    def ear(self, game: str, seat: int | None = None, since: int = 0, *, packed: bool = False) -> Ear:
        where = f"{self.address.replace('http', 'ws')}/api/games/{game}/socket?since={since}&packed={packed:d}"
        return Ear(where if seat is None else f"{where}&seat={seat}", self.cookie)

    def make(self, *seats: str, **wish: Any) -> Any:
        """A game of the toy: `me`, `friend` or the name of a computer player in each seat."""
        wishes = [{"who": seat} if seat in ("me", "friend") else {"who": "computer", "player": seat} for seat in seats]
        return self.call("POST", "/api/games", **{"game": "toy/numbers", "seats": wishes, **wish})


def pair(address: str, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben with a game between them, Ann on the left."""
    ann, ben = Visitor(address, "Ann"), Visitor(address, "Ben")
    made = ann.make("me", "friend", **wish)
    ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
    return ann, ben, made["id"]


def set_up(left: Ear, right: Ear) -> dict[str, Any]:
    """Both hide a number; left is to act."""
    left.hear(), right.hear()
    left.ask(decide="hide 3", after=0)
    right.ask(decide="hide 4", after=0)
    return left.until(lambda told: told["choices"] and all(told["picture"]["ready"]))
