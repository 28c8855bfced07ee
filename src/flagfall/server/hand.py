"""A worker process of computer seats: reads jobs, seats the player, writes decisions."""

from __future__ import annotations

import os
import pickle
import sys
from functools import lru_cache, partial
from importlib import import_module
from random import SystemRandom
from typing import TYPE_CHECKING, Any, BinaryIO

from flagfall import catalog
from flagfall.kit.kept import keep
from flagfall.players import seat_player
from flagfall.server.aids import OPTION
from flagfall.server.crew import Job
from flagfall.table import Table

if TYPE_CHECKING:
    from flagfall.core import Rules
    from flagfall.players import Player


@lru_cache(maxsize=64)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any, Any]:
    return catalog.rules(game, **dict(options))


@lru_cache(maxsize=256)
def _player(table: str, name: str, seat: int, game: str, options: tuple[tuple[str, Any], ...]) -> Player:
    """A player stays in its seat from question to question: a set-up is planned once, and faces are remembered."""
    return seat_player(name, _rules(game, options), seat, SystemRandom())


def decide(job: Job) -> int:
    """What the player decides. It sees what its seat has heard, and nothing else is in this process."""
    options = tuple(sorted(job.options.items()))
    rules = _rules(job.game, options)
    view = rules.fold(job.heard)
    choices = rules.choices(view)
    player = _player(job.table, job.player, job.seat, job.game, options)
    decision = player.decide(job.heard, view, choices, job.seconds)
    if decision not in choices:
        raise ValueError("the player decided what it may not")
    return int(decision)


def warm(what: str) -> str:
    """Have a game compiled, or the memory aid that goes with it: see `flagfall.server.aids`."""
    game, _, aid = what.partition(" ")
    if aid:
        _warm_aid(catalog.rules(game, **{OPTION: aid}))
    else:
        _warm_game(catalog.rules(game))
    keep(what)
    return what


def _warm_game(rules: Rules[Any, Any]) -> None:
    """Open a table, look at it, decide something, read what was decided."""
    table = Table(rules)
    for _ in range(3):
        if table.to_act < 0:
            break
        seat = table.to_act
        table.submit(seat, rules.write(table.choices(seat)[0]))
        rules.shown(table.view(seat))
        rules.narrate(table.heard(seat).facts, seat)
        rules.fold(table.heard(seat))
    Table(rules, record=table.record())


def _warm_aid(rules: Rules[Any, Any]) -> None:
    """Play until there is something to imagine for everybody: who is on turn imagines in another way than who waits."""
    table, seats = Table(rules), range(len(rules.seats))
    while table.to_act >= 0 and not all(any(rules.aid(partial(table.heard, seat)).values()) for seat in seats):
        table.submit(table.to_act, table.choices(table.to_act)[0])


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Until the server goes away."""
    while len(size := jobs.read(4)) == 4:
        job = pickle.loads(jobs.read(int.from_bytes(size, "big")))
        answer: object
        try:
            answer = warm(job) if isinstance(job, str) else decide(job)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        message = pickle.dumps(answer)
        answers.write(len(message).to_bytes(4, "big") + message)
        answers.flush()


def main() -> None:
    """Keep standard output for answers: whatever a player prints goes to standard error."""
    os.nice(5)  # people's moves come before anybody's thinking
    import_module("flagfall.kit.jit")  # whatever is asked first, the compiler is loaded by then
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
