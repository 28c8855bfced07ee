"""The novice uses each power when it is clearly good, and not when it is clearly bad."""

from __future__ import annotations

from flagfall.testing.sketch import sketch


def test_a_griffin_hemmed_in_beside_a_known_stronger_piece_flies_away(ask, show):
    game = sketch(
        "stratego/narnia-powers",
        """
        . . B . . .
        . B 5 -8 . .
        P . B . . .
        . . . . . .
    """,
        turn=0,
        all_powers=True,
    )
    game.state.table["fallen"][1] = 0  # no reinforcements yet
    show(game, "d3")
    show(game, "c3")

    assert all(answer.startswith("c3 fly") for answer in ask(game))


def test_the_witch_king_takes_a_known_spy_rather_than_fly_away(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . . b .
        . b k b
        . . S .
        . . . .
    """,
        turn=1,
    )
    show(game, "c2")
    show(game, "c3")

    assert ask(game) == {"c3-c2"}


def test_legolas_shoots_what_he_knows_to_be_weaker(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . u .
        . . .
        . L .
    """,
        turn=0,
    )
    show(game, "b3")

    assert ask(game) == {"b1 bow b3"}


def test_nobody_shoots_at_a_known_stronghold_or_at_a_known_stronger_rank(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        b k .
        . . .
        . E .
    """,
        turn=0,
    )
    show(game, "a3")
    show(game, "b3")

    assert not any("bow" in answer for answer in ask(game))


def test_an_elf_shoots_before_it_attacks_on_foot(ask, show):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -3 .
        . 4  .
        . .  .
    """,
    )
    show(game, "b3")

    assert ask(game) == {"b2 bow b3"}


def test_a_seer_detects_an_unknown_neighbour(ask):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -8 . .
        . .  . .
        . 9  . .
    """,
    )

    assert ask(game) == {"b1 detect b3"}


def test_nobody_detects_what_is_known_already(ask, show):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -8 . .
        . .  . .
        . 9  . .
    """,
    )
    show(game, "b3")

    assert not any("detect" in answer for answer in ask(game))


def test_gimli_swings_the_axe_among_three_known_orcs_and_strikes_them_all(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        u u u
        . . .
        . I .
    """,
        turn=0,
    )
    for square in ("a3", "b3", "c3"):
        show(game, square)

    assert ask(game) == {"b1 burst b2"}
    game.decide("b1 axe b2")
    for _ in range(3):
        (answer,) = ask(game, 1)
        assert "*" in answer
        game.decide(answer)
    assert ask(game) == {"stop"}


def test_gimli_does_not_strike_a_known_stronger_neighbour(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . u k
        . . .
        . I .
    """,
        turn=0,
    )
    show(game, "b3")
    show(game, "c3")
    game.decide("b1 axe b2")

    assert ask(game) == {"b2*b3"}
    game.decide("b2*b3")
    assert ask(game) == {"stop"}


def test_a_berzerker_rampages_among_several_known_weaker_pieces(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . z . . . . . d d d
        . . . . . . . d n n
        E E E . . . . . . .
    """,
        turn=1,
    )
    for square in ("a1", "b1", "c1"):
        show(game, square)

    assert ask(game) == {"b3 burst b2"}


def test_the_last_that_can_move_does_not_throw_itself_away(ask, show):
    """Who cannot move has lost: a Berzerker alone does not rampage."""
    game = sketch(
        "stratego/lotr-powers",
        """
        . z .
        . . .
        E E E
    """,
        turn=1,
    )
    for square in ("a1", "b1", "c1"):
        show(game, square)

    assert "b3 burst b2" not in ask(game)


def test_a_lava_beast_spares_its_own_friends(ask, show):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -3 .
        4 .  4
        3 5  3
    """,
    )
    show(game, "b3")

    assert game.may("b1 rampage b2")
    assert not any("burst" in answer for answer in ask(game))


def test_a_rider_takes_what_stands_two_squares_away(ask, show):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -6 .
        . .  .
        . 8  .
    """,
    )
    show(game, "b3")

    assert ask(game) == {"b1 ride b3"}


def test_an_uruk_hai_attacks_again_what_it_knows_to_be_weaker(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . u .
        . E .
        . E .
    """,
        turn=1,
    )
    show(game, "b1")
    show(game, "b2")
    game.decide("b3-b2")

    assert ask(game) == {"b2-b1"}


def test_an_uruk_hai_stops_before_a_known_stronger_piece(ask, show):
    game = sketch(
        "stratego/lotr-powers",
        """
        . u .
        . E .
        . G .
    """,
        turn=1,
    )
    show(game, "b1")
    show(game, "b2")
    game.decide("b3-b2")

    assert ask(game) == {"stop"}


def test_a_sorceress_enchants_a_known_lower_rank(ask, show):
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -5 .
        . .  .
        . 6  .
    """,
    )
    show(game, "b3")

    assert ask(game) == {"b1 enchant b3"}


def test_a_dragon_flies_to_where_it_can_attack(ask, show):
    """Flight (Fire & Ice 2008): after landing one ordinary attack."""
    game = sketch(
        "stratego/fire-ice-powers",
        """
        . -8 .
        . .  .
        . B  .
        . X  .
    """,
    )
    show(game, "b4")

    assert ask(game) == {"b1 fly b3"}
    game.decide("b1 fly b3")
    assert ask(game) == {"b3-b4"}


def test_the_white_witch_tempts_a_known_child(ask, show):
    game = sketch(
        "stratego/narnia-powers",
        """
        . w . .
        . . . .
        . E . P
    """,
        turn=1,
    )
    show(game, "b1")

    assert ask(game) == {"b3 tempt b1"}


def test_the_white_witch_turns_a_known_strong_neighbour_to_stone(ask, show):
    """A neighbour across the corner cannot be attacked on foot, but it can be turned to stone."""
    game = sketch(
        "stratego/narnia-powers",
        """
        . w . . P
        O . . . .
    """,
        turn=1,
    )
    show(game, "a1")

    assert ask(game) == {"b2 stone a1"}


def test_aslan_frees_a_friend_from_stone(ask):
    """The reinforcements come first, at once; then the turn goes on and Aslan breathes."""
    game = sketch(
        "stratego/narnia-powers",
        """
        . w . . P
        O . A . .
    """,
        turn=1,
    )
    game.decide("b2 stone a1")

    assert ask(game) == {"enter"}
    assert _after_entering(game, ask) <= {"c1 free a1", "c1-b1"}


def test_lucy_heals_a_fallen_friend(ask):
    game = sketch(
        "stratego/narnia-powers",
        """
        . . . -3
        . L . .
        P . . E
    """,
        turn=0,
        all_powers=True,
    )

    assert all(answer.startswith("heal") for answer in _after_entering(game, ask))


def _after_entering(game, ask):
    while True:
        answers = ask(game, 2)
        if not all(answer == "enter" or ("@" in answer and "heal" not in answer) for answer in answers):
            return answers
        game.decide(min(answers))
