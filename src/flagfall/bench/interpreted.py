"""The same rules without the compiler, run as `NUMBA_DISABLE_JIT=1 python -m flagfall.bench.interpreted SECONDS GAME…`.

One line per game: its id and plies per second.
"""

from __future__ import annotations

import sys

from flagfall.bench.pace import random_play
from flagfall.catalog import rules

for game in sys.argv[2:]:
    print(game, random_play(rules(game, ply_limit=100), float(sys.argv[1])).per_second("plies"), flush=True)
