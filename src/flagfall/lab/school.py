"""Teaching a value: games against a crowd of tempers and against itself, in rounds with fixed weights, each game learned from once."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.lab.openings import openings
from flagfall.minds.stratego.kernel import learn as kernel
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.learned import Unfit, Weights, load, untaught, usual
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import CROWD, table_of_tempers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from flagfall.games.stratego.rules import Stratego

SEARCHES = -1
"""Instead of a temper: decides by its value, one turn ahead or more."""
SLIP = 0.02
PAGES, PAGE = 3000, 460


def plans_of(first: Sequence[int], second: Sequence[int] = ()) -> Any:
    """How both sides search: candidates, imagined tables, turns, slips in a thousand, moves seen ahead; alike unless said."""
    return np.array([(*first, 0, 0)[:5], (*(second or first), 0, 0)[:5]], np.int64)


class School:
    """One value being taught. Everything that is needed to go on lies in one file, which is written after every round."""

    def __init__(self, rules: Stratego, seed: int, kept: Path | None = None) -> None:
        self.rules, self.lore, self.kept = rules, lore_of(rules), kept
        first = untaught(rules, self.lore, seed)
        self.rows, self.dense, self.habits = first.rows, first.dense, _habits(rules, self.lore)
        self.row_sums, self.dense_sums = np.zeros(self.rows.shape[:2]), np.zeros_like(self.dense)
        self.round = 0
        if kept is not None and kept.exists():
            self._go_on(kept)
        self._openings = openings(rules, 300, seed + self.round)
        self._desk: Any = lay_desk(
            rules.book,
            self.lore,
            table_of_tempers(rules.edition.id, SLIP),
            Weights(self.rows.copy(), self.dense.copy(), self.habits, "lessons"),
            seed + self.round,
        )
        self._diary, self._notes = np.zeros((PAGES, PAGE), np.int32), np.zeros(PAGES)

    def learn(self, games: int, rate: float, ahead: int = 0) -> dict[str, float]:
        """One round: the crowd alone at first, then itself in half of the seats, all seeing so far ahead; says what was seen."""
        begin, tally = time.process_time(), np.zeros(6)
        itself, patience = (0, 0.9) if self.round == 0 else (500, 0.9 if self.round < 3 else 0.7)
        plans = plans_of((6, 4, 0, 0, ahead))
        kernel.learn(
            self._desk, self._openings, 1 + len(CROWD), itself, plans, patience, rate, self.rows, self.dense, self.row_sums,
            self.dense_sums, games, self._diary, self._notes, tally,
        )  # fmt: skip
        self._desk.rows[:], self._desk.dense[:] = self.rows, self.dense
        self.round += 1
        self._keep()
        played, turns, first, drawn, error, moments = tally.tolist()
        spent = time.process_time() - begin
        return {
            "round": self.round, "games": played, "turns a game": turns / played, "first seat wins": first / played,
            "drawn": drawn / played, "error": error / max(1, moments), "turns/s": turns / spent,
        }  # fmt: skip

    def gauntlet(self, pairs: int, worlds: int, plies: int) -> Iterator[tuple[str, float, int]]:
        """Against every temper, in pairs with the same set-ups: its name, the score, how many games."""
        for style, name in enumerate(CROWD, 1):
            tally = np.zeros(4)
            kernel.match(
                self._desk,
                self._openings,
                SEARCHES,
                style,
                plans_of((8, worlds, plies)),
                2 * pairs,
                self._diary,
                self._notes,
                tally,
            )
            yield name, float(tally[0] / tally[1]), 2 * pairs

    def take_shipped(self) -> None:
        """Judge what is shipped instead of what is being taught."""
        shipped = load(self.rules, self.lore)
        self._desk.rows[:], self._desk.dense[:] = shipped.rows, shipped.dense
        self._desk.eyes["habit"] = shipped.habits

    # -- kept ------------------------------------------------------------------------------------------------
    def _keep(self) -> None:
        if self.kept is None:
            return
        whole = {name: getattr(self, name) for name in ("rows", "dense", "habits", "row_sums", "dense_sums")}
        with self.kept.with_suffix(".new").open("wb") as new:
            np.savez(new, about=np.array(json.dumps({"round": self.round, "game": self.rules.id})), **whole)
        self.kept.with_suffix(".new").replace(self.kept)

    def _go_on(self, kept: Path) -> None:
        with np.load(kept, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            if about["game"] != self.rules.id:
                raise ValueError(f"{kept} was begun with {about['game']}, not with {self.rules.id}")
            self.round = int(about["round"])
            self.rows, self.dense = found["rows"], found["dense"]
            self.habits = found.get("habits", self.habits)
            self.row_sums, self.dense_sums = found["row_sums"], found["dense_sums"]


def _habits(rules: Stratego, lore: Any) -> Any:
    """What is shipped of what pieces usually are; the rulebooks' hints where that does not fit."""
    try:
        return load(rules, lore).habits
    except Unfit:
        return usual(rules, lore)
