"""A second opinion: the rules and a plain oracle agree on every choice of random games."""

import random

import pytest
from tests.risk.oracle import Oracle
from tests.risk.oracle_table import NEUTRAL

import flagfall
from flagfall.core import CHANCE, NOBODY
from flagfall.players.novice_risk import RiskNovice


def seen(rules, state):
    """What the oracle keeps too, as the rules see it."""
    row = state.record[0]
    names = [place.id for place in rules.book.board.territories]
    owners = {
        name: NEUTRAL if owner == 4 else int(owner)
        for name, owner in zip(names, row["owner"], strict=True)
        if owner >= 0
    }
    return (
        owners,
        {name: int(army) for name, army in zip(names, row["army"], strict=True) if army},
        {name for name, leader in zip(names, row["leader"], strict=True) if leader},
        row["points"][: len(rules.seats)].tolist(),
        row["alive"][: len(rules.seats)].astype(bool).tolist(),
        int(row["now"][5]),
    )


def told(oracle):
    armies = {name: army for name, army in oracle.army.items() if army}
    return oracle.owner, armies, set(oracle.leader), oracle.points, oracle.alive, oracle.ring


GAMES = [("middle-earth", players, extra) for players in (2, 3, 4) for extra in (False, True)]
GAMES += [("standard", players, False) for players in (2, 3, 4)]


@pytest.mark.parametrize(("edition", "players", "extra"), GAMES)
def test_the_oracle_agrees_on_every_choice(edition, players, extra):
    options = {"extra_powers": extra} if edition == "middle-earth" else {}
    rules = flagfall.rules(f"risk/{edition}", players=players, **options)
    for seed in range(3):
        luck = random.Random(f"{edition} {players} {extra} {seed}")
        minds = [RiskNovice(rules, seat, luck) for seat in range(players)]
        oracle, state = Oracle(edition, players, extra), rules.opening()
        for ply in range(2500):
            seat = rules.to_act(state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                chances = rules.chances(state)
                choices, decision = chances.outcomes, chances.draw(luck)
            else:
                view = rules.view(state, seat)
                choices = rules.choices(view)
                decision = choices[luck.randrange(len(choices))]
                if luck.random() < 0.7:
                    decision = minds[seat].decide(None, view, choices, 1)
            asked, options_there = oracle.asks
            assert asked == ("chance" if seat == CHANCE else seat), (ply, oracle.asks)
            assert {rules.write(choice) for choice in choices} == options_there, (seed, ply)
            oracle.answer(rules.write(decision))
            state, _ = rules.play(state, decision)
            if rules.view(state, 4).phase not in ("convert", "advance", "trade"):
                assert told(oracle) == seen(rules, state), (seed, ply, rules.write(decision))
        result = rules.result(state)
        if result is not None:
            assert oracle.asks is None
            assert set(result.winners) == oracle.winners
