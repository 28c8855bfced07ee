"""Games from Gravon's public archive: its XML files and their older text form (GSN), turned into scrolls.

XML: `<game type="classic">`, `<field content="…100 letters…"/>` (see strados.py), then moves `<move id="1" source="D4"
target="D5"/>`, `<player id="1">` and `<result type="1" winner="1"/>` (1 red, 2 blue, 3 nobody). GSN: a line `#X38FA11
Stratego-Notation v1`, `type 0`, the hundred letters, moves `D4-D5` (with a colon: rescues), `END`, and at last
`RED vs BLUE result 1 winner 0`.

Established from public programs that read the archive: the letters, the element and attribute names, the
meanings of `type` and `winner`, two signs per square, columns A … I and K (J is left out; a few files have J where K is
meant), and rows 1 … 9 and `:` for the tenth, the sign after 9 (`K:-K9`). Other programs write the tenth as 0 or 10, or count from
0: both countings are tried, the one that plays further is taken, and the report says which. Gravon plays with the
five-times two-square rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from flagfall.catalog import rules as rules_of
from flagfall.core import FlagfallError, Unreadable
from flagfall.records.gravon_text import Archived, read_gsn, read_xml
from flagfall.records.scroll import Scroll, scroll_of
from flagfall.records.strados import deploys, read_position
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES: Final = {"classic": "stratego/classic", "barrage": "stratego/barrage", "duell": "stratego/duel"}
ENDINGS: Final = {
    "0": "unable to move", "1": "flag captured", "2": "both unable to move", "3": "forfeit", "4": "tie agreed",
    "10": "both missing", "11": "player's clock ran out", "12": "game clock ran out",
    "13": "player's clock ran out while missing", "14": "opponent missing",
}  # fmt: skip
COLUMNS: Final = "ABCDEFGHIK"
_ROW: Final = re.compile("[0-9]{1,2}|:")


@dataclass(frozen=True, slots=True)
class Imported:
    """A scroll made from a foreign record, what was left out of it, each with the reason, and whether all moves are in it."""

    scroll: Scroll
    skipped: tuple[str, ...]
    whole: bool


def import_gravon(text: str | bytes) -> Imported:
    """A scroll from a Gravon file; Unreadable if not even the set-up can be taken over."""
    if isinstance(text, bytes):
        text = text.decode("utf-8-sig", errors="replace")
    text = text.lstrip("\ufeff \r\n\t")
    archived = read_xml(text) if text.startswith("<") else read_gsn(text)
    if archived.type not in GAMES:
        known = ", ".join(GAMES)
        raise Unreadable("gravon-type", type=repr(archived.type[:40]), known=known)
    skipped = list(archived.skipped)
    table, told, played = _best(archived)
    skipped += told
    _compare(archived, table, skipped)
    whole = archived.whole and played == len(archived.moves)
    return Imported(scroll_of(table, archived.players), tuple(skipped), whole)


def _best(archived: Archived) -> tuple[Table, list[str], int]:
    """The reading of rows, and of the two-square rule, that plays furthest."""
    tries = [
        _play(archived, two_square, rows, row)
        for two_square in (5, "off")
        for rows, row in (("from 1", _from_one), ("from 0", _from_zero))
    ]
    return max(tries, key=lambda tried: tried[2])  # the first of equals: the strictest rule


def _play(
    archived: Archived, two_square: int | str, rows: str, row: Callable[[str], int]
) -> tuple[Table, list[str], int]:
    """The table after as many moves as can be played, what there is to tell, and how many that were."""
    rules = rules_of(GAMES[archived.type], two_square=two_square)
    position = read_position(archived.field)
    told = [*position.skipped, f"Rows were read as counted {rows}."]
    if two_square == "off":
        told.append("The game breaks the five-times two-square rule, so it is written down without that rule.")
    table = Table(rules)
    for seat, line in enumerate(deploys(rules, position)):
        table.submit(seat, line)
    for played, (source, target) in enumerate(archived.moves):
        try:
            table.submit(table.to_act, f"{_square(source, row)}-{_square(target, row)}")
        except (FlagfallError, ValueError) as why:
            left = len(archived.moves) - played
            told.append(f"Move {played + 1} ({source}-{target}) and what follows, {left} in all: {why}")
            return table, told, played
    return table, told, len(archived.moves)


def _square(word: str, row: Callable[[str], int]) -> str:
    """A Gravon square in our words."""
    column = word[:1].upper().replace("J", "K")
    if column not in COLUMNS or not column or not _ROW.fullmatch(word[1:]):
        raise ValueError(f"{word[:10]!r} is no square.")
    return f"{'abcdefghij'[COLUMNS.index(column)]}{row(word[1:])}"


def _from_one(row: str) -> int:
    return 10 if row == ":" else int(row) or 10


def _from_zero(row: str) -> int:
    if row == ":":
        raise ValueError("The row ':' is the tenth, counted from 1.")
    return int(row) + 1


def _compare(archived: Archived, table: Table, skipped: list[str]) -> None:
    """Endings that are no moves (a forfeit, a clock) are not part of a scroll: say so."""
    ending = ENDINGS.get(archived.ending, f"ending {archived.ending[:20]}")
    winner = {"1": "red won", "2": "blue won", "3": "nobody won"}.get(archived.winner, "no winner given")
    if table.result is None:
        skipped.append(f"The ending ({ending}, {winner}): it is not reached by moves, so the scroll is unfinished.")
    elif [str(seat + 1) for seat in table.result.winners] != [archived.winner] and archived.winner != "3":
        skipped.append(f"The recorded winner ({winner}): as played, the result is another.")
