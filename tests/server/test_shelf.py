"""Only so many games lie open in memory, however many addresses ask for them; whoever sits at a table gets in."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from hands import Hands
from visitors import GENEROUS, Ear, Served, Visitor, settings, wait_until

import flagfall
from flagfall.server import rooms, shelf
from flagfall.server.storage import game_store
from flagfall.table import Table

MOST = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    few = settings(f"sqlite:///{tmp_path}/games.db", idle_seconds=3600.0, limits=replace(GENEROUS, rooms=MOST))
    with Served(few) as served:
        yield served


def tables(server: Served, count: int) -> tuple[Visitor, list[str]]:
    """Made one after the other, each before anybody looks at it."""
    ann = Visitor(server.address, "Ann")
    return ann, [ann.make("me", "friend")["id"] for _ in range(count)]


def heard(visitor: Visitor, game: str, seat: int | None = None) -> Ear:
    ear = visitor.ear(game, seat)
    ear.hear()
    return ear


def test_the_game_nobody_has_looked_at_for_longest_is_put_away_and_comes_back(server: Served) -> None:
    ann, games = tables(server, 5)
    with heard(ann, games[0], 0) as left:
        for game in games[1:]:
            assert ann.get(f"/api/games/{game}")["seats"] == [0]
        assert [game for game in games if server.house.rooms.live(game)] == [games[0], *games[3:]]
        assert left.ask(decide="hide 1", after=0)["picture"]["ready"][0]
    assert "flagfall_rooms_put_away_total 2" in ann.get("/metrics")
    with heard(ann, games[1], 0) as left:
        assert left.ask(decide="hide 1", after=0)["picture"]["ready"][0]


# limit: rooms
def test_where_somebody_looks_at_every_game_new_tables_and_watchers_wait_and_owners_get_in(server: Served) -> None:
    ann, games = tables(server, 5)
    ears = [heard(ann, game, 0) for game in games[:MOST]]
    refused = ann.call("POST", "/api/games", game="toy/numbers", seats=[{"who": "me"}, {"who": "friend"}], expect=503)
    assert refused["reason"] == "full"
    assert "Whoever sits at one plays on" in refused["sentence"]
    assert ann.call("POST", "/api/seeks", game="toy/numbers", expect=503)["reason"] == "full"
    eve = Visitor(server.address, "Eve")
    assert eve.call("GET", f"/api/games/{games[3]}", expect=503)["reason"] == "full"
    assert eve.ear(games[3]).ended() == 1013
    assert heard(eve, games[0]), "a game that lies open may be watched"
    for game in games[3:]:
        ears.append(heard(ann, game, 0))
        assert ears[-1].ask(decide="hide 1", after=0)["picture"]["ready"][0]
    for ear in ears:
        ear.close()
    ann.make("me", "friend")


def test_a_game_that_many_ask_for_at_once_is_opened_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether one may open it is looked up in the database; meanwhile somebody else may have opened it."""
    ann, (game,) = tables(server, 1)
    house, asked = server.house, []
    opening, live = house.game_store.opening, house.rooms.live

    def slow_for_the_first(_: object, *who: str) -> object:
        asked.append(who)
        if len(asked) == 1:
            wait_until(lambda: live(game))
        return opening(*who)

    monkeypatch.setattr(type(house.game_store), "opening", slow_for_the_first)
    first = threading.Thread(target=Visitor(server.address).get, args=[f"/api/games/{game}"])
    first.start()
    wait_until(lambda: asked)
    ann.get(f"/api/games/{game}")
    room = live(game)
    first.join()
    assert live(game) is room


def test_a_long_game_counts_as_several(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "LONG", 1)
    ann, (first, second) = tables(server, 2)
    with heard(ann, first, 0) as left:
        left.ask(decide="hide 1", after=0)
        assert server.house.rooms.live(first).table.moment == 1
        ann.get(f"/api/games/{second}")
        assert "flagfall_rooms_held 2" in ann.get("/metrics")
    ann.get(f"/api/games/{ann.make('me', 'friend')['id']}")
    assert "flagfall_rooms_held 3" in ann.get("/metrics")


def test_to_open_long_games_one_after_the_other_is_paid_for_by_whoever_does_not_play_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "CHEAP", 0)
    few = replace(GENEROUS, rooms=1, facts_retold=1, facts_retold_per_second=1)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", limits=few), Hands()) as server:
        ann, games = tables(server, 3)
        for game in games:
            with heard(ann, game, 0) as left:
                left.ask(decide="hide 1", after=0)
        eve = Visitor(server.address)
        eve.get(f"/api/games/{games[0]}")
        assert eve.call("GET", f"/api/games/{games[1]}", expect=429)["reason"] == "too_many"
        assert eve.ear(games[1]).ended() == 4429
        assert ann.get(f"/api/games/{games[1]}")["seats"] == [0]


def test_a_game_played_again_in_pieces_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "PIECE", 7)
    table = Table(flagfall.rules("stratego/duel"), random.Random(4))
    luck = random.Random(4)
    while table.result is None and table.moment < 100:
        table.submit(table.to_act, luck.choice(table.choices(table.to_act).decisions))
    row = SimpleNamespace(rules="stratego/duel", options="{}")
    again = rooms.replayed(row, list(table.record()), None, 0.0001)
    assert list(again.record()) == list(table.record())
    assert again.heard(0).facts == table.heard(0).facts


def test_a_game_read_in_pieces_is_the_same_game(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, (game,) = tables(server, 1)
    with heard(ann, game, 0) as left:
        left.ask(decide="hide 1", after=0)
    store = server.house.game_store
    whole = store.record(game)
    for piece in (1, len(whole), len(whole) + 1):
        monkeypatch.setattr(game_store, "PIECE", piece)
        assert store.record(game) == whole
        assert store.record(game, len(whole)) == []
