"""Games as they are kept: made, found, listed, claimed. Every function is one short transaction."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, String, and_, cast, exists, func, insert, select, update

from flagfall.catalog import game as entry_of
from flagfall.core import Decision
from flagfall.server.storage.schema import chat, games, inputs, seats
from flagfall.server.storage.words import name_version

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_LISTED = 100
CHAT_KEPT = 200
PIECE = 1_000
"""Inputs that are read in one go."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. Only the server sees `person` and `invite`."""

    seat: int
    invite: str | None = field(repr=False)
    person: str | None = field(repr=False)
    name: str | None
    player: str | None
    outcome: str | None = None
    """What became of it: won, lost, drawn, off."""
    hidden: bool = False
    """Taken off the list of whoever sat here."""
    noticed: bool = False
    """They were told by mail that it is their turn, and have not looked since."""

    @property
    def free(self) -> bool:
        return self.person is None and self.player is None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game without its moves."""

    id: str
    rules: str
    options: str
    clock: str
    listed: bool
    maker: str = field(repr=False)
    made: int
    version: int
    sidelines: str = field(repr=False)
    to_act: int
    over: bool
    deadline: int | None
    touched: int
    words: str | None = None
    """The version of the words its decisions are numbers of."""
    rated: bool = False
    waited: int | None = None
    """When whoever waits here for anybody was last seen to wait."""
    seed: str | None = field(default=None, repr=False)
    """What its luck is made of; games of the first release have none."""
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One line of chat; `number` orders lines of all games."""

    number: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Whole:
    """All there is of a game: itself, its inputs, and the latest that was said."""

    row: GameRow
    record: list[tuple[int, Decision]] = field(repr=False)
    lines: list[ChatRow] = field(repr=False)


_INPUTS = func.aggregate_strings(
    cast(inputs.c.number, String) + " " + cast(inputs.c.seat, String) + " " + cast(inputs.c.decision, String), "\n"
)
_SEAT_COLUMNS = tuple(seats.c[each.name] for each in fields(SeatRow))


