"""A person plays in the terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import flagfall as house
from flagfall.cli import ask, session
from flagfall.records import check, read

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]

SETUP = "deploy ........../........../.B......../MF9S32.2.."


def kept(folder: Path) -> Path:
    return next(folder.glob("flagfall/scrolls/*.scroll"))


def test_a_person_sets_up_moves_and_leaves(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall("play stratego/barrage --against random", SETUP, "a1-a2", "quit")
    assert said.code == 0
    assert "10 Marsh" in said.out
    assert "You move a piece from a1 to a2." in said.out
    assert f"Go on with: flagfall play --continue {kept(tmp_path)}" in said.out


def test_names_too_long_for_a_square_stand_below_the_board(flagfall: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask.console, "_width", 80)
    said = flagfall("play stratego/barrage --against random", SETUP, "quit")
    assert " 10 Mar" in said.out
    assert "In full: 10 Marshal, 9 General, 3 Miner, 2 Scout." in said.out  # B Bomb, F Flag and S Spy have room


def test_a_refused_move_says_why_and_asks_again(flagfall: Run) -> None:
    said = flagfall("play stratego/barrage --against random", SETUP, "b1-b2", "hello", "e1-f2", "quit")
    assert "the Flag cannot move or attack" in said.out
    assert "'hello' cannot be read" in said.out
    assert "never diagonally" in said.out


def test_help_moves_and_board_are_there(flagfall: Run) -> None:
    said = flagfall("play stratego/lotr-powers --against random", "help", "moves gandalf@a", "quit")
    assert "deploy" in said.out
    assert "gandalf@a1" in said.out
    assert "gandalf@b1" not in said.out


def test_help_shows_every_power_as_it_is_written(flagfall: Run) -> None:
    said = flagfall("play stratego/lotr-powers --against random", "setup", "help", "quit")
    assert "e4 axe e5, e5*f6, stop" in said.out
    said = flagfall("play stratego/narnia-powers --against random -o all_powers=true", "setup", "help", "quit")
    assert "heal peter@e4" in said.out
    assert "enter, aslan@a4" in said.out
    assert "tempt" not in said.out
    said = flagfall("play stratego/classic --against random -o rescue=true", "setup", "help", "quit")
    assert "rescue marshal@a1" in said.out


def test_end_of_input_leaves_cleanly(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall("play stratego/barrage --against random")
    assert said.code == 0
    assert "Your game is kept" in said.out
    assert read(kept(tmp_path).read_bytes()).result == "unfinished"


def test_a_kept_game_goes_on_where_it_was(flagfall: Run, tmp_path: Path) -> None:
    flagfall("play stratego/barrage --against random", SETUP, "a1-a2")
    path = kept(tmp_path)
    before = read(path.read_bytes()).inputs
    said = flagfall(f"play --continue {path}", "a2-a3", "quit")
    assert re.search(r"from a2 to a3|a2 attacks|on a3", said.out)  # a Scout may have come to meet it
    after = read(path.read_bytes()).inputs
    assert after[: len(before)] == before
    assert after[len(before)][0] == 0
    assert len(after) >= len(before) + 2


def test_resigning_is_asked_for_twice_and_written_down(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall("play stratego/barrage --against random --seat blue", "resign", "no", "resign", "yes")
    assert said.code == 0
    assert read(kept(tmp_path).read_bytes()).result == "blue resigns"


@pytest.mark.parametrize("ending", ["red resigns", "blue runs out of time", "draw agreed"])
def test_a_game_that_ended_beside_the_moves_is_not_taken_up_again(flagfall: Run, tmp_path: Path, ending: str) -> None:
    flagfall("play stratego/barrage --against random", SETUP, "a1-a2", "quit")
    path = kept(tmp_path)
    path.write_text(path.read_text("utf-8").replace("Result: unfinished", f"Result: {ending}"), "utf-8")
    before = path.read_bytes()
    said = flagfall(f"play --continue {path}", "quit")
    assert said.code == 2
    assert f"is over ({ending}); see it with: flagfall replay" in said.err
    assert path.read_bytes() == before


def test_replay_tells_an_ending_that_is_no_move(flagfall: Run, tmp_path: Path) -> None:
    flagfall("play stratego/barrage --against random", SETUP, "a1-a2", "resign", "yes")
    assert "The end: red resigns." in flagfall(f"replay {kept(tmp_path)} --auto --delay 0").out


def test_without_a_game_it_asks_which(flagfall: Run) -> None:
    said = flagfall("play --terminal --against random", "2", "quit")
    assert "Which game?" in said.out
    assert "Still to place: 1 marshal" in said.out
    assert "none of them" in flagfall("play --terminal", "99").err


@pytest.mark.parametrize("game", [entry.id for entry in house.games()])
def test_a_person_can_play_to_the_end(
    flagfall: Run, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who types random choices finishes the game, whatever the game."""
    tables: list[Any] = []
    begin, luck = session.Session.__init__, Random(4)

    def remember(self: Any, table: Any, *rest: Any, **wishes: Any) -> None:
        tables.append(table)
        begin(self, table, *rest, **wishes)

    def typed(prompt: str = "") -> str:
        table = tables[-1]
        return str(table.rules.write(luck.choice(table.choices(0).decisions)))

    monkeypatch.setattr(session.Session, "__init__", remember)
    monkeypatch.setattr(session.console, "input", typed)
    monkeypatch.setattr(session, "picture", lambda *_: "")
    limit = " -o ply_limit=300" if game.startswith("stratego/") else ""
    if game == "risk/standard":
        limit = " -o turn_limit=12"
    said = flagfall(f"play {game} --against random{limit}")
    assert said.code == 0
    assert "See it again with" in said.out
    assert check(kept(tmp_path).read_bytes())[1].result is not None


