"""Rulings on powers that hold in every edition, shown with the Lord of the Rings and the Fire & Ice boxes."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

LOTR = "stratego/lotr-powers"
FIRE = "stratego/fire-ice-powers"
RING = "stratego/lotr-ring"


def test_a_spy_is_below_every_number_for_powers_too():
    """R7. Grima, hit by an Elf's arrow, is captured: S counts below every number."""
    game = sketch(LOTR, """
        E . s -3
    """, turn=0)  # fmt: skip
    assert "fell c1 evil -> all" in game.decide("a1 bow c1")


def test_no_power_takes_a_flag():
    """R9, R16. An arrow at a Flag only shows it; the turn is spent and the game goes on."""
    game = sketch(LOTR, """
        E . f -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1") == [
        "unmasked a1 elf -> all",
        "shot a1 c1 -> all",
        "unmasked c1 flag -> all",
        "turn evil -> all",
    ]


def test_using_a_power_costs_the_turn():
    """R11. After a power it is the other side's turn."""
    game = sketch(LOTR, """
        A . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 detect c1")[-1] == "turn evil -> all"


def test_only_one_power_is_used_on_a_turn():
    """R12. Legolas detects or shoots, never both."""
    game = sketch(LOTR, """
        L . -3
    """, turn=0)  # fmt: skip
    assert game.may("a1 detect c1")
    assert game.may("a1 bow c1")
    game.decide("a1 detect c1")
    assert game.choices(0) == []


def test_who_can_only_detect_has_lost():
    """R13, X2. Detecting is neither a move nor an attack: walled in, Aragorn cannot save his side by it."""
    game = sketch(LOTR, """
        B .  -3
        A B  .
    """, turn=1)  # fmt: skip
    assert game.decide("c2-c3")[-1] == "ended evil stuck -> all"


def test_who_can_still_shoot_has_not_lost():
    """R13, X2. The Longbow counts as an attack: walled in, an Elf goes on fighting."""
    game = sketch(LOTR, """
        .  -3 .
        B  .  .
        E  B  .
    """, turn=1)  # fmt: skip
    assert game.decide("b3-a3")[-1] == "turn good -> all"
    assert game.choices() == ["a1 bow a3"]


def test_who_can_still_enchant_has_not_lost():
    """R13, X2. Enchanting counts as an attack: walled in, a Sorceress goes on fighting."""
    game = sketch(FIRE, """
        -3 .
        .  .
        B .
        6 B
    """, turn=1)  # fmt: skip
    assert game.decide("a4-a3")[-1] == "turn fire -> all"
    assert game.choices() == ["a1 enchant a3"]


def test_a_two_step_ride_never_ends_where_it_began():
    """R14. That would be a pass: Theoden's own square is not among his rides."""
    game = sketch(LOTR, """
        . . . -3
        . T . .
        . . . .
    """, turn=0)  # fmt: skip
    assert not game.may("b2 ride b2")


def test_an_area_attack_needs_an_enemy_in_reach():
    """R15. With nobody beside its landing square a Rampage is just a move."""
    game = sketch(LOTR, """
        z . . . E
    """, turn=1)  # fmt: skip
    assert not game.may("a1 rampage b1")
    assert game.may("a1-b1")
    near = sketch(LOTR, """
        z . . E .
    """, turn=1)  # fmt: skip
    assert not near.may("a1 rampage a2")
    closer = sketch(LOTR, """
        z . E . .
    """, turn=1)  # fmt: skip
    assert closer.may("a1 rampage b1")


def test_an_immune_piece_is_shown_and_nothing_else_happens():
    """R16. The target is shown before its immunity matters: a Stronghold survives the arrow, and the turn is spent."""
    game = sketch(LOTR, """
        E . b -3
    """, turn=0)  # fmt: skip
    assert game.may("a1 bow c1")
    assert game.decide("a1 bow c1")[2:] == ["unmasked c1 stronghold -> all", "turn evil -> all"]


def test_all_blows_fall_before_the_game_is_judged():
    """R18. Gimli's axe fells the last enemy mover, an equal fells him: neither side can move, a draw."""
    game = sketch(LOTR, """
        I . n
    """, turn=0)  # fmt: skip
    told = game.decide("a1 axe b1, b1*c1, stop")
    assert [fact for fact in told if fact.startswith("fell")] == ["fell c1 evil -> all", "fell b1 good -> all"]
    assert told[-1] == "ended draw both-stuck -> all"


def test_a_ride_that_enters_an_enemy_square_attacks():
    """R19. Attacking is forced in one case only: a ride whose second square holds an enemy."""
    game = sketch(LOTR, """
        T . -3 -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 ride c1")[0] == "attacked a1 c1 -> all"


def test_a_flight_back_and_forth_is_counted_by_its_ends():
    """X3, R2. Gandalf flies over a friend and back: the third flight between the same squares is refused."""
    game = sketch(LOTR, """
        -3 . . .
        .  . . .
        G  B . 3
    """, turn=0)  # fmt: skip
    for text, answer in (("a1 fly c1", "a3-b3"), ("c1 fly a1", "b3-b4")):
        game.decide(text)
        game.decide(answer)
    assert not game.may("a1 fly c1")


def test_a_shot_in_between_ends_the_run():
    """X3. A turn in which nothing moved lets the two-square rule begin anew."""
    game = sketch(LOTR, """
        -3 .  .
        .  .  .
        .  .  .
        E  .  b
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("a4-b4")
    game.decide("b1-a1")
    game.decide("b4-c4")
    assert not game.may("a1-b1")
    game.decide("a1 bow c1")
    game.decide("c4-b4")
    assert game.may("a1-b1")


def test_the_step_of_an_area_attack_is_a_border_crossing():
    """X3. Going back and forth and then across the same border with Rampage is the third crossing."""
    game = sketch(LOTR, """
        .  . . .  3
        z  . E .  .
    """, turn=1)  # fmt: skip
    game.decide("a1-b1")
    game.decide("e2-e3")
    game.decide("b1-a1")
    game.decide("e3-e4")
    assert not game.may("a1 rampage b1")
    fresh = sketch(LOTR, """
        .  . . .  3
        z  . E .  .
    """, turn=1)  # fmt: skip
    assert fresh.may("a1 rampage b1")


def test_a_ride_is_always_exactly_two_steps():
    """X5. One step is an ordinary move, and an enemy next door is attacked on foot."""
    game = sketch(LOTR, """
        T -3 .
    """, turn=0)  # fmt: skip
    assert game.may("a1xb1")
    with pytest.raises(Illegal):
        game.decide("a1 ride b1")
    assert not game.may("a1 ride c1")


def test_quickness_is_two_steps_too():
    """X5. A Knight's ride goes straight on or around a corner, two squares each time."""
    game = sketch(FIRE, """
        -3 . . .
        .  . . .
        8  . . .
    """, turn=0)  # fmt: skip
    rides = {text for text in game.choices() if "ride" in text}
    assert rides == {"a1 ride c1", "a1 ride b2", "a1 ride a3"}


def test_a_one_step_move_of_a_rider_tells_nothing():
    """X5. The ordinary move shows no face; the ride does."""
    game = sketch(FIRE, """
        -3 . . .
        .  . . .
        8  . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn ice -> all"]


def test_enchanting_is_no_capture():
    """X7. The quiet limit goes on counting through an Enchant."""
    game = sketch(FIRE, """
        . . . -4
        6 . -3 .
    """, turn=0, calm_limit=1)  # fmt: skip
    assert game.decide("a1 enchant c1")[-1] == "ended draw quiet-limit -> all"


def test_after_the_ring_is_destroyed_frodo_stays_invisible():
    """X6. On Mount Doom he can be detected but not attacked; the ranks he is invisible to still cannot capture him."""
    game = sketch(RING, """
        .  . a .
        .  . R .
    """, corner="g6", turn=0)  # fmt: skip
    told = game.decide("i6-h6")
    assert "ring destroyed -> all" in told
    assert game.may("i7 detect h6")
    assert not game.may("i7xh6")
