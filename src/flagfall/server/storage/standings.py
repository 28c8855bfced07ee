"""How people stand: their ratings, what became of their games, who leads. Only looked at; `results` writes it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, case, exists, func, select
from sqlalchemy.orm import aliased

from flagfall.server.storage.schema import games, people, rated, ratings, seats

LEAST_GAMES = 5
"""Rated games before somebody stands on a leaderboard."""
MOST_LEADERS, MOST_REMEMBERED, MOST_DRAWN = 50, 2_000, 40
DAY = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Stand:
    """Somebody's rating in a box."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A line of a leaderboard."""

    person: str = field(repr=False)
    name: str
    stand: Stand
    won: int


@dataclass(frozen=True, slots=True)
class Played:
    """One game of somebody's, the latest last."""

    rules: str
    outcome: str
    computer: bool
    """Against the computer alone."""


class Standings:
    """Ratings and results."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, persons: Collection[str]) -> dict[tuple[str, str], Stand]:
        """Everything known of these people, by person and box."""
        wanted = select(ratings).where(ratings.c.person.in_(persons), ratings.c.games > 0)
        with self._engine.begin() as connection:
            return {(row.person, row.box): Stand(row.mu, row.sigma, row.games) for row in connection.execute(wanted)}

    def leaders(self, box: str) -> list[LeaderRow]:
        """The best first. Whoever has hardly played does not stand here yet."""
        won = (
            select(func.count())
            .where(rated.c.person == ratings.c.person, rated.c.box == box, rated.c.outcome == "won")
            .scalar_subquery()
        )
        wanted = (
            select(ratings, people.c.name, won.label("won"))
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.box == box, ratings.c.games >= LEAST_GAMES, people.c.banned.is_(None))
            .order_by(ratings.c.mu.desc(), ratings.c.person)
            .limit(MOST_LEADERS)
        )
        with self._engine.begin() as connection:
            rows = connection.execute(wanted).all()
        return [LeaderRow(row.person, row.name, Stand(row.mu, row.sigma, row.games), row.won) for row in rows]

    def met(self, one: str, other: str, since: int) -> int:
        """How many rated games two people have ended since then."""
        mine, theirs = aliased(rated), aliased(rated)
        wanted = (
            select(func.count())
            .select_from(mine.join(theirs, mine.c.game == theirs.c.game))
            .where(mine.c.person == one, theirs.c.person == other, mine.c.at >= since)
        )
        with self._engine.begin() as connection:
            return int(connection.scalar(wanted) or 0)

    def rerated(self, game: str) -> list[tuple[int, float, float]]:
        """What a game made of the ratings of whoever sat at it: seat, before, after."""
        wanted = (
            select(seats.c.seat, rated.c.before, rated.c.after)
            .join(rated, (rated.c.game == seats.c.game) & (rated.c.person == seats.c.person))
            .where(seats.c.game == game)
            .order_by(seats.c.seat)
        )
        with self._engine.begin() as connection:
            return [(row.seat, row.before, row.after) for row in connection.execute(wanted)]

    def rated_games(self, person: str) -> list[Any]:
        """Somebody's rated games, oldest first: box, outcome and rating after each."""
        latest = (
            select(rated.c.box, rated.c.outcome, rated.c.after)
            .where(rated.c.person == person)
            .order_by(rated.c.at.desc())
            .limit(MOST_REMEMBERED)
        )
        with self._engine.begin() as connection:
            return list(reversed(connection.execute(latest).all()))

    def played(self, person: str) -> list[Played]:
        """Somebody's finished games, oldest first."""
        mine, other = aliased(seats), aliased(seats)
        somebody_else = exists().where(
            other.c.game == mine.c.game, other.c.person.is_not(None), other.c.person != person
        )
        latest = (
            select(games.c.rules, mine.c.outcome, case((somebody_else, 0), else_=1))
            .join(games, games.c.id == mine.c.game)
            .where(mine.c.person == person, mine.c.outcome.in_(("won", "lost", "drawn")))
            .order_by(games.c.touched.desc())
            .limit(MOST_REMEMBERED)
        )
        with self._engine.begin() as connection:
            rows = connection.execute(latest).all()
        return [Played(rules, outcome, bool(computer)) for rules, outcome, computer in reversed(rows)]

    def made(self, person: str) -> int | None:
        """When somebody first came."""
        with self._engine.begin() as connection:
            return connection.scalar(select(people.c.made).where(people.c.id == person))
