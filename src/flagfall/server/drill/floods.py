"""As much as a line takes of what is cheap to send and dear to read: frames with nothing in them, chunks, single letters, noise."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

LONG = 40_000
"""Scraps sent in one go; the system hands a server thousands of them at once."""
TEXT, PING, PONG, MORE = 1, 9, 10, 0
PATIENCE = 2.0
BREATH = 0.001
"""Seconds between two letters: a stranger who never rests would only keep the drill's own processor from everybody else."""


def frame(kind: int, content: bytes = b"", last: bool = True) -> bytes:
    """As a page sends it, masked with nothing."""
    return bytes([kind | (128 if last else 0), 128 | len(content)]) + bytes(4) + content


FRAMES = {
    "pings": frame(PING) * LONG,
    "pongs": frame(PONG) * LONG,
    "words": frame(TEXT, b"1") * LONG,
    "pieces of a word": frame(TEXT, last=False) + frame(MORE, last=False) * LONG,
}
CALL = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
CALLS = {
    "chunks": CALL + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * LONG,
    "long heads": CALL + b"a:b\r\n" * 3_000 + b"\r\n",
    "calls in a row": b"GET /api/preparing HTTP/1.1\r\nhost: x\r\n\r\n" * 1_000,
}


class Floods:
    """From one address. `count` hears what was sent, in kinds."""

    def __init__(self, port: int, source: str, game: str, count: Callable[[str], None]) -> None:
        self._port, self._source, self._count = port, source, count
        self._where = (f"/api/games/{game}/socket", "/api/lobby")

    def every(self) -> Iterator[Callable[[], Awaitable[None]]]:
        for kind, flood in FRAMES.items():
            for where in self._where:
                yield lambda kind=kind, flood=flood, where=where: self._frames(kind, flood, where)  # type: ignore[misc]
        for kind, flood in CALLS.items():
            yield lambda kind=kind, flood=flood: self._sent(kind, flood)  # type: ignore[misc]
        yield self._letters
        yield self._noise

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._source, 0))

    async def _frames(self, kind: str, flood: bytes, where: str) -> None:
        reader, writer = await self._open()
        try:
            key = base64.b64encode(os.urandom(16)).decode()
            head = f"GET {where} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {key}\r\n"
            writer.write(f"{head}sec-websocket-version: 13\r\n\r\n".encode())
            if b" 101 " not in await reader.readline():
                raise OSError("not let in")
            while True:
                await self._pour(kind, writer, flood)
        finally:
            writer.transport.abort()

    async def _sent(self, kind: str, flood: bytes) -> None:
        reader, writer = await self._open()
        try:
            await self._pour(kind, writer, flood)
            await asyncio.wait_for(reader.read(1000), PATIENCE)
        finally:
            writer.transport.abort()

    async def _letters(self) -> None:
        """A head that never ends, letter by letter."""
        _, writer = await self._open()
        try:
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx-a: ")
            while True:
                await self._pour("single letters", writer, b"a")
                await asyncio.sleep(BREATH)
        finally:
            writer.transport.abort()

    async def _noise(self) -> None:
        await self._sent("noise", os.urandom(60_000))

    async def _pour(self, kind: str, writer: asyncio.StreamWriter, flood: bytes) -> None:
        self._count(kind)
        writer.write(flood)
        await asyncio.wait_for(writer.drain(), PATIENCE)
        if writer.transport.is_closing():
            raise OSError("the line has ended")
