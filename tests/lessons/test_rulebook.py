"""The playable rulebook: beside each rule a position that shows it, or a reason why there is none."""

import pytest

import flagfall
from flagfall.catalog import games
from flagfall.lessons import Stage, lesson
from flagfall.lessons.lesson import everything
from flagfall.lessons.rulebook import NOWHERE, tries
from flagfall.lessons.stage import shown_way


def sections(rules):
    return [title.key.partition("-section-")[2] for title, _ in rules.guide()]


def tried(game, section, **agreed):
    return [step.name for step in tries(game, section, flagfall.rules(game, **agreed).options)]


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_part_of_a_guide_can_be_tried_or_says_why_not(game):
    rules = flagfall.rules(game)
    for section in sections(rules):
        found = tries(game, section, rules.options)
        assert bool(found) != (section in NOWHERE), section
        assert {step.game.partition("/")[0] for step in found} <= {game.partition("/")[0]}


def test_what_a_step_shows_is_a_part_of_its_guide():
    for one in everything():
        for step in one.steps:
            assert step.rules, step.name
            parts = {*sections(step.made()), *sections(flagfall.rules(one.game))}
            assert {*step.rules} <= parts, step.name


def test_a_power_is_tried_in_its_own_box():
    names = tried("stratego/fire-ice-powers", "powers")
    assert "fire-ice/enchant" in names
    assert not [name for name in names if not name.startswith("fire-ice/")]


@pytest.mark.parametrize(
    ("section", "agreed", "step"),
    [
        ("attack", {"aggressor_advantage": True}, "agreed/aggressor"),
        ("attack", {"silent_defense": True}, "agreed/silent"),
        ("back", {"more_square": True}, "agreed/chase"),
        ("rescue", {"rescue": True}, "agreed/rescue"),
    ],
)
@pytest.mark.parametrize("game", ["stratego/classic", "stratego/fire-ice"])
def test_what_may_be_agreed_on_is_tried_in_every_box_that_agreed_on_it(game, section, agreed, step):
    assert step in tried(game, section, **agreed)
    assert step not in tried(game, section)


def test_a_power_that_was_not_agreed_on_is_not_tried():
    assert "narnia/cordial" in tried("stratego/narnia-powers", "powers", all_powers=True)
    assert "narnia/cordial" not in tried("stratego/narnia-powers", "powers")


def test_whoever_is_beaten_and_the_neutral_army_can_be_tried():
    assert tried("risk/standard", "beaten") == ["armies/beaten"]
    assert tried("risk/standard", "neutral", players=2) == ["armies/neutral"]


def test_in_the_position_of_the_chase_rule_the_next_step_of_the_chase_is_refused():
    stage = Stage(lesson("agreed").step("chase"))
    for line in list(shown_way(stage.step))[:-1]:
        stage.decide(line)
    assert "c3-c2" not in [stage.rules.write(choice, 0) for choice in stage.table.choices(0)]
