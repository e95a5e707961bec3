"""How alembic runs the migrations: on the connection that the store hands over."""

from alembic import context

from tianxia.server.shell.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
