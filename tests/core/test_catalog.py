"""The catalog and the players: found by name, with errors that list what exists."""

from random import Random

import pytest

import flagfall
from flagfall.catalog import game
from flagfall.core import BadOption, UnknownGame, UnknownPlayer
from flagfall.players import names, seat_player


def test_every_game_says_what_it_is():
    for entry in flagfall.games():
        assert entry.title
        assert entry.box
        assert entry.sentence.endswith((".", "!"))
        assert flagfall.rules(entry.id).id == entry.id


def test_every_option_is_explained_in_one_sentence():
    for entry in flagfall.games():
        for option in entry.options:
            assert str(option.sentence).endswith(".")
            assert not option.meanings or len(option.meanings) == len(option.values)
            assert not option.values or option.default in option.values


def test_options_that_were_not_asked_for_have_their_defaults():
    rules = flagfall.rules("stratego/classic", rescue=True)
    assert rules.options["rescue"] is True
    assert rules.options["captured"] == "open"


def test_an_unknown_game_is_guessed_at():
    with pytest.raises(UnknownGame, match=r"There is no game 'stratego/barage'\. Did you mean stratego/barrage\?"):
        game("stratego/barage")


def test_a_game_nobody_could_mean_is_not_guessed_at():
    with pytest.raises(UnknownGame) as caught:
        flagfall.rules("\0")
    assert "Did you mean" not in str(caught.value)
    assert "stratego/lotr-ring" in str(caught.value)


def test_truth_and_one_are_not_the_same_value():
    with pytest.raises(BadOption):
        flagfall.rules("stratego/classic", two_square=True)


def test_an_unknown_player_lists_those_there_are():
    with pytest.raises(UnknownPlayer, match=r"There is no player 'randam'\. Did you mean random\? The players are: "):
        seat_player("randam", flagfall.rules("stratego/duel"), 0, Random())
    assert "random" in names()
