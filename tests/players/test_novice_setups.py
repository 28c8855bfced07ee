"""The novice sets up by the rulebooks' hints, differently every time, for every roster."""

from __future__ import annotations

from random import Random as Luck

import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.core import Decision
from flagfall.games.stratego.kernel import code
from flagfall.players.novice import Novice, novice_setup

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]


@pytest.mark.parametrize("game", STRATEGO)
def test_a_set_up_is_legal_and_different_every_time(game):
    rules = rules_of(game)
    for seat in (0, 1):
        texts = {novice_setup(rules, seat, Luck(seed)) for seed in range(12)}
        assert len(texts) == 12
        for text in texts:
            state = rules.opening()
            for decision in rules.read(text, rules.view(state, seat)):
                assert decision in rules.choices(rules.view(state, seat))
                state, _ = rules.play(state, decision)
            assert state.open["ready"][seat]


@pytest.mark.parametrize("game", STRATEGO)
def test_the_flag_stands_behind_and_somebody_stands_before_it(game):
    rules = rules_of(game)
    for seed in range(20):
        rows = [row.strip() for row in novice_setup(rules, 0, Luck(seed)).removeprefix("deploy ").split("/")]
        depth = next(i for i, row in enumerate(reversed(rows)) if "F" in row)
        assert depth <= 1
        assert rows[-1 - depth - 1][rows[-1 - depth].index("F")] != "."


@pytest.mark.parametrize("game", STRATEGO)
def test_bombs_rarely_block_the_front(game):
    """Strategy Hints, all four rulebooks: no Bombs in the front row."""
    rules = rules_of(game)
    fronts = [novice_setup(rules, 0, Luck(seed)).removeprefix("deploy ").split("/")[0] for seed in range(20)]

    assert sum(front.count("B") for front in fronts) <= 10


@pytest.mark.parametrize("game", ["stratego/classic", "stratego/barrage", "stratego/narnia-powers"])
def test_pieces_are_handed_out_one_by_one_from_one_plan(game):
    rules = rules_of(game)
    player, state = Novice(rules, 1, Luck(4)), rules.opening()
    while not state.open["ready"][1]:
        view = rules.view(state, 1)
        decision = player.decide(_nothing(1), view, rules.choices(view), 1.0)
        assert decision in rules.choices(view)
        state, _ = rules.play(state, decision)


def test_it_goes_on_from_what_somebody_else_has_placed():
    """Taking a seat in the middle of a set-up: the rest is planned around what stands."""
    rules = rules_of("stratego/classic")
    state = rules.opening()
    for decision in [d for d in rules.choices(rules.view(state, 0)) if d % 100 == 5][:1]:
        state, _ = rules.play(state, Decision(decision))
    player = Novice(rules, 0, Luck(2))
    while not state.open["ready"][0]:
        view = rules.view(state, 0)
        state, _ = rules.play(state, player.decide(_nothing(0), view, rules.choices(view), 1.0))
    assert int(state.mind[0]["left"].sum()) == 0
    assert int(state.open["phase"]) == code.SETUP


def _nothing(seat):
    from flagfall.core import Heard

    return Heard(seat, ())
