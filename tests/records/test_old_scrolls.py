"""Scrolls load for ever: those in tests/scrolls are never changed, only added to."""

from __future__ import annotations

from pathlib import Path

import pytest

from flagfall.records import check

SCROLLS = sorted((Path(__file__).parent.parent / "scrolls").glob("*.scroll"))


@pytest.mark.parametrize("path", SCROLLS, ids=lambda path: path.stem)
def test_an_old_scroll_still_plays_to_its_end(path: Path) -> None:
    scroll, table = check(path.read_bytes())
    assert table.result is not None
    assert path.stem.startswith(f"{scroll.version}-{scroll.game.replace('/', '-')}")


def test_there_are_old_scrolls() -> None:
    assert len(SCROLLS) >= 13
