"""OpenSpiel: its own tests pass, its own bots play, and an information state holds no more than a seat may know."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import flagfall
import flagfall.envs.openspiel


def load(name, **options):
    return pyspiel.load_game(f"flagfall_{name.replace('/', '_').replace('-', '_')}", options)


def play(state, decisions, luck):
    for _ in range(decisions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["stratego/duel", "risk/standard"])
def test_it_passes_openspiels_own_tests(name):
    short = {"stratego/duel": {"ply_limit": 20}, "risk/standard": {"turn_limit": 1, "players": 2}}[name]
    pyspiel.random_sim_test(load(name, **short), num_sims=1, serialize=True, verbose=False)


def test_it_agrees_with_a_table_and_tells_a_seat_what_it_may_know(game, luck):
    name, options = game
    loaded = load(name, **options)
    state = loaded.new_initial_state()
    table = flagfall.Table.retold(flagfall.rules(name, **options))
    while not state.is_terminal() and table.moment < 90:
        before = state.history()
        play(state, 1, luck)
        (action,) = state.history()[len(before) :]
        chance = table.to_act < 0
        table.relive(table.to_act, action + table.rules.spec.actions if chance else action)
        if not state.is_chance_node() and not state.is_terminal():
            assert state.current_player() == table.to_act
            assert state.legal_actions() == sorted(table.choices(table.to_act))
        if table.moment % 40 == 39:
            for seat in range(loaded.num_players()):
                assert (state.observation_tensor(seat) == table.observe(seat)).all()
                same_to(seat, state, luck)


def same_to(seat, state, luck):
    """Whatever is hidden from a seat is imagined to be, everything it is told stays the same."""
    for _ in range(3):
        other = state.resample_from_infostate(seat, luck.random)
        for told in ("information_state_tensor", "observation_tensor"):
            assert np.array_equal(getattr(other, told)(seat), getattr(state, told)(seat))
        for told in ("information_state_string", "observation_string"):
            assert getattr(other, told)(seat) == getattr(state, told)(seat)
        if state.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()
        play(other, 3, luck)


def test_a_clone_goes_its_own_way_and_a_state_is_kept_and_found_again(luck):
    game = load("stratego/barrage", rescue=True)
    state = play(game.new_initial_state(), 40, luck)
    twin = state.clone()
    play(twin, 3, luck)
    assert twin.history() != state.history()
    again = game.deserialize_state(state.serialize())
    for seat in (0, 1):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert pickle.loads(pickle.dumps(state)).legal_actions() == state.legal_actions()


def test_what_happens_is_written_as_players_write_it(luck):
    state = play(load("stratego/duel").new_initial_state(), 22, luck)
    words = state.action_to_string(state.current_player(), state.legal_actions()[0])
    assert words.startswith(f"{state.table.rules.seats[state.current_player()]} ")
    assert "turn " in state.information_state_string(0)


def test_openspiels_own_bots_play_to_the_end():
    game = load("stratego/duel", ply_limit=12)
    luck = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=2,
        random_state=luck,
    )
    bots = [search, uniform_random.UniformRandomBot(1, luck)]
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_a_parameter_that_cannot_be_is_refused():
    with pytest.raises(Exception, match="captured"):
        load("stratego/duel", captured="eaten")
    with pytest.raises(ValueError, match="what one seat may know"):
        load("stratego/duel").make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))


def test_an_imagined_state_has_no_past_to_keep():
    state = play(load("stratego/duel").new_initial_state(), 25, random.Random(3))
    imagined = state.resample_from_infostate(0, random.Random(1).random)
    with pytest.raises(ValueError, match="has no record"):
        imagined.table.record()
    assert imagined.information_state_string(1).startswith("imagined ")
