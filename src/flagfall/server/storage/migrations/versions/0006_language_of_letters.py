"""In which language somebody who wants letters reads."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(length=8)))


def downgrade() -> None:
    op.drop_column("people", "language")
