"""Risk as a family: what its editions share with the rest of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.perft import perft
from flagfall.games.risk.edition import edition
from flagfall.games.risk.options import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from flagfall.core import Fact, Option, Rules, Seat, Value
    from flagfall.core.shapes import Shapes
    from flagfall.games.risk.edition import Edition
    from flagfall.games.risk.records import State, View
    from flagfall.games.risk.rules import Risk
    from flagfall.speech import Phrase


class RiskFamily:
    """Battalions on a map, dice and cards."""

    id = "risk"
    perft_limit = 10_000

    def edition(self, name: str) -> Edition:
        return edition(name)

    def seats(self, name: str) -> tuple[int, ...]:
        return (2, 3, 4)

    def options(self, name: str) -> tuple[Option, ...]:
        return options_of(name)

    def rules(self, name: str, options: Mapping[str, Value]) -> Rules[State, View]:
        from flagfall.games.risk.rules import Risk

        return Risk(name, options)

    def shapes(self) -> Shapes:
        from flagfall.games.risk.shapes import SHAPES

        return SHAPES

    def position(self, rules: Risk, said: Mapping[str, Any], where: str) -> State:
        from flagfall.games.risk.arranged import arranged

        return arranged(rules, said, where)

    def picture(self, rules: Risk, view: View, told: Sequence[Fact] = ()) -> RenderableType:
        from flagfall.games.risk.picture import picture

        return picture(rules, view)

    def open_picture(self, rules: Risk, views: Sequence[View], told: Sequence[Fact] = ()) -> RenderableType:
        from flagfall.games.risk.picture import open_picture

        return open_picture(rules, views)

    def looks(self, rules: Risk) -> Sequence[tuple[str, Phrase]]:
        from flagfall.games.risk.looks import LOOKS

        return LOOKS

    def look(self, rules: Risk, view: View, word: str, at: str) -> RenderableType | None:
        from flagfall.games.risk.looks import look

        return look(rules, view, word, at)

    def usage(self, rules: Risk, seat: Seat, setting_up: bool) -> Iterator[tuple[str, Phrase]]:
        from flagfall.games.risk.usage import usage

        return usage(leaders=rules.book.edition.rules.leaders)

    def placing(self, rules: Risk) -> Any:
        """Places are claimed in turn: that is play already."""
        return np.zeros(rules.spec.actions, np.bool_)

    def across(self, rules: Risk) -> Any:
        return np.full(rules.spec.actions, -1, np.int32)

    def random_play(self, rules: Risk, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
        from flagfall.games.risk import bench

        return bench.random_play(rules, games, seed, facts)

    def inside(self, rules: Risk) -> Iterator[tuple[str, str]]:
        from flagfall.games.risk import bench

        return bench.inside(rules)

    def perft(self, rules: Risk, state: State, depth: int) -> int:
        return perft(rules, state, depth)

    def board(self, rules: Risk, view: View) -> list[str]:
        return []


FAMILY = RiskFamily()
