"""The further reconstructed powers, behind the option all_powers."""

import pytest

from flagfall.catalog import rules
from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"


def draw(drawing, **options):
    return sketch(TWO, drawing, all_powers=True, **options)


def test_they_are_off_unless_asked_for():
    """The base set is Turn to Stone, Turkish Delight and Breath of Life (Narnia 2005, reconstructed)."""
    assert set(rules(TWO).describe()["powers"]) == {"stone", "delight", "breath"}
    assert len(rules(TWO, all_powers=True).describe()["powers"]) == 11


def test_maugrim_and_tumnus_detect():
    """Detect Enemy as in the sibling boxes (Narnia 2005, reconstructed)."""
    game = draw("m . B 3 -3", turn=1)
    assert game.decide("a1 detect c1") == [
        "unmasked a1 maugrim -> all",
        "probed a1 c1 -> all",
        "unmasked c1 spring-magic -> all",
        "turn red -> all",
    ]
    assert draw("T . b 3 -3", turn=0).may("a1 detect c1")


def test_a_cyclops_rampages_without_harming_friends():
    """A Cyclops steps and hits every enemy around: equal or lower ranks fall, an equal or higher one takes it along; Magic
    and Flag are safe, friends spared (Narnia 2005, reconstructed)."""
    game = draw("""
        c . 6 3
        . -2 B -3
    """, turn=1)  # fmt: skip
    told = game.decide("a2 rampage b2")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell c2 red -> all"]
    game = draw("""
        c . P 3
        . 2 . -3
    """, turn=1)  # fmt: skip
    told = game.decide("a2 rampage b2")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell b1 red -> all", "fell b2 blue -> all"]


def test_aslan_leaps_and_griffins_fly():
    """Over pieces and boulders to the first open square, no attack (Narnia 2005, reconstructed)."""
    assert draw("A 3 . . -3", turn=0).decide("a1 fly c1")[-1] == "turn blue -> all"
    assert draw("5 -3 . . -3", turn=0).may("a1 fly c1")


def test_peter_oreius_and_centaurs_charge():
    """Two squares in one turn, around a corner too, the second may hold an enemy (Narnia 2005, reconstructed; X5)."""
    for letter in ("P", "O", "6"):
        assert draw(f"{letter} . -3 -3", turn=0).may("a1 ride c1")


def test_susan_shoots():
    """Susan's Bow works like a Longbow; Winter Magic and Flag are immune and shown (Narnia 2005, reconstructed; R16)."""
    assert "fell c1 blue -> all" in draw("U . -6 -3", turn=0).decide("a1 bow c1")
    assert draw("U . b -3", turn=0).decide("a1 bow c1")[2:] == ["unmasked c1 winter-magic -> all", "turn blue -> all"]


def test_rumblebuffin_swings_his_club():
    """The Giant's Club is a step and up to three neighbours, like the Dwarven Axe (Narnia 2005, reconstructed; X13)."""
    game = draw("""
        -6 . . -3
        R . . .
    """, turn=0)  # fmt: skip
    assert "fell a2 blue -> all" in game.decide("a1 club b1, b1*a2, stop")


def test_lucy_heals_once():
    """Once a game Lucy brings a captured red piece that can move, but not Aslan, back beside her; with an open tray everybody
    knows which (Narnia 2005, reconstructed; X10)."""
    game = draw("""
        . . . 3
        L B . -3
    """, turn=0)  # fmt: skip
    assert {choice.split("@")[1] for choice in game.choices() if "heal" in choice} == {"a2", "b2"}
    assert not game.may("heal aslan@a2")
    assert not game.may("heal spring-magic@a2")
    assert game.decide("heal peter@b2") == [
        "unmasked a1 lucy -> all",
        "healed a1 b2 -> all",
        "stands b2 red -> all",
        "placed peter b2 -> red",
        "returned peter b2 -> all",
        "unmasked b2 peter -> blue+spectator",
        "turn blue -> all",
    ]
    game.decide("d1-e1")
    assert not any("heal" in choice for choice in game.choices())


def test_a_healed_piece_is_secret_when_the_tray_is():
    """Who may not look into the tray does not learn who came back (Narnia 2005, Captured Pieces; X10, R17)."""
    game = draw("L . . 3 -3", turn=0, captured="secret")
    told = game.decide("heal peter@a2")
    assert "returned peter a2 -> red" in told
    assert not any("peter" in fact and not fact.endswith("-> red") for fact in told)


def test_a_healed_child_cannot_be_tempted():
    """A healed child returns to Red and cannot be enchanted any more (Narnia 2005, reconstructed; X10)."""
    game = draw("L . . w 3 -3", turn=0)
    game.decide("heal peter@b1")
    assert game.decide("d1 tempt b1")[2:] == ["unmasked b1 peter -> all", "turn red -> all"]


def test_a_child_that_served_blue_is_not_healed():
    """Who joined Blue joined it for good: taken by Red it is captured and does not come back, unlike its brother (Narnia 2005,
    reconstructed; N11, F16, X10)."""
    game = draw("""
        . . . 3 .
        w . E O L
        . . . . -3
    """, turn=1)  # fmt: skip
    game.decide("a2 tempt c2")
    assert "fell c2 red -> all" in game.decide("d2xc2")
    game.decide("e1-f1")
    assert not game.may("heal edmund@e1")
    assert game.may("heal peter@e1")


def test_an_enchanted_lucy_cannot_heal():
    """The Cordial does not serve Blue (Narnia 2005, reconstructed; X10)."""
    game = draw("L . w 3 -3", turn=1)
    game.decide("c1 tempt a1")
    game.decide("d1-d2")
    assert not any("heal" in choice for choice in game.choices())


def test_healing_alone_does_not_save_a_player():
    """Heal is no attack (Narnia 2005, On Your Turn; R13, X2)."""
    game = draw("""
        B . . . . .
        L B . . . -3
    """, turn=1)  # fmt: skip
    game.decide("f1-g1")
    assert game.choices() == ["enter"]


def test_a_rescue_is_refused_in_game_two():
    """Captured children must stay captured, so the Rescue rule of 1999 is not played here."""
    with pytest.raises(Exception, match="captured children must stay captured"):
        rules(TWO, rescue=True)


def test_stone_lucy_cannot_heal():
    """Stone pieces use no powers (Narnia 2005, reconstructed; N13)."""
    game = draw("L w . 3 -3", turn=1)
    game.decide("b1 stone a1")
    with pytest.raises(Illegal):
        game.decide("heal peter@a2")
