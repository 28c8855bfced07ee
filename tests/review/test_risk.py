"""A game of Risk that is over: odds as they were, what the dice gave, and who stood how."""

from pathlib import Path

import pytest

from flagfall.kit.odds import single
from flagfall.records import check
from flagfall.review.reviewed import review
from flagfall.review.told import plain

SCROLL = Path(__file__).parents[1] / "scrolls" / "1-risk-standard.scroll"


@pytest.fixture(scope="module")
def table():
    return check(SCROLL.read_text("utf-8"))[1]


@pytest.fixture(scope="module")
def told(table):
    return plain(review(table.rules, table.record()))


def test_every_roll_is_part_of_an_attack_and_its_luck_is_against_expectation(table, told):
    rolls = [table.rules.told(fact) for fact in table.heard("spectator").facts if fact.what == "stormed"]
    assert sum(fight["rolls"] for fight in told["fights"]) == len(rolls)
    expected = 0.0
    for roll in rolls:
        falls = single(len(roll["attack"]), len(roll["defence"]), roll["plus"], roll["wall"]).defender_loses
        expected += roll["beaten"] - sum(count * share for count, share in enumerate(falls))
    assert sum(fight["luck"] for fight in told["fights"]) == pytest.approx(expected, abs=0.1)


def test_what_the_dice_give_one_they_take_from_the_other(told):
    neutral = [fight for fight in told["fights"] if fight["luck"] and fight["rolls"]]
    assert neutral
    last = [line[-1]["value"] for line in told["luck"]]
    assert last[1] > last[0]


def test_an_attack_has_the_odds_it_had_then(told):
    assert all(0 <= fight["chance"] <= 1 for fight in told["fights"])
    taken = [fight["chance"] for fight in told["fights"] if fight["fell"]]
    held = [fight["chance"] for fight in told["fights"] if not fight["fell"]]
    assert sum(taken) / len(taken) > sum(held) / len(held)


def test_shares_of_all_strength_are_one_and_the_winner_has_it_in_the_end(told):
    for spots in zip(*told["curve"], strict=True):
        assert sum(spot["value"] for spot in spots) == pytest.approx(1, abs=0.01)
    assert [line[-1]["value"] for line in told["curve"]] == [0, 1]
    assert [line[-1]["value"] for line in told["scores"]] == [0, 59]


def test_regions_and_the_end_are_turning_points(told):
    texts = [turn["text"] for turn in told["turning"]]
    assert "Green: Arnor is complete, which brings 7 battalions a turn." in texts
    assert texts[-1] == "Red: Green was driven from the board."
