"""Exact odds of battles with dice: one roll, and to the end.

A roll compares the highest dice of both sides, then the second highest; the defender wins ties. A bonus
is added to a side's highest die after sorting. To the end, a battle is a walk down a table of armies:
what one roll does is known, so every cell follows from at most three others.

    >>> single(3, 2).defender_loses
    (0.2925..., 0.3357..., 0.3716...)
    >>> battle(8, 5).win
    0.7405...
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from flagfall.kit.jit import door

MOST_ATTACK_DICE = 3
MOST_DEFENCE_DICE = 2


@dataclass(frozen=True, slots=True)
class Single:
    """One roll: how likely the defender loses 0, 1 or 2 of the pairs; the attacker loses the rest."""

    attack_dice: int
    defence_dice: int
    pairs: int
    defender_loses: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle fought to the end, or until the attacker stops."""

    win: float
    """How likely the place falls."""
    attackers_left: tuple[float, ...]
    """How likely so many of the attacking place's battalions are left, won or lost."""
    defenders_left: tuple[float, ...]
    """How likely so many defenders are left."""
    expected_attackers_left: float
    expected_defenders_left: float


def _checked(name: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {number}")
    return number


@cache
def single(attack_dice: int, defence_dice: int, attack_bonus: int = 0, defence_bonus: int = 0) -> Single:
    """Exact odds of one roll, by counting every fall of the dice."""
    _checked("attack_dice", attack_dice, 1, MOST_ATTACK_DICE)
    _checked("defence_dice", defence_dice, 1, MOST_DEFENCE_DICE)
    pairs = min(attack_dice, defence_dice)
    falls = [0] * (pairs + 1)
    for dice in product(range(1, 7), repeat=attack_dice + defence_dice):
        red = sorted(dice[:attack_dice], reverse=True)
        black = sorted(dice[attack_dice:], reverse=True)
        red[0] += attack_bonus
        black[0] += defence_bonus
        falls[sum(red[pair] > black[pair] for pair in range(pairs))] += 1
    whole = sum(falls)
    return Single(attack_dice, defence_dice, pairs, tuple(fall / whole for fall in falls))


@cache
def table(attack_bonus: int = 0, defence_bonus: int = 0) -> Any:
    """`odds[a, d, k]`: with a against d dice, how likely the defender loses k. For kernels and players."""
    odds = np.zeros((MOST_ATTACK_DICE + 1, MOST_DEFENCE_DICE + 1, MOST_DEFENCE_DICE + 1))
    for attack in range(1, MOST_ATTACK_DICE + 1):
        for defence in range(1, MOST_DEFENCE_DICE + 1):
            falls = single(attack, defence, attack_bonus, defence_bonus).defender_loses
            odds[attack, defence, : len(falls)] = falls
    odds.flags.writeable = False
    return odds


@door
def walk(odds: Any, attackers: int, defenders: int, stop: int, cap: int, reached: Any) -> None:
    """Fill `reached[a, d]` with how likely the battle ever stands at a against d.

    The attacker goes on while more than `stop` battalions are left and a die can be thrown. With
    `cap` set, a single attacking die is met by a single one.
    """
    for a in range(attackers + 1):
        for d in range(defenders + 1):
            reached[a, d] = 0.0
    reached[attackers, defenders] = 1.0
    for a in range(attackers, stop, -1):
        for d in range(defenders, 0, -1):
            here = reached[a, d]
            if here == 0.0 or a < 2:
                continue
            red = min(3, a - 1)
            black = min(2, d)
            if cap == 1 and red == 1:
                black = 1
            pairs = min(red, black)
            for lost in range(pairs + 1):
                reached[a - (pairs - lost), d - lost] += here * odds[red, black, lost]


def battle(
    attackers: int,
    defenders: int,
    attack_bonus: int = 0,
    defence_bonus: int = 0,
    *,
    stop: int = 1,
    one_die_meets_one: bool = True,
) -> Battle:
    """Exact odds when all of a place's battalions attack until it falls or only `stop` are left.

    `attackers` counts the battalions in the attacking place, the one that stays behind included. Both
    sides throw as many dice as they may. Printed here, though not in other editions: against one die
    the defender throws one.
    """
    _checked("attackers", attackers, 1, 1000)
    _checked("defenders", defenders, 1, 1000)
    _checked("stop", stop, 1, 1000)
    _checked("attack_bonus", attack_bonus, 0, 6)
    _checked("defence_bonus", defence_bonus, 0, 6)
    reached = np.empty((attackers + 1, defenders + 1))
    walk(table(attack_bonus, defence_bonus), attackers, defenders, stop, int(one_die_meets_one), reached)
    ends = reached.copy()
    ends[stop + 1 :, 1:] = 0.0
    attackers_left = ends.sum(axis=1)
    defenders_left = ends.sum(axis=0)
    return Battle(
        float(defenders_left[0]),
        tuple(attackers_left.tolist()),
        tuple(defenders_left.tolist()),
        float(attackers_left @ np.arange(attackers + 1)),
        float(defenders_left @ np.arange(defenders + 1)),
    )


@door
def _fill_wins(odds: Any, cap: int, wins: Any) -> None:
    size = wins.shape[0]
    for d in range(size):
        for a in range(size):
            if d == 0:
                wins[a, d] = 1.0
            elif a < 2:
                wins[a, d] = 0.0
            else:
                red = min(3, a - 1)
                black = min(2, d)
                if cap == 1 and red == 1:
                    black = 1
                pairs = min(red, black)
                chance = 0.0
                for lost in range(pairs + 1):
                    chance += odds[red, black, lost] * wins[a - (pairs - lost), d - lost]
                wins[a, d] = chance


@cache
def wins(size: int, attack_bonus: int = 0, defence_bonus: int = 0) -> Any:
    """`wins[a, d]`: how likely a battalions take a place from d, fought to the end. For players."""
    filled = np.zeros((size, size))
    _fill_wins(table(attack_bonus, defence_bonus), 1, filled)
    filled.flags.writeable = False
    return filled
