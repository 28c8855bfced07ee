"""`flagfall review`: from the terminal, for people and for programs."""

import json
from pathlib import Path

SCROLLS = Path(__file__).parents[1] / "scrolls"
BARRAGE = SCROLLS / "1-stratego-barrage.scroll"


def test_a_game_is_looked_back_at_in_sentences(flagfall, tmp_path):
    said = flagfall(f"review {BARRAGE} --picture {tmp_path / 'curve.svg'}")
    assert said.code == 0
    assert "imagined tables" in " ".join(said.out.split())
    assert "takes the Flag" in said.out
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_a_moment_tells_what_each_could_know(flagfall):
    told = json.loads(flagfall(f"review {BARRAGE} --at 40 --json").out)
    assert told["moment"] == 40
    assert [one["seat"] for one in told["seats"]] == [0, 1]
    assert told["seats"][0]["odds"]
    said = flagfall(f"review {BARRAGE} --at 40")
    assert "What red could know" in said.out


def test_a_moment_tells_what_a_computer_thinks_of_it_for_each_side(flagfall):
    told = json.loads(flagfall(f"review {BARRAGE} --at 40 --json").out)["thinking"]
    assert [one["seat"] for one in told] == [0, 1]
    assert all(one["thoughts"]["lines"] and one["played"] for one in told)
    said = flagfall(f"review {BARRAGE} --at 40").out
    assert said.count(" of 100\n") == 2
    assert said.count("<- played") == 2
    assert "takes " in said


def test_risk_tells_the_luck_of_the_dice(flagfall):
    said = flagfall(f"review {SCROLLS / '1-risk-standard.scroll'}")
    assert "luck of the dice" in said.out
    assert len(json.loads(flagfall(f"review {SCROLLS / '1-risk-standard.scroll'} --json").out)["fights"]) > 10


def test_a_game_that_goes_on_is_not_laid_open(flagfall, tmp_path):
    unfinished = tmp_path / "game.scroll"
    lines = BARRAGE.read_text("utf-8").splitlines()
    body = lines.index("")
    kept = [line if not line.startswith("Result:") else "Result: unfinished" for line in lines[:body]]
    unfinished.write_text("\n".join([*kept, *lines[body : body + 5], "end", ""]), "utf-8")
    said = flagfall(f"review {unfinished}")
    assert said.code == 2
    assert "is not over" in said.err


def test_puzzles_are_made_from_scrolls_and_proved_again(flagfall, tmp_path):
    made = flagfall(f"puzzles make {SCROLLS / '1-stratego-lotr.scroll'} --to {tmp_path / 'mine.json'} --most 2")
    assert made.code == 0
    assert "puzzles of" in made.out
    proved = flagfall(f"puzzles check {tmp_path / 'mine.json'}")
    assert proved.code == 0
    assert "puzzles are proved." in proved.out
    bad = tmp_path / "bad.json"
    bad.write_text('{"form": 9}\n', "utf-8")
    assert flagfall(f"puzzles check {bad}").code == 2
