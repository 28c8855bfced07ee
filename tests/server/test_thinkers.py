"""A computer player is told every fact once: its process keeps what it was told, and is told all again if it has not."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

import flagfall
from flagfall.minds.stratego import learned
from flagfall.players import mind
from flagfall.server import thinker, thinkers
from flagfall.server.computer_seats import ComputerSeats
from flagfall.server.thinkers import Forgotten, Job, LostThinker, Thinkers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

COMMAND = (sys.executable, "-m", "flagfall.server.thinker")
GAME = "stratego/duel"


def table_of(questions: int) -> Iterator[Job]:
    """What seat 1 of a game is asked; it is the test that answers, by luck."""
    table, luck = flagfall.Table(flagfall.rules(GAME), Random(3)), Random(3)
    while questions:
        seat = table.to_act
        if seat == 1:
            questions -= 1
            yield Job("t", GAME, dict(table.rules.options), "novice", 1, table.heard(1).facts, 1.0)
        table.submit(seat, luck.choice(table.choices(seat).decisions))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Every job that goes to a process."""
    jobs: list[Job] = []
    plain = thinkers._Thinker.ask

    async def ask(self: thinkers._Thinker, job: Job) -> object:
        jobs.append(job)
        return await plain(self, job)

    monkeypatch.setattr(thinkers._Thinker, "ask", ask)
    return jobs


def test_a_thinker_is_told_only_what_is_new(said: list[Job]) -> None:
    asked = list(table_of(20))

    async def think() -> None:
        house = Thinkers(COMMAND, 1)
        for job in asked:
            await house.decide(job)
        await house.close()

    asyncio.run(think())
    assert len(said) == 20
    assert tuple(fact for job in said for fact in job.heard) == asked[-1].heard
    assert [job.since for job in said] == [0, *(len(job.heard) for job in asked[:-1])]


def test_one_that_was_replaced_is_told_everything(said: list[Job]) -> None:
    asked = list(table_of(12))

    async def think() -> None:
        house = Thinkers(COMMAND, 1)
        for number, job in enumerate(asked):
            await house.decide(job, afresh=number == 6)
        await house.close()

    asyncio.run(think())
    assert (said[6].since, said[6].heard) == (0, asked[6].heard)
    assert said[7].since == len(asked[6].heard)


