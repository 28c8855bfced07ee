"""What is dear is done by turns: whoever asks for much keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from flagfall.server import looking_back
from flagfall.server.looking_back import LookingBack
from flagfall.server.refusals import No
from flagfall.server.thinking_in_turn import LEAST, Promised, Turns, share

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Until it opens the one thread is busy."""
    event = threading.Event()
    yield event
    event.set()


async def begun(*asked: Awaitable[object]) -> list[asyncio.Future[object]]:
    tasks = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    return tasks


def test_a_neighbour_is_thought_for_before_a_strangers_second_question() -> None:
    order: list[str] = []

    async def think(turns: Turns, whose: str) -> None:
        async with turns.of(whose):
            order.append(whose)
            await asyncio.sleep(0)

    async def both() -> None:
        turns = Turns(1)
        await asyncio.gather(*(think(turns, "stranger") for _ in range(50)), think(turns, "neighbour"))

    asyncio.run(both())
    assert order[:3] == ["stranger", "stranger", "neighbour"]
    assert len(order) == 51


def test_whoever_leaves_gives_the_place_to_the_next() -> None:
    order: list[str] = []

    async def think(turns: Turns, whose: str) -> None:
        async with turns.of(whose):
            order.append(whose)
            await asyncio.sleep(0)

    async def some() -> None:
        turns = Turns(1)
        first, gone, let_in, last = await begun(*(think(turns, name) for name in ("first", "gone", "let in", "last")))
        gone.cancel()
        await first
        let_in.cancel()
        await asyncio.gather(gone, let_in, return_exceptions=True)
        await last
        await think(turns, "later")

    asyncio.run(some())
    assert order[0] == "first"
    assert order[-2:] == ["last", "later"]
    assert "gone" not in order


def test_one_address_does_not_fill_the_thread_that_looks_back(gate: threading.Event) -> None:
    async def ask() -> None:
        looking, most = LookingBack(), looking_back.MOST_FROM_ONE
        stranger = await begun(*(looking.answer(number, gate.wait, "stranger") for number in range(most)))
        with pytest.raises(No):
            await looking.answer("one more", gate.wait, "stranger")
        (neighbour,) = await begun(looking.answer("mine", lambda: "told", "neighbour"))
        gate.set()
        assert await neighbour == b'"told"'
        await asyncio.gather(*stranger)
        assert await looking.answer("one more", gate.wait, "stranger") == b"true"
        looking.close()

    asyncio.run(ask())


def test_a_neighbour_looks_back_before_a_strangers_second_question(gate: threading.Event) -> None:
    order: list[str] = []

    def made(who: str) -> str:
        gate.wait()
        order.append(who)
        return who

    async def ask() -> None:
        looking = LookingBack()
        asked = [looking.answer(number, lambda: made("stranger"), "stranger") for number in range(4)]
        asked += [looking.once(lambda: made("a scroll"), "stranger")]
        waiting = await begun(*asked, looking.once(lambda: made("neighbour"), "neighbour"))
        gate.set()
        await asyncio.gather(*waiting)
        looking.close()

    asyncio.run(ask())
    assert order.index("neighbour") <= 2
    assert sorted(order) == ["a scroll", "neighbour", *["stranger"] * 4]


def test_what_many_ask_for_at_once_is_made_once(gate: threading.Event) -> None:
    made: list[int] = []

    def make() -> str:
        gate.wait()
        made.append(1)
        return "told"

    async def ask() -> None:
        looking = LookingBack()
        asked = await begun(*(looking.answer("same", make, "stranger") for _ in range(100)))
        asked[0].cancel()  # whoever asked first and left takes nothing from the others
        gate.set()
        assert await asyncio.gather(*asked[1:]) == [b'"told"'] * 99
        looking.close()

    asyncio.run(ask())
    assert made == [1]


def test_long_questions_count_as_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_back, "MOST_BYTES", 10_000)
    made: list[str] = []

    def make() -> str:
        made.append("again")
        return ""

    async def ask() -> None:
        looking = LookingBack()
        for number in range(20):
            await looking.answer((number, "x" * 1_000), make, "stranger")
        await looking.answer((19, "x" * 1_000), make, "stranger")  # still known
        assert len(made) == 20
        await looking.answer((0, "x" * 1_000), make, "stranger")  # long forgotten
        looking.close()

    asyncio.run(ask())
    assert len(made) == 21


def promised(*due: float) -> list[Promised]:
    return [Promised(1.0, one) for one in due]


def test_whoever_thinks_alone_has_all_the_time_that_was_promised() -> None:
    assert share(Promised(1.0, 10.0), [], 2, 9.0) == 1.0


def test_twenty_who_ask_at_once_all_have_their_answer_in_time() -> None:
    """Two think at a time: each pair takes a tenth of what each was promised, and the last is in time."""
    now, places, waiting = 0.0, 2, promised(*[1.0] * 20)
    while waiting:
        first, waiting = waiting[:places], waiting[places:]
        now += max(share(one, waiting, places, now) for one in first)
        assert now <= 1.0 + 1e-9


def test_those_who_came_later_take_nothing_from_who_is_due_soon() -> None:
    """Whoever has waited already thinks for as long as is left; those behind have time yet."""
    assert share(Promised(1.0, 0.1), promised(0.2, 0.2, 0.3, 0.3), 2, 0.0) == pytest.approx(0.1)


def test_a_thought_takes_a_moment_however_late_it_is() -> None:
    assert share(Promised(1.0, 0.0), promised(0.0), 1, 5.0) == LEAST
