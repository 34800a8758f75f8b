"""What Alembic executes: the migrations that are due, on the connection that it is handed."""

from alembic import context

from alhambra.server.store.schema import metadata

# Who hands over the connection has begun a transaction that holds a lock, and ends it: so there is none of its own.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
