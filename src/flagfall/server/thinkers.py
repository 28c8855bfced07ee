"""The processes computer players think in. One that dies or hangs is ended and replaced; the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from flagfall.server.needs import player_of
from flagfall.server.programs import environment
from flagfall.server.thinking_in_turn import Promised, Turns, share

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flagfall.core import Fact, Value
    from flagfall.players.thoughts import Thoughts
    from flagfall.server.preparing import Preparing
    from flagfall.speech import Phrase

log = logging.getLogger(__name__)
GRACE = 3.0
"""How much longer than agreed a decision may take."""
COLD = 90.0
"""What a player's first decision in a process may take: perhaps it has to be compiled, or the machine is busy."""
COMPILING = 1800.0
"""What preparing one thing may take, on a machine that does much else, before another process tries it."""
TRIES = 2
PATIENCE = 1.0
"""How long whoever is told to give up may take to do so, before its process is ended."""
PARTING = 3.0
"""What a thinker that has started programs is given to show them out."""
HASTE = 0.005
"""By less than this nobody is hurried."""
REMEMBERED = 4096
"""Seats whose usual thinker is remembered, and what each has been told."""

NOBODYS = ""
"""What is thought where nobody sits, or for everybody."""

K = TypeVar("K")
V = TypeVar("V")


class LostThinker(Exception):
    """A thinker died, hung, or answered nonsense."""


@dataclass(frozen=True, slots=True)
class Job:
    """All a player is given: what its seat has heard. The view and the choices follow from that.

    `table` only says which questions belong together, so that a player can keep its plans and its memory. `heard` begins with the
    `since`-th fact: a thinker that has been asked before is told only what is new.
    """

    table: str
    game: str
    options: dict[str, Value]
    player: str
    seat: int
    heard: tuple[Fact, ...] = field(repr=False)
    seconds: float
    since: int = 0
    why: bool = False
    """Whether to say why, too, and what it thought."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A decision, why, and what its player thought and expects of the game, if that tells."""

    decision: int
    reason: Phrase
    thoughts: Thoughts | None = field(default=None, repr=False)
    outlook: float | None = None


@dataclass(frozen=True, slots=True)
class Hurry:
    """Decide so soon: others wait, or nobody does any more. There is no answer to it beside the one that is awaited anyway."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The answer of a thinker that was told what is new and does not know what was before."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """Compile something by its name in `needs`; the answer is that name."""

    what: str


@dataclass(frozen=True, slots=True)
class Load:
    """Load a player; the answer is its name."""

    player: str


@dataclass(slots=True, eq=False)
class _Thinker:
    process: asyncio.subprocess.Process
    warm: set[str]
    """Which players it has asked already, in which games."""
    told: OrderedDict[tuple[str, int, str], int] = field(default_factory=OrderedDict)
    """How many facts each player in it has been told, by table and seat."""

    async def ask(self, job: Job | Prepare | Load) -> object:
        writer, reader = self.process.stdin, self.process.stdout
        assert writer is not None
        assert reader is not None
        self._write(job)
        await writer.drain()
        size = int.from_bytes(await reader.readexactly(4), "big")
        return pickle.loads(await reader.readexactly(size))

    def hurry(self, seconds: float) -> None:
        """Its answer is wanted so soon."""
        with contextlib.suppress(OSError):
            self._write(Hurry(seconds))

    def _write(self, said: object) -> None:
        assert self.process.stdin is not None
        message = pickle.dumps(said)
        self.process.stdin.write(len(message).to_bytes(4, "big") + message)

    async def part(self, seconds: float) -> None:
        """Let it leave by itself, with whatever it has started."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), seconds)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        # Until its line is closed as well, unless somebody it started holds on to it.
        if self.process.stdout is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.stdout.read(), PARTING)


