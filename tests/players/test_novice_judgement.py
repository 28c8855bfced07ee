"""The novice knows weak from strong, and remembers."""

from __future__ import annotations

from random import Random as Luck

import pytest

from flagfall.catalog import rules as rules_of
from flagfall.games.stratego.kernel import numbers as code
from flagfall.players import Question
from flagfall.players.novice import Novice
from flagfall.testing.sketch import sketch


def test_it_takes_a_known_weaker_piece(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . . -5 .
        . . 7  .
        . . .  .
    """,
    )
    show(game, "c3")

    assert ask(game) == {"c2-c3"}


def test_it_remembers_a_face_after_the_piece_has_moved(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . -6 . .
        . .  . .
        . 7  . .
    """,
        turn=1,
    )
    show(game, "b3")
    game.decide("b3-b2")

    assert ask(game) == {"b1-b2"}


def test_it_does_not_attack_a_known_stronger_piece_and_walks_away(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . -9 . .
        . 7  . .
        . .  . .
    """,
    )
    show(game, "b3")
    show(game, "b2")

    assert "b2-b3" not in ask(game)
    assert all(answer.startswith("b2-") for answer in ask(game))


def test_it_does_not_attack_a_known_bomb(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . b . .
        . 9 . .
        . . . .
    """,
    )
    show(game, "b3")

    assert "b2-b3" not in ask(game)


def test_its_miner_digs_a_known_bomb(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . b . .
        . 3 . .
        . . . .
    """,
    )
    show(game, "b3")

    assert ask(game) == {"b2-b3"}


def test_its_spy_takes_a_known_marshal(ask, show):
    game = sketch(
        "stratego/classic",
        """
        . m . .
        . S . .
        . . . .
    """,
    )
    show(game, "b3")

    assert ask(game) == {"b2-b3"}


def test_it_takes_the_flag_when_it_has_seen_it(ask, show):
    game = sketch(
        "stratego/classic",
        """
        f . -5
        2 . 7
    """,
    )
    show(game, "a2")
    show(game, "c2")

    assert ask(game) == {"a1-a2"}


def test_it_takes_the_piece_that_stands_before_its_flag(ask, show):
    game = sketch(
        "stratego/classic",
        """
        7  . -5 . .
        -6 7 .  . .
        F  . .  . .
    """,
    )
    show(game, "a2")
    show(game, "c3")

    assert ask(game) <= {"a3-a2", "b2-a2"}


def test_it_probes_with_the_cheap_piece_not_with_the_marshal(ask):
    """Strategy Hints 1999: do not move your higher-ranked pieces into unknown territory."""
    game = sketch(
        "stratego/classic",
        """
        -5 . -7 . . . . . . .
        2  . M  . . . . . . .
        .  . .  . . . . . . .
        .  . .  . . 5 5 5 6 6
    """,
        corner="a7",
    )

    assert ask(game) == {"a9-a10"}


def test_it_infers_from_a_silent_defence(ask):
    """Who beat a Major without showing a face is stronger than a Major: a Captain leaves it alone."""
    game = sketch(
        "stratego/classic",
        """
        . -9 . . . -4
        6 7  . . . .
        . .  . . . .
    """,
        silent_defense=True,
    )
    game.decide("b2-b3")
    game.decide("f3-f4")
    game.decide("a2-b2")
    game.decide("f4-f3")

    assert "b2-b3" not in ask(game)


@pytest.mark.parametrize(
    "game", ["stratego/classic", "stratego/lotr-powers", "stratego/fire-ice-powers", "stratego/barrage"]
)
def test_it_never_attacks_a_piece_it_knows_to_be_stronger(watch, game):
    """Whole games: an attack that is surely lost is made only by who has no other choice."""
    rules = rules_of(game, ply_limit=250)
    clash = rules.book["clash"][0]
    attacks = 0
    for seed in (500, 501):
        for moment in watch(rules, ("novice", "novice"), seed):
            do, told = rules.deed(moment.decision)
            start, end = (*told, 0, 0)[:2]
            if do != "step" or moment.state.table["owner"][end] != 1 - moment.seat:
                continue
            attacks += 1
            shown = int(moment.state.known[end]) >> moment.seat & 1
            regime = int(moment.state.table["ring"] == code.TAKEN)
            mine = int(moment.state.mind[moment.seat]["kind"][start])
            theirs = int(moment.state.mind[1 - moment.seat]["kind"][end])
            if shown and clash[regime, mine, theirs] == code.LOSE:
                steps = [d for d in moment.choices if moment.state.table["owner"][d % 100] != 1 - moment.seat]
                assert not steps, rules.write(moment.decision)
    assert attacks > 10


def test_the_same_decision_whatever_is_behind_the_backs():
    """Non-interference: two positions that differ only in hidden faces get the same answer."""
    game = sketch(
        "stratego/classic",
        """
        . -9 . -5
        . .  . .
        6 .  7 .
    """,
    )
    other = sketch(
        "stratego/classic",
        """
        . b . -2
        . . . .
        6 . 7 .
    """,
    )

    def decide(one):
        view, player = one.view(0), Novice(one.rules, 0, Luck(3))
        player.hear(one.heard(0).facts)
        return player.answer(Question(view, one.rules.choices(view), 1.0))

    assert decide(game) == decide(other)
