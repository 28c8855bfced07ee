"""What is kept: SQLAlchemy tables, SQLite by default and PostgreSQL by address."""
