"""Matches: games in pairs, the same wherever they are played, and nobody is blamed for another's failure."""

from __future__ import annotations

import math
from importlib import import_module

import pytest

import flagfall
from flagfall.arena import Here, Match, Sprt, Workers, play_match
from flagfall.arena.crowded import answers_all
from flagfall.records import read

SHORT = {"ply_limit": 40}


def games_of(terms, lanes, sprt=None):
    """Every game that was counted, in order, without how long it took."""
    match, told = Match(terms, sprt), []
    for played in lanes.play(match.jobs()):
        told += [
            (game.group, game.turn, game.scores, game.reason, game.decisions, game.laid, game.scroll)
            for game in match.add(played)
        ]
        if match.over:
            break
    lanes.close()
    return told, match.tally


@pytest.fixture(scope="module")
def two_workers():
    lanes = Workers(2)
    yield lanes
    Workers.close(lanes)


def set_ups(scroll, armies=8):
    table = scroll.table()
    placed = table.record()[: 2 * armies]
    return [[table.rules.write(d, seat) for s, d in placed if s == seat] for seat in (0, 1)]


def turned_round(placed):
    """The same pieces on the squares across the board."""
    squares = ((piece, square[0], int(square[1:])) for piece, square in (word.split("@") for word in placed))
    return sorted(f"{piece}@{chr(ord('a') + ord('j') - ord(file))}{11 - row}" for piece, file, row in squares)


@pytest.mark.parametrize(("first", "second"), [("novice", "random"), ("random", "random")])
def test_in_a_pair_both_bring_their_set_ups_to_the_other_side(terms, first, second):
    agreed = terms(first, second, "stratego/barrage", 4, agreed=SHORT, scrolls=True, seed=3)
    assert answers_all(agreed) == (first == "random")
    told, _ = games_of(agreed, Here())
    one, other, another, _ = (read(game[-1]) for game in told)
    assert one.players == (first, second)
    assert other.players == (second, first)
    assert [turned_round(placed) for placed in set_ups(one)] == [sorted(p) for p in reversed(set_ups(other))]
    assert set_ups(one) != set_ups(another)


def test_or_both_play_both_set_ups(terms):
    told, _ = games_of(
        terms("novice", "random", "stratego/barrage", 2, agreed=SHORT, scrolls=True, setups="shared"), Here()
    )
    one, other = (read(game[-1]) for game in told)
    assert one.players == tuple(reversed(other.players))
    assert set_ups(one) == set_ups(other)


def test_where_armies_differ_sides_are_exchanged_and_everybody_sets_up_anew(terms):
    agreed = terms("random", "bots_that_fail:First", "stratego/lotr-ring", 2, agreed=SHORT)
    rules = agreed.rules()
    assert (rules.family.across(rules) == -1).all()
    assert rules.family.placing(rules).any()


@pytest.mark.parametrize("second", ["random", "bots_that_fail:First"], ids=["crowd", "tables"])
def test_the_same_seed_gives_the_same_games_whoever_plays_them(terms, bots, two_workers, second):
    agreed = terms("random", second, games=8, agreed=SHORT, scrolls=True)
    here, there = games_of(agreed, Here()), games_of(agreed, two_workers)
    assert here[0] == there[0]
    assert here[1].report()["sides"] == there[1].report()["sides"]
    assert games_of(terms("random", second, games=8, agreed=SHORT, scrolls=True, seed=2), Here())[0] != here[0]


def test_a_longer_match_begins_with_the_games_of_a_shorter_one(terms):
    long, short = (games_of(terms("random", "random", games=n, agreed=SHORT), Here())[0] for n in (40, 10))
    assert long[:10] == short


def test_in_risk_every_seat_is_taken_in_turn(terms):
    told, tally = games_of(terms("novice", "random", "risk/standard", 3, agreed={"players": 3}, draw_after=60), Here())
    assert [(group, turn) for group, turn, *_ in told] == [(0, 0), (0, 1), (0, 2)]
    assert [side["games"] for side in tally.sides] == [1, 1, 1]
    assert tally.report()["score"] == pytest.approx(1 / 3, abs=1e-6)


def test_many_tables_of_risk_at_once(terms):
    _, tally = games_of(terms("random", "random", "risk/standard", 8, agreed={"players": 4}, draw_after=50), Here())
    assert tally.games == 8
    assert tally.standing.draws == 8


def test_a_match_stops_when_it_is_clear(terms):
    agreed = terms("novice", "random", "stratego/barrage", 400)
    _, tally = games_of(agreed, Here(), Sprt(0, 50))
    assert tally.verdict == "better"
    assert tally.games < 100
    assert tally.report()["sprt"]["verdict"] == "better"


