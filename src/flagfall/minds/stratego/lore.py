"""What a reader of the box knows besides the tables of the rules: ranks, and what pieces are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.armies import Armies
from flagfall.kit.record import records
from flagfall.minds.stratego.kernel import numbers as code
from flagfall.minds.stratego.kernel.numbers import NEAR
from flagfall.minds.stratego.kernel.signs import COUNTS, FORMS, OTHERS, STRANGERS

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego

WORTH = {
    "11": 110.0, "10": 100.0, "9": 80.0, "8": 60.0, "7": 42.0, "6": 28.0, "5": 19.0, "4": 12.0, "3": 16.0, "2": 6.0, "S": 25.0,
    "bomb": 14.0, "flag": 150.0,
}  # fmt: skip
SORTS = {"2": code.SCOUT, "3": code.MINER, "S": code.SPY, "bomb": code.BOMB, "flag": code.FLAG}


def lore_of(rules: Stratego) -> Any:
    """One record for an edition."""
    armies = Armies(rules, 0)
    lore = records(code.LORE)
    row = lore[0]
    columns = [0, 0]
    for kind in armies.kinds:
        rank, army = armies.rank[kind], armies.army[kind]
        row["worth"][kind] = WORTH[rank] * (1.15 if armies.powerful[kind] else 1.0)
        row["ilk"][kind] = SORTS.get(rank, code.PLAIN)
        row["top"][kind] = rank == "10"
        row["child"][kind] = armies.has(kind, "child")
        row["column"][kind] = columns[army]
        columns[army] += 1
        if armies.has(kind, "bearer") and armies.doom >= 0:
            row["bearer"] = kind
    row["columns"] = columns
    row["wide"], row["rows"] = armies.cols, armies.rows
    row["fold"] = armies.doom < 0 and _mirrored(armies)
    row["twin"] = _alike(armies)
    row["blocks"] = _blocks(columns, 50 if row["fold"] else 100)
    return lore


def _mirrored(armies: Armies) -> bool:
    last = armies.cols - 1
    squares = [square for square in range(100) if square % 10 <= last]
    return armies.cols == 10 and all(
        armies.land >> square & 1 == armies.land >> (square - square % 10 + last - square % 10) & 1
        for square in squares
    )


def _alike(armies: Armies) -> bool:
    """Whether both armies have the same ranks, powers and numbers, in the same order."""
    sides: list[list[Any]] = [[], []]
    for kind in armies.kinds:
        can = sorted(armies._can[kind])
        sides[armies.army[kind]].append((armies.rank[kind], armies.count[kind], armies.late[kind], can))
    return sides[0] == sides[1]


def signs_of(lore: Any) -> int:
    """How many signs there are, for the seat that has more."""
    return int(lore["blocks"][0, :, -1].max())


def _blocks(columns: list[int], places: int) -> list[list[int]]:
    """Where the signs of each seat begin, block by block: own pieces, enemies, relations, counts, the rest."""
    begins = []
    for mine, theirs in ((columns[0], columns[1]), (columns[1], columns[0])):
        own, looks = (mine + 1) * FORMS, theirs + STRANGERS
        sizes = (own * places, looks * places, own * looks * NEAR, (mine + 1 + looks) * COUNTS, OTHERS)
        begins.append([sum(sizes[:block]) for block in range(len(sizes) + 1)])
    return begins