def test_one_that_has_forgotten_is_told_again(said: list[Job], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = list(table_of(2))

    async def think() -> None:
        house = Thinkers(COMMAND, 1)
        await house.decide(first)
        other = Job("another table", GAME, first.options, "novice", 1, first.heard, 1.0)
        (only,) = house._all
        only.told["another table", 1, "novice"] = 1  # so we believe
        await house.decide(other)
        await house.decide(second)
        await house.close()

    asyncio.run(think())
    assert [(job.table, job.since) for job in said[1:3]] == [("another table", 1), ("another table", 0)]
    assert (said[3].table, said[3].since) == ("t", len(first.heard))


def test_a_player_keeps_its_seat_from_question_to_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set-up is planned once: whoever asks piece by piece gets one plan, not forty. Who fails begins anew."""
    monkeypatch.setattr(thinker, "_sitters", type(thinker._sitters)())
    first, second, third = table_of(3)

    def new(job: Job, before: Job) -> Job:
        told = len(before.heard)
        return Job(job.table, job.game, job.options, job.player, job.seat, job.heard[told:], job.seconds, told)

    thinker.decide(first)
    (sitter,) = thinker._sitters.values()
    thinker.decide(new(second, first))
    assert list(thinker._sitters.values()) == [sitter]
    monkeypatch.setattr(thinker._Sitter, "decide", lambda self, job: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        thinker.decide(new(third, second))
    assert thinker.decide(new(third, second)) == Forgotten()


def test_one_that_is_being_started_is_ended_with_the_others() -> None:
    """A server may be stopped in the moment somebody sits down: no process is left behind, whoever was cancelled."""
    (job,) = table_of(1)

    async def think() -> tuple[int, ...]:
        house = Thinkers(COMMAND, 2)
        impatient, patient = asyncio.create_task(house.decide(job)), asyncio.create_task(house.decide(job))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        impatient.cancel()
        await house.close()
        with pytest.raises(LostThinker):
            await patient
        with pytest.raises(LostThinker):
            await house.decide(job)
        return len(house._all), len(house._starting)

    assert asyncio.run(think()) == (0, 0)


def test_a_thought_is_given_up_at_once_when_nobody_waits_for_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not stop when told to is ended, whatever it is doing: nothing of it goes on in the dark."""
    monkeypatch.setattr(thinkers, "PATIENCE", 0.0)
    (job,) = table_of(1)
    never = (sys.executable, "-c", "import time; time.sleep(3600)")

    async def think() -> tuple[int | None, int]:
        house = Thinkers(never, 1)
        thought = asyncio.create_task(house.decide(job))
        while not house._all:
            await asyncio.sleep(0.01)
        (asked,) = house._all
        await asyncio.sleep(0.05)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        await asked.process.wait()
        while house._thinking:
            await asyncio.sleep(0)
        return asked.process.returncode, len(house._all)

    code, left = asyncio.run(think())
    assert code is not None
    assert left == 0


def moves_of(questions: int, player: str, seconds: float) -> Iterator[Job]:
    """What seat 1 is asked once both armies stand and there is something to choose."""
    table, luck = flagfall.Table(flagfall.rules(GAME), Random(3)), Random(3)
    while questions:
        seat, choices = table.to_act, table.choices(table.to_act)
        if seat == 1 and len(choices) > 3 and any(fact.what == "began" for fact in table.heard(1).facts):
            questions -= 1
            yield Job("t", GAME, dict(table.rules.options), player, 1, table.heard(1).facts, seconds)
        table.submit(seat, luck.choice(choices.decisions))


def test_a_thinker_whose_game_is_over_stops_and_thinks_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would think for an hour; its human resigns. The same process answers the next question."""
    monkeypatch.setattr(thinkers, "PATIENCE", 60.0)
    long, _ = moves_of(2, "mind", 3600.0)
    other = replace(long, table="another", player="novice", seconds=1.0)

    async def think() -> tuple[int, int]:
        house = Thinkers(COMMAND, 1)
        await house.decide(replace(long, player="mind:worlds=1"))  # compiled
        thought = asyncio.create_task(house.decide(long))
        while not any(promised.thinker for promised in house._thinking.values()):
            await asyncio.sleep(0)
        (asked,) = house._all
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        await house.decide(other)
        (left,) = house._all
        await house.close()
        return asked.process.pid, left.process.pid

    asked, left = asyncio.run(think())
    assert asked == left, "nobody had to be started anew"


def test_a_game_that_is_over_ends_every_thought_about_it() -> None:
    """Resigned, agreed drawn, out of time: `consider` is asked after everything that happens in a room."""

    async def end() -> bool:
        room = SimpleNamespace(sidelines=SimpleNamespace(ending=None), attended=False)
        seats = ComputerSeats(room)  # type: ignore[arg-type]
        thought = seats._tasks[1] = asyncio.create_task(asyncio.sleep(3600))
        room.sidelines.ending = "resigned"
        seats.consider(mine=True)
        await asyncio.wait([thought])
        return thought.cancelled()

    assert asyncio.run(end())


@pytest.mark.parametrize("level", ["marshal", "captain"])
def test_a_level_whose_weights_are_damaged_is_refused_with_a_sentence(
    level: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """So the room lets the next level down go on, and says so: `test_computers.py`."""
    (job,) = table_of(1)
    damaged = tmp_path / "duel.npz"
    damaged.write_bytes(b"PK not a file of weights")
    monkeypatch.setattr(learned, "file_of", lambda rules: damaged)
    mind._weights.cache_clear()
    try:
        with pytest.raises(LookupError, match=r"The weights duel\.npz are damaged"):
            thinker.decide(replace(job, player=level))
        assert isinstance(thinker.decide(replace(job, player="novice")), int)
    finally:
        mind._weights.cache_clear()
