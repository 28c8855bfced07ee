"""Stratego as a family: what its editions share with the rest of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.draft import edition
from flagfall.games.stratego.options import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from flagfall.core import Fact, Option, Seat, Value
    from flagfall.core.shapes import Shapes
    from flagfall.games.stratego.edition import Edition
    from flagfall.games.stratego.records import State, View
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Phrase


class StrategoFamily:
    """Two hidden armies on squares."""

    id = "stratego"
    perft_limit = 2_000_000

    def edition(self, name: str) -> Edition:
        return edition(name)

    def seats(self, name: str) -> tuple[int, ...]:
        return (2,)

    def options(self, name: str) -> tuple[Option, ...]:
        return options_of(edition(name))

    def rules(self, name: str, options: Mapping[str, Value]) -> Stratego:
        from flagfall.games.stratego.rules import Stratego

        return Stratego(name, options)

    def shapes(self) -> Shapes:
        from flagfall.games.stratego.shapes import SHAPES

        return SHAPES

    def position(self, rules: Stratego, said: Mapping[str, Any], where: str) -> State:
        from flagfall.games.stratego.drawn import declared

        return declared(rules, said, where)

    def picture(self, rules: Stratego, view: View, told: Sequence[Fact] = ()) -> RenderableType:
        from flagfall.games.stratego.picture import picture

        return picture(rules, view, told)

    def open_picture(self, rules: Stratego, views: Sequence[View], told: Sequence[Fact] = ()) -> RenderableType:
        from flagfall.games.stratego.picture import open_picture

        return open_picture(rules, views, told)

    def looks(self, rules: Stratego) -> Sequence[tuple[str, Phrase]]:
        return ()

    def look(self, rules: Stratego, view: View, word: str, at: str) -> RenderableType | None:
        return None

    def usage(self, rules: Stratego, seat: Seat, setting_up: bool) -> Iterator[tuple[str, Phrase]]:
        from flagfall.games.stratego.usage import usage

        return usage(rules, seat, setting_up)

    def placing(self, rules: Stratego) -> Any:
        from flagfall.games.stratego.across import placing

        return placing(rules)

    def across(self, rules: Stratego) -> Any:
        from flagfall.games.stratego.across import across

        return across(rules)

    def random_play(self, rules: Stratego, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
        from flagfall.games.stratego import bench

        return bench.random_play(rules, games, seed, facts)

    def inside(self, rules: Stratego) -> Iterator[tuple[str, str]]:
        from flagfall.games.stratego import bench

        return bench.inside(rules)

    def perft(self, rules: Stratego, state: State, depth: int) -> int:
        from flagfall.games.stratego.perft import perft

        return perft(rules, state, depth)

    def board(self, rules: Stratego, view: View) -> list[str]:
        from flagfall.games.stratego.picture import letters

        return letters(rules.describe(), rules.show(view))


FAMILY = StrategoFamily()
