"""Every limit of the server, in one table. Each has a test of its own in tests/server/test_limits.py."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How much, how long, how often. docs/wire.md shows the same table to people."""

    message_bytes: int = 8 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 40
    sockets_per_person: int = 50
    sockets_per_game: int = 300
    sockets: int = 5_000
    body_bytes: int = 32 * 1024
    scroll_bytes: int = 1024 * 1024
    calls_per_minute: int = 1_200
    name_letters: int = 24
    password_letters: tuple[int, int] = (8, 128)
    running_games: int = 100
    games_per_hour: int = 60
    setups: int = 100
    setup_letters: int = 4_000
    chat_letters: int = 200
    chat_per_minute: int = 10
    wrong_passwords_per_minute: int = 10
    clock_seconds: int = 24 * 3600
    clock_days: int = 30


class Bucket:
    """Fills at a steady rate up to a brim; taking from an empty one fails."""

    __slots__ = ("_brim", "_filled", "_level", "_rate")

    def __init__(self, rate: float, brim: float) -> None:
        self._rate, self._brim = rate, brim
        self._level, self._filled = brim, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self._brim, self._level + (now - self._filled) * self._rate)
        self._filled = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        return self._level + (time.monotonic() - self._filled) * self._rate >= self._brim


class Tally:
    """A bucket for each key. Full buckets are forgotten, so memory stays flat."""

    def __init__(self, count: int, seconds: float) -> None:
        self._rate, self._brim = count / seconds, float(count)
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1_000

    def take(self, key: str) -> bool:
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            self._sweep_at = max(1_000, 2 * len(self._buckets))
        return self._buckets.setdefault(key, Bucket(self._rate, self._brim)).take()


class Crowd:
    """How many sockets each person has open; those without a name are counted together by none."""

    def __init__(self) -> None:
        self._here: dict[str, int] = {}

    def came(self, person: str | None, most: int) -> bool:
        if person is None:
            return True
        if self._here.get(person, 0) >= most:
            return False
        self._here[person] = self._here.get(person, 0) + 1
        return True

    def left(self, person: str | None) -> None:
        if person is not None:
            self._here[person] -= 1
            if not self._here[person]:
                del self._here[person]
