"""Every `ask` gets its answer, and what concerns nobody else reaches nobody else."""

from __future__ import annotations

import pytest
from visitors import Ear, Served, pair, set_up


@pytest.fixture
def ears(server: Served):
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        right.ask(since=0)
        yield left, right


@pytest.mark.parametrize(
    "verbs",
    [
        [{"phrase": 0}],
        [{"mute": 1}, {"mute": 1}],
        [{"unmute": 1}],
        [{"draw": True}, {"draw": True}],
        [{"draw": False}],
        [{"ping": True}],
        [{"since": 0}],
    ],
    ids=str,
)
def test_every_ask_gets_its_answer(ears: tuple[Ear, Ear], verbs: list[dict]) -> None:
    left, _ = ears
    for verb in verbs:
        assert left.ask(**verb)["kind"] in ("told", "pong")


@pytest.mark.parametrize("nonsense", [{}, {"dance": True}, {"unmute": "x"}, {"decide": "roll"}], ids=str)
def test_nonsense_with_a_number_is_refused_under_that_number(ears: tuple[Ear, Ear], nonsense: dict) -> None:
    left, _ = ears
    assert left.ask(**nonsense)["reason"] == "unreadable"


@pytest.mark.parametrize("sent", ["", "[", "7", '{"ask": "x"}', '{"ask": 1e99}', '{"ask": 7, "ask": ' + "[" * 2_000])
def test_nonsense_without_a_number_is_refused_under_none(ears: tuple[Ear, Ear], sent: str) -> None:
    left, _ = ears
    left.socket.send(sent)
    refused = left.told(kind="refused")
    assert (refused["reason"], refused["answers"]) == ("unreadable", None)


def test_who_is_muted_hears_nothing_of_it(ears: tuple[Ear, Ear]) -> None:
    """Not even a message at that moment; who mutes hears it at all their tables."""
    left, right = ears
    heard = len(right.received)
    assert left.ask(mute=1)["muted"] == [1]
    assert left.ask(unmute=1)["muted"] == []
    assert right.ask(ping=True)["kind"] == "pong"
    assert len(right.received) == heard + 1


def test_the_same_seat_elsewhere_hears_whom_it_muted(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as here, ann.ear(game, 0) as there, ben.ear(game, 1) as right:
        set_up(here, right)
        there.ask(since=0)
        here.ask(mute=1)
        assert there.told(muted=[1])["answers"] is None
