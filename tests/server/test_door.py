"""What stands at the door: headers, origins, pages, health, and a clean way out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from visitors import Ear, Process, Served, Visitor, pair, settings
from websockets.exceptions import InvalidStatus


def test_every_answer_carries_strict_headers(server: Served) -> None:
    visitor = Visitor(server.address)
    for path in ("/", "/game/x", "/api/me", "/health", "/api/nothing"):
        headers = visitor.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert visitor.http.get("/api/me").headers["cache-control"] == "no-store"


def test_a_foreign_origin_is_refused(server: Served) -> None:
    ann, _, game = pair(server.address)
    foreign = {"origin": "https://elsewhere.example"}
    assert ann.http.put("/api/me", json={"name": "Eve"}, headers=foreign).status_code == 403
    assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": server.address}).status_code == 200
    where = f"{server.address.replace('http', 'ws')}/api/games/{game}/socket?seat=0"
    with pytest.raises(InvalidStatus) as refused:
        Ear(where, ann.cookie, {"Origin": "https://elsewhere.example"})
    assert refused.value.response.status_code == 403
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
        for missing in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/favicon.ico", "/api/none"):
            assert http.get(missing).status_code == 404, missing


def test_health_and_metrics_name_nobody(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert ann.get("/health") == {"healthy": True}
        metrics = ann.get("/metrics")
        assert "flagfall_sockets 1" in metrics
        assert game not in metrics
        assert "Ann" not in metrics


def test_a_server_that_cannot_reach_its_storage_is_not_healthy(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        connect = server.house.engine.connect
        server.house.engine.connect = lambda: (_ for _ in ()).throw(OSError("gone"))
        assert Visitor(server.address).get("/health", expect=503) == {"healthy": False}
        server.house.engine.connect = connect


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann, ben, game = pair(server.address)
        token = ann.make("me", "friend")["invites"][0]["token"]
        ben.call("POST", "/api/claim", token=token)
        ann.call("POST", "/api/account", name="Ann", password="correct horse")
        with ann.ear(game, 0) as left:
            left.ask(decide="hide 3", after=0)
        server.house.people.find = lambda _: 1 / 0
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
        assert first.process.wait(10) in (0, -15)
        with Process(database, port=first.port), ann.ear(game, 0, since=moment) as again:
            told = again.hear()
            assert (told["since"], told["facts"]) == (moment, [])
