"""Python comes into the rules by doors only (docs/adr/0011)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from numba import config

from flagfall.kit.jit import COMPILED, door, rule

if TYPE_CHECKING:
    from pathlib import Path


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


def test_where_no_folder_can_be_written_to_a_door_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr(config, "CACHE_LOCATOR_CLASSES", "UserProvidedCacheLocator", raising=False)

    @door
    def halved(number: int) -> int:
        return number // 2

    assert halved(10) == 5
