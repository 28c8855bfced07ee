"""Puzzles: found in games, proved from what one seat has heard, and told with their proof."""

from collections import Counter

import pytest

from flagfall import records
from flagfall.review.puzzles.ask import asked, judged
from flagfall.review.puzzles.make import chosen, find, wrong
from flagfall.review.puzzles.prove import Asked
from flagfall.review.puzzles.puzzle import KINDS, of_the_day, pack, read, shipped, table_of, unpack, written

ALL = list(shipped().values())
BOXES = {"classic": ("classic", "barrage"), "lotr": ("lotr",), "fire-ice": ("fire-ice",), "narnia": ("narnia",)}


def test_there_are_enough_for_every_box():
    counts = Counter(box for one in ALL for box, names in BOXES.items() if one.game.split("/")[1].startswith(names))
    assert counts["classic"] >= 100
    assert min(counts[box] for box in ("lotr", "fire-ice", "narnia")) >= 20
    assert {one.kind for one in ALL} == set(KINDS)
    assert {one.game for one in ALL} >= {"stratego/lotr-powers", "stratego/fire-ice-powers", "stratego/narnia-powers"}
    assert len({one.id for one in ALL}) == len(ALL)


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_of_each_kind_are_proved_again(kind):
    """`flagfall puzzles check` proves all of them."""
    some = [one for one in ALL if one.kind == kind]
    assert [wrong(one) for one in some[:: max(1, len(some) // 3)][:3]] == [""] * min(3, len(some))


def test_an_answer_that_is_not_right_is_found_out():
    from dataclasses import replace

    one = next(one for one in ALL if one.kind == "flag")
    assert wrong(replace(one, answer=("a1",))).startswith("the answer is")


def test_whoever_is_asked_sees_one_side_only():
    """Every enemy whose face is shown to the asked seat has been seen by it, and the answer is nowhere in what is put."""
    for one in ALL[::40]:
        told = asked(one)
        seen = Asked(table_of(one), one.seat).sight.known
        names = {Asked(table_of(one), one.seat).sight.names[at] for at in seen}
        faces = {piece["at"] for piece in told["picture"]["pieces"] if piece["seat"] != one.seat and piece["kind"]}
        assert faces <= names
        assert told["picture"]["listener"] == one.seat
        assert "answer" not in told


def test_an_answer_is_judged_with_its_proof():
    for kind in KINDS:
        one = next(one for one in ALL if one.kind == kind)
        right = judged(one, one.answer if kind == "flag" else one.answer[:1])
        assert right["right"]
        assert right["answer"] == list(one.answer)
        assert ("Sampled" if kind == "win" else "Counted") in right["proof"]
        assert not judged(one, ["a1-a2"])["right"]
        assert not judged(one, [])["right"]


def test_puzzles_are_found_in_a_game_and_read_back():
    """A game of the house gives its own puzzles again."""
    one = min((one for one in ALL if one.game == "stratego/fire-ice"), key=lambda one: len(one.scroll))
    found = list(find(unpack(one.scroll)))
    assert one.id in {each.id for each in found}
    assert read(written(found)) == found
    assert len(chosen(found, 2)) == 2
    assert records.read(unpack(pack(unpack(one.scroll)))).game == one.game


def test_every_day_has_another_puzzle_until_all_have_been():
    assert {of_the_day(day).id for day in range(len(ALL))} == {one.id for one in ALL}
    assert of_the_day(20_000) == of_the_day(20_000)


def test_a_file_of_another_form_is_refused():
    with pytest.raises(ValueError, match="form"):
        read('{"form": 7}\n')
