"""Every command does its work, and errors are one clear line with exit code 2."""

from __future__ import annotations

import io
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import flagfall as house
from flagfall import records
from flagfall.bench import aims
from flagfall.bench.aims import AIMS
from flagfall.bench.pace import Pace
from flagfall.cli import ask, bench
from flagfall.records import fair

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table
    from tests.cli.conftest import Said

    Run = Callable[..., Said]

SCROLL = Path(__file__).parent.parent / "scrolls" / "1-stratego-barrage.scroll"


def test_games_lists_every_game(flagfall: Run) -> None:
    said = flagfall("games")
    assert said.code == 0
    assert all(entry.id in said.out for entry in house.games())


def test_players_lists_who_can_play(flagfall: Run) -> None:
    said = flagfall("players")
    assert "random" in said.out
    assert said.out.index("\nrecruit") < said.out.index("\nnovice") < said.out.index("\nrandom"), (
        "levels come first, weak to strong"
    )
    assert "The player everybody should beat." in said.out


@pytest.mark.parametrize("game", [entry.id for entry in house.games()])
def test_rules_explains_every_option_with_its_sentence(flagfall: Run, game: str) -> None:
    said = flagfall(f"rules {game}")
    words = " ".join(said.out.split())
    assert said.code == 0
    assert "The aim" in words
    assert "Setting up" in words
    for option in next(entry for entry in house.games() if entry.id == game).options:
        assert option.name in words
        assert option.title in words


