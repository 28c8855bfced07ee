"""Ratings, how each game ended for whom, and what somebody has taken off their list."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
NO = sa.false()


def upgrade() -> None:
    op.add_column("people", sa.Column("notices", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("games", sa.Column("waited", sa.BigInteger()))
    op.add_column("seats", sa.Column("outcome", sa.String(length=8)))
    op.add_column("seats", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("seats", sa.Column("noticed", sa.Boolean(), nullable=False, server_default=NO))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("box", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "box"),
    )
    op.create_index("ratings_box", "ratings", ["box", "mu"])
    op.create_table(
        "rated",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("box", sa.String(length=64), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    op.create_index("rated_person", "rated", ["person", "box", "at"])
    _look_at_what_is_over()


def _look_at_what_is_over() -> None:
    """Who has won what was played before: it stands in how each game ended."""
    games = sa.table("games", *(sa.column(name) for name in ("id", "over", "standing")))
    seats = sa.table("seats", *(sa.column(name) for name in ("game", "seat", "person", "outcome")))
    connection = op.get_bind()
    over = sa.select(games.c.id, games.c.standing).where(games.c.over.is_(True))
    for game, standing in connection.execute(over).all():
        beside = json.loads(standing)
        ending, gone = beside.get("ending") or {}, beside.get("replaced") or {}
        sat = connection.execute(sa.select(seats.c.seat, seats.c.person).where(seats.c.game == game)).all()
        for seat, person in sat:
            if person is None or sum(other == person for _, other in sat) > 1:
                continue
            outcome = "won" if seat in ending.get("winners", []) else "lost" if ending.get("winners") else "drawn"
            outcome = "lost" if str(seat) in gone else outcome
            outcome = "off" if ending.get("by") in (None, "abort", "unfinished") else outcome
            here = (seats.c.game == game) & (seats.c.seat == seat)
            connection.execute(seats.update().where(here).values(outcome=outcome))


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_table("ratings")
    for table, columns in (
        ("seats", ("noticed", "hidden", "outcome")),
        ("games", ("waited", "rated")),
        ("people", ("notices",)),
    ):
        for column in columns:
            op.drop_column(table, column)
