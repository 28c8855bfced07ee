"""The server that is drilled: a process of its own, with its log and its memory in sight."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

from flagfall.server.connections import more_files
from flagfall.server.drill.priority import as_the_server
from flagfall.server.limits import Limits
from flagfall.server.logs import log_config
from flagfall.server.running import options, prepared
from flagfall.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Target:
    """Where it is, and what it costs."""

    def __init__(self, port: int, folder: Path, process: subprocess.Popen[bytes]) -> None:
        self.port, self._process, self.log = port, process, folder / "log"

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def logged(self) -> int:
        """Bytes in its log."""
        return self.log.stat().st_size

    def worked(self) -> float:
        """Seconds of a processor it has used so far; 0 where the system does not say."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def megabytes(self) -> float:
        """Memory it holds; 0 where the system does not say."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self._process.pid}/status").read_text("utf-8").splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0.0

    async def counted(self, name: str) -> int:
        """One of its own numbers."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        text = (await reader.read()).decode()
        writer.close()
        return int(next(line for line in text.splitlines() if line.startswith(f"flagfall_{name} ")).split()[1])

    def stop(self, patience: float) -> float | None:
        """Seconds until it has ended after it was told to; None if it does not, and then it is killed."""
        began = time.monotonic()
        self._process.terminate()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return None
        return time.monotonic() - began


@contextlib.asynccontextmanager
async def running(
    folder: Path, *, database: str | None = None, messenger: str = "memory", **limits: Any
) -> AsyncIterator[Target]:
    """A server as `flagfall serve` runs it, but for some limits."""
    folder.mkdir(parents=True, exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "flagfall.server.drill.target", str(port)]
    with (folder / "log").open("wb") as log:
        chosen = {"database": database or f"sqlite:///{folder}/drill.db", "messenger": messenger}
        process = subprocess.Popen([*command, msgspec.json.encode([chosen, limits]).decode()], stderr=log)
    try:
        for _ in range(1200):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            await asyncio.sleep(0.1)
        yield Target(port, folder, process)
    finally:
        process.terminate()
        process.wait(60)


def main() -> None:
    as_the_server()
    port, given = sys.argv[1:]
    chosen, limits = msgspec.json.decode(given)
    settings = Settings(**chosen, limits=replace(Limits(), **limits), warm=False)
    more_files()
    uvicorn.run(
        lambda: prepared(settings),
        factory=True,
        log_config=log_config(settings),
        **options(settings, "127.0.0.1", int(port)),
    )


if __name__ == "__main__":
    main()
