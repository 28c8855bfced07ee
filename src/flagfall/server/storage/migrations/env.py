"""How alembic reaches the tables: the connection is handed in by `storage.database.migrate`."""

from alembic import context

from flagfall.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
