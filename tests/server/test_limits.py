"""Each limit of the table, reached and refused."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from visitors import GENEROUS, Ear, Served, Visitor, pair, settings
from websockets.exceptions import ConnectionClosed

from flagfall.server.limits import Bucket, Limits, Tally

SMALL = replace(
    GENEROUS,
    message_bytes=300,
    message_burst=10,
    messages_per_second=1.0,
    sockets_per_person=3,
    sockets_per_game=4,
    sockets=6,
    body_bytes=2000,
    name_letters=10,
    running_games=2,
    games_per_hour=6,
    setups=2,
    setup_letters=100,
    chat_letters=20,
    chat_per_minute=2,
    wrong_passwords_per_minute=2,
    clock_seconds=100,
    clock_days=3,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server where everything is scarce."""
    with Served(settings(f"sqlite:///{tmp_path}/games.db", limits=SMALL)) as served:
        yield served


def test_every_limit_is_tested_here() -> None:
    """A limit without a test fails the build."""
    source = Path(__file__).read_text(encoding="utf-8")
    for field in fields(Limits):
        assert f"# limit: {field.name}\n" in source, f"{field.name} has no test"


def test_the_book_shows_the_limits() -> None:
    book = (Path(__file__).parents[2] / "docs/wire.md").read_text(encoding="utf-8").split("## Limits")[1]
    limits = Limits()
    for shown in (
        f"{limits.message_bytes // 1024} KiB, {limits.messages_per_second:.0f} a second",
        f"bursts of {limits.message_burst}",
        f"{limits.sockets_per_person}; per game {limits.sockets_per_game}; in all {limits.sockets:,}",
        f"{limits.body_bytes // 1024} KiB; of a scroll {limits.scroll_bytes // 1024 // 1024} MiB",
        f"{limits.calls_per_minute:,} a minute",
        f"1 to {limits.name_letters} characters",
        "{} to {} characters".format(*limits.password_letters),
        f"{limits.running_games}; made per hour {limits.games_per_hour}",
        f"{limits.setups}, of at most {limits.setup_letters:,} characters",
        f"{limits.chat_letters} characters, {limits.chat_per_minute} lines a minute",
        f"{limits.wrong_passwords_per_minute} a minute per name",
        f"{limits.clock_seconds // 3600} hours, or {limits.clock_days} days",
    ):
        assert shown in book, shown


