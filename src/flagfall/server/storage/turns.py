"""Who writes when. SQLite lets one transaction write at a time, and whoever comes meanwhile sleeps and looks again, longer and longer.

So the transactions of one process take turns before they ask it, and moves go before everything else: a stranger who makes guests and
accounts as fast as he may delays a move by one short transaction at most.
"""

from __future__ import annotations

import sqlite3
from threading import Condition
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import event

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

PATIENCE: Final = 10.0
"""Seconds until SQLite itself is asked all the same: another process may know more."""
FIRST: Final = "writes_first"
"""The execution option of a connection that goes before others."""
_WRITES: Final = ("INSERT", "UPDATE", "DELETE")


class Turns:
    """One at a time."""

    def __init__(self) -> None:
        self._change, self._taken, self._first = Condition(), False, 0

    def take(self, *, first: bool = False) -> bool:
        """Whether it is one's turn now; False if it took too long."""
        with self._change:
            self._first += first
            try:
                mine = self._change.wait_for(lambda: not self._taken and (first or not self._first), PATIENCE)
            finally:
                self._first -= first
            self._taken = self._taken or mine
            return mine

    def give_back(self) -> None:
        with self._change:
            self._taken = False
            self._change.notify_all()


class Polite(sqlite3.Connection):
    """A connection that gives its turn back when what it wrote is on disk, or will never be."""

    turns: Turns
    holds = False

    def commit(self) -> None:
        try:
            super().commit()
        finally:
            self._done()

    def rollback(self) -> None:
        try:
            super().rollback()
        finally:
            self._done()

    def close(self) -> None:
        try:
            super().close()
        finally:
            self._done()

    def _done(self) -> None:
        if self.holds:
            self.holds = False
            self.turns.give_back()


def take_turns(engine: Engine) -> None:
    """From now on; its connections are Polite ones."""
    turns = Turns()

    @event.listens_for(engine, "connect")
    def _one_more(connection: Any, _record: Any) -> None:
        connection.turns = turns

    @event.listens_for(engine, "before_cursor_execute")
    def _wait(connection: Connection, _cursor: Any, statement: str, *_: object) -> None:
        held: Any = connection.connection.dbapi_connection
        if not held.holds and statement.startswith(_WRITES):
            held.holds = turns.take(first=bool(connection.get_execution_options().get(FIRST)))
