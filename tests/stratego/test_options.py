"""Options: what players may agree on."""

import pytest

import flagfall
from flagfall.core import BadOption
from flagfall.games.stratego.edition import edition

GAMES = [entry for entry in flagfall.games() if entry.id.startswith("stratego/")]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_option_can_be_set_to_every_value(entry):
    """Except where the box itself speaks against it, and then it says why."""
    refuses = set(edition(entry.id.removeprefix("stratego/")).refuses)
    for option in entry.options:
        for value in option.values or (0, 1, 200, 1_000_000):
            if option.name in refuses and value:
                with pytest.raises(BadOption, match=f"is not played with {option.name}"):
                    flagfall.rules(entry.id, **{option.name: value})
            else:
                assert flagfall.rules(entry.id, **{option.name: value}).options[option.name] == value


def test_the_printed_rules_are_the_default():
    options = flagfall.rules("stratego/classic").options
    assert options == {
        "aggressor_advantage": False,
        "silent_defense": False,
        "rescue": False,
        "captured": "open",
        "two_square": 2,
        "more_square": False,
        "calm_limit": 0,
        "ply_limit": 0,
        "both_stuck": "draw",
        "memory": "none",
    }


@pytest.mark.parametrize("two_square", [2, 3, 5])
def test_the_chase_rule_goes_with_every_two_square_rule(two_square):
    assert flagfall.rules("stratego/classic", more_square=True, two_square=two_square).options["more_square"]


def test_all_three_tournament_rules_go_together():
    rules = flagfall.rules("stratego/classic", aggressor_advantage=True, silent_defense=True, rescue=True)
    assert [rules.options[name] for name in ("aggressor_advantage", "silent_defense", "rescue")] == [True] * 3


def test_options_of_one_box_are_unknown_to_another():
    with pytest.raises(BadOption, match="stratego/classic has no option 'haradrim_falls'"):
        flagfall.rules("stratego/classic", haradrim_falls=True)
