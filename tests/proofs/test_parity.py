"""The rules are written once: compiled, interpreted and bounds-checked they do the same, byte for byte."""

import os
import subprocess
import sys

from flagfall.testing.parity import digests

ROUNDS, DECISIONS = 4, 30


def run(rounds, decisions, **environment):
    done = subprocess.run(
        [sys.executable, "-m", "flagfall.testing.parity", str(rounds), str(decisions)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


def test_compiled_equals_interpreted():
    assert run(ROUNDS, DECISIONS, NUMBA_DISABLE_JIT="1") == digests(ROUNDS, DECISIONS)


def test_compiled_rules_stay_within_their_tables():
    assert run(ROUNDS, 120, NUMBA_BOUNDSCHECK="1") == digests(ROUNDS, 120)
