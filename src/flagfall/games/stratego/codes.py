"""Every decision an edition with its options can ever offer: what the board and the powers allow, whatever stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core.codes import Codes
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.games.stratego.edition import Edition, Power

Packed = tuple[int, int, int]


def codes_of(edition: Edition, powers: tuple[Power, ...], books: Any) -> Codes:
    """The decisions of one game, counted without gaps."""
    book = books[0]
    every = {*_placing(book), *_stepping(book)}
    for index, power in enumerate(powers):
        every |= {(code.SHAPES[power.shape], a, b) for a, b in _using(book, index, power)}
        if power.chooses:
            every |= {(code.STRIKE, a, b) for a, b in _pairs(book, "near")}
    if book["rescue"]:
        every |= {
            (code.RESCUE, kind, square)
            for kind, piece in enumerate(edition.pieces, start=1)
            if piece.moves
            for square in _land(book, book["half"][piece.army])
        }
    if book["unlock"]:
        every.add((code.ENTER, 0, 0))
    if book["rescue"] or any(power.chooses or power.then_attack or power.shape == "chain" for power in powers):
        every.add((code.STOP, 0, 0))
    return Codes(code.VERB * verb + 100 * a + b for verb, a, b in every)


def _land(book: Any, squares: Any) -> list[int]:
    """Those of a set that a piece can stand on, Mount Doom apart."""
    return members(*(squares & book["land"]))


def _pairs(book: Any, where: str) -> Iterator[tuple[int, int]]:
    return ((a, b) for a in _land(book, book["land"]) for b in _land(book, book[where][a]))


def _placing(book: Any) -> Iterator[Packed]:
    """Every piece on the rows it may be set up on, reinforcements on theirs."""
    for kind in range(1, code.KINDS):
        army = int(book["army"][kind])
        if army >= 0:
            room = book["entry" if book["late"][kind] else "home"][army]
            yield from ((code.PLACE, kind, square) for square in members(*room))


def _stepping(book: Any) -> Iterator[Packed]:
    """As far as a Scout goes in each direction; onto Mount Doom by its gates, and off it again."""
    land, doom = set(_land(book, book["land"])), int(book["doom"])
    for start in sorted(land | {doom} - {code.NONE}):
        for far in (10, -10, 1, -1):
            square = start + far
            while square in land and (abs(far) == 10 or square // 10 == start // 10):
                yield code.STEP, start, square
                square += far
    if doom >= 0:
        yield from ((code.STEP, gate, doom) for gate in members(*book["gates"]))


def _using(book: Any, index: int, power: Power) -> Iterator[tuple[int, int]]:
    """From where to where a power may be used; healing names a kind and a square instead."""
    land = _land(book, book["land"])
    match power.shape:
        case "leap":
            yield from ((a, b) for a in land for b in land if a != b and (a // 10 == b // 10 or a % 10 == b % 10))
        case "stride":
            yield from ((a, b) for a in land for b in land if abs(a // 10 - b // 10) + abs(a % 10 - b % 10) == 2)
        case "burst":
            yield from _pairs(book, "beside")
        case "heal":
            yield from (
                (kind, square)
                for kind in range(1, code.KINDS)
                if book["hit"][0, code.HEAL, :, kind].any()
                for square in land
            )
        case "chain":  # goes on with steps
            return
        case _:
            # Whoever detects enemies finds them on Mount Doom too.
            for square in land:
                yield from ((square, target) for target in members(*book["reach"][index, square]) if target in land)
                if (
                    power.shape == "probe"
                    and book["doom"] >= 0
                    and book["doom"] in members(*book["reach"][index, square])
                ):
                    yield square, int(book["doom"])


def most_choices(edition: Edition, powers: tuple[Power, ...], books: Any) -> int:
    """A bound on how many choices one seat can have at once: its whole army free on an empty board."""
    book = books[0]
    free, most = len(_land(book, book["land"])), 0
    for seat in (0, 1):
        army = [piece for piece in edition.pieces if piece.army == seat]
        placing = len({piece.id for piece in army}) * free
        acting = sum(
            piece.count * ((18 if piece.rank == "2" else 4) + sum(48 for power in powers if piece.id in power.owners))
            for piece in army
            if piece.moves
        )
        # A convert may bring the other army's pieces over: nobody has more than two armies' worth.
        most = max(most, placing, acting)
    return 2 * most if any(power.shape == "convert" for power in powers) else most
