"""Battle odds: the table of the facts file, and battles to the end."""

from fractions import Fraction
from functools import cache

import pytest

from flagfall.kit.odds import battle, single, table, wins

# percent: 3 v 2, 3 v 1, 2 v 2, 1 v 1; the defender loses 0 / 1 / 2
TABLE = {
    (0, 0): [(29.26, 33.58, 37.17), (34.03, 65.97), (44.83, 32.41, 22.76), (58.33, 41.67)],
    (1, 0): [(18.38, 30.57, 51.05), (17.36, 82.64), (31.25, 37.50, 31.25), (41.67, 58.33)],
    (0, 1): [(35.24, 40.84, 23.92), (50.62, 49.38), (53.32, 32.02, 14.66), (72.22, 27.78)],
    (0, 2): [(37.94, 49.23, 12.83), (66.67, 33.33), (57.95, 34.18, 7.87), (83.33, 16.67)],
    (1, 2): [(35.24, 40.84, 23.92), (50.62, 49.38), (53.32, 32.02, 14.66), (72.22, 27.78)],
}


@pytest.mark.parametrize("bonuses", TABLE)
def test_single_rolls_equal_the_table(bonuses):
    for (attack, defence), expected in zip([(3, 2), (3, 1), (2, 2), (1, 1)], TABLE[bonuses], strict=True):
        odds = single(attack, defence, *bonuses).defender_loses
        assert tuple(round(chance * 100, 2) for chance in odds) == expected


def test_the_dice_of_the_kernel_weigh_the_same():
    """Every roll of the game's own chance player, counted out."""
    import flagfall

    rules = flagfall.rules("risk/middle-earth")
    rolls, weights = rules.book.rolls, rules.book.tables[0]["ways"]
    falls = [0, 0, 0]
    for red, ways in zip(rolls, weights, strict=True):
        for black, more in zip(rolls, weights, strict=True):
            if len(red) == 3 and len(black) == 2:
                lost = (red[0] + 1 > black[0]) + (red[1] > black[1])
                falls[lost] += int(ways) * int(more)
    assert tuple(round(fall / 6**5 * 100, 2) for fall in falls) == TABLE[1, 0][0]


def exact(attackers, defenders, bonuses, cap):
    """To the end with fractions, straight from the definition."""

    @cache
    def fight(a, d):
        if d == 0:
            return Fraction(1)
        if a < 2:
            return Fraction(0)
        red, black = min(3, a - 1), min(2, d)
        if cap and red == 1:
            black = 1
        odds = single(red, black, *bonuses)
        return sum(
            Fraction(chance).limit_denominator(10**6) * fight(a - (odds.pairs - lost), d - lost)
            for lost, chance in enumerate(odds.defender_loses)
        )

    return float(fight(attackers, defenders))


@pytest.mark.parametrize("bonuses", [(0, 0), (1, 0), (0, 2)])
@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (3, 3), (8, 5), (12, 12)])
def test_to_the_end_equals_the_definition(attackers, defenders, bonuses):
    for cap in (True, False):
        fought = battle(attackers, defenders, *bonuses, one_die_meets_one=cap)
        assert fought.win == pytest.approx(exact(attackers, defenders, bonuses, cap), abs=1e-4)


def test_the_ends_add_up():
    fought = battle(9, 7, 1, 1)
    assert sum(fought.attackers_left) == pytest.approx(1)
    assert sum(fought.defenders_left) == pytest.approx(1)
    assert fought.defenders_left[0] == fought.win
    assert fought.attackers_left[0] == 0


def test_stopping_early_keeps_battalions():
    fought = battle(10, 10, stop=5)
    assert sum(fought.attackers_left[:4]) == 0
    assert fought.win < battle(10, 10).win


def test_wins_is_the_same_walk_for_players():
    assert wins(20, 1, 0)[8, 5] == pytest.approx(battle(8, 5, 1, 0).win)
    assert table(0, 0)[3, 2].sum() == pytest.approx(1)


@pytest.mark.parametrize(("arguments", "word"), [((0, 5), "attackers"), ((5, 0), "defenders"), ((5, 5, 9), "bonus")])
def test_impossible_numbers_are_refused(arguments, word):
    with pytest.raises(ValueError, match=word):
        battle(*arguments)