# limit: message_bytes
def test_a_long_message_is_refused_or_ends_the_socket(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(decide="x" * 200, after=0)["reason"] == "unreadable"
        left.say(decide="x" * 400, after=0)
        assert left.ended() == 1009


# limit: messages_per_second
# limit: message_burst
def test_a_flood_of_messages_ends_the_socket(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(12):
                left.say(ping=True)
        assert left.ended() == 4429


# limit: sockets_per_person
# limit: sockets_per_game
# limit: sockets
def test_sockets_are_counted_per_person_per_game_and_in_all(server: Served) -> None:
    ann, _, game = pair(server.address)
    mine = [ann.ear(game, 0) for _ in range(3)]
    [ear.hear() for ear in mine]
    assert ann.ear(game, 0).ended() == 4429
    watchers = [Visitor(server.address).ear(game)]
    watchers[0].hear()
    assert Visitor(server.address).ear(game).ended() == 4429
    _, _, other = pair(server.address)
    for _ in range(2):
        watchers.append(Visitor(server.address).ear(other))
        watchers[-1].hear()
    assert Visitor(server.address).ear(other).ended() == 1013
    mine[0].close()
    _until_hearing(Visitor(server.address), other)


def _until_hearing(visitor: Visitor, game: str) -> Ear:
    for _ in range(50):
        ear = visitor.ear(game)
        try:
            ear.hear()
            return ear
        except ConnectionClosed:
            pass
    raise AssertionError("a closed socket still counts")


# limit: body_bytes
# limit: scroll_bytes
def test_long_bodies_are_refused(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    assert ann.call("PUT", "/api/me", name="x" * 3000, expect=413)["reason"] == "too_long"
    long = "x" * (Limits().scroll_bytes + 100)
    assert ann.call("POST", "/api/scrolls", text=long, expect=413)["reason"] == "too_long"


# limit: calls_per_minute
def test_a_flood_of_calls_is_refused(tmp_path: Path) -> None:
    few = replace(SMALL, calls_per_minute=5)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        ann = Visitor(server.address)
        for _ in range(5):
            ann.get("/api/me")
        assert ann.get("/api/me", expect=429)["reason"] == "too_many"
        assert ann.get("/health") == {"healthy": True}


# limit: name_letters
@pytest.mark.parametrize("name", ["", "   ", "x" * 11, "a\x00b", "a\u202eb"])
def test_a_name_is_short_and_readable(server: Served, name: str) -> None:
    status = 413 if len(name) > 10 else 400
    assert Visitor(server.address).call("PUT", "/api/me", name=name, expect=status)["refusal"] == "invalid"


# limit: password_letters
def test_a_password_is_neither_short_nor_endless(server: Served) -> None:
    ann = Visitor(server.address)
    assert ann.call("POST", "/api/account", name="Ann", password="1234567", expect=400)["refusal"] == "invalid"
    assert ann.call("POST", "/api/account", name="Ann", password="x" * 129, expect=413)["reason"] == "too_long"


# limit: running_games
def test_running_games_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    made = [ann.make("me", "friend") for _ in range(2)]
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert ann.call("POST", "/api/games", **wish, expect=429)["reason"] == "too_many"
    with ann.ear(made[0]["id"], 0) as left:
        left.ask(abort=True)
    ann.make("me", "friend")


# limit: games_per_hour
def test_games_made_in_an_hour_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    for _ in range(6):
        with ann.ear(ann.make("me", "friend")["id"], 0) as left:
            left.ask(abort=True)
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert ann.call("POST", "/api/games", **wish, expect=429)["reason"] == "too_many"


# limit: setups
# limit: setup_letters
def test_set_ups_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    for name in ("one", "two"):
        ann.call("PUT", "/api/setups", game="toy/numbers", name=name, text="hide 1")
    wish = {"game": "toy/numbers", "name": "three", "text": "hide 1"}
    assert ann.call("PUT", "/api/setups", **wish, expect=429)["reason"] == "too_many"
    assert ann.call("PUT", "/api/setups", **wish | {"name": "two", "text": "hide 2"})["text"] == "hide 2"
    long = {**wish, "text": "x" * 101}
    assert ann.call("PUT", "/api/setups", **long, expect=413)["reason"] == "too_long"


# limit: chat_letters
# limit: chat_per_minute
def test_chat_is_limited(server: Served) -> None:
    ann, _, game = pair(server.address)
    ann.call("POST", "/api/account", name="Anna", password="correct horse")
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(chat="x" * 21)["reason"] == "too_long"
        left.say(chat="one"), left.say(phrase=0)
        assert left.ask(phrase=1)["reason"] == "too_many"


# limit: wrong_passwords_per_minute
def test_guessing_passwords_is_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    ann.call("POST", "/api/account", name="Ann", password="correct horse")
    eve = Visitor(server.address)
    for _ in range(2):
        assert eve.call("POST", "/api/session", name="Ann", password="wrong", expect=401)
    right = {"name": "Ann", "password": "correct horse"}
    assert eve.call("POST", "/api/session", **right, expect=429)["reason"] == "too_many"


# limit: clock_seconds
# limit: clock_days
@pytest.mark.parametrize(
    "clock",
    [{"kind": "move", "seconds": 101}, {"kind": "move", "seconds": 0}, {"kind": "total", "seconds": 50, "increment": 101},
     {"kind": "days", "days": 4}, {"kind": "days", "days": 0}, {"kind": "none", "seconds": 3}, {"kind": "days", "seconds": 3}],
)  # fmt: skip
def test_a_clock_nobody_could_play_by_is_refused(server: Served, clock: dict) -> None:
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}], "clock": clock}
    assert Visitor(server.address, "Ann").call("POST", "/api/games", **wish, expect=400)["reason"] == "bad_option"


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000.0, brim=1)
    assert bucket.take()
    assert any(bucket.take() for _ in range(100_000))


def test_a_tally_forgets_those_who_left() -> None:
    """Memory stays flat however many ask once."""
    tally = Tally(count=10, seconds=0.001)
    for number in range(20_000):
        tally.take(str(number))
    assert len(tally._buckets) < 5_000
