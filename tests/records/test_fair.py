"""Luck is promised beforehand and set-ups are under seal: whoever changes either is found out."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import flagfall
from flagfall import records
from flagfall.core import CHANCE, DamagedScroll
from flagfall.records import fair

SEED = "5e" * 32
LOTS = (fair.Lot(0, "firstword", 0), fair.Lot(1, "otherword", 40))


@pytest.fixture(scope="module")
def played():
    """A Risk game some way in, its luck from the seed and the lots."""
    luck = fair.PledgedLuck(SEED, LOTS)
    table, chooser = flagfall.Table(flagfall.rules("risk/standard", players=2), luck), Random(3)
    while table.moment < 400 and table.result is None:
        table.submit(table.to_act, chooser.choice(table.choices(table.to_act).decisions))
    return table


def test_every_outcome_is_the_one_that_was_promised(played):
    luck, outcomes = fair.Fair(SEED, LOTS), list(fair.draws(played.rules, played.record()))
    assert len(outcomes) == sum(seat == CHANCE for seat, _ in played.record()) > 20
    assert all(fair.kept(luck, outcome) for outcome in outcomes)


@pytest.mark.parametrize("other", [fair.Fair("5f" * 32, LOTS), fair.Fair(SEED, LOTS[:1]), fair.Fair(SEED)])
def test_another_seed_or_a_lot_left_out_is_another_luck(played, other):
    assert not all(fair.kept(other, outcome) for outcome in fair.draws(played.rules, played.record()))


def test_a_lot_counts_from_the_moment_it_was_cast(played):
    luck, without = fair.Fair(SEED, LOTS), fair.Fair(SEED, LOTS[:1])
    for number in range(80):
        same = fair.draw(luck, number, 1 << 60) == fair.draw(without, number, 1 << 60)
        assert same == (number < 40)


def test_a_decision_that_could_not_be_stored_meets_the_same_luck_again():
    table = flagfall.Table(flagfall.rules("risk/standard", players=2), fair.PledgedLuck(SEED))
    for _ in range(60):
        decision = table.choices(table.to_act).decisions[0]
        first, again = (table.propose(table.to_act, decision) for _ in range(2))
        assert first.inputs == again.inputs
        table.accept(first)


def test_a_copy_of_a_table_cannot_be_used_to_try_the_luck_out():
    """Of two copies that go on by chance alone, both would else meet the dice that are still to fall."""
    table = flagfall.Table(flagfall.rules("risk/standard", players=2), fair.PledgedLuck(SEED))
    for other in (table.copy(), table.at(table.moment)):
        assert not hasattr(other._draw, "turn")


def test_luck_is_spread_evenly():
    counts = [0] * 6
    for number in range(6000):
        counts[fair.draw(fair.Fair(SEED), number, 6)] += 1
    assert min(counts) > 880
    assert max(counts) < 1120


def test_a_seal_fits_one_record_alone(played):
    lines = fair.lines(played.rules, played.record())
    seal = fair.seal(SEED, lines)
    assert seal != fair.seal(SEED, lines[:-1])
    assert seal != fair.seal("5f" * 32, lines)
    assert seal != fair.seal(SEED, [*lines[:3], lines[4], lines[3], *lines[5:]])


def test_a_pledge_is_what_anybody_else_would_work_out():
    """SHA-256 of the seed's bytes, as every tool prints it."""
    assert fair.pledge("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_scroll_tells_what_its_luck_was_made_of(played):
    scroll = records.scroll_of(played, ("ann", "ben"), fair=fair.Fair(SEED, LOTS))
    text = records.write(scroll)
    assert f"Fair: {SEED} {played.rules.seats[0].lower()}=firstword@0" in text
    assert records.read(text).fair == fair.Fair(SEED, LOTS)
    assert records.read(records.write(replace(scroll, fair=None))).fair is None


@pytest.mark.parametrize("wrong", ["", "5e5e", f"{SEED} nobody=firstword@0", f"{SEED} red=short@0", f"{SEED} red=word"])
def test_a_promise_that_cannot_be_read_is_refused_with_its_line(played, wrong):
    text = records.write(records.scroll_of(played, ("ann", "ben"), fair=fair.Fair(SEED)))
    with pytest.raises(DamagedScroll, match="a seed of 64 signs"):
        records.read(text.replace(f"Fair: {SEED}", f"Fair: {wrong}"))
