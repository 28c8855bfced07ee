"""A match from its first game to its last, whoever plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from flagfall.arena.crowded import CROWD, answers_all
from flagfall.arena.tally import Tally
from flagfall.arena.workers import Job

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from flagfall.arena.played import Played
    from flagfall.arena.standing import Sprt
    from flagfall.arena.terms import Terms


class Lanes(Protocol):
    """Whoever plays jobs: processes of this machine, or those of a cluster."""

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]: ...
    def close(self) -> None: ...


class Match:
    """Games come in any order and are counted in theirs, so that a match stopped by its test is the same wherever it was played."""

    def __init__(self, terms: Terms, sprt: Sprt | None = None, before: Sequence[Played] = ()) -> None:
        self.terms = terms
        self.seats = terms.rules().seats
        self.groups = -(-terms.games // len(self.seats))
        self.tally = Tally(terms, self.seats, sprt)
        self._waiting: dict[int, list[Played]] = {}
        self._next = 0
        for played in before:
            self._take(played)
        self.counted: list[Played] = []
        self._count()

    @property
    def over(self) -> bool:
        return self._next >= self.groups or bool(self.tally.verdict)

    def jobs(self) -> Iterator[Job]:
        """What is left to play."""
        crowd = answers_all(self.terms)
        for first in range(0, self.groups, CROWD if crowd else 1):
            if self.over:
                return
            many = min(CROWD if crowd else 1, self.groups - first)
            if not all(self._whole(group) for group in range(first, first + many)):
                before = () if crowd else tuple(self._waiting.get(first, ()))
                yield Job(self.terms, first, many, crowd, before)

    def add(self, played: Played) -> list[Played]:
        """Take a game; gives those that have been counted by that, in order."""
        self._take(played)
        self.counted = []
        self._count()
        return self.counted

    def _take(self, played: Played) -> None:
        group = self._waiting.setdefault(played.group, [])
        if played.group >= self._next and played.turn == len(group):
            group.append(played)

    def _whole(self, group: int) -> bool:
        return group < self._next or len(self._waiting.get(group, ())) == len(self.seats)

    def _count(self) -> None:
        while not self.over and self._whole(self._next):
            games = self._waiting.pop(self._next)
            self.tally.add(games)
            self.counted += games
            self._next += 1


def play_match(terms: Terms, lanes: Lanes, sprt: Sprt | None = None) -> Tally:
    """A whole match at once, for whoever needs no journal and no picture of it."""
    match = Match(terms, sprt)
    try:
        for played in lanes.play(match.jobs()):
            match.add(played)
            if match.over:
                break
    finally:
        lanes.close()
    return match.tally
