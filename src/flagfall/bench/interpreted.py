"""The same rules without the compiler, run as `NUMBA_DISABLE_JIT=1 python -m flagfall.bench.interpreted SECONDS GAME…`.

One line per game: its id and plies per second.
"""

from __future__ import annotations

import sys

from flagfall.bench.pace import random_play
from flagfall.catalog import game, rules

for name in sys.argv[2:]:
    # Short games where the box allows it: the interpreter is a few hundred times slower.
    short = {"ply_limit": 100} if any(option.name == "ply_limit" for option in game(name).options) else {}
    print(name, random_play(rules(name, **short), float(sys.argv[1])).per_second("plies"), flush=True)
