"""The rules are written once: compiled, interpreted and bounds-checked they do the same, byte for byte.

So do imagining, counting odds and sequences, and what the players share with the rules.
"""

import os
import subprocess
import sys

import pytest

from flagfall.testing.parity import digests

FAMILIES = {"stratego": (4, 30), "risk": (3, 500)}


def run(family, rounds, decisions, **environment):
    # Where this process keeps what it compiled is not for the other: there it would find code that checks no bounds.
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-m", "flagfall.testing.parity", family, str(rounds), str(decisions)],
        env={**inherited, "NUMBA_DISABLE_JIT": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("family", FAMILIES)
def test_compiled_equals_interpreted(family):
    rounds, decisions = FAMILIES[family]
    assert run(family, rounds, decisions, NUMBA_DISABLE_JIT="1") == digests(family, rounds, decisions)


@pytest.mark.parametrize("family", FAMILIES)
def test_compiled_rules_stay_within_their_tables(family):
    rounds, decisions = FAMILIES[family]
    assert run(family, rounds, 4 * decisions, NUMBA_BOUNDSCHECK="1") == digests(family, rounds, 4 * decisions)
