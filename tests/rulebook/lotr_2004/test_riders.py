"""Riders of Rohan and Warg Riders."""

from flagfall.testing.sketch import sketch


def test_a_rider_moves_any_distance_and_is_shown_first():
    """Rank 2 goes any number of open squares in one line; before going further than one it shows itself (LotR 2004,
    Special Rider Movement)."""
    game = sketch("stratego/lotr", """
        . . . -3
        2 . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-c1") == ["unmasked a1 rider -> all", "moved a1 c1 -> all", "turn evil -> all"]


def test_a_rider_that_moves_one_square_keeps_its_secret():
    """Moving a Rider one square at a time hides that it is one (LotR 2004, Special Rider Movement)."""
    game = sketch("stratego/lotr", """
        . . . -3
        2 . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn evil -> all"]


def test_a_rider_attacks_at_the_end_of_its_ride():
    """A Rider's long move may end on an enemy, who is attacked at once (LotR 2004, Special Rider Attack Privilege)."""
    game = sketch("stratego/lotr", """
        2 . . s -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xd1") == [
        "attacked a1 d1 -> all",
        "unmasked a1 rider -> all",
        "unmasked d1 wormtongue -> all",
        "fell d1 evil -> all",
        "lost wormtongue -> all",
        "took a1 d1 -> all",
        "turn evil -> all",
    ]


def test_a_rider_passes_neither_pieces_nor_zones_nor_corners():
    """Riders go straight, through open squares only, and not over Forbidden Zones (LotR 2004, Special Rider Movement)."""
    game = sketch("stratego/lotr", """
        . . . . .
        . 3 . -3 .
        . 2 2 . .
    """, corner="b3", turn=0)  # fmt: skip
    assert not game.may("c3-c5")
    assert not game.may("d3-d5")
    assert not game.may("d3-e4")
    assert game.may("d3-d4")
    assert not game.may("c3-e3")


def test_only_rank_two_rides():
    """Every other piece moves one square (LotR 2004, Special Rider Movement)."""
    game = sketch("stratego/lotr", """
        A . . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1-c1")
