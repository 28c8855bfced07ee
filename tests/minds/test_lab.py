"""The lab: lessons go on where they stopped, on any number of cores; nothing is shipped that has not passed the gauntlet."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import numpy as np
import pytest

from flagfall.arena.standing import Sprt
from flagfall.catalog import rules as rules_of
from flagfall.lab import cores
from flagfall.lab.curve import draw_curve
from flagfall.lab.gauntlet import Gauntlet
from flagfall.lab.school import Course, School
from flagfall.lab.store import Store
from flagfall.minds.stratego import learned

GAME = "stratego/barrage"
SHORT = Course(games=60)


@pytest.fixture
def school(tmp_path):
    """A school of two short rounds."""
    school = School(rules_of(GAME), 1, tmp_path / "whole.npz")
    school.learn(SHORT)
    school.learn(SHORT)
    return school


class Stopped(Exception):
    """Somebody pulled the plug."""


def pull(games):
    raise Stopped


def test_lessons_that_were_interrupted_end_as_those_that_were_not(school, tmp_path, monkeypatch):
    monkeypatch.setattr(cores.os, "cpu_count", lambda: 1)
    kept = tmp_path / "halves.npz"
    School(school.rules, 1, kept).learn(SHORT)
    with pytest.raises(Stopped):
        School(school.rules, 1, kept).learn(SHORT, pull)
    again = School(school.rules, 1, kept)
    again.learn(SHORT)

    assert again.round == school.round == 2
    assert np.array_equal(again.rows, school.rows)
    assert np.array_equal(again.dense, school.dense)
    assert again.data == school.data != ""


def test_lessons_of_another_game_or_seed_are_not_gone_on_with(school):
    with pytest.raises(ValueError, match="begun with stratego/barrage"):
        School(rules_of("stratego/duel"), 1, school.kept)
    with pytest.raises(ValueError, match="begun with seed 1"):
        School(school.rules, 2, school.kept)


def test_games_that_were_kept_teach_the_same_as_games_just_played(school, tmp_path):
    first, second = School(school.rules, 3), School(school.rules, 3)
    store = Store(tmp_path / "games", first.story("flagfall lab make"))
    for number, piece in enumerate(first.play(100)):
        store.add(number, piece)
        break
    for number, piece in enumerate(first.play(100, first=store.count()), store.count()):  # another day
        store.add(number, piece)

    first.study(store.pieces(), SHORT)
    second.study(second.play(100), SHORT)

    assert store.games() == 100
    assert np.array_equal(first.rows, second.rows)


def test_games_of_another_game_are_refused(school, tmp_path):
    Store(tmp_path / "games", school.story("flagfall lab make"))
    with pytest.raises(ValueError, match="another game"):
        Store(tmp_path / "games", School(rules_of("stratego/duel"), 1).story())


def test_whoever_is_no_better_than_what_is_shipped_does_not_pass(school):
    shipped = learned.load(school.rules, school.lore)
    school.take_shipped()
    gauntlet = Gauntlet(school, shipped, (4, 1, 0), 1)

    assert not gauntlet.run(Sprt(0, 40), Sprt(-30, 0), 4)
    assert all(row.points == row.before for row in gauntlet.rows[1:]), "they are one and the same"


def test_whoever_is_better_passes_unless_somebody_of_the_crowd_profits(school):
    untaught = learned.untaught(school.rules, school.lore, 1)
    school.take_shipped()
    gauntlet = Gauntlet(school, untaught, (4, 1, 0), 1)
    gauntlet.run(Sprt(0, 40), Sprt(-30, 0), 2)
    first, *crowd = gauntlet.rows

    first.verdict = "better"
    for row in crowd:
        row.verdict = ""
    assert gauntlet.passed
    crowd[3].verdict = "not better"
    assert not gauntlet.passed


def test_what_was_learned_says_what_made_it(school, tmp_path):
    path = learned.save(school.rules, school.lore, school.weights(), tmp_path / "new.npz")
    with np.load(path) as kept:
        about = json.loads(str(kept["about"]))

    assert about["command"] == "flagfall lab fit stratego/barrage --seed 1 --games 60 --rate 0.1: 2 rounds"
    assert about["digest"] == learned.digest(school.rules, school.lore)
    assert about["data"] == school.data


def test_passing_is_forgotten_by_the_next_lesson(school):
    school.pass_against("shipped")
    assert School(school.rules, 1, school.kept).passed == "shipped"

    school.learn(SHORT)
    assert not School(school.rules, 1, school.kept).passed


def test_the_curve_is_a_picture(school):
    picture = ElementTree.fromstring(draw_curve(school.curve, "Lessons of stratego/barrage").svg)
    assert "Lessons of stratego/barrage: 300 games" in "".join(picture.itertext())


def test_weights_are_small():
    sizes = [path.stat().st_size for path in learned.HERE.glob("*.npz")]

    assert max(sizes) <= 1_000_000
    assert sum(sizes) <= 10_000_000
