"""A polite computer gives up when it has surely lost; nobody else ever does."""

from __future__ import annotations

from random import Random as Luck
from types import SimpleNamespace

import flagfall
from flagfall.players import Sitter
from flagfall.players.manners import HOPELESS, PATIENT, Manners, chance, outlook


class Gloomy:
    """Expects what it is told to, and decides the first thing there is."""

    def __init__(self, expected):
        self.expected = list(expected)

    def hear(self, facts): ...

    def answer(self, question):
        self.outlook = self.expected.pop(0) if self.expected else None
        return question.choices[0]


def gave_up_after(expected, *, polite, game="stratego/duel", **options):
    table = flagfall.Table(flagfall.rules(game, **options), Luck(1))
    sitter = Sitter(Gloomy(expected), table, table.to_act, polite=polite)
    for number in range(1, len(expected) + 1):
        sitter.decide()
        if sitter.gives_up:
            return number
    return None


def test_whoever_is_polite_gives_up_when_it_has_been_hopeless_for_long():
    assert gave_up_after([0.5, *[0.0] * 20], polite=True) == 1 + PATIENT


def test_a_glimmer_of_hope_makes_it_play_on():
    hopeful = [0.0, HOPELESS + 0.01] * 10
    assert gave_up_after(hopeful, polite=True) is None


def test_nobody_gives_up_who_was_not_asked_to():
    assert gave_up_after([0.0] * 20, polite=False) is None


def test_among_several_nobody_gives_up():
    assert gave_up_after([0.0] * 20, polite=True, game="risk/standard", players=3) is None


def test_a_decision_without_a_thought_changes_nothing():
    manners = Manners()
    said = [manners.gives_up(expected) for expected in ([0.0, None] * PATIENT)]
    assert said.index(True) == 2 * PATIENT - 2


def test_a_small_share_of_all_strength_is_hopeless_long_before_nothing_is_left():
    assert chance(SimpleNamespace(info={"value": 0.5})) == 0.5
    assert chance(SimpleNamespace(info={"value": 0.19})) < HOPELESS < chance(SimpleNamespace(info={"value": 0.3}))
    assert chance(SimpleNamespace(outlook=0.19)) == 0.19


def test_what_a_player_expects_is_read_however_it_says_it():
    assert outlook(SimpleNamespace(outlook=0.25)) == 0.25
    assert outlook(SimpleNamespace(info={"value": 0.4})) == 0.4
    assert outlook(SimpleNamespace(info=SimpleNamespace(value=0.0, worlds=3))) == 0.5
    assert outlook(SimpleNamespace(info=SimpleNamespace(value=0.0, worlds=0))) is None
    assert outlook(SimpleNamespace(info={})) is None
    assert outlook(object()) is None
