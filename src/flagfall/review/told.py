"""What a review holds, before anybody has chosen a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from flagfall.speech import ENGLISH, Phrase, begun, catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Seat


@dataclass(frozen=True, slots=True)
class Spot:
    """How somebody stood at a moment."""

    moment: int
    value: float


@dataclass(frozen=True, slots=True)
class Curve:
    """How each seat stood, in its own eyes; `by` says who judged. `least` and `most` are lost and won."""

    by: Phrase
    lines: tuple[tuple[Spot, ...], ...]
    least: float = -1.0
    most: float = 1.0


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment at which something was decided: whose deed, the sentence, and where. The weight says how much hung on it."""

    moment: int
    seat: Seat
    phrase: Phrase
    at: tuple[str, ...]
    weight: float


@dataclass(slots=True)
class Fought:
    """An attack of Risk, roll after roll: how likely the place fell when it began, and how the dice fell."""

    moment: int
    seat: Seat
    source: str
    target: str
    chance: float
    fell: bool = False
    rolls: int = 0
    beaten: int = 0
    lost: int = 0
    spent: bool = False
    """Whether nobody was left to attack with."""
    luck: float = 0.0
    """Battalions beaten beyond what such rolls beat on average."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at. Moments are turns, as a replay with all sides open counts them."""

    game: str
    seats: tuple[str, ...]
    moments: int
    curve: Curve
    turning: tuple[Turning, ...]
    fights: tuple[Fought, ...] = ()
    scores: tuple[tuple[Spot, ...], ...] = ()
    luck: tuple[tuple[Spot, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Knowing:
    """What one seat could know at a moment, of the other side, and what it had let the others know."""

    seat: Seat
    odds: dict[str, dict[str, float]] = field(default_factory=dict)
    counted: bool = True
    """Whether the odds are exact; otherwise they were sampled."""
    seen: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    given: tuple[Phrase, ...] = ()


def plain(review: Review, language: str = ENGLISH) -> dict[str, Any]:
    """A review as JSON has it."""
    say = catalogue(language)
    return {
        "game": review.game,
        "seats": list(review.seats),
        "moments": review.moments,
        "by": say.say(review.curve.by),
        "least": review.curve.least,
        "most": review.curve.most,
        "curve": _lines(review.curve.lines),
        "turning": [
            {
                "moment": turn.moment,
                "seat": turn.seat,
                "key": turn.phrase.key,
                "text": begun(say.say(turn.phrase)),
                "at": list(turn.at),
            }
            for turn in review.turning
        ],
        "fights": [
            {
                "moment": fight.moment,
                "seat": fight.seat,
                "source": fight.source,
                "target": fight.target,
                "chance": round(fight.chance, 4),
                "fell": fight.fell,
                "rolls": fight.rolls,
                "beaten": fight.beaten,
                "lost": fight.lost,
                "luck": round(fight.luck, 3),
            }
            for fight in review.fights
        ],
        "scores": _lines(review.scores),
        "luck": _lines(review.luck),
    }


def plain_known(moment: int, knowing: Sequence[Knowing], language: str = ENGLISH) -> dict[str, Any]:
    """What each could know, as JSON has it."""
    say = catalogue(language)
    return {
        "moment": moment,
        "seats": [
            {
                "seat": one.seat,
                "odds": {
                    at: {word: round(share, 4) for word, share in shares.items()} for at, shares in one.odds.items()
                },
                "counted": one.counted,
                "seen": list(one.seen),
                "shown": list(one.shown),
                "given": [begun(say.say(phrase)) for phrase in one.given],
            }
            for one in knowing
        ],
    }


def _lines(lines: tuple[tuple[Spot, ...], ...]) -> list[list[dict[str, float]]]:
    return [[{"moment": spot.moment, "value": round(spot.value, 3)} for spot in line] for line in lines]
