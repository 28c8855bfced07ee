"""`flagfall match` as a maker would call it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from flagfall.arena import Here, crowded
from flagfall.cli import match
from flagfall.records import check

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]

GAME = "--game stratego/quick-battle -o ply_limit=60"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games are played in this process; what is kept goes to a folder of the test."""
    monkeypatch.setattr(match, "lanes_of", lambda workers, on: Here())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_it_tells_which_is_better(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall(f"match novice random {GAME} --games 7 --json {tmp_path}/m.json --scrolls {tmp_path}/kept")
    assert said.code == 0
    assert "novice (A) against random (B), stratego/quick-battle" in said.out
    told = json.loads((tmp_path / "m.json").read_text())
    assert told["games"] == 8 == told["wins"] + told["draws"] + told["losses"]
    assert told["score"] == (told["wins"] + told["draws"] / 2) / 8
    assert told["low"] <= told["elo"] <= told["high"]
    assert set(told["sides"]) == {"red", "blue"}
    assert told["thinking"]["A"]["p99"] >= told["thinking"]["A"]["mean"] > 0
    scrolls = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in scrolls] == [f"{n:06}.scroll" for n in range(1, 9)]
    assert check(scrolls[1].read_bytes())[0].players == ("random", "novice")


def test_elsewhere_than_on_a_screen_it_prints_lines(flagfall: Run) -> None:
    said = flagfall(f"match random random {GAME} --games 4 --sprt 0 10")
    assert said.out.startswith("2 games  +")
    assert "LLR" in said.out


def test_what_was_stopped_goes_on_where_it_was(flagfall: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    line = f"match novice random {GAME} --games 8 --seed 5 --json {tmp_path}/m.json"
    flagfall(line)
    whole = json.loads((tmp_path / "m.json").read_text())

    class Stopped(Here):
        def play(self, jobs):  # type: ignore[no-untyped-def]
            for number, played in enumerate(super().play(jobs)):
                if number == 5:
                    raise KeyboardInterrupt
                yield played

    monkeypatch.setattr(match, "lanes_of", lambda workers, on: Stopped())
    said = flagfall(line)
    assert said.code == 130
    assert "--resume" in said.out
    assert json.loads((tmp_path / "m.json").read_text())["games"] == 4
    monkeypatch.setattr(match, "lanes_of", lambda workers, on: Here())
    said = flagfall(f"{line} --resume")
    assert said.code == 0
    assert "Going on after 4 games." in said.out
    told = json.loads((tmp_path / "m.json").read_text())
    assert told["sides"] == whole["sides"]
    assert "nothing to go on with" in flagfall(f"{line} --resume").out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("novice nobody --game stratego/barrage", "There is no player 'nobody'."),
        ("novice random --game stratego/barage", "There is no game 'stratego/barage'. Did you mean stratego/barrage?"),
        ("novice nothing:Bot --game stratego/barrage", "There is no module 'nothing' in this folder or on the path"),
        ("novice random --game stratego/barrage --sprt 10 0", "--sprt takes the lower Elo first"),
        ("novice random --game stratego/barrage --seats 3", "stratego/barrage is for 2 players, not 3."),
        ("novice random --game stratego/barrage --setups mine", "--setups is own or shared, not 'mine'."),
        ("novice random --game stratego/barrage --clock soon", "--clock is seconds"),
        ("novice random --game stratego/barrage --scrolls /nowhere/at/all", "there is no folder"),
        ("novice random --game stratego/barrage --json /nowhere/m.json", "there is no folder"),
        ("novice random", "Missing option '--game'"),
    ],
)
def test_what_cannot_be_is_one_sentence(flagfall: Run, line: str, why: str) -> None:
    said = flagfall(f"match {line}")
    assert said.code == 2
    assert why in said.err
    assert said.err.count("\n") == 1


def test_a_player_that_fails_is_told_once_however_often(flagfall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from pathlib import Path

    monkeypatch.chdir(Path(__file__).parents[1] / "arena")
    said = flagfall(f"match bots_that_fail:Wrong random {GAME} --games 6")
    assert said.code == 0
    assert "crashes 3" in said.out
    assert said.err == (
        "The player bots_that_fail:Wrong decided -5, which is not among its 168 choices (3 games lost by it).\n"
    )


def test_a_player_that_fails_in_every_game_has_not_been_measured(flagfall: Run, tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text("#!/bin/sh\nread line; echo ready\nwhile read word rest; do test $word = go && exit 3; done\n")
    bot.chmod(0o755)
    said = flagfall(f"match engine:{bot} random {GAME} --games 2 --json {tmp_path}/m.json")
    assert said.code == 2
    assert said.err.splitlines() == [
        f"The player engine:{bot} crashed: it ended with exit code 3 (2 games lost by it).",
        f"flagfall: The player engine:{bot} failed in every game: how good it is remains unknown.",
    ]
    assert json.loads((tmp_path / "m.json").read_text())["thinking"]["A"]["crashes"] == 2


def test_in_risk_one_says_how_many_sit_down(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall(
        f"match random random --game risk/standard --seats 4 --games 4 --draw-after 40 --json {tmp_path}/m.json"
    )
    assert said.code == 0
    assert json.loads((tmp_path / "m.json").read_text())["sides"].keys() >= {"Red", "Green"}


def test_what_many_tables_need_is_compiled_once_before_any_worker_begins(
    flagfall: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    monkeypatch.setattr(crowded, "warm", lambda terms: happened.append(f"compiled for {terms.players[0]}"))

    def lanes_of(workers: int, on: str) -> Here:
        happened.append("workers begin")
        return Here()

    monkeypatch.setattr(match, "lanes_of", lanes_of)
    assert flagfall(f"match random random {GAME} --games 4").code == 0
    assert happened == ["compiled for random", "workers begin"]
    happened.clear()
    assert flagfall(f"match novice random {GAME} --games 2").code == 0
    assert happened == ["workers begin"]  # they sit at one table after the other
