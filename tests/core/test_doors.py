"""Python comes into the rules by doors only (docs/adr/0011)."""

from __future__ import annotations

import pytest

from flagfall.kit.jit import COMPILED, door, rule


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def doubled_twice(number: int) -> int:
    return doubled(doubled(number))


@door
def eightfold(number: int) -> int:
    return doubled(doubled_twice(number))


def test_a_door_has_every_rule_it_needs_inside() -> None:
    assert eightfold(5) == 40


def test_a_compiled_rule_says_that_python_cannot_call_it_and_an_uncompiled_one_is_a_plain_function() -> None:
    eightfold(5)
    if COMPILED:
        with pytest.raises(TypeError, match="doubled is a rule: Python comes in by a door"):
            doubled(5)
    else:
        assert doubled(5) == 10
