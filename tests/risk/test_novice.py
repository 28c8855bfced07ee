"""The novice at Risk: it follows the contract, and it beats luck."""

import random

import pytest

import flagfall
from flagfall.core import CHANCE, NOBODY
from flagfall.players import Question
from flagfall.players.novice_risk import RiskNovice
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
            decision = minds[seat].answer(Question(view, choices, 1.0))
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


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_four_novices_comes_to_an_end(seed):
    rules, luck = flagfall.rules("risk/middle-earth", players=4), random.Random(seed)
    assert contest(rules, [RiskNovice(rules, seat, luck) for seat in range(4)], luck, 20_000) is not None
