"""One stranger, from one address, with everything at once: a process of its own behind all others."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
from msgspec import Struct
from websockets.exceptions import WebSocketException

from flagfall.server.connections import more_files
from flagfall.server.drill.calls import FLOODS, HALVES, STRANGER, call, listen, named
from flagfall.server.drill.floods import Floods
from flagfall.server.drill.priority import after_the_server
from flagfall.server.drill.questions import Questions

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from websockets.asyncio.client import ClientConnection

SULKING = 0.05
"""Seconds before a stranger who was refused tries again."""
HELD, RESTING = 0.5, 5.0
"""Seconds after which a line was really held; and how long one rests that was not let in at all."""


BEGUN = b"begun\n"
MOST_OF_A_CORE, LOOK = 0.5, 0.05
"""A machine that is asked to let some go first stops all of them for a while when they leave nothing for others: that would be
measured as the server's. So the stranger takes no more than that share, seen so often."""


class Orders(Struct):
    """What to attack, and how hard."""

    port: int
    seconds: float
    victim: str
    """A game whose owner wants to get in."""
    long: str
    """A game in which much has happened."""
    half: int
    watchers: int
    scroll: str = ""
    """With one of them it is asked for whatever is dear to answer, instead of lines, sockets, pages and accounts."""
    many: int = 0
    longest: str = ""
    """So many games like it are laid out, to be opened again and again."""


