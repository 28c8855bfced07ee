"""What a listener imagines agrees with everything it heard, and never peeks at the truth."""

import random

import pytest

import flagfall
from flagfall.core import NOBODY, SPECTATOR, Heard
from flagfall.games.stratego.imagine import Imagination
from flagfall.testing.relive import relive

SETS = [
    ("stratego/classic", {}),
    ("stratego/classic", {"silent_defense": True, "rescue": True}),
    ("stratego/classic", {"rescue": True, "captured": "secret", "memory": "captured"}),
    ("stratego/barrage", {"silent_defense": True, "rescue": True, "memory": "marks"}),
    ("stratego/quick-battle", {"captured": "stealth"}),
    ("stratego/lotr-powers", {"captured": "prisoner"}),
    ("stratego/lotr-ring", {"captured": "secret"}),
    ("stratego/fire-ice-powers", {"silent_defense": True, "rampage_hides": True}),
    ("stratego/narnia-powers", {"all_powers": True, "captured": "secret", "entry_in_parts": True}),
]


def random_game(rules, luck, plies):
    """Inputs and facts of a random game, stopped while it still goes on."""
    state, inputs, facts = rules.opening(), [], []
    for _ in range(plies):
        seat = rules.to_act(state)
        choices = rules.choices(rules.view(state, seat))
        decision = choices[luck.randrange(len(choices))]
        after, told = rules.play(state, decision)
        if rules.to_act(after) == NOBODY:
            break
        state = after
        inputs.append((seat, decision))
        facts += told
    return state, inputs, facts


@pytest.mark.parametrize(("game", "options"), SETS, ids=lambda value: str(value))
@pytest.mark.parametrize("listener", [0, 1, SPECTATOR])
def test_living_the_imagined_game_again_tells_the_listener_the_same(game, options, listener):
    """Replaying what was decided, with imagined kinds, gives the same facts and the same view."""
    luck = random.Random(f"{game} {options} {listener}")
    rules = flagfall.rules(game, **options)
    for plies in (120, 260, 500):
        state, inputs, facts = random_game(rules, luck, plies)
        heard = Heard(listener, tuple(fact for fact in facts if fact.audience.hears(listener)))
        if not any(fact.what == "began" for fact in heard.facts):
            continue
        imagination = Imagination(rules, listener)
        imagination.hear(heard.facts)
        for _ in range(4):
            imagined = imagination.draw(luck.randrange(1 << 60))
            heard_again, relived = relive(rules, inputs, imagination, listener)
            assert heard == heard_again
            for other in (0, 1):
                assert rules.choices(rules.view(imagined, other)) == rules.choices(rules.view(relived, other))
            assert rules.view(state, listener) == rules.view(imagined, listener)


def test_before_the_armies_stand_a_ready_enemy_may_stand_anywhere():
    """In the set-up nothing is known of the other army but whether it is ready."""
    rules = flagfall.rules("stratego/barrage")
    luck = random.Random(5)
    state, facts = rules.opening(), []
    for _ in range(8):
        choices = rules.choices(rules.view(state, 1))
        state, told = rules.play(state, choices[luck.randrange(len(choices))])
        facts += told
    heard = Heard(0, tuple(fact for fact in facts if fact.audience.hears(0)))
    places = set()
    for _ in range(20):
        imagined = rules.imagine(heard, luck)
        assert rules.view(imagined, 0) == rules.view(state, 0)
        places.add(imagined.mind[1]["kind"].tobytes())
    assert len(places) > 15


def test_imagined_kinds_are_uniform_over_all_deals():
    """Barrage before the first move: every hidden piece is each kind as often as the roster says."""
    rules = flagfall.rules("stratego/barrage")
    luck = random.Random(9)
    _state, _inputs, facts = random_game(rules, luck, 16)
    heard = Heard(0, tuple(fact for fact in facts if fact.audience.hears(0)))
    odds = rules.odds(heard)
    assert len(odds) == 8
    for shares in odds.values():
        assert shares["scout"] == pytest.approx(2 / 8)
        assert shares["flag"] == pytest.approx(1 / 8)
        assert sum(shares.values()) == pytest.approx(1)


def test_sampled_and_counted_odds_agree():
    """The exact count and two thousand draws tell the same story."""
    rules = flagfall.rules("stratego/classic", silent_defense=True)
    luck = random.Random(12)
    _state, _inputs, facts = random_game(rules, luck, 300)
    heard = Heard(0, tuple(fact for fact in facts if fact.audience.hears(0)))
    imagination = Imagination(rules, 0)
    imagination.hear(heard.facts)
    counted = imagination.odds()
    tally: dict[str, dict[str, int]] = {}
    for _ in range(1500):
        imagined = imagination.draw(luck.randrange(1 << 60))
        for piece in rules.show(rules.view(imagined, 1))["pieces"]:
            if piece["seat"] == 1:
                kinds = tally.setdefault(piece["at"], {})
                kinds[piece["kind"]] = kinds.get(piece["kind"], 0) + 1
    for square, shares in counted.items():
        for kind, share in shares.items():
            assert tally[square].get(kind, 0) / 1500 == pytest.approx(share, abs=0.06)
