"""Risk as a family: what its editions share with the rest of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

    def picture(self, rules: Risk, view: View, told: Sequence[Fact] = ()) -> RenderableType:
        from flagfall.games.risk.picture import picture

        return picture(rules, view)

    def usage(self, rules: Risk, seat: Seat, setting_up: bool) -> Iterator[tuple[str, str]]:
        from flagfall.games.risk.usage import usage

        return usage(rules.describe())

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
