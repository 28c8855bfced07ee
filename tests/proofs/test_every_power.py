"""Random play until every power of every box has been used, has hit, has missed, has shown a face and been refused."""

import random

import pytest

import flagfall
from flagfall.core import NOBODY, Deed, Illegal
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.power_shapes import PLAIN
from flagfall.games.stratego.squares import name
from flagfall.testing.exhaust import skirmish

MOST = 120_000
HITS = {"shoot": "fell", "convert": "turned", "stone": "stoned", "burst": "fell"}
GAMES = [
    ("stratego/lotr-powers", {}),
    ("stratego/lotr-ring", {}),
    ("stratego/fire-ice-powers", {}),
    ("stratego/narnia-powers", {"all_powers": True}),
]


def expected(rules):
    wanted = set()
    for power in rules.powers:
        wanted |= {(power.id, "used"), (power.id, "shown")}
        if power.shape not in ("chain", "heal"):
            wanted.add((power.id, "refused"))
        if power.shape in HITS:
            wanted |= {(power.id, "hit"), (power.id, "missed")}
    return wanted


def power_of(rules, view, decision):
    """Which power a decision uses: of the piece it names, or of the one whose turn goes on."""
    (shape, told), pending = rules.deed(decision), int(view.table["pending"])
    at = told[0] if told else 0
    if shape == "step" and pending == code.CHAINING:
        shape = "chain"
    elif shape == "stop" and pending == code.BURSTING:
        shape, at = "burst", int(view.table["at"])
    elif shape == "heal":
        at = next(s for s in range(100) if _owner(rules, view, s, "heal"))
    return _owner(rules, view, at, shape)


def _owner(rules, view, square, shape):
    kind = int(view.mind["kind"][square])
    word = rules.edition.pieces[kind - 1].id if kind else ""
    return next((power for power in rules.powers if power.shape == shape and word in power.owners), None)


def refuse(rules, view, choices, luck):
    """Ask for a power where it cannot be used; which one was refused."""
    for power in luck.sample(rules.powers, len(rules.powers)):
        if power.shape in ("chain", "heal"):
            continue
        owners = [s for s in range(100) if _owner(rules, view, s, power.shape) is power]
        for at in owners:
            target = luck.randrange(80)
            if rules.decision(Deed(power.shape, (at, target))) not in choices:
                with pytest.raises(Illegal, match=r"\S"):
                    rules.read(f"{name(at)} {PLAIN[code.SHAPES[power.shape]]} {name(target)}", view)
                return power.id
    return None


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_every_power_is_used_hits_misses_shows_and_is_refused(game, options):
    rules = flagfall.rules(game, calm_limit=120, **options)
    luck, missing, decisions = random.Random(game), expected(rules), 0
    while missing and decisions < MOST:
        state = skirmish(rules, luck)
        while rules.to_act(state) != NOBODY and missing:
            seat = rules.to_act(state)
            view = rules.view(state, seat)
            choices = rules.choices(view)
            if decisions % 50 == 0:
                missing.discard((refuse(rules, view, choices, luck), "refused"))
            decision = choices[luck.randrange(len(choices))]
            power = power_of(rules, view, decision)
            theirs = {s for s in range(100) if int(view.table["owner"][s]) == 1 - seat}
            state, facts = rules.play(state, decision)
            decisions += 1
            if power is None:
                continue
            words = [fact.what for fact in facts]
            missing.discard((power.id, "used"))
            if "unmasked" in words:
                missing.discard((power.id, "shown"))
            # An axe is swung in steps: whether it hit shows when its turn is stopped.
            if power.shape in HITS and not (power.chooses and rules.deed(decision).do == "burst"):
                hit = any(fact.what == HITS[power.shape] and fact.told[0] in theirs for fact in facts)
                missing.discard((power.id, "hit" if hit else "missed"))
    assert not missing
