"""What is narrated: good sentences, and never more than the listener heard."""

import pytest

from flagfall.core import SPECTATOR
from flagfall.testing.sketch import sketch

LOTR, RING = "stratego/lotr-powers", "stratego/lotr-ring"
FIRE, NARNIA = "stratego/fire-ice-powers", "stratego/narnia-powers"


def story(game, line, listener=SPECTATOR):
    before = len(game.heard(listener).facts)
    game.decide(line)
    return " ".join(game.rules.narrate(game.heard(listener).facts[before:], listener))


@pytest.mark.parametrize(
    ("game", "drawing", "turn", "line", "told"),
    [
        (LOTR, "L . -3 -3", 0, "a1 bow c1", "Legolas draws the longbow: the Orc at c1 falls."),
        (LOTR, "E . b -3", 0, "a1 bow c1", "The Elf at a1 draws the longbow: the Stronghold at c1 takes no harm."),
        (LOTR, "A . b -3", 0, "a1 detect c1", "Aragorn senses an enemy: it is the Stronghold at c1."),
        (LOTR, "G 3 . -3", 0, "a1 fly c1", "Gandalf flies from a1 to c1."),
        (LOTR, "T . . -3", 0, "a1 ride c1", "King Théoden rides the swift steed from a1 to c1."),
        (LOTR, "2 . . -3", 0, "a1-c1", "The Rider of Rohan moves from a1 to c1."),
        (LOTR, "3 . . -3", 0, "a1-b1", "The Forces of Good move a piece from a1 to b1."),
        (LOTR, "A u -3", 0, "a1xb1", "Aragorn attacks b1: the Uruk-hai is captured."),
        (LOTR, "3 k 2 -3", 0, "a1xb1",
         "The Soldier of Gondor at a1 attacks b1, but the Witch-king wins: the Soldier of Gondor is captured."),
        (LOTR, "L n 2 -3", 0, "a1xb1", "Legolas attacks b1: Legolas against Ringwraith, and both are captured."),
        (LOTR, "A f -3", 0, "a1xb1", "Aragorn attacks b1: the Flag is captured. The Forces of Good capture the Flag and win."),
        (
            LOTR, "\n-3 b . -3\nI . 2 .\n", 0, "a1 axe b1, b1*a2, b1*b2, stop",
            "Gimli steps to b1 and swings the Dwarven Axe. The blows will fall on a2 and b2. "
            "The blows fall: the Orc at a2 falls; the Stronghold at b2 stands; Gimli is lost.",
        ),
        (
            LOTR, "\n3 A . 3\n. z . -3\n", 1, "b1 rampage a1",
            "The Berzerker steps to a1 and goes on a Rampage: the Soldier of Gondor at a2 falls; Aragorn at b2 stands; "
            "the Berzerker is lost.",
        ),
        (LOTR, "u 3 2 . 3", 1, "a1xb1, stop",
         "The Uruk-hai at a1 attacks b1: the Soldier of Gondor is captured. The Uruk-hai at b1 may attack again."),
        (RING, "R u -3", 0, "a1xb1", "Frodo attacks b1: Frodo is invisible, nobody is captured, and both stay."),
        (RING, "R b -3", 0, "a1xb1", "Frodo attacks b1: Frodo is invisible, nobody is captured, and both stay."),
        (RING, "R n -3 . 3", 1, "b1xa1",
         "The Ringwraith at b1 attacks a1: Frodo is captured. The Ring is taken! Every number of the Forces of Evil rises by one."),
        (FIRE, "6 . -5 -3", 0, "a1 enchant c1", "The Sorceress at a1 casts her spell: the Yeti at c1 changes sides for good."),
        (FIRE, "6 . b -3", 0, "a1 enchant c1", "The Sorceress at a1 casts her spell: nothing happens to the Trap at c1."),
        (FIRE, "4 . -2 -3", 0, "a1 bow c1", "The Elf at a1 looses an arrow: the Scout at c1 falls."),
        (FIRE, "X 3 . -5 -3", 0, "a1 fly c1",
         "Emberheart the Dragon flies from a1 to c1. Emberheart the Dragon may now attack a neighbour."),
        (FIRE, "5 . -2 -9 . -3 3", 0, "a1 rampage b1", "The Lava Beast steps to b1 and goes on a Rampage: the Scout at c1 falls."),
        (NARNIA, "w 6 . 3 -3", 1, "a1 stone b1", "The White Witch at a1 raises her wand: the Centaur at b1 turns to stone."),
        (NARNIA, "w P . 3 -3", 1, "a1 tempt b1", "The White Witch at a1 offers Turkish Delight: Peter at b1 changes sides for good."),
        (NARNIA, "w B 3 -3", 1, "a1 tempt b1", "The White Witch at a1 offers Turkish Delight: nothing happens to the Spring Magic at b1."),
        (NARNIA, "w B . 3 -3", 1, "a1 stone b1", "The White Witch at a1 raises her wand: nothing happens to the Spring Magic at b1."),
    ],
)  # fmt: skip
def test_every_power_tells_its_story(game, drawing, turn, line, told):
    assert story(sketch(game, drawing, turn=turn), line) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("a1-a2", "You move a piece from a1 to a2."),
        ("a1-a3", "Your Scout moves from a1 to a3."),
        ("a1xb1", "Your Scout at a1 attacks b1, but the Miner wins: the Scout is captured."),
        ("c2xc1", "Your Miner at c2 attacks c1: the Flag is captured. The Red Army captures the Flag and wins."),
    ],
)
def test_ones_own_turn_is_told_as_ones_own(line, told):
    game = sketch("stratego/classic", "\n. . .\n. . 3\n2 -3 f\n", turn=0)
    assert story(game, line, listener=0) == told


