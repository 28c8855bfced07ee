"""The playable rulebook: beside each rule a position that shows it, or a reason why there is none."""

import pytest

import flagfall
from flagfall.catalog import games
from flagfall.lessons.lesson import everything
from flagfall.lessons.rulebook import NOWHERE, tries


def sections(rules):
    return [title.key.partition("-section-")[2] for title, _ in rules.guide()]


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_part_of_a_guide_can_be_tried_or_says_why_not(game):
    for section in sections(flagfall.rules(game)):
        found = tries(game, section)
        assert bool(found) != (section in NOWHERE), section
        assert {step.game.partition("/")[0] for step in found} <= {game.partition("/")[0]}


def test_what_a_step_shows_is_a_part_of_its_guide():
    for lesson in everything():
        for step in lesson.steps:
            assert step.rules, step.name
            parts = {*sections(step.made()), *sections(flagfall.rules(lesson.game))}
            assert {*step.rules} <= parts, step.name


def test_a_power_is_tried_in_its_own_box():
    names = [step.name for step in tries("stratego/fire-ice-powers", "powers")]
    assert "fire-ice/enchant" in names
    assert not [name for name in names if not name.startswith("fire-ice/")]
