"""The examples for whoever hosts a server are right: a real nginx in front of a real server, and no setting that is none."""

from __future__ import annotations

import configparser
import contextlib
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest
import yaml
from services import install
from typer.main import get_command
from visitors import GENEROUS, OPEN, Served, Visitor, free_port, settings, wait_until
from websockets.sync.client import connect

from flagfall.cli.app import app
from flagfall.server.counts import HELP
from flagfall.server.settings import Settings

HOME = Path(__file__).parents[2]
HOSTING = HOME / "hosting"


@contextlib.contextmanager
def nginx(folder: Path, sites: str) -> Iterator[None]:
    """A real one with these sites, and nothing of its own."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")
    if program is None:
        install("nginx-light")
        program = "/usr/sbin/nginx"
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ access_log off; {places} {sites} }}"
    (folder / "nginx.conf").write_text(whole)
    command = [program, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", f"{folder}/error.log"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen(command)
    try:
        yield
    finally:
        while OPEN:
            OPEN.pop().close()
        process.terminate()
        process.wait()


def placed(example: str, upstream: int, **changes: str) -> str:
    text = (HOSTING / example).read_text(encoding="utf-8")
    for before, after in {"127.0.0.1:8000": f"127.0.0.1:{upstream}", **changes}.items():
        assert before in text
        text = text.replace(before, after)
    return text


def answers(address: str, **how: object) -> None:
    wait_until(lambda: httpx.get(f"{address}/health", **how).status_code == 200)


def test_behind_nginx_with_a_certificate_everything_works_and_stays_secure(tmp_path: Path) -> None:
    certificate = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    certificate += ["-days", "2", "-subj", "/CN=localhost", "-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(certificate, cwd=tmp_path, check=True, capture_output=True)
    few = replace(GENEROUS, wrong_passwords_per_address=3)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", proxies=("127.0.0.1",), limits=few)) as server:
        port = free_port()
        sites = placed(
            "nginx.conf",
            server.port,
            **{
                "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
                "listen [::]:443 ssl;": "",
                "/etc/letsencrypt/live/games.example.org/fullchain.pem": f"{tmp_path}/cert.pem",
                "/etc/letsencrypt/live/games.example.org/privkey.pem": f"{tmp_path}/key.pem",
            },
        )
        with nginx(tmp_path, sites):
            address, trusting = f"https://127.0.0.1:{port}", ssl.create_default_context()
            trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
            answers(address, verify=trusting)
            with httpx.Client(base_url=address, verify=trusting, timeout=None, headers={"origin": address}) as http:
                told = http.put("/api/me", json={"name": "Ann"})
                assert told.status_code == 200
                assert "Secure" in told.headers["set-cookie"]
                assert "strict-transport-security" in told.headers
                wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
                game = http.post("/api/games", json=wish).json()["id"]
                cookie = f"flagfall={http.cookies['flagfall']}"
                where = f"wss://127.0.0.1:{port}/api/games/{game}/socket?seat=0"
                headers = {"Cookie": cookie, "Origin": address}
                with connect(where, additional_headers=headers, ssl=trusting, open_timeout=None) as socket:
                    assert json.loads(socket.recv(60))["kind"] == "told"
                    socket.send('{"decide": "hide 3", "after": 0, "ask": 1}')
                    assert json.loads(socket.recv(60))["answers"] == 1
                # Whoever makes up an address is counted by their own.
                tried = [
                    http.post(
                        "/api/session",
                        json={"name": "Nobody", "password": f"wrong {n}"},
                        headers={"x-forwarded-for": f"192.0.2.{n}"},
                    ).status_code
                    for n in range(5)
                ]
                assert tried == [401, 401, 401, 429, 429]


def test_behind_nginx_below_a_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<script src="./assets/app.js"></script>')
    (static / "assets/app.js").write_text("let app;")
    chosen = settings(f"sqlite:///{tmp_path}/games.db", proxies=("127.0.0.1",), path="/games", static=static)
    with Served(chosen) as server:
        port = free_port()
        upgrade = (HOSTING / "nginx.conf").read_text(encoding="utf-8").partition("\n}\n")[2]
        site = f"server {{ listen 127.0.0.1:{port}; {placed('nginx-path.conf', server.port)} }}"
        with nginx(tmp_path, upgrade + site):
            answers(f"http://127.0.0.1:{port}/games")
            away = httpx.get(f"http://127.0.0.1:{port}/games", timeout=None)
            assert (away.status_code, away.headers["location"].endswith("/games/")) == (301, True)
            ann = Visitor(f"http://127.0.0.1:{port}/games", "Ann")
            page = ann.http.get("/game/abc").text
            assert page == '<script src="/games/assets/app.js"></script>'
            assert httpx.get(f"http://127.0.0.1:{port}/games/assets/app.js", timeout=None).text == "let app;"
            game = ann.make("me", "friend")["id"]
            with ann.ear(game, 0) as left:
                assert left.ask(decide="hide 3", after=0)["kind"] == "told"


@contextlib.contextmanager
def caddy(folder: Path, site: str) -> Iterator[None]:
    """A real one with this site, which asks nobody for a certificate and keeps everything here."""
    program = shutil.which("caddy")
    if program is None:
        install("caddy")
        program = "/usr/bin/caddy"
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
    command, mine = (
        ["--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"],
        {"HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )
    process = subprocess.Popen([program, "run", *command], env={**os.environ, **mine}, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        while OPEN:
            OPEN.pop().close()
        process.terminate()
        process.wait()


@pytest.mark.parametrize("path", ["", "/games"])
def test_behind_caddy_everything_works(tmp_path: Path, path: str) -> None:
    whole, _, below = (HOSTING / "Caddyfile").read_text(encoding="utf-8").partition("# Below")
    example = "\n".join(line[2:] for line in below.splitlines() if line.startswith("# ")) if path else whole
    few = replace(GENEROUS, wrong_passwords_per_address=3)
    chosen = settings(f"sqlite:///{tmp_path}/games.db", proxies=("127.0.0.1",), path=path, limits=few)
    with Served(chosen) as server:
        port = free_port()
        for named, ours in {
            "club.example.org" if path else "games.example.org": f"http://127.0.0.1:{port}",
            "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        }.items():
            assert named in example
            example = example.replace(named, ours)
        with caddy(tmp_path, example):
            address = f"http://127.0.0.1:{port}{path}"
            answers(address)
            ann = Visitor(address, "Ann")
            game = ann.make("me", "friend")["id"]
            with ann.ear(game, 0) as left:
                assert left.ask(decide="hide 3", after=0)["kind"] == "told"
            # Caddy says who asks, whatever they say themselves.
            tried = [
                httpx.post(
                    f"{address}/api/session",
                    json={"name": "Nobody", "password": f"wrong {n}"},
                    headers={"x-forwarded-for": f"192.0.2.{n}"},
                ).status_code
                for n in range(5)
            ]
            assert tried == [401, 401, 401, 429, 429]
            if path:
                assert httpx.get(address).headers["location"].endswith("/games/")


def test_every_setting_in_the_examples_is_one() -> None:
    known = {f"FLAGFALL_{field.name.upper()}" for field in fields(Settings)} | {"FLAGFALL_CONFIG"}
    examples = [HOME / "Dockerfile", HOME / "compose.yaml", *HOSTING.iterdir(), HOME / "docs/serving.md"]
    for example in examples:
        for named in re.findall(r"FLAGFALL_(?!LIMIT_)[A-Z_]+", example.read_text(encoding="utf-8")):
            assert named in known, f"{named} in {example.name}"


def test_what_the_container_and_the_unit_start_is_a_command() -> None:
    serve = get_command(app).commands["serve"]
    compose = yaml.safe_load((HOME / "compose.yaml").read_text(encoding="utf-8"))
    docker = (HOME / "Dockerfile").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read_string((HOSTING / "flagfall.service").read_text(encoding="utf-8"))
    assert {"flagfall", "postgres", "redis"} == set(compose["services"])
    for command in (
        compose["services"]["flagfall"]["command"],
        json.loads(re.findall(r"^CMD (.*)$", docker, re.M)[0]),
        shlex.split(unit["Service"]["ExecStart"])[1:],
    ):
        assert command[0] == "serve"
        serve.make_context("serve", command[1:])
    for copied in re.findall(r"^COPY (?!--from)(.*) \S+$", docker, re.M):
        for name in copied.split():
            assert (HOME / name).exists(), name
            assert f"!{name}\n" in (HOME / ".dockerignore").read_text(encoding="utf-8"), name


def test_the_dashboard_asks_for_numbers_that_there_are() -> None:
    board = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"flagfall_[a-z_]+", target["expr"])
    }
    known = {f"flagfall_{name}{end}" for name in HELP for end in ("", "_bucket", "_sum", "_count")}
    assert asked
    assert asked <= known
