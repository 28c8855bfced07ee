"""`flagfall lab`: teach, measure, and ship only what is better."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from flagfall.catalog import rules as rules_of
from flagfall.lab.school import Course, School
from flagfall.minds.stratego.learned import shipped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]

GAME = "stratego/barrage"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Lessons of one short round."""
    path = tmp_path / "lessons.npz"
    School(rules_of(GAME), 1, path).learn(Course(games=10))  # type: ignore[arg-type]
    return path


def test_games_are_made_once_and_learned_from(flagfall: Run, tmp_path: Path) -> None:
    made = f"lab make {GAME} --to {tmp_path}/games --games"
    assert flagfall(f"{made} 60").out.startswith("100 games are in")
    assert flagfall(f"{made} 110").out.startswith("Going on after 100 games.\n150 games are in")

    lessons = flagfall(f"lab fit {GAME} --kept {tmp_path}/a.npz --from {tmp_path}/games")
    assert "round 1" in lessons.out
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg")


def test_what_has_not_passed_is_not_shipped_unless_forced(flagfall: Run, kept: Path, tmp_path: Path) -> None:
    export = f"lab export {GAME} --kept {kept} --to {tmp_path}/new.npz"

    refused = flagfall(export)
    assert refused.code
    assert "has not passed the gauntlet" in refused.err
    assert not (tmp_path / "new.npz").exists()

    assert "Written" in flagfall(f"{export} --force").out.replace("\n", "")
    (tmp_path / "new.npz").unlink()
    School(rules_of(GAME), 1, kept).pass_against(shipped(rules_of(GAME)))  # type: ignore[arg-type]
    assert not flagfall(export).code
    assert (tmp_path / "new.npz").exists()


def test_the_gauntlet_is_one_table_and_its_verdict(flagfall: Run, kept: Path) -> None:
    said = flagfall(f"lab gauntlet {GAME} --kept {kept} --pairs 2 --worlds 1 --plies 0")

    assert said.code == 1
    assert "its predecessor" in said.out
    assert "marauder" in said.out
    assert said.out.rstrip().endswith("Not passed.")


def test_lessons_of_another_game_are_refused_in_a_sentence(flagfall: Run, kept: Path) -> None:
    said = flagfall(f"lab fit stratego/duel --kept {kept} --rounds 1")

    assert said.code
    assert "begun with stratego/barrage" in said.err.replace("\n", " ")


def test_risk_is_not_taught_here(flagfall: Run, tmp_path: Path) -> None:
    assert "The lab teaches Stratego" in flagfall(f"lab fit risk/standard --kept {tmp_path}/a.npz").err
