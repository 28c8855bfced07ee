"""One atomic choice of a seat, or one outcome of chance.

A decision is a small integer with a meaning fixed by its game, so that kernels, search and learners
share it with people. Each game turns it into text and back (`Rules.write`, `Rules.read`).
"""

from typing import NewType

Decision = NewType("Decision", int)
