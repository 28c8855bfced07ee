"""A server that comes up again opens first what somebody waits for."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings, wait_until

from flagfall.server.rooms import Rooms


def test_whoever_waits_for_a_game_does_not_wait_for_those_that_nobody_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with Served(settings(database)) as server:
        ann = Visitor(server.address, "Ann")
        games = [ann.make("me", "friend")["id"] for _ in range(40)]
    batches: list[list[str]] = []
    asked, replay_all = threading.Event(), Rooms._replay_all

    def one_after_the_other(self, some):
        batches.append([whole.row.id for whole in some])
        if len(batches) == 1:
            asked.wait()
        return replay_all(self, some)

    monkeypatch.setattr(Rooms, "_replay_all", one_after_the_other)
    with Served(settings(database)) as server:
        wait_until(lambda: batches)
        wanted = next(game for game in games if game not in batches[0])
        listening = threading.Thread(target=lambda: Visitor(server.address).ear(wanted).hear())
        listening.start()
        wait_until(lambda: wanted in server.house.rooms._asked_for)
        asked.set()
        listening.join()
        wait_until(lambda: len(server.house.rooms) == len(games))
    assert batches[1] == [wanted]
    assert sorted(game for batch in batches for game in batch) == sorted(games)
