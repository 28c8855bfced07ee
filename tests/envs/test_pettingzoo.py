"""PettingZoo: its own tests pass, the environment is the very table people sit at, and tells a seat no more than it may know."""

import itertools
import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import flagfall
from flagfall import envs

ARMIES = [("deploy M9......../33......../22S......./BBF.......", "deploy BBF......./22S......./33......../M9........")]


def choose(env, luck):
    return luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist())


# It warns of every observation that has a mask beside it.
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_passes_pettingzoos_own_tests(game, capsys):
    name, options = game
    api_test(envs.aec(name, **options), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["stratego/duel", "risk/standard"])
def test_the_same_seed_gives_the_same_game(name):
    seed_test(lambda: envs.aec(name), num_cycles=40)


def test_pettingzoo_can_measure_it(capsys, monkeypatch):
    clock = itertools.count()
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"].time, "time", lambda: next(clock))
    performance_benchmark(envs.aec("stratego/duel"))
    assert "turns per second" in capsys.readouterr().out


def test_it_agrees_with_a_table_ply_by_ply_and_every_seat_sees_what_it_may_know(game, luck):
    name, options = game
    env = envs.aec(name, **options)
    env.reset(seed=3)
    table = flagfall.Table(env.rules, record=env.table.record())
    for ply in range(90):
        assert env.agent_selection == env.possible_agents[table.to_act]
        assert set(np.flatnonzero(env.last()[0]["action_mask"])) == set(table.choices(table.to_act))
        for seat, agent in enumerate(env.possible_agents):
            assert (env.observe(agent)["observation"] == table.observe(env.rules.seats[seat])).all()
            if ply % 30 == 29:
                # Whatever the hidden pieces and cards are imagined to be, this seat is shown the same.
                imagined = [table.imagined(seat, luck) for _ in range(4)]
                assert all((env.observe(agent)["observation"] == one.observe(seat)).all() for one in imagined)
                assert all(set(one.choices(seat)) == set(table.choices(seat)) for one in imagined)
        env.step(choose(env, luck))
        for seat, decision in env.table.record()[table.moment :]:
            table.relive(seat, decision)


def test_rewards_come_at_the_end_and_add_up_to_nothing(luck):
    env = envs.aec("stratego/duel", openings=ARMIES, ply_limit=200)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert env.last()[1] == 0
        env.step(choose(env, luck))
    assert sum(env.rewards.values()) == 0
    assert env.rewards == env._cumulative_rewards
    for agent in env.agent_iter():
        assert env.last()[1] == env.rewards[agent]
        env.step(None)
    assert env.agents == []


def test_games_begin_with_set_ups_given_or_sampled(luck):
    for openings in (ARMIES, "novice"):
        env = envs.aec("stratego/duel", openings=openings)
        env.reset(seed=2)
        assert env.table.moment == 20
    with pytest.raises(ValueError, match="has no set-ups to sample"):
        envs.aec("risk/standard", openings="novice")


def test_a_game_may_be_cut_short():
    env = envs.aec("stratego/duel", truncate_after=3)
    env.reset(seed=2)
    for _ in range(3):
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_what_cannot_be_is_refused_in_one_sentence_and_nothing_happens():
    env = envs.aec("stratego/duel")
    with pytest.raises(RuntimeError, match="reset\\(\\) comes first"):
        env.step(0)
    env.reset(seed=2)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=rf"action {wrong} \(.*\) is not possible; \d+ are, for example"):
        env.step(wrong)
    with pytest.raises(ValueError, match="has to choose"):
        env.step(None)
    for rounded in (0.5, "0", [0]):
        with pytest.raises(ValueError, match="an action is a whole number, not "):
            env.step(rounded)
    assert env.table.moment == 0
    with pytest.raises(flagfall.core.BadOption, match="its options are"):
        envs.aec("stratego/duel", players=3)
    for asked, why in (
        ({"render_mode": "film"}, "render_mode is one of human, ansi, rgb_array, not 'film'"),
        ({"truncate_after": -1}, "truncate_after is one or more decisions, not -1"),
        ({"openings": ["deploy BBF"]}, "openings are several set-ups, each of them a list with one line for each seat"),
    ):
        with pytest.raises(ValueError, match=why):
            envs.aec("stratego/duel", **asked)
    with pytest.raises(AttributeError, match=r"reset\(\) comes first"):
        envs.aec("stratego/duel").last()
    with pytest.raises(ValueError, match="num_envs is one or more tables, not 0"):
        envs.vector("stratego/duel", 0)


def test_it_is_drawn_as_text_and_on_the_terminal(capsys):
    env = envs.aec("stratego/duel", openings=ARMIES, render_mode="ansi")
    env.reset(seed=2)
    assert "Marshal" in env.render()
    assert "blue ?" in env.render()
    filmed = envs.aec("risk/standard", render_mode="rgb_array")
    filmed.reset(seed=2)
    assert filmed.render().shape == (700, 1000, 3)
    shown = envs.aec("stratego/duel", openings=ARMIES, render_mode="human")
    shown.reset(seed=2)
    shown.step(shown.action_space("red_0").sample())
    assert "red ?" in capsys.readouterr().out
    bare = envs.aec("stratego/duel")
    bare.reset()
    with pytest.raises(ValueError, match="render_mode is chosen when the environment is made: human, ansi"):
        bare.render()
