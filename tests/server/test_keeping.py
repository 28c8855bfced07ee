"""Persist first, then speak: what was acknowledged survives, what could not be kept never happened."""

from __future__ import annotations

import random
import resource
from pathlib import Path

import pytest
from hands import Hands
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from visitors import Process, Served, Visitor, pair, set_up, settings, wait_until


def test_kill_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Killed in the middle of play, again and again; every acknowledged move is there and play goes on."""
    database, luck = f"sqlite:///{tmp_path}/games.db", random.Random(3)
    acknowledged: dict[str, int] = {}
    people: list[tuple[Visitor, Visitor, str]] = []
    port = None
    for _ in range(2):
        with Process(database, port=port) as process:
            port = process.port
            people = people or [pair(process.address, options={"points": 100_000}) for _ in range(4)]
            for ann, ben, game in people:
                with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
                    if game not in acknowledged:
                        set_up(left, right)
                    told = left.ask(since=0)
                    assert told["moment"] >= acknowledged.get(game, 0), "an acknowledged move is lost"
                    for _ in range(luck.randrange(2, 8)):
                        seat = left.ask(since=0)["to_act"]
                        ear = (left, right)[seat]
                        told = ear.ask(decide="roll", after=ear.ask(since=0)["moment"])
                        acknowledged[game] = told["moment"]
            # One more move each, killed without waiting for the answer.
            for ann, ben, game in people:
                ears = [ann.ear(game, 0), ben.ear(game, 1)]
                told = ears[0].ask(since=0)
                ears[told["to_act"]].say(decide="roll", after=told["moment"])
            process.kill()
    with Process(database, port=port):
        for ann, _, game in people:
            with ann.ear(game, 0) as left:
                told = left.hear()
                assert acknowledged[game] <= told["moment"] <= acknowledged[game] + 3
                assert len(told["facts"]) == told["moment"]


def test_a_full_disk_means_nothing_has_happened(tmp_path: Path) -> None:
    """The move is refused, nobody hears of it, and it can be made once there is room again."""
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann, ben, game = pair(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            told = set_up(left, right)
            before = right.ask(since=0)
            writer = server.house.move_writer
            writer._store, store = _disk_full, writer._store

            refused = left.ask(decide="guess 1", after=told["moment"])

            assert (refused["refusal"], refused["reason"]) == ("unavailable", "not_kept")
            writer._store = store
            assert {**right.ask(since=0), "answers": None} == {**before, "answers": None}
            assert len(server.house.game_store.record(game)) == 2
            assert left.ask(decide="guess 1", after=told["moment"])["moment"] == told["moment"] + 1


def test_a_disk_that_is_really_full_loses_nothing(tmp_path: Path) -> None:
    """The operating system lets the server's files grow no further for a while."""
    with Process(f"sqlite:///{tmp_path}/games.db") as process:
        ann, ben, game = pair(process.address, options={"points": 100_000})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            told = set_up(left, right)
            before = right.ask(since=0)
            size = max(file.stat().st_size for file in tmp_path.iterdir())
            limits = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

            refusals = [left.ask(decide="roll", after=told["moment"]) for _ in range(3)]

            assert [(no["refusal"], no["reason"]) for no in refusals] == [("unavailable", "not_kept")] * 3
            assert "nothing has happened" in refusals[0]["sentence"]
            assert {**right.ask(since=0), "answers": None} == {**before, "answers": None}
            resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, limits)
            done = left.ask(decide="roll", after=told["moment"])
            assert done["moment"] == told["moment"] + 1
        process.kill()
        with Process(f"sqlite:///{tmp_path}/games.db", port=process.port), ann.ear(game, 0) as again:
            assert again.hear()["moment"] == done["moment"]