class Thinkers:
    """A few, started when first needed, each doing one job at a time."""

    def __init__(self, command: Sequence[str], most: int, engines: Mapping[str, str] | None = None) -> None:
        self._command, self._engines = tuple(command), dict(engines or {})
        self._free: list[_Thinker] = []
        self._last: OrderedDict[tuple[str, int], _Thinker] = OrderedDict()
        self._most, self._places = most, Turns(most)
        self._waiting: dict[asyncio.Future[object], Promised] = {}
        self._thinking: dict[asyncio.Future[object], Promised] = {}
        """What has been promised to whom, as long as nobody or somebody thinks about it."""
        self._all: set[_Thinker] = set()
        self._starting: set[asyncio.Task[_Thinker]] = set()
        self._closed = False

    async def decide(self, job: Job, *, whose: str = NOBODYS, afresh: bool = False) -> int:
        """A player's decision; `afresh` in a new process that is given all the time it needs. LostThinker if there is none.

        `whose` it is says on whose account: they are served by turns, so that one who asks for much keeps nobody else waiting."""
        answer = await self._decided(job, whose, afresh)
        if not isinstance(answer, int):
            raise LostThinker(str(answer))
        return answer

    async def advise(self, job: Job, *, whose: str = NOBODYS) -> Advised:
        """What a player would decide, and why; LostThinker if there is no answer."""
        answer = await self._decided(replace(job, why=True), whose, False)
        if not isinstance(answer, Advised):
            raise LostThinker(str(answer))
        return answer

    async def _decided(self, job: Job, whose: str, afresh: bool) -> object:
        """Whoever is cancelled meanwhile, since a game is over, gives up its thought, and its thinker is free for the next."""
        promised = Promised(job.seconds, self._now() + job.seconds)
        doing = asyncio.ensure_future(self._in_turn(job, whose, afresh, promised))
        doing.add_done_callback(self._done)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            self._give_up(doing, promised)
            raise

    async def _in_turn(self, job: Job, whose: str, afresh: bool, promised: Promised) -> object:
        doing = asyncio.current_task()
        assert doing is not None
        if self._places.full:
            self._waiting[doing] = promised
            self._make_haste()
        async with self._places.of(whose):
            self._waiting.pop(doing, None)
            self._thinking[doing] = promised
            thinker = await self._another() if afresh else self._usual(job) or await self._start()
            what = player_of(job.game, job.player)
            wait = job.seconds + GRACE if what in thinker.warm else COLD
            promised.thinker, promised.ends = thinker, self._ends(promised)
            job = replace(job, seconds=promised.ends - self._now())
            answer = await self._ask(thinker, _news(thinker, job), wait)
            if isinstance(answer, Forgotten):
                answer = await self._ask(thinker, job, wait)
            if isinstance(answer, int | Advised):
                _note(thinker.told, (job.table, job.seat, job.player), len(job.heard))
            thinker.warm.add(what)
            self._free.append(thinker)
            self._remember(job, thinker)
        return answer

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _ends(self, promised: Promised) -> float:
        """When a thought that goes on now has to end, so that everybody who waits gets what was promised."""
        now = self._now()
        return now + share(promised, sorted(self._waiting.values()), self._most, now)

    def _make_haste(self) -> None:
        """Somebody more waits: whoever thinks now thinks less."""
        for promised in self._thinking.values():
            if promised.thinker is not None and (ends := self._ends(promised)) < promised.ends - HASTE:
                promised.ends = ends
                promised.thinker.hurry(ends - self._now())

    def _give_up(self, doing: asyncio.Future[object], promised: Promised) -> None:
        """Nobody wants this answer any more. Who does not stop when told to is ended with whatever it is doing."""
        if promised.thinker is None:
            doing.cancel()
        elif not doing.done():
            promised.thinker.hurry(0.0)
            asyncio.get_running_loop().call_later(PATIENCE, doing.cancel)

    def _done(self, doing: asyncio.Future[object]) -> None:
        self._waiting.pop(doing, None)
        self._thinking.pop(doing, None)
        if not doing.cancelled():
            doing.exception()  # whoever still waited for it has heard of it

    async def load(self, player: str) -> None:
        """LostThinker if it cannot be loaded."""
        async with self._places.of(NOBODYS):
            thinker = self._free.pop() if self._free else await self._start()
            answer = await self._ask(thinker, Load(player), COLD)
            self._free.append(thinker)
        if answer != player:
            raise LostThinker(str(answer))

    async def prepare(self, wanted: Preparing) -> None:
        """Have everything compiled, so that nobody waits for it later. What fails twice does not count as prepared."""
        async with self._places.of(NOBODYS):
            thinker: _Thinker | None = None
            while (what := wanted.next()) is not None:
                for _ in range(TRIES):
                    thinker = thinker or await self._start()
                    try:
                        answer = await self._ask(thinker, Prepare(what), COMPILING)
                    except LostThinker as lost:
                        thinker, answer = None, lost
                    if answer == what:
                        wanted.done(what)
                        break
                else:
                    log.warning("%s could not be prepared: %s", what, answer)
                    wanted.failed(what)
            self._free.append(thinker or await self._start())

    async def _ask(self, thinker: _Thinker, job: Job | Prepare | Load, seconds: float) -> object:
        """Its answer; one that gives none in time is ended."""
        try:
            return await asyncio.wait_for(thinker.ask(job), seconds)
        except BaseException as error:
            await self._lose(thinker)
            if isinstance(error, TimeoutError | OSError | EOFError | pickle.UnpicklingError):
                raise LostThinker(type(error).__name__) from error
            raise

    def _usual(self, job: Job) -> _Thinker | None:
        """The free thinker that knows this seat already, or else any free one."""
        if not self._free:
            return None
        known = self._last.get((job.table, job.seat))
        thinker = known if known in self._free else self._free[-1]
        assert thinker is not None
        self._free.remove(thinker)
        return thinker

    def _remember(self, job: Job, thinker: _Thinker) -> None:
        _note(self._last, (job.table, job.seat), thinker)

    async def close(self) -> None:
        """End them all, those that are just being started too."""
        self._closed = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        for thinker in list(self._all):
            if self._engines:
                await thinker.part(PARTING)
            await self._lose(thinker)

    async def _another(self) -> _Thinker:
        if len(self._all) >= self._most and self._free:
            await self._lose(self._free[0])
        return await self._start()

    async def _start(self) -> _Thinker:
        """A new process. Whoever is cancelled meanwhile leaves it to the next one who needs one."""
        if self._closed:
            raise LostThinker("closed")
        starting = asyncio.create_task(self._begin())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._leave_free)
            raise

    def _leave_free(self, started: asyncio.Task[_Thinker]) -> None:
        if not started.cancelled() and started.exception() is None:
            self._free.append(started.result())

    async def _begin(self) -> _Thinker:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(self._engines),
        )
        thinker = _Thinker(process, set())
        self._all.add(thinker)
        return thinker

    async def _lose(self, thinker: _Thinker) -> None:
        self._all.discard(thinker)
        if thinker in self._free:
            self._free.remove(thinker)
        await thinker.end()


def _news(thinker: _Thinker, job: Job) -> Job:
    """The job without what this thinker has been told before."""
    told = thinker.told.get((job.table, job.seat, job.player), 0)
    return replace(job, heard=job.heard[told:], since=told) if told <= len(job.heard) else job


def _note(kept: OrderedDict[K, V], key: K, value: V) -> None:
    """Keep something, and forget what is older than anybody needs."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > REMEMBERED:
        kept.popitem(last=False)
