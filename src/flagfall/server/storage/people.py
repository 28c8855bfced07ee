"""People as they are kept: guests, accounts, saved set-ups."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from flagfall.server.storage.schema import people, setups


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody. `id` never leaves the server but inside a signed cookie."""

    id: str = field(repr=False)
    name: str
    account: str | None
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class SetupRow:
    """A saved set-up."""

    game: str
    name: str
    text: str


_COLUMNS = (people.c.id, people.c.name, people.c.account, people.c.password)


class People:
    """Everybody who ever picked a name."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, person: str, name: str, at: int) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(people).values(id=person, name=name, made=at))

    def rename(self, person: str, name: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def find(self, person: str) -> PersonRow | None:
        with self._engine.begin() as connection:
            row = connection.execute(select(*_COLUMNS).where(people.c.id == person)).one_or_none()
        return None if row is None else PersonRow(*row)

    def by_account(self, account: str) -> PersonRow | None:
        """Accounts are found without regard to capitals."""
        with self._engine.begin() as connection:
            row = connection.execute(select(*_COLUMNS).where(people.c.account == account.casefold())).one_or_none()
        return None if row is None else PersonRow(*row)

    def keep_name(self, person: str, name: str, password: str, new_at: int | None = None) -> bool:
        """Turn a guest, or somebody new, into an account; False if the name is taken: then nobody new is there."""
        try:
            with self._engine.begin() as connection:
                if new_at is not None:
                    connection.execute(insert(people).values(id=person, name=name, made=new_at))
                connection.execute(
                    update(people)
                    .where(people.c.id == person)
                    .values(name=name, account=name.casefold(), password=password)
                )
        except IntegrityError:
            return False
        return True

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
