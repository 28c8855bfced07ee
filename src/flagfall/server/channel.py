"""A line on which everything said by one worker is heard by all: PostgreSQL's own, or Redis.

It is opened, used and closed. When it breaks it says so with `Broken`; whoever uses it opens it again.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from flagfall.server.settings import Settings

NAME = "flagfall_rooms"
PATIENCE = 5.0
"""Seconds after which whoever does not answer counts as gone."""


class Broken(Exception):
    """The line does not work just now."""


class Channel(Protocol):
    """What the messenger asks of a line."""

    async def open(self) -> None: ...
    async def publish(self, messages: Sequence[str]) -> None: ...
    def heard(self) -> AsyncIterator[str | bytes]: ...
    async def close(self) -> None: ...


def channel_for(settings: Settings) -> Channel | None:
    """The line between workers, or None when there is one worker."""
    if settings.messenger == "memory":
        return None
    if settings.messenger.startswith(("redis://", "rediss://", "unix://")):
        return RedisChannel(settings.messenger)
    return PostgresChannel(settings.database)


class PostgresChannel:
    """NOTIFY and LISTEN: one connection speaks, the other hears."""

    def __init__(self, database: str) -> None:
        from sqlalchemy import make_url

        plain = make_url(database).set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._lines: list[Any] = []

    async def open(self) -> None:
        from psycopg import AsyncConnection, Error

        try:
            for _ in range(2):
                opening = AsyncConnection.connect(self._address, autocommit=True, connect_timeout=int(PATIENCE))
                self._lines.append(await opening)
            await self._lines[1].execute(f"LISTEN {NAME}")
        except (Error, OSError) as error:
            raise Broken from error

    async def publish(self, messages: Sequence[str]) -> None:
        from psycopg import Error

        try:
            async with asyncio.timeout(PATIENCE):
                await self._lines[0].execute(
                    "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message", (NAME, list(messages))
                )
        except (Error, OSError) as error:
            raise Broken from error

    async def heard(self) -> AsyncIterator[str | bytes]:
        from psycopg import Error

        try:
            async for notice in self._lines[1].notifies():
                yield notice.payload
        except (Error, OSError) as error:
            raise Broken from error

    async def close(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            await _let_go(line.close())


class RedisChannel:
    """PUBLISH and SUBSCRIBE."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._redis: Any = None
        self._ear: Any = None

    async def open(self) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        # It must not come back behind our back: what was said in between has to be caught up with.
        once = Retry(NoBackoff(), 0)
        patient: dict[str, Any] = {"socket_connect_timeout": PATIENCE, "retry": once, "retry_on_error": []}
        self._redis = Redis.from_url(self._address, **patient)
        self._ear = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ear.subscribe(NAME)
        except (RedisError, OSError) as error:
            raise Broken from error

    async def publish(self, messages: Sequence[str]) -> None:
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(PATIENCE), self._redis.pipeline(transaction=False) as together:
                for message in messages:
                    together.publish(NAME, message)
                await together.execute()
        except (RedisError, OSError) as error:
            raise Broken from error

    async def heard(self) -> AsyncIterator[str | bytes]:
        from redis.exceptions import RedisError

        try:
            async for message in self._ear.listen():
                yield message["data"]
        except (RedisError, OSError) as error:
            raise Broken from error

    async def close(self) -> None:
        ear, redis, self._ear, self._redis = self._ear, self._redis, None, None
        if ear is not None:
            await _let_go(ear.aclose())
        if redis is not None:
            await _let_go(redis.aclose())


async def _let_go(closing: Any) -> None:
    """A line that is broken does not say so a second time, and nobody waits for it."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1.0):
            await closing
