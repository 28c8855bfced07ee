"""Notation: what is written is read as the same decision."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flagfall
from flagfall.core import SPECTATOR, Decision, Illegal, Refusal, Unreadable
from flagfall.games.stratego.kernel import numbers as code
from flagfall.testing.strategies import deploy_text

CLASSIC = flagfall.rules("stratego/classic")
LOTR = flagfall.rules("stratego/lotr-powers")


@pytest.mark.parametrize(
    ("text", "verb", "a", "b"),
    [
        ("a4-a5", code.STEP, 30, 40),
        ("a4xa5", code.STEP, 30, 40),
        ("  A4 - A5 ", code.STEP, 30, 40),
        ("j9xj10", code.STEP, 89, 99),
        ("a4a5", code.STEP, 30, 40),
        ("J9j10", code.STEP, 89, 99),
        ("a4 a5", code.STEP, 30, 40),
        ("stop", code.STOP, 0, 0),
        ("enter", code.ENTER, 0, 0),
        ("b1*c2", code.STRIKE, 1, 12),
    ],
)
def test_moves_are_read(text, verb, a, b):
    assert CLASSIC.notation.read_one(text, 0) == verb * code.VERB + 100 * a + b


@pytest.mark.parametrize("text", ["e4 bow g6", "a1 fly c1", "b2 detect c3", "g3 axe g4", "c1 ride c3", "a8 burst a9"])
def test_powers_are_read_by_their_own_words_and_by_plain_ones(text):
    decision = LOTR.notation.read_one(text, 0)
    assert LOTR.notation.read_one(LOTR.notation.write(decision), 0) == decision


@pytest.mark.parametrize(
    ("rules", "words"),
    [(LOTR, ("axe", "rampage")), (flagfall.rules("stratego/narnia-powers", all_powers=True), ("club", "rampage"))],
    ids=["lotr", "narnia"],
)
def test_two_powers_of_one_shape_are_written_by_the_word_of_the_army_that_uses_them(rules, words):
    """Gimli's axe and a Berzerker's Rampage are the same kind of decision: whose it is says which word is meant."""
    first, second = (rules.notation.read_one(f"a1 {word} a2", 0) for word in words)
    assert first == second
    first = rules.codes.find(first)
    assert [rules.write(first, seat) for seat in (0, 1)] == [f"a1 {word} a2" for word in words]
    assert [rules.offer(first, seat)["text"] for seat in (0, 1)] == [f"a1 {word} a2" for word in words]
    assert [rules.gather(seat, [first]) for seat in (0, 1)] == [[f"a1 {word} a2"] for word in words]


def test_nobody_in_particular_writes_the_plain_word_of_a_shared_shape():
    axe = LOTR.notation.read_one("a1 axe a2", 0)
    assert LOTR.notation.write(axe) == LOTR.notation.write(axe, SPECTATOR) == "a1 burst a2"
    assert LOTR.notation.read_one("a1 burst a2", 0) == axe


def test_pieces_are_named_as_their_owner_names_them():
    assert LOTR.notation.write(LOTR.notation.read_one("gandalf@a1", 0)) == "gandalf@a1"
    with pytest.raises(Unreadable, match="'gandalf' is no piece of yours; your pieces are: witch-king"):
        LOTR.notation.read_one("gandalf@a10", 1)


def test_what_cannot_be_read_shows_how_moves_and_placements_are_written():
    with pytest.raises(Unreadable, match="a move as a4-a5, a piece to put down as marshal@a1"):
        CLASSIC.notation.read_one("marshal at the front", 0)


@settings(deadline=None)
@given(st.integers(0, 20), st.integers(0, 99), st.integers(0, 99))
def test_everything_that_can_be_written_as_a_pair_is_read_back(verb, a, b):
    if verb not in (code.STEP, code.STRIKE, code.LEAP, code.PROBE, code.SHOOT, code.BURST, code.STRIDE):
        return
    packed = verb * code.VERB + 100 * a + b
    assert LOTR.notation.read_one(LOTR.notation.write(packed), 0) == packed


@settings(deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_one_line(text):
    view = CLASSIC.view(CLASSIC.opening(), 0)
    with suppress(Refusal):
        assert CLASSIC.read(text, view)
        return
    with pytest.raises(Refusal) as caught:
        CLASSIC.read(text, view)
    assert "\n" not in str(caught.value)


def test_a_set_up_may_have_spaces_and_small_letters():
    view = CLASSIC.view(CLASSIC.opening(), 0)
    text = deploy_text(CLASSIC, 0, Random(1))
    spaced = "Deploy " + " ".join(text.removeprefix("deploy ").lower())
    assert CLASSIC.read(spaced, view) == CLASSIC.read(text, view)


def test_empty_squares_of_a_set_up_are_dots():
    duel = flagfall.rules("stratego/duel")
    view = duel.view(duel.opening(), 0)
    rows = "M9........", "33........", "22S.......", "BBF......."
    assert len(duel.read("deploy " + "/".join(rows), view)) == 10
    with pytest.raises(Illegal, match="Flag: 1 too few"):
        duel.read("deploy " + "/".join(rows).replace("F", "."), view)


def test_the_first_part_of_a_line_is_checked_at_once():
    view = CLASSIC.view(CLASSIC.opening(), 0)
    with pytest.raises(Illegal):
        CLASSIC.read("flag@a9, bomb@a1", view)


def test_unknown_decisions_are_still_written():
    assert CLASSIC.write(Decision(990_000)) == "decision 990000"
