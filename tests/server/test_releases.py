"""What an earlier release stored is found again, plays on, and means the same."""

from __future__ import annotations

import gzip
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update
from sqlalchemy import text as sql
from visitors import Served, Visitor, settings

import flagfall
from flagfall.core import CHANCE, NOBODY
from flagfall.records.write import input_lines
from flagfall.server.rooms import replayed
from flagfall.server.storage.database import migrate, open_database
from flagfall.server.storage.game_store import GameStore
from flagfall.server.storage.schema import games, words
from flagfall.server.storage.words import name_version

RELEASES = Path(__file__).parent / "releases"
FIRST = json.loads((RELEASES / "0.1.0.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """The database of the first release, opened by this one."""
    file = tmp_path_factory.mktemp("release") / "games.db"
    file.write_bytes(gzip.decompress((RELEASES / "0.1.0.db.gz").read_bytes()))
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.mark.parametrize("game", FIRST, ids=[told["rules"] for told in FIRST.values()])
def test_a_game_of_the_first_release_is_the_same_game_and_goes_on(kept, game):
    whole = GameStore(kept).whole(game)
    table = replayed(whole.row, whole.record)
    assert table.moment == FIRST[game]["inputs"]
    lines = "\n".join(input_lines(table.rules, table.record()))
    assert hashlib.blake2b(lines.encode(), digest_size=8).hexdigest() == FIRST[game]["lines"]
    assert whole.row.words == table.rules.spec.version
    luck = Random(1)
    for _ in range(5):
        if table.to_act not in (NOBODY, CHANCE):
            table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))


def test_other_words_are_counted_anew_and_nothing_happens_twice(kept):
    """A release whose decisions had other numbers: here every word one further on."""
    with kept.begin() as connection:
        row = connection.execute(select(games).where(games.c.rules == "stratego/duel")).one()
        written = json.loads(connection.scalar(select(words.c.written).where(words.c.version == row.words)))
        connection.execute(words.insert().values(version="shifted", written=json.dumps(["nothing", *written])))
        connection.execute(update(games).where(games.c.id == row.id).values(words="shifted"))
        connection.execute(sql("UPDATE inputs SET decision = decision + 1 WHERE game = :game"), {"game": row.id})
        connection.execute(sql("DELETE FROM secrets WHERE name = 'words'"))
    for _ in range(2):
        migrate(kept)
        whole = GameStore(kept).whole(row.id)
        assert whole.row.words == row.words
        assert replayed(whole.row, whole.record).moment == FIRST[row.id]["inputs"]


def test_a_game_with_a_word_that_is_gone_stays_as_it_was_stored(kept, caplog):
    with kept.begin() as connection:
        row = connection.execute(select(games).where(games.c.rules == "stratego/barrage")).one()
        connection.execute(words.insert().values(version="older", written=json.dumps(["juggle a1 a2"] * 5000)))
        connection.execute(update(games).where(games.c.id == row.id).values(words="older"))
        connection.execute(sql("DELETE FROM secrets WHERE name = 'words'"))
    before = GameStore(kept).record(row.id)
    migrate(kept)
    assert GameStore(kept).record(row.id) == before
    assert GameStore(kept).find(row.id).words == "older"
    assert "words that its rules no longer have" in caplog.text


def test_whoever_was_signed_in_with_the_first_release_still_is(tmp_path: Path) -> None:
    """Their cookies held their own id. They keep their games, and sign out as everybody else."""
    file = tmp_path / "games.db"
    file.write_bytes(gzip.decompress((RELEASES / "0.1.0.db.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("UPDATE people SET account = 'ann', password = 'x' WHERE name = 'Ann'")
        old.execute("INSERT INTO people (id, name, account, made) VALUES ('twin', 'Αnn', 'αnn', 9999999999999)")
        person = old.execute("SELECT id FROM people WHERE name = 'Ann'").fetchone()[0]
    with Served(settings(f"sqlite:///{file}")) as server:
        ann = Visitor(server.address)
        ann.http.cookies.set("flagfall", server.house.seal.seal(person))
        assert ann.get("/api/me")["account"] == "Ann"
        mine = ann.get("/api/games?list=mine")
        assert {row["id"] for row in mine} == set(FIRST)
        game = next(row["id"] for row in mine if row["game"] == "stratego/duel")
        with ann.ear(game, 0) as left:
            assert left.hear()["kind"] == "told"
        assert Visitor(server.address).call("PUT", "/api/me", name="ann", expect=409)["reason"] == "taken"
        copied = ann.cookie
        ann.call("DELETE", "/api/session", expect=204)
        ann.http.cookies.set("flagfall", copied or "")
        assert ann.get("/api/me")["name"] is None


def test_accounts_that_look_alike_stay_and_sign_in_and_nobody_joins_them(tmp_path: Path) -> None:
    """They were made when a point or an accent still told two names apart."""
    file = tmp_path / "games.db"
    with Served(settings(f"sqlite:///{file}")) as server:
        for name in ("Willem", "Jan"):
            Visitor(server.address).call("POST", "/api/account", name=name, password="correct horse")
    with closing(sqlite3.connect(file)) as old, old:
        alike = "SELECT ?, ?, ?, password, ?, ? FROM people WHERE name = 'Jan'"
        for person, name in (("second", "Willem."), ("third", "Will\u0119m")):
            values = (person, name, name.casefold(), 9999999999999, name.casefold())
            old.execute(f"INSERT INTO people (id, name, account, password, made, looks) {alike}", values)
        old.execute("INSERT INTO people (id, name, made) VALUES ('guest', 'WILLEM', 1)")
        old.execute("ALTER TABLE people DROP COLUMN language")
        old.execute("UPDATE alembic_version SET version_num = '0005'")
    with Served(settings(f"sqlite:///{file}")) as server:

        def signed_in(name: str) -> Visitor:
            visitor = Visitor(server.address)
            assert visitor.call("POST", "/api/session", name=name, password="correct horse")["account"] == name
            return visitor

        owner, second, _ = (signed_in(name) for name in ("Willem", "Willem.", "Will\u0119m"))
        owner.call("POST", "/api/account/deletion", password="correct horse", expect=204)
        assert Visitor(server.address).call("PUT", "/api/me", name="Willem", expect=409)["reason"] == "taken"
        second.call("POST", "/api/account/deletion", password="correct horse", expect=204)
        assert Visitor(server.address).call("PUT", "/api/me", name="Willem", expect=409)["reason"] == "taken"
        signed_in("Will\u0119m").call("POST", "/api/account/deletion", password="correct horse", expect=204)
        assert Visitor(server.address, "Willem").get("/api/me")["name"] == "Willem"


def test_two_first_tables_of_a_game_may_be_laid_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have looked and found no words when the first writes them down."""
    engine = open_database(f"sqlite:///{tmp_path}/games.db")
    migrate(engine)
    with engine.begin() as connection:
        monkeypatch.setattr(connection, "scalar", lambda *_: None)
        for _ in range(2):
            assert name_version(connection, flagfall.rules("stratego/duel"))
    engine.dispose()
