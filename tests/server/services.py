"""Real PostgreSQL and Redis for tests: installed if missing, started on free ports, stopped afterwards."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from flagfall.server.drill import services
from flagfall.server.drill.services import Service

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


def install_both() -> None:
    """PostgreSQL and Redis, where they are missing."""
    if services.postgresql_programs() is None:
        install("postgresql")
    if shutil.which("redis-server") is None:
        install("redis-server")


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a new, empty database."""
    with postgres_service() as service:
        yield service.address


@contextlib.contextmanager
def postgres_service() -> Iterator[Service]:
    install_both()
    with services.postgresql() as service:
        yield service


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a new, empty Redis."""
    with redis_service() as service:
        yield service.address


@contextlib.contextmanager
def redis_service() -> Iterator[Service]:
    install_both()
    with services.redis() as service:
        yield service
