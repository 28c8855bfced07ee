"""Lines to the server: each limit on them reached and refused."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path

import pytest
from hands import Hands
from visitors import GENEROUS, OPEN, Served, Visitor, pair, settings


def line(server: Served, address: str = "127.0.0.1") -> socket.socket:
    """A bare line to the server."""
    return socket.create_connection(("127.0.0.1", server.port), 60, (address, 0))


# limit: connections
# limit: connections_per_address
@pytest.mark.parametrize(("limits", "most"), [({"connections_per_address": 5}, 5), ({"connections": 8}, 4)])
def test_lines_are_counted_in_all_and_per_address(tmp_path: Path, limits: dict, most: int) -> None:
    """Nobody takes more than half of all there are; whoever leaves makes room, also by becoming a socket."""
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, **limits))) as server:
        lines = [line(server) for _ in range(most)]
        over = line(server)
        assert over.recv(100).startswith(b"HTTP/1.1 503")
        over.close()
        with line(server, "127.0.0.2") as other:
            other.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert other.recv(100).startswith(b"HTTP/1.1 200")
        for one in lines:
            one.close()
        for _ in range(3):  # sockets give their lines back as well
            ann, _, game = pair(server.address)
            ann.ear(game, 0).hear()
            while OPEN:
                OPEN.pop().close()


# limit: connections_per_minute
def test_lines_opened_one_after_the_other_are_counted_by_address(tmp_path: Path) -> None:
    """Whoever is sent away for asking too often cannot go on by opening a line for each call."""
    few = replace(GENEROUS, connections_per_minute=3)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few), Hands()) as server:
        for address in (*["127.0.0.2"] * 3, "127.0.0.3"):
            with line(server, address) as one:
                one.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
                assert one.recv(12) == b"HTTP/1.1 200"
        with line(server, "127.0.0.2") as over:
            assert over.recv(12) == b"HTTP/1.1 503"


def test_whoever_asks_too_often_is_sent_off_the_line(tmp_path: Path) -> None:
    """Ten calls in one go on one line: one is answered, one is refused in a sentence, and nobody reads the others."""
    few = replace(GENEROUS, calls_per_minute=1)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server, line(server) as one:
        one.settimeout(60)
        one.sendall(b"GET /api/me?language=de HTTP/1.1\r\nhost: x\r\n\r\n" * 10)
        heard = b""
        while more := one.recv(65536):
            heard += more
        assert heard.count(b"HTTP/1.1 ") == 2
        assert heard.count(b"HTTP/1.1 429") == 1
        assert "warte ein wenig" in heard.decode()
        assert b"content-security-policy" in heard.lower().split(b"429")[1]


# limit: header_seconds
# limit: body_seconds
@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-a: ",
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
    ],
    ids=["nothing", "half a head", "half a body", "half a second call"],
)
def test_half_a_request_is_ended(tmp_path: Path, half: bytes) -> None:
    hands = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=GENEROUS), hands) as server, line(server) as slow:
        slow.sendall(half)
        slow.settimeout(0.02)
        hands.turn_until(lambda: ended(slow), seconds=GENEROUS.header_seconds)


def ended(line: socket.socket) -> bool:
    try:
        return not line.recv(1000)
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True


def test_a_whole_request_may_take_as_long_as_its_answer_does(tmp_path: Path, monkeypatch) -> None:
    hands = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=GENEROUS), hands) as server:
        ann = Visitor(server.address, "Ann")
        monkeypatch.setattr("flagfall.catalog.games", lambda: hands.turn(3600) or ())
        assert ann.get("/api/catalog")["games"] == []
