"""A copy of everything, made while people play, and put back in place."""

from __future__ import annotations

from pathlib import Path

import pytest
from services import postgres
from visitors import Served, Visitor, pair, set_up, settings

from flagfall.server.storage.backup import NoCopy, backup, restore


def played(server: Served) -> tuple[Visitor, str, int]:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        return ann, game, set_up(left, right)["moment"]


def goes_on(server: Served, cookie: str | None, game: str, moment: int) -> None:
    ann = Visitor(server.address)
    ann.http.cookies.set("flagfall", cookie or "")
    with ann.ear(game, 0) as left:
        assert left.hear()["moment"] == moment
        assert left.ask(decide="roll", after=moment)["kind"] == "told"


def test_a_copy_made_under_a_running_server_is_the_game_at_that_instant(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/games.db", tmp_path / "copy"
    with Served(settings(database)) as server:
        ann, game, moment = played(server)
        backup(database, copy)
        goes_on(server, ann.cookie, game, moment)
    with pytest.raises(NoCopy, match="nothing is overwritten"):
        backup(database, copy)
    with pytest.raises(NoCopy, match="say --over"):
        restore(database, copy)
    restore(database, copy, over=True)
    with Served(settings(database)) as server:
        goes_on(server, ann.cookie, game, moment)
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_database_is_not_put_in_place(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy"
    copy.write_bytes(b"no database" * 1000)
    database.write_bytes(b"")
    with pytest.raises(NoCopy, match="could not be copied"):
        restore(f"sqlite:///{database}", copy, over=True)
    assert database.read_bytes() == b""
    for nothing in (tmp_path / "none", tmp_path):
        with pytest.raises(NoCopy, match="There is no"):
            restore(f"sqlite:///{database}", nothing, over=True)
    with pytest.raises(NoCopy, match="There is no database"):
        backup(f"sqlite:///{tmp_path}/none.db", tmp_path / "x")


def test_postgresql_is_copied_by_its_own_programs(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with postgres() as database:
        with Served(settings(database)) as server:
            ann, game, moment = played(server)
            backup(database, copy)
            goes_on(server, ann.cookie, game, moment)
        with pytest.raises(NoCopy, match="pg_restore says"):
            restore(database, copy)
        restore(database, copy, over=True)
        with Served(settings(database)) as server:
            goes_on(server, ann.cookie, game, moment)
