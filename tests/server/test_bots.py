"""Programs with accounts: a token, a name that says what they are, and a whole game by the example."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest
from visitors import Ear, Served, Visitor, settings

from flagfall.server.limits import Limits
from flagfall.server.refusals import No
from flagfall.server.storage.admin import Wish

EXAMPLE = Path(__file__).parents[2] / "examples" / "online_bot.py"


def token_of(server: Served, name: str) -> str:
    return server.house.admin.do(Wish("test", "bot", name), server.house.wall_clock.now()).token


def bot(server: Served, token: str) -> Visitor:
    visitor = Visitor(server.address)
    visitor.http.headers["Authorization"] = f"Bearer {token}"
    return visitor


def test_a_token_is_enough_to_be_somebody(server: Served) -> None:
    told = bot(server, token_of(server, "Forward")).get("/api/me")
    assert (told["name"], told["account"]) == ("Forward (bot)", "Forward (bot)")
    assert bot(server, "made up").get("/api/me")["name"] is None


def test_another_token_ends_the_first(server: Served) -> None:
    first, second = token_of(server, "Twice"), token_of(server, "Twice (bot)")
    assert bot(server, first).get("/api/me")["name"] is None
    assert bot(server, second).get("/api/me")["name"] == "Twice (bot)"


def test_who_begins_with_a_new_token_before_the_server_has_looked_stays(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pulse_seconds=0.1)) as server:
        tokens = [token_of(server, "Hasty")]
        game = bot(server, tokens[0]).make("me", "friend")["id"]
        bot(server, tokens[0]).get("/api/me")
        address = f"{server.address.replace('http', 'ws')}/api/games/{game}/socket?seat=0"
        old = Ear(address, None, {"Authorization": f"Bearer {tokens[0]}"})
        old.hear()
        tokens.append(token_of(server, "Hasty"))
        new = Ear(address, None, {"Authorization": f"Bearer {tokens[1]}"})
        assert old.ended() == 1012
        assert new.ask(since=0)["kind"] == "told"


def test_the_database_does_not_hold_the_token(server: Served) -> None:
    token = token_of(server, "Hidden")
    assert server.house.people.signed_in(token) is None


@pytest.mark.parametrize("name", ["Ann (bot)", "Ann (BOT)", "Ann (bоt)"])
def test_no_person_is_called_like_a_program(server: Served, name: str) -> None:
    assert Visitor(server.address).call("PUT", "/api/me", name=name, expect=400)["reason"] == "unreadable"
    assert Visitor(server.address).call("POST", "/api/account", name=name, password="correct horse", expect=400)


def test_renaming_keeps_the_mark(server: Served) -> None:
    token = token_of(server, "Before")
    server.house.admin.do(Wish("test", "rename", "Before (bot)", "After"), server.house.wall_clock.now())
    assert bot(server, token).get("/api/me")["name"] == "After (bot)"


def test_a_taken_name_is_refused(server: Served) -> None:
    token_of(server, "Looker")
    with pytest.raises(No, match="taken"):
        token_of(server, "L00ker")


def test_a_bot_that_is_banned_has_no_token(server: Served) -> None:
    token = token_of(server, "Banned")
    server.house.admin.do(Wish("test", "ban", "Banned (bot)"), server.house.wall_clock.now())
    assert bot(server, token).get("/api/me")["name"] is None


def test_the_example_offers_a_game_and_plays_it_to_the_end(server: Served) -> None:
    assert len([line for line in EXAMPLE.read_text("utf-8").splitlines() if line]) <= 60
    process = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.address, "toy/numbers", "1"],
        env={**os.environ, "FLAGFALL_TOKEN": token_of(server, "Lucky")}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "I am Lucky (bot)\n"
        game = process.stdout.readline().split()[1]
        ann = Visitor(server.address, "Ann")
        (offered,) = (one for one in ann.get("/api/games?list=open") if one["id"] == game)
        assert offered["people"][0]["name"] == "Lucky (bot)"
        ann.call("POST", f"/api/games/{game}/join")
        assert _played(ann.ear(game, 1))["people"][0]["name"] == "Lucky (bot)"
        assert process.wait() == 0
    finally:
        process.kill()
        process.communicate()


def test_the_example_says_no_more_in_a_second_than_a_server_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAGFALL_TOKEN", "any")
    spec = importlib.util.spec_from_file_location("online_bot", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    asked = [{"kind": "told", "result": None, "moment": n, "choices": [{"text": "a"}]} for n in range(50)]
    told = iter(map(json.dumps, [*asked, {"kind": "told", "result": {"reason": "over"}}]))
    happened: list[float] = []
    socket = SimpleNamespace(recv=lambda: next(told), send=lambda said: happened.append(0.0))
    monkeypatch.setattr(example, "connect", lambda *_, **__: nullcontext(socket))
    monkeypatch.setattr(example.time, "sleep", happened.append)
    assert example.play("http://there", "game", 0) == {"reason": "over"}
    assert happened == [example.PAUSE, 0.0] * 50
    assert example.PAUSE * Limits().messages_per_second > 1


def _played(ear: Ear) -> dict:
    """Ann takes her first choice until the game is over."""
    told = ear.hear()
    while not told.get("result"):
        if told.get("choices"):
            ear.say(decide=told["choices"][0]["text"], after=told["moment"])
        told = ear.hear()
    return told
