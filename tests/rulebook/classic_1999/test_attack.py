"""Rules for Attack (Stratego 1999)."""

import pytest

from flagfall.core import SPECTATOR, Illegal
from flagfall.testing.sketch import sketch

RANKS = ["M", "9", "8", "7", "6", "5", "4", "3", "2"]


def test_a_winning_attacker_moves_onto_the_square():
    """Both ranks are told, the lower piece is captured, the attacker takes its place (1999, Rules for Attack 2, 3)."""
    game = sketch("stratego/classic", """
        -4 . .
        -3 . .
        6  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 captain -> all",
        "unmasked a2 miner -> all",
        "fell a2 blue -> all",
        "lost miner -> all",
        "took a1 a2 -> all",
        "turn blue -> all",
    ]
    assert game.at("a2") == "red:captain"
    assert game.at("a1") is None


def test_a_winning_defender_stays():
    """The attacker with the lower number is captured; the defender stays where it was attacked (1999, Rules for Attack 3)."""
    game = sketch("stratego/classic", """
        -6 . .
        3  . 5
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 miner -> all",
        "unmasked a2 captain -> all",
        "fell a1 red -> all",
        "lost miner -> all",
        "turn blue -> all",
    ]
    assert game.at("a2") == "blue:captain"


@pytest.mark.parametrize("letter", RANKS)
def test_equal_ranks_are_both_removed(letter):
    """Two pieces of the same rank fall together and the square stays empty (1999, Rules for Attack 4)."""
    enemy = letter.lower() if letter.isalpha() else f"-{letter}"
    game = sketch("stratego/classic", f"""
        -5 . .
        {enemy} . .
        {letter} . 5
    """, turn=0)  # fmt: skip
    told = game.decide("a1xa2")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell a2 blue -> all", "fell a1 red -> all"]
    assert game.at("a1") is None
    assert game.at("a2") is None


@pytest.mark.parametrize("attacker", RANKS)
@pytest.mark.parametrize("defender", RANKS)
def test_the_higher_number_wins_every_meeting(attacker, defender):
    """Ten beats nine beats eight, and so on down to the Scout's two (1999, Rules for Attack 3, 4)."""
    enemy = defender.lower() if defender.isalpha() else f"-{defender}"
    game = sketch("stratego/classic", f"""
        -5 . .
        {enemy} . .
        {attacker} . 5
    """, turn=0)  # fmt: skip
    game.decide("a1xa2")
    order = RANKS.index(defender) - RANKS.index(attacker)
    survivor = game.at("a2")
    assert survivor == (
        None if order == 0 else game.rules.seats[order < 0] + ":" + _word(attacker if order > 0 else defender)
    )


def _word(letter):
    words = ["marshal", "general", "colonel", "major", "captain", "lieutenant", "sergeant", "miner", "scout"]
    return words[RANKS.index(letter)]


def test_pieces_attack_only_neighbours():
    """Back to back, side to side or face to face, never diagonally, never from afar (1999, Rules for Attack 1)."""
    game = sketch("stratego/classic", """
        .  -4 .
        -4 5  -4
        .  -4 .
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]
    game = sketch("stratego/classic", """
        .  -4 .
        5  .  -4
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["a1-a2", "a1-b1"]


@pytest.mark.parametrize("piece", ["B", "F"])
def test_bombs_and_flags_cannot_attack(piece):
    """They stand beside an enemy and can do nothing (1999, Rules for Attack)."""
    game = sketch("stratego/classic", f"""
        -4 . .
        {piece} . 5
    """, turn=0)  # fmt: skip
    with pytest.raises(Illegal, match="cannot move or attack"):
        game.decide("a1xa2")


def test_faces_shown_in_battle_are_hidden_again():
    """R10. A face is shown once, in the battle; afterwards the piece stands with its back to the enemy as before."""
    game = sketch("stratego/classic", """
        -6 . .
        3  . 5
    """, turn=0)  # fmt: skip
    game.decide("a1xa2")
    assert game.faces(0)["a2"] is None
    assert game.faces(SPECTATOR)["a2"] is None


def test_the_lost_piece_lies_in_the_open_tray():
    """A captured piece is put in its place in the display tray, where both can see it (1999, Rules for Attack 3)."""
    game = sketch("stratego/classic", """
        -6 . .
        3  . 5
    """, turn=0)  # fmt: skip
    game.decide("a1xa2")
    for listener in (0, 1, SPECTATOR):
        assert game.rules.show(game.view(listener))["tray"] == [{"miner": 1}, {}]
