"""Random bytes and random messages on sockets: no crash, flat memory, and a table that did not move."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import socket
from pathlib import Path

from visitors import Process, Visitor, pair
from websockets.exceptions import ConnectionClosed

SOCKETS = int(os.environ.get("FLAGFALL_FUZZ_SOCKETS", "120"))
"""Each says as much as it may at once: 120 of them say more than one socket is allowed to say in three minutes."""
BURST = 39
WORDS = [
    "decide",
    "since",
    "seat",
    "after",
    "ask",
    "resign",
    "draw",
    "chat",
    "phrase",
    "mute",
    "ping",
    "rematch",
    "é",
    "",
]
VALUES = [
    0,
    -1,
    1,
    2**63,
    2**200,
    1.5,
    1e308,
    True,
    False,
    None,
    "",
    "hide 1",
    "x" * 3000,
    [],
    {},
    [[[]]],
    {"a": 1},
    "\ud800",
]


def nonsense(luck: random.Random) -> str | bytes:
    """Bytes, text, almost-messages."""
    kind = luck.randrange(4)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return "".join(chr(luck.randrange(32, 0xD7FF)) for _ in range(luck.randrange(100)))
    message = {luck.choice(WORDS): luck.choice(VALUES) for _ in range(luck.randrange(1, 4))}
    if {"resign", "abort"} & set(message) or "rematch" in message:
        message = {"ping": luck.choice(VALUES)}
    text = json.dumps(message)
    return text if kind == 2 else text[: luck.randrange(len(text) + 1)]


def memory(process: Process) -> int:
    """Kilobytes in use by a server."""
    pages = Path(f"/proc/{process.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize() // 1024


def test_random_bytes_on_sockets_do_nothing(tmp_path: Path) -> None:
    """Many sockets, one after the other, gone without a word; the watching player notices nothing."""
    with Process(f"sqlite:///{tmp_path}/games.db") as server:
        ann, ben, game = pair(server.address)
        luck, sent, settled = random.Random(11), 0, 0
        with ann.ear(game, 0) as left:
            before = left.ask(since=0)
            for number in range(SOCKETS):
                sent += flood(ben, game, luck)
                if number % 20 == 0:
                    left.ask(ping=True)  # she listens all the time
                if number == SOCKETS // 2:
                    settled = memory(server)
            after = left.ask(since=0)
            assert after["picture"]["ready"][0] is False
            for field in ("result", "chat", "rematch", "next", "clocks", "muted"):
                assert after[field] == before[field]
        assert sent > SOCKETS * BURST / 2
        grown = memory(server) - settled
        print(f"{sent} messages on {SOCKETS} sockets; memory {settled} kB half way, {grown:+} kB at the end")
        assert grown < 10_000, f"memory grew by {grown} kB"
        assert Visitor(server.address).get("/health") == {"healthy": True, "troubles": []}


def flood(visitor: Visitor, game: str, luck: random.Random) -> int:
    """As much nonsense as one socket may say at once; how much it was."""
    ear, sent = visitor.ear(game, luck.choice([1, None])), 0
    with contextlib.suppress(ConnectionClosed, UnicodeEncodeError):
        for _ in range(BURST):
            ear.socket.send(nonsense(luck))
            sent += 1
        ear.socket.recv(5)
    with contextlib.suppress(OSError):
        ear.socket.socket.shutdown(socket.SHUT_RDWR)
    ear.close()
    return sent
