"""Who plays while the server is measured: games with two sockets each, played by luck as pages play them."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from flagfall.server.packing import Unpacking

if TYPE_CHECKING:
    from collections.abc import Callable

NOTHING = Raw(b"[]")


class _Choice(Struct):
    text: str


class _Heard(Struct):
    """As much of a message as a player in a hurry reads."""

    kind: str
    moment: int = 0
    choices: Raw = NOTHING
    people: Raw = NOTHING
    chat: Raw = NOTHING
    result: dict[str, Any] | None = None
    answers: int | None = None
    sentence: str = ""


_hear = msgspec.json.Decoder(_Heard).decode
_choose = msgspec.json.Decoder(list[_Choice]).decode
_say = msgspec.json.Encoder().encode


class Line:
    """A socket that counts what crosses it."""

    messages = 0
    letters = 0
    heard = 0
    """Letters that came in."""
    unpacked = 0
    """And how many they were unpacked."""

    def __init__(self, socket_: ClientConnection) -> None:
        self._socket = socket_
        self._unpacking = Unpacking()

    async def close(self) -> None:
        await self._socket.close()

    async def send(self, message: bytes) -> None:
        Line.messages += 1
        Line.letters += len(message)
        await self._socket.send(message, text=True)

    async def recv(self) -> bytes:
        message = await self._socket.recv()
        Line.messages += 1
        Line.letters += len(message)
        Line.heard += len(message)
        text = message.encode() if isinstance(message, str) else self._unpacking.unpack(message)
        Line.unpacked += len(text)
        return text


class Game:
    """Two sockets of one game, played by luck."""

    def __init__(self, id_: str, cookie: str, source: str | None = None) -> None:
        self.id, self.cookie, self.ears = id_, cookie, list[Line]()
        self._source = source
        self.seen = [_Heard("told") for _ in range(2)]
        self.luck = random.Random(id_)
        self._one_at_a_time = asyncio.Lock()
        self._asked = 0

    async def sit_down(self, *addresses: str) -> None:
        """As a page does: with what it has heard already. Where there are two addresses, each sits at one."""
        where = [
            f"ws://{addresses[seat % len(addresses)]}/api/games/{self.id}/socket?packed=1&since={seen.moment}&seat={seat}"
            for seat, seen in enumerate(self.seen)
        ]
        self.ears = list(await asyncio.gather(*(open_line(seat, self.cookie, self._source) for seat in where)))

    async def come_back(self, address: str) -> None:
        """Everything that was acknowledged is there, and the game goes on."""
        before = [seen.moment for seen in self.seen]
        await self.sit_down(address)
        for seat, moment in enumerate(before):
            if (await self.hear(seat)).moment < moment:
                raise RuntimeError("an acknowledged move is lost")
        await self.move()

    async def hear(self, seat: int) -> _Heard:
        heard = _hear(await self.ears[seat].recv())
        if heard.kind == "told":
            self.seen[seat] = heard
        return heard

    async def set_up(self, armies: list[str]) -> None:
        """Both armies by luck, each as one line."""
        for seat, letters in enumerate(armies):
            await self.hear(seat)
            shuffled = self.luck.sample(letters, len(letters))
            rows = ["".join(shuffled[at : at + 10]) for at in range(0, len(shuffled), 10)]
            await self._say(seat, f"deploy {'/'.join(rows)}")
        for seat in range(len(self.ears)):
            await self.catch_up(seat)

    async def catch_up(self, seat: int) -> None:
        """Hear everything again."""
        self._asked += 1
        await self.ears[seat].send(_say({"since": 0, "ask": self._asked}))
        while (await self.hear(seat)).answers != self._asked:
            pass

    async def _decide(self, seat: int) -> None:
        await self._say(seat, self.luck.choice(_choose(self.seen[seat].choices)).text)

    async def _say(self, seat: int, text: str) -> None:
        self._asked += 1
        message = {"decide": text, "after": self.seen[seat].moment, "ask": self._asked}
        await self.ears[seat].send(_say(message))
        while (heard := await self.hear(seat)).answers != self._asked:
            pass
        if heard.kind == "refused":
            raise RuntimeError(f"the server refused {text!r}: {heard.sentence}")

    async def move(self) -> bool:
        """One move, until both have heard of it; False when the game is over."""
        async with self._one_at_a_time:
            return await self._move()

    async def _move(self) -> bool:
        seat = next((seat for seat in range(2) if self.seen[seat].choices != NOTHING), None)
        if seat is None or self.seen[0].result:
            return False
        other = 1 - seat
        heard_by_other = self.seen[other].moment
        await self._decide(seat)
        while self.seen[other].moment <= heard_by_other:
            await self.hear(other)
        return True


async def sit_down(address: str, game: str, count: int, progress: Callable[[str], None]) -> list[Game]:
    def call(method: str, path: str, body: Any, cookie: str | None = None) -> tuple[Any, str]:
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        request = Request(
            f"http://{address}{path}", None if body is None else json.dumps(body).encode(), headers, method=method
        )
        with urlopen(request, timeout=120) as answer:
            return json.load(answer), (answer.headers.get("set-cookie") or "").split(";")[0]

    _, cookie = await asyncio.to_thread(call, "PUT", "/api/me", {"name": "Bench"})
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "me"}]}
    made: list[Game] = []

    async def sit_down() -> None:
        answer, _ = await asyncio.to_thread(call, "POST", "/api/games", wish, cookie)
        table = Game(answer["id"], cookie)
        await table.sit_down(address)
        sheet, _ = await asyncio.to_thread(call, "GET", f"/api/games/{answer['id']}", None, cookie)
        await table.set_up(armies_of(sheet["describe"]))
        made.append(table)
        if len(made) % 100 == 0:
            progress(f"{len(made)} of {count} games set up")

    for _ in range(0, count, 10):
        await asyncio.gather(*(sit_down() for _ in range(min(10, count - len(made)))))
    return made


def armies_of(described: dict[str, Any]) -> list[str]:
    """The letters of each army, where there are armies to set up."""
    kinds = described.get("kinds", {}).values()
    return [
        "".join(kind["letter"] * kind["count"] for kind in kinds if kind["seat"] in (None, seat))
        for seat in range(len(described.get("armies", [])))
    ]


async def open_line(where: str, cookie: str = "", source: str | None = None) -> Line:
    headers = {"Cookie": cookie}
    patient: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": 300}
    if source is not None:
        patient["local_addr"] = source, 0
    opening = connect(where, additional_headers=headers, **patient)
    return Line(await opening.__aenter__())
