"""What whoever runs a server adds to it: programs to play against, and editions of their own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

import flagfall
from flagfall.core import Decision
from flagfall.games.own import PLACES
from flagfall.server import programs
from flagfall.server.settings import CannotServe, from_environment, printed
from flagfall.server.thinkers import Job, LostThinker, Thinkers
from flagfall.table import Table

HOUSE = Path(__file__).parents[2]
BOT = f"{sys.executable} {HOUSE / 'examples' / 'bot.py'}"
COMMAND = (sys.executable, "-m", "flagfall.server.thinker")
MINE = (
    'inherits = "duel"\ntitle = "Mine"\nsentence = "Short."\nsource = "reconstruction"\n[counts]\nflag = 1\nscout = 2\n'
)
TELLTALE = """
import os, sys
secrets = [name for name in os.environ if name.startswith("FLAGFALL_")]
for line in sys.stdin:
    if line.startswith("flagfall"):
        print("ready" if not secrets else "secrets", flush=True)
    elif line.startswith("go"):
        print("no such thing", flush=True)
"""


def question(table: Table, player: str) -> Job:
    seat = table.to_act
    return Job("t", table.rules.id, dict(table.rules.options), player, seat, table.heard(seat).facts, 5.0)


def test_a_program_sits_in_a_seat_under_the_name_it_was_given() -> None:
    """It is told what its seat has heard; one that was sent away is told everything anew."""
    table = Table(flagfall.rules("stratego/duel"))

    async def think() -> None:
        house = Thinkers(COMMAND, 1, {"forward": BOT})
        await house.load("forward")
        for number in range(3):
            decision = await house.decide(question(table, "forward"), afresh=number == 1)
            table.submit(table.to_act, Decision(decision))
        await house.close()

    asyncio.run(think())
    assert table.moment == 3


def test_a_program_is_told_no_secret_and_nonsense_costs_it_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLAGFALL_SECRET", "s3cret")
    (tmp_path / "bot.py").write_text(TELLTALE)
    table = Table(flagfall.rules("stratego/duel"))

    async def think() -> None:
        house = Thinkers(COMMAND, 1, {"telltale": f"{sys.executable} {tmp_path / 'bot.py'}"})
        await house.load("telltale")
        with pytest.raises(LostThinker, match="neither 'decide …' nor 'info …'"):
            await house.decide(question(table, "telltale"))
        with pytest.raises(LostThinker, match="not installed"):
            await house.load("another")
        await house.close()

    asyncio.run(think())


def test_programs_are_named_by_whoever_runs_the_server_and_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FLAGFALL_CONFIG", raising=False)
    assert from_environment().engines == {}
    monkeypatch.setenv(programs.VARIABLE, '{"forward": "python3 bot.py"}')
    chosen = from_environment()
    assert chosen.engines == {"forward": "python3 bot.py"}
    (tmp_path / "flagfall.toml").write_text(printed(chosen))
    monkeypatch.delenv(programs.VARIABLE)
    monkeypatch.setenv("FLAGFALL_CONFIG", str(tmp_path / "flagfall.toml"))
    assert from_environment() == chosen
    monkeypatch.setenv(programs.VARIABLE, "forward")
    with pytest.raises(CannotServe, match="FLAGFALL_ENGINES cannot be 'forward'"):
        from_environment()
    assert "needs another name" in programs.wrong_with("novice", "python3")
    assert "there is no program './none'" in programs.wrong_with("forward", "./none")
    assert "small letters" in programs.wrong_with("engine:x", "python3")
    assert programs.wrong_with("forward", f"{sys.executable} bot.py") == ""


def test_visitors_play_an_edition_that_is_offered_and_open_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PLACES, "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    file = tmp_path / "mine.toml"
    file.write_text(MINE)
    (tmp_path / "old.toml").write_text(MINE)
    old = flagfall.rules(str(tmp_path / "old.toml")).id
    chosen = settings(f"sqlite:///{tmp_path}/games.db", editions=(str(file),))
    with Served(chosen) as server:
        ann = Visitor(server.address, "Ann")
        card = ann.get("/api/catalog")["games"][-1]
        assert card["title"] == "Mine"
        made = ann.make("me", "random", game=card["id"])
        assert ann.get(f"/api/games/{made['id']}")["describe"]["game"] == card["id"]
        for name in ("./mine.toml", "stratego/../mine@0123456789", old):
            wish = {"game": name, "seats": [{"who": "me"}, {"who": "computer", "player": "random"}]}
            assert ann.call("POST", "/api/games", expect=404, **wish)["reason"] == "unknown"
        assert ann.get("/api/guide?game=./mine.toml", expect=404)["reason"] == "unknown"
        for command in ("engine:python3 -c 1", "engine:./bot", "os:system"):
            wish = {"game": "stratego/duel", "seats": [{"who": "me"}, {"who": "computer", "player": command}]}
            assert ann.call("POST", "/api/games", expect=404, **wish)["reason"] == "unknown"
