"""Computer seats: they play to the end, at a steady pace, and one that dies is replaced."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

from flagfall.server import making


def test_a_person_plays_the_computer_to_the_end(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random")["id"]
    with ann.ear(game, 0) as left:
        told = left.hear()
        assert told["people"][1] == {"seat": 1, "name": "Random", "player": "random", "here": True}
        told = left.ask(decide="hide 1", after=0)
        while not told["result"]:
            if told["choices"]:
                left.say(decide="roll", after=told["moment"])
            told = left.until(lambda told: told["result"] or (told["kind"] == "told" and told["choices"]))
        assert told["result"]["by"] == "rules"


def test_computers_play_each_other_for_spectators(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("random", "random", listed=True)["id"]
    with Visitor(server.address).ear(game) as watcher:
        assert watcher.until(lambda told: told["result"])["result"]["by"] == "rules"


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalog of players has some that misbehave (the worker process knows them)."""
    monkeypatch.setattr(making.players, "names", lambda: ("dies", "hangs", "random"))


@pytest.mark.parametrize("player", ["dies", "hangs"])
def test_a_player_that_dies_or_hangs_is_replaced(misfits, tmp_path: Path, player: str, monkeypatch) -> None:
    from flagfall.server import crew

    monkeypatch.setattr(crew, "COLD", 2.0)
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", player)["id"]
        with ann.ear(game, 0) as left:
            told = left.until(lambda told: told["people"][1]["player"] == "random")
            assert told["result"] is None
            left.until(lambda told: told["picture"]["ready"][1])
        assert "flagfall_hands_lost_total 1" in ann.get("/metrics")


def test_an_answer_comes_at_its_beat_whatever_was_found(server: Served) -> None:
    """A fixed time after the question, so that the delay says nothing."""
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random", options={"points": 100_000})["id"]
    with ann.ear(game, 0) as left:
        left.hear()
        left.ask(decide="hide 1", after=0)
        delays = []
        for _ in range(6):
            told = left.ask(since=0)
            while not told["choices"]:
                told = left.hear()
            began = time.monotonic()
            told = left.ask(decide="roll", after=told["moment"])
            if told["result"]:
                break
            told = left.until(lambda told: told["choices"] or told["result"])
            delays.append(time.monotonic() - began)
            if told["result"]:
                break
    assert all(delay > 0.045 for delay in delays), delays


def test_a_player_keeps_its_seat_from_question_to_question() -> None:
    """A set-up is planned once: whoever asks piece by piece gets one plan, not forty."""
    from flagfall.server.hand import _player

    options = (("memory", "none"),)
    first = _player("table", "novice", 1, "stratego/barrage", options)
    assert _player("table", "novice", 1, "stratego/barrage", options) is first
    assert _player("another", "novice", 1, "stratego/barrage", options) is not first
