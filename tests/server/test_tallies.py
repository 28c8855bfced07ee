"""Limits that hold for all workers together."""

from __future__ import annotations

from typing import Any

import msgspec
from hands import Hands

from flagfall.server.limits import WORDS, Limits
from flagfall.server.messenger import Messenger, Word
from flagfall.server.tallies import AT_ONCE, SHARED, Tallies
from flagfall.server.wall_clock import WallClock


class Between:
    """Stands for the channel: what one worker says all others hear."""

    def __init__(self) -> None:
        self.workers: list[Messenger] = []
        self.said: list[str] = []

    def publish(self, word: Word) -> None:
        self.said.append(msgspec.json.encode(word).decode())
        for worker in self.workers:
            worker._hear(NoRooms(), word)


class NoRooms:
    def live(self, game: str) -> None:
        return None


def workers(count: int, limits: Limits) -> tuple[Between, list[Tallies]]:
    between: Any = Between()
    between.workers = [Messenger(between) for _ in range(count)]
    for worker in between.workers:
        worker._publish = between.publish
    return between, [Tallies(limits, worker, Hands()) for worker in between.workers]


def test_what_one_worker_counts_counts_at_all_of_them() -> None:
    _, (first, second, third) = workers(3, Limits())
    for name, (limit, _) in SHARED.items():
        most = min(AT_ONCE.get(name, 10**9), getattr(Limits(), limit))
        taken = [getattr(worker, name).take("Ann") for _ in range(most) for worker in (first, second, third)]
        at_most = most if most <= WORDS else most + 3 * most // WORDS
        assert most <= taken.count(True) <= at_most, name
        assert not getattr(third, name).take("Ann")
        assert getattr(second, name).take("Ben")


def test_of_a_large_limit_workers_tell_in_sums() -> None:
    """Whoever takes little is not worth a word; whoever takes all of it is told of in a few."""
    between, (first, second) = workers(2, Limits())
    for _ in range(5):
        first.calls.take("Ben")
    assert not between.said
    while first.calls.take("Ann"):
        pass
    assert 0 < len(between.said) <= WORDS + 1
    assert [second.calls.take("Ann") for _ in range(20)].count(True) <= AT_ONCE["calls"] // WORDS


def test_who_is_counted_is_not_told() -> None:
    between, (first, _) = workers(2, Limits())
    first.wrong_passwords.wrong("ann", "192.0.2.1")
    assert len(between.said) == 2
    assert "ann" not in between.said[0]
    assert "192" not in between.said[0]


def test_one_worker_alone_tells_nobody() -> None:
    tallies = Tallies(Limits(), Messenger(None), WallClock())
    assert tallies.games_made.take("Ann")
