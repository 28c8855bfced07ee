"""Random play until every power, option and ending has happened at least once."""

import pytest
from spread import STRATEGO, cases, label

import flagfall
from flagfall.testing.exhaust import exhaust, possible


@pytest.mark.parametrize(("game", "options"), cases(STRATEGO), ids=label)
def test_everything_possible_happens(game, options):
    assert exhaust(flagfall.rules(game, **options)) == set()


def test_what_is_possible_follows_from_the_powers_and_options():
    plain = possible(flagfall.rules("stratego/classic"))
    assert "may rescue" in possible(flagfall.rules("stratego/classic", rescue=True)) - plain
    assert {"leapt", "aimed", "may chain"} <= possible(flagfall.rules("stratego/lotr-powers")) - plain
    assert {"turned", "may landing"} <= possible(flagfall.rules("stratego/fire-ice-powers")) - plain


def test_what_did_not_happen_is_reported():
    assert "ends by flag" in exhaust(flagfall.rules("stratego/classic"), most_games=0)
