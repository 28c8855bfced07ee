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


@pytest.mark.skipif(not COMPILED, reason="without the compiler a rule is a plain function")
def test_a_compiled_rule_says_that_python_cannot_call_it() -> None:
    eightfold(5)
    with pytest.raises(TypeError, match="doubled is a rule: Python comes in by a door"):
        doubled(5)
