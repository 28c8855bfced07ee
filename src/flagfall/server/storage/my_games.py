"""Somebody's own games, page by page; and what they take off their list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import Engine, and_, exists, func, select, update

from flagfall.server.endings import CALLED_OFF
from flagfall.server.refusals import No
from flagfall.server.storage.leaving import game_ends
from flagfall.server.storage.schema import games, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from flagfall.server.storage.game_store import GameRow, GameStore

Only = Literal["all", "waiting", "running", "over", "won", "lost", "drawn"]
A_PAGE: Final = 30
MOST_WAITING: Final = 50


class MyGames:
    """One person's games at a time."""

    def __init__(self, engine: Engine, store: GameStore) -> None:
        self._engine, self._store = engine, store

    def page(self, person: str, only: Only, rules: Collection[str] | None, number: int) -> list[GameRow]:
        """A page of them and one more, if there is: those that wait first, then running ones, then history."""
        which = [_sits(person)]
        if rules is not None:
            which.append(games.c.rules.in_(rules))
        if only in ("waiting", "running"):
            which.append(games.c.over.is_(False))
        if only == "waiting":
            which.append(_waits_for(person))
        if only == "over":
            which.append(games.c.over.is_(True))
        if only in ("won", "lost", "drawn"):
            which.append(_sits(person, seats.c.outcome == only))
        order = (games.c.over, (~_waits_for(person)), games.c.touched.desc(), games.c.id)
        return self._store.listed(and_(*which), *order, most=A_PAGE + 1, skip=number * A_PAGE)

    def waiting(self, person: str) -> list[GameRow]:
        """The games that wait for somebody."""
        which = and_(games.c.over.is_(False), _waits_for(person), _sits(person))
        return self._store.listed(which, games.c.touched.desc(), most=MOST_WAITING)

    def count_waiting(self, person: str) -> int:
        wanted = (
            select(func.count()).select_from(games).where(games.c.over.is_(False), _waits_for(person), _sits(person))
        )
        with self._engine.begin() as connection:
            return int(connection.scalar(wanted) or 0)

    def remove(self, person: str, game: str, at: int) -> bool:
        """Off their list. One that still runs against nobody but the computer is called off; True if it was."""
        with self._engine.begin() as connection:
            row = connection.execute(select(games.c.over).where(games.c.id == game).with_for_update()).one_or_none()
            sat = connection.scalars(select(seats.c.person).where(seats.c.game == game)).all()
            free = connection.scalars(
                select(seats.c.seat).where(seats.c.game == game, seats.c.person.is_(None), seats.c.player.is_(None))
            ).all()
            if row is None or person not in sat:
                raise No("unknown", "server-no-game")
            if not row.over and not free and any(other not in (None, person) for other in sat):
                raise No("not_now", "server-others-play")
            mine = (seats.c.game == game) & (seats.c.person == person)
            connection.execute(update(seats).where(mine).values(hidden=True))
            return not row.over and game_ends(connection, game, CALLED_OFF, at)


def _sits(person: str, *besides: Any) -> Any:
    return exists().where(seats.c.game == games.c.id, seats.c.person == person, seats.c.hidden.is_(False), *besides)


def _waits_for(person: str) -> Any:
    return exists().where(seats.c.game == games.c.id, seats.c.person == person, seats.c.seat == games.c.to_act)
