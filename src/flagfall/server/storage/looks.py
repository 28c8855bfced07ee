"""Who has the look of a name: one account, and nobody picks it beside them. Whoever has it all the same stands beside it:
guests who were called so first, and accounts that are older than the rule.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, select, update

from flagfall.server.names import looks_of
from flagfall.server.storage.schema import people


def accounts_like(connection: Connection, name: str) -> bool:
    """Whether there is an account with that name, or one that looks like it."""
    same = (people.c.account == name.casefold()) | (people.c.looks == looks_of(name))
    return connection.scalar(select(people.c.id).where(same).limit(1)) is not None


def beside(looks: str, person: str) -> str:
    """What is kept of a look that somebody does not have to themselves. No look has a blank in it."""
    return f"{looks} {person}"


def all_beside(looks: str) -> ColumnElement[bool]:
    return people.c.looks.startswith(f"{looks} ", autoescape=True)


def passed_on(connection: Connection, looks: str) -> None:
    """Nobody has it any more: the oldest of the accounts beside it does."""
    if connection.scalar(select(people.c.id).where(people.c.looks == looks)) is not None:
        return
    heirs = select(people.c.id).where(people.c.account.is_not(None), all_beside(looks)).order_by(people.c.made)
    if (heir := connection.scalar(heirs.limit(1))) is not None:
        connection.execute(update(people).where(people.c.id == heir).values(looks=looks))


def named(person: str, name: str, account: bool) -> dict[str, Any]:
    """What is kept of a name; an account has its look to itself, or is refused by the database."""
    looks = looks_of(name)
    return (
        {"name": name, "account": name.casefold(), "looks": looks}
        if account
        else {"name": name, "looks": beside(looks, person)}
    )
