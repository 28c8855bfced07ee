"""Swap what a listener cannot know: view, choices, refusals, picture and words stay identical."""

from random import Random

import pytest
from spread import STRATEGO, cases, label

import flagfall
from flagfall.core import SPECTATOR
from flagfall.testing.conform import lively
from flagfall.testing.interfere import exchanged, refusal, tell_apart
from flagfall.testing.strategies import deploy_text

ASKED = (
    "a1-a2",
    "a4-a5",
    "e4-e5",
    "e7-e6",
    "j10-j9",
    "b4xb7",
    "e5-e5",
    "c5-c6",
    "a4-b5",
    "e4 bow e6",
    "stop",
    "enter",
    "x",
)


@pytest.mark.parametrize(("game", "options"), cases(STRATEGO), ids=label)
def test_what_a_listener_cannot_know_changes_nothing_for_it(game, options):
    rules = flagfall.rules(game, **options)
    luck = Random(f"interfere {game}")
    state, swapped = rules.opening(), 0
    for number in range(220):
        seat = rules.to_act(state)
        if rules.result(state) is not None:
            break
        if number % 18 == 0:
            for listener in (0, 1, SPECTATOR):
                other = exchanged(rules, state, listener, luck)
                swapped += other != state
                assert not tell_apart(rules, state, other, listener, ASKED)
        state, _ = rules.play(state, lively(rules, rules.choices(rules.view(state, seat)), luck))
    assert swapped > 2


@pytest.mark.parametrize("game", STRATEGO)
def test_a_half_finished_set_up_shows_nothing_to_others(game):
    """Both armies are hidden until both stand: how far the other side has come is not seen either."""
    rules = flagfall.rules(game)
    nothing = rules.opening()
    setting_up = nothing
    for decision in rules.read(deploy_text(rules, 0, Random(game)), rules.view(nothing, 0))[:-1]:
        setting_up, _ = rules.play(setting_up, decision)
        for listener in (1, SPECTATOR):
            assert rules.view(setting_up, listener) == rules.view(nothing, listener)


def test_two_set_ups_give_the_same_refusals():
    """The other side's army is asked about in every way; the answers do not depend on it."""
    rules = flagfall.rules("stratego/classic")
    answers = set()
    for seed in range(6):
        state = rules.opening()
        for seat, luck in ((0, Random("mine")), (1, Random(seed))):
            for decision in rules.read(deploy_text(rules, seat, luck), rules.view(state, seat)):
                state, _ = rules.play(state, decision)
        view = rules.view(state, 0)
        squares = [f"{column}{row}" for column in "abj" for row in (4, 5, 7, 10)]
        answers.add(tuple(refusal(rules, f"{a}-{b}", view) for a in squares for b in squares))
    assert len(answers) == 1


def test_the_proof_can_fail():
    """A swap of what the listener does know is told apart at once."""
    rules = flagfall.rules("stratego/classic")
    states = []
    for seed in (1, 2):
        state = rules.opening()
        for seat in (0, 1):
            for decision in rules.read(deploy_text(rules, seat, Random(seed)), rules.view(state, seat)):
                state, _ = rules.play(state, decision)
        states.append(state)
    assert tell_apart(rules, *states, 0) == "the view"
