"""The mind: what it has learned is checked before it is used, it keeps to what it has heard, and it plays better than a novice."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.minds.stratego import learned
from flagfall.minds.stratego.kernel.numbers import WIDTH
from flagfall.minds.stratego.lore import lore_of, signs_of
from flagfall.players import Sitter, mind, seat_player
from flagfall.players.habits import CANNY
from flagfall.players.setups import plan
from flagfall.table import Table

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]
QUICK = "mind:worlds=1:plies=0:candidates=3"


def play(rules, names, seed, most=100_000):
    table = Table(rules, Random(seed))
    players = [seat_player(name, rules, seat, Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    sitters = [Sitter(player, table, seat) for seat, player in enumerate(players)]
    for _ in range(most):
        if table.result is not None:
            break
        table.submit(table.to_act, sitters[table.to_act].decide(1.0))
    return table, players


@pytest.mark.parametrize("game", STRATEGO)
def test_it_plays_every_game_by_the_rules(game):
    table, _ = play(rules_of(game), [QUICK, QUICK], 1, most=160)

    assert table.result or len(table.record()) == 160


@pytest.mark.parametrize("game", ["stratego/barrage", "stratego/duel", "stratego/quick-battle", "stratego/classic"])
def test_no_square_holds_its_flag_in_more_than_a_quarter_of_its_set_ups(game):
    armies, luck, flags = rules_of(game).sight(0).armies, Random(1), Counter()
    box = {kind: armies.count[kind] for kind in armies.kinds if armies.army[kind] == 0}
    for _ in range(200):
        layout = plan(armies, luck, CANNY, box, {})
        flags.update(square for square, kind in layout.items() if armies.rank[kind] == "flag")

    assert max(flags.values()) <= 200 * 0.25 + 6, flags


@pytest.mark.parametrize(
    "options", [{"silent_defense": True}, {"rescue": True}, {"more_square": True}, {"captured": "stealth"}]
)
def test_it_plays_with_every_agreement(options):
    table, _ = play(rules_of("stratego/quick-battle", **options), [QUICK, "novice"], 2, most=300)

    assert table.result or len(table.record()) == 300


def test_it_beats_the_novice_of_the_first_release():
    rules, won = rules_of("stratego/barrage"), 0
    for pair in range(6):
        for seat in (0, 1):
            names = ["novice-1", "novice-1"]
            names[seat] = "mind:worlds=24:plies=8"
            table, _ = play(rules, names, pair, most=2000)
            won += bool(table.result) and table.result.winners == (seat,)

    assert won >= 8, "of twelve"


def test_it_says_what_it_thinks():
    rules = rules_of("stratego/barrage")
    _, players = play(rules, ["mind:worlds=2:plies=2", "novice"], 3, most=40)

    thought = players[0].info
    assert -1 <= thought.value <= 1
    assert thought.lines[0][1] == thought.value
    assert thought.worlds == 2
    assert all(sum(odds.values()) == pytest.approx(1, abs=0.1) for odds in thought.odds.values())


@pytest.mark.parametrize("game", STRATEGO)
def test_its_weights_are_small_and_fit(game):
    rules = rules_of(game)
    weights = learned.load(rules, lore_of(rules))

    assert weights.rows.shape[1:] == (signs_of(lore_of(rules)), WIDTH)
    if learned.file_of(rules).exists():
        assert learned.file_of(rules).stat().st_size < 1_000_000
        assert "flagfall lab fit" in weights.story


def test_weights_are_written_and_read_again(tmp_path):
    rules = rules_of("stratego/duel")
    lore = lore_of(rules)
    first = learned.untaught(rules, lore, 1)
    path = learned.save(rules, lore, replace(first, story="a command"), tmp_path / "duel.npz")

    again = learned.load(rules, lore, path)

    assert again.story == "a command"
    assert np.abs(again.rows - first.rows).max() <= 0.5 / learned.SCALE
    assert np.abs(np.log(again.habits) - np.log(first.habits)).max() <= 0.5 / learned.SCALE


@pytest.mark.parametrize("fault", ["damaged", "other rules"])
def test_weights_that_do_not_fit_are_refused_and_a_novice_stands_in(fault, tmp_path, monkeypatch, caplog):
    rules, classic = rules_of("stratego/duel"), rules_of("stratego/classic")
    path = tmp_path / "duel.npz"
    if fault == "damaged":
        path.write_bytes(b"PK not a file of weights")
    else:
        lore = lore_of(classic)
        other = learned.untaught(classic, lore, 1)
        learned.save(classic, lore, other, path)
    monkeypatch.setattr(learned, "file_of", lambda rules: path)
    mind._weights.cache_clear()

    with caplog.at_level(logging.WARNING):
        player = seat_player("mind", rules, 0, Random(1))

    assert "duel.npz" in player.stands_in
    assert "A novice plays instead." in caplog.text
    mind._weights.cache_clear()
    table = Table(rules, Random(1))
    assert Sitter(player, table, 0).decide() in table.choices(0)
