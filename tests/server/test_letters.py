"""Letters that no database keeps are refused as nonsense, on SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from services import postgres
from visitors import Served, Visitor, settings

NUL = "a\0b"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, toy_game: None
) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("letters")
    if request.param == "sqlite":
        with Served(settings(f"sqlite:///{folder}/games.db")) as served:
            yield served
    else:
        with postgres() as address, Served(settings(address)) as served:
            yield served


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": NUL}),
        ("POST", "/api/account", {"name": NUL, "password": "password"}),
        ("POST", "/api/session", {"name": NUL, "password": "password"}),
        ("POST", "/api/claim", {"token": NUL}),
        ("POST", "/api/invitation", {"token": NUL}),
        ("PUT", "/api/setups", {"game": "toy/numbers", "name": "mine", "text": NUL}),
        ("POST", "/api/games", {"game": "toy/numbers", "seats": [{"who": "me"}] * 2, "options": {NUL: 1}}),
        ("POST", "/api/scrolls", {"text": NUL}),
        ("GET", "/api/games/a%00b", None),
        ("POST", "/api/games/a%00b/join", None),
        ("GET", "/api/games/a%00b/scroll", None),
        ("GET", "/api/setups?game=a%00b", None),
        ("GET", "/a%00b", None),
    ],
)
def test_nul_is_refused_as_invalid(server: Served, method: str, path: str, body: dict | None) -> None:
    answer = Visitor(server.address, "Ann").http.request(method, path, json=body)
    assert answer.status_code == 400, answer.text
    assert (answer.json()["refusal"], answer.json()["reason"]) == ("invalid", "unreadable")


@pytest.mark.parametrize("body", [b'{"name": "\\ud800"}', b'{"name": "\xff"}', b'{"name": "a\x00b"}'])
def test_what_is_no_text_is_refused_as_invalid(server: Served, body: bytes) -> None:
    assert Visitor(server.address).http.put("/api/me", content=body).status_code == 400


def test_a_name_that_grows_without_capitals_is_refused_as_too_long(server: Served) -> None:
    long = "\u0390" * 24
    assert len(long.casefold()) == 72
    for path, method in (("/api/me", "PUT"), ("/api/account", "POST")):
        body = {"name": long} | ({"password": "password"} if method == "POST" else {})
        assert Visitor(server.address).call(method, path, expect=413, **body)["reason"] == "too_long"
