"""`flagfall engine`: our players for other programs, and other programs held against the protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from flagfall.cli.ask import Trouble, console

PROTOCOLS = ("flagfall", "ucc")


def engine(
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="Which player speaks.")] = "novice",
    protocol: Annotated[str, typer.Option(metavar="flagfall|ucc", help="Which lines it speaks.")] = "flagfall",
    seconds: Annotated[
        float, typer.Option(min=0.001, max=3600.0, help="How long it thinks where the protocol does not say.")
    ] = 1.0,
    check: Annotated[
        str, typer.Option("--check", metavar="COMMAND", help="Hold a program of your own against the protocol instead.")
    ] = "",
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="What it is checked in.")] = "stratego/barrage",
) -> None:
    """Lend our players to other programs, or check one.

    Speaks the engine protocol on standard input and output: docs/engine.md.
    """
    if protocol not in PROTOCOLS:
        raise Trouble(f"--protocol is {' or '.join(PROTOCOLS)}, not {protocol!r}.")
    if check:
        _check(check, game, protocol)
    elif protocol == "ucc":
        from flagfall.players.engines.ucc_speak import UccSpeaker

        UccSpeaker(player, _say, seconds).run(iter(sys.stdin))
    else:
        from flagfall.players.engines.speak import Speaker

        Speaker(player, _say).run(iter(sys.stdin))


def _say(line: str) -> None:
    print(line, flush=True)


def _check(command: str, game: str, protocol: str) -> None:
    from flagfall.testing.engine import checks

    failed = 0
    for what, trouble in checks(command, "stratego/classic" if protocol == "ucc" else game, protocol):
        failed += bool(trouble)
        console.print(
            f"no   {what}: {trouble.rstrip('.')}." if trouble else f"yes  {what}", soft_wrap=True, markup=False
        )
        if trouble:
            break
    if failed:
        raise typer.Exit(2)
    console.print("It speaks the protocol.")