def test_a_turn_that_is_not_over_names_no_side():
    """Who moved is known by who comes next."""
    game = sketch("stratego/classic", "3 . -3", turn=0)
    heard = game.heard(0).facts
    game.decide("a1-b1")
    new = game.heard(0).facts[len(heard) :]
    assert game.rules.narrate([fact for fact in new if fact.what != "turn"], 0) == ["A piece moves from a1 to b1."]


def test_the_ring_falls_into_the_fire():
    game = sketch(RING, """
        k u n
        . . R
    """, corner="g6", turn=0)  # fmt: skip
    assert story(game, "i6-h6") == (
        "The Forces of Good move a piece from i6 to h6. "
        "Frodo reaches Mount Doom: the Ring is destroyed, and two pieces of the Forces of Evil are swept away!"
    )


def test_aslan_breathes_life():
    game = sketch(NARNIA, "A . 6 w 3 -3", turn=1)
    game.decide("d1 stone c1")
    assert story(game, "a1 free c1") == "Aslan breathes life: the stone at c1 comes back to life."


def test_only_who_may_know_hears_who_was_healed():
    """Whoever cannot see the tray hears that a piece came back, not which."""
    for captured, red, blue in (
        ("open", "Peter comes back", "Peter comes back"),
        ("secret", "Peter comes back", "a piece comes back"),
        ("prisoner", "Peter comes back", "Peter comes back"),
        ("stealth", "Peter comes back", "a piece comes back"),
    ):
        for listener, told in ((0, red), (1, blue)):
            game = sketch(NARNIA, "L . . 3 -3", turn=0, all_powers=True, captured=captured)
            assert story(game, "heal peter@a2", listener) == f"Lucy opens her cordial: {told} at a2."


def test_only_red_hears_which_reinforcement_comes():
    for listener, told in ((0, "Aslan"), (1, "A piece of the Army of Aslan")):
        game = sketch(NARNIA, "P . . 3 -3", turn=0)
        assert story(game, "enter, aslan@a4", listener) == f"The reinforcements arrive. {told} comes in at a4."


def test_a_silent_defender_is_not_named():
    game = sketch("stratego/lotr", "A k 3 -3", turn=0, silent_defense=True)
    assert story(game, "a1xb1") == "Aragorn attacks b1 and is captured."


def test_a_face_is_forgotten_when_the_turn_ends():
    """Facts of several turns told at once do not name a piece by an older sight of it."""
    game = sketch(LOTR, "A . b . . -3", turn=0)
    game.decide("a1 detect c1")
    game.decide("f1-g1")
    game.decide("a1-b1")
    told = game.rules.narrate(game.heard(1).facts, 1)
    assert told[-1] == "The Forces of Good move a piece from a1 to b1."


@pytest.mark.parametrize("game", ["stratego/classic", LOTR, RING, FIRE, "stratego/narnia", NARNIA])
def test_no_sentence_puts_an_article_before_a_proper_name(game):
    """`the Gandalf` is nobody; and what is called by its kind has its article."""
    rules = sketch(game, ".").rules
    for piece in rules.edition.pieces:
        assert piece.name.forms["the"] == (f"the {piece.name}" if piece.article else piece.name)
        if piece.count > 1 or not piece.moves:
            assert piece.article
