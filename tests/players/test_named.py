"""Players are found by name, with parameters; each is told what is new, and one of the first form is still understood."""

from __future__ import annotations

from random import Random as Luck

import pytest

import flagfall
from flagfall.core import UnknownPlayer
from flagfall.players import Sitter, begin, parameters_of, seat_player, split
from flagfall.testing import player_conforms


class Searching:
    """Answers with the first choice, and says what it was begun with."""

    def __init__(self, rules, seat, luck, *, level: int = 3, bold: bool = False, style: str = "plain"):
        self.begun = (level, bold, style)
        self.heard = []

    @staticmethod
    def plays(family):
        return family == "stratego"

    def hear(self, facts):
        self.heard.append(tuple(facts))

    def answer(self, question):
        return question.choices[0]


class FirstForm:
    """As players were written for the first release."""

    def __init__(self, rules, seat, luck):
        self.heard = 0

    def decide(self, heard, view, choices, seconds):
        assert len(heard.facts) >= self.heard
        self.heard = len(heard.facts)
        return choices[0]


def begun(name):
    plain, parameters = split(name)
    return begin(Searching, flagfall.rules("stratego/duel"), 0, Luck(1), parameters, plain).begun


def test_parameters_are_part_of_the_name():
    assert begun("search") == (3, False, "plain")
    assert begun("search:level=5") == (5, False, "plain")
    assert begun("search:level=5:bold=true:style=wild") == (5, True, "wild")
    assert split("module:Class:level=5") == ("module:Class", {"level": "5"})
    assert parameters_of(Searching) == {"level": 3, "bold": False, "style": "plain"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (
            "search:depth=5",
            "The player search has no parameter 'depth'; its parameters are: level (a whole number, usually 3), "
            "bold (true or false, usually false), style (a word, usually plain).",
        ),
        ("search:level=high", "The parameter level of search is a whole number, not 'high'."),
        ("search:bold=1", "The parameter bold of search is true or false, not '1'."),
        ("search:level=5:wild", "In 'search:level=5:wild' the parameters come last, as in search:level=5."),
    ],
)
def test_a_wrong_parameter_is_refused_with_what_there_is(name, why):
    with pytest.raises(UnknownPlayer) as refused:
        begun(name)
    assert str(refused.value) == why


def test_a_player_without_parameters_says_so():
    with pytest.raises(UnknownPlayer, match=r"The player random has no parameter 'level'; it takes no parameters\."):
        seat_player("random:level=3", flagfall.rules("stratego/duel"), 0, Luck(1))


def test_a_player_is_not_seated_at_a_family_it_does_not_play():
    with pytest.raises(UnknownPlayer, match=r"The player Searching does not play risk\."):
        begin(Searching, flagfall.rules("risk/standard"), 0, Luck(1))


def test_a_player_is_told_everything_once():
    rules = flagfall.rules("stratego/duel", ply_limit=40)
    table = flagfall.Table(rules, Luck(1))
    player, other = Searching(rules, 0, Luck(1)), seat_player("random", rules, 1, Luck(2))
    sitters = [Sitter(player, table, 0), Sitter(other, table, 1)]
    while table.result is None:
        told = table.heard(0).facts if table.to_act == 0 else None
        seat = table.to_act
        table.submit(seat, sitters[seat].decide())
        if told is not None:
            assert tuple(fact for facts in player.heard for fact in facts) == told
    assert sum(map(len, player.heard)) > 40


@pytest.mark.parametrize("kind", [Searching, FirstForm])
def test_both_forms_keep_the_contract(kind):
    player_conforms(kind, "stratego/duel")
