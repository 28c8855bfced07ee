"""Lines to the server: each limit on them reached and refused."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import random
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hands import Hands
from uvicorn import Config
from uvicorn.server import ServerState
from visitors import GENEROUS, OPEN, Served, Visitor, pair, settings
from websockets.frames import Frame, Opcode

from flagfall.server.drill.floods import MORE, PING, PONG, TEXT, frame
from flagfall.server.whole_words import PACKED, SPOKEN, WholeWords, ends_whole, head_of, is_short_word


def line(server: Served, address: str = "127.0.0.1") -> socket.socket:
    """A bare line to the server."""
    return socket.create_connection(("127.0.0.1", server.port), None, (address, 0))


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


def bare_socket(server: Served, address: str = "127.0.0.1") -> socket.socket:
    """A socket at the lists, of which every byte is ours to send."""
    one, key = line(server, address), base64.b64encode(bytes(16)).decode()
    head = f"GET /api/lobby HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {key}\r\n"
    one.sendall(f"{head}sec-websocket-version: 13\r\n\r\n".encode())
    assert one.recv(1000).startswith(b"HTTP/1.1 101")
    return one


def cut_off(one: socket.socket) -> bool:
    """Once it has been."""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while one.recv(65536):
            pass
    return True


# limit: scraps_per_second
@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 300,
        frame(PONG) * 300,
        frame(TEXT, b"1") * 300,
        frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * 300,
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 300,
    ],
    ids=["pings", "pongs", "words", "pieces of a word", "chunks"],
)
def test_a_flood_of_scraps_is_cut_off(tmp_path: Path, flood: bytes) -> None:
    """Each costs a moment, and there are thousands in what the system reads in one go: everybody waited for them, for seconds."""
    few = replace(GENEROUS, scraps_per_second=20)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        with line(server) if flood.startswith(b"PUT") else bare_socket(server) as one:
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                one.sendall(flood)
            assert cut_off(one)
        with bare_socket(server) as calm:
            calm.sendall(frame(PING) * 5 + frame(TEXT, b'{"ping": true, "ask": 7}'))
            while b'"answers":7' not in calm.recv(65536):
                pass


# limit: scraps_per_address
def test_an_address_that_brought_too_many_scraps_is_heard_later(tmp_path: Path) -> None:
    """Nothing is lost; and another address need not wait for it."""
    few, hands = replace(GENEROUS, scraps_per_address=3), Hands()
    call = b"GET /health HTTP/1.1\r\nhost: x\r\n" + b"x-a: b\r\n" * 100 + b"\r\n"
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few), hands) as server:
        with line(server, "127.0.0.2") as one:
            one.sendall(call)
            assert one.recv(12) == b"HTTP/1.1 200"
        with line(server, "127.0.0.2") as later:
            later.sendall(call)
            with line(server, "127.0.0.3") as other:
                other.sendall(call)
                assert other.recv(12) == b"HTTP/1.1 200"
            later.settimeout(0.02)
            with pytest.raises(TimeoutError):
                later.recv(12)
            hands.turn_until(lambda: heard(later), seconds=0.5)


def heard(line: socket.socket) -> bool:
    try:
        return line.recv(12) == b"HTTP/1.1 200"
    except TimeoutError:
        return False


def test_a_head_of_a_thousand_lines_is_not_read(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/few.db")) as server, line(server) as one:
        one.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n" + b"a:b\r\n" * 1000 + b"\r\n")
        assert one.recv(12) == b"HTTP/1.1 400"


LARGE = 12_000_000
"""More than the system takes over from a server for somebody who is slow."""


def slow_reader(server: Served) -> socket.socket:
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", server.port))
    one.sendall(b"GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n")
    return one


def large(folder: Path) -> Path:
    (folder / "static").mkdir()
    (folder / "static/index.html").write_text("<p>")
    (folder / "static/large.bin").write_bytes(bytes(LARGE))
    return folder / "static"


def test_whoever_takes_a_page_slowly_gets_it_whole(tmp_path: Path) -> None:
    hands, chosen = Hands(), settings(f"sqlite:///{tmp_path}/few.db", limits=GENEROUS, static=large(tmp_path))
    with Served(chosen, hands) as server, slow_reader(server) as slow:
        heard = len(slow.recv(1000))
        hands.turn(2 * GENEROUS.header_seconds)
        while heard < LARGE and (more := slow.recv(65536)):
            heard += len(more)
        assert heard > LARGE


def test_whoever_takes_nothing_of_a_page_makes_room_for_others(tmp_path: Path) -> None:
    hands, one_line = Hands(), replace(GENEROUS, connections_per_address=1)
    chosen = settings(f"sqlite:///{tmp_path}/few.db", limits=one_line, static=large(tmp_path))
    with Served(chosen, hands) as server, slow_reader(server) as slow:
        slow.recv(100)

        def room() -> bool:
            with line(server) as other, contextlib.suppress(ConnectionResetError, BrokenPipeError):
                other.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
                return other.recv(12) == b"HTTP/1.1 200"
            return False

        hands.turn_until(room, seconds=GENEROUS.body_seconds)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_is_said_at_once_has_the_head_any_other_message_has(length: int) -> None:
    for kind, opcode in ((SPOKEN, Opcode.TEXT), (PACKED, Opcode.BINARY)):
        assert head_of(kind, length) + b"x" * length == Frame(opcode, b"x" * length).serialize(mask=False)


def framed(content: bytes, kind: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    """As a page sends it, masked with something."""
    return Frame(kind, content, fin=last).serialize(mask=True)


WORDS = [framed(b"x" * length) for length in (0, 1, 125, 126, 65_535, 65_536)]


@pytest.mark.parametrize("word", WORDS, ids=len)
def test_a_frame_is_whole_when_its_last_letter_is_there(word: bytes) -> None:
    for end in {*range(min(len(word), 20)), len(word) // 2, len(word) - 1, len(word)}:
        for before in (b"", WORDS[1], framed(b"", Opcode.PONG)):
            assert ends_whole(before + word[:end]) == (end in (0, len(word)))
            assert is_short_word(before + word[:end]) == (
                (not before and end == len(word) <= 131) or (before == WORDS[1] and end == 0)
            )


@pytest.mark.parametrize(
    "other",
    [
        framed(b"x", Opcode.BINARY),
        framed(b"", Opcode.PING),
        framed(b"x", last=False),
        b"\x81\x01x",
        b"\xc1" + framed(b"x")[1:],
    ],
    ids=["bytes", "ping", "a piece", "not masked", "packed"],
)
def test_only_a_whole_text_of_a_page_is_a_short_word(other: bytes) -> None:
    assert not is_short_word(other)


def test_words_that_come_together_are_answered_in_their_order(tmp_path: Path) -> None:
    """Whether they are taken up at once or have to wait, in one piece or in two."""
    limits = replace(GENEROUS, messages_per_address=4)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=limits)) as server:
        ann, _, game = pair(server.address)
        with ann.ear(game, 0) as ear:
            asked = [ear.say(ping=True) for _ in range(9)]
            heard: list[int] = []
            while len(heard) < len(asked):
                if (answers := ear.hear().get("answers")) is not None:
                    heard.append(answers)
            assert heard == asked


class Wire(asyncio.Transport):
    """Takes whatever is written."""

    def write(self, data: object) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def close(self) -> None: ...
    def is_closing(self) -> bool:
        return False


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.mark.parametrize("seed", range(30))
def test_words_cut_and_joined_anywhere_are_heard_as_they_were_said(seed: int) -> None:
    """Also where what is inside another frame looks like a word of its own, and when somebody has to wait."""
    luck, heard = random.Random(seed), list[str | bytes]()

    async def app(_scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event.get("text") or event["bytes"])

    async def talk() -> None:
        line = WholeWords(Config(app, log_config=None, lifespan="off", ws_per_message_deflate=False), ServerState(), {})
        line.connection_made(Wire())
        line.data_received(HANDSHAKE)
        while not line.handshake_complete:
            await asyncio.sleep(0)
        line.hear = lambda text: luck.random() < 0.7 and (heard.append(text) or True)
        said, frames = list[str | bytes](), list[bytes]()
        for n in range(20):
            match luck.randrange(5):
                case 0:
                    said.append(word := framed(b"inside %d" % n))
                    frames += [(whole := frame(Opcode.BINARY, word))[: -len(word)], whole[-len(word) :]]
                case 1:
                    said.append(f"pieces of {n}")
                    frames += [
                        framed(b"pieces ", last=False),
                        framed(b"", Opcode.PONG),
                        framed(b"of %d" % n, Opcode.CONT),
                    ]
                case _:
                    said.append(text := f"word {n}" + "." * luck.choice([0, 0, 0, 200]))
                    frames.append(framed(text.encode()))
        if seed % 2:  # cut and joined; else as they are
            stream = b"".join(frames)
            cuts = sorted(luck.sample(range(len(stream)), 40))
            frames = [stream[a:b] for a, b in itertools.pairwise([0, *cuts, len(stream)])]
        for some in frames:
            line.data_received(some)
            if luck.random() < 0.5:
                await asyncio.sleep(0)
        while len(heard) < len(said):
            await asyncio.sleep(0)
        assert heard == said
        line.connection_lost(None)
        await asyncio.gather(*line.tasks)

    asyncio.run(talk())
