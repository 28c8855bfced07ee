"""Luck is the same everywhere: compiled or not, at one table or at thousands."""

import numpy as np
import pytest

from flagfall.kit.luck import luck, plain_roll, roll
from flagfall.kit.seeds import seeds


@pytest.mark.parametrize("seed", [0, 7, 2**32 - 1, 2**32, 2**64 + 5, 2**200 + 9])
def test_the_luck_of_many_tables_is_what_numpy_gives_each(seed):
    one_by_one = [np.random.SeedSequence((seed, i)).generate_state(1, np.uint64)[0] for i in range(40)]
    assert seeds(seed, 40).tolist() == one_by_one


def test_a_table_has_the_same_luck_however_many_sit_beside_it():
    assert seeds(7, 1000)[:10].tolist() == seeds(7, 10).tolist()


def test_the_plain_generator_gives_the_same_numbers():
    one, other = luck(5), luck(5)
    assert [roll(one, sides) for sides in range(1, 200)] == [plain_roll(other, sides) for sides in range(1, 200)]
