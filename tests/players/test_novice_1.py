"""The novice of the first release is a yardstick: it decides for ever as it did then."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random as Luck

import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.players import Sitter, seat_player
from flagfall.table import Table

KEPT = Path(__file__).with_name("novice-1.txt")


def played(game, options, seed, most):
    """The first decisions of a game in which novice-1 sits in every seat: how many, and a digest of them in words."""
    rules = rules_of(game, **options)
    table = Table(rules, Luck(f"{game} {seed}"))
    players = [seat_player("novice-1", rules, seat, Luck(f"{seed} {seat}")) for seat in range(len(rules.seats))]
    sitters = [Sitter(player, table, seat) for seat, player in enumerate(players)]
    words = []
    while table.result is None and len(words) < most:
        seat = table.to_act
        decision = sitters[seat].decide()
        words.append(f"{seat} {rules.write(decision, seat)}")
        table.submit(seat, decision)
    return len(words), hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def options_of(words):
    """`players=3,deck=standard` as options; `-` is none."""
    pairs = [word.split("=") for word in words.split(",")] if words != "-" else []
    plain = {"true": True, "false": False}
    return {name: plain.get(value, int(value) if value.isdigit() else value) for name, value in pairs}


ROWS = [line.split() for line in KEPT.read_text().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row[:3]))
def test_novice_1_decides_as_it_always_did(row):
    game, options, seed, count, digest = row

    assert played(game, options_of(options), int(seed), int(count)) == (int(count), digest)


def test_novice_1_is_held_in_every_game():
    assert {row[0] for row in ROWS} == {game.id for game in games()}
