"""The line between workers breaks and comes back: nothing that was said meanwhile is lost, and nobody seems to be gone."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from hands import Hands
from services import Service, postgres_service, redis_service
from sqlalchemy import create_engine, text
from visitors import Ear, Process, Served, Visitor, settings, wait_until

from flagfall.server.messenger import PRESENT_FOR, PULSE_SECONDS
from flagfall.server.wall_clock import WallClock


@pytest.fixture(scope="module")
def database() -> Iterator[Service]:
    with postgres_service() as service:
        yield service


@pytest.fixture(scope="module")
def redis() -> Iterator[Service]:
    with redis_service() as service:
        yield service


Apart = tuple[Served, Served, Ear, Ear]


@contextlib.contextmanager
def apart(database: Service, messenger: str, wall_clock: WallClock | None = None, **chosen: float) -> Iterator[Apart]:
    """Ann's page is served by one worker, Ben's by another."""
    with (
        Served(settings(database.address, messenger=messenger, **chosen), wall_clock) as one,
        Served(settings(database.address, messenger=messenger, **chosen), wall_clock) as two,
    ):
        ann, ben = Visitor(one.address, "Ann"), Visitor(two.address, "Ben")
        made = ann.make("me", "friend")
        ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
        with ann.ear(made["id"], 0) as left, ben.ear(made["id"], 1) as right:
            left.until(lambda told: told["people"][1]["here"])
            right.until(lambda told: told["people"][0]["here"])
            # From now on no worker looks around by itself: what arrives has come over the line, or was caught up with.
            for served in (one, two):
                served.house.rooms._look_around = _nowhere
            yield one, two, left, right


async def _nowhere() -> None:
    return None


def drop_everybody(database: Service) -> None:
    engine = create_engine(database.address)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    engine.dispose()


def test_after_postgresql_has_dropped_every_connection_words_arrive_again(database: Service) -> None:
    with apart(database, "postgresql") as (one, two, left, right):
        drop_everybody(database)
        wait_until(lambda: all(served.house.messenger.lost == 1 for served in (one, two)))
        wait_until(lambda: all(served.house.messenger.connected for served in (one, two)))
        left.say(phrase=0)
        assert right.until(lambda told: told["chat"])["chat"][-1]["text"] == "Hello!"
        right.say(phrase=1)
        left.until(lambda told: len(told["chat"]) and told["chat"][-1]["seat"] == 1)
        assert Visitor(one.address).get("/health")["healthy"]
        assert "flagfall_messenger_lost_total 1" in Visitor(one.address).get("/metrics")


def test_what_was_said_while_redis_was_away_is_heard_when_it_is_back(database: Service, redis: Service) -> None:
    with apart(database, redis.address, pulse_seconds=0.5) as (one, two, left, right):
        redis.stop()
        wait_until(lambda: not any(served.house.messenger.connected for served in (one, two)))
        told = Visitor(one.address).get("/health", expect=503)
        assert not told["healthy"]
        assert "messenger" in told["troubles"][0]
        wait_until(lambda: "flagfall_messenger_connected 0" in Visitor(one.address).get("/metrics"))
        assert left.ask(phrase=3)["chat"][-1]["text"] == "Oh no!"
        assert left.ask(decide="hide 1", after=0)["kind"] == "told"
        redis.start()
        assert right.until(lambda told: told["chat"] and told["picture"]["ready"][0])["chat"][-1]["text"] == "Oh no!"
        assert Visitor(one.address).get("/health")["healthy"]
        right.say(phrase=1)
        left.until(lambda told: told["chat"] and told["chat"][-1]["seat"] == 1)


def test_a_line_that_falls_silent_without_breaking_is_opened_again(database: Service, redis: Service) -> None:
    with apart(database, redis.address, pulse_seconds=0.2) as (one, _, left, right):

        async def heard_nothing():
            while True:
                yield b"{}"
                await _sleep_for_ever()

        one.house.messenger._channel.heard = heard_nothing
        one.house.messenger._channel._ear.connection._reader.feed_eof()
        wait_until(lambda: one.house.messenger.lost >= 2)
        del one.house.messenger._channel.heard
        wait_until(lambda: one.house.messenger.connected)
        right.say(phrase=0)
        left.until(lambda told: told["chat"])


async def _sleep_for_ever() -> None:
    import asyncio

    await asyncio.Event().wait()


def test_without_redis_a_server_told_to_stop_stops(database: Service, redis: Service) -> None:
    with Process(database.address, redis.address) as server:
        ann = Visitor(server.address, "Ann")
        with ann.ear(ann.make("me", "friend")["id"], 0) as left:
            left.hear()
            redis.stop()
            try:
                left.ask(phrase=0)
                server.process.terminate()
                assert left.ended() == 1012
                assert server.process.wait() in (0, -15)
            finally:
                redis.start()


def test_in_a_quiet_hour_nobody_is_taken_for_gone_who_is_there(database: Service) -> None:
    """Many times as long as presence lasts without being renewed."""
    hands = Hands()
    with apart(database, "postgresql", hands) as (one, two, left, right):

        def pulses(count: int, *speaking: Served) -> None:
            for _ in range(count):
                hands.turn(PULSE_SECONDS)
                wait_until(lambda: all(s.house.messenger._heard_myself == hands.seconds() for s in speaking))

        pulses(4 * PRESENT_FOR, one, two)
        assert left.ask(since=0)["people"][1]["here"]
        assert right.ask(since=0)["people"][0]["here"]
        one.house.messenger._publish = lambda word: None  # as good as dead
        pulses(PRESENT_FOR + 3, two)
        right.until(lambda told: not told["people"][0]["here"])
