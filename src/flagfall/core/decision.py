"""One atomic choice of a seat, or one outcome of chance.

A decision is a number from 0 up, without gaps, with a meaning fixed by its game and options, so that kernels, search and learners
share it with people. Each game turns it into text and back (`Rules.write`, `Rules.read`), and takes it apart (`Rules.deed`).
"""

from typing import NamedTuple, NewType

Decision = NewType("Decision", int)


class Deed(NamedTuple):
    """A decision taken apart: its word, and the numbers behind it in the order the family declared them."""

    do: str
    told: tuple[int, ...]