def test_rules_are_explained_as_agreed(flagfall: Run) -> None:
    words = " ".join(flagfall("rules risk/middle-earth -o players=2").out.split())
    assert "The neutral army: 14 neutral cards" in words
    words = " ".join(flagfall("rules stratego/classic --option two_square=5").out.split())
    assert "the same two squares five turns running" in words
    refused = flagfall("rules stratego/classic -o two_square=4")
    assert refused.code == 2
    assert "two_square cannot be '4'" in " ".join(refused.err.split())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("rules stratego/clasic", "Did you mean stratego/classic?"),
        ("play stratego/classic -o rescue=maybe", "Option rescue cannot be 'maybe'; it is one of: false, true."),
        ("play stratego/classic -o rescue", "Write an option as NAME=VALUE, for example rescue=false."),
        ("play stratego/classic -o recsue=true", "has no option 'recsue'; its options are: aggressor_advantage"),
        ("play stratego/classic -o two_square=off -o more_square=true", "more_square needs two_square"),
        ("play stratego/classic --against nobody", "There is no player 'nobody'. The players are:"),
        ("play stratego/classic --against a,b", "2 players were named for 1 other seat."),
        ("play --against random", "--against means nothing without a game: name one"),
        ("play --seconds 5", "--seconds means nothing without a game: name one"),
        ("play --continue x.scroll --seat red", "--seat means nothing with --continue"),
        ("play stratego/classic --seat green", "There is no seat 'green'; the seats are: red, blue."),
        ("play --continue nowhere.scroll", "nowhere.scroll cannot be read: No such file or directory."),
        (f"play --continue {SCROLL}", "Nobody in"),
        ("watch stratego/barrage --players random,random,random", "has 2 seats (red, blue); 3 players were named."),
        ("watch stratego/barrage --as green", "Nobody is called 'green'; one can look as: red, blue, spectator."),
        ("watch stratego/barrage --thoughts", "tell what a spectator must not know: say whose with --as SEAT."),
        ("watch stratego/barrage --scroll no/where/x.scroll", "written: there is no folder no/where."),
        ("play stratego/barrage --scroll no/where/x.scroll", "written: there is no folder no/where."),
        ("play stratego/barrage --scroll tests", "tests cannot be written: it is a folder."),
        ("check nowhere.scroll", "nowhere.scroll cannot be read"),
        ("replay pyproject.toml", "pyproject.toml, line 1: this is no scroll"),
        ("play --continue pyproject.toml", "pyproject.toml, line 1: this is no scroll"),
        ("import pyproject.toml", "neither Gravon XML"),
        ("perft stratego/barrage --depth 99", "Invalid value for '--depth'"),
        ("perft", "Missing argument 'GAME'. `flagfall perft --help` says what there is."),
        ("nonsense", "No such command 'nonsense'. The commands are: play, games, rules"),
        ("pla", "No such command 'pla'. Did you mean 'play', 'replay' or 'lab'? The commands are: play, games,"),
        ("games --nonsense", "No such option: --nonsense. `flagfall games --help` says what there is."),
        ("bench nowhere", "There is no game 'nowhere'"),
        ("serve --workers 2", "More than one worker needs PostgreSQL"),
        ("serve --messenger postgresql", "The messenger postgresql needs PostgreSQL"),
        ("serve --messenger pigeon", "There is no messenger 'pigeon'; it is postgresql or redis://host."),
        ("serve --messenger redis://127.0.0.1:1", "The messenger does not answer"),
        ("serve --database nonsense", "The database cannot be opened: Could not parse"),
        ("serve --database sqlite:////nowhere/at/all.db", "The database cannot be opened: unable to open"),
        ("serve --host 192.0.2.1", "192.0.2.1, port 8000, cannot be listened on"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(
    flagfall: Run, line: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FLAGFALL_DATABASE", f"sqlite:///{tmp_path}/tried.db")
    said = flagfall(line)
    assert said.code == 2
    assert said.err.startswith("flagfall: ")
    assert why in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_database_of_a_newer_flagfall_is_refused_in_one_line(
    flagfall: Run, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "flagfall.db")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    monkeypatch.chdir(tmp_path)
    said = flagfall(command)
    assert said.code == 2
    assert "This database was written by a newer Flagfall" in said.err
    assert said.err.count("\n") == 1


def test_without_a_command_every_command_is_listed(flagfall: Run) -> None:
    said = flagfall("")
    assert said.code == 0
    assert all(f"\n  {command} " in said.out for command in ("play", "watch", "check", "serve"))
    assert "..." not in said.out.partition("Commands:")[2]  # every sentence is whole


@pytest.mark.parametrize("line", ["-h", "play -h", "watch -h"])
def test_h_is_short_for_help(flagfall: Run, line: str) -> None:
    said = flagfall(line)
    assert said.code == 0
    assert said.out == flagfall(line.replace("-h", "--help")).out
    assert "Usage: flagfall" in said.out


@pytest.mark.parametrize("words", [["games"], []])
def test_whoever_has_seen_enough_may_go(words: list[str]) -> None:
    """As `head -1` does: nothing went wrong then."""
    command = [sys.executable, "-m", "flagfall", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert (run.stderr.read(), run.wait()) == ("", 0)


def test_the_version_can_be_asked_for(flagfall: Run) -> None:
    assert flagfall("--version").out == f"flagfall {house.__version__}\n"


def test_ctrl_c_says_that_it_stopped(flagfall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("flagfall.cli.perft.agreed", interrupted)
    said = flagfall("perft stratego/barrage")
    assert (said.code, said.err) == (130, "flagfall: stopped.\n")


def test_check_says_that_all_is_well_or_where_it_is_not(flagfall: Run, tmp_path: Path) -> None:
    assert "All is well" in " ".join(flagfall(f"check {SCROLL}").out.split())
    damaged = tmp_path / "damaged.scroll"
    damaged.write_text(SCROLL.read_text("utf-8").replace("\nend\n", "\nred c5-c6\nend\n"), "utf-8")
    said = flagfall(f"check {damaged}")
    lines = damaged.read_text("utf-8").count("\n") - 1
    assert said.code == 2
    assert f"damaged.scroll, line {lines}: the record goes on after the game is over" in said.err


def test_check_finds_out_whether_luck_was_kept_as_promised(flagfall: Run, tmp_path: Path) -> None:
    seed, scroll = "ab" * 32, tmp_path / "fair.scroll"
    table = house.Table(house.rules("risk/standard", players=2), fair.PledgedLuck(seed))
    chooser = Random(1)
    while table.moment < 60:
        table.submit(table.to_act, chooser.choice(table.choices(table.to_act).decisions))
    kept = records.write(records.scroll_of(table, ("ann", "ben"), fair=fair.Fair(seed)))
    seal = fair.seal(seed, fair.lines(table.rules, table.record()[:30]))
    scroll.write_text(kept, "utf-8")

    said = flagfall(f"check {scroll} --pledge {fair.pledge(seed)} --seal {seal}")
    assert (said.code, "kept as promised" in said.out, "one seal" in said.out) == (0, True, True)

    for line, why in (
        (f"check {scroll} --pledge {'00' * 32}", "not the one you saw"),
        (f"check {scroll} --seal {'00' * 32}", "Nothing on this scroll fits the seal"),
        (f"check {SCROLL} --pledge {'00' * 32}", "says nothing of a promise"),
    ):
        said = flagfall(line)
        assert (said.code, why in " ".join(said.err.split())) == (2, True), said
    scroll.write_text(kept.replace(seed, "ac" * 32), "utf-8")
    assert "is not the one that was promised" in " ".join(flagfall(f"check {scroll}").err.split())


def test_watch_tells_the_thoughts_of_the_side_one_looks_through(flagfall: Run) -> None:
    said = flagfall("watch stratego/duel --players mind:worlds=2:plies=2,random --as red --thoughts --delay 0 --seed 5")
    assert said.code == 0
    assert " of 100\n" in said.out
    assert "  1. " in said.out


def test_watch_plays_a_game_to_its_end_and_keeps_it(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall(f"watch stratego/quick-battle --players random --delay 0 --seed 5 --scroll {tmp_path}/w.scroll")
    assert said.code == 0
    assert "wins" in said.out
    assert flagfall(f"check {tmp_path}/w.scroll").code == 0


def test_replay_steps_through_a_game_and_stops_when_asked(flagfall: Run) -> None:
    assert "1 of" in flagfall(f"replay {SCROLL}", "", "", "q").out
    whole = flagfall(f"replay {SCROLL} --auto --delay 0 --as red")
    assert whole.code == 0
    assert "captures the Flag and wins" in whole.out


def test_replay_goes_back_and_to_any_step(flagfall: Run) -> None:
    said = flagfall(f"replay {SCROLL}", "", "", "b", "5", "start", "end", "b", "q").out
    steps = [int(number) for number in re.findall(r"^(\d+) of \d+:", said, re.MULTILINE)]
    last = int(re.search(r"1 of (\d+):", said)[1])
    assert steps == [1, 2, 3, 2, 5, 1, last, last - 1]


def test_replay_lays_both_armies_open_when_the_game_is_over(flagfall: Run) -> None:
    opened = flagfall(f"replay {SCROLL}", "", "q").out
    assert "Marsh" in opened
    assert "marsh" in opened
    assert "?" not in opened


def test_replay_writes_a_page(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall(f"replay {SCROLL} --page {tmp_path}/game.html --as red")
    assert said.code == 0
    assert "game.html" in said.out
    assert (tmp_path / "game.html").read_text("utf-8").startswith("<!doctype html>")
    assert flagfall(f"replay {SCROLL} --page {tmp_path}/no/game.html").code == 2


def test_replay_shows_each_listener_only_what_it_may_see(flagfall: Run) -> None:
    """The set-up is on the scroll, but a spectator sees no face before it is shown."""
    first = flagfall(f"replay {SCROLL} --as spectator", "", "q").out
    assert "Marshal" not in first
    assert "@" not in first


def test_odds_tell_how_a_battle_will_probably_end(flagfall: Run) -> None:
    assert "The territory falls        74.1%" in flagfall("odds 8 5 --leader --stronghold").out
    assert flagfall("odds 1 5").code == 2


def test_import_refuses_what_cannot_be_set_up(flagfall: Run, tmp_path: Path) -> None:
    field = "MFALAKAC" + "A" * 32 + "AA__AA__AA" * 2 + "A" * 32 + "YAAXAWAO"
    game = tmp_path / "game.xml"
    game.write_text(f'<stratego><game type="barrage"><field content="{field}"/></game></stratego>', "utf-8")
    said = flagfall(f"import {game}")
    assert said.code == 2
    assert "One piece stands where stratego/barrage does not set it up" in said.err


@pytest.mark.parametrize(("strange", "code"), [("", 0), ("A1:B1\n", 3)])
def test_import_of_a_file_that_could_not_be_read_whole_says_so(
    flagfall: Run, tmp_path: Path, strange: str, code: int
) -> None:
    """With an exit code of its own: a scroll is written, but it holds only the beginning."""
    field = "LMKCEDDBAA" + "A" * 30 + "AA__AA__AA" * 2 + "A" * 30 + "AAYNOPPQWX"
    game, scroll = tmp_path / "game.gsn", tmp_path / "game.scroll"
    game.write_text(f"#X38FA11 Stratego-Notation v1\ntype 1\n{field}\nA1-A2\nK:-K9\n{strange}END\n", "utf-8")
    said = flagfall(f"import {game} --to {scroll}")
    assert said.code == code
    assert ("game.gsn could not be read whole" in " ".join(said.err.split())) is bool(strange)
    assert flagfall(f"check {scroll}").code == 0


def test_perft_counts_decision_sequences(flagfall: Run) -> None:
    assert flagfall("perft stratego/barrage --depth 2").out.splitlines() == ["1 280", "2 67080"]


def test_python_m_flagfall_is_the_same_door() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "flagfall", "rules", "nowhere"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert run.stderr.startswith("flagfall: There is no game 'nowhere'.")


def test_bench_prints_its_tables(flagfall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole figures on 80 columns, and no long silence where there is no screen to draw a bar on."""
    monkeypatch.setattr(ask.console, "_width", 80)
    said = flagfall("bench stratego/quick-battle --seconds 0.05")
    assert said.code == 0
    assert "…" not in said.out
    for words in (
        "interpreted",
        "stratego/quick-battle",
        "copy of a state",
        "states imagined",
        "submit",
        "warm start",
    ):
        assert words in said.out
    assert said.err.splitlines() == [
        "Playing stratego/quick-battle…",
        "Playing stratego/quick-battle with facts…",
        "Playing without the compiler…",
        "Measuring one step of stratego/quick-battle…",
    ]


def ten_times(aim: aims.Aim, _rules: object, _seconds: float) -> float:
    return 10.0 * aim.per_second


def test_bench_prints_every_way_into_the_rules_beside_its_aim(flagfall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "AIMS", tuple(replace(aim, measure=partial(ten_times, aim)) for aim in AIMS))
    monkeypatch.setattr(ask.console, "_width", 80)
    said = flagfall("bench aims")
    assert said.code == 0
    assert "…" not in said.out
    lines = said.out.splitlines()
    for aim in AIMS:
        [row] = [line for line in lines if aim.game in line and f"{aim.what}  " in line]
        assert row.split()[-3:] == [f"{10 * aim.per_second:,}", f"{aim.per_second:,}", "1000%"]
        assert f"Measuring {aim.what}, {aim.game}…" in said.err.splitlines()


def test_every_aim_stands_in_the_book_for_machines() -> None:
    book = (Path(house.__file__).parents[2] / "docs" / "machines.md").read_text("utf-8")
    for aim in AIMS:
        assert f"| {aim.what} | `{aim.game}` | {aim.per_second:,} |" in book


@pytest.mark.parametrize("measure", sorted({aim.measure.__name__ for aim in AIMS}))
def test_every_aim_can_be_measured(measure: str) -> None:
    """In a small game: what it says there is a speed, and no speed is promised."""
    assert getattr(aims, measure)(house.rules("stratego/quick-battle"), 0.01) > 0


@pytest.mark.parametrize("table", [bench.in_games, bench.in_ways])
def test_the_longest_game_and_the_largest_figures_have_room_on_80_columns(table: Callable[..., Table]) -> None:
    fast = Pace(plies=98_765_432, decisions=98_765_432, games=654_321, seconds=1.0)
    longest = max((entry.id for entry in house.games()), key=len)
    screen = Console(width=80, file=io.StringIO())
    screen.print(table([(longest, fast, fast, 12_345.0)]))
    assert isinstance(screen.file, io.StringIO)
    assert longest in screen.file.getvalue()
    assert "98,765,432" in screen.file.getvalue()
    assert "…" not in screen.file.getvalue()
