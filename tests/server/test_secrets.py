"""Nobody is told what is not theirs to know: every byte every socket received is searched."""

from __future__ import annotations

import random
from typing import Any

import pytest
from toy import token
from visitors import Served, Visitor, pair

from flagfall.server import tell, wire


def test_no_hidden_token_reaches_anybody_else(server: Served) -> None:
    """The canaries: each hidden thing has a word of its own, looked for in every byte."""
    luck = random.Random(7)
    for _ in range(5):
        ann, ben, game = pair(server.address)
        mine, theirs = luck.randrange(10), luck.randrange(10)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right, Visitor(server.address).ear(game) as watcher:
            left.hear(), right.hear()
            left.ask(decide=f"hide {mine}", after=0)
            right.ask(decide=f"hide {theirs}", after=0)
            ears, seat = (left, right), 0
            while (told := ears[seat].ask(since=0))["result"] is None:
                refused = ears[seat].ask(decide="nonsense", after=told["moment"])
                assert refused["kind"] == "refused"
                ears[seat].ask(decide=luck.choice(["roll", f"guess {luck.randrange(10)}"]), after=told["moment"])
                seat = 1 - seat
            watcher.until(lambda told: told["result"])
            calls = [
                ben.http.get(f"/api/games/{game}").text,
                ben.http.get(f"/api/games/{game}/moments").text,
                ben.http.get("/api/games?list=mine").text,
            ]
            left_heard, right_heard, watched = ("".join(ear.received) for ear in (left, right, watcher))
        assert token(0, mine) in left_heard
        assert token(1, theirs) in right_heard
        for index in range(10):
            assert token(1, index) not in left_heard
            assert token(0, index) not in right_heard + "".join(calls)
            assert token(0, index) not in watched
            assert token(1, index) not in watched


def test_nothing_of_a_long_message_stays_on_the_page_for_the_next_listener() -> None:
    """All messages are written on one page, whosever they are."""
    plain: dict[str, Any] = {
        "game": "g",
        "seat": 0,
        "since": 0,
        "moment": 1,
        "facts": [],
        "story": [],
        "choices": [],
        "hints": None,
    }
    about: dict[str, Any] = {"people": [], "watching": 0, "draw": [], "rematch": [], "may_abort": False, "muted": []}
    empty = plain | about | {"notes": [], "to_act": None, "clocks": None, "next": None, "result": None, "chat": []}
    short = wire.Told(**empty, picture={})
    alone = tell.written(short)
    for secrets in (1, 40, 4000):
        assert tell.written(wire.Told(**empty, picture={"hidden": ["marshal"] * secrets})).count(b"marshal") == secrets
        assert tell.written(short) == alone
    with pytest.raises(TypeError):  # and of one that could not be finished
        tell.written(wire.Told(**empty, picture={"hidden": ["marshal"] * 40, "odd": object()}))
    assert tell.written(short) == alone


def test_what_is_hidden_changes_nothing_others_can_see(server: Served) -> None:
    """Non-interference: the same game with another hidden number gives the other side the same bytes."""
    heard = []
    for hidden in (3, 8):
        ann, ben, game = pair(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            right.hear()
            left.hear()
            left.ask(decide=f"hide {hidden}", after=0)
            right.ask(decide="hide 4", after=0)
            told = left.until(lambda told: told["choices"])
            left.ask(decide="guess 1", after=told["moment"])
            told = right.until(lambda told: told["choices"])
            right.ask(decide="fly", after=told["moment"])
            right.ask(decide="guess 1", after=told["moment"])
            whole = right.ask(since=0)
        heard.append({**whole, "game": None})
    assert heard[0] == heard[1]


def test_lists_do_not_tell_that_somebody_is_at_work_in_secret(server: Served) -> None:
    """Not a byte of them changes, nor their order, when the other side decides what nobody hears of."""
    ann, ben, game = pair(server.address, game="stratego/duel", listed=True)
    other = ben.make("me", "friend", listed=True)["id"]
    with ann.ear(game, 0) as left:
        placing = left.hear()["choices"][0]["text"]
        before = _lists(ben)
        assert left.ask(decide=placing, after=0)["kind"] == "told"
        assert _lists(ben) == before
    assert before[0].index(other) < before[0].index(game)


def _lists(visitor: Visitor) -> list[str]:
    return [visitor.http.get(f"/api/games?list={which}").text for which in ("mine", "open", "watch")]


def test_ids_on_the_wire_say_nothing(server: Served) -> None:
    """A person's id is only ever inside their own sealed cookie; an invitation only with whoever made it."""
    ann, ben, game = pair(server.address)
    ids = [visitor.cookie.split(".")[0] for visitor in (ann, ben)]
    with ann.ear(game, 0) as left:
        left.hear()
        seen = "".join(left.received) + ann.http.get(f"/api/games/{game}").text
        seen += ann.http.get("/api/games?list=mine").text + ann.http.get("/api/me").text
    assert not any(one in seen for one in ids)
    other = ann.make("me", "friend", listed=True)
    secret = other["invites"][0]["token"]
    assert secret in ann.http.get(f"/api/games/{other['id']}").text
    assert secret not in ben.http.get(f"/api/games/{other['id']}").text + ben.http.get("/api/games?list=open").text


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ann, ben, _ = pair(server.address)
    person, _, mark = ann.cookie.partition(".")
    stranger = Visitor(server.address)
    for forged in (person, f"{person}.", f"{person}.{mark[:-1]}x", f"{ben.cookie.split('.')[0]}.{mark}", "é.x"):
        stranger.http.headers["cookie"] = f"flagfall={forged}"
        assert stranger.get("/api/me") == {
            "name": None,
            "account": None,
            "mail": None,
            "admin": False,
            "notices": False,
            "letters": False,
        }
