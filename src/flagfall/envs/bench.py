"""How fast environments are, beside those their libraries bring, in one run and on one core. `flagfall bench envs` prints it.

Everybody is played by the same random loop, with mask and observation at every step. Peers are not part of any extra.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.extras import extra

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECONDS = 2.0
TABLES, PARTS = 1024, 5


@dataclass(frozen=True, slots=True)
class Speed:
    """Decisions a second of one core; `aim` is how many times the peer, or how many, it should be."""

    what: str
    rate: float
    aim: str = ""


class Missing(Exception):
    """A peer that is not installed, and how to install it."""


def bench_envs(begin: Callable[[str], None], seconds: float = SECONDS) -> Iterator[Speed | Missing]:
    """Each of ours beside its peers."""
    from flagfall import envs

    begin("Playing PettingZoo")
    ours = _aec(envs.aec("stratego/classic"), seconds)
    for name, module, package, times in (
        ("connect_four", "pettingzoo.classic.connect_four_v3", "pygame", 5),
        ("chess", "pettingzoo.classic.chess_v6", "pygame chess", 50),
    ):
        if lacking := [part for part in package.split() if find_spec(part) is None]:
            yield Missing(f"PettingZoo's {name} is not measured: pip install {' '.join(lacking)}")
            continue
        begin(f"Playing PettingZoo's {name}")
        theirs = _aec(extra(module, "envs", "The bench").env(), seconds)
        yield Speed(f"PettingZoo's own {name}", theirs)
        yield Speed(f"stratego/classic in PettingZoo, times {name}", ours / theirs, f"{times} x")
    yield Speed("stratego/classic in PettingZoo", ours)
    begin("Playing many tables")
    many = _vector(envs.vector("stratego/classic", TABLES), seconds)
    yield Speed(f"stratego/classic in Gymnasium, {TABLES:,} tables", many, "500,000")
    if find_spec("pyspiel") is None:
        yield Missing("OpenSpiel is not measured: pip install 'flagfall[openspiel]'")
        return
    begin("Playing OpenSpiel")
    pyspiel = extra("pyspiel", "openspiel", "The bench")
    extra("flagfall.envs.openspiel", "openspiel", "The bench")
    theirs = _spiel(pyspiel.load_game("dark_chess"), seconds)
    ours = _spiel(pyspiel.load_game("flagfall_stratego_classic"), seconds)
    yield Speed("OpenSpiel's own dark_chess", theirs)
    yield Speed("stratego/classic in OpenSpiel", ours)
    yield Speed("stratego/classic in OpenSpiel, times dark_chess", ours / theirs, "1 x")


def _aec(env: Any, seconds: float) -> float:
    luck = Random(1)
    env.reset(seed=1)
    for spent, steps in _clock(seconds):
        for _ in range(1000):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            # A mask is read as bools, which numpy finds much faster than numbers.
            choices = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(int(choices[luck.randrange(len(choices))]))
        steps[0] += 1000
        rate = steps[0] / max(spent(), 1e-9)
    return rate


def _vector(env: Any, seconds: float) -> float:
    env.reset(seed=1)
    for _ in range(100):  # armies are set up
        env.step(env.sample())
    for spent, steps in _clock(seconds):
        for _ in range(40):
            env.step(env.sample())
        steps[0] += 40 * env.num_envs
        rate = steps[0] / max(spent(), 1e-9)
    return rate


def _spiel(game: Any, seconds: float) -> float:
    luck, state = Random(1), game.new_initial_state()
    for spent, steps in _clock(seconds):
        for _ in range(500):
            if state.is_terminal():
                state = game.new_initial_state()
            state.observation_tensor(state.current_player())
            choices = state.legal_actions()
            state.apply_action(choices[luck.randrange(len(choices))])
        steps[0] += 500
        rate = steps[0] / max(spent(), 1e-9)
    return rate


def _clock(seconds: float) -> Iterator[tuple[Callable[[], float], list[int]]]:
    """Rounds until so many seconds of one core are spent; the first, in which things are compiled, does not count."""
    steps, began = [0], time.process_time()
    yield lambda: time.process_time() - began, steps
    steps[0], began = 0, time.process_time()
    while time.process_time() - began < seconds:
        yield lambda: time.process_time() - began, steps
