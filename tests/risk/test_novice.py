"""The novice at Risk: it follows the contract, and it beats luck."""

import random

import numpy as np
import pytest

import flagfall
from flagfall.core import CHANCE, NOBODY
from flagfall.games.risk.kernel.field import fresh_log
from flagfall.kit.luck import luck as fresh_luck
from flagfall.players.novice_risk import RiskNovice, novice_game, odds_book
from flagfall.players.random import Random


def contest(rules, minds, luck, plies=6000):
    state = rules.opening()
    for _ in range(plies):
        seat = rules.to_act(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            decision = rules.chances(state).draw(luck)
        else:
            view = rules.view(state, seat)
            choices = rules.choices(view)
            decision = minds[seat].decide(None, view, choices, 1.0)
            assert decision in choices
        state, _ = rules.play(state, decision)
    return rules.result(state)


@pytest.mark.parametrize("edition", ["middle-earth", "standard"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_novice_beats_random_players(edition, players):
    rules = flagfall.rules(f"risk/{edition}", players=players)
    won = 0
    for number in range(6):
        luck = random.Random(number)
        seat = number % players
        minds = [(RiskNovice if n == seat else Random)(rules, n, luck) for n in range(players)]
        result = contest(rules, minds, luck)
        won += result is not None and seat in result.winners
    assert won >= 5


def test_a_game_of_four_novices_inside_the_kernel_comes_to_an_end():
    rules = flagfall.rules("risk/middle-earth", players=4)
    odds, log = odds_book(), fresh_log()
    out, weights = np.zeros(2048, np.int32), np.zeros(2048, np.int32)
    for seed in range(8):
        fields = rules.opening().record
        plies = novice_game(fields, 0, rules.book.tables, odds, fresh_luck(seed), 20_000, out, weights, log)
        assert 0 < plies < 20_000
