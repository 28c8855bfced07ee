"""The tables. `inputs` is the game itself; everything else is about people and their agreements."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),
    Column("password", Text),
    Column("made", BigInteger, nullable=False),
    Column("looks", String(255)),
    Column("mail", String(254)),
    Column("admin", Boolean, nullable=False, server_default=false()),
    Column("banned", BigInteger),
    Column("notices", Boolean, nullable=False, server_default=false()),
    Column("language", String(8)),
    Index("people_looks", "looks", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

resets = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("rules", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("maker", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("standing", Text, key="sidelines", nullable=False),  # under the name it had at first
    Column("to_act", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("words", String(32)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("waited", BigInteger),
    Column("seed", String(64)),
    Index("games_listed", "listed", "over", "touched"),
    Index("games_deadline", "over", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("invite", String(64), unique=True),
    Column("person", String(32), index=True),
    Column("name", String(64)),
    Column("player", String(64)),
    Column("outcome", String(8)),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("noticed", Boolean, nullable=False, server_default=false()),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("box", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_box", "box", "mu"),
)

rated = Table(
    "rated",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("box", String(64), nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_person", "person", "box", "at"),
)

inputs = Table(
    "inputs",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("decision", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(32), nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

words = Table(
    "words",
    metadata,
    Column("version", String(32), primary_key=True),
    Column("written", Text, nullable=False),
)

setups = Table(
    "setups",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

deeds = Table(
    "deeds",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("whom", String(64)),
    Column("person", String(32)),
    Column("game", String(32)),
    Column("why", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("by", String(32), nullable=False),
    Column("words", Text, nullable=False),
    Column("settled", BigInteger),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("counts", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