def _disk_full(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_a_locked_database_is_survived(tmp_path: Path) -> None:
    """Another writer holds the database for a while; afterwards moves are kept again."""
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann, _, game = pair(server.address, options={"points": 1000})
        with ann.ear(game, 0) as left:
            left.hear()
            with server.house.engine.connect() as held:
                # A writer that never finishes stands for storage that does not answer.
                held.exec_driver_sql("PRAGMA busy_timeout=0")
                held.execute(text("UPDATE games SET touched = touched"))
                with server.house.engine.connect() as other:
                    other.exec_driver_sql("PRAGMA busy_timeout=0")
                    with pytest.raises(OperationalError):
                        other.execute(text("UPDATE games SET touched = touched"))
                held.rollback()
            assert left.ask(decide="hide 1", after=0)["moment"] == 2


def test_an_idle_game_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Nobody listens: the room is closed, and opened by replay when somebody returns."""
    clock = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db", idle_seconds=600), clock) as server:
        ann, ben, game = pair(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            before = set_up(left, right)
            looked = len(clock.slept)
            clock.turn(3600)
            wait_until(lambda: len(clock.slept) > looked)
            assert len(server.house.rooms) == 1
        clock.turn_until(lambda: not len(server.house.rooms), 60)
        with ann.ear(game, 0) as left:
            told = left.hear()
            assert told["picture"] == before["picture"]
            assert left.ask(decide="guess 0", after=told["moment"])["moment"] == told["moment"] + 1


def test_what_was_being_played_is_brought_back_before_anybody_asks(tmp_path: Path) -> None:
    """A server that comes up again replays the games of the last minutes; one that cannot be replayed keeps none away."""
    chosen = settings(f"sqlite:///{tmp_path}/games.db")
    with Served(chosen) as server:
        games = [pair(server.address) for _ in range(3)]
        for ann, ben, game in games:
            with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
                set_up(left, right)
        with server.house.engine.begin() as connection:
            connection.execute(text("UPDATE inputs SET decision = 77 WHERE game = :game"), {"game": games[1][2]})
    with Served(chosen) as server:
        wait_until(lambda: len(server.house.rooms) == 2)
        rooms = [server.house.rooms.live(game) for _, _, game in games]
        assert [room and room.table.moment for room in rooms] == [2, None, 2]


def test_two_writers_can_never_both_keep_the_same_move(tmp_path: Path) -> None:
    """Storage itself refuses the second: by the game's version, and by the key (game, number)."""
    import asyncio

    from msgspec import structs
    from sqlalchemy import insert
    from sqlalchemy.exc import IntegrityError

    from flagfall.server.storage.move_writer import Entry, MoveWriter, TooLate
    from flagfall.server.storage.schema import inputs

    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        _, _, game = pair(server.address)
        house = server.house
        row = house.game_store.find(game)
        entry = Entry(game, row.version, 1, row.sidelines, 1, False, None, 0, ((0, 3),))
        first, second = MoveWriter(house.engine), MoveWriter(house.engine)

        async def both() -> list[object]:
            others = [structs.replace(entry, inputs=((0, n),)) for n in range(8)]
            keeping = [(first, second)[n % 2].keep(other) for n, other in enumerate(others)]
            return await asyncio.gather(*keeping, return_exceptions=True)

        outcomes = asyncio.run(both())
        first.close(), second.close()
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, TooLate) for outcome in outcomes) == 7
        assert len(house.game_store.record(game)) == 1
        with pytest.raises(IntegrityError), house.engine.begin() as connection:
            connection.execute(insert(inputs).values(game=game, number=0, seat=0, decision=5, at=0))


def test_a_mistake_of_ours_does_not_close_the_room(server: Served, monkeypatch) -> None:
    """Rules that trip over a line refuse that line only."""
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        room = server.house.rooms.live(game)
        monkeypatch.setattr(room.rules, "read", lambda text, view: {}[text])
        refused = left.ask(decide="hide 1", after=0)
        assert (refused["refusal"], refused["reason"]) == ("unavailable", "not_kept")
        monkeypatch.undo()
        assert left.ask(decide="hide 1", after=0)["moment"] == 2


def test_a_listener_that_cannot_be_told_is_asked_to_come_back(server: Served, monkeypatch) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        room = server.house.rooms.live(game)
        monkeypatch.setattr(room.rules, "shown", lambda view: 1 / 0)
        left.say(decide="hide 1", after=0)
        assert left.ended() == 1011


def test_a_database_library_that_is_too_old_is_named(monkeypatch) -> None:
    import sqlite3

    from flagfall.core import FlagfallError
    from flagfall.server.storage.database import open_database

    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.31.1")
    with pytest.raises(FlagfallError, match=r"SQLite 3\.38 or newer; this Python has 3\.31\.1"):
        open_database("sqlite:///games.db")


def test_a_database_of_a_newer_flagfall_is_refused_in_a_sentence(tmp_path: Path) -> None:
    from flagfall.core import FlagfallError
    from flagfall.server.storage.database import migrate, open_database

    engine = open_database(f"sqlite:///{tmp_path}/games.db")
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(FlagfallError, match=r"written by a newer Flagfall .* 9999"):
        migrate(engine)


def test_what_is_kept_survives_a_power_cut(tmp_path: Path) -> None:
    """Written ahead, synced fully, and no input without its game."""
    from flagfall.server.storage.database import open_database

    with open_database(f"sqlite:///{tmp_path}/games.db").connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        assert [connection.exec_driver_sql(f"PRAGMA {one}").scalar() for one in asked] == ["wal", 2, 1]


def test_tables_are_brought_up_to_date_to_what_the_newest_migration_makes_them(tmp_path: Path) -> None:
    """Its file is named after it; and there is nothing in the schema that no migration makes."""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    from flagfall.server.storage.database import MIGRATIONS, migrate, newest_migration, open_database
    from flagfall.server.storage.schema import metadata

    engine = open_database(f"sqlite:///{tmp_path}/games.db")
    for _ in range(2):
        migrate(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() == newest_migration()
            assert compare_metadata(context, metadata) == []
    assert newest_migration() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
