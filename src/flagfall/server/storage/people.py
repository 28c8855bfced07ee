"""People as they are kept: guests, accounts, where they are signed in, saved set-ups."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from flagfall.server.names import looks_of
from flagfall.server.signing import new_id, new_token
from flagfall.server.storage.looks import accounts_like, all_beside, named
from flagfall.server.storage.schema import people, resets, sessions, setups

MOST_SESSIONS = 50
"""Of one person: signing in costs a line in the database each time."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody. `id` never leaves the server."""

    id: str = field(repr=False)
    name: str
    account: str | None
    password: str | None = field(repr=False)
    mail: str | None = field(repr=False)
    admin: bool
    banned: int | None
    notices: bool = False
    language: str | None = None
    """In which letters are written: the one whoever wants them last read in."""


@dataclass(frozen=True, slots=True)
class SetupRow:
    """A saved set-up."""

    game: str
    name: str
    text: str


_COLUMNS = tuple(people.c[name] for name in PersonRow.__slots__)


class People:
    """Everybody who ever picked a name."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, person: str, name: str, at: int) -> bool:
        """Somebody new; False if the name is an account's, or looks like it."""
        with self._engine.begin() as connection:
            if accounts_like(connection, name):
                return False
            connection.execute(insert(people).values(id=person, made=at, **named(person, name, account=False)))
        return True

    def rename(self, person: str, name: str) -> bool:
        """A guest's new name; False if it is an account's, or looks like it."""
        with self._engine.begin() as connection:
            if accounts_like(connection, name):
                return False
            self._call(connection, person, name)
        return True

    def step_aside(self, person: str, name: str) -> None:
        """A guest's new name, whatever it looks like."""
        with self._engine.begin() as connection:
            self._call(connection, person, name)

    @staticmethod
    def _call(connection: Connection, person: str, name: str) -> None:
        kept = named(person, name, account=False)
        connection.execute(update(people).where(people.c.id == person).values(**kept))

    def find(self, person: str) -> PersonRow | None:
        with self._engine.begin() as connection:
            return found(connection, people.c.id == person)

    def by_account(self, account: str) -> PersonRow | None:
        """Accounts are found without regard to capitals."""
        with self._engine.begin() as connection:
            return found(connection, people.c.account == account.casefold())

    def keep_name(self, person: str, name: str, password: str, new_at: int | None = None) -> bool:
        """Turn a guest, or somebody new, into an account; False if the name is taken: then nobody new is there."""
        try:
            with self._engine.begin() as connection:
                if new_at is not None:
                    connection.execute(insert(people).values(id=person, name=name, made=new_at))
                kept = named(person, name, account=True)
                connection.execute(update(people).where(people.c.id == person).values(password=password, **kept))
        except IntegrityError:
            return False
        return True

    def guests_called(self, name: str) -> list[PersonRow]:
        """Guests who had a name, or one that looks like it, before it became an account's."""
        same = select(*_COLUMNS).where(people.c.account.is_(None), all_beside(looks_of(name)))
        with self._engine.begin() as connection:
            return [PersonRow(*row) for row in connection.execute(same)]

    def change(self, person: str, **values: Any) -> None:
        """Another password, another address for mail."""
        with self._engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(**values))

    # -- where somebody is signed in -----------------------------------------------------------------
    def sign_in(self, person: str, at: int) -> str:
        """A new session: its id is what a cookie holds. Of many the oldest end."""
        session = new_id()
        with self._engine.begin() as connection:
            latest_first = select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.made.desc())
            if oldest := connection.scalars(latest_first.offset(MOST_SESSIONS - 1)).all():
                connection.execute(delete(sessions).where(sessions.c.id.in_(oldest)))
            connection.execute(insert(sessions).values(id=session, person=person, made=at))
        return session

    def signed_in(self, session: str) -> PersonRow | None:
        """Whose session it is; nobody's if it has ended."""
        with self._engine.begin() as connection:
            return found(connection, sessions.c.id == session, sessions.c.person == people.c.id)

    def sign_out(self, session: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.id == session))

    def sign_out_everywhere(self, person: str, besides: str | None = None) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.id != (besides or "")))

    # -- a forgotten password ------------------------------------------------------------------------
    def forgotten(self, person: str, until: int) -> str:
        """The secret of a link that lets somebody in once, to choose another password."""
        with self._engine.begin() as connection:
            return lets_in(connection, person, until)

    def let_in(self, token: str, now: int) -> PersonRow | None:
        """Whoever the link is for, and the link is used up; None if it is too old or unknown."""
        with self._engine.begin() as connection:
            here = resets.c.token == _hidden(token)
            person = connection.scalar(select(resets.c.person).where(here, resets.c.until >= now))
            connection.execute(delete(resets).where(here | (resets.c.until < now)))
            return None if person is None else found(connection, people.c.id == person)

    # -- set-ups -----------------------------------------------------------------------------------
    def setups(self, person: str, game: str) -> list[SetupRow]:
        wanted = (
            select(setups.c.game, setups.c.name, setups.c.text)
            .where(setups.c.person == person, setups.c.game == game)
            .order_by(setups.c.name)
        )
        with self._engine.begin() as connection:
            return [SetupRow(*row) for row in connection.execute(wanted)]

    def count_setups(self, person: str) -> int:
        with self._engine.begin() as connection:
            return int(connection.scalar(select(func.count()).where(setups.c.person == person)) or 0)

    def save_setup(self, person: str, setup: SetupRow) -> None:
        here = (setups.c.person == person, setups.c.game == setup.game, setups.c.name == setup.name)
        with self._engine.begin() as connection:
            connection.execute(delete(setups).where(*here))
            connection.execute(insert(setups).values(person=person, game=setup.game, name=setup.name, text=setup.text))

    def drop_setup(self, person: str, game: str, name: str) -> bool:
        here = (setups.c.person == person, setups.c.game == game, setups.c.name == name)
        with self._engine.begin() as connection:
            return connection.execute(delete(setups).where(*here)).rowcount == 1


def found(connection: Connection, *where: Any) -> PersonRow | None:
    row = connection.execute(select(*_COLUMNS).where(*where)).one_or_none()
    return None if row is None else PersonRow(*row)


def lets_in(connection: Connection, person: str, until: int) -> str:
    """The same as a part of a transaction. Only the latest link works."""
    token = new_token()
    connection.execute(delete(resets).where(resets.c.person == person))
    connection.execute(insert(resets).values(token=_hidden(token), person=person, until=until))
    return token


def _hidden(token: str) -> str:
    """What is kept of a link: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
