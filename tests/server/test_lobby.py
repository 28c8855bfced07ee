"""The lists that everybody looks at, as they change; two who want the same; and one's own games."""

from __future__ import annotations

import json
import queue
import threading
from pathlib import Path

import pytest
from hands import Hands
from services import postgres
from toy import GAME
from visitors import Ear, Process, Served, Visitor, pair, set_up, settings, wait_until

from flagfall.server.letters import _whom
from flagfall.server.mail import Post


def looking(visitor: Visitor) -> Ear:
    return Ear(f"{visitor.address.replace('http', 'ws')}/api/lobby", visitor.cookie)


def seek(visitor: Visitor, **wish: object) -> dict:
    return visitor.call("POST", "/api/seeks", **{"game": GAME.id, **wish})


def lists(ear: Ear, met) -> dict:
    return ear.until(lambda heard: heard["kind"] == "lobby" and met(heard))


def test_whoever_looks_hears_of_an_invitation_its_terms_and_its_end(server: Served) -> None:
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    with looking(Visitor(server.address)) as stranger:
        lists(stranger, lambda heard: not heard["open"])
        made = seek(ann, clock={"kind": "move", "seconds": 60}, options={"points": 7})
        assert not made["paired"]
        (row,) = lists(stranger, lambda heard: heard["open"])["open"]
        assert row["id"] == made["id"]
        assert (row["clock"]["seconds"], row["options"], row["rated"]) == (60, {"points": 7}, False)
        assert row["seats"] == []
        assert [person["here"] for person in row["people"] if person["name"]] == [True]
        ben.call("POST", f"/api/games/{made['id']}/join")
        assert lists(stranger, lambda heard: not heard["open"])["watch"][0]["id"] == made["id"]


def test_two_who_want_the_same_are_brought_together_and_others_are_not(server: Served) -> None:
    ann, ben, cem = (Visitor(server.address, name) for name in ("Ann", "Ben", "Cem"))
    clock = {"kind": "days", "days": 2}
    first = seek(ann, clock=clock)
    assert not seek(ann, clock=clock)["paired"], "nobody is brought together with themselves"
    assert not seek(ben, clock={"kind": "days", "days": 3})["paired"]
    assert not seek(ben, clock=clock, options={"loud": True})["paired"]
    found = seek(cem, clock=clock)
    assert (found["paired"], found["id"]) == (True, first["id"])
    assert found["seat"] != first["seat"]


def test_nobody_is_brought_together_with_somebody_who_has_gone(tmp_path: Path) -> None:
    hands = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db"), hands) as server:
        gone = seek(Visitor(server.address, "Ann"))
        hands.turn(60)
        ben = Visitor(server.address, "Ben")
        mine = seek(ben)
        assert not mine["paired"]
        with ben.ear(mine["id"], mine["seat"]) as page:
            page.hear()
            hands.turn_until(lambda: (server.house.game_store.find(mine["id"]).waited or 0) >= hands.now() - 5_000)
            found = seek(Visitor(server.address, "Cem"))
        assert found["paired"]
        assert found["id"] == mine["id"] != gone["id"]


def test_many_who_seek_at_the_same_moment_on_two_workers_sit_in_pairs() -> None:
    with postgres() as database, Process(database, "postgresql") as one, Process(database, "postgresql") as other:
        people = [Visitor((one, other)[n % 2].address, f"Nr {n}") for n in range(8)]
        found: list[dict] = []
        threads = [threading.Thread(target=lambda who=who: found.append(seek(who))) for who in people]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        assert sum(sought["paired"] for sought in found) == 4
        assert len({sought["id"] for sought in found}) == 4
        assert len({(sought["id"], sought["seat"]) for sought in found}) == 8
        with looking(people[1]) as there:  # and whoever looks at one worker hears what was done on the other
            lists(there, lambda heard: (len(heard["watch"]) == 0 and not heard["open"]) or len(heard["watch"]) == 4)
            seek(people[0], options={"points": 9})
            assert lists(there, lambda heard: heard["open"])["open"][0]["options"] == {"points": 9}


