"""A listener hears everything once and in order, however slow its socket is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from visitors import settled

from flagfall.core import SPECTATOR
from flagfall.server import listener as module
from flagfall.server.counts import Counts
from flagfall.server.listener import Listener
from flagfall.server.outbox import Outbox
from flagfall.server.packing import Packing, Unpacking
from flagfall.server.wire import Pong


class Socket:
    """Takes a word when the door is open; what was taken can be read."""

    def __init__(self) -> None:
        self.door, self.taken, self.broken = asyncio.Event(), list[str](), list[Exception]()
        self.door.set()

    async def send(self, message: str) -> None:
        await self.door.wait()
        self.taken.append(message)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every message counts the ones before it."""
    said: list[int] = []

    def tell(*_: Any) -> tuple[bytes, bool]:
        said.append(len(said))
        return str(said[-1]).encode(), False

    monkeypatch.setattr(module, "tell", tell)
    return said


def seated() -> Listener:
    house = SimpleNamespace(outbox=Outbox(), counts=Counts())
    room: Any = SimpleNamespace(house=house, ears=(SPECTATOR,), sidelines=SimpleNamespace(notes=()))
    return Listener(room, None, None, 0)


def test_a_slow_socket_hears_each_word_once_and_then_what_is_true(told: list[int]) -> None:
    async def main() -> None:
        ear, socket = seated(), Socket()
        socket.door.clear()
        ear.connect(socket.send, socket.broken.append)
        for _ in range(3):  # things happen while the first word is still on its way
            await settled()
            ear.stir()
        ear.say(Pong(at=1))
        await settled()
        assert (told, socket.taken) == ([0], [])
        socket.door.set()
        await settled()
        assert socket.taken == ["0", '{"kind":"pong","at":1,"answers":null}', "1"]
        assert told == [0, 1]

    asyncio.run(main())


def test_several_things_in_one_turn_of_the_loop_are_one_message(told: list[int]) -> None:
    async def main() -> None:
        ear, socket = seated(), Socket()
        ear.connect(socket.send, socket.broken.append)
        for _ in range(5):
            ear.stir()
        await settled()
        assert socket.taken == ["0"]

    asyncio.run(main())


@pytest.mark.parametrize("at_once", [True, False])
def test_every_word_is_packed_once_however_it_is_said(told: list[int], at_once: bool) -> None:
    """At once, from a slow socket that has to be waited for, and while more is to be told already."""

    async def main() -> None:
        ear, socket = seated(), Socket()
        ear.seat, ear.packing = 0, Packing()
        room: Any = ear.room
        room.gallery = SimpleNamespace(packed={})
        say = (lambda word: socket.taken.append(word) is None) if at_once else None
        ear.connect(socket.send, socket.broken.append, say)
        for _ in range(3):
            socket.door.clear()
            for _ in range(2):
                ear.stir()
                await settled()
            socket.door.set()
            await settled()
        unpacking, words = Unpacking(), list[Any](socket.taken)
        assert [unpacking.unpack(word) for word in words] == [str(n).encode() for n in told]
        assert len(told) > 3
        assert socket.broken == []

    asyncio.run(main())


def test_after_hanging_up_nothing_more_is_said(told: list[int]) -> None:
    async def main() -> None:
        ear, socket = seated(), Socket()
        socket.door.clear()
        ear.connect(socket.send, socket.broken.append)
        await settled()
        ear.hang_up()
        ear.stir()
        socket.door.set()
        await settled()
        assert (socket.taken, socket.broken, ear.connected) == ([], [], False)

    asyncio.run(main())


def test_a_socket_that_breaks_says_so_once(told: list[int]) -> None:
    async def main() -> None:
        ear, broken = seated(), list[Exception]()

        async def send(_: bytes) -> None:
            raise OSError("gone")

        ear.connect(send, broken.append)
        await settled()
        ear.stir()
        await settled()
        assert [type(error) for error in broken] == [OSError]
        assert not ear.connected

    asyncio.run(main())
