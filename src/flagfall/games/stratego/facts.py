"""The words of Stratego's facts, and how kernel rows become facts and back."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from flagfall.core import Audience, Fact

WORDS: tuple[str, ...] = (
    "placed", "ready", "stands", "began", "moved", "unmasked", "attacked", "fell", "lost", "stood", "leapt", "strode",
    "probed", "shot", "raged", "aimed", "bade", "turned", "stoned", "freed", "healed", "returned", "may", "turn", "ring",
    "ended", "took", "cursed",
)  # fmt: skip

# What the numbers of each word are: K kind, Q square, S seat, N a plain number, - unused.
SHAPES: dict[str, str] = {
    "placed": "KQ", "ready": "S-", "stands": "QS", "began": "S-", "moved": "QQ", "unmasked": "QK", "attacked": "QQ",
    "fell": "QS", "lost": "K-", "stood": "QQ", "leapt": "QQ", "strode": "QQ", "probed": "QQ", "shot": "QQ", "raged": "QQ",
    "aimed": "QQ", "bade": "QQ", "turned": "QK", "stoned": "Q-", "freed": "Q-", "healed": "QQ", "returned": "KQ", "may": "NN",
    "turn": "S-", "ring": "N-", "ended": "NN", "took": "QQ", "cursed": "QQ",
}  # fmt: skip

PHASES = ("setup", "play", "over")
PENDING = ("nothing", "chain", "landing", "burst", "rescue", "enter")
ENDINGS = ("", "flag", "stuck", "both stuck", "quiet limit", "length limit", "children")
RING = ("borne", "destroyed", "taken")

_NUMBER = {word: number for number, word in enumerate(WORDS)}


def from_log(log: Any) -> tuple[Fact, ...]:
    """The facts a kernel wrote down."""
    count = int(log[0, 0])
    return tuple([_fact(*row) for row in log[1 : count + 1].tolist()])


@lru_cache(maxsize=100_000)
def _fact(what: int, a: int, b: int, audience: int) -> Fact:
    """The same thing told in a thousand games is one fact in memory."""
    word = WORDS[what]
    return Fact(word, (a, b) if SHAPES[word][1] != "-" else (a,), Audience(audience))


def to_rows(facts: tuple[Fact, ...], *, audience: bool = False) -> Any:
    """Facts as the rows (what, a, b) a kernel folds, with the audience as a fourth number if asked for."""
    return np.array(
        [
            (_NUMBER[fact.what], fact.told[0], fact.told[1] if len(fact.told) > 1 else 0, int(fact.audience))
            for fact in facts
        ],
        np.int64,
    ).reshape(-1, 4)[:, : 4 if audience else 3]
