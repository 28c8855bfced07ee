"""People for tests: a visitor calls and listens as a browser would."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from flagfall.server.app import build
from flagfall.server.limits import Limits
from flagfall.server.running import options
from flagfall.server.settings import Settings

HERE = Path(__file__).parent
HAND = (sys.executable, str(HERE / "toy_hand.py"))
GENEROUS = replace(Limits(), calls_per_minute=1_000_000, games_per_hour=100_000, running_games=100_000)

OPEN: list[Any] = []
"""Whatever a test opened; closed after it."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(database: str, **chosen: Any) -> Settings:
    """Quick settings for tests."""
    plain = {"limits": GENEROUS, "hand": HAND, "pace_seconds": 0.1, "think_seconds": 0.1, "warm": False}
    return Settings(database=database, **{**plain, **chosen})


class Served:
    """A server in a thread of this process."""

    def __init__(self, chosen: Settings) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.app = build(chosen)
        config = uvicorn.Config(self.app, **options(chosen, "127.0.0.1", self.port))
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def __enter__(self) -> Served:
        self._thread.start()
        until = time.monotonic() + 60
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def house(self) -> Any:
        return self.app.state.house


def wait_for(ready: Any, process: subprocess.Popen, seconds: float = 120) -> None:
    """Until a server answers."""
    until = time.monotonic() + seconds
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if ready():
                return
        assert process.poll() is None, "the server died"
        assert time.monotonic() < until, "the server did not start in time"
        time.sleep(0.05)


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
        process.wait(60)


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, messenger: str = "memory", port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, str(HERE / "toy_server.py"), str(self.port), database, messenger]
        self.process = subprocess.Popen(command)
        try:
            wait_for(lambda: httpx.get(f"{self.address}/health").status_code == 200, self.process)
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
                address, additional_headers=sent, max_size=None, compression=None, ping_interval=None, open_timeout=60
            )
        )
        self.received: list[str] = []
        self._asks = 0

    def hear(self, timeout: float = 60) -> dict[str, Any]:
        text = self.socket.recv(timeout)
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

    def until(self, met: Any, timeout: float = 60) -> dict[str, Any]:
        until = time.monotonic() + timeout
        while True:
            heard = self.hear(max(0.01, until - time.monotonic()))
            if met(heard):
                return heard

    def told(self, **wanted: Any) -> dict[str, Any]:
        """The next message with these values."""
        return self.until(lambda heard: all(heard.get(name) == value for name, value in wanted.items()))

    def ended(self, timeout: float = 60) -> int:
        """The code the socket is closed with."""
        try:
            while True:
                self.hear(timeout)
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
        self.http = httpx.Client(base_url=address, timeout=300)
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

    def ear(self, game: str, seat: int | None = None, since: int = 0) -> Ear:
        where = f"{self.address.replace('http', 'ws')}/api/games/{game}/socket?since={since}"
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
