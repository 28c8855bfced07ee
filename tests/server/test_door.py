"""What stands at the door: headers, origins, pages, health, and a clean way out."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from visitors import Ear, Process, Served, Visitor, pair, settings
from websockets.exceptions import InvalidStatus

from flagfall.server import wire
from flagfall.server.preparing import Preparing


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


def test_an_app_built_again_is_served_without_a_restart(tmp_path: Path) -> None:
    """The first page is the new one; a page opened before still finds its own files."""
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


def test_the_first_page_never_waits_for_a_compiler(tmp_path: Path, monkeypatch) -> None:
    """Games are prepared in a worker process; pages, names and lists are there at once, tables when it is done."""
    from flagfall.server import crew

    async def forever(self, games) -> None:
        games.begin(["stratego/duel", "stratego/barrage"])
        games.next()
        await asyncio.sleep(3600)

    monkeypatch.setattr(crew.Crew, "warm", forever)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        ann = Visitor(server.address, "Ann")
        assert ann.http.get("/").status_code == 200
        assert ann.get("/api/catalog")["games"]
        assert ann.get("/api/preparing") == {"ready": False, "done": 0, "of": 2, "game": "stratego/duel"}


def test_the_game_somebody_waits_for_is_prepared_next() -> None:
    async def wait() -> list[str | None]:
        preparing = Preparing()
        preparing.begin(["a", "b", "c"])
        order = [preparing.next()]
        waiting = asyncio.create_task(preparing.wait("c"))
        await asyncio.sleep(0)
        order.append(preparing.next())
        assert not waiting.done()
        preparing.done("c")
        await waiting
        assert preparing.told() == wire.Preparing(ready=False, done=1, of=3, game="c")
        await preparing.wait("nothing of this name")
        preparing.finish()
        await preparing.wait("b")
        return [*order, preparing.next()]

    assert asyncio.run(wait()) == ["a", "c", None]


def test_starting_the_server_loads_no_compiler() -> None:
    """The app and the list of games are there before Numba is."""
    code = "import sys, flagfall, flagfall.server.app; flagfall.games(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