def test_a_sensible_set_up_can_be_asked_for(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall("play stratego/barrage", "setup", "board", "quit")
    assert "You place eight pieces." in said.out
    assert len(read(kept(tmp_path).read_bytes()).inputs) == 16


def test_risk_is_played_through_the_same_door(flagfall: Run, tmp_path: Path) -> None:
    said = flagfall("play risk/middle-earth --against random", "help", "nonsense", "quit")
    assert said.code == 0
    assert "Mirkwood" in said.out
    assert "attack moria > eregion" in said.out
    assert "with leader" in said.out
    assert read(kept(tmp_path).read_bytes()).players == ("you", "random", "random")


def test_help_of_the_standard_game_speaks_of_no_leader(flagfall: Run) -> None:
    said = flagfall("play risk/standard --against random", "help", "quit")
    assert "attack moria > eregion" in said.out
    assert "eader" not in said.out.partition("move moria")[2]


class Terminal:
    """A real terminal with a person at it."""

    def __init__(self, folder: Path, *words: str, **around: str) -> None:
        self.seen = ""
        self.process, self.screen = pty.fork()
        if self.process == 0:
            # Whatever runs the tests may ignore or hold back Ctrl-C; a person's terminal does neither.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_SETMASK, ())
            usual = {"XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "COLUMNS": "100"}
            surroundings = {**os.environ, **usual, **around}
            os.execve(sys.executable, [sys.executable, "-m", "flagfall", *words], surroundings)

    def wait_for(self, words: str) -> None:
        """However long it takes; if it ends without a word, reading fails."""
        while not self.says(words):
            pass

    def says(self, words: str) -> bool:
        """Or keeps silent for a while."""
        while words not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen):
            if not select.select([self.screen], [], [], 6)[0]:
                return False
            self.seen += os.read(self.screen, 65536).decode()
        return True

    def rest(self) -> str:
        """Everything that is still said, to the end."""
        with suppress(OSError):  # Linux says so when the other side has gone
            while said := os.read(self.screen, 65536):
                self.seen += said.decode()
        return self.seen

    def press_ctrl_c(self) -> None:
        os.write(self.screen, b"\x03")

    def type(self, words: str) -> None:
        self.seen = ""
        os.write(self.screen, words.encode())

    def ended(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def test_a_real_terminal_and_ctrl_c(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "stratego/barrage", "--against", "random")
    terminal.wait_for("red> ")
    terminal.type(SETUP + "\n")
    terminal.wait_for("Both armies stand")
    terminal.wait_for("red> ")
    terminal.type("a1-a2\n")
    terminal.wait_for("move a piece from a1 to a2")
    terminal.wait_for("red> ")
    assert "\x1b[" in terminal.seen  # in colour
    presses = 0
    while presses < 10:  # like a person, once more if nothing happens
        terminal.press_ctrl_c()
        presses += 1
        if terminal.says("Your game is kept"):
            break
    terminal.wait_for("Your game is kept")
    assert terminal.ended() == 0
    assert len(read(kept(tmp_path).read_bytes()).inputs) >= 17


def test_a_long_error_breaks_between_words_on_a_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "rules", "stratego/clasic", COLUMNS="80")
    lines = terminal.rest().splitlines()
    assert terminal.ended() == 2
    assert len(lines) > 1
    assert all(len(line) <= 80 for line in lines)
    known = {entry.id for entry in house.games()}
    assert known <= set(" ".join(lines).replace(",", " ").replace(".", " ").split())


def test_no_color_means_no_codes_at_all(tmp_path: Path) -> None:
    """Neither colours nor bold letters: the board is drawn so that it can be read without."""
    coloured = Terminal(tmp_path, "rules", "stratego/quick-battle", PAGER="cat")
    assert "\x1b[1m" in coloured.rest()
    assert coloured.ended() == 0
    plain = Terminal(tmp_path, "rules", "stratego/quick-battle", PAGER="cat", NO_COLOR="1")
    assert "\x1b" not in plain.rest()
    assert plain.ended() == 0


def test_long_rules_are_leafed_through_on_a_screen(tmp_path: Path) -> None:
    """With the reader's own pager, here one that numbers the lines."""
    leafed = Terminal(tmp_path, "rules", "stratego/quick-battle", PAGER="cat -n").rest()
    assert re.search(r"\n\s+30\t", leafed)


def test_ctrl_c_stops_a_measurement_in_one_line(tmp_path: Path) -> None:
    """Also what it runs in processes of their own."""
    terminal = Terminal(tmp_path, "bench", "stratego/quick-battle", "--seconds", "4")
    terminal.wait_for("Playing stratego/quick-battle")
    terminal.wait_for("without the compiler")
    terminal.press_ctrl_c()
    terminal.wait_for("flagfall: stopped.")
    assert "Traceback" not in terminal.seen
    assert terminal.ended() == 130
