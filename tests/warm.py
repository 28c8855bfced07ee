"""Compiles the rules of every family before many processes need them at once."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

from flagfall.bench.pace import random_play
from flagfall.bench.steps import inside
from flagfall.catalog import games, rules
from flagfall.games.stratego.rules import Stratego
from flagfall.machine import Batch
from flagfall.players import Sitter, seat_player, split
from flagfall.players.named import plays
from flagfall.table import Table
from flagfall.testing.conform import rules_conform
from flagfall.testing.exhaust import exhaust


def main(words: list[str]) -> int:
    """One process per family, side by side; the digest of the sources says whether anything is left to do."""
    if words:
        open_every_door(words[0])
        return 0
    firsts = {entry.id.partition("/")[0]: entry.id for entry in reversed(games())}
    print("Preparing the rules for this machine (once)", flush=True)
    running = [subprocess.Popen([sys.executable, __file__, id_], env=os.environ) for id_ in firsts.values()]
    return max(process.wait() for process in running)


def open_every_door(game: str) -> None:
    """Rules are compiled anew in every process that opens a new door, so all are opened in one."""
    chosen = rules(game)
    rules_conform(chosen, games=1, seed=1)
    random_play(chosen, 0.01)
    for player in ("novice", "mind:worlds=2:plies=2", "planner"):
        if plays(split(player)[0], game):
            ask(player, chosen)
    list(inside(chosen))
    batch = Batch(chosen, 2)
    batch.step(batch.sample())
    batch.observe(batch.to_act)
    batch.imagine(batch[0].heard(0), 2)
    chosen.family.perft(chosen, chosen.opening(), 1)
    if isinstance(chosen, Stratego):
        exhaust(chosen, most_games=2)


def ask(player: str, chosen: Any) -> None:
    """To set up and to play are different questions."""
    table = Table(chosen, Random(1))
    seats = range(len(chosen.seats))
    sitters = [Sitter(seat_player(player, chosen, seat, Random(seat)), table, seat) for seat in seats]
    for _ in range(120):
        if (seat := table.to_act) < 0:
            break
        table.submit(seat, sitters[seat].decide())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
