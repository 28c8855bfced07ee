"""From nothing to a first compiled move, run as `python -m flagfall.bench.first_move GAME`."""

from __future__ import annotations

import sys

import flagfall

table = flagfall.Table(flagfall.rules(sys.argv[1]))
table.submit(0, table.choices(0)[0])
