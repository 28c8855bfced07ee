"""Every level plays every game to its end, twenty seats of each: no fault, nobody stands in, and a result by the rules."""

from __future__ import annotations

from random import Random as Luck

import pytest

import flagfall
from flagfall.catalog import games
from flagfall.players import Question, seat_player
from flagfall.players.levels import offered

SEATS = 20
"""So many times a level sits down at a game; it sits in every seat of a table."""
SHORTEST = 0.001
"""Seconds: who goes by the clock has next to none."""


def whole_game(rules, name, seed):
    """One level in every seat, to the end."""
    table = flagfall.Table(rules, Luck(seed))
    seats = range(len(rules.seats))
    players, told = [seat_player(name, rules, seat, Luck(f"{seed} {seat}")) for seat in seats], [0 for _ in seats]
    while table.result is None:
        seat = table.to_act
        new = table.heard(seat, told[seat]).facts
        told[seat] += len(new)
        players[seat].hear(new)
        view, choices = table.look(seat)
        decision = players[seat].answer(Question(view, choices, SHORTEST))
        assert decision in choices
        table.submit(seat, decision)
    assert not any(getattr(player, "stands_in", "") for player in players)
    return table


@pytest.mark.parametrize(("game", "name"), [(game.id, level.name) for game in games() for level in offered(game.id)])
def test_a_level_plays_twenty_seats_of_a_game_to_the_end(game, name):
    rules = flagfall.rules(game)
    seats = 0
    while seats < SEATS:
        table = whole_game(rules, name, seats)
        seats += len(rules.seats)

        assert table.result.scores