def test_a_game_that_waits_is_told_to_whoever_it_waits_for_wherever_they_look(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with looking(ben) as page, ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        page.until(lambda heard: heard["kind"] == "waiting" and not heard["games"])
        left.ask(decide="roll", after=left.ask(since=0)["moment"])
        (row,) = page.until(lambda heard: heard["kind"] == "waiting" and heard["games"])["games"]
        assert (row["id"], row["yours_to_act"], row["seats"]) == (game, True, [1])
        assert "canary" not in json.dumps(page.received)
        ben.call("DELETE", "/api/session", expect=204)
        assert page.ended() == 1012


def test_here_one_only_listens(server: Served) -> None:
    with looking(Visitor(server.address)) as page:
        assert page.until(lambda heard: heard["kind"] == "lobby")
        page.say(ping=True)
        assert page.until(lambda heard: heard["kind"] == "pong")
        page.say(decide="roll", after=0)
        assert page.ended() == 4429


# -- one's own games -----------------------------------------------------------------------------------
def test_a_finished_game_is_taken_off_ones_own_list_and_stays_for_the_other(server: Served) -> None:
    ann, ben, game = pair(server.address)
    refused = ann.call("DELETE", f"/api/mine/{game}", expect=409)
    assert refused["key"] == "server-others-play"
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        left.ask(resign=True)
    ann.call("DELETE", f"/api/mine/{game}", expect=204)
    assert ann.get("/api/mine")["games"] == ann.get("/api/games?list=mine") == []
    assert [row["id"] for row in ben.get("/api/mine?only=over")["games"]] == [game]
    assert Visitor(server.address, "Eve").call("DELETE", f"/api/mine/{game}", expect=404)["reason"] == "unknown"


def test_one_against_the_computer_is_called_off_when_it_is_taken_off_the_list(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random")["id"]
    assert ann.get("/api/mine?only=waiting")["waiting"] == 1
    with ann.ear(game, 0) as left:
        left.hear()
        ann.call("DELETE", f"/api/mine/{game}", expect=204)
        assert left.until(lambda told: told["result"])["result"]["by"] == "abort"
    assert ann.get("/api/mine") == {"games": [], "more": False, "waiting": 0}


def test_ones_games_come_in_pages_and_by_box(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    made = [ann.make("me", "friend")["id"] for _ in range(32)]
    first, second = ann.get("/api/mine?page=0"), ann.get("/api/mine?page=1")
    assert (len(first["games"]), first["more"], len(second["games"]), second["more"]) == (30, True, 2, False)
    assert {row["id"] for row in first["games"] + second["games"]} == set(made)
    assert len(ann.get(f"/api/mine?box={GAME.box.replace(' ', '%20')}")["games"]) == 30
    assert ann.get("/api/mine?box=Risk", expect=404)["key"] == "server-no-box"
    assert ann.get("/api/mine?page=-1", expect=400)["reason"] == "unreadable"


# -- letters -------------------------------------------------------------------------------------------
@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> queue.SimpleQueue[tuple[str, str]]:
    """Every letter that was sent: to whom, and what it says."""
    sent: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()

    def send(_: Post, to: str, subject: str, text: str) -> None:
        sent.put((to, text))

    monkeypatch.setattr(Post, "send", send)
    return sent


def test_one_letter_for_each_game_until_it_is_seen(tmp_path: Path, letters: queue.SimpleQueue[tuple[str, str]]) -> None:
    hands = Hands()
    chosen = settings(f"sqlite:///{tmp_path}/games.db", mail="smtp://nowhere", site="https://games.example.org")
    with Served(chosen, hands) as server:
        ann, ben, game = pair(server.address, clock={"kind": "days", "days": 3}, options={"points": 1000})
        ben.call("POST", "/api/account", name="Ben", password="correct horse")
        wish = {"password": "correct horse", "notices": True}
        assert ben.call("PUT", "/api/account", expect=409, **wish)["key"] == "server-notices-need-address"
        assert ben.call("PUT", "/api/account", **wish, mail="ben@example.org")["notices"]
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)

        def rolls(who: Visitor, seat: int) -> None:
            with who.ear(game, seat) as ear:
                told = ear.until(lambda told: told["choices"])
                ear.ask(decide="roll", after=told["moment"])

        def a_letter(says: str) -> None:
            before = letters.qsize()
            hands.turn_until(lambda: letters.qsize() > before, 30)
            to, text = letters.get()
            assert to == "ben@example.org"
            assert f"https://games.example.org/game/{game}" in text
            assert "Ann" in text
            assert says in text

        rolls(ann, 0)
        a_letter("it is your turn")
        wait_until(lambda: server.house.rooms.live(game) is None or server.house.rooms.live(game).row.seats[1].noticed)
        assert _whom(server.house.engine, game, 1) is None, "the turn is still the same: nobody writes twice"
        rolls(ben, 1)  # seen: now there may be another one
        wait_until(lambda: not server.house.game_store.find(game).seats[1].noticed)
        # In the language of whoever gets it, as they read last.
        assert ben.http.get("/api/me", headers={"accept-language": "de"}).status_code == 200
        rolls(ann, 0)
        a_letter("du bist am Zug")
        assert letters.empty()
