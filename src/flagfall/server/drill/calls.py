"""Calls and sockets from any address of this machine, as bare as an attacker's."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HERE, STRANGER, NEIGHBOUR, HALVES, FLOODS = (f"127.0.0.{number}" for number in (1, 3, 4, 5, 6))
"""Who plays in peace, who does not let them, and who only looks by: one machine has many addresses of its own.

The stranger has three, lest half requests and floods take the lines that the other attacks need."""


async def call(
    port: int, method: str, path: str, body: Any = None, *, source: str = HERE, cookie: str = ""
) -> tuple[int, Any, str]:
    """Status, body and the cookie that came with it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\ncookie: {cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        answer = await reader.read()
    finally:
        writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    status = int(lines[0].split()[1]) if len(lines[0].split()) > 1 else 0
    given = next((line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")), "")
    try:
        return status, json.loads(rest), given.partition(";")[0]
    except ValueError:
        return status, None, given.partition(";")[0]


async def listen(
    port: int,
    game: str,
    seat: int | None = None,
    *,
    source: str = HERE,
    cookie: str = "",
    since: int = 0,
    packed: bool = False,
) -> ClientConnection:
    """A socket at a game."""
    where = f"ws://127.0.0.1:{port}/api/games/{game}/socket?packed={packed:d}&since={since}"
    return await connect(
        where if seat is None else f"{where}&seat={seat}",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
        local_addr=(source, 0),
    )


async def named(port: int, name: str, source: str = HERE) -> str:
    """A new guest's cookie."""
    status, _, cookie = await call(port, "PUT", "/api/me", {"name": name}, source=source)
    if status != 200:
        raise RuntimeError(f"nobody new is let in: {status}")
    return cookie
