"""Moments of games to think about, and what a mind makes of them. Run by itself it prints them: compiled and not."""

from __future__ import annotations

import sys
from random import Random

from flagfall.catalog import rules as rules_of
from flagfall.minds.stratego.learned import untaught
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.mind import Mind
from flagfall.players import Sitter, seat_player
from flagfall.table import Table


def at_moment(game, seed, decisions, **options):
    """A table after so many decisions of novices who slip now and then."""
    rules = rules_of(game, **options)
    table = Table(rules, Random(seed))
    sitters = [
        Sitter(seat_player("novice:slip=0.1", rules, seat, Random(f"{seed} {seat}")), table, seat) for seat in (0, 1)
    ]
    setup = sum(1 for _ in iter(lambda: _one(table, sitters) and not _began(table), False))
    for _ in range(decisions):
        if not _one(table, sitters):
            break
    assert setup
    return table


def _began(table):
    return any(fact.what == "began" for fact in table.heard(0).facts)


def _one(table, sitters):
    if table.result is not None:
        return False
    table.submit(table.to_act, sitters[table.to_act].decide())
    return table.result is None


def thinker(rules, seat, seed=1):
    return Mind(rules, seat, Random(seed), untaught(rules, lore_of(rules), 1))


def thought_at(table, ahead=0, worlds=2, plies=2, candidates=5):
    """The decision and how every candidate fared, in words."""
    seat = table.to_act
    mind = thinker(table.rules, seat)
    mind.hear(table.heard(seat).facts)
    decision = mind.think(1.0, worlds, candidates, plies, ahead)
    thought = mind.thought()
    lines = " ".join(f"{words}={value!r}" for words, value in thought.lines)
    return f"{table.rules.write(decision, seat)}: {lines}"


if __name__ == "__main__":
    for line in sys.argv[1:]:
        game, seed, decisions, ahead = line.split()
        print(thought_at(at_moment(game, int(seed), int(decisions)), int(ahead)))
