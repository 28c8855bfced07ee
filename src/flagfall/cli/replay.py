"""`flagfall replay FILE`: a scroll, step by step, forwards and back."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from flagfall.cli.ask import check_place, console, picture, prepare, scroll_in, write_text
from flagfall.cli.typed import Keyboard
from flagfall.cli.watch import listener_of
from flagfall.core import SPECTATOR
from flagfall.records.read import check_result, opened, retell
from flagfall.records.replay_page import replay_page
from flagfall.records.scroll import UNFINISHED
from flagfall.records.story import Story
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Fact, Listener, Rules
    from flagfall.records.lines import Line

WORDS = ("back", "start", "end", "quit")


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scroll.")],
    auto: Annotated[bool, typer.Option("--auto", help="Go on by itself instead of waiting for Enter.")] = False,
    delay: Annotated[float, typer.Option(min=0.0, max=60.0, help="Seconds between steps with --auto.")] = 0.5,
    eyes: Annotated[
        str | None,
        typer.Option("--as", metavar="SEAT", help="Whose eyes to look through; all sides of a game that is over."),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="FILE.html", help="Write it as a page for any browser instead."),
    ] = None,
) -> None:
    """See a game again, forwards and back.

    Enter for the next step, b for the one before, a number, start, end, q to stop.
    """
    if page is not None:
        _write_page(file, page, eyes)
        return
    with scroll_in(file) as text:
        rules, players, body, result = opened(text)
        all_open = eyes is None and result.text != UNFINISHED
        listener = SPECTATOR if eyes is None else listener_of(rules, eyes)
        seats = ", ".join(f"{seat}: {player}" for seat, player in zip(rules.seats, players, strict=True))
        console.print(f"{rules.id} ({seats})", markup=False)
        told = Replay(prepare(rules), body, result, listener, all_open)
        try:
            told.run(auto, delay)
        except (KeyboardInterrupt, EOFError):
            console.print()


def _write_page(file: Path, page: Path, eyes: str | None) -> None:
    check_place(page)
    with scroll_in(file) as text:
        rules = opened(text)[0]
        told = replay_page(text, None if eyes is None else listener_of(rules, eyes))
    write_text(page, told)
    console.print(f"The page: {page}", markup=False, soft_wrap=True)


@dataclass(frozen=True, slots=True)
class Step:
    """The table after one line of a scroll."""

    who: str
    views: Sequence[Any]
    new: tuple[Fact, ...]
    sentences: Sequence[str]


class Replay:
    """Steps are told again as far as somebody has looked, and kept for looking back."""

    def __init__(
        self, rules: Rules[Any, Any], body: list[Line], result: Line, listener: Listener, all_open: bool
    ) -> None:
        self._rules, self._body, self._result = rules, body, result
        self._listener, self._all_open = listener, all_open
        self._steps: list[Step] = []
        self._coming = self._told()

    def run(self, auto: bool, delay: float) -> None:
        keyboard = Keyboard(lambda: WORDS)
        at = 0
        while self._reached(at):
            self._show(at)
            if auto:
                time.sleep(delay)
                at += 1
            else:
                wanted = _wanted(keyboard.line("Enter, b, a number, q:"), at, len(self._body))
                if wanted is None:
                    return
                at = wanted
        if self._body:
            console.print(f"\nThe end: {self._result.text}.", markup=False)  # moves do not tell that somebody resigned

    def _reached(self, at: int) -> bool:
        """Play on to that step; False after the last."""
        while at >= len(self._steps) and (step := next(self._coming, None)) is not None:
            self._steps.append(step)
        return at < len(self._steps)

    def _told(self) -> Iterator[Step]:
        rules, table, heard = self._rules, Table.retold(self._rules), 0
        for line in retell(rules, table, self._body):
            new = table.heard(self._listener, heard).facts
            heard += len(new)
            story = Story(rules, table.heard(self._listener)).between(heard - len(new), heard)
            looking = range(len(rules.seats)) if self._all_open else (self._listener,)
            yield Step(line.text.partition(" ")[0], [table.view(ear) for ear in looking], new, story)
        check_result(rules, table, self._result)

    def _show(self, at: int) -> None:
        step = self._steps[at]
        console.print(f"\n{at + 1} of {len(self._body)}: {step.who}", markup=False, style="bold")
        for sentence in step.sentences:
            console.print(Text(f"  {sentence}", style="italic"))
        if self._all_open:
            console.print(self._rules.family.open_picture(self._rules, step.views, step.new))
        else:
            console.print(picture(self._rules, step.views[0], step.new))


def _wanted(word: str, at: int, count: int) -> int | None:
    """The step somebody wants to see next; None to stop."""
    word = word.lower()
    if word.isascii() and word.isdigit():
        return min(max(int(word[:9]) - 1, 0), count - 1)
    match word[:1]:
        case "q":
            return None
        case "b" | "<" | "-":
            return max(at - 1, 0)
        case "s":
            return 0
        case "e":
            return count - 1
        case _:
            return at + 1
