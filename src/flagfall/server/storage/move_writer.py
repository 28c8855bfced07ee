"""Keeps what happens in rooms before anybody hears of it.

One thread writes. Whatever waits when it looks is written in one transaction and synced once, so a
thousand rooms share one sync; if anything in such a batch does not fit, each entry is tried alone.
An entry fits only when the game is still at the version it follows: two workers can never both
keep move n.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy import JSON, Connection, Dialect, Engine, Table, bindparam, cast, column, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from flagfall.server.storage.game_store import Whole, put
from flagfall.server.storage.results import Verdict, settle
from flagfall.server.storage.schema import events, games, inputs, seats
from flagfall.server.storage.troubles import trouble
from flagfall.server.storage.turns import FIRST

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_AT_ONCE = 500
TAKEBACK = "takeback"
"""What an entry says that ends a game because it goes on elsewhere."""


class NotKept(Exception):
    """It could not be stored: as far as anybody is told, nothing has happened."""


class TooLate(NotKept):
    """Another worker has moved this game on."""


class Entry(Struct):
    """One thing that happened in a room, kept whole or not at all. The first fields are columns of the game."""

    id: str
    version: int
    """The one it follows."""
    touched: int
    sidelines: str
    to_act: int
    over: bool
    deadline: int | None
    number: int = 0
    inputs: tuple[tuple[int, int], ...] = ()
    what: str | None = None
    seat: int | None = None
    following: Whole | None = None
    """The game that was made of it."""
    verdict: Verdict | None = None
    """What it means for whoever played, when the game ends with it."""

    def __repr__(self) -> str:
        return f"<Entry {self.version} of a game>"  # inputs are secrets


class _Statements:
    """Whatever waits travels as one text and is taken apart by the database: one step for a whole batch.

    Row by row, the thread would have to win Python's lock back after each of them.
    """

    def __init__(self, dialect: Dialect) -> None:
        apart = func.json_each if dialect.name == "sqlite" else func.json_array_elements
        self._batch = apart(bindparam("batch", type_=JSON)).table_valued(column("value", JSON), name="batch")
        changed = ("sidelines", "to_act", "over", "deadline", "touched")
        self.move_on = (
            update(games)
            .where(games.c.id == self._of(games, "id"), games.c.version == self._of(games, "version"))
            .values(version=games.c.version + 1, **{name: self._of(games, name) for name in changed})
        )
        self.append, self.note = self._insert(inputs), self._insert(events)
        # Always in the same order, so that two workers never wait for each other in a circle.
        named = select(self._of(games, "id"))
        self.hold = select(games.c.id).where(games.c.id.in_(named)).order_by(games.c.id).with_for_update()
        self.holds = dialect.name != "sqlite"

    def _of(self, table: Table, name: str) -> Any:
        return cast(self._batch.c.value[name].as_string(), table.c[name].type).label(name)

    def _insert(self, table: Table) -> Any:
        names = [each.name for each in table.c]
        return insert(table).from_select(names, select(*(self._of(table, name) for name in names)))


class MoveWriter:
    """The writing thread, and the door to it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self.trouble: str | None = None
        """Why the latest entries could not be stored; None when they could."""
        self._statements = _Statements(engine.dialect)
        self._gathered: list[tuple[Entry, asyncio.Future[None]]] = []
        self._loop: asyncio.AbstractEventLoop
        self._waiting: queue.SimpleQueue[list[tuple[Entry, asyncio.Future[None]]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="move writer", daemon=True)
        self._thread.start()

    async def keep(self, entry: Entry) -> None:
        """Returns once the entry is on disk; TooLate or NotKept if it is not."""
        if not self._gathered:  # hand it over with whatever else is to be kept in this turn of the loop
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[None] = self._loop.create_future()
        self._gathered.append((entry, done))
        try:
            await done
        finally:
            del done  # a refusal remembers this frame, and would hold itself and the room in a circle

    def _hand_over(self) -> None:
        self._waiting.put(self._gathered)
        self._gathered = []

    def close(self) -> None:
        """Write what still waits, then stop."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    # -- the thread --------------------------------------------------------------------------------
    def _write(self) -> None:
        going = True
        while going:
            batch = []
            more = self._waiting.get()
            while more is not None:
                batch += more
                if len(batch) >= MOST_AT_ONCE or self._waiting.empty():
                    break
                more = self._waiting.get()
            going = more is not None
            if batch:
                self._settle(batch)
        self._let_go()

    def _settle(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        outcomes: list[Exception | None]
        try:
            self._together([entry for entry, _ in batch])
            outcomes = [None] * len(batch)
        except (NotKept, SQLAlchemyError) as error:
            if len(batch) == 1 or self.trouble is not None:  # what nobody can store need not be tried for each
                outcomes = [_reason(error)] * len(batch)
            else:
                outcomes = [self._alone(entry) for entry, _ in batch]
        except Exception as error:
            outcomes = [_reason(error)] * len(batch)
        _answer([done for _, done in batch], outcomes)

    def _alone(self, entry: Entry) -> Exception | None:
        try:
            self._together([entry])
        except Exception as error:
            return _reason(error)
        return None

    def _together(self, entries: Sequence[Entry]) -> None:
        """A connection that was lost in a quiet hour is opened again; what is kept twice is found out by its version."""
        try:
            try:
                self._once(entries)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                self._once(entries)
        except Exception as error:
            self.trouble = trouble(error)
            raise
        self.trouble = None

    def _once(self, entries: Sequence[Entry]) -> None:
        try:
            connection = self._connection = self._connection or self._engine.connect().execution_options(
                **{FIRST: True}
            )
            with connection.begin():
                self._store(connection, entries)
        except Exception:
            self._let_go()  # whatever it was, the next try begins with a connection that has seen nothing
            raise

    def _let_go(self) -> None:
        """Give the connection back; one that is broken does not say why a second time."""
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _store(self, connection: Connection, entries: Sequence[Entry]) -> None:
        statements = self._statements
        if statements.holds:
            connection.execute(statements.hold, {"batch": entries})
        if connection.execute(statements.move_on, {"batch": entries}).rowcount != len(entries):
            raise TooLate
        rows = [
            {"game": entry.id, "number": entry.number + nth, "seat": seat, "decision": decision, "at": entry.touched}
            for entry in entries
            for nth, (seat, decision) in enumerate(entry.inputs)
        ]
        if rows:
            connection.execute(statements.append, {"batch": rows})
        notes = [
            {"game": entry.id, "number": entry.version, "what": entry.what, "seat": entry.seat, "at": entry.touched}
            for entry in entries
            if entry.what is not None
        ]
        if notes:
            connection.execute(statements.note, {"batch": notes})
        ended = [(entry.id, entry.verdict) for entry in entries if entry.verdict is not None]
        if ended:
            settle(connection, ended, max(entry.touched for entry in entries))
        for entry in entries:
            if entry.following is not None:
                put(connection, entry.following.row, entry.following.record)
            if entry.what == TAKEBACK:  # the other table takes its place on everybody's list
                connection.execute(update(seats).where(seats.c.game == entry.id).values(hidden=True))


def _reason(error: Exception) -> Exception:
    if isinstance(error, TooLate | IntegrityError):
        return TooLate()
    return NotKept(type(error).__name__)


def _answer(waiting: list[asyncio.Future[None]], outcomes: list[Exception | None]) -> None:
    """Wake everybody who waits, with one call into their loop."""

    def wake() -> None:
        for done, outcome in zip(waiting, outcomes, strict=True):
            if not done.cancelled():
                done.set_exception(outcome) if outcome is not None else done.set_result(None)

    loop = waiting[0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(wake)
