"""Teaching a value: games against a crowd of tempers and against itself, in rounds with fixed weights, each game learned from once."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.lab.cores import in_order
from flagfall.lab.openings import openings
from flagfall.lab.pieces import PIECE, Piece, Scribe, chained
from flagfall.minds.stratego.kernel import learn as kernel
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.learned import Unfit, Weights, digest, load, untaught, usual
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import CROWD, table_of_tempers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from flagfall.games.stratego.rules import Stratego

SLIP = 0.02
SAME = 10
"""So many rounds are played from the same set-ups."""
QUICK = (8, 4, 0)
"""How it decides in its lessons: candidates, imagined tables, turns."""


def plans_of(first: Sequence[int], second: Sequence[int] = ()) -> Any:
    """How both sides search: candidates, imagined tables, turns, slips in a thousand, moves ahead, whose weights; alike unless said."""
    return np.array([(*first, 0, 0, 0)[:6], (*(second or first), 0, 0, 0)[:6]], np.int64)


@dataclass(frozen=True, slots=True)
class Course:
    """What a round is: everything that changes what is learned, besides the game and the seed."""

    games: int = 1000
    rate: float = 0.1
    ahead: int = 0

    @property
    def words(self) -> str:
        return f"--games {self.games} --rate {self.rate:g}" + (f" --ahead {self.ahead}" if self.ahead else "")


class School:
    """One value being taught. Everything that is needed to go on lies in one file, which is written after every round."""

    def __init__(self, rules: Stratego, seed: int, kept: Path | None = None) -> None:
        self.rules, self.lore, self.kept, self.seed = rules, lore_of(rules), kept, seed
        first = untaught(rules, self.lore, seed)
        self.rows, self.dense, self.habits = first.rows, first.dense, _habits(rules, self.lore)
        self.row_sums, self.dense_sums = np.zeros(self.rows.shape[:2]), np.zeros_like(self.dense)
        self.round, self.courses, self.data, self.curve = 0, list[str](), "", list[dict[str, float]]()
        self.passed = ""
        """Which shipped weights it has passed the gauntlet against; empty: none yet."""
        if kept is not None and kept.exists():
            self._go_on(kept)
        self._opened: tuple[int, Any] = (-1, None)
        self._desk = self.lay_desk(self.rows.copy(), self.dense.copy())

    # -- lessons ---------------------------------------------------------------------------------------------
    def learn(self, course: Course, done: Callable[[int], None] = lambda games: None) -> dict[str, float]:
        """One round: the crowd alone at first, then itself in half of the seats; says what was seen.

        The games are played on all cores, and learned from in their order: how many cores there are changes nothing.
        """
        games = course.games * (4 if self.round == 0 else 1)
        return self.study(self.play(games, course.ahead), course, done)

    def study(
        self, pieces: Iterable[Piece], course: Course, done: Callable[[int], None] = lambda games: None
    ) -> dict[str, float]:
        """A round of games that were played somewhere."""
        begin, tally, error = time.monotonic(), np.zeros(6), np.zeros(2)
        for piece in pieces:
            kernel.learn(
                self._desk, course.rate, self.rows, self.dense, self.row_sums, self.dense_sums, piece.signs, piece.moments,
                piece.targets, error,
            )  # fmt: skip
            tally += piece.tally
            self.data = chained(self.data, piece)
            done(int(tally[0]))
        self.round += 1
        self.passed = ""
        if course.words not in self.courses:
            self.courses.append(course.words)
        played, turns, first, drawn, met, points = tally.tolist()
        seen = {
            "round": self.round, "games": played, "turns a game": turns / played, "first seat wins": first / played,
            "drawn": drawn / played, "error": float(error[0] / max(1, error[1])),
            "against the crowd": points / met if met else 0.0, "turns/s": turns / (time.monotonic() - begin),
        }  # fmt: skip
        self.curve.append(seen)
        self._desk.rows[:], self._desk.dense[:] = self.rows, self.dense
        self._keep()
        return seen

    def play(self, games: int, ahead: int = 0, first: int = 0) -> Iterator[Piece]:
        """Games of a round with the weights as they are now, from piece `first` on, in order whoever is ready first."""
        itself, patience = (0, 0.9) if self.round == 0 else (350, 0.9 if self.round < 3 else 0.7)
        plans, armies, whole = plans_of((*QUICK, 0, ahead)), self.openings, 1 + len(CROWD)

        def write(scribe: Scribe, number: int) -> Piece:
            seeds, left = (self.seed, self.round, number), games - PIECE * number
            return scribe.write(armies, seeds, whole, itself, plans, patience, min(PIECE, left))

        begin = lambda: Scribe(self.lay_desk(self._desk.rows, self._desk.dense))  # noqa: E731
        yield from in_order(begin, write, range(first, -(-games // PIECE)))

    @property
    def openings(self) -> Any:
        """The set-ups of a round."""
        seed = self.seed + self.round // SAME
        if self._opened[0] != seed:
            self._opened = seed, openings(self.rules, 300, seed)
        return self._opened[1]

    # -- what it is compared with ----------------------------------------------------------------------------
    def take_shipped(self) -> None:
        """Judge what is shipped instead of what is being taught."""
        shipped = load(self.rules, self.lore)
        self.rows, self.dense = shipped.rows, shipped.dense
        self._desk.rows[:], self._desk.dense[:] = shipped.rows, shipped.dense

    def weights(self) -> Weights:
        """What was learned, with what made it: the command, and a digest of the games it was made of."""
        courses = " and ".join(self.courses) or "untaught"
        command = f"flagfall lab fit {self.rules.id} --seed {self.seed} {courses}: {self.round} rounds"
        return Weights(self.rows, self.dense, self.habits, command, self.data)

    def story(self, command: str = "") -> dict[str, str]:
        """What games have to agree on to be learned from here; with a command, what they were made by."""
        whole = {"game": self.rules.id, "digest": digest(self.rules, self.lore)}
        return whole | ({"command": command, "weights": self.data or "shipped"} if command else {})

    def pass_against(self, shipped: str) -> None:
        """It has passed the gauntlet against the weights with this digest."""
        self.passed = shipped
        self._keep()

    def lay_desk(self, rows: Any, dense: Any) -> Any:
        """A desk where these weights play, with the crowd."""
        tempers = table_of_tempers(self.rules.edition.id, SLIP)
        return lay_desk(self.rules.book, self.lore, tempers, Weights(rows, dense, self.habits, "lessons"), self.seed)

    # -- kept ------------------------------------------------------------------------------------------------
    def _keep(self) -> None:
        if self.kept is None:
            return
        whole = {name: getattr(self, name) for name in ("rows", "dense", "row_sums", "dense_sums")}
        about = {
            "game": self.rules.id, "digest": digest(self.rules, self.lore), "seed": self.seed, "round": self.round,
            "courses": self.courses, "data": self.data, "curve": self.curve, "passed": self.passed,
        }  # fmt: skip
        new = self.kept.with_suffix(".new")
        with new.open("wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), **whole)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.kept)

    def _go_on(self, kept: Path) -> None:
        with np.load(kept, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            if about["game"] != self.rules.id:
                raise ValueError(f"{kept} was begun with {about['game']}, not with {self.rules.id}")
            if about["digest"] != digest(self.rules, self.lore):
                raise ValueError(f"{kept} was begun with other rules than these of {self.rules.id}")
            if about["seed"] != self.seed:
                raise ValueError(f"{kept} was begun with seed {about['seed']}, not with {self.seed}")
            self.round, self.courses, self.data = int(about["round"]), about["courses"], about["data"]
            self.curve, self.passed = about["curve"], about["passed"]
            self.rows, self.dense = found["rows"], found["dense"]
            self.row_sums, self.dense_sums = found["row_sums"], found["dense_sums"]


def _habits(rules: Stratego, lore: Any) -> Any:
    """What is shipped of what pieces usually are, which is counted by itself; the rulebooks' hints where that does not fit."""
    try:
        return load(rules, lore).habits
    except Unfit:
        return usual(rules, lore)
