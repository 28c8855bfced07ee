"""Canaries: every hidden piece and every card is called by a word that occurs nowhere else.

The words are put in through the data: rosters, card lists, and the names Territory cards go by. Whoever receives a byte
of such a word without having heard a fact that tells it has been told a secret.
"""

from __future__ import annotations

import re
from dataclasses import replace
from importlib import import_module
from itertools import count
from typing import Any

import pytest

from flagfall.catalog.catalog import _made as made
from flagfall.games.risk import book, narrate, notation
from flagfall.games.stratego import rules as stratego
from flagfall.games.stratego.kernel.numbers import KINDS

WORD = re.compile(r"zq[a-p]{3}qz")


def word(number: int) -> str:
    """A canary: letters only, because notations read letters."""
    return "zq" + "".join(chr(ord("a") + (number >> shift & 15)) for shift in (8, 4, 0)) + "qz"


def canaries(text: str) -> set[str]:
    return set(WORD.findall(text.lower()))


def roster(edition: Any) -> Any:
    """A Stratego edition whose pieces are canaries: every single one a kind of its own, as far as there is room for kinds."""
    names, by_id = count(), {}
    pieces = []
    for piece in _singled_out(edition.pieces):
        token = word(next(names))
        by_id.setdefault(piece.id, []).append(token)
        pieces.append(replace(piece, id=token, name=token))

    def called(ids: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(token for id_ in ids for token in by_id.get(id_, [id_]))

    powers = tuple(
        replace(power, owners=called(power.owners), immune=called(power.immune), only=called(power.only))
        for power in edition.powers
    )
    ring = edition.ring and replace(edition.ring, bearer=by_id[edition.ring.bearer][0])
    return replace(edition, pieces=tuple(pieces), powers=powers, ring=ring)


def _singled_out(pieces: Any) -> list[Any]:
    """Eight Scouts are eight lines of one; the kinds with the fewest pieces first, so that most pieces have their own."""
    room, several = KINDS - 1 - len(pieces), set[int]()
    for line in sorted(range(len(pieces)), key=lambda line: pieces[line].count):
        room -= pieces[line].count - 1
        if room < 0:
            several.add(line)
    return [
        one
        for line, piece in enumerate(pieces)
        for one in ([piece] if line in several else [replace(piece, count=1)] * piece.count)
    ]


def deck(edition: Any) -> Any:
    """A Risk edition whose Adventure cards are canaries."""
    cards = tuple(replace(card, id=word(n), name=word(n)) for n, card in enumerate(edition.cards))
    return replace(edition, cards=cards)


def land(kind: int) -> str:
    """A Territory card by its canary: places are public, cards are not."""
    return word(1024 + int(kind))


def hatch(patch: pytest.MonkeyPatch) -> None:
    """From here on every game that is opened is full of canaries."""
    plain, printed = stratego.read_edition, book.edition
    patch.setattr(stratego, "read_edition", lambda id_: roster(plain(id_)))
    patch.setattr(book, "edition", lambda name: deck(printed(name)))
    patch.setattr(notation.Notation, "land_id", lambda self, kind: land(kind))
    patch.setattr(notation.Notation, "land", lambda self, text: _kind(text))
    patch.setattr(narrate.Narrator, "_land", lambda self, kind: land(kind))
    patch.setattr(import_module("flagfall.games.risk.show"), "_land", lambda book_, kind: land(kind))
    made.cache_clear()


def _kind(text: str) -> int:
    return next(kind for kind in range(256) if land(kind) == text.strip())
