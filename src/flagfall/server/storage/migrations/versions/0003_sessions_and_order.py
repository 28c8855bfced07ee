"""Sessions that can be ended, names that cannot be imitated, and what administrators need."""

import sqlalchemy as sa
from alembic import op

from flagfall.server.names import looks_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("looks", sa.String(length=255)))
    op.add_column("people", sa.Column("mail", sa.String(length=254)))
    op.add_column("people", sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned", sa.BigInteger()))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "resets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "deeds",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("whom", sa.String(length=64)),
        sa.Column("person", sa.String(length=32)),
        sa.Column("game", sa.String(length=32)),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger()),
        sa.PrimaryKeyConstraint("number"),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("counts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    _keep_everybody_signed_in()
    _look_at_accounts()
    op.create_index("people_looks", "people", ["looks"], unique=True)


def _keep_everybody_signed_in() -> None:
    """A cookie used to hold its person's id: it goes on as the id of a session."""
    op.execute("INSERT INTO sessions (id, person, made) SELECT id, id, made FROM people")


def _look_at_accounts() -> None:
    """Of accounts that look alike already, the oldest has the look to itself."""
    people = sa.table("people", *(sa.column(name) for name in ("id", "account", "looks", "made")))
    connection, taken = op.get_bind(), set[str]()
    accounts = sa.select(people.c.id, people.c.account).where(people.c.account.is_not(None)).order_by(people.c.made)
    for person, account in connection.execute(accounts).all():
        looks = looks_of(account)
        looks = f"{looks} {person}" if looks in taken else looks
        taken.add(looks)
        connection.execute(people.update().where(people.c.id == person).values(looks=looks))


def downgrade() -> None:
    for table in ("workers", "reports", "deeds", "resets", "sessions"):
        op.drop_table(table)
    op.drop_index("people_looks", table_name="people")
    for column in ("banned", "admin", "mail", "looks"):
        op.drop_column("people", column)
