"""The novice at whole games: it beats luck alone, its games end, and all it says is among its choices."""

from __future__ import annotations

import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.players import names

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]
SHORT = ["stratego/barrage", "stratego/duel", "stratego/quick-battle"]
SPECIAL = [game for game in STRATEGO if game not in (*SHORT, "stratego/classic")]


def wins(play_out, game, rounds, **options):
    """Games won against `random`, each seat taken in turn."""
    won = 0
    for seed in range(rounds):
        pair = ("novice", "random") if seed % 2 == 0 else ("random", "novice")
        result = play_out(game, pair, 70 + seed, **options)
        won += result.winners == (seed % 2,)
    return won


@pytest.mark.parametrize("game", SHORT)
def test_it_beats_luck_nine_times_in_ten_in_short_games(play_out, game):
    assert wins(play_out, game, 10) >= 9


def test_it_beats_luck_nine_times_in_ten_in_the_classic_game(play_out):
    assert wins(play_out, "stratego/classic", 4) == 4


@pytest.mark.parametrize("game", SPECIAL)
def test_it_beats_luck_most_times_in_the_special_boxes(play_out, game):
    assert wins(play_out, game, 2) == 2


def test_it_plays_the_further_powers_of_narnia(play_out):
    assert wins(play_out, "stratego/narnia-powers", 2, all_powers=True) >= 1


@pytest.mark.parametrize("game", SHORT)
def test_games_between_novices_end_decisively_most_times(play_out, game):
    results = [play_out(game, ("novice", "novice"), seed) for seed in range(6)]

    assert sum(not result.draw for result in results) >= 4


def test_a_classic_game_between_novices_ends(play_out):
    assert play_out("stratego/classic", ("novice", "novice"), 3).reason != "length limit"


@pytest.mark.parametrize(
    "options",
    [
        {"aggressor_advantage": True, "rescue": True},
        {"silent_defense": True, "memory": "marks"},
        {"captured": "stealth", "two_square": 3, "more_square": True},
    ],
    ids=lambda options: "+".join(options),
)
def test_every_decision_is_among_the_choices_under_every_option(watch, options):
    rules = rules_of("stratego/duel", ply_limit=600, **options)
    for moment in watch(rules, ("novice", "novice"), 9):
        assert moment.decision in moment.choices


def test_it_is_found_by_name():
    assert "novice" in names()
