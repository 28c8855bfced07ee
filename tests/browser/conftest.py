"""A real server on a free port with a fresh SQLite file, a real Chromium, and Node to drive it."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

HOME = Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"


def _builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def built() -> None:
    """The app as it would be shipped; two workers at once wait for each other."""
    (HOME / ".cache").mkdir(exist_ok=True)
    with (HOME / ".cache" / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _builder().build()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The machine's Chromium, installed if it has none."""
    if not Path(CHROMIUM).exists():
        if shutil.which("apt-get") is None:
            pytest.skip("no Chromium here, and no apt-get to install one")
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True, capture_output=True)
    return CHROMIUM


@pytest.fixture(scope="session")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = f"from flagfall.server.running import serve; serve(port={port}, database='sqlite:///{folder}/games.db')"
    environment = {**os.environ, "PYTHONPATH": str(HOME / "src")}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([sys.executable, "-c", start], env=environment, stdout=log, stderr=log, cwd=folder)
        try:
            _wait(f"http://127.0.0.1:{port}/health", process)
            _wait(f"http://127.0.0.1:{port}/api/catalog", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise AssertionError("the server stopped at once")
        try:
            with urllib.request.urlopen(url, timeout=60):
                return
        except OSError:
            time.sleep(0.2)
    raise AssertionError(f"nothing answered at {url}")


@pytest.fixture
def play(address: str, chromium: str, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs one scenario in the browser; what it prints is returned, what goes wrong fails the test."""
    npm, path = _builder().find_npm()
    node = shutil.which("node", path=path) or str(Path(npm).with_name("node"))

    def run(scenario: str, *arguments: str, timeout: int = 400) -> str:
        done = once(scenario, *arguments, timeout=timeout)
        for _ in range(2):
            if done.returncode == 0:
                break
            # A busy machine can be too slow for a browser once or twice; three times in a row it is our fault.
            # Said past pytest's capture: a scenario that needed it must be seen even when it passes then.
            with capsys.disabled():
                print(f"\n{scenario} is tried again after:\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}")
            done = once(scenario, *arguments, timeout=timeout)
        print(done.stdout)
        assert done.returncode == 0, f"{scenario} {' '.join(arguments)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def once(scenario: str, *arguments: str, timeout: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [node, str(HOME / "tests" / "browser" / f"{scenario}.mjs"), *arguments],
            env={**os.environ, "PATH": path, "FLAGFALL": address, "CHROMIUM": chromium, "SHOTS": str(HOME / "shots")},
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )

    return run
