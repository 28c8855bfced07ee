"""How a game ends for whoever played it: won, lost, drawn or called off, and what becomes of ratings; in the transaction that ends it.

A game ends once: whoever keeps its ending has moved it on from the version it follows, so nothing here happens twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from flagfall.catalog import game as entry_of
from flagfall.server.rating import START, rated_anew
from flagfall.server.storage.schema import people, rated, ratings, seats

if TYPE_CHECKING:
    from flagfall.server.sidelines import Sidelines

NOT_PLAYED: Final = ("abort", "unfinished")


class Verdict(Struct, frozen=True):
    """How a game has ended, seat by seat."""

    box: str
    rated: bool
    by: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...]
    """Seats that were given up, in that order: whoever goes has lost, whatever the computer makes of it."""

    def outcome(self, seat: int) -> str:
        if self.by in NOT_PLAYED:
            return "off"
        if seat in self.gone:
            return "lost"
        return "won" if seat in self.winners else "lost" if self.winners else "drawn"

    def place(self, seat: int) -> tuple[float, ...]:
        """The better, the larger: whoever stayed by score and points, then those who went, the first of them last."""
        if seat in self.gone:
            return (0.0, float(self.gone.index(seat)))
        points = self.points[seat] if len(self.points) > seat else 0
        return (1.0, self.scores[seat], float(points))


def verdict_of(rules: str, is_rated: bool, after: Sidelines) -> Verdict | None:
    """Of a game that is over; None while it runs."""
    if (ending := after.ending) is None:
        return None
    return Verdict(
        str(entry_of(rules).box),
        is_rated,
        ending.by,
        tuple(ending.winners),
        tuple(ending.scores),
        tuple(ending.points),
        tuple(after.replaced),
    )


def settle(connection: Connection, ended: Sequence[tuple[str, Verdict]], at: int) -> None:
    """Write down what has become of each seat, and rate the games that were agreed to be rated."""
    wanted = (
        select(seats.c.game, seats.c.seat, seats.c.person, people.c.account)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.game.in_([game for game, _ in ended]))
        .order_by(seats.c.seat)
    )
    sat: dict[str, list[Any]] = {game: [] for game, _ in ended}
    for row in connection.execute(wanted).all():
        sat[row.game].append(row)
    outcomes = [
        {"where_game": game, "where_seat": row.seat, "how": verdict.outcome(row.seat)}
        for game, verdict in ended
        for row in _one_seat_each(sat[game])
    ]
    if outcomes:
        here = (seats.c.game == bindparam("where_game")) & (seats.c.seat == bindparam("where_seat"))
        connection.execute(update(seats).where(here).values(outcome=bindparam("how")), outcomes)
    counts = [(game, verdict, sat[game]) for game, verdict in ended if _counts(verdict, sat[game])]
    if counts:
        _rate(connection, counts, at)


def _one_seat_each(sat: list[Any]) -> list[Any]:
    """Who sits on several sides has neither won nor lost."""
    many = Counter(row.person for row in sat)
    return [row for row in sat if row.person is not None and many[row.person] == 1]


def _counts(verdict: Verdict, sat: list[Any]) -> bool:
    everybody = len(_one_seat_each(sat)) == len(sat) and all(row.account is not None for row in sat)
    return verdict.rated and verdict.by not in NOT_PLAYED and everybody


def _rate(connection: Connection, counts: list[tuple[str, Verdict, list[Any]]], at: int) -> None:
    """Whoever plays two games that end at once is rated twice, one after the other: rows are held in one order by all workers."""
    wanted = sorted({(row.person, verdict.box) for _, verdict, sat in counts for row in sat})
    if_new = (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(ratings)
    fresh = [{"person": who, "box": box, "mu": START.mu, "sigma": START.sigma, "games": 0} for who, box in wanted]
    connection.execute(if_new.on_conflict_do_nothing(), fresh)
    held = (
        select(ratings)
        .where(ratings.c.person.in_({who for who, _ in wanted}), ratings.c.box.in_({box for _, box in wanted}))
        .order_by(ratings.c.person, ratings.c.box)
        .with_for_update()
    )
    known = {(row.person, row.box): (row.mu, row.sigma, row.games) for row in connection.execute(held)}
    for game, verdict, sat in counts:
        whose = [(row.person, verdict.box) for row in sat]
        after = rated_anew([known[one][:2] for one in whose], [verdict.place(row.seat) for row in sat])
        lines = []
        for one, row, (mu, sigma) in zip(whose, sat, after, strict=True):
            how = verdict.outcome(row.seat)
            lines.append(
                {
                    "game": game,
                    "person": one[0],
                    "box": one[1],
                    "outcome": how,
                    "before": known[one][0],
                    "after": mu,
                    "at": at,
                }
            )
            known[one] = mu, sigma, known[one][2] + 1
        connection.execute(insert(rated), lines)
    for who, box in wanted:
        mu, sigma, games = known[who, box]
        mine = (ratings.c.person == who) & (ratings.c.box == box)
        connection.execute(update(ratings).where(mine).values(mu=mu, sigma=sigma, games=games))
