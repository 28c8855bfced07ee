"""A record told again in one go: the same game, checked input by input, and a clear word when it cannot be."""

from __future__ import annotations

from random import Random

import pytest

from flagfall.catalog import rules
from flagfall.core import SPECTATOR, Illegal, NotYourTurn
from flagfall.table import Table

LONG = 6000
"""Decisions: more facts than any buffer of the kernel holds at once."""


def played(game: str, decisions: int, **options: int) -> Table:
    table, luck = Table(rules(game, **options), Random(1)), Random(2)
    while table.result is None and table.moment < decisions:
        table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))
    return table


@pytest.mark.parametrize("game", ["stratego/classic", "stratego/narnia-powers", "risk/middle-earth"])
def test_a_record_told_in_one_go_is_the_game_told_input_by_input(game):
    table = played(game, LONG)
    again = Table(table.rules, record=table.record())
    step_by_step = Table.retold(table.rules)
    for seat, decision in table.record():
        step_by_step.relive(seat, decision)

    for listener in (*range(len(table.rules.seats)), SPECTATOR):
        assert again.heard(listener) == step_by_step.heard(listener) == table.heard(listener)
        assert again.view(listener) == step_by_step.view(listener) == table.view(listener)
    assert again.record() == table.record()


@pytest.mark.parametrize("game", ["stratego/classic", "risk/standard"])
def test_it_stops_at_the_first_input_that_could_not_be(game):
    table = played(game, 100)
    record = [*table.record()[:60], (table.record()[60][0], table.record()[0][1]), *table.record()[61:]]

    state, told, fitted = table.rules.retell(table.rules.opening(), record)

    assert fitted == 60
    whole, all_told, all_fitted = table.rules.retell(table.rules.opening(), record[:60])
    assert (state, list(told), 60) == (whole, list(all_told), all_fitted)
    with pytest.raises(Illegal, match="cannot decide"):
        Table(table.rules, record=record)


def test_a_seat_that_is_not_there_is_named():
    table = played("stratego/classic", 100)
    with pytest.raises(NotYourTurn, match="There is no seat 7; the seats are red, blue"):
        Table(table.rules, record=[(7, table.record()[0][1])])
