"""Rescue (Stratego 1999, tournament rule)."""

from random import Random

import pytest

import flagfall
from flagfall.core import SPECTATOR, Illegal
from flagfall.testing.sketch import sketch
from flagfall.testing.strategies import played

BEFORE = """
    . .  . .
    7 .  . -5
"""


def near_the_back_row(drawing=BEFORE, **options):
    """Red stands one step from blue's back row; everything that is not drawn has been captured."""
    return sketch("stratego/classic", drawing, corner="a9", turn=0, rescue=True, **options)


def test_moving_onto_the_enemys_back_row_lets_one_rescue():
    """T6, T8. The player is asked at once; a captured piece comes back, and the turn ends (1999, Rescue)."""
    game = near_the_back_row()
    assert game.decide("a9-a10") == ["moved a9 a10 -> all", "may rescue a10 -> all"]
    assert game.turn == 0
    assert game.decide("rescue marshal@c3") == [
        "stands c3 red -> all",
        "placed marshal c3 -> red",
        "returned marshal c3 -> all",
        "unmasked c3 marshal -> blue+spectator",
        "turn blue -> all",
    ]


def test_winning_an_attack_on_the_back_row_lets_one_rescue():
    """T6. A winner moves onto the square, and that counts like any move onto it."""
    game = near_the_back_row("""
        -3 .  . .
        7  .  . -5
    """)  # fmt: skip
    assert game.decide("a9xa10")[-2:] == ["took a9 a10 -> all", "may rescue a10 -> all"]


def test_rescuing_is_optional():
    """T8. One may decline; the turn ends all the same."""
    game = near_the_back_row()
    game.decide("a9-a10")
    assert game.decide("stop") == ["turn blue -> all"]


def test_moving_along_the_back_row_lets_one_rescue_too():
    """T7. Every square of the row counts, if that piece has not rescued yet."""
    game = near_the_back_row()
    game.decide("a9-a10, stop")
    game.decide("d9-d8")
    assert game.decide("a10-b10")[-1] == "may rescue b10 -> all"
    assert game.may("rescue spy@a1")


def test_scouts_cannot_make_a_rescue():
    """A Scout's player is asked like everybody, or the question would tell, but can only go on (1999, Rescue)."""
    game = near_the_back_row("""
        . .  . .
        2 .  . -5
    """)  # fmt: skip
    assert game.decide("a9-a10")[-1] == "may rescue a10 -> all"
    assert game.choices() == ["stop"]


def test_scouts_can_be_rescued():
    """T9. Any captured piece but a Bomb may return, Scouts too (1999, Rescue)."""
    game = near_the_back_row()
    game.decide("a9-a10")
    kinds = {text.split()[1].split("@")[0] for text in game.choices() if text != "stop"}
    assert kinds == {
        "marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner", "scout", "spy",
    }  # fmt: skip


def test_bombs_and_flags_cannot_be_rescued():
    """T9. A Bomb is never rescued, and a captured Flag has ended the game (1999, Rescue)."""
    game = near_the_back_row()
    game.decide("a9-a10")
    for kind in ("bomb", "flag"):
        with pytest.raises(Illegal, match="does not go on with this turn"):
            game.decide(f"rescue {kind}@a1")


def test_a_rescued_piece_stands_on_any_free_square_of_ones_own_half():
    """T10. Half of the board is five rows, lakes left out: more than the four of the set-up (1999, Rescue)."""
    game = near_the_back_row()
    game.decide("a9-a10")
    squares = {text.split("@")[1] for text in game.choices() if "spy" in text}
    half = {f"{column}{row}" for column in "abcdefghij" for row in range(1, 6)}
    assert squares == half - {"c5", "d5", "g5", "h5", "j1"}


def test_the_top_army_rescues_onto_its_own_half():
    """T10. For blue the half is rows six to ten, and the back row to reach is row one (1999, Rescue)."""
    game = sketch("stratego/classic", """
        -7 . . 5
        .  . . .
    """, turn=1, rescue=True)  # fmt: skip
    assert game.decide("a2-a1")[-1] == "may rescue a1 -> all"
    squares = {text.split("@")[1] for text in game.choices() if "spy" in text}
    half = {f"{column}{row}" for column in "abcdefghij" for row in range(6, 11)}
    assert squares == half - {"c6", "d6", "g6", "h6", "j10"}


def test_a_rescued_piece_is_not_put_on_an_occupied_square():
    """T10. Only unoccupied squares (1999, Rescue)."""
    game = near_the_back_row()
    game.decide("a9-a10")
    assert not game.may("rescue spy@j1")
    assert game.may("rescue spy@i1")


