"""Computer seats: they play to the end, at a steady pace, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

from flagfall.server import making
from flagfall.server.standing import Standing
from flagfall.server.thinking import BEAT, STEP, Thinking, delay


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

    monkeypatch.setattr(crew, "COLD", 8.0)
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


def test_an_answer_comes_at_its_beat_or_whole_steps_later() -> None:
    """However long it took within its time, the delay is the same; afterwards it says next to nothing."""
    assert {delay(0.8, taken / 1000, STEP) for taken in range(801)} == {0.8}
    assert {round(delay(0.8, taken / 1000, STEP), 3) for taken in range(801, 1_301)} == {1.05, 1.3}
    assert {delay(BEAT, taken / 1000, STEP) for taken in range(51)} == {BEAT}


def test_a_computer_with_one_choice_answers_no_sooner(server: Served) -> None:
    """Nobody has to be asked then, and yet the answer waits for the same beat."""
    chosen = []

    class Room:
        def __init__(self, decisions):
            self.house, self.version = server.house, 0
            self.standing = Standing(acted=(True, True))
            self.decisions, self.moment = decisions, 0
            self.rules = self.table = self.row = self
            self.id, self.options = "toy", {}

        def face(self, seat):
            return self

        def heard(self, seat):
            return None

        def ask(self, ask):
            chosen.append(asyncio.get_running_loop().time() - began)

    async def think(decisions) -> None:
        nonlocal began
        began = asyncio.get_running_loop().time()
        await Thinking(Room(decisions))._think(0, "random", True)

    began = 0.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.house.crew, "decide", lambda job: asyncio.sleep(0.02, 7))
        asyncio.run(think((3,)))
        asyncio.run(think((3, 7)))
    assert min(chosen) >= server.house.settings.pace_seconds - 0.01


def test_every_seat_may_have_a_player_of_its_own(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "novice", "random", game="risk/middle-earth", options={"players": 3})["id"]
    with ann.ear(game, 0) as mine:
        told = mine.hear(200)
        assert [person["player"] for person in told["people"]] == [None, "novice", "random"]
        for _ in range(3):
            while not told["choices"]:
                told = mine.hear(200)
            told = mine.ask(decide=told["choices"][0]["text"], after=told["moment"])
        assert [person["player"] for person in told["people"]] == [None, "novice", "random"]


def test_pieces_the_computer_puts_down_make_no_sound(server: Served) -> None:
    """Behind the screen nobody hears how many stand already, or when: only that the army is ready."""
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random", game="stratego/duel")["id"]
    with ann.ear(game, 0) as mine:
        told = [mine.hear(200)]
        told.append(mine.until(lambda told: told["picture"]["ready"][1], timeout=200))
        assert len(mine.received) == 2
        assert told[1]["moment"] > told[0]["moment"]


def test_a_player_keeps_its_seat_from_question_to_question() -> None:
    """A set-up is planned once: whoever asks piece by piece gets one plan, not forty."""
    from flagfall.server.hand import _player

    options = (("memory", "none"),)
    first = _player("table", "novice", 1, "stratego/barrage", options)
    assert _player("table", "novice", 1, "stratego/barrage", options) is first
    assert _player("another", "novice", 1, "stratego/barrage", options) is not first
