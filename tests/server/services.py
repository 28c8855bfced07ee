"""Real PostgreSQL and Redis for tests: installed if missing, started on free ports, stopped afterwards."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from visitors import free_port

_LOCK = Path(tempfile.gettempdir()) / "flagfall-install.lock"


def _install(package: str) -> None:
    """Debian's package, without starting anything. One process at a time."""
    with _LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        quiet = {
            "check": True,
            "stdout": subprocess.DEVNULL,
            "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        }
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        try:
            subprocess.run(command, **quiet)
        except subprocess.CalledProcessError:
            subprocess.run(["apt-get", "update", "-qq"], **quiet)
            subprocess.run(command, **quiet)


def _postgres_folder() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def _as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return (
        ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command] if os.getuid() == 0 else command
    )


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a new, empty database."""
    if _postgres_folder() is None:
        _install("postgresql")
    programs = _postgres_folder()
    assert programs is not None, "PostgreSQL could not be installed"
    folder = Path(tempfile.mkdtemp(prefix="flagfall-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    create = [str(programs / "initdb"), "-D", str(folder / "db"), "-U", "flagfall", "-A", "trust", "--no-sync"]
    subprocess.run(_as_postgres(create), check=True, **quiet)
    start = [str(programs / "postgres"), "-D", str(folder / "db"), "-p", str(port), "-k", str(folder)]
    start += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
    server = subprocess.Popen(_as_postgres(start), **quiet)
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "flagfall"]
    try:
        _wait(lambda: subprocess.run(ready, check=False).returncode == 0, server)
        yield f"postgresql+psycopg://flagfall@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a new, empty Redis."""
    if shutil.which("redis-server") is None:
        _install("redis-server")
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    ping = ["redis-cli", "-p", str(port), "ping"]
    try:
        _wait(lambda: subprocess.run(ping, check=False, capture_output=True).stdout == b"PONG\n", server)
        yield f"redis://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def _wait(ready, server: subprocess.Popen) -> None:
    until = time.monotonic() + 120
    while not ready():
        assert server.poll() is None, "the service died"
        assert time.monotonic() < until, "the service did not start in time"
        time.sleep(0.05)
