"""Rated games: between accounts only, agreed before, counted once, in the transaction that ends them."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from hands import Hands
from services import postgres
from sqlalchemy import select
from toy import GAME
from visitors import Ear, Process, Served, Visitor, set_up, settings

from flagfall.server import rating
from flagfall.server.rating import START, rated_anew, shown
from flagfall.server.storage.database import open_database
from flagfall.server.storage.results import Verdict
from flagfall.server.storage.schema import rated, ratings

BOX = GAME.box
DAY = 24 * 3600 * 1000


def account(address: str, name: str) -> Visitor:
    somebody = Visitor(address)
    somebody.call("POST", "/api/account", name=name, password="correct horse")
    return somebody


def two(address: str, tail: str = "", **wish: object) -> tuple[Visitor, Visitor, str]:
    """Two accounts with a rated game between them."""
    ann, ben = account(address, f"Ann{tail}"), account(address, f"Ben{tail}")
    return ann, ben, again(ann, ben, **wish)


def again(ann: Visitor, ben: Visitor, **wish: object) -> str:
    made = ann.make("me", "friend", **{"rated": True, **wish})
    ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
    return made["id"]


def resigned(ann: Visitor, ben: Visitor, game: str) -> None:
    """Both set up; Ben gives up."""
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        right.ask(resign=True)
        left.until(lambda told: told["result"])


def of(visitor: Visitor) -> dict | None:
    boxes = visitor.get("/api/profile")["boxes"]
    return next((box["rating"] for box in boxes if box["box"] == BOX), None)


def test_two_accounts_play_a_rated_game_and_both_find_it_with_what_became_of_it(server: Served) -> None:
    ann, ben, game = two(server.address, " A")
    assert ann.get(f"/api/games/{game}")["rated"]
    assert of(ann) is None
    resigned(ann, ben, game)
    assert of(ann)["rating"] > 1500 > of(ben)["rating"]
    assert of(ann)["rating"] - 1500 == 1500 - of(ben)["rating"]
    assert not of(ann)["sure"]
    assert [row["outcome"] for row in ann.get("/api/mine")["games"]] == ["won"]
    assert [row["outcome"] for row in ben.get("/api/mine?only=lost")["games"]] == ["lost"]
    assert ben.get("/api/mine?only=won")["games"] == []
    assert ann.get(f"/api/games/{game}")["ratings"] == [of(ann)["rating"], of(ben)["rating"]]
    assert ben.get(f"/api/games/{game}/rated") == [
        {"seat": seat, "before": 1500, "after": of(who)["rating"]} for seat, who in enumerate((ann, ben))
    ]


def test_the_next_day_a_rated_game_is_found_from_another_device_and_looked_back_at(tmp_path: Path) -> None:
    clock = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db"), clock) as server:
        ann, ben, game = two(server.address, " Next")
        played = clock.now()
        resigned(ann, ben, game)
        clock.turn(DAY / 1000)
        elsewhere = Visitor(server.address)
        elsewhere.call("POST", "/api/session", name="Ann Next", password="correct horse")

        (row,) = elsewhere.get("/api/mine")["games"]
        assert (row["id"], row["outcome"]) == (game, "won")
        assert row["touched"] == played - played % DAY, "the day it was played, not today"
        assert elsewhere.get(f"/api/games/{game}/review")


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "random")])
def test_no_rated_game_on_one_device_or_against_the_computer(server: Served, seats: tuple[str, str]) -> None:
    who = account(server.address, f"Cy {seats[1]}")
    wishes = [{"who": seat} if seat == "me" else {"who": "computer", "player": seat} for seat in seats]
    refused = who.call("POST", "/api/games", expect=400, game=GAME.id, seats=wishes, rated=True)
    assert refused["key"] == "server-rated-between-people"


def test_a_guest_neither_makes_nor_joins_a_rated_game_and_nobody_sits_twice(server: Served) -> None:
    guest, dora = Visitor(server.address, "Guest"), account(server.address, "Dora")
    wish = {"game": GAME.id, "seats": [{"who": "me"}, {"who": "friend"}], "rated": True}
    assert guest.call("POST", "/api/games", expect=403, **wish)["key"] == "server-rated-needs-account"
    made = dora.call("POST", "/api/games", **wish)
    token = made["invites"][0]["token"]
    assert guest.call("POST", "/api/invitation", token=token)["rated"]
    assert guest.call("POST", "/api/claim", token=token, expect=403)["key"] == "server-rated-needs-account"
    assert dora.call("POST", "/api/claim", token=token, expect=409)["key"] == "server-rated-one-seat"


def test_what_is_called_off_does_not_count_and_a_draw_moves_nobody_apart(server: Served) -> None:
    ann, ben, game = two(server.address, " E")
    with ann.ear(game, 0) as left:
        left.ask(abort=True)
    assert of(ann) is None
    assert [row["outcome"] for row in ann.get("/api/mine")["games"]] == ["off"]
    game = again(ann, ben)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        left.ask(draw=True)
        right.ask(draw=True)
    assert of(ann)["rating"] == of(ben)["rating"] == 1500
    assert of(ann)["give_or_take"] < rating.give_or_take(START.sigma)


def test_a_casual_game_changes_no_rating(server: Served) -> None:
    ann, ben, game = two(server.address, " F", rated=False)
    resigned(ann, ben, game)
    assert of(ann) is None
    assert ann.get(f"/api/games/{game}/rated") == []
    (box,) = ann.get("/api/profile")["boxes"]
    assert box["people"] == {"won": 1, "lost": 0, "drawn": 0}
    assert ann.get("/api/profile?name=Ben%20F")["boxes"] == []  # others see rated games only


def test_whoever_leaves_for_good_has_resigned_and_takes_the_rating_along(server: Served) -> None:
    ann, ben, game = two(server.address, " G")
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
    ben.call("POST", "/api/account/deletion", password="correct horse", expect=204)
    assert of(ann)["rating"] > 1500
    assert ann.get("/api/profile?name=Ben%20G", expect=404)["key"] == "server-no-profile"


def test_the_leaderboard_has_whoever_has_played_often_enough(server: Served) -> None:
    ann, ben, game = two(server.address, " H")
    box = BOX.replace(" ", "%20")
    for _ in range(5):
        assert "Ann H" not in {row["name"] for row in ann.get(f"/api/leaders?box={box}")["leaders"]}
        resigned(ann, ben, game)
        game = again(ann, ben)
    board = ann.get(f"/api/leaders?box={box}")
    rows = {row["name"]: row for row in board["leaders"]}
    assert rows["Ann H"]["place"] < rows["Ben H"]["place"]
    assert (rows["Ann H"]["won"], rows["Ann H"]["you"]) == (5, True)
    assert board["yours"] == rows["Ann H"]["rating"]
    seen = Visitor(server.address).get("/api/profile?name=ann%20h")  # by anybody, without regard to capitals
    assert (seen["name"], seen["longest"], seen["boxes"][0]["rated"]["won"]) == ("Ann H", 5, 5)
    assert seen["boxes"][0]["people"] is seen["boxes"][0]["computer"] is None
    assert seen["favourites"] == []
    assert Visitor(server.address).get("/api/leaders?box=Nothing", expect=404)["key"] == "server-no-box"


def test_of_several_who_play_those_who_gave_up_come_last_and_points_part_the_others() -> None:
    verdict = Verdict("box", True, "rules", (0,), (1.0, 0.0, 0.0, 0.0), (40, 10, 20, 30), (3,))
    assert [verdict.outcome(seat) for seat in range(4)] == ["won", "lost", "lost", "lost"]
    after = rated_anew([START] * 4, [verdict.place(seat) for seat in range(4)])
    assert sorted(range(4), key=lambda seat: -after[seat].mu) == [0, 2, 1, 3]


def test_the_scale_is_the_one_people_know() -> None:
    """Everybody begins at 1500; 400 points above somebody, one lost game takes as much as ten won ones bring."""
    above = [(START.mu + 400 / rating.SCALE, 0.5), (START.mu, 0.5)]
    won, lost = (rated_anew(above, places)[0].mu - above[0][0] for places in ([(1.0,), (0.0,)], [(0.0,), (1.0,)]))
    assert shown(START.mu) == 1500
    assert -lost / won == pytest.approx(10, rel=0.1)


def test_games_that_end_at_the_same_time_on_two_workers_are_all_counted_once() -> None:
    """Ann plays Ben and Cem and Dan, half on each worker; all give up at the same moment."""
    with (
        postgres() as database,
        Process(database, "postgresql") as one,
        Process(database, "postgresql") as other,
    ):
        ann = account(one.address, "Ann")
        there = Visitor(other.address)
        there.http.cookies.set("flagfall", ann.cookie)
        tables: list[tuple[Ear, Ear]] = []
        for nth, name in enumerate(("Ben", "Cem", "Dan", "Eli")):
            host, worker = (ann, one) if nth % 2 else (there, other)
            friend = account(worker.address, name)
            game = again(host, friend)
            ears = host.ear(game, 0), friend.ear(game, 1)
            set_up(*ears)
            tables.append(ears)
        # The same end is asked for twice, too: of two who resign at once one has.
        threads = [threading.Thread(target=ear.ask, kwargs={"resign": True}) for _, ear in tables]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        for left, _ in tables:
            left.until(lambda told: told["result"])
        assert of(ann)["games"] == 4
        engine = open_database(database)
        with engine.begin() as connection:
            lines = connection.execute(select(rated).order_by(rated.c.at)).all()
            stands = {row.person: row for row in connection.execute(select(ratings))}
        engine.dispose()
        assert len(lines) == 8
        mine = [line for line in lines if stands[line.person].games == 4]
        # Each began where another one ended: none was lost.
        assert sorted(line.before for line in mine) == sorted([START.mu, *(line.after for line in mine)])[:4]
        assert len({line.game for line in lines}) == 4


def test_an_ending_that_cannot_be_kept_rates_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from flagfall.server.storage import move_writer

    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann, ben, game = two(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)

            def fails(*given: object) -> None:
                real(*given)
                raise OSError("the disk is gone")

            real = move_writer.settle
            monkeypatch.setattr(move_writer, "settle", fails)
            assert right.ask(resign=True)["reason"] == "not_kept"
            assert of(ann) is None
            monkeypatch.undo()
            right.ask(resign=True)
        assert of(ann)["games"] == 1
