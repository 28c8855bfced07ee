"""Whoever runs a server: games and people put in order from the terminal and from a page, and all of it written down."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from visitors import Served, Visitor, pair, set_up, settings

from flagfall.cli.admin import app
from flagfall.server.refusals import No
from flagfall.server.signing import new_id
from flagfall.server.storage.admin import Wish

Run = Callable[..., str]


@pytest.fixture
def server(tmp_path: Path):
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pulse_seconds=0.1)) as served:
        yield served


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("FLAGFALL_DATABASE", f"sqlite:///{tmp_path}/games.db")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str, fails: bool = False) -> str:
        done = CliRunner().invoke(app, list(words))
        assert (done.exit_code != 0) == fails, done.output
        return str(done.exception) if fails else done.output

    return run


def account(server: Served, name: str) -> Visitor:
    visitor = Visitor(server.address)
    visitor.call("POST", "/api/account", name=name, password="correct horse")
    return visitor


def test_a_game_is_taken_from_the_lists_and_put_back(server: Served, terminal: Run) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "friend", listed=True)["id"]
    assert game in terminal("games")
    terminal("unlist", game)
    assert ann.get("/api/games?list=open") == []
    terminal("list", game)
    assert [row["id"] for row in ann.get("/api/games?list=open")] == [game]
    assert "There is no game" in terminal("unlist", "nothing", fails=True)


def test_a_game_is_ended_under_the_players(server: Served, terminal: Run) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        moment = set_up(left, right)["moment"]
        terminal("end", game, "--why", "it was a test")
        told = left.until(lambda told: told["result"])
        assert (told["result"]["winners"], told["result"]["by"]) == ([], "abort")
        assert "has ended the game" in told["result"]["reason"]
        assert left.ask(decide="roll", after=moment)["reason"] == "game_over"
        assert ben.get(f"/api/games/{game}/scroll", expect=409)["reason"] == "not_now"
    assert "it was a test" in terminal("log")


def test_a_deleted_game_is_gone(server: Served, terminal: Run) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.ask(decide="hide 3", after=0)
        left.ask(phrase=0)
        terminal("delete-game", game)
        assert left.ended() == 4404
    assert ann.get(f"/api/games/{game}", expect=404)
    assert ann.get("/api/games?list=mine") == []


def test_somebody_banned_is_signed_out_and_stays_out(server: Served, terminal: Run) -> None:
    eve = account(server, "Eve")
    game = eve.make("me", "friend")["id"]
    with eve.ear(game, 0) as left:
        left.hear()
        terminal("ban", "eve", "--why", "rude")
        assert left.ended() == 1012
    assert eve.get("/api/me")["name"] is None
    wish = {"name": "Eve", "password": "correct horse"}
    assert "closed" in Visitor(server.address).call("POST", "/api/session", **wish, expect=403)["sentence"]
    assert Visitor(server.address).call("PUT", "/api/me", name="Eve", expect=409)["reason"] == "taken"
    terminal("unban", "Eve")
    Visitor(server.address).call("POST", "/api/session", **wish)


def test_a_guest_is_found_by_a_seat(server: Served, terminal: Run) -> None:
    ann, ben, game = pair(server.address)
    terminal("ban", f"{game}:1")
    assert ben.get("/api/me")["name"] is None
    assert ann.get("/api/me")["name"] == "Ann"


@pytest.mark.parametrize("what", ["ban", "rename", "reset", "promote", "delete person", "settle"])
@pytest.mark.parametrize("whom", ["x:99999999999999999999", "x:²", "99999999999999999999", "²", ":1", ""])
def test_whom_nobody_can_be_is_refused_and_not_looked_for(server: Served, what: str, whom: str) -> None:
    with pytest.raises(No) as no:
        server.house.admin.do(Wish("test", what, whom, "Another"), 0)
    assert no.value.reason == "unknown"
    assert server.house.admin.log() == []


def test_somebody_is_renamed_at_every_table(server: Served, terminal: Run) -> None:
    account(server, "Taken")
    rude = account(server, "Rude Word")
    game = rude.make("me", "friend")["id"]
    with Visitor(server.address).ear(game) as watcher:
        watcher.hear()
        assert "taken" in terminal("rename", "rude word", "TAKEN", fails=True)
        terminal("rename", "rude word", "Polite")
        assert "rude word, now Polite" in terminal("log")
        watcher.until(lambda told: told["people"][0]["name"] == "Polite")
    Visitor(server.address).call("POST", "/api/session", name="polite", password="correct horse")


def test_a_forgotten_password_is_reset_from_the_terminal(server: Served, terminal: Run, monkeypatch) -> None:
    monkeypatch.setenv("FLAGFALL_SITE", "https://games.example.org")
    account(server, "Forgetful")
    said = terminal("reset", "Forgetful")
    (token,) = re.findall(r"https://games\.example\.org/account#(\S+)", said)
    ann = Visitor(server.address)
    ann.call("POST", "/api/account/reset", token=token, password="battery staple")
    assert ann.get("/api/me")["account"] == "Forgetful"
    assert token not in terminal("log")


def test_a_person_is_deleted(server: Served, terminal: Run) -> None:
    gone = account(server, "Gone")
    ben = Visitor(server.address, "Ben")
    made = gone.make("me", "friend")
    ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
    with gone.ear(made["id"], 0) as left, ben.ear(made["id"], 1) as right:
        set_up(left, right)
        terminal("delete-person", "Gone")
        assert right.until(lambda told: told["result"])["result"]["winners"] == [1]
    assert "Gone" not in terminal("people")


def test_an_administrator_reads_reports_and_acts_from_a_page(server: Served, terminal: Run) -> None:
    ann, ben, game = pair(server.address)
    chief = account(server, "Chief")
    for nobody in (ann, chief):
        assert nobody.get("/api/admin", expect=403)["reason"] == "not_yours"
        nobody.call("POST", "/api/admin", what="end", whom=game, expect=403)
    assert Visitor(server.address).get("/api/admin", expect=401)["reason"] == "no_name"
    ann.call("POST", f"/api/games/{game}/report", seat=1, words="He called me names.", expect=204)
    ann.call("POST", f"/api/games/{game}/report", seat=7, words="Who?", expect=404)
    ann.call("POST", f"/api/games/{game}/report", seat=1, words="  ", expect=400)
    assert "He called me names." in terminal("reports")
    terminal("promote", "Chief")
    assert chief.get("/api/me")["admin"]
    office: Any = chief.get("/api/admin")
    (report,) = office["reports"]
    assert (report["name"], report["by"], report["game"], report["seat"]) == ("Ben", "Ann", game, 1)
    assert office["statistics"]["games running"] == 1
    assert [row["id"] for row in office["games"]] == [game]
    with ben.ear(game, 1) as right:
        right.hear()
        chief.call("POST", "/api/admin", what="ban", whom=f"{game}:1", why="see report")
        assert right.ended() == 1012
    chief.call("POST", "/api/admin", what="settle", whom=str(report["number"]))
    assert chief.get("/api/admin")["reports"] == []
    assert [(deed["who"], deed["what"]) for deed in chief.get("/api/admin")["log"]][:2] == [
        ("Chief", "settle"),
        ("Chief", "ban"),
    ]
    chief.call("POST", "/api/admin", what="dance", whom="x", expect=400)
    terminal("demote", "Chief")
    assert chief.get("/api/admin", expect=403)


def test_statistics_count_everything(server: Served, terminal: Run) -> None:
    pair(server.address)
    told = terminal("statistics")
    assert re.search(r"games running +1\n", told)
    assert re.search(r"guests +2\n", told)
    assert re.search(r"server processes +1\n", told)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, terminal: Run, monkeypatch) -> None:
    monkeypatch.setenv("FLAGFALL_DATABASE", f"sqlite:///{tmp_path}/nothing.db")
    assert "There is no database" in terminal("games", fails=True)
    assert not (tmp_path / "nothing.db").exists()


def test_no_name_of_a_game_looks_like_an_option() -> None:
    """`flagfall admin end -Xyz` would ask for an option X."""
    assert not [made for made in (new_id() for _ in range(1_000)) if made.startswith("-")]
