"""What is said of what happened."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """One sentence of a story, and which facts it tells, by their places in the row of facts it was made from."""

    text: str
    tells: tuple[int, ...]
