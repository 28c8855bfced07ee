"""The novice keeps its Scouts for faces that are worth one."""

from __future__ import annotations

from flagfall.catalog import rules as rules_of

MOVES = 10
GAMES = 25


def scouts_thrown_away(watch, game, name, seed):
    """Attacks of Scouts in the first moves of both seats that were lost."""
    rules = rules_of(game, ply_limit=2 * MOVES)
    lost = 0
    for moment in watch(rules, (name, name), seed):
        do, told = rules.deed(moment.decision)
        if do != "step" or moment.state.table["owner"][told[1]] != 1 - moment.seat:
            continue
        start = told[0]
        kind = int(moment.state.mind[moment.seat]["kind"][start])
        if rules.edition.pieces[kind - 1].rank == "2":
            _, facts = rules.play(moment.state, moment.decision)
            lost += any(fact.what == "fell" and fact.told[0] == start for fact in facts)
    return lost


def test_scouts_are_not_thrown_away_in_the_opening(watch):
    """Fifty openings: hardly any Scout is lost by attacking in the first ten moves of a seat."""
    assert sum(scouts_thrown_away(watch, "stratego/classic", "novice", seed) for seed in range(GAMES)) <= 2


def test_they_were(watch):
    assert sum(scouts_thrown_away(watch, "stratego/classic", "novice-1", seed) for seed in range(5)) >= 5
