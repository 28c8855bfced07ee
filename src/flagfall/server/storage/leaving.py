"""What becomes of somebody's games: when they leave for good, when a game is ended or deleted. Parts of a transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from flagfall.server import clocks, endings, sidelines
from flagfall.server.signing import new_id
from flagfall.server.storage.looks import passed_on
from flagfall.server.storage.results import settle, verdict_of
from flagfall.server.storage.schema import (
    chat,
    events,
    games,
    inputs,
    people,
    rated,
    ratings,
    reports,
    resets,
    seats,
    sessions,
    setups,
)
from flagfall.speech import Name

if TYPE_CHECKING:
    from flagfall.server.sidelines import Sidelines
    from flagfall.speech import Phrase

NOBODY = "Somebody who left"
STAND_IN = "novice"


def person_leaves(connection: Connection, person: str, at: int) -> list[str]:
    """Somebody leaves for good; the games they sat in are returned.

    Running games that have begun are given up: one of two loses, one of more is played on by the computer. What has not begun
    is called off.
    Finished games stay, without the name. Talk, set-ups and where they were signed in are forgotten.
    """
    sat = connection.execute(select(seats.c.game, seats.c.seat).where(seats.c.person == person)).all()
    # Games before ratings, as whoever ends one holds them: so nobody waits for another in a circle.
    mine = games.c.id.in_({row.game for row in sat}) & games.c.over.is_(False)
    connection.execute(select(games.c.id).where(mine).order_by(games.c.id).with_for_update())
    for game in dict.fromkeys(row.game for row in sat):
        _given_up(connection, game, [row.seat for row in sat if row.game == game], at)
    nobody = new_id()  # a seat that is nobody's any more must not become free
    for game, seat in sat:
        connection.execute(delete(chat).where(chat.c.game == game, chat.c.seat == seat))
    connection.execute(update(seats).where(seats.c.person == person).values(person=nobody, name=NOBODY, invite=None))
    connection.execute(update(games).where(games.c.maker == person).values(maker=nobody))
    connection.execute(update(reports).where(reports.c.by == person).values(by=nobody))
    for table in (setups, sessions, resets, ratings, rated):
        connection.execute(delete(table).where(table.c.person == person))
    looks = connection.scalar(select(people.c.looks).where(people.c.id == person))
    connection.execute(delete(people).where(people.c.id == person))
    passed_on(connection, looks or "")
    return list(dict.fromkeys(row.game for row in sat))


def _given_up(connection: Connection, game: str, mine: list[int], at: int) -> None:
    beside = _beside(connection, game)
    if beside is None:
        return
    sitting = connection.execute(select(seats.c.seat, seats.c.player).where(seats.c.game == game)).all()
    count = len(sitting)
    others = [row.seat for row in sitting if row.player is None and row.seat not in (*mine, *beside.replaced)]
    if not beside.begun:
        after = beside.ended(endings.shared(count, endings.CALLED_OFF, "abort"), endings.CALLED_OFF)
    elif count == 2 and len(mine) == 1:
        gone = endings.gone(Name(NOBODY, "server-nobody"), "resignation")
        after = beside.ended(endings.lost(mine[0], gone, "resignation"), gone)
    elif others:
        after = replace(beside, replaced={**beside.replaced, **dict.fromkeys(mine, STAND_IN)})
    else:
        after = beside.ended(endings.shared(count, endings.ALL_GONE, "resignation"), endings.ALL_GONE)
    _keep(connection, game, after, at, "left", mine[0])


def game_ends(connection: Connection, game: str, reason: Phrase, at: int) -> bool:
    """A running game is called off from outside; nobody's side is shown. False if it does not run."""
    beside = _beside(connection, game)
    if beside is None:
        return False
    ending = endings.shared(len(beside.acted), reason, "abort")
    _keep(connection, game, beside.ended(ending, reason), at, "ended", None)
    return True


def game_goes(connection: Connection, game: str) -> bool:
    """A game is deleted with everything in it; False if there is none."""
    connection.execute(delete(rated).where(rated.c.game == game))
    for table in (inputs, events, chat, seats):
        connection.execute(delete(table).where(table.c.game == game))
    return connection.execute(delete(games).where(games.c.id == game)).rowcount == 1


def _beside(connection: Connection, game: str) -> Sidelines | None:
    """What is true beside the moves of a running game. Nobody else changes it until this is done."""
    wanted = select(games.c.sidelines).where(games.c.id == game, games.c.over.is_(False)).with_for_update()
    kept = connection.scalar(wanted)
    return None if kept is None else sidelines.opened(kept)


def _keep(connection: Connection, game: str, after: Sidelines, at: int, what: str, seat: int | None) -> None:
    over = after.ending is not None
    if over:
        stopped = None if after.ticking is None else clocks.stopped(after.ticking, at)
        after = replace(after, ticking=stopped, draw=())
    version = connection.scalar(select(games.c.version).where(games.c.id == game)) or 0
    moved = {"version": version + 1, "sidelines": after.kept(), "over": over, "touched": at}
    if over:
        moved["deadline"] = None
    connection.execute(update(games).where(games.c.id == game, games.c.version == version).values(**moved))
    connection.execute(insert(events).values(game=game, number=version, what=what, seat=seat, at=at))
    row = connection.execute(select(games.c.rules, games.c.rated).where(games.c.id == game)).one()
    if (verdict := verdict_of(row.rules, row.rated, after)) is not None:
        settle(connection, [(game, verdict)], at)
