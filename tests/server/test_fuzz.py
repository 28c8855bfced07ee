"""Random bytes and random messages on sockets: no crash, flat memory, and a table that did not move."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import random
import resource
import socket

from visitors import Served, Visitor, pair
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


def memory() -> int:
    """Kilobytes in use by this process, the server in it."""
    gc.collect()
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * resource.getpagesize() // 1024


def test_random_bytes_on_sockets_do_nothing(server: Served) -> None:
    """Many sockets, thrown out for flooding and back again; the watching player notices nothing."""
    ann, ben, game = pair(server.address)
    luck, sent = random.Random(11), 0
    with ann.ear(game, 0) as left:
        before = left.ask(since=0)
        settled = 0
        for number in range(SOCKETS):
            ear = ben.ear(game, luck.choice([1, None]))
            try:
                for _ in range(BURST):
                    ear.socket.send(nonsense(luck))
                    sent += 1
                ear.socket.recv(5)
            except (ConnectionClosed, UnicodeEncodeError):
                pass
            with contextlib.suppress(OSError):
                ear.socket.socket.shutdown(socket.SHUT_RDWR)  # gone without a word
            ear.close()
            if number == SOCKETS // 2:
                settled = memory()
        after = left.ask(since=0)
        assert after["picture"]["ready"][0] is False
        for field in ("result", "chat", "rematch", "next", "clocks", "muted"):
            assert after[field] == before[field]
    assert sent > SOCKETS * BURST / 2
    grown = memory() - settled
    print(f"{sent} messages on {SOCKETS} sockets; memory {settled} kB half way, {grown:+} kB at the end")
    assert grown < 10_000, f"memory grew by {grown} kB"
    assert Visitor(server.address).get("/health") == {"healthy": True}
