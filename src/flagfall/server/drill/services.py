"""PostgreSQL and Redis as they are installed on this machine: started on free ports, stopped and started again, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgresql_programs() -> Path | None:
    """Where Debian puts them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def installed() -> bool:
    return postgresql_programs() is not None and shutil.which("redis-server") is not None


class Service:
    """A program that can be stopped and started again on the same port."""

    def __init__(self, address: str, command: list[str], ready: Callable[[], bool]) -> None:
        self.address, self._command, self._ready = address, command, ready
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Until it answers."""
        self._server = subprocess.Popen(self._command, cwd="/", **QUIET)
        while not self._ready():
            if self._server.poll() is not None:
                raise RuntimeError(f"{self._command[0]} ended by itself")
            time.sleep(0.02)

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)  # PostgreSQL does not wait for whoever is connected
            self._server.wait(60)
            self._server = None


@contextlib.contextmanager
def postgresql() -> Iterator[Service]:
    """A new, empty database."""
    programs = postgresql_programs()
    if programs is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    folder, port = Path(tempfile.mkdtemp(prefix="flagfall-pg-")), free_port()
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    create = [str(programs / "initdb"), "-D", str(folder / "db"), "-U", "flagfall", "-A", "trust", "--no-sync"]
    start = [str(programs / "postgres"), "-D", str(folder / "db"), "-p", str(port), "-k", str(folder)]
    start += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
    ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "flagfall"]
    address = f"postgresql+psycopg://flagfall@127.0.0.1:{port}/postgres"
    service = Service(address, _as_postgres(start), lambda: subprocess.run(ask, check=False).returncode == 0)
    try:
        subprocess.run(_as_postgres(create), check=True, cwd=folder, **QUIET)
        service.start()
        yield service
    finally:
        service.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return command
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]


@contextlib.contextmanager
def redis() -> Iterator[Service]:
    """A new, empty Redis."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    ask = ["redis-cli", "-p", str(port), "ping"]
    service = Service(
        f"redis://127.0.0.1:{port}",
        command,
        lambda: subprocess.run(ask, check=False, capture_output=True).stdout == b"PONG\n",
    )
    try:
        service.start()
        yield service
    finally:
        service.stop()
