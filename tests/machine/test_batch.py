"""Many tables as arrays: each is the very table people sit at, and shows a seat no more than it may know."""

import copy
from random import Random

import numpy as np
import pytest
from tests.proofs.spread import cases, label

import flagfall
from flagfall.core import NOBODY
from flagfall.machine import Batch

LONG = 400


def played(game, tables=3, steps=LONG, **options):
    """A batch in the middle of its games."""
    rules = flagfall.rules(game, **options)
    batch = Batch(rules, tables, seed=11, again=False)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize(("game", "options"), cases(), ids=label)
def test_one_table_of_a_batch_is_a_table_fed_the_same_decisions(game, options):
    rules = flagfall.rules(game, **options)
    batch = Batch(rules, tables=2, seed=5, again=False)
    tables = [flagfall.Table(rules, record=batch.record(number)) for number in range(2)]
    for _ in range(LONG):
        actions = batch.sample()
        for number, table in enumerate(tables):
            assert batch.to_act[number] == table.to_act
            if table.to_act != NOBODY:
                assert set(np.flatnonzero(batch.mask()[number])) == set(table.choices(table.to_act))
        reward, done = batch.step(actions)
        for number, table in enumerate(tables):
            # What chance decided in the batch it decides at the table.
            for seat, decision in batch.record(number)[table.moment :]:
                table.relive(seat, decision)
            if done[number]:
                assert tuple(batch.result[number]) == table.result.scores
                assert reward[number].argmax() in table.result.winners
                assert abs(reward[number].sum()) < 1e-6
    assert [batch.record(number) for number in range(2)] == [table.record() for table in tables]
    assert batch[1].view(0) == tables[1].view(0)


@pytest.mark.parametrize(("game", "options"), cases(), ids=label)
def test_every_state_that_agrees_with_what_a_seat_heard_looks_the_same_to_it(game, options):
    """Whatever the other side's pieces are imagined to be, no plane, no number and no mask may differ."""
    for steps in (30, 130, LONG):
        batch = played(game, tables=1, steps=steps, **options)
        for seat in range(batch.spec.seats):
            imagined = batch.imagine(batch[0].heard(seat), tables=12, seed=steps)
            rows = imagined.observe(seat)
            assert (rows == batch.observe(seat)[0]).all(), [
                name for name, differs in zip(names(batch.spec), (rows != rows[0]).any(axis=0), strict=True) if differs
            ]
            if batch.to_act[0] == seat:
                assert (imagined.mask() == batch.mask()[0]).all()


def test_a_piece_that_came_back_is_imagined_as_known_to_whoever_saw_it_leave_the_tray():
    """Its owner is not told that it was seen: that follows from what was agreed about captured pieces."""
    rules, luck, came_back = flagfall.rules("stratego/quick-battle", rescue=True), Random(5), 0
    while came_back < 3:
        table = flagfall.Table(rules)
        while table.result is None:
            choices = table.choices(table.to_act).decisions
            rescues = [decision for decision in choices if rules.deed(decision)[0] == "rescue"]
            table.submit(table.to_act, luck.choice(rescues or choices))
            if rescues:
                came_back += 1
                for seat in (0, 1):
                    imagined = rules.imagine(table.heard(seat), luck)
                    assert (rules.observe(imagined, seat) == table.observe(seat)).all()


def names(spec):
    observed = spec.observation
    squares = observed.rows * observed.cols
    return [name for name in observed.planes for _ in range(squares)] + list(observed.numbers)


def test_a_seat_sees_its_own_army_first_whichever_seat_it_is():
    batch = played("stratego/classic", tables=1, steps=80)
    planes = batch.spec.observation.planes
    for seat, rows in ((0, slice(0, 4)), (1, slice(6, 10))):
        own, _ = batch.spec.observation.split(batch.observe(seat)[0])
        flags = own[planes.index("mine: flag")]
        assert flags.sum() == flags[rows].sum() == 1
        assert own[planes.index("theirs: flag")].sum() == 0
        assert own[planes.index("theirs, unknown, never moved")].sum() == 40


