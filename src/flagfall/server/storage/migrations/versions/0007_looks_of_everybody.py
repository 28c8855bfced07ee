"""Accents, signs and blanks no longer tell two names apart; guests have a look as well, so that they can step aside."""

import sqlalchemy as sa
from alembic import op

from flagfall.server.names import looks_of

revision = "0007"
down_revision = "0006"
MANY = 1_000


def upgrade() -> None:
    """Of accounts that look alike now, the oldest has the look to itself. All keep their names, and sign in as before."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "name", "account", "looks", "made")))
    connection, taken = op.get_bind(), set[str]()
    connection.execute(people.update().values(looks=None))
    order = (people.c.account.is_(None), people.c.made, people.c.id)
    everybody = connection.execute(sa.select(people.c.id, people.c.name, people.c.account).order_by(*order)).all()
    given = []
    for person, name, account in everybody:
        looks = looks_of(name)
        given.append({"who": person, "look": looks if account and looks not in taken else f"{looks} {person}"})
        taken.add(looks)
    here = people.update().where(people.c.id == sa.bindparam("who")).values(looks=sa.bindparam("look"))
    for first in range(0, len(given), MANY):
        connection.execute(here, given[first : first + MANY])


def downgrade() -> None:
    """Looks are only compared: those of now are none of then, and nothing breaks by it."""
