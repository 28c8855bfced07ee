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
from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from flagfall.server.storage.schema import events, games, inputs

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_AT_ONCE = 500


class NotKept(Exception):
    """It could not be stored: as far as anybody is told, nothing has happened."""


class TooLate(NotKept):
    """Another worker has moved this game on."""


class Entry(Struct):
    """One thing that happened in a room, kept whole or not at all."""

    game: str
    version: int
    at: int
    standing: str
    to_act: int
    over: bool
    deadline: int | None
    number: int = 0
    inputs: tuple[tuple[int, int], ...] = ()
    what: str | None = None
    seat: int | None = None

    def __repr__(self) -> str:
        return f"<Entry {self.version} of a game>"  # inputs are secrets


_MOVE_ON = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.version == bindparam("was"))
    .values(
        version=bindparam("now"),
        standing=bindparam("stands"),
        to_act=bindparam("acts"),
        over=bindparam("ends"),
        deadline=bindparam("until"),
        touched=bindparam("at"),
    )
)
_APPEND = insert(inputs)
_NOTE = insert(events)


class Keeper:
    """The writing thread, and the door to it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._move_on, self._append, self._note = (_Statement(engine, one) for one in (_MOVE_ON, _APPEND, _NOTE))
        self._gathered: list[tuple[Entry, asyncio.Future[None]]] = []
        self._waiting: queue.SimpleQueue[list[tuple[Entry, asyncio.Future[None]]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="keeper", daemon=True)
        self._thread.start()

    async def keep(self, entry: Entry) -> None:
        """Returns once the entry is on disk; TooLate or NotKept if it is not."""
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)  # with whatever else is to be kept in this turn of the loop
        done: asyncio.Future[None] = loop.create_future()
        self._gathered.append((entry, done))
        await done

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
            if len(batch) == 1:
                outcomes = [_reason(error)]
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
        # Always in the same order, so that two workers never wait for each other in a circle.
        ordered = sorted(entries, key=lambda entry: (entry.game, entry.version))
        connection = self._connection = self._connection or self._engine.connect()
        try:
            with connection.begin():
                self._store(connection, ordered)
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
        moved = self._move_on.run(
            connection,
            [
                {
                    "game": entry.game,
                    "was": entry.version,
                    "now": entry.version + 1,
                    "stands": entry.standing,
                    "acts": entry.to_act,
                    "ends": entry.over,
                    "until": entry.deadline,
                    "at": entry.at,
                }
                for entry in entries
            ],
        )
        if moved != len(entries):
            raise TooLate
        rows: list[dict[str, Any]] = [
            {"game": entry.game, "number": entry.number + nth, "seat": seat, "decision": decision, "at": entry.at}
            for entry in entries
            for nth, (seat, decision) in enumerate(entry.inputs)
        ]
        if rows:
            self._append.run(connection, rows)
        notes = [
            {"game": entry.game, "number": entry.version, "what": entry.what, "seat": entry.seat, "at": entry.at}
            for entry in entries
            if entry.what is not None
        ]
        if notes:
            self._note.run(connection, notes)


class _Statement:
    """A statement written out once for its database; the rows go straight to the driver."""

    def __init__(self, engine: Engine, statement: Update | Insert) -> None:
        written = statement.compile(dialect=engine.dialect)
        self._text, self._places = str(written), getattr(written, "positiontup", None)

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        """How many rows were touched."""
        if self._places is None:
            return connection.exec_driver_sql(self._text, rows).rowcount
        return connection.exec_driver_sql(self._text, [tuple(map(row.get, self._places)) for row in rows]).rowcount


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
