"""Whoever is refused hears what would have been possible."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from visitors import Served, Visitor, pair

from flagfall.server.possible import mended

SEATS = [{"who": "me"}, {"who": "me"}]
TOY = {"game": "toy/numbers", "seats": SEATS}


@pytest.mark.parametrize(
    ("method", "path", "sent", "possible"),
    [
        ("GET", "/api/games?list=zzz", None, "list is one of: mine, open, watch."),
        ("GET", "/api/games", None, "list is one of: mine, open, watch."),
        ("GET", "/api/setups", None, "game: it is missing."),
        ("PATCH", "/api/me", None, "GET"),
        ("POST", "/api/games", b"{", "the fields are: game, seats, options, clock, listed, rated, friendly, polite."),
        ("POST", "/api/games", b"[]", "the fields are: game, seats, options, clock, listed, rated, friendly, polite."),
        (
            "POST",
            "/api/games",
            {**TOY, "sets": 1},
            "the fields are: game, seats, options, clock, listed, rated, friendly, polite.",
        ),
        ("POST", "/api/games", {**TOY, "seats": [{"who": "cat"}]}, "seats[0].who is one of: computer, friend, me."),
        ("POST", "/api/games", {**TOY, "seats": [{"whom": "me"}]}, "the fields are: who, player."),
        (
            "POST",
            "/api/games",
            {**TOY, "seats": [{"who": "computer"}] * 2},
            "The players are: random.",
        ),
        ("POST", "/api/games", {**TOY, "options": {"speed": 1}}, "its options are: points"),
        ("POST", "/api/games", {**TOY, "clock": {"kind": "sand"}}, "clock.kind is one of: days, move, none, total."),
        ("POST", "/api/games", {**TOY, "clock": {"kind": "days", "days": 999}}, "from 1 to 30 days"),
        ("POST", "/api/games", {**TOY, "clock": {"kind": "move"}}, "from 1 to 86400 seconds"),
        ("POST", "/api/games", {"game": "chess", "seats": []}, "The games are: toy/numbers, stratego/classic"),
        ("POST", "/api/account", {"password": "secret secret"}, "the fields are: name, password."),
        ("PUT", "/api/me", {"name": "x" * 100_000}, "takes 32768 bytes"),
    ],
)
def test_a_call_that_is_refused_says_what_is_possible(
    server: Served, method: str, path: str, sent: Any, possible: str
) -> None:
    ann = Visitor(server.address, "Ann")
    raw = sent if isinstance(sent, bytes | None) else msgspec.json.encode(sent)
    answer = ann.http.request(method, path, content=raw, headers={"content-type": "application/json"})
    assert answer.is_client_error
    assert possible in answer.json()["sentence"]
    assert "secret" not in answer.text


def test_a_seat_that_is_not_there_is_answered_with_those_that_are(server: Served) -> None:
    ann, _, game = pair(server.address)
    for seat in ("7", "x"):
        refused = ann.get(f"/api/games/{game}/moments?seat={seat}", expect=400)
        assert refused["sentence"] == f"There is no seat '{seat}'; there are 0, 1, and all."


@pytest.mark.parametrize(
    ("said", "possible"),
    [
        ({"move": "hide 3"}, "exactly one of: decide, since, resign,"),
        ({"decide": "hide 3"}, "the fields are: ask, decide, after."),
        ({"decide": 3, "after": 0}, "decide: Expected `str`"),
        ({"decide": "hide 3", "after": 0, "now": True}, "the fields are: ask, decide, after."),
        ({"phrase": 10}, "there are 0 to 9."),
        ({"mute": 2}, "there are 0 to 1."),
        ({"since": -1}, "since is 0 or more."),
        ({"since": 0, "seat": 1}, "Seat 1 is not yours; 0 is."),
    ],
)
def test_a_message_that_is_refused_says_what_is_possible(server: Served, said: dict[str, Any], possible: str) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as ear:
        ear.hear()
        ear.say(**said)
        assert possible in ear.told(kind="refused")["sentence"]


def test_what_was_sent_is_repeated_only_in_part() -> None:
    assert len(str(mended(int, "speed", "x" * 10_000))) < 300
