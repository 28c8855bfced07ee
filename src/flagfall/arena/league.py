"""A league: many players, many games, everybody against everybody or one against all."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.arena.journal import Journal, usual_place
from flagfall.arena.match import Match
from flagfall.arena.ratings import Group, Rated, bradley_terry, openskill
from flagfall.arena.terms import Terms
from flagfall.catalog import open_game, read_options, write_value
from flagfall.core import FlagfallError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from flagfall.arena.match import Lanes
    from flagfall.arena.played import Played

KINDS = ("round robin", "gauntlet")
KNOWN = {"name", "kind", "players", "games", "seconds", "seed", "draw_after", "scrolls", "replays", "table"}
KNOWN_OF_TABLE = {"game", "options", "seats", "games", "seconds", "draw_after"}


class BadLeague(FlagfallError):
    """A league's file says something that cannot be."""


@dataclass(frozen=True)
class Fixture:
    """Some players meet in one game."""

    number: int
    table: int
    terms: Terms


@dataclass
class Results:
    """What came of a fixture: every game in order."""

    fixture: Fixture
    games: list[Played] = field(default_factory=list)

    @property
    def groups(self) -> Iterator[Group]:
        """Mean scores of the players, group by group."""
        terms = self.fixture.terms
        seats = len(terms.rules().seats)
        for first in range(0, len(self.games) - seats + 1, seats):
            scores = dict.fromkeys(terms.players, 0.0)
            for played in self.games[first : first + seats]:
                for seat, score in enumerate(played.scores):
                    scores[terms.players[terms.who(seat, played.turn, seats)]] += score / seats
            yield Group(terms.players, tuple(scores[name] for name in terms.players), seats)


@dataclass
class League:
    """As its file declares it."""

    name: str
    players: tuple[str, ...]
    tables: list[Terms]
    """The terms of each game, without players."""
    kind: str = KINDS[0]
    replays: bool = True
    """Whether every game that is kept has a page to look at it."""
    results: list[Results] = field(default_factory=list)

    def fixtures(self) -> Iterator[Fixture]:
        number = 0
        for table, terms in enumerate(self.tables):
            seats = len(terms.rules().seats)
            for players in combinations(self.players, seats):
                if self.kind == KINDS[0] or players[0] == self.players[0]:
                    number += 1
                    yield Fixture(number, table, _with(terms, players))

    def play(
        self,
        lanes: Lanes,
        tell: Callable[[Fixture, Match], None],
        keep: Callable[[Fixture, Played], None],
        resume: bool = False,
    ) -> None:
        """Fixture by fixture; `keep` is shown every game. What was played is written down until all of it is."""
        written: list[Path] = []
        for fixture in self.fixtures():
            journal, results = Journal(usual_place(fixture.terms), resume), Results(fixture)
            written.append(journal.path)
            match = Match(fixture.terms, before=journal.before)
            self.results.append(results)
            try:
                for counted in match.counted:
                    results.games.append(counted)
                    keep(fixture, counted)
                for played in () if match.over else lanes.play(match.jobs()):
                    journal.write(played)
                    for counted in match.add(played):
                        results.games.append(counted)
                        keep(fixture, counted)
            finally:
                journal.close(finished=False)
            tell(fixture, match)
        for path in written:
            path.unlink(missing_ok=True)

    def ratings(self, table: int) -> list[Rated]:
        """Best first; nobody where no group of games is whole yet."""
        groups = [group for results in self.results if results.fixture.table == table for group in results.groups]
        if not groups:
            return []
        return bradley_terry(groups) if len(self.tables[table].rules().seats) == 2 else openskill(groups)


def _with(terms: Terms, players: tuple[str, ...]) -> Terms:
    return msgspec.structs.replace(terms, players=players)


def read_league(path: Path) -> League:
    """A league from its file; BadLeague says what is wrong with it, and where."""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadLeague(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLeague(f"{path} is no TOML: {error}.") from None
    try:
        return _league(told, path)
    except FlagfallError as error:
        raise BadLeague(f"{path}: {error}") from None


def _league(told: dict[str, Any], path: Path) -> League:
    _only(told, KNOWN, "a league")
    players = told.get("players", [])
    if not isinstance(players, list) or len(set(players)) != len(players) or len(players) < 2:
        raise BadLeague("players is a list of two or more different names.")
    kind = told.get("kind", KINDS[0])
    if kind not in KINDS:
        raise BadLeague(f"kind is {' or '.join(KINDS)}, not {kind!r}.")
    tables = told.get("table", [])
    if not isinstance(tables, list) or not tables:
        raise BadLeague("there is no [[table]]: each names a game.")
    league = League(str(told.get("name", path.stem)), tuple(players), [], kind, bool(told.get("replays", True)))
    for table in tables:
        league.tables.append(_terms(told, table, len(players), path.parent))
    return league


def _terms(told: dict[str, Any], table: dict[str, Any], players: int, folder: Path) -> Terms:
    _only(table, KNOWN_OF_TABLE, "a [[table]]")
    if "game" not in table:
        raise BadLeague("a [[table]] names its game, as in game = 'stratego/barrage'.")
    entry = open_game(str(folder / table["game"]) if str(table["game"]).endswith(".toml") else table["game"])
    words = [f"{name}={write_value(value)}" for name, value in table.get("options", {}).items()]
    if "seats" in table:
        words.append(f"players={table['seats']}")
    rules = entry.rules(read_options(entry, words))
    if players < len(rules.seats):
        raise BadLeague(f"{entry.id} has {len(rules.seats)} seats; the league has only {players} players.")
    either = {**told, **table}
    numbers = {"games": 10, "seconds": 1.0, "seed": 1, "draw_after": 0}
    for name, usual in numbers.items():
        value = either.get(name, usual)
        if not isinstance(value, int | float) or isinstance(value, bool) or value < 0:
            raise BadLeague(f"{name} is a number, not {value!r}.")
    chosen = {name: type(usual)(either.get(name, usual)) for name, usual in numbers.items()}
    return Terms((), entry.id, dict(rules.options), scrolls=bool(told.get("scrolls", True)), **chosen)  # type: ignore[arg-type]


def _only(told: dict[str, Any], known: set[str], what: str) -> None:
    for name in told:
        if name not in known:
            raise BadLeague(f"{what} has no {name!r}; it has: {', '.join(sorted(known))}.")
