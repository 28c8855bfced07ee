"""Every limit of the server, in one table. Each has a test of its own in tests/server/test_limits.py or test_lines.py."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Limits:
    """How much, how long, how often. docs/wire.md shows the same table to people."""

    connections: int = 6_000
    connections_per_address: int = 500
    connections_per_minute: int = 3_000
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    scraps_per_second: int = 200
    scraps_per_address: int = 1_000
    message_bytes: int = 8 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 40
    messages_per_address: int = 200
    watcher_messages_per_address: int = 50
    sockets: int = 5_000
    sockets_per_person: int = 50
    sockets_per_minute: int = 600
    watchers: int = 4_000
    watchers_per_game: int = 300
    watchers_per_address: int = 100
    facts_retold: int = 100_000
    facts_retold_per_second: int = 5_000
    body_bytes: int = 32 * 1024
    scroll_bytes: int = 256 * 1024
    calls_per_minute: int = 1_200
    calls_per_second: int = 150
    pages_per_minute: int = 3_000
    looks_per_minute: int = 120
    reviewed_inputs: int = 6_000
    tries_per_minute: int = 600
    try_lines: int = 60
    try_letters: int = 120
    name_letters: int = 24
    password_letters: tuple[int, int] = (8, 128)
    passwords_waiting: int = 16
    guests_per_hour: int = 200
    renames_per_hour: int = 20
    accounts_per_hour: int = 60
    running_games: int = 100
    games_per_hour: int = 60
    games_per_address: int = 600
    bot_calls_per_minute: int = 120
    bot_running_games: int = 20
    open_invitations: int = 5
    listed_per_hour: int = 120
    rated_per_pair: int = 12
    rooms: int = 4_000
    lobby_sockets: int = 2_000
    lobby_sockets_per_address: int = 60
    setups: int = 100
    setup_letters: int = 4_000
    chat_letters: int = 200
    chat_per_minute: int = 10
    wrong_passwords: int = 5
    wrong_passwords_per_address: int = 20
    wrong_password_seconds: float = 30.0
    forgotten_per_hour: int = 5
    letters_per_hour: int = 20
    report_letters: int = 500
    reports_per_hour: int = 10
    hints_per_minute: int = 20
    taken_back_per_hour: int = 200
    clock_seconds: int = 24 * 3600
    clock_days: int = 30


class Bucket:
    """Fills at a steady rate up to a brim; taking from an empty one fails."""

    __slots__ = ("_brim", "_filled", "_level", "_rate", "_seconds")

    def __init__(self, rate: float, brim: float, seconds: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._brim, self._seconds = rate, brim, seconds
        self._level, self._filled = brim, seconds()

    def take(self, much: float = 1) -> bool:
        self._fill()
        if self._level < much:
            return False
        self._level -= much
        return True

    def spill(self, much: float = 1) -> None:
        """Somebody else has taken of the same."""
        self._fill()
        self._level = max(0.0, self._level - much)

    def _fill(self) -> None:
        now = self._seconds()
        level = self._level + (now - self._filled) * self._rate
        self._level = self._brim if level > self._brim else level
        self._filled = now

    def owe(self, much: float) -> bool:
        """Take it whether it is there or not; False while something is owed."""
        self._fill()
        self._level -= much
        return self._level >= 0

    @property
    def wait(self) -> float:
        """Seconds until nothing is owed any more."""
        return max(0.0, -self._level / self._rate)

    @property
    def full(self) -> bool:
        return self._level + (self._seconds() - self._filled) * self._rate >= self._brim


WORDS = 50
"""In so many words other workers hear of all that one of them has let somebody take of a limit."""


class Tally:
    """A bucket for each key. Full buckets are forgotten, so memory stays flat.

    `tell` hears of what is taken, where several workers share one limit; they answer with `spill`. Of a large limit it hears in sums:
    whoever takes little of it is not worth a word.
    """

    def __init__(
        self,
        count: float,
        within: float,
        brim: float | None = None,
        tell: Callable[[str, float], None] | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate, self._brim, self._seconds = count / within, float(count if brim is None else brim), seconds
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1_000
        self._tell, self._untold = tell, Counter[str]()
        self._word = max(1.0, self._brim / WORDS)

    def take(self, key: str, much: float = 1) -> bool:
        return self.takes(hidden(key), much)

    def takes(self, who: str, much: float = 1) -> bool:
        """Likewise, for whoever keeps the hidden key at hand."""
        taken = self._bucket(who).take(much)
        if taken and self._tell is not None:
            self._untold[who] += much  # type: ignore[assignment]  # a Counter counts halves as well
            if self._untold[who] >= self._word:
                self._tell(who, self._untold.pop(who))
        return taken

    def spill(self, who: str, much: float = 1) -> None:
        self._bucket(who).spill(much)

    def owe(self, key: str, much: float) -> bool:
        """Whether nothing is owed after this was taken."""
        return self.owes(hidden(key), much)

    def owes(self, who: str, much: float) -> bool:
        """Likewise, for whoever keeps the hidden key at hand."""
        return self._bucket(who).owe(much)

    def wait(self, key: str) -> float:
        """Take one, now or later: seconds until it is there."""
        bucket = self._bucket(hidden(key))
        bucket.owe(1)
        return bucket.wait

    def _bucket(self, who: str) -> Bucket:
        if (known := self._buckets.get(who)) is not None:
            return known
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
            self._untold = Counter({name: much for name, much in self._untold.items() if name in self._buckets})
            self._sweep_at = max(1_000, 2 * len(self._buckets))
        bucket = self._buckets[who] = Bucket(self._rate, self._brim, self._seconds)
        return bucket


def hidden(key: str) -> str:
    """Names and addresses are counted, not kept."""
    return hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=12).hexdigest()


class Crowd:
    """How many of something each has: sockets of a person, lines from an address."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self.count = 0

    def came(self, who: str | None, most: int) -> bool:
        """False if that would be too many. Nobody in particular is not counted."""
        if who is None:
            return True
        if self._here[who] >= most:
            return False
        self._here[who] += 1
        self.count += 1
        return True

    def left(self, who: str | None) -> None:
        if who is not None:
            self._here[who] -= 1
            self.count -= 1
            if self._here[who] <= 0:
                del self._here[who]
