"""Games played by luck, for writing down."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import flagfall
from flagfall.records import scroll_of, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.table import Table


def random_game(game: str, seed: int, moves: int = 10_000, **options: Any) -> Table:
    luck = Random(seed)
    table = flagfall.Table(flagfall.rules(game, **options), luck)
    while table.result is None and table.moment < moves:
        seat = luck.choice([seat for seat in range(len(table.rules.seats)) if table.choices(seat)])
        table.submit(seat, luck.choice(table.choices(seat).decisions))
    return table


@pytest.fixture(scope="session")
def play() -> Callable[..., Table]:
    return random_game


@pytest.fixture(scope="session")
def scroll() -> str:
    """A game of Barrage that has just begun."""
    return write(scroll_of(random_game("stratego/barrage", 3, 60), ("you", "novice")))
