"""Hypothesis strategies: option sets, set-ups as text, and positions reached by play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import assume
from hypothesis import strategies as st

from flagfall.catalog import game as entry_of
from flagfall.catalog import games
from flagfall.core import BadOption, Seat, Value
from flagfall.games.stratego.rules import Stratego
from flagfall.games.stratego.squares import members
from flagfall.table import Table
from flagfall.testing.conform import actors, lively

if TYPE_CHECKING:
    from collections.abc import Callable


def stratego_games() -> st.SearchStrategy[str]:
    """The id of any Stratego game in the catalog."""
    return st.sampled_from([entry.id for entry in games() if entry.family == "stratego"])


@st.composite
def option_sets(draw: Callable[..., Any], game: str) -> dict[str, Value]:
    """A few options of a game, each with a value it may have; contradictions are left out."""
    entry = entry_of(game)
    chosen = draw(st.lists(st.sampled_from(entry.options), unique_by=lambda option: option.name, max_size=6))
    options: dict[str, Value] = {
        option.name: draw(st.sampled_from(option.values) if option.values else st.integers(1, 60)) for option in chosen
    }
    try:
        entry.make(entry.settle(options))
    except BadOption:
        assume(False)
    return options


@st.composite
def rules(draw: Callable[..., Any], game: str | None = None) -> Stratego:
    """A Stratego game with options."""
    chosen = draw(stratego_games()) if game is None else game
    entry = entry_of(chosen)
    made = entry.make(entry.settle(draw(option_sets(chosen))))
    assert isinstance(made, Stratego)
    return made


@st.composite
def set_ups(draw: Callable[..., Any], of: Stratego, seat: Seat) -> str:
    """A whole legal set-up as `deploy` text."""
    return deploy_text(of, seat, Random(draw(st.integers(0, 2**32))))


def deploy_text(of: Stratego, seat: Seat, luck: Random) -> str:
    """A set-up by luck, as rows of letters from the top of the board down."""
    home = members(*of.book["home"][0][seat])
    letters = [p.letter for p in of.edition.pieces if p.army == seat and not p.late for _ in range(p.count)]
    letters += ["."] * (len(home) - len(letters))
    luck.shuffle(letters)
    at = dict(zip(home, letters, strict=True))
    rows = sorted({square // 10 for square in home}, reverse=True)
    cols = of.edition.board.cols
    return "deploy " + "/".join("".join(at[10 * row + col] for col in range(cols)) for row in rows)


@st.composite
def tables(draw: Callable[..., Any], of: Stratego, most: int = 120) -> Table:
    """A table some way into a game, both armies set up as a whole."""
    return played(of, Random(draw(st.integers(0, 2**32))), draw(st.integers(0, most)))


def played(of: Stratego, luck: Random, decisions: int) -> Table:
    """A game played by luck for so many decisions after the set-up, or to its end."""
    table = Table(of, luck)
    for seat in (0, 1):
        table.submit(seat, deploy_text(of, seat, luck))
    for _ in range(decisions):
        if table.result is not None:
            break
        seat = actors(table)[0]
        table.submit(seat, lively(of, table.choices(seat), luck))
    return table
