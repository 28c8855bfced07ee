"""Gymnasium: its own check passes; one seat or thousands of tables, as Gymnasium defines the end of a game."""

import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import flagfall
from flagfall import envs
from flagfall.core import FlagfallError

ROOT = Path(__file__).parents[2]


def make(name, **asked):
    return gymnasium.make(f"flagfall/{name.replace('/', '-')}-v1", **asked).unwrapped


def test_every_game_is_registered(game):
    name, options = game
    env = make(name, **options)
    observation, told = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    assert told == {"seat": 0}


@pytest.mark.parametrize("name", ["stratego/duel", "risk/standard"])
def test_it_passes_gymnasiums_own_check(name):
    # It samples an action before it resets, so that in Risk it may be none of the choices any more.
    check_env(make(name, illegal="random"), skip_render_check=True)


def test_what_is_masked_out_may_be_replaced_by_luck():
    env = make("stratego/duel", illegal="random")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(~env.action_masks())[-1]))
    assert env.table.moment == 1
    with pytest.raises(ValueError, match="illegal is one of refuse, random"):
        make("stratego/duel", illegal="lose")


def test_a_seat_sees_what_a_table_fed_the_same_decisions_shows_it(game, luck):
    name, options = game
    env = make(name, seat=1, **options)
    observation, _ = env.reset(seed=4)
    table = flagfall.Table.retold(flagfall.rules(name, **options))
    for ply in range(40):
        for seat, decision in env.table.record()[table.moment :]:
            table.relive(seat, decision)
        if table.result is not None:
            break
        assert table.to_act == 1
        assert set(np.flatnonzero(observation["action_mask"])) == set(table.choices(1))
        assert (observation["observation"] == table.observe(1)).all()
        if ply % 20 == 19:
            imagined = [table.imagined(1, luck) for _ in range(4)]
            assert all((one.observe(1) == observation["observation"]).all() for one in imagined)
        action = luck.choice(sorted(table.choices(1)))
        observation, *_ = env.step(action)
        assert env.table.record()[table.moment] == (1, action)


def test_a_novice_sits_across_and_a_win_is_worth_one():
    env = make("stratego/duel", opponent="novice", openings="novice", seat="any", ply_limit=60)
    env.reset(seed=3)
    over = False
    while not over:
        assert env.action_masks().any()
        _, reward, over, cut, _ = env.step(env.action_space.sample())
    assert reward == env.table.result.scores[env.seat] * 2 - 1
    assert not cut


def test_a_program_sits_across_and_leaves():
    env = make("stratego/duel", opponent=f"engine:{sys.executable} {ROOT}/examples/bot.py", seat="blue")
    for _ in range(2):
        env.reset(seed=3)
        env.step(env.action_space.sample())
    sitters = list(env._sitters.values())
    env.close()
    assert [sitter._player.gone for sitter in sitters] == [True]


def test_what_cannot_be_is_refused_in_one_sentence():
    with pytest.raises(FlagfallError, match="There is no player 'novize'"):
        make("stratego/duel", opponent="novize")
    with pytest.raises(FlagfallError, match="There is no seat green; the seats are red, blue"):
        make("stratego/duel", seat="green")
    env = make("stratego/duel")
    env.reset(seed=1)
    with pytest.raises(FlagfallError, match="set your pieces up first"):
        env.step(int(np.flatnonzero(~env.action_masks())[-1]))
    with pytest.raises(ValueError, match=r"an action is a whole number, not 0\.5"):
        env.step(0.5)
    with pytest.raises(ValueError, match="autoreset_mode is one of NextStep, SameStep, Disabled, not 'Never'"):
        envs.vector("stratego/duel", 2, autoreset_mode="Never")
    with pytest.raises(ValueError, match="opponent of many tables is one of self, random"):
        envs.vector("stratego/duel", 2, opponent="novice")


# -- many tables -----------------------------------------------------------------------------------------
def tables(mode, name="stratego/duel", num_envs=6, **asked):
    asked = {"openings": "novice", "ply_limit": 40} | asked
    env = gymnasium.make_vec(f"flagfall/{name.replace('/', '-')}-v1", num_envs=num_envs, autoreset_mode=mode, **asked)
    return env.unwrapped


def test_many_tables_are_tables_fed_the_same_decisions(game, luck):
    name, options = game
    env, rules = envs.vector(name, 3, keep=True, **options), flagfall.rules(name, **options)
    observed, told = env.reset(seed=5)
    beside = [flagfall.Table.retold(rules) for _ in range(3)]
    for _ in range(40):
        actions = np.zeros(3, int)
        for number, table in enumerate(beside):
            for seat, decision in env._batch.record(number)[table.moment :]:
                table.relive(seat, decision)
            if table.result is not None:
                assert not observed["action_mask"][number].any()
                return
            assert table.to_act == told["seat"][number]
            assert (observed["observation"][number] == table.observe(table.to_act)).all()
            assert set(np.flatnonzero(observed["action_mask"][number])) == set(table.choices(table.to_act))
            actions[number] = luck.choice(sorted(table.choices(table.to_act)))
        acted = [(table.to_act, action) for table, action in zip(beside, actions.tolist(), strict=True)]
        observed, _, _, _, told = env.step(actions)
        assert [env._batch.record(number)[beside[number].moment] for number in range(3)] == acted


