"""Real PostgreSQL and Redis for tests: installed if missing, started on free ports, stopped afterwards."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from visitors import free_port, runs, wait_until

_LOCK = Path(tempfile.gettempdir()) / "flagfall-install.lock"


def install(package: str) -> None:
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


class Service:
    """A program that can be stopped and started again on the same port."""

    def __init__(self, address: str, start: Callable[[], subprocess.Popen]) -> None:
        self.address, self._start = address, start
        self._server: subprocess.Popen | None = None

    def start(self) -> None:
        self._server = self._start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)  # PostgreSQL does not wait for whoever is connected
            self._server.wait(20)
            self._server = None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a new, empty database."""
    with postgres_service() as service:
        yield service.address


@contextlib.contextmanager
def postgres_service() -> Iterator[Service]:
    if _postgres_folder() is None:
        install("postgresql")
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
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "flagfall"]

    def started() -> subprocess.Popen:
        server = subprocess.Popen(_as_postgres(start), **quiet)
        return _wait(lambda: subprocess.run(ready, check=False).returncode == 0, server)

    service = Service(f"postgresql+psycopg://flagfall@127.0.0.1:{port}/postgres", started)
    try:
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a new, empty Redis."""
    with redis_service() as service:
        yield service.address


@contextlib.contextmanager
def redis_service() -> Iterator[Service]:
    if shutil.which("redis-server") is None:
        install("redis-server")
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    ping = ["redis-cli", "-p", str(port), "ping"]

    def started() -> subprocess.Popen:
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        return _wait(lambda: subprocess.run(ping, check=False, capture_output=True).stdout == b"PONG\n", server)

    service = Service(f"redis://127.0.0.1:{port}", started)
    try:
        service.start()
        yield service
    finally:
        service.stop()


def _wait(ready: Callable[[], bool], server: subprocess.Popen) -> subprocess.Popen:
    wait_until(ready, runs(server))
    return server
