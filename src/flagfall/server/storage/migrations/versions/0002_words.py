"""Which words the numbers of stored decisions stand for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "words",
        sa.Column("version", sa.String(length=32), nullable=False),
        sa.Column("written", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("version"),
    )
    op.add_column("games", sa.Column("words", sa.String(length=32), nullable=True))
