"""The database is away, full, read-only or deleted: that is said, nothing is acknowledged that is not kept, and play goes on after it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from services import Service, postgres_service
from sqlalchemy import event
from visitors import GENEROUS, Ear, Served, Visitor, pair, set_up, settings, wait_until


@pytest.fixture(scope="module")
def database() -> Iterator[Service]:
    with postgres_service() as service:
        yield service


def refused(ear: Ear, moment: int) -> None:
    answer = ear.ask(decide="roll", after=moment)
    assert (answer["kind"], answer["reason"]) == ("refused", "not_kept"), answer


def healthy(server: Served) -> bool:
    return Visitor(server.address).http.get("/health").status_code == 200


def troubles(server: Served) -> str:
    wait_until(lambda: not healthy(server))
    return " ".join(Visitor(server.address).get("/health", expect=503)["troubles"])


def test_games_go_on_when_the_database_is_back(database: Service, caplog: pytest.LogCaptureFixture) -> None:
    with Served(settings(database.address)) as server:
        ann, ben, game = pair(server.address, options={"points": 1000})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            moment = set_up(left, right)["moment"]
            database.stop()
            refused(left, moment)
            for method, path, body in (
                ("POST", "/api/games", {"game": "toy/numbers", "seats": [{"who": "me"}] * 2}),
                ("PUT", "/api/me", {"name": "Anna"}),
                ("GET", "/api/games?list=open", None),
                ("GET", "/api/games/nothing", None),
            ):
                answer = ann.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (503, "not_kept"), path
                assert answer.json()["sentence"].endswith("Try again.")
            assert "does not answer" in troubles(server)
            database.start()
            wait_until(lambda: healthy(server))
            assert left.ask(decide="roll", after=moment)["kind"] == "told"
    ours = [record for record in caplog.records if record.name.startswith("flagfall")]
    assert not any(record.exc_info for record in ours), [record.getMessage() for record in ours]
    assert len(ours) < 10


def test_a_database_that_was_away_in_a_quiet_hour_costs_nobody_a_move(database: Service) -> None:
    """Its connections are all dead when the next move comes, and that move is kept all the same."""
    with Served(settings(database.address)) as server:
        ann, ben, game = pair(server.address, options={"points": 1000})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            moment = set_up(left, right)["moment"]
            database.stop()
            database.start()
            assert left.ask(decide="roll", after=moment)["kind"] == "told"


@pytest.mark.parametrize("another", [False, True], ids=["deleted", "replaced"])
def test_nothing_is_acknowledged_onto_a_file_that_is_gone(tmp_path: Path, another: bool) -> None:
    path = tmp_path / "games.db"
    with Served(settings(f"sqlite:///{path}")) as server:
        ann, ben, game = pair(server.address, options={"points": 1000})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            moment = set_up(left, right)["moment"]
            kept = path.rename(tmp_path / "elsewhere.db")
            if another:
                sqlite3.connect(path).close()
                path.touch()
            refused(left, moment)
            assert ann.call("PUT", "/api/me", name="Anna", expect=503)["reason"] == "not_kept"
            assert "deleted or replaced" in troubles(server)
            assert path.exists() == another, "no new file is made in its place"
            kept.rename(path)
            wait_until(lambda: healthy(server))
            assert left.ask(decide="roll", after=moment)["kind"] == "told"


def _roll(ear: Ear) -> dict:
    told = ear.ask(since=0)
    while not told["choices"]:
        told = ear.hear()
    return ear.ask(decide="roll", after=told["moment"])


@pytest.mark.parametrize(
    ("pragma", "cured", "said"),
    [
        ("max_page_count=1", "max_page_count=1073741823", "full"),
        ("query_only=1", "query_only=0", "refuses"),
    ],
    ids=["full", "read-only"],
)
def test_a_database_that_cannot_be_written_to_is_not_healthy(
    tmp_path: Path, pragma: str, cured: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite itself says so: no page more than it has, or none at all."""
    quick = replace(GENEROUS, messages_per_second=10**6, message_burst=10**6, messages_per_address=10**6)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pulse_seconds=0.2, limits=quick)) as server:
        engine, state = server.house.engine, [cured]

        @event.listens_for(engine, "begin")
        def _spoil(connection) -> None:
            connection.connection.execute(f"PRAGMA {state[0]}")

        ann, ben, game = pair(server.address, options={"points": 100_000})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
            state[0] = pragma
            ears, n = (left, right), 0
            while (answer := _roll(ears[n % 2]))["kind"] == "told":  # what room is left in the last page is used up
                n += 1
            assert answer["reason"] == "not_kept"
            assert said in troubles(server)
            state[0] = cured
            wait_until(lambda: healthy(server))
            assert _roll(ears[n % 2])["kind"] == "told"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_almost_full_disk_is_told_before_anything_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pulse_seconds=0.1)) as server:
        monkeypatch.setattr("flagfall.server.pulse.LEAST_ROOM", 1 << 62)
        assert "almost full" in troubles(server)
        assert Visitor(server.address, "Ann").make("me", "friend")["id"]
