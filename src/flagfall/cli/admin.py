"""`flagfall admin`: games, people and reports of a server, from its terminal. Everything done is written down.

It works on the database; servers that are running follow within seconds.
"""

from __future__ import annotations

import getpass
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from flagfall.cli.ask import Trouble, console

if TYPE_CHECKING:
    from flagfall.server.storage.admin import Admin

app = typer.Typer(
    help="Games, people and reports of a server. WHO is an account's name, or GAME:SEAT for a guest.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="The server's database, if not FLAGFALL_DATABASE.")
]
Why = Annotated[str, typer.Option("--why", metavar="WORDS", help="Why, for the log.")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="An account's name, or GAME:SEAT.")]


def _office(database: str | None) -> Admin:
    from flagfall.cli.serve import try_database
    from flagfall.server.settings import from_environment
    from flagfall.server.storage.admin import Admin
    from flagfall.server.storage.database import behind, open_database

    address = from_environment(database=database).database
    try_database(address, must_exist=True)
    engine = open_database(address)
    if behind(engine):
        raise Trouble("This database is older than this program; start the server once, which brings it up to date.")
    return Admin(engine)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _do(database: str | None, what: str, whom: str, why: str = "", value: str = "") -> None:
    from flagfall.server.refusals import No
    from flagfall.server.settings import from_environment
    from flagfall.server.storage.admin import Wish

    try:
        done = _office(database).do(Wish(f"{getpass.getuser()} (terminal)", what, whom, value, why), _now())
    except No as no:
        raise Trouble(no.sentence) from None
    console.print(done.sentence, markup=False, soft_wrap=True)
    if done.token is not None and what == "bot":
        console.print(done.token, markup=False, soft_wrap=True, highlight=False)
    elif done.token is not None:
        site = from_environment().site.rstrip("/") or "http://YOUR-SERVER"
        console.print(f"{site}/account#{done.token}", markup=False, soft_wrap=True, highlight=False)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _shown(table: Table, rows: list[tuple[Any, ...]], none: str) -> None:
    if not rows:
        console.print(none)
        return
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console.print(table, markup=False)


def _when(at: int | None) -> str:
    return "" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


@app.command("statistics")
def statistics(database: Database = None) -> None:
    """How much there is of everything."""
    for name, number in _office(database).statistics(_now()).items():
        console.print(f"{name:24}{number:>12,}", markup=False, highlight=False)


@app.command("games")
def games(
    database: Database = None,
    finished: Annotated[bool, typer.Option("--all", help="Finished games too.")] = False,
) -> None:
    """The latest running games."""
    rows = [
        (row.id, row.rules, "listed" if row.listed else "", "over" if row.over else "", _when(row.touched), row.names)
        for row in _office(database).games(over=finished)
    ]
    _shown(_table("id", "game", "", "", "last move", "who"), rows, "There are no games.")


@app.command("people")
def people(
    part: Annotated[str, typer.Argument(metavar="[PART]", help="Only names with this in them.")] = "",
    database: Database = None,
) -> None:
    """The latest accounts."""
    rows = [
        (row.name, _when(row.made), "administrator" if row.admin else "", "closed" if row.banned else "")
        for row in _office(database).people(part)
    ]
    _shown(_table("name", "since", "", ""), rows, "There are no such accounts.")


@app.command("reports")
def reports(
    database: Database = None,
    settled: Annotated[bool, typer.Option("--all", help="Settled ones too.")] = False,
) -> None:
    """What players have reported."""
    rows = [
        (row.number, _when(row.at), f"{row.game}:{row.seat}", row.name, row.reporter or "?", row.words)
        for row in _office(database).reports(settled)
    ]
    _shown(_table("number", "when", "seat", "who", "says", "what"), rows, "There is nothing to read.")


@app.command("log")
def log(database: Database = None) -> None:
    """What administrators have done."""
    rows = [(_when(row.at), row.who, row.what, row.whom or "", row.why) for row in _office(database).log()]
    _shown(_table("when", "by", "what", "whom", "why"), rows, "Nothing was done yet.")


@app.command("list")
def list_(game: Game, database: Database = None, why: Why = "") -> None:
    """Show a game in the lists."""
    _do(database, "list", game, why)


@app.command("unlist")
def unlist(game: Game, database: Database = None, why: Why = "") -> None:
    """Take a game from the lists."""
    _do(database, "unlist", game, why)


@app.command("end")
def end(game: Game, database: Database = None, why: Why = "") -> None:
    """End a running game: nobody has won."""
    _do(database, "end", game, why)


@app.command("delete-game")
def delete_game(game: Game, database: Database = None, why: Why = "") -> None:
    """Delete a game with everything in it."""
    _do(database, "delete game", game, why)


@app.command("ban")
def ban(who: Who, database: Database = None, why: Why = "") -> None:
    """Sign somebody out for good; an account's name stays taken."""
    _do(database, "ban", who, why)


@app.command("unban")
def unban(who: Who, database: Database = None, why: Why = "") -> None:
    """Let somebody in again."""
    _do(database, "unban", who, why)


@app.command("rename")
def rename(
    who: Who, name: Annotated[str, typer.Argument(metavar="NAME")], database: Database = None, why: Why = ""
) -> None:
    """Call somebody something else."""
    _do(database, "rename", who, why, name)


@app.command("bot")
def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called; (bot) is put behind it.")],
    database: Database = None,
    why: Why = "",
) -> None:
    """Make an account for a program and print its token; for one there is already, another token."""
    _do(database, "bot", name, why)


@app.command("reset")
def reset(who: Who, database: Database = None, why: Why = "") -> None:
    """Make a link with which somebody can choose another password."""
    _do(database, "reset", who, why)


@app.command("delete-person")
def delete_person(who: Who, database: Database = None, why: Why = "") -> None:
    """Delete somebody: running games are given up, finished ones stay without the name."""
    _do(database, "delete person", who, why)


@app.command("promote")
def promote(who: Who, database: Database = None, why: Why = "") -> None:
    """Make an account an administrator."""
    _do(database, "promote", who, why)


@app.command("demote")
def demote(who: Who, database: Database = None, why: Why = "") -> None:
    """Make an administrator an account like others."""
    _do(database, "demote", who, why)


@app.command("settle")
def settle(
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="A report's number.")],
    database: Database = None,
    why: Why = "",
) -> None:
    """Put a report away."""
    _do(database, "settle", number, why)
