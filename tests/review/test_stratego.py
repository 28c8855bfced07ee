"""A game of Stratego that is over: where it turned, who stood how, and who could know what."""

import random

import pytest

import flagfall
from flagfall.review.chart import chart
from flagfall.review.reviewed import known, review
from flagfall.review.told import plain, plain_known


@pytest.fixture(scope="module")
def told(barrage):
    return plain(review(barrage.rules, barrage.record()))


def said(told, key):
    return [turn["text"] for turn in told["turning"] if turn["key"] == key]


def test_a_piece_lost_on_a_bomb_that_had_never_moved_is_told(told):
    assert said(told, "review-lost-on-bomb") == [
        "Red Army: the Scout from a4 was lost on the Bomb at a7, which had never moved."
    ]


def test_whoever_shows_itself_beside_its_hunter_is_told(told):
    assert "Red Army: this showed the Marshal at e6; the other side's Spy is two squares away." in said(
        told, "review-showed-near"
    )


def test_what_became_of_it_is_told_too(told):
    assert said(told, "review-captured")[-1] == "Blue Army: the Spy from e8 captured the Marshal at e7."
    assert said(told, "review-flag-taken") == ["Red Army: the General from j9 takes the Flag at j10."]


def test_turning_points_come_in_order_and_name_their_squares(told):
    moments = [turn["moment"] for turn in told["turning"]]
    assert moments == sorted(moments)
    assert told["turning"][-1]["moment"] == told["moments"] - 1
    assert told["turning"][-1]["at"] == ["j9", "j10"]


def test_the_curve_says_who_judged_and_ends_as_the_game_did(told):
    assert "imagined tables" in told["by"]
    assert [line[-1]["value"] for line in told["curve"]] == [1, -1]
    assert all(-1 <= spot["value"] <= 1 for line in told["curve"] for spot in line)


def test_both_sides_could_know_different_things_of_the_same_moment(barrage):
    moment, knowing = known(barrage.rules, barrage.record(), 17)
    red, blue = plain_known(moment, knowing)["seats"]
    assert red["odds"]["a7"] == {"bomb": 1.0}
    assert "a7" in red["seen"]
    assert blue["shown"] == ["a7"]
    assert blue["given"] == ["The Bomb at a7 was seen."]
    assert sum(blue["odds"]["e4"].values()) == pytest.approx(1, abs=0.001)
    assert "bomb" in blue["odds"]["e4"]


def test_what_one_side_could_know_does_not_depend_on_what_it_could_not(barrage):
    """Blue's Flag and General change places: until either is seen, Red knows the same."""
    other = flagfall.Table(barrage.rules)
    other.submit("red", "flag@a1, bomb@b1, marshal@e4, general@j4, spy@a2, scout@a4, scout@b4, miner@c1")
    other.submit("blue", "flag@i9, bomb@a7, marshal@h10, general@j10, spy@e8, scout@e7, scout@b10, miner@c10")
    for seat, line in (("red", "a4-a7"), ("blue", "b10-b9")):
        other.submit(seat, line)
    for moment in (16, 17, 18):
        mine, theirs = (known(table.rules, table.record(), moment)[1][0] for table in (barrage, other))
        assert (mine.odds, mine.seen, mine.given) == (theirs.odds, theirs.seen, theirs.given)


def test_a_moment_behind_the_last_is_the_last(barrage, told):
    assert known(barrage.rules, barrage.record(), 10_000)[0] == told["moments"] - 1


def test_it_is_drawn_with_a_line_for_each_side(barrage):
    drawn = chart(review(barrage.rules, barrage.record())).svg
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == len(review(barrage.rules, barrage.record()).turning)


def test_whoever_falls_where_its_rampage_took_it_is_told():
    """The Berzerker was somewhere else before, and is gone after."""
    rules, luck = flagfall.rules("stratego/lotr-powers"), random.Random(1)
    table = flagfall.Table(rules)
    raged = None
    while raged is None:
        lines = {rules.write(choice, table.to_act): choice for choice in rules.choices(table.view(table.to_act))}
        raged = next((line for line in lines if " rampage " in line), None)
        table.submit(table.to_act, lines[raged or luck.choice(list(lines))])
    end = raged.split()[-1]
    turns = plain(review(rules, table.record()))["turning"]
    assert [turn["text"] for turn in turns if turn["at"] == [end] and turn["key"] == "review-struck"] == [
        f"Forces of Evil: the Berzerker at {end} was felled."
    ]
