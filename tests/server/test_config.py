"""Everything that may be chosen stands in one file or in variables, and is printed as it is."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

from flagfall.server.limits import Limits
from flagfall.server.logs import JsonLines, log_config
from flagfall.server.settings import CannotServe, Settings, from_environment, printed


def test_what_is_printed_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAGFALL_IDLE_SECONDS", "60")
    monkeypatch.setenv("FLAGFALL_LIMIT_SOCKETS", "70")
    monkeypatch.setenv("FLAGFALL_LIMIT_PASSWORD_LETTERS", "10 99")
    monkeypatch.setenv("FLAGFALL_PROXIES", "127.0.0.1 10.0.0.0/8")
    monkeypatch.setenv("FLAGFALL_PATH", "games/")
    chosen = from_environment()
    assert (chosen.idle_seconds, chosen.limits.sockets, chosen.limits.password_letters) == (60.0, 70, (10, 99))
    assert (chosen.proxies, chosen.path) == (("127.0.0.1", "10.0.0.0/8"), "/games")
    file = tmp_path / "flagfall.toml"
    file.write_text(printed(chosen), encoding="utf-8")
    for name in [name for name in os.environ if name.startswith("FLAGFALL_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("FLAGFALL_CONFIG", str(file))
    assert from_environment() == chosen
    monkeypatch.setenv("FLAGFALL_IDLE_SECONDS", "61")
    assert from_environment().idle_seconds == 61.0
    assert from_environment(idle_seconds=62.0).idle_seconds == 62.0


def test_everything_can_be_chosen_but_secrets_are_not_shown() -> None:
    secrets = {"secret": "s3cret", "mail": "smtp://me:s3cret@host", "database": "postgresql://me:s3cret@host/games"}
    text = printed(Settings(**secrets, messenger="redis://me:s3cret@host"))
    assert "s3cret" not in text
    written = tomllib.loads(text)
    assert set(written["limits"]) == {field.name for field in fields(Limits)}
    assert set(written) == {field.name for field in fields(Settings)} - {"secret", "mail"}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("idle = 3", "no setting idle; there are"),
        ("[limits]\nsocket = 3", "no limit socket; there are"),
        ("idle_seconds = 'long'", "idle_seconds in"),
        ("[limits]\nsockets = 'many'", "sockets cannot be"),
        ("= 3", "no TOML"),
    ],
)
def test_what_cannot_be_chosen_is_said_in_a_sentence(tmp_path: Path, monkeypatch, written: str, said: str) -> None:
    file = tmp_path / "flagfall.toml"
    file.write_text(written, encoding="utf-8")
    monkeypatch.setenv("FLAGFALL_CONFIG", str(file))
    with pytest.raises(CannotServe, match=said):
        from_environment()
    monkeypatch.setenv("FLAGFALL_CONFIG", str(tmp_path / "none.toml"))
    with pytest.raises(CannotServe, match="cannot be read"):
        from_environment()


def test_the_command_prints_what_it_would_do(tmp_path: Path) -> None:
    file = tmp_path / "flagfall.toml"
    file.write_text("idle_seconds = 7\n[limits]\nwatchers = 5\n", encoding="utf-8")
    command = [sys.executable, "-m", "flagfall", "serve", "--print-config", "--config", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    written = tomllib.loads(told.stdout)
    assert (written["idle_seconds"], written["limits"]["watchers"]) == (7, 5)
    assert list(tmp_path.iterdir()) == [file]


def test_a_log_can_be_lines_of_json() -> None:
    record = logging.LogRecord("flagfall.x", logging.WARNING, "x.py", 1, "so it %s", ("goes",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["message"]) == ("warning", "flagfall.x", "so it goes")
    assert log_config(Settings(log_json=True))["formatters"]["lines"] == {"()": JsonLines}
    with pytest.raises(Exception, match="no log level"):
        log_config(Settings(log_level="loud"))


@pytest.mark.parametrize("cut_off", [True, False])
def test_a_server_can_stand_below_a_path(tmp_path: Path, cut_off: bool) -> None:
    """Whether the proxy in front cuts the path off or not."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<script src="./assets/app.js"></script><link href="./icon.svg">')
    (static / "assets/app.js").write_text("let app;")
    with Served(settings(f"sqlite:///{tmp_path}/games.db", static=static, path="/games")) as server:
        prefix = "" if cut_off else "/games"
        http = Visitor(server.address).http
        for page in ("/", "/game/abc"):
            assert (
                http.get(f"{prefix}{page}").text
                == '<script src="/games/assets/app.js"></script><link href="/games/icon.svg">'
            )
        assert http.get(f"{prefix}/assets/app.js").text == "let app;"
        told = http.put(f"{prefix}/api/me", json={"name": "Ann"})
        assert "Path=/games" in told.headers["set-cookie"]
        assert http.get("/gamesome/api/me").status_code in (200, 404)


def test_over_https_cookies_and_browsers_stay_there(tmp_path: Path) -> None:
    """A proxy that was named says how it was asked; one that was not is not believed."""
    for proxies, secure in (((), False), (("127.0.0.1",), True)):
        with Served(settings(f"sqlite:///{tmp_path}/{secure}.db", proxies=proxies)) as server:
            told = Visitor(server.address).http.put(
                "/api/me", json={"name": "Ann"}, headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
            )
            assert ("Secure" in told.headers["set-cookie"]) == secure
            assert ("strict-transport-security" in told.headers) == secure
    with Served(settings(f"sqlite:///{tmp_path}/chosen.db", secure_cookie=True)) as server:
        told = Visitor(server.address).http.put("/api/me", json={"name": "Ann"})
        assert told.headers["set-cookie"].count("Secure") == 1
        assert "max-age" in told.headers["strict-transport-security"]
