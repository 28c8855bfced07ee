"""A whole view on one line, and back: for notes, tests and messages.

    risk/middle-earth 3 0 | phase=13 turn=0 ... | moria=a5L0 eregion=b2.0 ... | held_tale=3,3,2 ... | 0 0 ... | land:7*1 ...

First the game, the number of players and the listener; then registers that are not zero, places, the
numbers of each seat, the bridges, and the cards the listener can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core import Unreadable
from flagfall.games.risk.kernel.numbers import REGISTERS, SEATS, UNOWNED
from flagfall.games.risk.records import View

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book

OWNERS = "-abcdn"
LEADERS = ".LAP"
PILES = ("land_discards", "tale_discards", "land", "tale", "secret", *(f"played_{seat}" for seat in range(SEATS)))
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
        " ".join(f"{word.name}={int(now[word.number])}" for word in REGISTERS if now[word.number]),
        " ".join(places),
        " ".join(f"{name}={','.join(str(int(value)) for value in view[name])}" for name in SEATED),
        " ".join(str(int(value)) for value in view["blocked"][: len(book.board.bridges)]),
        " ".join(_piles(view)),
    ]
    return " | ".join(parts)


def _piles(view: View) -> list[str]:
    return [
        f"{name}:{kind}*{cards}" for name in PILES for kind, cards in enumerate(_pile(view, name).tolist()) if cards
    ]


def _pile(view: View, name: str) -> Any:
    """The cards of a pile by kind, to read or to write on."""
    if name not in PILES:
        raise ValueError(f"there is no pile {name[:40]!r}")
    return view["played"][int(name.removeprefix("played_"))] if name.startswith("played_") else view[name]


def read(book: Book, line: str) -> View:
    """The view a line tells of; Unreadable if it is not such a line of this game."""
    try:
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 6:
            raise ValueError(f"it has {len(parts)} parts with | between them, not 6")
        head, registers, places, seated, blocked, piles = parts
        game, players, listener = head.split()
        if (game, int(players)) != (f"risk/{book.edition.id}", book.players):
            raise ValueError(f"that is a position of {game} for {players}")
        view = View.blank()
        view.record["listener"] = int(listener)
        view["owner"][:] = UNOWNED
        for pair in registers.split():
            name, value = pair.split("=")
            view["now"][_register(name)] = int(value)
        for pair in places.split():
            _read_place(book, view, *pair.split("="))
        for pair in seated.split():
            name, values = pair.split("=")
            if name not in SEATED:
                raise ValueError(f"{name} is nothing a seat has")
            view[name][:] = [int(value) for value in values.split(",")]
        view["blocked"][: len(book.board.bridges)] = [int(value) for value in blocked.split()]
        for entry in piles.split():
            where, cards = entry.split("*")
            name, kind = where.split(":")
            _pile(view, name)[int(kind)] = int(cards)
        return view
    except (ValueError, IndexError, OverflowError) as why:
        raise Unreadable("risk-no-position", why=str(why)) from None


def _register(name: str) -> int:
    if name not in REGISTERS:
        raise ValueError(f"there is no register {name[:40]!r}")
    return REGISTERS.number(name)


def _read_place(book: Book, view: View, place: str, held: str) -> None:
    if place not in (known := [territory.id for territory in book.board.territories]):
        raise ValueError(f"there is no place {place[:40]!r}")
    number = known.index(place)
    view["owner"][number] = OWNERS.index(held[0]) - 1
    view["army"][number] = int(held[1:-2])
    view["leader"][number] = LEADERS.index(held[-2])
    view["frozen"][number] = int(held[-1], 16)
