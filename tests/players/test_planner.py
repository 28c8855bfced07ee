"""The planner of Risk: chains of attacks, what it knows, and that it gets to the end."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random as Luck

import numpy as np
import pytest

import flagfall
from flagfall.kit.odds import battle
from flagfall.players import Question, Sitter, seat_player
from flagfall.players import planner_search as search
from flagfall.players.levels import levels
from flagfall.players.planner_odds import odds_book
from flagfall.players.planner_weights import NAMES, declared, weights_of
from flagfall.testing import player_conforms

GAMES = ["risk/middle-earth", "risk/standard"]


def row(*places, me=0, players=2, conquered=0):
    """Places in a row, each `(owner, battalions)`, in one region: what the search is given."""
    board, land = np.zeros((3, len(places)), np.int64), np.zeros((4, len(places)), np.int64)
    board[0], board[1] = zip(*places, strict=True)
    near = np.full((len(places), search.NEIGHBOURS), -1, np.int64)
    for where in range(len(places)):
        there = [where + step for step in (-1, 1) if 0 <= where + step < len(places)]
        near[where, : len(there)] = there
    scene = np.zeros(search.SCENE)
    scene[search.ME], scene[search.PLAYERS], scene[search.TURNS] = me, players, 4
    scene[search.EXPOSED] = 1
    scene[search.PER_PLACE], scene[search.FEWEST], scene[search.CONQUERED] = 3, 3, conquered
    return board, land, near, odds_book(), np.array([3.0]), scene, weights_of("risk/standard")


def first_attack(*places, **more):
    out, lines = np.zeros(5), np.zeros((len(places), search.LINE))
    search.attacks(*row(*places, **more), 2000, 8, out, lines)
    return (int(out[0]), int(out[1])), out[2], int(out[3])


def test_odds_of_a_chain_are_those_of_battles():
    book = odds_book()
    for attackers, defenders in ((2, 1), (8, 5), (20, 25)):
        known = battle(attackers, defenders, 1, 2)
        assert book[0, 1, 2, attackers, defenders] == pytest.approx(known.win)


def test_a_great_army_rolls_up_a_row_of_weak_places():
    attack, odds, length = first_attack((0, 20), (1, 1), (1, 1), (1, 1))

    assert attack == (0, 1)
    assert length == 3
    assert 0.9 < odds < 1.0


def test_it_leaves_alone_what_it_cannot_take():
    assert first_attack((0, 4), (1, 12), (1, 1))[0] == (-1, -1)


def test_it_finishes_who_has_one_place_left_rather_than_hold_its_border():
    """Beyond the neutral army stands the last of the rival."""
    attack, _, length = first_attack((4, 2), (0, 9), (1, 2), (4, 2))

    assert attack == (1, 2)
    assert length == 1


def test_reinforcements_go_to_the_army_that_fights_with_them():
    given = np.zeros(5, np.int64)
    allowed = np.ones(5, np.int64)
    search.muster(*row((0, 3), (0, 1), (0, 6), (1, 3), (1, 1)), 5, allowed, 2000, 8, given)

    assert given.sum() == 5
    assert given[2] >= 3
    assert given[0] == 0, "nobody is there to fight"


ROW = """
import sys; sys.path.insert(0, sys.argv[1])
import numpy as np
from test_planner import row, search
given, out, lines = np.zeros(5, np.int64), np.zeros(5), np.zeros((5, search.LINE))
board = row((0, 3), (1, 2), (0, 6), (1, 3), (1, 1))
values = [search.look(*board), search.attacks(*board, 60, 4, out, lines), search.muster(*board, 4, np.ones(5, np.int64), 60, 4, given)]
print(repr([float(value) for value in values]), out.tolist(), given.tolist(), lines.tolist())
"""


def test_the_search_is_the_same_compiled_and_uncompiled():
    here = os.path.dirname(__file__)
    said = [
        subprocess.run(
            [sys.executable, "-c", ROW, here],
            env=os.environ | {"NUMBA_DISABLE_JIT": plain},
            check=True,
            capture_output=True,
        ).stdout
        for plain in ("0", "1")
    ]

    assert said[0] == said[1]
    assert said[0]


LEVELS = [level.name for level in levels()]


@pytest.mark.parametrize("game", GAMES)
def test_what_no_level_can_know_does_not_change_its_mind(game):
    """At many moments of a game another state is imagined that its seat cannot tell from the true one."""
    rules = flagfall.rules(game, players=3)
    table, luck = flagfall.Table(rules, Luck(5)), Luck(6)
    sitters = [Sitter(seat_player("novice", rules, seat, Luck(seat)), table, seat) for seat in range(3)]
    compared = dict.fromkeys(LEVELS, 0)
    while table.result is None and min(compared.values()) < 6:
        seat = table.to_act
        if len(table.choices(seat)) > 1 and luck.random() < 0.08:
            name = min(LEVELS, key=lambda level: compared[level])
            heard, choices = table.heard(seat), table.choices(seat)
            other = rules.view(rules.imagine(heard, luck), seat)
            decided = []
            for view in (table.view(seat), other):
                player = seat_player(name, rules, seat, Luck(9))
                player.hear(heard.facts)
                decided.append(player.answer(Question(view, choices, 1.0)))
            assert decided[0] == decided[1]
            compared[name] += 1
        table.submit(seat, sitters[seat].decide())
    assert set(compared.values()) == {6}


@pytest.mark.parametrize("game", GAMES)
def test_games_of_planners_end(game):
    """Nobody sits behind walls for ever: with four of them somebody wins."""
    rules = flagfall.rules(game, players=4)
    table = flagfall.Table(rules, Luck(1))
    sitters = [Sitter(seat_player("planner:nodes=500", rules, s, Luck(s)), table, s) for s in range(4)]
    for _ in range(20_000):
        if table.result is not None:
            break
        table.submit(table.to_act, sitters[table.to_act].decide())
    assert table.result is not None
    assert table.result.winners


def test_it_conforms_with_every_card_in_the_deck():
    player_conforms(seat_of("planner:nodes=50"), "risk/middle-earth", players=3, extra_powers=True)


def seat_of(name):
    def begin(rules, seat, luck):
        return seat_player(name, rules, seat, luck)

    return begin


def test_it_tells_what_it_means_to_do():
    rules = flagfall.rules("risk/standard", players=2)
    table = flagfall.Table(rules, Luck(1))
    players = [seat_player("planner:nodes=500", rules, seat, Luck(seat)) for seat in (0, 1)]
    sitters = [Sitter(player, table, seat) for seat, player in enumerate(players)]
    while "odds" not in players[table.to_act].info:
        seat = table.to_act
        table.submit(seat, sitters[seat].decide())
        told = players[seat].info
        if "odds" in told:
            break
    assert 0.0 < told["odds"] <= 1.0
    assert told["lines"][0]["places"][:2] == [rules.book.board.territories[told[end]].id for end in ("from", "to")]
    assert told["lines"][0]["value"] == told["value"] > told["stop"]
    assert all(0.0 < danger <= 1.0 for danger in told["fears"].values())
    assert table.view(seat).plain("owner")[told["from"]] == seat


def test_weights_are_declared_for_every_game():
    assert {f"risk/{game}" for game in declared()} == set(GAMES)
    assert all(set(weights) == set(NAMES) for weights in declared().values())
    assert weights_of("risk/standard", "card,9")[NAMES.index("card")] == 9
