"""`flagfall puzzles make`: puzzles from games; `flagfall puzzles check`: every answer proved again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import Annotated

import typer
from rich.progress import track

from flagfall.cli.ask import Trouble, check_place, console, errors, read_bytes, scroll_in, write_text

app = typer.Typer(help="Puzzles from real games, each with its proof.", no_args_is_help=True)


@app.command("make")
def make(
    scrolls: Annotated[list[Path], typer.Argument(metavar="SCROLLS…", help="Games of Stratego that are over.")],
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="Where to write them.")],
    most: Annotated[int, typer.Option("--most", min=1, help="No more than so many, of every kind in turn.")] = 1000,
) -> None:
    """Find puzzles in games: where the Flag can be, which attack is safe or best, a win in two."""
    from flagfall.review.puzzles.make import chosen, find
    from flagfall.review.puzzles.puzzle import written

    check_place(to)
    found = []
    for file in track(scrolls, "Looking for puzzles", console=errors, transient=True):
        with scroll_in(file) as text:
            found += list(find(text.decode("utf-8", "replace")))
    kept = chosen(found, most)
    write_text(to, written(kept))
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(Counter(one.kind for one in kept).items()))
    console.print(f"{len(kept)} puzzles of {len(found)} found ({kinds}): {to}", markup=False, soft_wrap=True)


@app.command("check")
def check(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Those of the house, unless given.")] = None,
) -> None:
    """Prove every answer again."""
    from flagfall.review.puzzles.make import wrong
    from flagfall.review.puzzles.puzzle import read, shipped

    try:
        puzzles = list(shipped().values()) if file is None else read(read_bytes(file).decode("utf-8", "replace"))
    except (ValueError, KeyError) as error:
        raise Trouble(f"{file} is no file of puzzles: {error}") from None
    bad = [one for one in track(puzzles, "Proving", console=errors, transient=True) if wrong(one)]
    for one in bad:
        console.print(f"{one.id}: {wrong(one)}", markup=False, soft_wrap=True)
    console.print(f"{len(puzzles) - len(bad)} of {len(puzzles)} puzzles are proved.", markup=False)
    if bad:
        raise typer.Exit(1)
