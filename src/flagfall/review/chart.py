"""A review as a picture: who stood how, and where it turned."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from flagfall.core.drawing import Box, Disc, Drawing, Label, Line
from flagfall.speech import ENGLISH, catalogue

if TYPE_CHECKING:
    from flagfall.review.told import Review, Spot

WIDE, HIGH, EDGE = 960, 320, 36
LEAST_SHARE: Final = 0.3
"""At least so much of all that is possible is drawn."""
COLOURS: Final = {
    "red": "#9b2226", "blue": "#1d4e89", "good": "#8a6d1f", "evil": "#4a5058", "green": "#2e7d32", "yellow": "#8f7a00",
    "black": "#222222",
}  # fmt: skip
OTHERS: Final = ("#9b2226", "#1d4e89", "#2e7d32", "#4a5058")


def chart(review: Review, language: str = ENGLISH) -> Drawing:
    """One line for each seat, in its own eyes; with two seats the other's line is turned over, so that up is good for the first."""
    say = catalogue(language)
    drawing = Drawing(WIDE, HIGH, f"{review.game}: {say.say(review.curve.by)}", [Box(0, 0, WIDE, HIGH, "#ffffff")])
    middle = _y(review, (review.curve.least + review.curve.most) / 2)
    drawing.shapes.append(Line(EDGE, middle, WIDE - EDGE, middle, "#c9c9c9"))
    for seat, line in enumerate(review.curve.lines):
        colour = COLOURS.get(review.seats[seat].lower(), OTHERS[seat])
        spots = [_spot(review, seat, spot) for spot in line]
        drawing.shapes += [Line(*here, *there, colour) for here, there in pairwise(spots)]
        drawing.shapes.append(Label(EDGE + 100 * (seat + 1), 16, review.seats[seat], colour, 15))
    for turn in review.turning:
        colour = COLOURS.get(review.seats[turn.seat].lower(), OTHERS[turn.seat])
        drawing.shapes.append(Disc(_x(review, turn.moment), HIGH - 16, 5, colour))
        drawing.shapes.append(Label(_x(review, turn.moment), HIGH - 30, str(turn.moment), "#555", 9))
    return drawing


def _spot(review: Review, seat: int, spot: Spot) -> tuple[float, float]:
    over = len(review.seats) == 2 and seat == 1 and review.curve.least < 0
    return _x(review, spot.moment), _y(review, -spot.value if over else spot.value)


def _x(review: Review, moment: int) -> float:
    return round(EDGE + (WIDE - 2 * EDGE) * moment / max(1, review.moments - 1), 1)


def _y(review: Review, value: float) -> float:
    """The end is certain, and would press everything before it flat: it leaves the picture, which is as high as the rest needs."""
    least, most = review.curve.least, review.curve.most
    middle = (least + most) / 2
    before = (spot.value for line in review.curve.lines for spot in line if spot.moment < review.moments - 1)
    reach = max([1.1 * abs(value - middle) for value in before], default=0.0)
    reach = min(max(reach, LEAST_SHARE * (most - least) / 2), (most - least) / 2)
    share = max(0.0, min(1.0, (value - middle + reach) / (2 * reach)))
    return round(HIGH - 46 - (HIGH - 76) * share, 1)
