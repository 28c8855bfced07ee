"""Names as sentences say them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.games.stratego.edition import Piece
    from flagfall.speech import Catalogue, Name


def kinds(pieces: Iterable[Piece]) -> list[Name]:
    """The names of pieces, each kind once."""
    return list({piece.name: piece.name for piece in pieces}.values())


def counted(piece: Piece, say: Catalogue) -> str:
    """`Scout ×8`; of one there is just the name."""
    return f"{say.say(piece.name)} ×{piece.count}" if piece.count > 1 else say.say(piece.name)
