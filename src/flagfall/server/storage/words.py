"""Stored decisions are numbers; which words they stand for is kept beside them, so that no upgrade of the rules breaks a game.

A game names the version of the words it was stored with. When the rules have other words, its inputs are counted anew by way of the
words themselves. The first release named no version: its numbers are read with its own list (`first_release.json`).
"""

from __future__ import annotations

import hashlib
import json
import logging
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

import flagfall
from flagfall.catalog import game as entry_of
from flagfall.core import UnknownGame
from flagfall.server.storage.schema import games, inputs, secrets, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules

log = logging.getLogger(__name__)
HERE = Path(__file__).parent
MARK = "words"
"""Under this name the database notes with which files of rules its games were last compared."""


def name_version(connection: Connection, rules: Rules[Any, Any]) -> str:
    """The version of a game's words, which is kept if it is not yet."""
    version = rules.spec.version
    if connection.scalar(select(words.c.version).where(words.c.version == version)) is None:
        # Several first tables of a game may be laid at the same time.
        insert_words = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        written = insert_words(words).values(version=version, written=json.dumps(rules.spec.words))
        connection.execute(written.on_conflict_do_nothing())
    return version


def bring_up_to_date(connection: Connection) -> None:
    """Count the inputs of every game anew whose words have changed since; nothing to do as long as no rule's file has changed."""
    if connection.scalar(select(secrets.c.value).where(secrets.c.name == MARK)) == _files():
        return
    stored = select(games.c.rules, games.c.options, games.c.words).distinct()
    for id_, options, version in connection.execute(stored).all():
        try:
            rules = entry_of(id_).rules(json.loads(options))
        except UnknownGame:
            continue
        if version != rules.spec.version:
            which = (games.c.rules == id_) & (games.c.options == options) & games.c.words.is_not_distinct_from(version)
            for game in connection.scalars(select(games.c.id).where(which)).all():
                _count_anew(connection, game, rules, _meaning(connection, id_, version))
    connection.execute(delete(secrets).where(secrets.c.name == MARK))
    connection.execute(insert(secrets).values(name=MARK, value=_files()))


def _count_anew(connection: Connection, game: str, rules: Rules[Any, Any], meant: Callable[[int], str | None]) -> None:
    """One game in today's numbers. If today's rules lack one of its words it stays as it is, and is told so when it is opened."""
    numbers = {said: number for number, said in enumerate(rules.spec.words)}
    rows = connection.execute(select(inputs.c.number, inputs.c.decision).where(inputs.c.game == game)).all()
    anew = [{"nth": nth, "now": numbers.get(meant(decision) or "")} for nth, decision in rows]
    if any(row["now"] is None for row in anew):
        log.warning("a stored game has words that its rules no longer have")
        return
    if anew:
        this = (inputs.c.game == game) & (inputs.c.number == bindparam("nth"))
        connection.execute(update(inputs).where(this).values(decision=bindparam("now")), anew)
    connection.execute(update(games).where(games.c.id == game).values(words=name_version(connection, rules)))


def _meaning(connection: Connection, game: str, version: str | None) -> Callable[[int], str | None]:
    """What the numbers of a version stood for."""
    if version is None:
        return _first_release(game)
    written = json.loads(connection.scalar(select(words.c.written).where(words.c.version == version)) or "[]")
    return lambda number: written[number] if 0 <= number < len(written) else None


def _first_release(game: str) -> Callable[[int], str | None]:
    """Its numbers were the kernel's own: a verb and two numbers of two digits in Stratego, one list of all in Risk."""
    family, _, edition = game.partition("/")
    told = json.loads((HERE / "first_release.json").read_text("utf-8"))[family]
    if "before" in told:
        before, after = told["before"], told["after"]
        everything = [*before, *(f"take {number}" for number in range(1000)), *after]
        return lambda number: everything[number] if 0 <= number < len(everything) else None
    squares = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]

    def meant(number: int) -> str | None:
        verb, a, b = told["verbs"].get(str(number // 10_000)), number // 100 % 100, number % 100
        if verb in ("place", "rescue", "heal"):
            return f"{verb} {told['kinds'][edition][a - 1]} {squares[b]}"
        return verb if verb in (None, "enter", "stop") else f"{verb} {squares[a]} {squares[b]}"

    return meant


@cache
def _files() -> str:
    """A digest of everything the words of a game are made from."""
    digest = hashlib.blake2b(digest_size=16)
    folder = Path(flagfall.__file__).parent / "games"
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        digest.update(file.read_bytes())
    return digest.hexdigest()
