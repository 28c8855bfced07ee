"""The numbers of a match: Elo, its error, and the test that stops it."""

import math
import random

import pytest

from flagfall.arena.played import Times
from flagfall.arena.standing import MOST, Sprt, elo_of, expected, rating


def test_elo_and_score_are_inverse():
    for seats in (2, 3, 4):
        for elo in (-300, 0, 12.5, 400):
            assert elo_of(expected(elo, seats), seats) == pytest.approx(elo)


def test_three_of_four_points_are_191_elo():
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)


def test_an_equal_player_among_four_wins_one_game_in_four():
    assert expected(0, seats=4) == 0.25


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    luck, held = random.Random(5), 0
    for _ in range(400):
        pairs = {0.0: 0, 0.5: 0, 1.0: 0}
        for _ in range(100):
            pairs[(int(luck.random() < 0.6) + int(luck.random() < 0.6)) / 2] += 1
        told = rating(pairs)
        held += told.low <= elo_of(0.6) <= told.high
    assert 0.92 <= held / 400 <= 0.98


def test_a_few_games_never_pretend_certainty():
    won, drawn = rating({1.0: 2}), rating({0.5: 2})
    assert (won.elo, won.high) == (MOST, MOST)
    assert won.low < 100
    assert drawn.low < -100
    assert drawn.high > 100
    assert rating({}).low == -MOST


def test_pairs_that_cancel_out_say_more_than_games_that_do_not():
    duplicate, independent = rating({0.5: 100}), rating({0.0: 25, 0.5: 50, 1.0: 25})
    assert duplicate.high - duplicate.low < independent.high - independent.low


@pytest.mark.parametrize("score", [0.45, 0.5, 0.53])
def test_the_ratio_is_that_of_normal_likelihoods_where_games_are_many(score):
    test, count = Sprt(0, 10), 20_000
    pairs = {0.0: round(count * (1 - score) / 2), 0.5: count // 2, 1.0: round(count * score / 2)}
    whole = sum(pairs.values())
    mean = sum(s * n for s, n in pairs.items()) / whole
    spread = sum(n * (s - mean) ** 2 for s, n in pairs.items()) / whole
    low, high = expected(0), expected(10)
    normal = whole * (high - low) * (2 * mean - low - high) / (2 * spread)
    assert test.llr(pairs) == pytest.approx(normal, rel=0.05)


def test_it_is_decided_at_one_error_in_twenty():
    test = Sprt(0, 10)
    assert test.bound == pytest.approx(math.log(19))
    assert [test.verdict(llr) for llr in (-3, 0, 3)] == ["not better", "", "better"]
    assert test.llr({1.0: 200, 0.5: 100, 0.0: 50}) > test.bound
    assert test.llr({1.0: 50, 0.5: 100, 0.0: 200}) < -test.bound


def test_times_add_up_and_tell_the_slowest_hundredth():
    slow, quick = Times(), Times()
    slow.add(2.0)
    quick.add(0.001, 199)
    quick.join(slow)
    assert quick.count == 200
    assert quick.within(0.99) == pytest.approx(0.001, rel=0.13)
    assert quick.within(1) == quick.most == 2.0
    assert quick.mean == pytest.approx(0.010995)
