"""Levels: names for people over players with parameters, in an order, offered only where they are there."""

from __future__ import annotations

from random import Random as Luck

import pytest

import flagfall
from flagfall.catalog import games
from flagfall.core import UnknownPlayer
from flagfall.players import Question, Sitter, levels, names, seat_player
from flagfall.players.levels import AtLevel, Level, below, level, offered, seconds_of, who_plays
from flagfall.testing import player_conforms

ORDER = ["recruit", "novice", "sergeant", "captain", "general", "marshal"]
GAMES = [game.id for game in games()]


def test_levels_go_from_weak_to_strong_under_the_agreed_names():
    declared = [one.name for one in levels.levels()]

    assert declared == [name for name in ORDER if name in declared]
    assert set(declared) <= set(names()), "each can be named wherever a player is named"
    assert [one.seconds for one in levels.levels()] == sorted(one.seconds for one in levels.levels())


@pytest.mark.parametrize("game", GAMES)
def test_every_level_that_is_offered_for_a_game_sits_down_and_plays_it(game):
    rules = flagfall.rules(game)
    for one in offered(game):
        table = flagfall.Table(rules, Luck(1))
        player = seat_player(one.name, rules, table.to_act, Luck(2))
        choices = table.choices(table.to_act)

        assert Sitter(player, table, table.to_act).decide(0.01) in choices


def test_a_sentence_says_what_a_level_is_like_and_how_long_it_thinks():
    for one in levels.levels():
        assert one.sentence.endswith(".")
        assert len(one.sentence) < 140
        assert getattr(levels, one.name.capitalize()).__doc__ == one.sentence


def test_a_slip_is_a_choice_by_luck_alone():
    """Who always slips plays like luck; who never does, like the novice."""
    rules = flagfall.rules("stratego/duel")

    def first_decisions(name):
        table = flagfall.Table(rules, Luck(3))
        sitters = [Sitter(seat_player(name, rules, seat, Luck(seat)), table, seat) for seat in (0, 1)]
        return [
            table.submit(table.to_act, decision) and decision
            for decision in (sitters[table.to_act].decide() for _ in range(40))
        ]

    assert first_decisions("novice:slip=0") == first_decisions("novice")
    assert first_decisions("novice:slip=1") != first_decisions("novice")


def test_a_recruit_conforms():
    player_conforms(levels.Recruit, "risk/standard")


class Watch:
    """Remembers how long it was given."""

    def answer(self, question):
        self.given = question.seconds
        return question.choices[0]


def given(seconds, **declared):
    row = Level(name="x", sentence="", seconds=0.5, players={"toy": "x"}, **declared)
    player = type("X", (AtLevel,), {"level": row}).__new__(type("X", (AtLevel,), {"level": row}))
    player.behind = Watch()
    player.answer(Question(None, (1,), seconds))
    return player.behind.given


def test_a_level_takes_no_longer_than_it_promises():
    assert given(3.0) == 0.5
    assert given(0.1) == 0.1
    assert given(3.0, patient=True) == 3.0
    assert seconds_of("recruit", 1.0) == level("recruit").seconds
    assert seconds_of("recruit", 0.01) == 0.01
    assert seconds_of("somebody", 1.0) == 1.0


def test_the_next_level_down_is_one_that_is_there():
    assert below("novice", "risk/standard") == "recruit"
    assert below("recruit", "risk/standard") is None
    assert below("random", "risk/standard") is None


def test_levels_of_one_player_are_one_preparation():
    assert who_plays("recruit", "risk/standard") == who_plays("novice", "risk/standard") == "novice"
    assert who_plays("random", "risk/standard") == "random"


def test_a_level_that_is_not_there_for_a_game_says_so(monkeypatch):
    row = Level(name="recruit", sentence="", seconds=0.5, players={"stratego/duel": "novice"})
    kind = type("Recruit", (AtLevel,), {"level": row})

    assert kind.plays("stratego")
    assert not kind.plays("risk")
    with pytest.raises(UnknownPlayer, match="There is no recruit for stratego/classic yet; there are: recruit, novice"):
        kind(flagfall.rules("stratego/classic"), 0, Luck(1))
