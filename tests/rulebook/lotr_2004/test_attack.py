"""Attacking, and who is captured."""

import pytest

from flagfall.testing.sketch import sketch


def test_the_lower_rank_is_captured_and_the_attacker_moves_in():
    """Both pieces are shown, the lower rank is captured, a winning attacker takes the square (LotR 2004, How to
    Attack)."""
    game = sketch("stratego/lotr", """
        A u -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1") == [
        "attacked a1 b1 -> all",
        "unmasked a1 aragorn -> all",
        "unmasked b1 uruk-hai -> all",
        "fell b1 evil -> all",
        "lost uruk-hai -> all",
        "took a1 b1 -> all",
        "turn evil -> all",
    ]
    assert game.at("b1") == "good:aragorn"


def test_a_winning_defender_stays():
    """A losing attacker is captured; the defender does not move (LotR 2004, How to Attack)."""
    game = sketch("stratego/lotr", """
        A u -3
    """, turn=1)  # fmt: skip
    assert game.decide("b1xa1") == [
        "attacked b1 a1 -> all",
        "unmasked b1 uruk-hai -> all",
        "unmasked a1 aragorn -> all",
        "fell b1 evil -> all",
        "lost uruk-hai -> all",
        "turn good -> all",
    ]
    assert game.at("a1") == "good:aragorn"


def test_equal_ranks_are_both_captured():
    """Equal ranks fall together (LotR 2004, How to Attack)."""
    game = sketch("stratego/lotr", """
        L n -3
        3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a2xb2") == [
        "attacked a2 b2 -> all",
        "unmasked a2 legolas -> all",
        "unmasked b2 ringwraith -> all",
        "fell b2 evil -> all",
        "lost ringwraith -> all",
        "fell a2 good -> all",
        "lost legolas -> all",
        "turn evil -> all",
    ]


def test_a_face_shown_in_battle_is_hidden_again():
    """A piece is shown for the battle and then turned away again; remembering is the players' task, unless they
    chose a memory aid (LotR 2004, Strategy Hints; R10)."""
    for aid, seen in (("none", None), ("captured", None), ("marks", "aragorn")):
        game = sketch("stratego/lotr", """
            A u -3
        """, turn=0, memory=aid)  # fmt: skip
        game.decide("a1xb1")
        assert game.faces(1)["b1"] == seen


def test_no_attack_on_a_diagonal():
    """Only pieces side by side, face to face or back to back can attack each other (LotR 2004, Attack Position)."""
    game = sketch("stratego/lotr", """
        . u
        A .
    """, turn=0)  # fmt: skip
    assert not game.may("a1xb2")


def test_flag_and_strongholds_never_attack():
    """A Flag or a Stronghold beside an enemy does nothing (LotR 2004, Rules for Attack)."""
    game = sketch("stratego/lotr", """
        B u 3
        F . .
    """, turn=0)  # fmt: skip
    assert not game.may("a2xb2")


def test_powers_sleep_in_game_one():
    """Special powers belong to Games 2 and 3 only (LotR 2004, Game Setup 2)."""
    game = sketch("stratego/lotr", """
        G u . -3
        L z T .
    """, turn=0)  # fmt: skip
    assert all("-" in choice for choice in game.choices())


@pytest.mark.parametrize(
    ("captured", "audience"), [("open", "all"), ("prisoner", "good"), ("secret", "evil"), ("stealth", None)]
)
def test_captured_pieces_are_shown_as_agreed(captured, audience):
    """Open play shows captured pieces to all, prisoner play to the captor, secret play to who lost them, stealth
    play to nobody; the battle itself is shown as ever (LotR 2004, Captured Pieces; R17)."""
    game = sketch("stratego/lotr", """
        A u -3
    """, turn=0, captured=captured)  # fmt: skip
    told = game.decide("a1xb1")
    assert "unmasked b1 uruk-hai -> all" in told
    assert [fact for fact in told if fact.startswith("lost")] == ([f"lost uruk-hai -> {audience}"] if audience else [])


def test_both_armies_spent_at_once_is_a_draw():
    """When the last movers fall together neither side can go on, and nobody has won (LotR 2004, How to Win; R4, R18)."""
    game = sketch("stratego/lotr", """
        L n
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-2:] == ["turn evil -> all", "ended draw both-stuck -> all"]
