"""More of the wire: what a game promised of its luck, and hints. See `wire`."""

from __future__ import annotations

from msgspec import field

from flagfall.server.wire import Asked, Said


class LotCast(Said, frozen=True, kw_only=True):
    """A seat's word for the luck, which counts from the input with the number `after` on."""

    seat: int
    word: str
    after: int


class Drawn(Said, frozen=True, kw_only=True):
    """One outcome of chance: which input it was, what was possible by weight, and which of it was drawn."""

    number: int
    weights: list[int]
    drawn: int


class Fairness(Said, frozen=True, kw_only=True):
    """What the server promised of its luck, what is under seal, and, of a game laid open, all it takes to check both."""

    pledge: str
    lots: list[LotCast]
    seal: str | None
    """Of everything decided so far; None until everybody has decided something."""
    seed: str | None = None
    lines: list[str] = field(default_factory=list)
    draws: list[Drawn] = field(default_factory=list)


class HintWish(Asked, frozen=True, kw_only=True):
    """Which seat of yours wants one."""

    seat: int


class ThoughtLine(Said, frozen=True, kw_only=True):
    """A decision that was weighed, from 0 (lost) to 1 (won), and why; `at` are its squares or places, `chance` how likely all of it works.

    `decide` is empty for a plan that begins later.
    """

    decide: str
    value: float
    at: list[str]
    sentence: str
    chance: float | None


class Thoughts(Said, frozen=True, kw_only=True):
    """What a computer player made of a moment, knowing what one seat knew: lines, best first, who is who, places it fears for."""

    value: float
    lines: list[ThoughtLine]
    guesses: dict[str, dict[str, float]]
    fears: dict[str, float]


class Hint(Said, frozen=True, kw_only=True):
    """What `player` would decide after `moment`, knowing what your seat knows, why, and what else it thought."""

    moment: int
    player: str
    decide: str
    sentence: str
    thoughts: Thoughts | None
