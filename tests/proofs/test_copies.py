"""A state, a view and the rules can be copied and sent to another process: what arrives is equal, independent and playable."""

import copy
import os
import pickle
import subprocess
import sys
from random import Random

import pytest

import flagfall
from flagfall.core import CHANCE, NOBODY, SPECTATOR
from flagfall.testing.conform import lively

GAMES = [
    ("stratego/narnia-powers", {"all_powers": True, "captured": "secret"}),
    ("stratego/quick-battle", {"memory": "marks"}),
    ("risk/middle-earth", {"players": 3}),
    ("risk/standard", {}),
]
WAYS = {"copy": copy.copy, "deep copy": copy.deepcopy, "pickle": lambda thing: pickle.loads(pickle.dumps(thing))}


def playing(rules, state, luck, decisions):
    """So many decisions on, and everything told on the way."""
    told = []
    for _ in range(decisions):
        seat = rules.to_act(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            decision = rules.chances(state).draw(luck)
        else:
            decision = lively(rules, rules.choices(rules.view(state, seat)), luck)
        state, facts = rules.play(state, decision)
        told += facts
    return state, told


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[0])
def rules(request):
    game, options = request.param
    return flagfall.rules(game, **options)


@pytest.fixture(scope="module")
def state(rules):
    return playing(rules, rules.opening(), Random(3), 100)[0]


def memory(thing):
    """The record a State or a View lies over."""
    return thing.cells if hasattr(thing, "cells") else thing.record


@pytest.mark.parametrize("way", WAYS)
def test_a_state_is_copied_whole_and_played_on_like_the_first(rules, state, way):
    before = memory(state).tobytes()
    other = WAYS[way](state)
    assert type(other) is type(state)
    assert other == state
    assert hash(other) == hash(state)
    assert rules.to_act(other) == rules.to_act(state)
    assert rules.result(other) == rules.result(state)
    assert playing(rules, other, Random(4), 40) == playing(rules, state, Random(4), 40)
    memory(other).view("u1")[:] = 0
    assert other != state
    assert memory(state).tobytes() == before


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("looked", [False, True], ids=["unread", "read"])
def test_a_view_is_copied_whole_and_read_like_the_first(rules, state, way, looked):
    for listener in (*range(len(rules.seats)), SPECTATOR):
        view = rules.view(state, listener)
        if looked:
            rules.choices(view)
            rules.show(view)
        other = WAYS[way](view)
        assert type(other) is type(view)
        assert other == view
        assert other.listener == listener
        assert rules.choices(other) == rules.choices(view)
        assert rules.show(other) == rules.show(view)
        assert repr(other) == repr(view)
        memory(other).view("u1")[:] = 0
        assert other != view
        assert view == rules.view(state, listener)


@pytest.mark.parametrize("way", WAYS)
def test_rules_are_copied_by_their_id_and_options(rules, state, way):
    other = WAYS[way](rules)
    assert (other.id, other.options, other.seats) == (rules.id, rules.options, rules.seats)
    assert other.describe() == rules.describe()
    assert playing(other, state, Random(5), 40) == playing(rules, state, Random(5), 40)


def test_pickled_rules_are_small(rules):
    """Their tables are compiled anew where they arrive."""
    assert len(pickle.dumps(rules)) < 2000


def test_what_compiled_rules_pickled_uncompiled_ones_play(rules, state):
    """A pickle does not depend on how the rules are run."""
    sent = pickle.dumps((rules, state, rules.view(state, 0)))
    script = (
        "import pickle, sys\n"
        "rules, state, view = pickle.load(sys.stdin.buffer)\n"
        "assert rules.view(state, 0) == view\n"
        "sys.stdout.buffer.write(pickle.dumps((state, view, tuple(rules.choices(view)))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=sent,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    view = rules.view(state, 0)
    assert pickle.loads(done.stdout) == (state, view, tuple(rules.choices(view)))
