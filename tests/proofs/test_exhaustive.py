"""Random play until every power, option and ending has happened at least once."""

import pytest
from spread import STRATEGO, cases, label

import flagfall
from flagfall.games.stratego.kernel.numbers import DECISIONS, ENDINGS, FACTS, PENDING
from flagfall.testing.exhaust import exhaust, possible


@pytest.mark.parametrize(("game", "options"), cases(STRATEGO), ids=label)
def test_everything_possible_happens(game, options):
    assert exhaust(flagfall.rules(game, **options)) == set()


def test_what_is_possible_follows_from_the_powers_and_options():
    plain = possible(flagfall.rules("stratego/classic"))
    assert "may rescue" in possible(flagfall.rules("stratego/classic", rescue=True)) - plain
    assert {"leapt", "aimed", "may chain"} <= possible(flagfall.rules("stratego/lotr-powers")) - plain
    assert {"turned", "may landing"} <= possible(flagfall.rules("stratego/fire-ice-powers")) - plain


def test_everything_that_is_declared_is_possible_in_some_game():
    declared = {word.name for word in FACTS} - {"may"}  # told apart by what more may be done
    declared |= {f"decides {word.name}" for word in DECISIONS} - {"decides chain"}  # it goes on with steps
    declared |= {f"may {word.name}" for word in PENDING} - {"may nothing"}
    declared |= {f"ends by {word.name}" for word in ENDINGS if word.name}
    assert set().union(*(possible(flagfall.rules(game, **options)) for game, options in cases(STRATEGO))) == declared


def test_what_did_not_happen_is_reported():
    assert "ends by flag" in exhaust(flagfall.rules("stratego/classic"), most_games=0)
