"""A sight tells a player by name what lies before its seat: the same as the picture, and nothing else."""

import random

import pytest

import flagfall
from flagfall.core import NOBODY
from flagfall.games.risk.sight import NEUTRAL


@pytest.mark.parametrize("edition", ["middle-earth", "standard"])
def test_what_is_seen_is_what_is_shown(edition):
    rules = flagfall.rules(f"risk/{edition}", players=3)
    table, luck = flagfall.Table(rules, random.Random(4)), random.Random(4)
    sights = [rules.sight(seat) for seat in range(3)]
    while table.to_act != NOBODY and table.moment < 900:
        seat = table.to_act
        sight, (view, choices) = sights[seat], table.look(seat)
        sight.look(view)
        if table.moment % 7 == 0:
            shown = rules.show(view)
            assert sight.phase == shown["phase"]
            for number, there in enumerate(shown["territories"]):
                assert sight.places[number].id == there["id"]
                owner = {NEUTRAL: "neutral", -1: None}.get(sight.owner[number], sight.owner[number])
                assert (owner, sight.army[number]) == (there["owner"], there["battalions"])
                assert (sight.leader[number] != "absent") == bool(there["leaders"])
        for decision in choices:
            do, told = sight.deed(decision)
            offer = rules.offer(decision, seat)
            assert do == offer["do"]
            if do == "attack":
                assert [sight.places[place].id for place in told] == [offer["from"], offer["to"]]
            elif do in ("place", "leader", "from", "to"):
                assert sight.places[told[0]].id == offer["place"]
            elif do in ("play", "claim", "discard"):
                assert sight.cards[told[0]].id == offer["card"]
                assert sight.hand[told[0]] > 0
        table.submit(seat, luck.choice(choices.decisions))


@pytest.mark.parametrize("seed", range(3))
def test_the_score_is_the_one_that_counts_at_the_end(seed):
    rules = flagfall.rules("risk/middle-earth", players=4)
    table, luck = flagfall.Table(rules, random.Random(seed)), random.Random(seed)
    while table.result is None:
        table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))
    sight = rules.sight(0)
    sight.look(table.view(0))

    assert tuple(sight.score(seat)[0] for seat in range(4)) == table.result.points
