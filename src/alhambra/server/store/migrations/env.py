"""What Alembic executes: the migrations that are due, on the connection that it is handed."""

from alembic import context

from alhambra.server.store.schema import metadata

# Who hands over the connection has begun a transaction that holds a lock, and ends it: so there is none of its own.
# Alembic believes that SQLite cannot take back a new table, and would commit after each migration; it can.
connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
