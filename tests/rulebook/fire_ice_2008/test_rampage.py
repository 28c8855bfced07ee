"""Rampage: Lava Beasts and Yetis."""

from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


def fallen(told):
    return [fact for fact in told if fact.startswith("fell")]


def test_friends_are_hit_too():
    """Everybody around is attacked, friendly pieces and diagonals included: up to 5 they are captured (Fire & Ice 2008,
    Rampage; F1)."""
    game = sketch(TWO, """
        2 -4 . -3
        5 . . .
        3 . -2 3
    """, turn=0)  # fmt: skip
    assert game.decide("a2 rampage b2") == [
        "unmasked a2 lava-beast -> all",
        "raged a2 b2 -> all",
        "unmasked a1 dwarf -> all",
        "unmasked c1 scout -> all",
        "unmasked a3 scout -> all",
        "unmasked b3 elf -> all",
        "fell a1 fire -> all",
        "lost dwarf -> all",
        "fell c1 ice -> all",
        "lost scout -> all",
        "fell a3 fire -> all",
        "lost scout -> all",
        "fell b3 ice -> all",
        "lost elf -> all",
        "turn ice -> all",
    ]
    assert game.at("b2") == "fire:lava-beast"


def test_an_equal_rank_takes_the_attacker_along():
    """An equal rank and the attacker are both captured (Fire & Ice 2008, Rampage; F2)."""
    game = sketch(TWO, """
        5 . -5 -3
        3 . . .
    """, turn=0)  # fmt: skip
    assert fallen(game.decide("a2 rampage b2"))[-2:] == ["fell c2 ice -> all", "fell b2 fire -> all"]


def test_a_higher_rank_survives_and_fells_the_attacker_but_lower_ones_still_fall():
    """A higher rank, friend or enemy, stays and the attacker is captured; all blows fall at once, so lower ranks fall as
    well (Fire & Ice 2008, Rampage; F3)."""
    game = sketch(TWO, """
        5 . -9 -3
        . . -2 3
    """, turn=0)  # fmt: skip
    assert fallen(game.decide("a2 rampage b2")) == ["fell c1 ice -> all", "fell b2 fire -> all"]
    game = sketch(TWO, """
        5 . 9 -3
        . . -2 3
    """, turn=0)  # fmt: skip
    assert fallen(game.decide("a2 rampage b2")) == ["fell c1 ice -> all", "fell b2 fire -> all"]


def test_flags_and_traps_are_shown_but_safe():
    """Every piece around is shown, Flags and Traps too, but those take no harm and do none (Fire & Ice 2008, Rampage; F4,
    R9)."""
    game = sketch(TWO, """
        5 . b -3
        . B f 3
    """, turn=0)  # fmt: skip
    assert game.decide("a2 rampage b2") == [
        "unmasked a2 lava-beast -> all",
        "raged a2 b2 -> all",
        "unmasked b1 trap -> all",
        "unmasked c1 flag -> all",
        "unmasked c2 trap -> all",
        "turn ice -> all",
    ]


def test_by_agreement_flags_and_traps_keep_their_secret():
    """Players may agree that a Rampage does not show Flags and Traps (Fire & Ice 2008, Rampage; F4, option rampage_hides)."""
    game = sketch(TWO, """
        5 . b -3
        . B f 3
    """, turn=0, rampage_hides=True)  # fmt: skip
    assert game.decide("a2 rampage b2") == [
        "unmasked a2 lava-beast -> all",
        "raged a2 b2 -> all",
        "turn ice -> all",
    ]


def test_ones_own_victims_go_to_the_opponent():
    """A friend felled by one's own Rampage is a captured piece of the opponent's (Fire & Ice 2008, Rampage; F5)."""
    game = sketch(TWO, """
        5 . -2 -3
        . 2 . .
    """, turn=0, captured="prisoner")  # fmt: skip
    told = game.decide("a2 rampage b2")
    assert "lost scout -> ice" in told
    assert "lost scout -> fire" in told


def test_with_only_friends_around_there_is_no_rampage():
    """There must be an enemy in reach; a hidden Flag or Trap of the enemy counts (Fire & Ice 2008, Rampage; R15, X12)."""
    game = sketch(TWO, """
        5 . 3 . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 rampage b1")
    game = sketch(TWO, """
        5 . b . -3
    """, turn=0)  # fmt: skip
    assert game.may("a1 rampage b1")


def test_a_slayer_falls_to_rampage():
    """S counts below every number (Fire & Ice 2008, Slayers; R7)."""
    game = sketch(TWO, """
        5 . s -3
    """, turn=0)  # fmt: skip
    assert fallen(game.decide("a1 rampage b1")) == ["fell c1 ice -> all"]


def test_the_step_is_to_an_unoccupied_square():
    """The Rampage begins with a step to an empty square, which is a border crossing for the two-square rule (Fire & Ice
    2008, Rampage; X3)."""
    game = sketch(TWO, """
        5 -2 . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 rampage b1")
    game = sketch(TWO, """
        -9 . . . -3
        . . . . .
        5 . . . .
    """, turn=0)  # fmt: skip
    game.decide("a1-a2")
    game.decide("e3-e4")
    game.decide("a2-a1")
    game.decide("e4-f4")
    assert not game.may("a1 rampage a2")


def test_everything_may_go_at_once():
    """After all removals, if neither side can move, it is a draw (Fire & Ice 2008, Rampage; R18, R4)."""
    game = sketch(TWO, """
        5 . -5
    """, turn=0)  # fmt: skip
    assert game.decide("a1 rampage b1")[-1] == "ended draw both-stuck -> all"
