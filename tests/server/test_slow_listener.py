"""Where the memory aid imagines what is hidden, only who listens waits for it: never the server."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from visitors import Ear, Served, pair, set_up, settled

from flagfall.core import SPECTATOR
from flagfall.games.stratego.rules import Stratego
from flagfall.server import listener as module
from flagfall.server.counts import Counts
from flagfall.server.outbox import Outbox
from flagfall.server.slow_listener import SlowListener
from flagfall.server.wire import Pong


class Seen:
    """Drawn when somebody says so."""

    def __init__(self, name: str) -> None:
        self.name, self.ready, self.drawings = name, False, 0
        self.done, self.broken = threading.Event(), False

    def drawn(self, language: str) -> bool:
        return self.ready

    def look(self) -> None:
        """There is nothing to see."""

    def draw(self, language: str) -> None:
        self.drawings += not self.ready
        self.done.wait()
        if self.broken:
            raise RuntimeError("no pencil")
        self.ready = True


class Room:
    """One look for everybody."""

    def __init__(self, look: Seen) -> None:
        self.house = SimpleNamespace(outbox=Outbox(), counts=Counts())
        self.ears, self.sidelines, self.shown = (SPECTATOR,), SimpleNamespace(notes=()), look

    def seen(self, _: int) -> Seen:
        return self.shown


class Heard:
    """A listener with its socket."""

    def __init__(self, room: Any) -> None:
        self.words, self.broken = list[str](), list[Exception]()
        self.ear = SlowListener(room, None, None, 0)
        self.ear.connect(self._send, self.broken.append)

    async def _send(self, word: str) -> None:
        self.words.append(word)

    async def until(self, *words: str) -> None:
        await settled(lambda: self.words == list(words))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message is the name of the look it shows."""
    monkeypatch.setattr(module, "tell", lambda room, _: (room.shown.name.encode(), False))


@pytest.mark.usefixtures("told")
def test_nothing_is_told_before_the_picture_is_drawn_and_questions_are_answered_meanwhile() -> None:
    async def main() -> None:
        look = Seen("first")
        heard = Heard(Room(look))
        heard.ear.say(Pong(at=1))
        await heard.until(pong := '{"kind":"pong","at":1,"answers":null}')
        heard.ear.say(Pong(at=1))
        await heard.until(pong, pong)
        look.done.set()
        await heard.until(pong, pong, "first")

    asyncio.run(main())


@pytest.mark.usefixtures("told")
def test_everybody_who_shares_an_ear_looks_at_one_picture() -> None:
    async def main() -> None:
        room = Room(Seen("shared"))
        gallery = [Heard(room) for _ in range(5)]
        room.shown.done.set()
        for heard in gallery:
            await heard.until("shared")
        gallery[0].ear.stir()
        await gallery[0].until("shared", "shared")
        assert room.shown.drawings == 1

    asyncio.run(main())


@pytest.mark.usefixtures("told")
def test_a_table_that_moves_on_while_it_is_drawn_keeps_nobody_waiting_for_ever() -> None:
    """What is told then is what is true then, once; and the time after that there is a wait again."""

    async def main() -> None:
        old, new = Seen("old"), Seen("new")
        room = Room(old)
        heard = Heard(room)
        await settled(lambda: old.drawings)
        room.shown = new
        heard.ear.stir()
        old.done.set()
        await heard.until("new")
        assert new.drawings == 0
        heard.ear.stir()
        new.done.set()
        await heard.until("new", "new")
        assert new.drawings == 1

    asyncio.run(main())


@pytest.mark.usefixtures("told")
def test_who_hangs_up_is_told_nothing_when_the_picture_is_drawn() -> None:
    async def main() -> None:
        look = Seen("late")
        heard = Heard(Room(look))
        await settled(lambda: look.drawings)
        heard.ear.hang_up()
        look.done.set()
        await settled(lambda: look.ready)
        assert (heard.words, heard.broken) == ([], [])

    asyncio.run(main())


@pytest.mark.usefixtures("told")
def test_a_picture_that_cannot_be_drawn_ends_the_socket_once() -> None:
    async def main() -> None:
        look = Seen("torn")
        look.broken = True
        look.done.set()
        heard = Heard(Room(look))
        await settled(lambda: heard.broken)
        heard.ear.stir()
        await settled()
        assert [str(error) for error in heard.broken] == ["no pencil"]
        assert (heard.words, heard.ear.connected) == ([], False)

    asyncio.run(main())


def duel(server: Served) -> tuple[Ear, Ear]:
    """Two people with odds, both armies standing."""
    ann, ben, game = pair(server.address, game="stratego/duel", options={"memory": "odds"})
    kinds = ann.get(f"/api/games/{game}")["describe"]["kinds"].values()
    row = "".join(kind["letter"] * kind["count"] for kind in sorted(kinds, key=lambda kind: not kind["moves"]))
    red, blue = ann.ear(game, 0), ben.ear(game, 1)
    red.ask(decide=f"deploy ........../........../........../{row}", after=0)
    blue.ask(decide=f"deploy {row}/........../........../..........", after=0)
    return red, blue


def test_every_move_is_told_once_in_order_with_the_odds_of_that_moment(server: Served) -> None:
    red, blue = duel(server)
    for mover, waiting, start, end in ((red, blue, "a1", "a2"), (blue, red, "a10", "a9"), (red, blue, "b1", "b2")):
        told = mover.ask(since=0)
        told = told if told["choices"] else mover.until(lambda told: told["choices"])
        after = mover.ask(decide=f"{start}-{end}", after=told["moment"])
        assert (after["kind"], after["since"]) == ("told", told["moment"])
        assert end not in after["picture"]["odds"]
        heard = waiting.until(lambda told, end=end: any(end in str(fact["told"]) for fact in told["facts"]))
        assert heard["picture"]["odds"][end]


def test_while_one_table_imagines_others_play_on(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    red, _ = duel(server)
    begun, enough = threading.Event(), threading.Event()

    def long_thought(*_: Any) -> dict[str, Any]:
        begun.set()
        enough.wait()
        return {"a10": {}}

    told = red.ask(since=0)
    monkeypatch.setattr(Stratego, "odds", long_thought)
    number = red.say(decide="a1-a2", after=told["moment"])
    begun.wait()
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
    assert red.ask(ping=True)["kind"] == "pong"
    enough.set()
    assert red.told(answers=number)["picture"]["odds"] == {"a10": {}}


def test_nothing_is_imagined_for_whom_nobody_listens(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    red, blue = duel(server)
    blue.close()
    told, listeners = red.ask(since=0), set[int]()
    monkeypatch.setattr(Stratego, "odds", lambda _, heard: listeners.add(heard.listener) or {})
    red.ask(decide="a1-a2", after=told["moment"])
    assert listeners == {0}
