"""A sight tells a player by name what its seat sees and remembers, and nothing else."""

from __future__ import annotations

from random import Random as Luck

import pytest

import flagfall
from flagfall.games.stratego.squares import number
from flagfall.testing.sketch import sketch

STRATEGO = [game.id for game in flagfall.games() if game.id.startswith("stratego/")]


def seen(game, seat):
    """The sight of a seat that has heard everything from the start."""
    sight = game.rules.sight(seat)
    sight.hear(game.heard(seat).facts)
    sight.look(game.view(seat))
    return sight


def ranks(sight, kinds):
    return {sight.armies.rank[kind] for kind in kinds}


def test_own_pieces_are_seen_and_enemies_only_stand_there():
    sight = seen(
        sketch(
            "stratego/classic",
            """
            . -9 .
            5 .  .
        """,
            turn=0,
        ),
        0,
    )

    assert [sight.names[square] for square in sight.foes] == ["b2", "j10"]
    assert sight.armies.rank[sight.mine[number("a1")]] == "5"
    assert sight.known == {}
    assert sight.phase == "play"


def test_a_face_once_shown_is_known_wherever_the_piece_goes():
    game = sketch(
        "stratego/classic",
        """
        -5 . -9 .
        4  . .  .
    """,
        turn=0,
    )
    game.decide("a1-a2")
    game.decide("a2-a3")
    sight = seen(game, 0)

    assert ranks(sight, sight.could(number("a3"))) == {"5"}
    assert sight.known[number("a3")] == sight.could(number("a3"))[0]
    assert sight.moved(number("a3"))
    assert "4" in ranks(sight, sight.lost)


def test_who_has_moved_is_no_bomb_and_no_flag():
    game = sketch(
        "stratego/classic",
        """
        . -5 b .
        . .  . .
        7 .  . .
    """,
        turn=1,
    )
    before = ranks(seen(game, 0), seen(game, 0).could(number("b3")))
    game.decide("b3-b2")
    after = seen(game, 0)

    assert {"bomb", "flag"} <= before
    assert not {"bomb", "flag"} & ranks(after, after.could(number("b2")))
    assert "bomb" in ranks(after, after.could(number("c3")))


def test_who_beat_an_attacker_in_silence_is_one_who_could():
    game = sketch(
        "stratego/classic",
        """
        . -9 . .
        . 7  . .
        5 .  . -4
    """,
        turn=0,
        silent_defense=True,
    )
    game.decide("b2-b3")
    sight = seen(game, 0)

    assert not ranks(sight, sight.could(number("b3"))) & {"4", "5", "6", "S"}


def test_a_seat_knows_which_of_its_own_faces_were_seen():
    game = sketch(
        "stratego/classic",
        """
        . -4 . .
        6 7  . .
        . .  . .
    """,
        turn=0,
    )
    game.decide("b2-b3")
    sight = seen(game, 0)

    assert sight.shown(number("b3"))
    assert not sight.shown(number("a2"))


@pytest.mark.parametrize("game", STRATEGO)
def test_a_decision_taken_apart_is_the_one_that_is_offered(game):
    """The words of a deed are those of the offer, and its squares and kinds are named in it."""
    rules = flagfall.rules(game)
    table, luck = flagfall.Table(rules, Luck(game)), Luck(game)
    sights = [rules.sight(seat) for seat in (0, 1)]
    words = set()
    while table.result is None and table.moment < 300:
        seat = table.to_act
        sight, choices = sights[seat], table.choices(seat)
        for decision in choices:
            do, told = sight.deed(decision)
            words.add(do)
            offer = rules.offer(decision, seat)
            if do in ("place", "rescue", "heal"):
                assert (sight.armies.pieces[told[0]].id, sight.names[told[1]]) == (offer["kind"], offer["to"])
            elif told:
                assert tuple(sight.names[square] for square in told) == (offer["from"], offer["to"])
        table.submit(seat, luck.choice(choices.decisions))
    assert {"place", "step"} <= words
