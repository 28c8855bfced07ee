"""The Table: the only holder of truth, and the only door to it."""

import copy
import pickle
from random import Random

import numpy as np
import pytest

import flagfall
from flagfall.core import CHANCE, SPECTATOR, Decision, GameOver, Illegal, NotYourTurn, Stale
from flagfall.testing.strategies import deploy_text, played

RULES = flagfall.rules("stratego/duel")


def ready(seed=0):
    return played(RULES, Random(seed), 0)


def test_its_repr_tells_nothing_but_the_game_and_the_moment():
    assert repr(ready()) == "<Table stratego/duel, move 20>"
    assert repr(ready(0)) == repr(ready(1))


def test_it_does_not_pickle_or_copy():
    for leak in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="a Table holds secrets and does not pickle"):
            leak(ready())


def test_it_has_no_attributes_to_look_into():
    """What is public takes inputs or answers a listener; the truth is behind names that begin with an underscore."""
    table = ready()
    assert not hasattr(table, "__dict__")
    public = {name for name in dir(table) if not name.startswith("_")}
    assert public == {
        "accept", "at", "chances", "choices", "copy", "heard", "heard_count", "imagined", "laid", "look", "moment", "observe", "propose",
        "record", "relive", "relive_all", "result", "resume", "retold", "rules", "submit", "to_act", "view",
    }  # fmt: skip


def test_a_proposal_changes_nothing_until_it_is_accepted():
    table = ready()
    before = table.view(SPECTATOR), table.moment
    proposal = table.propose(0, table.choices(0)[0])
    assert (table.view(SPECTATOR), table.moment) == before
    table.accept(proposal)
    assert table.moment == before[1] + 1
    assert table.record()[-1] == proposal.inputs[0]


def test_a_proposal_is_accepted_once():
    table = ready()
    proposal = table.propose(0, table.choices(0)[0])
    table.accept(proposal)
    with pytest.raises(Stale, match="That was decided after move 20, but the table is at move 21"):
        table.accept(proposal)


def test_the_second_of_two_proposals_is_stale():
    table = ready()
    first, second = (table.propose(0, decision) for decision in table.choices(0)[0:2])
    table.accept(second)
    with pytest.raises(Stale):
        table.accept(first)


def test_a_proposal_does_not_show_the_truth():
    table = ready()
    assert repr(table.propose(0, table.choices(0)[0])) == "Proposal(after=20, to_act=1, result=None)"


def test_submit_returns_what_the_seat_heard():
    table = ready()
    before = len(table.heard(0).facts)
    told = table.submit(0, table.choices(0)[0])
    assert told == table.heard(0, since=before).facts


def test_heard_holds_only_facts_for_that_listener():
    table = played(RULES, Random(3), 60)
    for listener in (0, 1, SPECTATOR):
        assert all(fact.audience.hears(listener) for fact in table.heard(listener).facts)


def test_a_record_takes_a_game_up_again():
    table = played(RULES, Random(5), 40)
    again = flagfall.Table(RULES, record=table.record())
    assert again.record() == table.record()
    for listener in (0, 1, SPECTATOR):
        assert again.view(listener) == table.view(listener)


def test_a_record_with_an_illegal_input_is_refused():
    record = list(ready().record())
    with pytest.raises(Illegal, match="red cannot decide 'j9-j8' here"):
        flagfall.Table(RULES, record=[*record, (0, RULES.codes.find(RULES.notation.read_one("j9-j8", 0)))])
    with pytest.raises(Illegal, match="chance cannot decide"):
        flagfall.Table(RULES, record=[*record, (CHANCE, Decision(1))])


def test_a_record_that_goes_on_after_the_end_is_refused():
    rules = flagfall.rules("stratego/duel", ply_limit=1)
    table = played(rules, Random(1), 5)
    assert table.result is not None
    with pytest.raises(GameOver, match="goes on after the game is over"):
        flagfall.Table(rules, record=[*table.record(), (1, Decision(1))])


def test_strangers_neither_act_nor_listen():
    table = ready()
    for stranger in (2, 3, -1, -2):
        with pytest.raises(NotYourTurn, match=f"There is no seat {stranger}"):
            table.view(stranger)
        with pytest.raises(NotYourTurn, match=f"There is no seat {stranger}"):
            table.heard(stranger)
    with pytest.raises(NotYourTurn, match="There is no seat 4"):
        table.choices(SPECTATOR)


def test_a_written_turn_ends_where_the_truth_changed_it():
    """Later parts of a line are played only if they are still possible when their turn comes."""
    table = ready()
    table.submit(0, RULES.write(table.choices(0)[0]) + ", stop, stop")
    assert table.moment == 21


def test_the_state_of_the_game_is_not_reachable_by_its_own_repr():
    state = RULES.opening()
    assert repr(state) == "<State of Stratego at ply 0>"
    text = deploy_text(RULES, 0, Random(0))
    for decision in RULES.read(text, RULES.view(state, 0)):
        state, _ = RULES.play(state, decision)
    assert repr(state) == "<State of Stratego at ply 0>"
    assert repr(RULES.view(state, 1)) == "<View of Stratego by listener 1 at ply 0>"


def test_a_seat_may_be_named_wherever_it_may_be_numbered():
    table = ready()
    assert table.view("red") == table.view(0)
    assert table.view("spectator") == table.view(SPECTATOR)
    assert table.heard("Blue") == table.heard(1)
    seat = table.rules.seats[table.to_act]
    table.submit(seat, table.choices(seat)[0])
    with pytest.raises(NotYourTurn, match="There is no seat green; the seats are red, blue"):
        table.view("green")


def test_luck_is_a_seed_a_random_or_a_generator():
    rules = flagfall.rules("risk/standard")
    by_seed, again = (flagfall.Table(rules, seed=7) for _ in range(2))
    assert by_seed.record() == again.record() == flagfall.Table(rules, 7).record()
    assert (
        flagfall.Table(rules, np.random.default_rng(1)).record()
        == flagfall.Table(rules, np.random.default_rng(1)).record()
    )
    with pytest.raises(TypeError, match=r"luck is a seed, a random\.Random or a numpy Generator"):
        flagfall.Table(rules, "dice")


def test_a_table_as_it_was_and_one_that_goes_its_own_way():
    table = flagfall.Table(flagfall.rules("risk/standard"), seed=3)
    views = [table.view(0)]
    for _ in range(30):
        table.submit(table.to_act, table.choices(table.to_act)[0])
        views.append(table.view(0))
    twin = table.copy()
    twin.submit(twin.to_act, twin.choices(twin.to_act)[-1])
    assert twin.moment > table.moment
    assert table.view(0) == views[-1]
    assert all(table.at(moment).record() == table.record()[:moment] for moment in range(table.moment + 1))
    assert table.at(table.moment).view(0) == views[-1]
    with pytest.raises(IndexError, match="there is no moment 999"):
        table.at(999)


def test_an_imagined_table_holds_nothing_the_listener_does_not_know():
    table = ready()
    imagined = table.imagined("red", 5)
    assert imagined.view(0) == table.view(0)
    assert imagined.heard(0) == table.heard(0)
    assert all(fact in table.heard(0).facts for fact in imagined.heard(1).facts)
    with pytest.raises(ValueError, match="has no record"):
        imagined.record()
    imagined.submit(imagined.to_act, imagined.choices(imagined.to_act)[0])
