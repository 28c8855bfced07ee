"""What stands at the door: headers, origins, pages, health, and a clean way out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from visitors import Ear, Process, Served, Visitor, pair, settings
from websockets.exceptions import InvalidStatus

from flagfall.server.api import pages

FOREIGN = "https://elsewhere.example"


@pytest.mark.parametrize(
    ("status", "method", "path", "sent"),
    [
        (200, "GET", "/", {}),
        (200, "GET", "/game/x", {}),
        (200, "GET", "/api/me", {}),
        (200, "GET", "/api/schema/openapi.json", {}),
        (200, "GET", "/health", {}),
        (200, "GET", "/metrics", {}),
        (204, "OPTIONS", "/api/me", {}),
        (400, "PUT", "/api/me", {"content": b"{"}),
        (400, "GET", "/api/games?list=none", {}),
        (401, "GET", "/api/games?list=mine", {}),
        (403, "PUT", "/api/me", {"json": {"name": "Eve"}, "headers": {"origin": FOREIGN}}),
        (404, "GET", "/api/nothing", {}),
        (404, "GET", "/api/games/none", {}),
        (404, "GET", "/assets/none.js", {}),
        (405, "DELETE", "/api/catalog", {}),
        (413, "PUT", "/api/me", {"content": b"x" * 100_000}),
        (500, "GET", "/api/catalog", {}),
    ],
    ids=lambda given: given if isinstance(given, int | str) else "",
)
def test_every_answer_carries_strict_headers(
    server: Served, monkeypatch: pytest.MonkeyPatch, status: int, method: str, path: str, sent: dict
) -> None:
    """Refusals and our own mistakes too."""
    if status == 500:
        monkeypatch.setattr("flagfall.catalog.games", lambda: 1 / 0)
    answer = Visitor(server.address).http.request(method, path, **sent)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert not path.startswith("/api/") or answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "deep", ["[" * 15_000, '{"a":' * 5_000, '{"name":' + "[" * 15_000], ids=["list", "table", "field"]
)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me"),
        ("POST", "/api/account"),
        ("POST", "/api/games"),
        ("PUT", "/api/setups"),
        ("POST", "/api/scrolls"),
    ],
)
def test_what_is_nested_too_deeply_is_unreadable(server: Served, method: str, path: str, deep: str) -> None:
    answer = Visitor(server.address, "Ann").http.request(method, path, content=deep)
    assert answer.status_code == 400, answer.text
    assert answer.json()["reason"] == "unreadable"


def test_a_foreign_origin_is_refused(server: Served) -> None:
    """Another host, another port, a name that only begins alike, and a page that has none."""
    ann, _, game = pair(server.address)
    where = f"{server.address.replace('http', 'ws')}/api/games/{game}/socket?seat=0"
    for foreign in (FOREIGN, "http://127.0.0.1:1", f"{server.address}.example", "null", ""):
        assert ann.http.put("/api/me", json={"name": "Eve"}, headers={"origin": foreign}).status_code == 403, foreign
        with pytest.raises(InvalidStatus) as refused:
            Ear(where, ann.cookie, {"Origin": foreign})
        assert refused.value.response.status_code == 403, foreign
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": server.address}).status_code == 200
    with Ear(where, ann.cookie, {"Origin": server.address}) as left:
        left.hear()


def test_a_page_is_served_before_the_app_is_built(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db", static=tmp_path / "nothing")) as server:
        answer = Visitor(server.address).http.get("/game/anything")
        assert answer.status_code == 200
        assert "Flagfall is running" in answer.text


def test_the_built_app_is_served_with_its_own_routes(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>app</title>" + " " * 600)
    (static / "assets/app-1a2b.js").write_text("let x = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    with Served(settings(f"sqlite:///{tmp_path}/games.db", static=static)) as server:
        http = Visitor(server.address).http
        assert "<title>app</title>" in http.get("/game/abc").text
        script = http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert http.get("/", headers={"if-none-match": http.get("/").headers["etag"]}).status_code == 304
        asked = http.head("/")
        assert (asked.status_code, asked.content, asked.headers["etag"]) == (200, b"", http.get("/").headers["etag"])
        for missing in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/favicon.ico", "/api/none"):
            assert http.get(missing).status_code == 404, missing


def test_however_many_ask_for_pages_the_folder_is_searched_once_in_a_while(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "index.html").write_text("<title>app</title>")
    looked, clock = [], [100.0]
    monkeypatch.setattr(pages.time, "monotonic", lambda: clock[0])
    plain = Path.rglob
    monkeypatch.setattr(Path, "rglob", lambda self, what: (looked.append(what), plain(self, what))[1])
    built = pages.Pages(tmp_path)
    for _ in range(50):
        assert built.at("") is not None
        built.at("nothing")
    assert len(looked) == 1
    clock[0] += pages.EVERY
    built.at("")
    assert len(looked) == 2


def test_an_app_built_again_is_served_without_a_restart(tmp_path: Path, monkeypatch) -> None:
    """The first page is the new one; a page opened before still finds its own files."""
    monkeypatch.setattr(pages, "EVERY", 0.0)
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>old</title>")
    (static / "assets/old.js").write_text("let old;")
    with Served(settings(f"sqlite:///{tmp_path}/games.db", static=static)) as server:
        http = Visitor(server.address).http
        assert "old" in http.get("/").text
        (static / "assets/old.js").unlink()
        (static / "index.html").unlink()
        assert "old" in http.get("/").text
        (static / "assets/new.js").write_text("let fresh;")
        (static / "index.html").write_text("<title>new</title>")
        assert "new" in http.get("/game/abc").text
        assert http.get("/assets/new.js").text == "let fresh;"
        assert http.get("/assets/old.js").text == "let old;"


def test_health_and_metrics_name_nobody(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert ann.get("/health") == {"healthy": True, "troubles": []}
        metrics = ann.get("/metrics")
        assert "flagfall_sockets 1" in metrics
        assert game not in metrics
        assert "Ann" not in metrics


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann, ben, game = pair(server.address)
        token = ann.make("me", "friend")["invites"][0]["token"]
        ben.call("POST", "/api/claim", token=token)
        ann.call("POST", "/api/account", name="Ann", password="correct horse")
        with ann.ear(game, 0) as left:
            left.ask(decide="hide 3", after=0)
        server.house.people.signed_in = lambda _: 1 / 0
        assert ann.get("/api/me", expect=500)["refusal"] == "unavailable"
    ours = "".join(
        r.getMessage() for r in caplog.records if r.name.split(".")[0] in ("flagfall", "uvicorn", "litestar")
    )
    assert "ZeroDivisionError" in ours
    for secret in (token, "correct horse", ann.cookie, "canary", ann.cookie.split(".")[0]):
        assert secret not in ours


def test_a_stopping_server_asks_its_sockets_to_come_back(tmp_path: Path) -> None:
    """Told to stop, it closes with 1012, keeps everything, and the same page goes on with the next one."""
    database = f"sqlite:///{tmp_path}/games.db"
    with Process(database) as first:
        ann, _, game = pair(first.address)
        left = ann.ear(game, 0)
        moment = left.ask(decide="hide 3", after=0)["moment"]
        first.process.terminate()
        assert left.ended() == 1012
        assert first.process.wait() in (0, -15)
        with Process(database, port=first.port), ann.ear(game, 0, since=moment) as again:
            told = again.hear()
            assert (told["since"], told["facts"]) == (moment, [])
