"""What crosses the wire about games that are over, and puzzles: who stood how, who could know what. `docs/wire.md` is the book to it."""

from __future__ import annotations

from typing import Literal

from flagfall.server.wire import Asked, Offer, Said, Shown
from flagfall.server.wire_help import Thoughts


class Spot(Said, frozen=True, kw_only=True):
    """How somebody stood at a moment."""

    moment: int
    value: float


class TurningPoint(Said, frozen=True, kw_only=True):
    """A moment at which something was decided: whose deed, in a sentence, and where."""

    moment: int
    seat: int
    key: str
    text: str
    at: list[str]


class Fought(Said, frozen=True, kw_only=True):
    """An attack of Risk: its odds when it began, and how the dice fell; `luck` in battalions beyond expectation."""

    moment: int
    seat: int
    source: str
    target: str
    chance: float
    fell: bool
    rolls: int
    beaten: int
    lost: int
    luck: float


class Review(Said, frozen=True, kw_only=True):
    """A game that is over, looked back at. Lines are by seat; moments as a replay with all sides open counts them."""

    game: str
    seats: list[str]
    moments: int
    by: str
    """Who judged how it stood, in a sentence."""
    least: float
    most: float
    curve: list[list[Spot]]
    turning: list[TurningPoint]
    fights: list[Fought]
    scores: list[list[Spot]]
    luck: list[list[Spot]]


class Knowing(Said, frozen=True, kw_only=True):
    """What one seat could know then: odds by square and piece, counted or sampled; faces seen, own faces shown, what the turn gave away."""

    seat: int
    odds: dict[str, dict[str, float]]
    counted: bool
    seen: list[str]
    shown: list[str]
    given: list[str]


class Known(Said, frozen=True, kw_only=True):
    """What each could know at a moment of a game that is over."""

    moment: int
    seats: list[Knowing]


class Played(Said, frozen=True, kw_only=True):
    """What was decided, why one might, and how that fares from 0 (lost) to 1 (won); null where that cannot be told."""

    decide: str
    value: float | None
    at: list[str]
    sentence: str
    chance: float | None


class Thinking(Said, frozen=True, kw_only=True):
    """What `player` makes of a seat's question after `moment`, from what that seat knew: beside what was decided, and the truth.

    `itself` says whether that is who sat there; there are no thoughts where there was nothing to think about.
    """

    moment: int
    seat: int
    player: str
    itself: bool
    thoughts: Thoughts | None
    played: Played | None
    truth: dict[str, str]


class PuzzleCard(Said, frozen=True, kw_only=True):
    """One line of the list of puzzles."""

    id: str
    game: str
    kind: Literal["flag", "safe", "best", "win"]


class Puzzles(Said, frozen=True, kw_only=True):
    """Every puzzle there is, and which is the day's."""

    day: str | None
    puzzles: list[PuzzleCard]


class PuzzleAsked(Said, frozen=True, kw_only=True):
    """A puzzle as it is put: what the asked seat sees, the last turns as it heard them, and what may be answered.

    Where squares are asked for there are no `moves`, and `wanted` says how many squares.
    """

    id: str
    game: str
    kind: Literal["flag", "safe", "best", "win"]
    seat: int
    question: str
    wanted: int
    moves: list[Offer]
    picture: Shown
    story: list[str]


class PuzzleAnswer(Asked, frozen=True, kw_only=True):
    """Squares, or one move."""

    answer: list[str]


class PuzzleJudged(Said, frozen=True, kw_only=True):
    """Whether it was right, every right answer, and its proof."""

    right: bool
    answer: list[str]
    proof: str
    odds: dict[str, float]
