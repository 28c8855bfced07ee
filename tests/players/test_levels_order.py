"""The order of the levels holds on a small sample: fixed seeds, and positions or imagined tables counted instead of seconds."""

from __future__ import annotations

from itertools import pairwise
from random import Random as Luck

import pytest

import flagfall
from flagfall.players import Sitter, seat_player
from flagfall.players.levels import offered

GAMES = 6
"""For each two neighbours, half of them in either seat."""


def score(game, stronger, weaker, **options):
    """How many games the stronger of two wins."""
    rules = flagfall.rules(game, **options)
    won = 0.0
    for number in range(GAMES):
        mine = number % 2
        table = flagfall.Table(rules, Luck(f"{game} {number // 2}"))
        names = [stronger if seat == mine else weaker for seat in (0, 1)]
        sitters = [Sitter(seat_player(n, rules, s, Luck(f"{number} {s}")), table, s) for s, n in enumerate(names)]
        while table.result is None:
            table.submit(table.to_act, sitters[table.to_act].decide(1.0))
        won += table.result.scores[mine]
    return won


@pytest.mark.parametrize("game", ["risk/middle-earth", "risk/standard"])
def test_every_level_is_stronger_than_the_ones_below(game):
    names = [level.name for level in offered(game)]
    won = {f"{strong} against {weak}": score(game, strong, weak, players=2) for weak, strong in pairwise(names)}
    won["marshal against novice"] = score(game, "marshal", "novice", players=2)

    assert len(names) == 6
    assert min(won.values()) >= GAMES / 2, won
    assert sum(won.values()) > 0.65 * GAMES * len(won), won


def counted(level, game):
    """Who plays at a level, on a fixed number of imagined tables."""
    player = level.player(game)
    return player if not player.startswith("mind") or "worlds" in player else f"{player}:worlds=24"


@pytest.mark.parametrize("game", ["stratego/barrage", "stratego/duel"])
def test_every_level_of_stratego_is_stronger_than_the_ones_below(game):
    names = [counted(level, game) for level in offered(game)]
    won = {f"{strong} against {weak}": score(game, strong, weak) for weak, strong in pairwise(names)}
    won["marshal against novice"] = score(game, names[-1], "novice")

    assert len(names) == 6
    assert min(won.values()) >= GAMES / 3, won
    assert sum(won.values()) > 0.6 * GAMES * len(won), won
