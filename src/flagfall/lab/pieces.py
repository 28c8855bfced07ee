"""Games of the crowd and of a mind as lessons: a piece is a few games, written down by one core and kept in one file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.minds.stratego.kernel import learn as kernel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PIECE = 50
"""Games in a piece."""
PAGES, PAGE = 3000, 460
MOMENTS, SIGNS = PIECE * 760, PIECE * 760 * 200
"""Room for half of the moments of games that are broken off as draws; where that is full, the rest is left out."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Moments of some games: the signs a seat saw, and what its value should have been."""

    signs: Any
    moments: Any
    """One row each: seat, where its signs begin, how many."""
    targets: Any
    tally: Any
    """Games, turns, wins of the first seat, draws, games of the mind against the crowd, its score in them."""

    def save(self, path: Path) -> None:
        """The file has its name only when it is whole."""
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            np.savez_compressed(file, signs=self.signs, moments=self.moments, targets=self.targets, tally=self.tally)
        new.replace(path)

    @classmethod
    def load(cls, path: Path) -> Piece:
        with np.load(path, allow_pickle=False) as kept:
            return cls(kept["signs"], kept["moments"], kept["targets"], kept["tally"])


class Scribe:
    """Plays at one desk and writes down what is to be learned."""

    def __init__(self, desk: Any) -> None:
        self._desk = desk
        self._diary, self._notes = np.zeros((PAGES, PAGE), np.int32), np.zeros(PAGES)
        self._signs, self._moments = np.empty(SIGNS, np.int32), np.empty((MOMENTS, 3), np.int64)
        self._targets = np.empty(MOMENTS)

    def write(
        self, openings: Any, seeds: Sequence[int], pool: int, itself: int, plans: Any, patience: float, games: int
    ) -> Piece:
        """So many games; the same seeds give the same."""
        tally = np.zeros(6)
        self._desk.luck[0] = seed_of(seeds)
        count = int(
            kernel.write_games(
                self._desk, openings, pool, itself, plans, patience, games, self._diary, self._notes, self._signs,
                self._moments, self._targets, tally,
            )
        )  # fmt: skip
        moments = self._moments[:count].copy()
        end = int(moments[-1, 1] + moments[-1, 2]) if count else 0
        return Piece(self._signs[:end].copy(), moments, self._targets[:count].copy(), tally)


def seed_of(seeds: Sequence[int]) -> Any:
    """One number for several, so that neighbours have nothing in common."""
    return np.random.SeedSequence(list(seeds)).generate_state(1, np.uint64)[0] >> np.uint64(2)


def chained(before: str, piece: Piece) -> str:
    """The digest of everything learned from, with one more piece."""
    seen = hashlib.blake2b(bytes.fromhex(before), digest_size=8)
    for part in (piece.signs, piece.moments, piece.targets):
        seen.update(part.tobytes())
    return seen.hexdigest()
