"""Reviews and puzzles as they are sent. What makes them is loaded when somebody first asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.server import wire_review
from flagfall.server.refusals import No
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Rules
    from flagfall.review.puzzles.puzzle import Puzzle
    from flagfall.table import Input

DAY = 86_400_000
"""Milliseconds."""
MOST_ANSWERED, LONGEST_ANSWER = 12, 40


def whole(rules: Rules[Any, Any], record: Sequence[Input], language: str = ENGLISH) -> dict[str, Any]:
    """A whole game, as `wire_review.Review`."""
    from flagfall.review.reviewed import review
    from flagfall.review.told import plain

    return plain(review(rules, record), language)


def moment(rules: Rules[Any, Any], record: Sequence[Input], number: int, language: str = ENGLISH) -> dict[str, Any]:
    """What each could know, as `wire_review.Known`."""
    from flagfall.review.reviewed import known
    from flagfall.review.told import plain_known

    return plain_known(*known(rules, record, number), language)


def thinking(
    rules: Rules[Any, Any], record: Sequence[Input], number: int, seat: int, sat: str, language: str = ENGLISH
) -> dict[str, Any]:
    """What a computer makes of a seat's question, as `wire_review.Thinking`."""
    from flagfall.review.thinking import plain_thinking, think_again

    return plain_thinking(think_again(rules, record, number, seat, sat), language)


# -- puzzles ---------------------------------------------------------------------------------------------
def puzzles(instant: int) -> wire_review.Puzzles:
    """All of them, and the day's."""
    from flagfall.review.puzzles.puzzle import of_the_day, shipped

    cards = [wire_review.PuzzleCard(id=one.id, game=one.game, kind=one.kind) for one in shipped().values()]  # type: ignore[arg-type]
    return wire_review.Puzzles(day=of_the_day(instant // DAY).id if cards else None, puzzles=cards)


def puzzle(name: str) -> Puzzle:
    """One by its id."""
    from flagfall.review.puzzles.puzzle import shipped

    found = shipped().get(name)
    if found is None:
        raise No("unknown", "server-no-puzzle")
    return found


def put(name: str, language: str = ENGLISH) -> dict[str, Any]:
    """A puzzle as it is put, as `wire_review.PuzzleAsked`."""
    from flagfall.review.puzzles.ask import asked

    return asked(puzzle(name), language)


def judged(name: str, answer: Sequence[str], language: str = ENGLISH) -> dict[str, Any]:
    """An answer judged, as `wire_review.PuzzleJudged`."""
    from flagfall.review.puzzles.ask import judged as judge

    if len(answer) > MOST_ANSWERED or any(len(word) > LONGEST_ANSWER for word in answer):
        raise No("unreadable", "server-no-answer")
    return judge(puzzle(name), answer, language)