def test_tables_a_seat_cannot_tell_apart_look_the_same_to_it(game):
    name, options = game
    env, told_apart = envs.vector(name, 1, keep=True, **options), False
    observed, told = env.reset(seed=8)
    for ply in range(90):
        if ply % 15 == 14:
            seat = int(told["seat"][0])
            heard = env._batch[0].heard(seat)
            # The same environment, over tables that differ in what this seat cannot know and in nothing else.
            other = envs.vector(env.rules, 8)
            other._batch = env._batch.imagine(heard, 8, seed=ply)
            shown = other._observed()
            assert (other._deciding() == seat).all()
            assert (shown["observation"] == observed["observation"]).all()
            assert (shown["action_mask"] == observed["action_mask"]).all()
            rivals = [other._batch.observe(rival) for rival in range(env.rules.spec.seats) if rival != seat]
            told_apart |= any(len(np.unique(rows, axis=0)) > 1 for rows in rivals)
            # What may be decided at one of them may be decided at all of them.
            other.step(np.full(8, env.sample()[0]))
        observed, _, _, _, told = env.step(env.sample())
    assert told_apart


def test_a_game_that_ends_begins_anew_with_the_next_step():
    env = tables("NextStep")
    env.reset(seed=1)
    ended = 0
    for _ in range(100):
        observed, reward, over, cut, _ = env.step(env.sample())
        ended += over.sum()
        assert not observed["action_mask"][over].any()
        assert (reward[~over] == 0).all()
        _, reward, again, _, _ = env.step(env.sample())
        assert (reward[over] == 0).all()
        assert not again[over].any()
    assert ended
    assert not cut.any()


def test_a_game_that_ends_begins_anew_in_the_same_step():
    env = tables("SameStep")
    env.reset(seed=1)
    ended = 0
    for _ in range(100):
        observed, _, over, _, told = env.step(env.sample())
        ended += over.sum()
        assert observed["action_mask"].any(axis=1).all()
        if over.any():
            assert (told["_final_obs"] == over).all()
            last = told["final_obs"][over.argmax()]
            numbers = env.rules.spec.observation.split(last["observation"])[1]
            assert numbers[env.rules.spec.observation.numbers.index("over")] == 1
    assert ended


def test_a_game_that_ends_waits_to_be_reset():
    env = tables("Disabled")
    env.reset(seed=1)
    over = np.zeros(6, bool)
    while not over.any():
        _, _, over, _, _ = env.step(env.sample())
    with pytest.raises(ValueError, match=r"table \d has ended; reset it"):
        env.step(env.sample())
    observed, _ = env.reset(options={"reset_mask": over})
    assert observed["action_mask"].any(axis=1).all()
    env.step(env.sample())


@pytest.mark.parametrize("name", ["stratego/duel", "stratego/lotr-powers", "risk/standard"])
def test_against_random_the_learner_has_one_seat_everywhere(name):
    env = envs.vector(name, 5, opponent="random", seat=1, autoreset_mode="SameStep")
    observed, told = env.reset(seed=2)
    for _ in range(60):
        assert (told["seat"] == 1).all()
        assert observed["action_mask"].any(axis=1).all()
        observed, _, _, _, told = env.step(env.sample())


def test_the_same_seed_gives_the_same_games_and_arrays_stay_for_one_more_step():
    one, other = (tables("NextStep", copy=copied) for copied in (False, True))
    first, _ = one.reset(seed=9)
    kept, _ = other.reset(seed=9)
    actions = one.sample()
    assert (actions == other.sample()).all()
    for env in (one, other):
        env.step(actions)
    assert (first["observation"] == kept["observation"]).all()


def test_a_batch_of_the_wrong_shape_or_kind_is_refused():
    env = tables("NextStep")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions are 6 whole numbers, one for each table; these are float64"):
        env.step(np.zeros(6))
    with pytest.raises(ValueError, match=r"of shape \(2,\)"):
        env.step(np.zeros(2, int))
    with pytest.raises(ValueError, match="table 0: action"):
        env.step(np.full(6, env.rules.spec.actions - 1))


def test_rules_may_be_handed_in():
    rules = flagfall.rules("stratego/duel", rescue=True)
    assert envs.vector(rules, 2).rules is rules
    with pytest.raises(TypeError, match="have their options chosen already"):
        envs.vector(rules, 2, rescue=False)
