"""The base install stays small: nothing of an extra is loaded unless asked for, and its absence is one sentence."""

import subprocess
import sys

import pytest

EXTRAS = ("pettingzoo", "gymnasium", "pyspiel", "pyarrow", "pandas", "polars", "torch", "PIL")


def run(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_flagfall_loads_no_extra():
    code = f"import sys, flagfall, flagfall.cli.app\nprint([name for name in {EXTRAS} if name in sys.modules])"
    assert run(code).stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("missing", "asked", "extra"),
    [
        ("pettingzoo", "import flagfall.envs; flagfall.envs.aec('stratego/duel')", "envs"),
        ("gymnasium", "import flagfall.envs; flagfall.envs.vector('stratego/duel')", "envs"),
        ("pyspiel", "import flagfall.envs.openspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named_with_the_command_that_installs_it(missing, asked, extra):
    done = run(f"import sys\nsys.modules[{missing!r}] = None\n{asked}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert f"needs {missing}, which cannot be loaded" in last
    assert last.endswith(f"pip install 'flagfall[{extra}]'")
