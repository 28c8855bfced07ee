"""The browser app's own checks: types without a warning, and the pure parts by themselves."""

import importlib.util
import os
import subprocess
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_browser_app_passes_its_own(script):
    """`npm run check` is svelte-check, strict; `npm test` is Vitest."""
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    npm, path = builder.find_npm()
    done = subprocess.run(
        [npm, "run", "--silent", script],
        cwd=HOME / "web",
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
