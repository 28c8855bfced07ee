"""A mind thinks the same compiled and as it stands, and the same of two tables its seat cannot tell apart."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.players import Question, seat_player
from flagfall.players.levels import offered
from flagfall.table import Table
from flagfall.testing import strategies

MOMENTS = Path(__file__).with_name("moments.py")
SPEC = spec_from_file_location("moments", MOMENTS)
assert SPEC
moments = module_from_spec(SPEC)
SPEC.loader.exec_module(moments)

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]
LINES = [
    "stratego/barrage 1 20 4",
    "stratego/lotr-ring 4 60 0",
    "stratego/fire-ice-powers 5 40 3",
    "stratego/narnia-powers 6 90 0",
]


def test_compiled_and_as_it_stands_it_thinks_the_same():
    plain = subprocess.run(
        [sys.executable, str(MOMENTS), *LINES],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()

    compiled = []
    for line in LINES:
        game, seed, decisions, ahead = line.split()
        compiled.append(moments.thought_at(moments.at_moment(game, int(seed), int(decisions)), int(ahead)))
    assert compiled == plain


def test_it_says_what_it_takes_pieces_to_be_where_they_stand_now():
    """Not where they would stand on the tables it has tried something out on."""
    table = moments.at_moment("stratego/barrage", 1, 20)
    seat = table.to_act
    mind = moments.thinker(table.rules, seat)
    mind.hear(table.heard(seat).facts)
    mind.think(1.0, 4, 5, 6)
    pieces = table.rules.show(table.view(seat))["pieces"]

    assert set(mind.thought().odds) <= {piece["at"] for piece in pieces if not piece["kind"]}  # it remembers faces
    assert mind.thought().odds


def counted(level, game):
    """Who plays at a level; whoever goes by the clock, on three imagined tables."""
    name = level.player(game)
    return name if not name.startswith("mind") or "worlds" in name else f"{name}:worlds=3"


@pytest.mark.parametrize("game", STRATEGO)
def test_of_two_tables_its_seat_cannot_tell_apart_every_level_thinks_the_same(game):
    table = moments.at_moment(game, 7, 12)
    seat, rules = table.to_act, table.rules
    heard = table.heard(seat)
    other = rules.imagine(heard, Random(3))  # another truth behind the same facts

    for level in offered(game):
        decisions = []
        for view in (table.view(seat), rules.view(other, seat)):
            player = seat_player(counted(level, game), rules, seat, Random(5))
            player.hear(heard.facts)
            decisions.append(player.answer(Question(view, rules.choices(view), 1.0)))

        assert decisions[0] == decisions[1], level.name
        assert decisions[0] in table.choices(seat)


def by_luck(rules, data):
    """A table some way into a game of Risk."""
    luck = Random(data.draw(st.integers(0, 1000)))
    table = Table(rules, luck)
    for _ in range(data.draw(st.integers(0, 300))):
        if table.to_act < 0:
            break
        table.submit(table.to_act, luck.choice(table.choices(table.to_act)))
    return table


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_was_agreed_and_whenever_a_level_thinks_the_same_of_both(data):
    game = data.draw(st.sampled_from([game.id for game in games()]))
    level = data.draw(st.sampled_from(offered(game)))
    rules = data.draw(strategies.rules(game) if game in STRATEGO else st.just(rules_of(game)))
    table = data.draw(strategies.tables(rules)) if game in STRATEGO else by_luck(rules, data)
    seat, luck = table.to_act, data.draw(st.integers(0, 1000))
    if seat < 0:
        return
    heard = table.heard(seat)
    other = rules.imagine(heard, Random(luck))
    decisions = []
    for view in (table.view(seat), rules.view(other, seat)):
        player = seat_player(counted(level, game), rules, seat, Random(luck))
        player.hear(heard.facts)
        decisions.append(player.answer(Question(view, rules.choices(view), 1.0)))

    assert decisions[0] == decisions[1]
    assert decisions[0] in table.choices(seat)
