"""A real server on a free port with a fresh SQLite file, a real Chromium and a real Firefox, and Node to drive them."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from waiting import gone_on, put, store_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

    from ahead import Ahead

HOME = Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"
FIREFOX = ("firefox-esr", "firefox")
"""As Debian calls it, and as it may be called elsewhere."""
TRIES = 3
BOUND = 240
"""Seconds after which a scenario gives up by itself. The longest takes half of that on two cores with four times too much to do."""


def _builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Two workers at once wait for each other."""
    (HOME / ".cache").mkdir(exist_ok=True)
    with (HOME / ".cache" / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def built() -> None:
    """The app as it would be shipped."""
    with alone("web"):
        _builder().build()


def _browser(package: str, *places: str) -> str:
    """Where the machine has this browser; installed from its package if it has none."""

    def there() -> str | None:
        return next(filter(None, map(shutil.which, places)), None)

    with alone("browsers"):
        if there() is None:
            if shutil.which("apt-get") is None:
                pytest.fail(f"no {package} here, and no apt-get to install one")
            subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
            wait = ["-o", "DPkg::Lock::Timeout=300"]
            subprocess.run(["apt-get", *wait, "install", "-y", "-qq", package], check=True, capture_output=True)
    found = there()
    assert found is not None
    return found


@pytest.fixture(scope="session")
def chromium() -> str:
    return _browser("chromium", CHROMIUM)


@pytest.fixture(scope="session")
def firefox() -> str:
    return _browser(FIREFOX[0], *FIREFOX)


@dataclass(frozen=True, slots=True)
class Server:
    """Where it answers, and where it keeps its games."""

    address: str
    database: str


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = Server(f"http://127.0.0.1:{port}", f"sqlite:///{folder}/games.db")
    command = [sys.executable, str(Path(__file__).with_name("served.py")), str(port), found.database]
    environment = {**os.environ, "PYTHONPATH": str(HOME / "src")}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=folder)
        try:
            _wait(f"{found.address}/health", process)
            _wait(f"{found.address}/api/catalog", process)
            yield found
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


@dataclass(frozen=True, slots=True)
class Play:
    """Runs scenarios in a browser; what goes wrong fails the test."""

    server: Server
    browser: dict[str, str]
    """Which one, and where it is."""
    bound: int
    folder: Path
    capsys: pytest.CaptureFixture[str]

    def __call__(self, scenario: str, *, games: Sequence[Ahead] = (), given: Any = None) -> None:
        """Play one scenario, with `games` waiting at the server; afterwards they have gone on as was clicked."""
        with store_of(self.server.database) as store:
            for left in reversed(range(TRIES)):
                waiting = [put(store, game) for game in games]
                code, told = self._once(scenario, [one.told() for one in waiting] if games else given)
                if code == 0:
                    break
                # A busy machine can be too slow for a browser once or twice; three times in a row it is our fault.
                assert left, f"{scenario}\n{told}"
                # Said past pytest's capture, and where workers side by side can be heard: a scenario that needed it must
                # be seen even when it passes then.
                with self.capsys.disabled():
                    print(f"\n{scenario} is tried again after:\n{told}", file=sys.stderr, flush=True)
            print(told)
            assert [one.ahead.name for one in waiting if not gone_on(store, one)] == []

    def _once(self, scenario: str, given: Any) -> tuple[int, str]:
        (self.folder / "given.json").write_text(json.dumps(given))
        npm, path = _builder().find_npm()
        node = shutil.which("node", path=path) or str(Path(npm).with_name("node"))
        chosen = {
            "PATH": path,
            "FLAGFALL": self.server.address,
            **self.browser,
            "SHOTS": str(HOME / "shots"),
            "GIVEN": str(self.folder / "given.json"),
            "BOUND": str(self.bound),
        }
        command = [node, str(HOME / "tests" / "browser" / f"{scenario}.mjs")]
        with subprocess.Popen(
            command, env={**os.environ, **chosen}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as process:
            try:
                told, _ = process.communicate(timeout=self.bound + 30)
            except subprocess.TimeoutExpired:
                # It has not even given up by itself. Asked to stop, it takes its browser along; killed, it would leave it behind.
                process.terminate()
                try:
                    told, _ = process.communicate(timeout=30)
                except subprocess.TimeoutExpired:
                    process.kill()
                    told, _ = process.communicate()
        return process.returncode, told[-4000:]


@pytest.fixture
def play(server: Server, chromium: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Play:
    return Play(server, {"CHROMIUM": chromium}, BOUND, tmp_path, capsys)


@pytest.fixture
def in_firefox(server: Server, firefox: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Play:
    """A click takes it longer: it may take twice as long."""
    return Play(server, {"FIREFOX": firefox}, 2 * BOUND, tmp_path, capsys)