def test_the_same_seed_gives_the_same_games_however_many_tables_sit_beside_them():
    few, many = (Batch(flagfall.rules("stratego/duel"), tables, seed=3) for tables in (2, 5))
    for _ in range(200):
        few.step(few.sample())
        many.step(many.sample())
    assert [few.record(n) for n in range(2)] == [many.record(n) for n in range(2)]


def test_a_finished_table_begins_anew_or_stays_as_asked():
    rules = flagfall.rules("stratego/duel", ply_limit=20)
    again, once = Batch(rules, 2), Batch(rules, 2, again=False)
    for _ in range(45):
        again.step(again.sample())
        once.step(once.sample())
    assert (again.to_act >= 0).all()
    assert (once.to_act == NOBODY).all()
    assert (once.sample() == -1).all()
    assert not once.mask().any()
    assert once[0].result.reason == "length limit"


def test_games_may_begin_with_given_set_ups():
    rules = flagfall.rules("stratego/duel")
    red, blue = (
        "deploy M9......../33......../22S......./BBF.......",
        "deploy BBF......./22S......./33......../M9........",
    )
    batch = Batch(rules, 3, openings=[(red, blue)])
    assert (batch.to_act == 0).all()
    assert batch[2].view(0) == batch[0].view(0)
    assert batch[0].moment == 20


def test_a_copy_goes_its_own_way():
    batch = played("stratego/barrage", steps=60)
    before, twin = batch.observe(0), batch.copy()
    for _ in range(20):
        twin.step(twin.sample())
    assert (batch.observe(0) == before).all()
    assert not (twin.observe(0) == before).all()
    assert copy.copy(batch).spec == batch.spec


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (np.zeros(3, np.float32), "3 whole numbers, one for each table; these are float32"),
        (np.zeros(2, np.int64), r"these are int64 of shape \(2,\)"),
        (np.full(3, 10**6), "table 0: action 1000000 (no decision) is not possible; .* for example"),
        (np.full(3, -1), "table 0: action -1"),
    ],
)
def test_what_cannot_be_decided_is_refused_before_anything_happens(actions, says):
    batch = Batch(flagfall.rules("stratego/duel"), 3)
    before = batch.observe(0)
    with pytest.raises(ValueError, match=says.replace("(no decision)", r"\(no decision\)")):
        batch.step(actions)
    assert (batch.observe(0) == before).all()
    assert (batch.moments == 0).all()


def test_an_array_of_another_shape_or_kind_is_refused_in_one_sentence():
    batch = Batch(flagfall.rules("stratego/duel"), 2)
    with pytest.raises(ValueError, match=r"the mask is a contiguous array of uint8, shape \(2, "):
        batch.mask(np.zeros((2, 5), np.uint8))
    with pytest.raises(ValueError, match="the observation is a contiguous array of uint8"):
        batch.observe(0, np.zeros((2, *batch.spec.observation.shape), np.float32))
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        batch.observe(2)
    with pytest.raises(IndexError, match="no table 9"):
        batch[9]


def test_a_mask_packed_as_bits_says_the_same():
    batch = played("stratego/barrage", steps=50)
    bits = np.unpackbits(batch.bits(), axis=1, bitorder="little")[:, : batch.spec.actions]
    assert (bits == batch.mask()).all()


def test_a_table_shows_a_seat_the_same_row():
    for game in ("stratego/lotr-powers", "risk/middle-earth"):
        batch = played(game, tables=2, steps=60)
        for seat, name in enumerate(batch.rules.seats):
            assert (batch.observe(name)[1] == batch[1].observe(name)).all()
            assert (batch.observe(seat)[0] == batch[0].observe(seat)).all()


def test_tables_that_are_not_marked_wait():
    batch = Batch(flagfall.rules("stratego/duel"), 3, seed=np.random.default_rng(4))
    which = np.array([True, False, True])
    before = batch.record(1)
    batch.step(batch.sample(), which)
    assert batch.moments.tolist() == [1, 0, 1]
    assert batch.record(1) == before
    assert (batch.to_act == 0).all()
    with pytest.raises(ValueError, match="table 2: action 5000"):
        batch.step(np.array([0, 0, 5000]), np.array([False, False, True]))
    assert (batch.to_act == 0).all()
