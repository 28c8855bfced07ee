"""Processes that play. One that dies or hangs is replaced: the game it was in is lost by whoever was thinking, no other."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import deque
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, NamedTuple

from flagfall.arena.crowded import play_crowd
from flagfall.arena.game import GRACE, play_group
from flagfall.arena.played import CRASH, LATE, Forfeit, Played, forfeited
from flagfall.kit.compiling import COMPILING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from flagfall.arena.terms import Terms

SPAWNED = multiprocessing.get_context("spawn")
LOOK = 0.5
"""How often it is looked whether a player has been thinking for too long."""
NOBODY_THINKS = -1.0
TRIES = 3
"""So often a job may lose its worker while no player was thinking before it is given up."""


class Job(NamedTuple):
    """Groups of one match, from `first` on; of a single one, the games that were played `before`."""

    terms: Terms
    first: int
    groups: int
    crowd: bool
    before: tuple[Played, ...] = ()
    lost: int = 0


class LostWorkers(Exception):
    """Workers are lost again and again, by no player's fault."""


class _Board:
    """A small board both sides see: who thinks, since when, and for how long he may."""

    def __init__(self, cells: Any) -> None:
        self._cells = cells
        COMPILING.pauses = self._pause

    def thinks(self, seat: int, seconds: float) -> None:
        self._cells[1], self._cells[2] = self.seconds(), seconds
        self._cells[0] = seat

    def rests(self) -> None:
        self._cells[0] = NOBODY_THINKS

    def seconds(self) -> float:
        return time.monotonic()

    def _pause(self, begins: bool) -> None:
        self._cells[1] = float("inf") if begins else self.seconds()


def work(line: Connection, cells: Any) -> None:
    """What runs in a process: jobs in, played games out, None after each job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever waits for us
    board = _Board(cells)
    while True:
        try:
            job: Job = line.recv()
            for played in play_job(job, board):
                line.send(played)
            line.send(None)
        except (EOFError, BrokenPipeError):
            return  # nobody waits for us any more


def play_job(job: Job, watch: Any) -> Iterator[Played]:
    if job.crowd:
        yield from play_crowd(job.terms, job.first, job.groups)
    else:
        yield from play_group(job.terms, job.first, watch, job.before)


class Here:
    """No processes at all: games are played where they are asked for, and nobody is watched."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        for job in jobs:
            yield from play_job(job, self)

    def close(self) -> None: ...
    def thinks(self, seat: int, seconds: float) -> None: ...
    def rests(self) -> None: ...


class _Worker:
    def __init__(self) -> None:
        self.cells = SPAWNED.RawArray("d", [NOBODY_THINKS, 0.0, 0.0])
        self.line, theirs = SPAWNED.Pipe()
        self.process = SPAWNED.Process(target=work, args=(theirs, self.cells), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None
        self.played: list[Played] = []

    def give(self, job: Job) -> None:
        self.job, self.played = job, list(job.before)
        self.line.send(job)

    def late(self, now: float) -> bool:
        return bool(self.cells[0] >= 0 and now - self.cells[1] > self.cells[2] + GRACE)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Workers:
    """So many processes side by side; closed, they are gone."""

    def __init__(self, many: int, seconds: Callable[[], float] = time.monotonic) -> None:
        self._many, self._seconds = many, seconds
        self._workers: list[_Worker] = []

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """Every game of these jobs as it ends, in whatever order."""
        left, again = iter(jobs), deque[Job]()
        while True:
            while job := self._next(left, again):
                self._free().give(job)
            busy = [worker for worker in self._workers if worker.job]
            if not busy:
                return
            ready = wait([worker.line for worker in busy], LOOK)
            for worker in busy:
                try:
                    if worker.line in ready:
                        yield from self._taken(worker)
                    if worker.job and worker.late(self._seconds()):
                        yield from self._lost(worker, again, LATE)
                except (EOFError, OSError):
                    yield from self._lost(worker, again, CRASH)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _next(self, left: Iterator[Job], again: deque[Job]) -> Job | None:
        if sum(worker.job is not None for worker in self._workers) >= self._many:
            return None
        return again.popleft() if again else next(left, None)

    def _free(self) -> _Worker:
        for worker in self._workers:
            if worker.job is None:
                return worker
        self._workers.append(_Worker())
        return self._workers[-1]

    def _taken(self, worker: _Worker) -> Iterator[Played]:
        """What it has sent."""
        while worker.line.poll():
            played = worker.line.recv()
            if played is None:
                worker.job = None
                return
            worker.played.append(played)
            yield played

    def _lost(self, worker: _Worker, again: deque[Job], kind: str) -> Iterator[Played]:
        """It hangs or is gone: whoever was thinking has lost that game, and the rest is played by another."""
        self._workers.remove(worker)
        job, thinking = worker.job, int(worker.cells[0])
        worker.end()
        assert job is not None
        if job.crowd or thinking < 0:
            if job.lost + 1 >= TRIES:
                raise LostWorkers(f"Worker processes end again and again in game group {job.first + 1}.")
            again.append(job._replace(lost=job.lost + 1, before=() if job.crowd else tuple(worker.played)))
            return
        seats = len(job.terms.rules().seats)
        seconds = worker.cells[2]
        why = f"was given {seconds:g} s to decide and has not done so after {seconds + GRACE:g} s"
        forfeit = Forfeit(thinking, kind, why if kind == LATE else "ended the process it was thinking in")
        turn = len(worker.played)
        yield Played(job.first, turn, forfeited(seats, thinking), kind, 0, forfeit=forfeit)
        if turn + 1 < seats:
            again.append(job._replace(before=(*worker.played, Played(job.first, turn, (), kind, 0))))
