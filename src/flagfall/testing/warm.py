"""Compiles the rules of every family before many processes need them at once: `python -m flagfall.testing.warm`."""

from __future__ import annotations

import os
import subprocess
import sys

from flagfall.catalog import games, rules
from flagfall.testing.conform import rules_conform


def main(words: list[str]) -> int:
    """One process per family, side by side; the digest of the sources says whether anything is left to do."""
    if words:
        rules_conform(rules(words[0]), games=1, seed=1)
        return 0
    firsts = {entry.id.partition("/")[0]: entry.id for entry in reversed(games())}
    print("Preparing the rules for this machine (once)", flush=True)
    running = [subprocess.Popen([sys.executable, "-m", __spec__.name, id_], env=os.environ) for id_ in firsts.values()]
    return max(process.wait() for process in running)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
