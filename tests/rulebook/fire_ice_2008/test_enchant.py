"""Enchant: the Sorceresses."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


def test_a_lower_rank_changes_sides_for_good():
    """The Sorceress is shown and names an enemy within two squares, who is shown; below rank 6 it turns around and belongs
    to her side (Fire & Ice 2008, Enchant)."""
    game = sketch(TWO, """
        6 . -5 -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 enchant c1") == [
        "unmasked a1 sorceress -> all",
        "bade a1 c1 -> all",
        "unmasked c1 yeti -> all",
        "turned c1 yeti -> all",
        "turn ice -> all",
    ]
    assert game.at("c1") == "fire:yeti"


@pytest.mark.parametrize(("letter", "kind"), [("-6", "sorceress"), ("-7", "beast-rider"), ("x", "frostbite")])
def test_an_equal_or_higher_rank_resists(letter, kind):
    """Rank 6 or higher is shown and nothing happens (Fire & Ice 2008, Enchant; F14)."""
    game = sketch(TWO, f"""
        6 . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 enchant c1")[2:] == [f"unmasked c1 {kind} -> all", "turn ice -> all"]


@pytest.mark.parametrize(("letter", "kind"), [("b", "trap"), ("f", "flag")])
def test_traps_and_flags_resist(letter, kind):
    """Traps and Flags are shown and cannot be enchanted (Fire & Ice 2008, Enchant; R9, R16)."""
    game = sketch(TWO, f"""
        6 . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 enchant c1")[2:] == [f"unmasked c1 {kind} -> all", "turn ice -> all"]


def test_a_slayer_can_be_enchanted():
    """Slayers may be enchanted (Fire & Ice 2008, Enchant; R7)."""
    game = sketch(TWO, """
        6 . s -3
    """, turn=0)  # fmt: skip
    assert "turned c1 slayer -> all" in game.decide("a1 enchant c1")


def test_the_spell_reaches_the_whole_square_around_her():
    """Within two squares in any combination of directions, over pieces and zones (Fire & Ice 2008, Enchant; F13)."""
    game = sketch(TWO, """
        -5 -5 -2 -3
        3 . . .
        6 . . .
    """, corner="b4", turn=0)  # fmt: skip
    spells = {choice for choice in game.choices() if "enchant" in choice}
    assert spells == {"b4 enchant b6", "b4 enchant c6", "b4 enchant d6"}


def test_it_acts_from_the_next_turn_of_its_new_side():
    """The spell was the turn; afterwards the piece moves and attacks for its new side (Fire & Ice 2008, Enchant; F15)."""
    game = sketch(TWO, """
        6 . -5 . -3
    """, turn=0)  # fmt: skip
    game.decide("a1 enchant c1")
    assert not any(choice.startswith("c1") for choice in game.choices())
    game.decide("e1-e2")
    assert game.may("c1-d1")


def test_it_keeps_its_powers():
    """An enchanted Yeti rampages, an enchanted Elf shoots its old friends (Fire & Ice 2008, Enchant)."""
    game = sketch(TWO, """
        6 . -4 . -3
    """, turn=0)  # fmt: skip
    game.decide("a1 enchant c1")
    game.decide("e1-d1")
    assert game.may("c1 bow d1")
    game = sketch(TWO, """
        6 . -5 . . -3
    """, turn=0)  # fmt: skip
    game.decide("a1 enchant c1")
    game.decide("f1-e1")
    assert "fell e1 ice -> all" in game.decide("c1 rampage d1")


def test_it_can_be_attacked_and_its_loss_is_final():
    """Its old army may capture it like any enemy; it then counts as captured by them and never returns (Fire & Ice 2008,
    Enchant; F16)."""
    game = sketch(TWO, """
        . 6 . -4 . -4
        . . . -7 . .
        2 . . . . .
    """, turn=0, captured="prisoner", rescue=True)  # fmt: skip
    game.decide("b3 enchant d3")
    told = game.decide("d2xd3")
    assert "fell d3 ice -> all" in told
    assert "lost elf -> ice" in told
    game.decide("a1-b1")
    game.decide("d3-d2")
    game.decide("b1-a1")
    assert game.decide("d2-d1")[-1] == "may rescue d1 -> all"
    # The other Elf stands on f3: the one that served the enemy is not among the captured who may return.
    assert not any("elf" in choice for choice in game.choices())
    assert any("dwarf" in choice for choice in game.choices())


def test_nobody_is_enchanted_twice():
    """A piece that has changed sides cannot be enchanted again (Fire & Ice 2008, Enchant; F17)."""
    game = sketch(TWO, """
        6 . -4 . -6
    """, turn=0)  # fmt: skip
    game.decide("a1 enchant c1")
    assert not game.may("e1 enchant c1")
    with pytest.raises(Illegal, match="has changed sides once already"):
        game.decide("e1 enchant c1")


def test_who_loses_the_last_mover_to_a_spell_loses():
    """With every mover enchanted or gone that player loses on turn (Fire & Ice 2008, How to Win; F18)."""
    game = sketch(TWO, """
        6 . -5
    """, turn=0)  # fmt: skip
    assert game.decide("a1 enchant c1")[-1] == "ended fire stuck -> all"


def test_a_spell_is_an_attack_for_a_stuck_player():
    """Who can only enchant is not stuck (Fire & Ice 2008, On Your Turn; R13, X2)."""
    game = sketch(TWO, """
        B B . -3
        6 B . .
    """, turn=1)  # fmt: skip
    game.decide("d2-c2")
    assert game.choices() == ["a1 enchant c2"]


def test_the_old_owner_no_longer_sees_its_face():
    """After turning around the face looks away from its old army, which must remember it (Fire & Ice 2008, Enchant; R10)."""
    game = sketch(TWO, """
        6 . -5 -3
    """, turn=0)  # fmt: skip
    game.decide("a1 enchant c1")
    assert game.faces(1)["c1"] is None
    assert game.faces(0)["c1"] == "yeti"


def test_a_spell_is_no_capture():
    """Changing sides fills no tray and does not restart a quiet limit (Fire & Ice 2008, Enchant; X7)."""
    game = sketch(TWO, """
        6 . -5 -3
    """, turn=0, calm_limit=1)  # fmt: skip
    assert game.decide("a1 enchant c1")[-1] == "ended draw quiet-limit -> all"
