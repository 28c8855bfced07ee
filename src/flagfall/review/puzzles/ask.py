"""A puzzle put to somebody: what the asked seat sees, the question, and the answer with its proof in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.records.story import Story
from flagfall.review.puzzles.prove import Asked
from flagfall.review.puzzles.puzzle import table_of
from flagfall.speech import ENGLISH, Name, Phrase, catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.review.puzzles.puzzle import Puzzle
    from flagfall.speech import Said

MOST_PROVED = 64
TOLD = 40
"""Facts of the story that are told: the last few turns."""


def asked(puzzle: Puzzle, language: str = ENGLISH) -> dict[str, Any]:
    """Everything whoever is asked may know, and nothing else."""
    table, say = table_of(puzzle), catalogue(language)
    rules, seat = table.rules, puzzle.seat
    heard = table.heard(seat)
    count = len(heard.facts)
    story = Story(rules, heard, language).between(max(0, count - TOLD), count)
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "seat": seat,
        "question": say.say(_question(puzzle)),
        "wanted": len(puzzle.answer) if puzzle.kind == "flag" else 1,
        "moves": _moves(puzzle),
        "picture": dict(rules.show(table.view(seat), language)),
        "story": story,
    }


def judged(puzzle: Puzzle, answer: Sequence[str], language: str = ENGLISH) -> dict[str, Any]:
    """Whether that is right, what is, and why."""
    given, say = set(answer), catalogue(language)
    right = given == set(puzzle.answer) if puzzle.kind == "flag" else len(given) == 1 and given <= set(puzzle.answer)
    odds = _odds(puzzle)
    return {
        "right": right,
        "answer": list(puzzle.answer),
        "proof": say.say(_proof(puzzle, odds)),
        "odds": odds,
    }


@lru_cache(MOST_PROVED)
def _odds(puzzle: Puzzle) -> dict[str, float]:
    """To count every deal is dear, and does not depend on who answers what."""
    proved = Asked(table_of(puzzle), puzzle.seat).prove(puzzle.kind)
    return proved.odds if proved else {}


def _moves(puzzle: Puzzle) -> list[dict[str, Any]]:
    """What may be answered, as choices are offered: attacks, or every move; nothing where squares are asked for."""
    if puzzle.kind == "flag":
        return []
    asked = Asked(table_of(puzzle), puzzle.seat)
    moves = asked.attacks() if puzzle.kind in ("safe", "best") else asked.table.choices(puzzle.seat)
    return [asked.rules.offer(decision, puzzle.seat) for decision in moves]


def _flag(puzzle: Puzzle) -> Name:
    armies = table_of(puzzle).rules.sight(puzzle.seat).armies
    name: Name = next(
        armies.name(kind) for kind in armies.kinds if armies.rank[kind] == "flag" and armies.army[kind] != puzzle.seat
    )
    return name


def _question(puzzle: Puzzle) -> Phrase:
    words: dict[str, Said] = {"piece": _flag(puzzle), "count": len(puzzle.answer)}
    match puzzle.kind:
        case "flag":
            return Phrase("puzzle-flag", words)
        case "safe":
            return Phrase("puzzle-safe", words)
        case "best":
            return Phrase("puzzle-best", words)
        case _:
            return Phrase("puzzle-win", words)


def _proof(puzzle: Puzzle, odds: dict[str, float]) -> Phrase:
    right = set(puzzle.answer)
    words: dict[str, Said] = {
        "piece": _flag(puzzle), "answer": list(puzzle.answer), "count": len(puzzle.answer), "worlds": puzzle.worlds,
        "odds": [_share(what, share) for what, share in sorted(odds.items(), key=lambda one: -one[1])],
        "others": [_share(what, share) for what, share in sorted(odds.items()) if what not in right],
        "rest": sum(what not in right for what in odds),
    }  # fmt: skip
    match puzzle.kind:
        case "flag":
            return Phrase("puzzle-proof-flag", words)
        case "safe":
            return Phrase("puzzle-proof-safe", words)
        case "best":
            return Phrase("puzzle-proof-best", words)
        case _:
            return Phrase("puzzle-proof-win", words)


def _share(what: str, share: float) -> Phrase:
    """Whole parts of a hundred; what is possible is never told as nothing, nor what is not certain as all."""
    percent = max(1, min(99, round(100 * share))) if 0 < share < 1 else round(100 * share)
    return Phrase("puzzle-share", {"what": what, "percent": percent})
