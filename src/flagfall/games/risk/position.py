"""A whole view on one line, and back: for notes, tests and messages.

    risk/middle-earth 3 0 | phase=13 turn=0 ... | moria=a5L eregion=b2 ... | held_tale=3,3,2 ... | tale 2:ambush*1 ...

First the game, the number of players and the listener; then registers that are not zero, places, the
numbers of each seat, and the piles the listener can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core import Unreadable
from flagfall.games.risk.kernel.words import PILES, REGISTERS, UNOWNED
from flagfall.games.risk.view import View, twin

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book

OWNERS = "-abcdn"
LEADERS = ".LAP"
SEATED = ("points", "left", "alive", "held_land", "held_tale", "secrets")


def write(book: Book, view: View) -> str:
    """The view on one line."""
    now = view["now"]
    places = [
        f"{place.id}={OWNERS[int(view['owner'][n]) + 1]}{int(view['army'][n])}"
        f"{LEADERS[int(view['leader'][n])]}{int(view['frozen'][n]):x}"
        for n, place in enumerate(book.board.territories)
        if (int(view["owner"][n]), int(view["army"][n])) != (UNOWNED, 0)
    ]
    parts = [
        f"risk/{book.edition.id} {book.players} {view.listener}",
        " ".join(f"{name}={int(now[n])}" for n, name in enumerate(REGISTERS) if now[n]),
        " ".join(places),
        " ".join(f"{name}={','.join(str(int(value)) for value in view[name])}" for name in SEATED),
        " ".join(str(int(value)) for value in view["blocked"]),
        " ".join(_piles(view["land"])),
        " ".join(_piles(view["tale"])),
    ]
    return " | ".join(parts)


def _piles(piles: Any) -> list[str]:
    return [
        f"{pile}:{kind}*{int(piles[pile, kind])}"
        for pile in range(PILES)
        for kind in range(piles.shape[1])
        if piles[pile, kind]
    ]


def read(book: Book, empty: View, line: str) -> View:
    """The view a line tells of; Unreadable if it is not such a line of this game."""
    try:
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 7:
            raise ValueError(f"it has {len(parts)} parts with | between them, not 7")
        head, registers, places, seated, blocked, lands, tales = parts
        game, players, listener = head.split()
        if (game, int(players)) != (f"risk/{book.edition.id}", book.players):
            raise ValueError(f"that is a position of {game} for {players}")
        record = twin(empty.record)
        row = record[0]
        for name in row.dtype.names:
            row[name][...] = 0
        row["owner"][:] = UNOWNED
        for pair in registers.split():
            name, value = pair.split("=")
            row["now"][REGISTERS.index(name)] = int(value)
        for pair in places.split():
            _read_place(book, row, *pair.split("="))
        for pair in seated.split():
            name, values = pair.split("=")
            if name not in SEATED:
                raise ValueError(f"{name} is nothing a seat has")
            row[name][:] = [int(value) for value in values.split(",")]
        row["blocked"][:] = [int(value) for value in blocked.split()]
        for name, piles in (("land", lands), ("tale", tales)):
            for entry in piles.split():
                where, cards = entry.split("*")
                pile, kind = (int(number) for number in where.split(":"))
                row[name][pile, kind] = int(cards)
        return View(int(listener), record)
    except (ValueError, IndexError, OverflowError) as why:
        raise Unreadable(f"This is not a position of this game: {why}.") from None


def _read_place(book: Book, row: Any, place: str, held: str) -> None:
    if place not in (known := [territory.id for territory in book.board.territories]):
        raise ValueError(f"there is no place {place[:40]!r}")
    number = known.index(place)
    row["owner"][number] = OWNERS.index(held[0]) - 1
    row["army"][number] = int(held[1:-2])
    row["leader"][number] = LEADERS.index(held[-2])
    row["frozen"][number] = int(held[-1], 16)
