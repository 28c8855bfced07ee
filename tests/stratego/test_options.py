"""Options: what players may agree on."""

from itertools import product

import pytest

import flagfall
from flagfall.core import BadOption
from flagfall.games.stratego.draft import edition

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


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_the_options_of_the_classic_box_go_together_in_every_box(entry):
    """The three tournament rules in any combination, with every way to keep captured pieces, with and without the chase rule."""
    refuses = edition(entry.id.removeprefix("stratego/")).refuses
    names = ("aggressor_advantage", "silent_defense", "rescue", "more_square", "captured")
    choices = [entry.option(name).values for name in names]
    for values in product(*choices):
        asked = dict(zip(names, values, strict=True))
        if asked["rescue"] and "rescue" in refuses:
            continue
        assert asked.items() <= flagfall.rules(entry.id, **asked).options.items()


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_option_is_explained_and_so_is_every_value_that_is_not_plain_yes_or_no(entry):
    refuses = edition(entry.id.removeprefix("stratego/")).refuses
    for option in entry.options:
        assert option.title
        assert str(option.sentence).endswith(".")
        assert option.default in option.values or not option.values
        assert option.values in ((), (False, True)) or len(option.meanings) == len(option.values)
        assert (option.name in refuses) == option.refused == ("Not in this game" in str(option.sentence))


def test_silent_defense_leaves_nothing_to_agree_on_about_captured_pieces():
    """X4. It is allowed, decides nothing, and the guide does not pretend that it did."""
    sections = dict(flagfall.rules("stratego/classic", silent_defense=True, captured="prisoner").guide())
    assert "You keep the pieces you have lost" in sections["Captured pieces"]
    assert "only who captured them" not in sections["What you agreed on"]


def test_options_of_one_box_are_unknown_to_another():
    with pytest.raises(BadOption, match="stratego/classic has no option 'haradrim_falls'"):
        flagfall.rules("stratego/classic", haradrim_falls=True)