def test_games_that_were_played_before_are_not_played_again(terms):
    agreed = terms("novice", "random", games=6, agreed=SHORT)
    played = list(Here().play(Match(agreed).jobs()))
    for many in (0, 1, 2, 5, 6):
        match = Match(agreed, before=played[:many])
        more = list(Here().play(match.jobs()))
        assert len(more) == 6 - many
        for game in more:
            match.add(game)
        assert match.tally.report()["sides"] == play_match(agreed, Here()).report()["sides"]


def lost(tally):
    (told,) = tally.report()["troubles"]
    return told["what"], told["games"]


def test_a_player_that_fails_loses_that_game_and_is_named(terms, bots):
    tally = play_match(terms("bots_that_fail:Failing", "random", games=2, agreed=SHORT), Here())
    assert tally.sides[0] == {"games": 1, "losses": 1, "score": 0}
    assert "fails with ZeroDivisionError" in lost(tally)[0]
    assert tally.crashes == [1, 0]
    assert tally.sides[1]["games"] == 1


def test_a_decision_that_cannot_be_loses_the_game(terms, bots):
    tally = play_match(terms("random", "bots_that_fail:Wrong", games=2, agreed=SHORT), Here())
    assert tally.sides[1] == {"games": 1, "wins": 1, "score": 1}
    assert lost(tally) == ("decided -5, which is not among its 16 choices", 1)


def test_a_player_that_ends_its_process_loses_only_its_game(terms, bots):
    tally = play_match(terms("bots_that_fail:Dying", "bots_that_fail:First", games=4, agreed=SHORT), Workers(1))
    assert lost(tally) == ("ended the process it was thinking in", 2)
    assert tally.games == 4
    assert tally.crashes == [2, 0]


def test_a_player_that_never_decides_loses_only_its_game(terms, bots, monkeypatch, tmp_path):
    hangs = tmp_path / "hangs"
    monkeypatch.setenv("HANGS", str(hangs))

    def seconds():
        """It is late once, when somebody hangs."""
        if hangs.exists():
            hangs.unlink()
            return math.inf
        return 0.0

    agreed = terms("bots_that_fail:First", "bots_that_fail:Hanging", games=2, agreed=SHORT, seconds=3600)
    tally = play_match(agreed, Workers(1, seconds))
    assert lost(tally) == ("was given 3600 s to decide and has not done so after 3610 s", 1)
    assert tally.late == [0, 1]
    assert tally.games == 2


@pytest.fixture
def by_the_clock_of_the_slow(bots):
    slow = import_module("bots_that_fail").Slow
    return Here(lambda: slow.seconds)


def test_overruns_are_counted_apart(terms, by_the_clock_of_the_slow):
    agreed = terms("bots_that_fail:Slow", "bots_that_fail:First", games=2, agreed=SHORT, seconds=0.5, draw_after=12)
    tally = play_match(agreed, by_the_clock_of_the_slow)
    assert tally.overruns[0] > 0
    assert tally.crashes == tally.late == [0, 0]


def test_whoever_uses_up_the_clock_of_a_game_loses(terms, by_the_clock_of_the_slow):
    agreed = terms("bots_that_fail:Slow", "random", games=2, agreed=SHORT, clock=2.5)
    tally = play_match(agreed, by_the_clock_of_the_slow)
    assert tally.late == [2, 0]
    assert lost(tally)[0] == "has used up its 2.5 s for the game"


def test_a_game_is_ended_early_only_if_that_was_agreed_and_both_agree(terms, bots):
    sure, doubtful = "bots_that_fail:Sure", "bots_that_fail:First"
    assert play_match(terms(sure, sure, games=2, agreed=SHORT), Here()).reasons["adjudicated"] == 0
    assert play_match(terms(sure, doubtful, games=2, agreed=SHORT, adjudicate=3), Here()).reasons["adjudicated"] == 0
    agreed = play_match(terms(sure, sure, games=2, agreed=SHORT, adjudicate=3), Here())
    assert agreed.reasons == {"adjudicated": 2}
    assert agreed.decisions < 40
    assert agreed.sides[0]["wins"] == 1


@pytest.mark.parametrize("game", [entry.id for entry in flagfall.catalog.games() if entry.id.startswith("stratego/")])
def test_a_set_up_that_can_be_turned_round_is_turned_back_by_turning_again(game):
    rules = flagfall.rules(game)
    across, placing = rules.family.across(rules), rules.family.placing(rules)
    alike = across[placing]
    assert (alike == -1).all() or (across[alike] == placing.nonzero()[0]).all()
    alike_armies = {
        "stratego/classic",
        "stratego/barrage",
        "stratego/duel",
        "stratego/quick-battle",
        "stratego/fire-ice",
        "stratego/fire-ice-powers",
    }
    assert (alike >= 0).all() == (game in alike_armies)
