"""What else a stranger may ask for: positions tried, puzzles, reviews, scrolls, seats sought, lists, computers at play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from flagfall.server.drill.calls import call, named
from flagfall.server.needs import JUDGE, player_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

GAME = "stratego/classic"
SHOWN = "novice"
ASKED = (GAME, player_of(GAME, JUDGE), player_of(GAME, SHOWN))
"""What whoever serves all of it has compiled."""
LESSON = "classic"
LONGEST_TRIED = 50
MOMENTS = 1_000
SET_UP = 80
"""Moments until both armies stand: before, nobody thinks."""
LANGUAGES = ("en", "de", "nl")
SOCKETS = 150
"""More than may look at the lists from one address."""
LISTS = ("/api/mine", "/api/profile", "/api/leaders", "/api/games?list=open", "/api/games?list=watch", "/api/catalog")


class Questions:
    """Whatever is dear to answer, asked from one address."""

    def __init__(self, port: int, source: str, text: str, counts: Counter[str] | None = None) -> None:
        self._port, self._source, self._numbers = port, source, count()
        self._looks, self._thoughts = count(), count()
        self.counts: Counter[str] = Counter() if counts is None else counts
        self._scroll, self._cookie, self._over = text, "", ""
        self._step, self._lines = "", list[str]()
        self._long: list[str] = []
        self._cards: list[dict[str, Any]] = []
        self._shows: list[asyncio.Task[None]] = []

    @property
    def dear(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        """What one after the other answers."""
        return self.try_a_position, self.judge_a_puzzle, self.review, self.think_again

    @property
    def every(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        return (*self.dear, self.read_rules, self.open_a_scroll, self.seek, self.lists, self.computers, self.open_again)

    async def come(self) -> None:
        self._cookie = await named(self._port, "Curious", self._source)
        self._cards = (await self._call("GET", "/api/catalog"))["games"]
        await self.open_a_scroll()

    async def _call(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        status, answer, _ = await call(self._port, method, path, body, source=self._source, cookie=cookie)
        if not 200 <= status < 300:
            raise RuntimeError(f"{path}: {status}")
        return answer

    async def try_a_position(self) -> None:
        """On and on, by luck: each answer plays everything before it again."""
        if not self._step:
            card = next(one for one in await self._call("GET", "/api/lessons") if one["id"] == LESSON)
            self._step, self._lines = random.choice(card["steps"])["id"], []
        step, lines, self._step = self._step, self._lines, ""
        told = await self._call("POST", f"/api/lessons/{LESSON}/{step}", {"lines": lines, "free": True, "since": 0})
        self.counts["positions tried"] += 1
        if (choices := told["told"]["choices"]) and len(lines) < LONGEST_TRIED:
            self._step, self._lines = step, [*lines, random.choice(choices)["text"]]

    async def judge_a_puzzle(self) -> None:
        puzzle = random.choice((await self._call("GET", "/api/puzzles"))["puzzles"])
        await self._call("POST", f"/api/puzzles/{puzzle['id']}", {"answer": [f"a{next(self._numbers)}"]})
        self.counts["puzzles judged"] += 1

    async def review(self) -> None:
        """The whole of it first, and every fourth time."""
        number = next(self._looks)
        await self._call("GET", f"/api/games/{self._over}/review" + (f"/{number % MOMENTS}" if number % 4 else ""))
        self.counts["reviews"] += 1

    async def think_again(self) -> None:
        """Now through one side's eyes, now through the other's."""
        number = next(self._thoughts)
        await self._call("GET", f"/api/games/{self._over}/thinking/{SET_UP + number % MOMENTS}?seat={number % 2}")
        self.counts["thoughts looked through"] += 1

    async def read_rules(self) -> None:
        """Of any game, however much of it is agreed otherwise, in any language."""
        card = random.choice(self._cards)
        agreed = [
            f"option={one['name']}={json.dumps(random.choice(one['values'] or [one['default']]))}"
            for one in card["options"]
        ]
        asked = "&".join((f"game={card['id']}", f"language={random.choice(LANGUAGES)}", *agreed))
        await self._call("GET", f"/api/guide?{asked}".replace('"', ""))
        self.counts["rules read"] += 1

    async def open_a_scroll(self) -> None:
        made = await self._call("POST", "/api/scrolls", {"text": self._scroll}, self._cookie)
        self._over = made["id"]
        self.counts["scrolls opened"] += 1

    async def lay_out(self, many: int, text: str) -> None:
        for _ in range(many):
            self._long.append((await self._call("POST", "/api/scrolls", {"text": text}, self._cookie))["id"])

    async def open_again(self) -> None:
        """Long games, each long enough after the last time to have left memory."""
        await self._call("GET", f"/api/games/{self._long[next(self._numbers) % len(self._long)]}")
        self.counts["long games opened"] += 1

    async def seek(self) -> None:
        who = await named(self._port, "Seeker", self._source)
        await self._call("POST", "/api/seeks", {"game": GAME}, who)
        self.counts["seats sought"] += 1

    async def lists(self) -> None:
        for where in LISTS:
            await self._call("GET", where, None, self._cookie)
            self.counts["lists read"] += 1

    async def computers(self) -> None:
        """Two computers play for whoever looks on."""
        sits = {"who": "computer", "player": SHOWN}
        who = await named(self._port, "Onlooker", self._source)
        made = await self._call("POST", "/api/games", {"game": GAME, "seats": [sits, sits], "listed": True}, who)
        self.counts["games of computers"] += 1
        self._shows.append(asyncio.create_task(self._look(f"games/{made['id']}/socket?packed=1")))

    async def look_at_lists(self) -> None:
        """As many sockets as are let in, each told whenever a list changes."""
        while True:
            self._shows = [one for one in self._shows if not one.done()]
            if len(self._shows) < SOCKETS:
                self._shows.append(asyncio.create_task(self._look("lobby")))
            await asyncio.sleep(0.05)

    async def _look(self, where: str) -> None:
        mine = {"Cookie": self._cookie}
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(
                f"ws://127.0.0.1:{self._port}/api/{where}",
                additional_headers=mine,
                local_addr=(self._source, 0),
                compression=None,
            ) as socket:
                while True:
                    self.counts["bytes of lists and shows"] += len(await socket.recv(decode=False))
