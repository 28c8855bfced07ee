"""What a mind has learned: one file for each game, whole numbers with a scale, and what it was made from.

A file fits one roster and one way of reading signs; anything else is refused with a sentence.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.kernel.numbers import BOTH, KINDS, MOVERS, WIN
from flagfall.minds.stratego.kernel.numbers import (
    BOMB,
    DARED,
    DENSE,
    FLAG,
    LATE_LOOK,
    LOOKS,
    NARROW,
    PLACES,
    TIMES,
    WIDTH,
)
from flagfall.minds.stratego.kernel.signs import COUNTS
from flagfall.minds.stratego.lore import signs_of

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego

HERE = Path(__file__).parent / "weights"
SCALE = 1024
READING = 2
"""The way signs are read; another number makes old weights unfit."""


class Unfit(Exception):
    """Weights that cannot be used, and why."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Rows for the signs, the layers behind them, what enemies of each look usually are, and where all that comes from."""

    rows: Any
    dense: Any
    habits: Any
    story: str
    """The command that made them."""
    data: str = ""
    """A digest of the games they were made of."""


def digest(rules: Stratego, lore: Any) -> str:
    """Names the roster a file was learned with."""
    book = rules.book[0]
    seen = [lore.tobytes(), book["count"].tobytes(), book["late"].tobytes(), book["clash"].tobytes(), bytes([READING])]
    return hashlib.blake2b(b"".join(seen), digest_size=8).hexdigest()


def file_of(rules: Stratego) -> Path:
    return HERE / f"{rules.edition.id}.npz"


def shipped(rules: Stratego) -> str:
    """Names the weights that are shipped for a game."""
    path = file_of(rules)
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest() if path.exists() else "untaught"


def load(rules: Stratego, lore: Any, path: Path | None = None) -> Weights:
    """The weights of a game; where nothing was taught yet pieces are only counted. `Unfit` says what is wrong with a file."""
    path = path or file_of(rules)
    if not path.exists():
        return untaught(rules, lore, 1)
    try:
        with np.load(path, allow_pickle=False) as kept:
            rows, dense, about = kept["rows"], kept["dense"], json.loads(str(kept["about"]))
            habits = np.exp(kept["habits"].astype(np.float32) / SCALE) if "habits" in kept else usual(rules, lore)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise Unfit(f"The weights {path.name} are damaged: {error}") from None
    if about.get("digest") != digest(rules, lore):
        raise Unfit(f"The weights {path.name} were learned with other rules than these of {rules.id}.")
    nets = 1 if lore["twin"][0] else 2
    fits = rows.shape == (nets, signs_of(lore), WIDTH) and dense.shape == (nets, DENSE)
    if not fits or habits.shape != (2, LOOKS, KINDS):
        raise Unfit(f"The weights {path.name} have another shape than {rules.id} needs.")
    return Weights(
        rows.astype(np.float32) / np.float32(SCALE),
        dense.astype(np.float64),
        habits,
        about["command"],
        about.get("data", ""),
    )


def save(rules: Stratego, lore: Any, weights: Weights, path: Path | None = None) -> Path:
    """Whole numbers, 1024 to the unit, with the command that made them and the digests of rules and games."""
    path = path or file_of(rules)
    path.parent.mkdir(parents=True, exist_ok=True)
    about = json.dumps({"command": weights.story, "digest": digest(rules, lore), "data": weights.data})
    np.savez_compressed(
        path,
        rows=_whole(weights.rows),
        dense=weights.dense.astype(np.float32),
        habits=_whole(np.log(weights.habits)),
        about=np.array(about),
    )
    return path


def _whole(numbers: Any) -> Any:
    return np.clip(np.rint(numbers * SCALE), -32768, 32767).astype(np.int16)


def usual(rules: Stratego, lore: Any) -> Any:
    """What the rulebooks' hints say of enemies by their look, before any game was counted: [seat, look, kind]."""
    told, layers, clash = lore[0], rules.book[0]["layers"], rules.book[0]["clash"][0]
    ilk, habits = told["ilk"], np.ones((2, LOOKS, KINDS), np.float32)
    for look in range(LATE_LOOK):
        late, row = divmod(look, PLACES)
        row //= 4
        habits[:, look, ilk == FLAG] = (3.0, 0.8, 0.2, 0.05)[row]
        habits[:, look, ilk == BOMB] = (1.5, 1.2, 0.8, 0.5)[row]
        habits[:, look, layers >> MOVERS & 1 == 1] = 1 / (1 + (0, *TIMES)[late] / 200)
    habits[:, LATE_LOOK] = np.where(rules.book[0]["late"] > 0, 1.0, 0.02)
    for look in range(LATE_LOOK + 1, LOOKS):
        column = (look - LATE_LOOK - 1) % DARED - 1
        for seat in (0, 1):
            mine = (rules.book[0]["army"] == seat) & (told["column"] == column)
            if column >= 0 and mine.any():
                outcome = clash[:, int(np.argmax(mine))]
                habits[seat, look] = np.where(outcome == WIN, 6.0, np.where(outcome == BOTH, 1.5, 0.125))
    return habits


def untaught(rules: Stratego, lore: Any, seed: int) -> Weights:
    """Before the first lesson: pieces are counted at their worth, everything else is small numbers by luck."""
    luck, told, book = np.random.default_rng(seed), lore[0], rules.book[0]
    nets = 1 if told["twin"] else 2
    rows = luck.normal(0, 0.02, (nets, signs_of(lore), WIDTH)).astype(np.float32)
    rows[:, :, WIDTH - 1] = 0
    dense = np.zeros((nets, DENSE))
    dense[:, : WIDTH * NARROW] = luck.normal(0, 0.2, (nets, WIDTH * NARROW))
    dense[:, WIDTH * NARROW + NARROW : WIDTH * NARROW + 2 * NARROW] = luck.normal(0, 0.1, (nets, NARROW))
    there = [int(book["count"][kind]) + int(book["late"][kind]) for kind in range(KINDS)]
    armies = [
        sum(float(told["worth"][kind]) * there[kind] for kind in range(1, KINDS) if book["army"][kind] == seat)
        for seat in (0, 1)
    ]
    for seat in range(nets):
        mine, counts = int(told["columns"][seat]) + 1, int(told["blocks"][seat, 3])
        for kind in range(1, KINDS):
            army, column = int(book["army"][kind]), int(told["column"][kind])
            if army < 0 or not there[kind] or told["ilk"][kind] == FLAG:
                continue
            row = counts + (column if army == seat else mine + column) * COUNTS
            share = float(told["worth"][kind]) / max(armies) * 6 * (1 if army == seat else -1)
            rows[seat, row : row + COUNTS, WIDTH - 1] = share * np.arange(COUNTS)
    return Weights(rows, dense, usual(rules, lore), "untaught")
