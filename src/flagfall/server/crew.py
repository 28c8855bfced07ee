"""Worker processes for computer seats. A hand that dies or hangs is ended and replaced; the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Heard, Value
    from flagfall.server.preparing import Preparing

GRACE = 3.0
"""How much longer than agreed a decision may take."""
COLD = 90.0
"""What the first decision of a game may take on a machine that has to compile it."""
REMEMBERED = 4096
"""Seats whose usual hand is remembered."""


class LostHand(Exception):
    """A hand died, hung, or answered nonsense."""


@dataclass(frozen=True, slots=True)
class Job:
    """All a player is given: what its seat has heard. The view and the choices follow from that.

    `table` only says which questions belong together, so that a player can keep its plans and its memory.
    """

    table: str
    game: str
    options: dict[str, Value]
    player: str
    seat: int
    heard: Heard = field(repr=False)
    seconds: float


@dataclass(slots=True, eq=False)
class _Hand:
    process: asyncio.subprocess.Process
    warm: set[str]

    async def ask(self, job: Job | str) -> object:
        writer, reader = self.process.stdin, self.process.stdout
        assert writer is not None
        assert reader is not None
        message = pickle.dumps(job)
        writer.write(len(message).to_bytes(4, "big") + message)
        await writer.drain()
        size = int.from_bytes(await reader.readexactly(4), "big")
        return pickle.loads(await reader.readexactly(size))

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Crew:
    """A few hands, started when first needed, each doing one job at a time."""

    def __init__(self, command: Sequence[str], hands: int) -> None:
        self._command = tuple(command)
        self._free: list[_Hand] = []
        self._last: OrderedDict[tuple[str, int], _Hand] = OrderedDict()
        self._places = asyncio.Semaphore(hands)
        self._all: set[_Hand] = set()

    async def decide(self, job: Job) -> int:
        """A player's decision. LostHand if there is none in time."""
        async with self._places:
            hand = self._usual(job) or await self._start()
            wait = job.seconds + GRACE if job.game in hand.warm else COLD
            try:
                answer = await asyncio.wait_for(hand.ask(job), wait)
            except BaseException as error:
                await self._lose(hand)
                if isinstance(error, TimeoutError | OSError | EOFError | pickle.UnpicklingError):
                    raise LostHand from error
                raise
            hand.warm.add(job.game)
            self._free.append(hand)
            self._remember(job, hand)
        if not isinstance(answer, int):
            raise LostHand(str(answer))
        return answer

    def _usual(self, job: Job) -> _Hand | None:
        """The free hand that knows this seat already, or else any free one."""
        if not self._free:
            return None
        known = self._last.get((job.table, job.seat))
        hand = known if known in self._free else self._free[-1]
        assert hand is not None
        self._free.remove(hand)
        return hand

    def _remember(self, job: Job, hand: _Hand) -> None:
        self._last[job.table, job.seat] = hand
        self._last.move_to_end((job.table, job.seat))
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    async def warm(self, games: Preparing) -> None:
        """Have the games compiled by a hand, so that nobody waits for it later."""
        async with self._places:
            hand = await self._start()
            try:
                while (game := games.next()) is not None:
                    await hand.ask(game)
                    hand.warm.add(game)
                    games.done(game)
                self._free.append(hand)
            except BaseException as error:
                await self._lose(hand)
                if not isinstance(error, Exception):
                    raise

    async def close(self) -> None:
        for hand in list(self._all):
            await self._lose(hand)

    async def _start(self) -> _Hand:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        hand = _Hand(process, set())
        self._all.add(hand)
        return hand

    async def _lose(self, hand: _Hand) -> None:
        self._all.discard(hand)
        if hand in self._free:
            self._free.remove(hand)
        await hand.end()
