"""`flagfall serve` and `flagfall play` as people start them: in a process of their own, asked to stop."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def started(folder: Path, *words: str, **surroundings: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs until it is asked to stop, which must end it cleanly."""
    around = {name: value for name, value in os.environ.items() if name != "CI"}
    process = subprocess.Popen(
        [sys.executable, "-m", "flagfall", *words],
        cwd=folder,
        env={**around, "FLAGFALL_WARM": "0", **surroundings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
        process.terminate()
        assert process.wait() in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.communicate()


def page(address: str, process: subprocess.Popen[str]) -> str:
    """The first page, once somebody answers."""
    while True:
        try:
            return httpx.get(address, timeout=None).raise_for_status().text
        except httpx.TransportError:
            assert process.poll() is None, "it ended by itself"
            time.sleep(0.1)


def test_serve_listens_where_it_is_told_and_keeps_games_where_it_is_told(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = tmp_path / "elsewhere.db"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{database}"]
    with started(tmp_path, *words) as server:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        assert "Flagfall" in page(f"http://127.0.0.1:{port}/", server)
        assert database.exists()
        assert not (tmp_path / "flagfall.db").exists()


def test_play_prints_its_address_and_opens_the_browser(tmp_path: Path) -> None:
    """And keeps games in a file here, for this machine alone."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part" && mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o755)
    with started(tmp_path, "play", BROWSER=f"{browser} %s", COLUMNS="100") as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        while not opened.exists():
            time.sleep(0.1)
        address = opened.read_text().strip()
        assert address in said
        assert address.startswith("http://127.0.0.1:")
        assert "Flagfall" in page(address, server)
        assert (tmp_path / "flagfall.db").exists()
