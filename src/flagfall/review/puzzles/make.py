"""Finding puzzles in games: positions at which something can be known that is not plain to see."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING

from flagfall import records
from flagfall.catalog import rules as rules_of
from flagfall.review.puzzles.prove import Asked
from flagfall.review.puzzles.puzzle import KINDS, Puzzle, pack, table_of
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.review.puzzles.prove import Proved

ASKED_OF = ("stratego",)
"""Families of games that have something to conclude; `prove.py` concludes."""
APART = 12
"""Inputs between two questions of a kind about one game."""
MOST_OF_A_KIND = 5
"""Questions of a kind about one game."""
MOST_PLACES = 3
FEWEST_ENEMIES, FEWEST_ATTACKS = 5, 3
MARGIN = 0.08
"""How far the best attack is from the next."""


def find(text: str) -> Iterator[Puzzle]:
    """The puzzles of one game, from its scroll."""
    scroll = records.read(text)
    rules = rules_of(scroll.game, **scroll.options)
    if rules.family.id not in ASKED_OF:
        return
    rules = rules_of(scroll.game, **dict(scroll.options) | {"memory": "marks"})
    table, plain = Table.retold(rules), records.write(scroll)
    packed = pack(plain)
    sides: list[Asked] = []
    last, answers = dict[str, int](), list[tuple[str, ...]]()
    for after, (seat, decision) in enumerate(scroll.inputs):
        if not sides and any(fact.what == "began" for fact in table.heard(0, max(0, table.heard_count(0) - 8)).facts):
            sides = [Asked(table, side) for side in (0, 1)]
        for kind in KINDS if sides else ():
            if after - last.get(kind, -APART) < APART or sum(one[0] == kind for one in answers) >= MOST_OF_A_KIND:
                continue
            asked = sides[seat]
            asked.hear()
            proved = asked.prove(kind) if promising(kind, asked) else None
            if proved is None or not worth_asking(kind, asked, proved) or (kind, *proved.answer) in answers:
                continue
            answers.append((kind, *proved.answer))
            last[kind] = after
            name = _id(plain, kind, after)
            yield Puzzle(name, scroll.game, kind, seat, after, proved.answer, proved.worlds, packed)
        table.relive(seat, decision)


def promising(kind: str, asked: Asked) -> bool:
    """What can be seen before anything is counted."""
    if kind in ("flag", "win"):
        return asked.could_be_flags() <= 2 * MOST_PLACES
    return len(asked.attacks()) >= FEWEST_ATTACKS


def worth_asking(kind: str, asked: Asked, proved: Proved) -> bool:
    """Something has to be concluded, and the answer may not be one of many."""
    hidden = {at for at, kinds in asked.odds.items() if len(kinds) > 1}
    match kind:
        case "flag":
            return 1 <= len(proved.answer) <= MOST_PLACES and len(asked.odds) >= FEWEST_ENEMIES
        case "safe":
            concluded = [move for move in proved.answer if move.rpartition("-")[2] in hidden]
            return bool(concluded) and len(proved.answer) <= 2
        case "best":
            chances = sorted(proved.odds.values(), reverse=True)
            return len(proved.answer) == 1 and 0.2 <= chances[0] < 1 and chances[0] - chances[1] >= MARGIN
        case _:
            return 1 <= len(proved.answer) <= 2


def _id(text: str, kind: str, after: int) -> str:
    """The same question has the same name, whoever finds it again."""
    return kind + hashlib.blake2b(f"{text}\n{kind} {after}".encode(), digest_size=4).hexdigest()


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, of every kind in turn and from many games, in the order they were found in."""
    kinds: dict[str, list[tuple[int, int]]] = {kind: [] for kind in KINDS}
    times: Counter[tuple[str, str]] = Counter()
    for at, puzzle in enumerate(found):
        times[puzzle.kind, puzzle.scroll] += 1
        kinds[puzzle.kind].append((times[puzzle.kind, puzzle.scroll], at))
    places = sorted((turn, at) for kind in kinds.values() for turn, (_, at) in enumerate(sorted(kind)))
    kept = {at for _, at in places[:most]}
    return [puzzle for at, puzzle in enumerate(found) if at in kept]


def wrong(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle's answer, proved again; nothing if it is right."""
    asked = Asked(table_of(puzzle), puzzle.seat)
    proved = asked.prove(puzzle.kind)
    if proved is None:
        return "there is no proof"
    if proved.answer != puzzle.answer:
        return f"the answer is {', '.join(proved.answer)}, not {', '.join(puzzle.answer)}"
    return "" if worth_asking(puzzle.kind, asked, proved) else "nothing has to be concluded"
