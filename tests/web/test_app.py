"""The browser app's own checks: types without a warning, and the pure parts by themselves."""

import importlib.util
import os
import subprocess
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]


def hook():
    """What builds the app when the package is built."""
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    return builder


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_browser_app_passes_its_own(script):
    """`npm run check` is svelte-check, strict; `npm test` is Vitest."""
    npm, path = hook().find_npm()
    done = subprocess.run(
        [npm, "run", "--silent", script],
        cwd=HOME / "web",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_the_built_app_is_shipped_inside_the_wheel(monkeypatch):
    """Built first, then named to the packager, which would leave it out because git does not know it."""
    builder, done = hook(), []
    monkeypatch.setattr(builder, "build", lambda: done.append("built"))
    monkeypatch.delenv("FLAGFALL_SKIP_WEB", raising=False)
    taken = {}
    builder.WebApp().initialize("standard", taken)
    assert done == ["built"]
    assert taken == {"artifacts": ["src/flagfall/server/static/**"]}
    builder.WebApp().initialize("editable", taken)
    assert done == ["built"], "a checkout builds with make web, not at every install"


def test_without_node_on_the_machine_it_comes_from_the_python_package_index(monkeypatch, tmp_path):
    builder, called = hook(), []
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(builder, "CACHE", tmp_path)
    monkeypatch.setattr("venv.create", lambda home, **_: (home / "bin").mkdir(parents=True))

    def install(command, check):
        called.append(command[-1])
        npm = tmp_path / "node" / "bin" / "npm"
        npm.touch(mode=0o755)

    monkeypatch.setattr(builder.subprocess, "run", install)
    npm, path = builder.find_npm()
    assert called == [builder.NODE_PACKAGE]
    assert npm == str(tmp_path / "node" / "bin" / "npm")
    assert path.startswith(str(tmp_path))
