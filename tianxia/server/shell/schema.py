"""The tables of the store, in SQLAlchemy Core; the migrations bring an older store here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

matches: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("invite", LargeBinary, nullable=False),
    Column("header", Text, nullable=True),
    Column("origin", String(16), nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("created", Float, nullable=False),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(64), nullable=False),
    Column("token", LargeBinary, nullable=False, index=True),
    Column("reserved", LargeBinary, nullable=False),
    Column("standing", Text, nullable=False),
    Column("devices", Text, nullable=False, server_default="[]"),
)

answers: Final = Table(  # append-only: the key (match, n) lets nobody write twice
    "answers",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("request", String(64), nullable=False),
    Column("by", String(16), nullable=False),
)

marks: Final = Table(  # a cache: it may be emptied at any time
    "marks",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

keys: Final = Table(  # the server's own secrets, made when they are first needed; no route reads this table
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
