"""`flagfall review FILE`: a game that is over, looked back at."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from flagfall.cli.ask import AsJson, Trouble, console, prepare, print_json, scroll_in, write_text
from flagfall.cli.thoughts import show_thoughts
from flagfall.records.scroll import UNFINISHED

if TYPE_CHECKING:
    from flagfall.core import Rules
    from flagfall.table import Input

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scroll of a game that is over.")],
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            min=0,
            metavar="N",
            help="What each side could know after so many turns, and a computer's thoughts.",
        ),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Where to write the curve, as SVG.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a game: who stood how, and where it turned."""
    from flagfall import records

    with scroll_in(file) as text:
        scroll, table = records.check(text)
    if scroll.result == UNFINISHED:
        raise Trouble(f"{file} is not over: a review tells what is hidden.")
    prepare(table.rules)
    if at is not None:
        _moment(table.rules, scroll.inputs, at, scroll.players, as_json)
    else:
        _whole(table.rules, scroll.inputs, picture, as_json)


def _whole(rules: Rules[Any, Any], record: tuple[Input, ...], picture: Path | None, as_json: bool) -> None:
    from flagfall.review.chart import chart
    from flagfall.review.reviewed import review as look_back
    from flagfall.review.told import plain

    found = look_back(rules, record)
    if picture is not None:
        write_text(picture, chart(found).svg)
    told = plain(found)
    if as_json:
        print_json(told)
        return
    console.print(f"{rules.id}, {told['moments']} turns. {told['by']}", markup=False)
    for seat, line in zip(told["seats"], told["curve"], strict=True):
        console.print(f"  {seat:>7} {_bars(line, told)}", markup=False, soft_wrap=True)
    for turn in told["turning"]:
        console.print(f"{turn['moment']:>6}  {turn['text']}", markup=False, soft_wrap=not console.is_terminal)
    if told["scores"]:
        _luck(told)


def _bars(line: list[dict[str, float]], told: dict[str, Any]) -> str:
    """A line in one row of letters."""
    if not line:
        return ""
    count = min(WIDE, len(line))
    shown = [line[at * (len(line) - 1) // max(1, count - 1)]["value"] for at in range(count)]
    span = told["most"] - told["least"]
    return "".join(BARS[min(7, max(0, int((value - told["least"]) / span * 8)))] for value in shown)


def _luck(told: dict[str, Any]) -> None:
    """Points in the end, and what the dice gave each seat."""
    table = Grid("", "points", "attacks", "places taken", "luck of the dice", box=None, pad_edge=False)
    for seat, name in enumerate(told["seats"]):
        mine = [fight for fight in told["fights"] if fight["seat"] == seat]
        points = told["scores"][seat][-1]["value"] if told["scores"][seat] else 0
        luck = told["luck"][seat][-1]["value"]
        table.add_row(name, f"{points:.0f}", str(len(mine)), str(sum(f["fell"] for f in mine)), f"{luck:+.1f}")
    console.print(table)


def _moment(
    rules: Rules[Any, Any], record: tuple[Input, ...], at: int, players: tuple[str, ...], as_json: bool
) -> None:
    from flagfall.review.reviewed import known
    from flagfall.review.thinking import plain_thinking, think_again
    from flagfall.review.told import plain_known
    from flagfall.review.walk import at as table_at

    moment, knowing = known(rules, record, at)
    told = plain_known(moment, knowing)
    told["thinking"] = [
        plain_thinking(think_again(rules, record, moment, seat, players[seat])) for seat in range(len(rules.seats))
    ]
    if as_json:
        print_json(told)
        return
    table, _, _ = table_at(rules, record, moment)
    console.print(f"After turn {moment}:", markup=False, style="bold")
    console.print(rules.family.open_picture(rules, [table.view(seat) for seat in range(len(rules.seats))]))
    for one in told["seats"]:
        name = rules.seats[one["seat"]]
        for sentence in one["given"]:
            console.print(f"{name} gave away: {sentence}", markup=False, soft_wrap=True)
        if one["shown"]:
            console.print(f"{name}'s faces seen by the other side: {', '.join(one['shown'])}", markup=False)
        if one["odds"]:
            how = "counted exactly" if one["counted"] else "sampled"
            console.print(f"What {name} could know ({how}):", markup=False)
            for square, shares in one["odds"].items():
                best = sorted(shares.items(), key=lambda share: -share[1])[:4]
                console.print(f"  {square:>3} {', '.join(f'{word} {share:.0%}' for word, share in best)}", markup=False)
    for one in told["thinking"]:
        if one["thoughts"] is not None:
            when = "" if one["moment"] == moment else f", after turn {one['moment']}"
            who = "What {} was thinking" if one["itself"] else "What a {} would think there"
            console.print(f"{rules.seats[one['seat']]}. {who.format(one['player'])}{when}:", markup=False, style="bold")
            show_thoughts(one["thoughts"], one["played"], one["truth"])
