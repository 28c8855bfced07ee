"""The fold follows the declared facts: each is folded as its line says, and nothing is folded that is not declared."""

import pytest

from flagfall.games.stratego.kernel import fold
from flagfall.games.stratego.kernel.numbers import FACTS

WAYS = {name for name in vars(fold) if name.startswith("hear_") and name != "hear_nothing_yet"}
hear = getattr(fold.hear, "py_func", fold.hear)


@pytest.mark.parametrize("fact", list(FACTS), ids=lambda fact: fact.name)
def test_a_fact_is_folded_as_its_line_says(monkeypatch, fact):
    taken = []
    for way in WAYS:
        monkeypatch.setattr(fold, way, lambda *_, way=way: taken.append(way))
    hear(None, None, fact.number, 0, 0, None)
    assert taken == [f"hear_{FACTS[fact.folded].name}"]


def test_there_is_no_way_to_fold_what_nobody_tells():
    assert {f"hear_{FACTS[fact.folded].name}" for fact in FACTS} == WAYS
