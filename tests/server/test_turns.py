"""Whoever writes takes turns, and a move goes before everybody who only waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, insert
from sqlalchemy.exc import IntegrityError
from visitors import wait_until

from flagfall.server.storage.database import migrate, open_database
from flagfall.server.storage.move_writer import Entry, MoveWriter, TooLate
from flagfall.server.storage.people import People
from flagfall.server.storage.schema import people, secrets
from flagfall.server.storage.turns import Turns


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Engine]:
    """A database that refuses at once what comes while another writes: nobody sleeps and looks again."""
    engine = open_database(f"sqlite:///{tmp_path}/games.db")

    @event.listens_for(engine, "connect")
    def _at_once(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA busy_timeout=0")

    migrate(engine)
    yield engine
    engine.dispose()


def test_a_move_goes_before_whoever_has_waited_longer() -> None:
    turns, order = Turns(), list[str]()

    def write(who: str, *, first: bool = False) -> None:
        assert turns.take(first=first)
        order.append(who)
        turns.give_back()

    with ThreadPoolExecutor(4) as threads:
        assert turns.take()
        waiting = [threads.submit(write, "stranger") for _ in range(3)]
        waiting.append(threads.submit(write, "move", first=True))
        wait_until(lambda: turns._first)
        turns.give_back()
        for done in waiting:
            done.result()
    assert order == ["move", "stranger", "stranger", "stranger"]


def test_strangers_and_moves_write_side_by_side_and_nobody_is_refused(impatient: Engine) -> None:
    everybody, writer = People(impatient), MoveWriter(impatient)

    def strangers(number: int) -> bool:
        return all(everybody.add(f"{number}-{one}", "Bob", 1) for one in range(25))

    async def moves() -> int:
        """Of a game there is not: the database is asked, and says so."""
        late = 0
        for _ in range(25):
            try:
                await writer.keep(Entry("nowhere", 1, 1, "{}", 0, over=False, deadline=None))
            except TooLate:
                late += 1
        return late

    try:
        with ThreadPoolExecutor(4) as threads:
            writing = [threads.submit(strangers, number) for number in range(4)]
            assert asyncio.run(moves()) == 25
            assert all(done.result() for done in writing)
    finally:
        writer.close()


def test_what_was_refused_gives_its_turn_back(impatient: Engine) -> None:
    twice = insert(secrets).values(name="one", value="two")
    for _ in range(2):
        with impatient.begin() as connection:
            connection.execute(twice.prefix_with("OR IGNORE"))
    with pytest.raises(IntegrityError), impatient.begin() as connection:
        connection.execute(twice)
    with impatient.begin() as connection:
        connection.execute(insert(people).values(id="ann", name="Ann", made=1))
    assert People(impatient).find("ann") is not None
