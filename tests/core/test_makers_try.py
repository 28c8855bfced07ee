"""A seat may be named wherever it may be numbered, and luck is a seed, a random.Random or a numpy Generator, wherever there is luck."""

from random import Random

import numpy as np
import pytest

import flagfall
from flagfall.core import NotYourTurn
from flagfall.core.chance import number_from, random_from
from flagfall.players import Sitter, seat_anybody, seat_player
from flagfall.records.decisions import random_games

RULES = flagfall.rules("stratego/duel", ply_limit=10)
LUCK = [lambda: 5, lambda: np.int64(5), lambda: Random(5), lambda: np.random.default_rng(5)]


@pytest.fixture(params=LUCK, ids=["a seed", "a seed of numpy", "random.Random", "a Generator"])
def luck(request):
    return request.param


def test_the_same_luck_is_the_same_game(luck):
    def records():
        table = flagfall.Table(RULES, seed=luck())
        sitter = Sitter(seat_player("random", RULES, "red", luck()), table, "red")
        for _ in range(3):
            table.submit("red", sitter.decide())
        heard = table.heard("red")
        batch = flagfall.Batch(RULES, 2, luck())
        return (
            table.record(),
            table.imagined("red", seed=luck()).view("blue"),
            RULES.view(RULES.imagine(heard, luck()), 1),
            batch.sample().tolist(),
            batch.observe(["red", "blue"]).tolist(),
            next(random_games(RULES, 1, luck()))["action"].tolist(),
        )

    assert records() == records()


def test_luck_that_is_none_is_refused():
    for take in (number_from, random_from, lambda seed: flagfall.Table(RULES, seed=seed)):
        with pytest.raises(TypeError, match=r"luck is a seed, a random.Random or a numpy Generator, not 'five'"):
            take("five")


def test_a_seat_has_a_name_for_players_too():
    assert seat_player("random", RULES, "Blue", 1)
    assert seat_anybody("random", RULES, "blue")
    assert RULES.sight("red").seat == 0
    for wrong in ("green", 7):
        with pytest.raises(NotYourTurn, match="the seats are red, blue"):
            seat_player("random", RULES, wrong, 1)
