"""What the luck of a game is made of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("seed", sa.String(length=64), nullable=True))
