"""A question of a game that is over, thought about again: from what its seat knew, beside what was decided and what was true."""

from random import Random as Luck

import pytest

import flagfall
from flagfall.core import SPECTATOR
from flagfall.records.turns import turns
from flagfall.review import stratego, stratego_curve, walk
from flagfall.review.thinking import plain_thinking, think_again, thinker
from flagfall.review.told import plain


def thought(table, moment, seat, sat=""):
    return plain_thinking(think_again(table.rules, table.record(), moment, seat, sat))


def test_before_a_move_stands_what_was_played_beside_the_best(barrage):
    """Red's Marshal goes after a Scout, beside whom the Spy stands."""
    asked = next(
        number for number, turn in enumerate(turns(barrage.record())) if turn and told(barrage, turn) == "e6-e7"
    )
    found = thought(barrage, asked - 1, 0)

    assert (found["moment"], found["seat"]) == (asked - 1, 0)
    assert found["played"]["decide"] == "e6-e7"
    assert found["played"]["at"] == ["e6", "e7"]
    assert found["played"]["value"] <= found["thoughts"]["value"] == found["thoughts"]["lines"][0]["value"]
    assert 2 <= len(found["thoughts"]["lines"]) <= 3
    assert "Your" not in "".join(line["sentence"] for line in found["thoughts"]["lines"]), "it is somebody's, not yours"


def told(table, turn):
    return table.rules.write(turn[0][1], turn[0][0])


def test_who_is_taken_for_whom_stands_beside_the_truth(barrage):
    found = thought(barrage, 20, 0)
    hidden = {at for at, kinds in found["thoughts"]["guesses"].items() if max(kinds.values()) < 1}

    assert found["truth"]["j10"] == "flag"
    assert hidden <= set(found["truth"])
    assert all(sum(kinds.values()) == pytest.approx(1, abs=0.3) for kinds in found["thoughts"]["guesses"].values())
    assert found["thoughts"]["guesses"]["a7"] == {"bomb": 1.0}, "its face was seen"


def test_after_the_other_sides_move_it_is_the_question_that_comes_and_after_its_own_the_one_it_answered(barrage):
    moments = [thought(barrage, moment, 0)["moment"] for moment in (18, 19)]
    players = [turn[0][0] for turn in turns(barrage.record())[1:]]

    assert players[18:20] == [0, 1]
    assert moments == [18, 18]


def test_while_armies_are_set_up_there_is_nothing_to_think_about(barrage):
    assert thought(barrage, 3, 1) == {
        "moment": 3, "seat": 1, "player": "marshal", "itself": False, "thoughts": None, "played": None, "truth": {}
    }  # fmt: skip


def test_what_is_thought_does_not_depend_on_what_that_side_could_not_know(barrage):
    """The same moves with Blue's hidden pieces exchanged: Red thinks the same, and only the truth is another."""
    other = flagfall.Table(barrage.rules)
    other.submit("red", "flag@a1, bomb@b1, marshal@e4, general@j4, spy@a2, scout@a4, scout@b4, miner@c1")
    other.submit("blue", "miner@j10, bomb@a7, marshal@h10, general@i9, spy@e8, scout@e7, scout@b10, flag@c10")
    for number, (seat, decision) in enumerate(barrage.record()[16:19]):
        assert number < 3
        other.submit(seat, decision)
    here = flagfall.Table(barrage.rules, record=barrage.record()[:19])
    ours, theirs = thought(here, 18, 0), thought(other, 18, 0)

    assert (ours["truth"]["j10"], theirs["truth"]["j10"]) == ("flag", "miner")
    assert ours["thoughts"] == theirs["thoughts"]


def test_a_computer_that_sat_there_thinks_itself_without_slips_and_by_tables():
    rules = flagfall.rules("stratego/barrage")

    assert thinker(rules, "captain")[2]
    name, player, itself = thinker(rules, "marshal")
    assert (name, itself) == ("marshal", True)
    assert "slip" not in thinker(rules, "captain")[1]
    assert "worlds=" in player
    assert thinker(rules, "novice")[0] == thinker(rules, "Ann")[0] == "marshal"
    assert not thinker(rules, "Ann")[2]


def test_in_risk_it_tells_chains_with_their_odds_and_what_it_fears_for():
    rules = flagfall.rules("risk/standard", players=2)
    table = flagfall.Table(rules, seed=3)
    while table.rules.show(table.view(0))["phase"] != "combat" or table.to_act != 0 or len(table.choices(0)) < 3:
        table.submit(table.to_act, table.choices(table.to_act)[-1])
    table.submit(0, table.choices(0)[-1])
    found = thought(table, len(turns(table.record())) - 2, 0, "marshal")

    assert found["itself"]
    assert 0 <= found["thoughts"]["value"] <= 1
    assert all(0 <= danger <= 1 for danger in found["thoughts"]["fears"].values())
    chains = [line for line in found["thoughts"]["lines"] if line["chance"] is not None]
    assert all(len(line["at"]) >= 2 and 0 <= line["chance"] <= 1 for line in chains)
    assert found["played"]["decide"]


def test_a_decision_that_gave_much_away_is_named_with_what_was_better(barrage, monkeypatch):
    """Here everything counts as much, so that the four dearest are told."""
    monkeypatch.setattr(stratego_curve, "MUCH", -2.0)
    turning = plain(stratego.review(barrage.rules, barrage.record()))["turning"]
    missed = [turn for turn in turning if turn["key"] == "review-better"]

    assert 1 <= len(missed) <= 4
    for turn in missed:
        played = told(barrage, turns(barrage.record())[turn["moment"]])
        assert f" {played} gave something away. Better was " in turn["text"]
        assert played not in turn["text"].partition("Better")[2]


def test_a_rampage_that_fells_one_is_told_of_both_who_fell():
    """Whoever rages falls where it ran to, which was an empty square before."""
    rules, luck = flagfall.rules("stratego/lotr-powers"), Luck(1)
    table, fallen = flagfall.Table(rules, luck), 0
    while fallen != 2:
        heard = table.heard_count(SPECTATOR)
        table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))
        facts = table.heard(SPECTATOR, heard).facts
        fallen = sum(fact.what == "fell" for fact in facts) if any(fact.what == "raged" for fact in facts) else 0
    looking = stratego._Looking(rules)
    for step in walk.walk(rules, table.record()):
        looking.see(step)
    moment = len(turns(table.record())) - 1
    struck = [str(turn.phrase) for turn in looking.turning if turn.moment == moment]

    assert sum("was felled" in text for text in struck) == 2
    assert any("Berzerker" in text for text in struck)