class GameStore:
    """All games there are."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def put(self, game: GameRow, record: Sequence[tuple[int, int]]) -> None:
        """A new game with its seats and what chance decided before anybody could."""
        with self._engine.begin() as connection:
            put(connection, game, record)

    def find(self, game: str) -> GameRow | None:
        with self._engine.begin() as connection:
            return _find(connection, game)

    def opening(self, game: str, person: str | None) -> tuple[bool, int] | None:
        """Whether somebody sits there, and how many inputs there are; None if there is no such game."""
        sitting = select(seats.c.person).where(seats.c.game == game)
        with self._engine.begin() as connection:
            if not (there := connection.scalars(sitting).all()):
                return None
            last = connection.scalar(select(func.max(inputs.c.number)).where(inputs.c.game == game))
        return person is not None and person in there, 0 if last is None else int(last) + 1

    def record(self, game: str, since: int = 0) -> list[tuple[int, Decision]]:
        """The inputs from a number on."""
        with self._engine.begin() as connection:
            return _record(connection, game, since)

    def whole(self, game: str) -> Whole | None:
        """All there is of a game."""
        with self._engine.begin() as connection:
            row = _find(connection, game)
            return None if row is None else Whole(row, _record(connection, game, 0), _said(connection, game, 0))

    def finished(self) -> list[str]:
        """Every game that is over, the oldest first."""
        with self._engine.begin() as connection:
            return list(connection.scalars(select(games.c.id).where(games.c.over.is_(True)).order_by(games.c.made)))

    def latest(self, since: int, most: int) -> list[Whole]:
        """Running games in which something has happened since then, the latest first."""
        rows = self.listed(and_(games.c.over.is_(False), games.c.touched >= since), games.c.touched.desc(), most=most)
        ids = [row.id for row in rows]
        records = select(inputs.c.game, _INPUTS).where(inputs.c.game.in_(ids)).group_by(inputs.c.game)
        talked = select(chat.c.game).where(chat.c.game.in_(ids)).distinct()
        with self._engine.begin() as connection:
            told = {game: _told(text) for game, text in connection.execute(records)}
            lines = {game: _said(connection, game, 0) for game in connection.scalars(talked).all()}
        return [Whole(row, told.get(row.id, []), lines.get(row.id, [])) for row in rows]

    # -- seats -------------------------------------------------------------------------------------
    def invited(self, token: str) -> tuple[str, int] | None:
        """The game and seat an invitation is for."""
        with self._engine.begin() as connection:
            row = connection.execute(select(seats.c.game, seats.c.seat).where(seats.c.invite == token)).first()
        return None if row is None else (row[0], row[1])

    def claim(self, game: str, seat: int, person: str, name: str) -> bool:
        """Take a free seat; False if somebody was faster."""
        free = and_(seats.c.game == game, seats.c.seat == seat, seats.c.person.is_(None), seats.c.player.is_(None))
        with self._engine.begin() as connection:
            taken = connection.execute(update(seats).where(free).values(person=person, name=name))
            return taken.rowcount == 1

    def rename(self, person: str, name: str) -> list[str]:
        """A person's new name in all their running games, which are returned."""
        running = select(games.c.id).where(games.c.over.is_(False))
        mine = and_(seats.c.person == person, seats.c.game.in_(running))
        with self._engine.begin() as connection:
            touched = connection.scalars(select(seats.c.game).where(mine).distinct()).all()
            connection.execute(update(seats).where(mine).values(name=name))
        return list(touched)

    def seated(self, person: str) -> list[str]:
        """Running games in which somebody sits."""
        wanted = select(seats.c.game).join(games).where(seats.c.person == person, games.c.over.is_(False)).distinct()
        with self._engine.begin() as connection:
            return list(connection.scalars(wanted).all())

    # -- lists -------------------------------------------------------------------------------------
    def mine(self, person: str) -> list[GameRow]:
        sits = exists().where(seats.c.game == games.c.id, seats.c.person == person, seats.c.hidden.is_(False))
        return self.listed(sits, games.c.over, games.c.touched.desc())

    def open(self) -> list[GameRow]:
        return self.listed(
            and_(games.c.listed.is_(True), games.c.over.is_(False), a_free_seat()), games.c.touched.desc()
        )

    def watchable(self) -> list[GameRow]:
        return self.listed(
            and_(games.c.listed.is_(True), games.c.over.is_(False), ~a_free_seat()), games.c.touched.desc()
        )

    def due(self, now: int) -> list[str]:
        """Running games whose clock has run out while nobody was in the room."""
        wanted = select(games.c.id).where(games.c.over.is_(False), games.c.deadline <= now).limit(MOST_LISTED)
        with self._engine.begin() as connection:
            return list(connection.scalars(wanted).all())

    def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How far games have gone."""
        wanted = select(games.c.id, games.c.version).where(games.c.id.in_(ids))
        with self._engine.begin() as connection:
            return {row.id: row.version for row in connection.execute(wanted)}

    def running(self, person: str) -> int:
        """How many running games a person has made."""
        wanted = select(func.count()).where(games.c.maker == person, games.c.over.is_(False))
        with self._engine.begin() as connection:
            return int(connection.scalar(wanted) or 0)

    def listed(self, which: Any, *order: Any, most: int = MOST_LISTED, skip: int = 0) -> list[GameRow]:
        """Games with their seats."""
        wanted = select(games).where(which).order_by(*order).limit(most).offset(skip)
        with self._engine.begin() as connection:
            rows = connection.execute(wanted).all()
            ids = [row.id for row in rows]
            sitting = connection.execute(
                select(seats.c.game, *_SEAT_COLUMNS).where(seats.c.game.in_(ids)).order_by(seats.c.seat)
            ).all()
        by_game: dict[str, list[SeatRow]] = {id_: [] for id_ in ids}
        for game, *columns in sitting:
            by_game[game].append(SeatRow(*columns))
        return [_game(row, by_game[row.id]) for row in rows]

    # -- chat --------------------------------------------------------------------------------------
    def say(self, game: str, seat: int, text: str, at: int) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(chat).values(game=game, seat=seat, text=text, at=at))

    def said(self, game: str, after: int = 0) -> list[ChatRow]:
        """The latest lines of a game, oldest first."""
        with self._engine.begin() as connection:
            return _said(connection, game, after)


def put(connection: Connection, game: GameRow, record: Sequence[tuple[int, int]]) -> None:
    """The same as a part of a transaction."""
    row = {name: getattr(game, name) for name in games.c.keys() if hasattr(game, name)}  # noqa: SIM118
    rules = entry_of(game.rules).rules(json.loads(game.options))
    connection.execute(insert(games).values(**{**row, "words": name_version(connection, rules)}))
    connection.execute(
        insert(seats),
        [
            {
                "game": game.id,
                "seat": seat.seat,
                "invite": seat.invite,
                "person": seat.person,
                "name": seat.name,
                "player": seat.player,
            }
            for seat in game.seats
        ],
    )
    if record:
        connection.execute(
            insert(inputs),
            [
                {"game": game.id, "number": n, "seat": seat, "decision": decision, "at": game.made}
                for n, (seat, decision) in enumerate(record)
            ],
        )


def _find(connection: Connection, game: str) -> GameRow | None:
    row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
    if row is None:
        return None
    sitting = connection.execute(select(*_SEAT_COLUMNS).where(seats.c.game == game).order_by(seats.c.seat)).all()
    return _game(row, [SeatRow(*seat) for seat in sitting])


def _record(connection: Connection, game: str, since: int) -> list[tuple[int, Decision]]:
    """Each piece as one text: row by row the threads would fight for Python's lock a hundred times, and for a whole long game
    nobody else would get it for too long."""
    told: list[tuple[int, Decision]] = []
    while True:
        first = since + len(told)
        here = (inputs.c.game == game, inputs.c.number >= first, inputs.c.number < first + PIECE)
        piece = _told(connection.scalar(select(_INPUTS).where(*here)) or "")
        told += piece
        if len(piece) < PIECE:
            return told


def _told(text: str) -> list[tuple[int, Decision]]:
    numbers = list(map(int, text.split()))
    numbered = sorted(zip(numbers[::3], numbers[1::3], map(Decision, numbers[2::3]), strict=True))
    return [(seat, decision) for _, seat, decision in numbered]


def _said(connection: Connection, game: str, after: int) -> list[ChatRow]:
    wanted = (
        select(chat.c.number, chat.c.seat, chat.c.text, chat.c.at)
        .where(chat.c.game == game, chat.c.number > after)
        .order_by(chat.c.number.desc())
        .limit(CHAT_KEPT)
    )
    return [ChatRow(*row) for row in reversed(connection.execute(wanted).all())]


def _game(row: Any, sitting: Sequence[SeatRow]) -> GameRow:
    return GameRow(**{column.key: row._mapping[column] for column in games.c}, seats=tuple(sitting))


def a_free_seat() -> Any:
    return exists().where(seats.c.game == games.c.id, seats.c.person.is_(None), seats.c.player.is_(None))