def test_only_captured_pieces_come_back():
    """Nothing was lost of this kind, so nothing can be rescued of it (1999, Rescue)."""
    game = near_the_back_row("""
        .  .  . . . .
        7  M  9 S . -5
    """)  # fmt: skip
    game.decide("a9-a10")
    for kind in ("marshal", "general", "spy"):
        assert not game.may(f"rescue {kind}@a1")


def test_each_player_makes_two_rescues_at_most():
    """A third is not offered, and nobody is asked any more (1999, Rescue)."""
    game = near_the_back_row("""
        . . . .  . .
        7 6 5 .  . -5
    """)  # fmt: skip
    game.decide("a9-a10, rescue spy@a1")
    game.decide("f9-f8")
    game.decide("b9-b10, rescue marshal@b1")
    game.decide("f8-f9")
    assert game.decide("c9-c10") == ["moved c9 c10 -> all", "turn blue -> all"]


def test_the_same_piece_cannot_make_both_rescues():
    """T7, T12. The piece that has rescued once may only go on (1999, Rescue)."""
    game = near_the_back_row()
    game.decide("a9-a10, rescue spy@a1")
    game.decide("d9-d8")
    assert game.decide("a10-b10")[-1] == "may rescue b10 -> all"
    assert game.choices() == ["stop"]


def test_a_rescuer_that_was_itself_captured_and_rescued_stays_a_rescuer():
    """T12. It is the playing piece that counts: the only Marshal rescues, falls, is rescued, and may not rescue again."""
    game = near_the_back_row("""
        . . . s  . .
        M 6 . .  . -5
    """)  # fmt: skip
    game.decide("a9-a10, rescue colonel@a1")
    game.decide("d10-c10")
    game.decide("a10-b10, stop")
    assert "fell b10 red -> all" in game.decide("c10xb10")
    game.decide("b9xb10, rescue marshal@a5")
    for answer, step in (("f9-f8", "a5-a6"), ("f8-e8", "a6-a7"), ("e8-e9", "a7-a8"), ("e9-f9", "a8-a9")):
        game.decide(answer)
        game.decide(step)
    game.decide("f9-f8")
    assert game.decide("a9-a10") == ["moved a9 a10 -> all", "turn blue -> all"]


def test_there_is_no_rescue_when_the_flag_is_captured():
    """T13. The Flag ends the game before anybody could be rescued."""
    game = near_the_back_row("""
        f .  . .
        7 .  . -5
    """)  # fmt: skip
    assert game.decide("a9xa10")[-1] == "ended red flag -> all"
    assert game.choices(0) == []


def test_with_an_open_tray_everybody_knows_what_came_back_but_it_stands_hidden():
    """T11. The type was seen leaving the tray; on the board it turns its back like any piece."""
    game = near_the_back_row()
    told = game.decide("a9-a10, rescue marshal@c3")
    assert "returned marshal c3 -> all" in told
    assert game.faces(1)["c3"] is None
    assert game.faces(SPECTATOR)["c3"] is None


def test_under_silent_defense_nobody_else_knows_what_came_back():
    """T11, X4. The owner keeps his own captured pieces, so only he knows which one he took."""
    game = near_the_back_row(silent_defense=True)
    assert game.decide("a9-a10, rescue marshal@c3")[2:] == [
        "stands c3 red -> all",
        "placed marshal c3 -> red",
        "returned marshal c3 -> red",
        "turn blue -> all",
    ]


@pytest.mark.parametrize(
    ("captured", "hearers"), [("open", "all"), ("prisoner", "blue"), ("secret", "red"), ("stealth", None)]
)
def test_whoever_may_see_the_tray_knows_what_left_it(captured, hearers):
    """X4. The captured-piece mode says who learns the type of a rescued piece, besides its owner."""
    game = near_the_back_row(captured=captured)
    told = [fact for fact in game.decide("a9-a10, rescue marshal@c3") if fact.startswith("returned")]
    assert told == ([f"returned marshal c3 -> {hearers}"] if hearers else [])


def test_nobody_is_asked_when_nothing_was_captured():
    """Without a captured piece there is nothing to rescue, and the turn just passes (1999, Rescue)."""
    rules = flagfall.rules("stratego/barrage", rescue=True)
    for seed in range(8):
        fallen = 0
        for fact in played(rules, Random(seed), 60).heard(SPECTATOR).facts:
            words = rules.spell(fact)
            fallen += words.startswith("fell")
            assert fallen or not words.startswith("may rescue")