class Stranger:
    """Counts what came of it."""

    def __init__(self, orders: Orders) -> None:
        self.orders, self.counts = orders, Counter[str]()
        self._acting: list[asyncio.Task[None]] = []

    async def attack(self) -> NoReturn:
        every = await self._questions() if self.orders.scroll else self._lines()
        sys.stdout.buffer.write(BEGUN)
        sys.stdout.buffer.flush()
        self._acting = [asyncio.create_task(one) for one in (*every, self._rest())]
        await asyncio.sleep(self.orders.seconds)
        sys.stdout.buffer.write(msgspec.json.encode(dict(self.counts)))
        sys.stdout.buffer.flush()
        os._exit(0)  # a stranger does not say goodbye

    async def _questions(self) -> list[Coroutine[Any, Any, None]]:
        questions = Questions(self.orders.port, STRANGER, self.orders.scroll, self.counts)
        await questions.come()
        await questions.lay_out(self.orders.many, self.orders.longest)
        return [*(self._forever(act) for act in questions.every for _ in range(4)), questions.look_at_lists()]

    def _lines(self) -> list[Coroutine[Any, Any, None]]:
        return [
            *(self._forever(self.half_requests) for _ in range(self.orders.half)),
            *(self._forever(self.tell_me_all) for _ in range(20)),
            self._after(2.0, self._gallery()),
            *(self._forever(self.come_and_go) for _ in range(8)),
            *(self._forever(self.look_back) for _ in range(6)),
            *(self._forever(self.first_page) for _ in range(6)),
            *(self._forever(self.account) for _ in range(6)),
            self._forever(self.guest),
            self._forever(self.call_off_and_again),
            *(self._forever(flood, "flood") for flood in self._floods() for _ in range(2)),
        ]

    def _floods(self) -> list[Callable[[], Awaitable[None]]]:
        def count(kind: str) -> None:
            self.counts[f"floods of {kind}"] += 1

        return list(Floods(self.orders.port, FLOODS, self.orders.victim, count).every())

    async def _rest(self) -> None:
        while True:
            before = time.process_time()
            await asyncio.sleep(LOOK)
            over = time.process_time() - before - MOST_OF_A_CORE * LOOK
            if over > 0:
                time.sleep(over / MOST_OF_A_CORE)

    async def _forever(self, act: Callable[[], Awaitable[None]], name: str = "") -> None:
        while True:
            try:
                await act()
            except (OSError, EOFError, WebSocketException, RuntimeError):
                self.counts[f"{name or act.__name__} refused"] += 1
                await asyncio.sleep(SULKING)

    async def _after(self, seconds: float, act: Awaitable[None]) -> None:
        await asyncio.sleep(seconds)
        await act

    async def _call(self, method: str, path: str, body: object = None, cookie: str = "") -> object:
        status, answer, _ = await call(self.orders.port, method, path, body, source=STRANGER, cookie=cookie)
        if not 200 <= status < 300:
            raise RuntimeError(str(status))
        return answer

    # -- each of them ------------------------------------------------------------------------------
    async def half_requests(self) -> None:
        """A request that never ends holds its line as long as it may."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.orders.port, local_addr=(HALVES, 0))
        began = asyncio.get_running_loop().time()
        try:
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx-a: ")
            self.counts["half requests"] += 1
            await reader.read()
        finally:
            writer.close()
            held = asyncio.get_running_loop().time() - began > HELD
            self.counts["half requests ended" if held else "half requests not let in"] += 1
            if not held:
                await asyncio.sleep(RESTING)

    async def tell_me_all(self) -> None:
        """Everything again, twenty times a second."""
        async with await listen(self.orders.port, self.orders.long, source=STRANGER, packed=True) as socket:
            reading = asyncio.create_task(self._read(socket))
            try:
                while not reading.done():
                    await socket.send('{"since": 0}')
                    self.counts["asked for everything"] += 1
                    await asyncio.sleep(0.05)
            finally:
                reading.cancel()
        await asyncio.sleep(SULKING)

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                self.counts["bytes told"] += len(await socket.recv(decode=False))

    async def _gallery(self) -> None:
        """As many as are let in, to keep the owner out."""
        readers: list[asyncio.Task[None]] = []
        try:
            while True:
                if len(readers) < self.orders.watchers:
                    with contextlib.suppress(OSError, WebSocketException):
                        socket = await listen(self.orders.port, self.orders.victim, source=STRANGER, packed=True)
                        readers.append(asyncio.create_task(self._read(socket)))
                readers = [one for one in readers if not one.done()]
                self.counts["most in the gallery"] = max(self.counts["most in the gallery"], len(readers))
                await asyncio.sleep(SULKING)
        finally:
            for one in readers:
                one.cancel()

    async def come_and_go(self) -> None:
        async with await listen(self.orders.port, self.orders.victim, source=STRANGER) as socket:
            await socket.recv(decode=False)
            self.counts["came and went"] += 1

    async def look_back(self) -> None:
        await self._call("GET", f"/api/games/{self.orders.long}/moments/{self.counts['looked back']}")
        self.counts["looked back"] += 1

    async def first_page(self) -> None:
        status, _, _ = await call(self.orders.port, "GET", "/", source=STRANGER)
        if status != 200:
            raise RuntimeError(str(status))
        self.counts["pages"] += 1

    async def account(self) -> None:
        name = f"S{os.urandom(6).hex()}"
        await self._call("POST", "/api/account", {"name": name, "password": "a long password"})
        self.counts["accounts"] += 1

    async def guest(self) -> None:
        await named(self.orders.port, "Stranger", STRANGER)
        self.counts["guests"] += 1

    async def call_off_and_again(self) -> None:
        """A new game, called off and wanted again, for ever."""
        port = self.orders.port
        cookie = await named(port, "Again", STRANGER)
        wish = {"game": "stratego/duel", "seats": [{"who": "me"}, {"who": "me"}]}
        _, made, _ = await call(port, "POST", "/api/games", wish, source=STRANGER, cookie=cookie)
        game, most = made["id"], 1
        while game is not None:
            async with await listen(port, game, 0, source=STRANGER, cookie=cookie) as socket:
                await socket.send('{"abort": true, "ask": 1}')
                await socket.send('{"rematch": true, "ask": 2}')
                answer = {"answers": None}
                while answer.get("answers") != 2:
                    answer = msgspec.json.decode(await socket.recv(decode=False))
            game = answer.get("next")
            most += game is not None
            self.counts["most games of one person"] = max(self.counts["most games of one person"], most)


def main() -> None:
    after_the_server()
    more_files()
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    asyncio.run(Stranger(orders).attack())


if __name__ == "__main__":
    main()
