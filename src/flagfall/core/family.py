"""A family of games: what all its editions share, and what only its own code can do for the rest of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from flagfall.core.fact import Fact
    from flagfall.core.option import Option, Value
    from flagfall.core.rules import Rules
    from flagfall.core.seat import Seat
    from flagfall.core.shapes import Shapes
    from flagfall.speech import Phrase


class Box(Protocol):
    """What a catalog tells of an edition."""

    @property
    def title(self) -> str: ...
    @property
    def box(self) -> str: ...
    @property
    def sentence(self) -> str: ...


class Family(Protocol):
    """Its parts are loaded when somebody asks for them: a list of games needs no compiler, a server no terminal."""

    id: str
    perft_limit: int
    """A longer count of sequences of decisions takes too long here."""

    def edition(self, name: str) -> Box:
        """One edition as its file declares it; BadEdition says what is wrong with it."""

    def seats(self, name: str) -> tuple[int, ...]:
        """How many may play it."""

    def options(self, name: str) -> tuple[Option, ...]:
        """What may be agreed before it starts."""

    def rules(self, name: str, options: Mapping[str, Value]) -> Rules[Any, Any]:
        """Its rules with every option chosen."""

    def shapes(self) -> Shapes:
        """What its games say in their own words, as types."""

    def position(self, rules: Any, said: Mapping[str, Any], where: str) -> Any:
        """The state a table of a file tells of: a moment nobody has played, for lessons. `where` is its place in the file."""

    # -- in the terminal ---------------------------------------------------------------------------
    def picture(self, rules: Any, view: Any, told: Sequence[Fact] = ()) -> RenderableType:
        """What a viewer sees, with what was just told marked where it can be."""

    def open_picture(self, rules: Any, views: Sequence[Any], told: Sequence[Fact] = ()) -> RenderableType:
        """What the views of all seats show together: for a game that is over."""

    def looks(self, rules: Any) -> Sequence[tuple[str, Phrase]]:
        """Words for a closer look, and what each shows."""

    def look(self, rules: Any, view: Any, word: str, at: str) -> RenderableType | None:
        """A closer look by one of these words; None if it is none of them."""

    def usage(self, rules: Any, seat: Seat, setting_up: bool) -> Iterator[tuple[str, Phrase]]:
        """What a person may type in this game: an example, and what it does."""

    # -- in matches ----------------------------------------------------------------------------------
    def placing(self, rules: Any) -> Any:
        """bool [actions]: the decisions that set up an army before the game begins; none where nobody sets up."""

    def across(self, rules: Any) -> Any:
        """int32 [actions]: each of these as whoever sits opposite would make it, -1 where the two armies differ."""

    # -- measuring and proving -----------------------------------------------------------------------
    def random_play(self, rules: Any, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
        """Uniformly random legal play inside the kernel: plies, decisions and games played."""

    def inside(self, rules: Any) -> Iterator[tuple[str, str]]:
        """What single steps cost inside the kernel."""

    def perft(self, rules: Any, state: Any, depth: int) -> int:
        """How many sequences of so many decisions there are from a state, outcomes of chance counted as decisions."""

    def board(self, rules: Any, view: Any) -> list[str]:
        """The board as rows of letters where there are squares; nothing elsewhere."""
