"""Finished games and ended lines leave memory at once, without waiting for the collector."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from pathlib import Path
from typing import Any

import pytest
from visitors import Served, Visitor, settings, wait_until

from flagfall.server.connections import Calls, SocketLine


@pytest.mark.parametrize(
    ("game", "options"), [("toy/numbers", {}), ("stratego/duel", {}), ("risk/standard", {"players": 2})]
)
def test_a_closed_room_leaves_memory_without_the_collector(tmp_path: Path, game: str, options: dict) -> None:
    """Rooms hold no circles once they are closed: those of games that are over do not wait for the idle time either."""
    with Served(settings(f"sqlite:///{tmp_path}/games.db", idle_seconds=3600.0)) as server:
        ann, rooms = Visitor(server.address, "Ann"), server.house.rooms
        gc.collect()
        gc.disable()
        try:
            closed: list[Any] = []
            for other in ("friend", "random", "me"):
                made = ann.make("me", other, game=game, options=options)["id"]
                with ann.ear(made, 0) as mine:
                    mine.hear()
                    closed.append(weakref.ref(rooms.live(made)))
                    mine.say(phrase=0)
                    mine.ask(abort=True)
            wait_until(lambda: not len(rooms) and all(ref() is None for ref in closed))
        finally:
            gc.enable()


def test_lines_and_sockets_that_end_leave_memory_without_the_collector(server: Served) -> None:
    """A stranger opens them by the thousand: looking for what is left of them would make everybody wait."""
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "friend")["id"]

    def left() -> int:
        return sum(issubclass(type(one), asyncio.Transport | Calls | SocketLine) for one in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = left()
        for _ in range(5):
            stranger = Visitor(server.address)
            stranger.get("/health")
            with stranger.ear(game) as ear:
                ear.hear()
            with socket.create_connection(("127.0.0.1", server.port)) as half:
                half.sendall(b"GET / HTTP/1.1\r\n")
            stranger.http.close()
        wait_until(lambda: left() <= before)
    finally:
        gc.enable()
