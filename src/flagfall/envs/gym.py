"""A game as Gymnasium sees it: one seat is the learner's, computer players sit in the others.

env = gymnasium.make("flagfall/stratego-barrage-v1", opponent="novice", seat="blue")
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from flagfall.core import NOBODY, Decision, seat_of
from flagfall.envs import shared
from flagfall.players import Sitter, seat_anybody
from flagfall.table import Table

if TYPE_CHECKING:
    from flagfall.core import Choices, Rules


class Seat(gymnasium.Env[Any, Any]):
    """One seat at one table. The reward comes at the end: 1 for winning, and what all get adds up to 0."""

    metadata = {"render_modes": shared.RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Rules[Any, Any],
        *,
        opponent: str = "random",
        seat: int | str = 0,
        seconds: float = 1.0,
        illegal: str = "refuse",
        render_mode: str | None = None,
        openings: Any = None,
        **options: Any,
    ) -> None:
        """`opponent`: the player in the other seats, by name. `seat`: the learner's, by number or name, or "any" for one by luck
        in each game. `seconds`: how long the opponent may think. `illegal`: an action that is no choice is refused, or
        one by luck taken in its place. `openings` as in `Aec`; the rest are the game's options."""
        self.rules = rules = shared.chosen(game, options)
        self._any = seat == "any"
        self.seat = 0 if self._any else seat_of(rules.seats, seat)
        if illegal not in ("refuse", "random"):
            raise ValueError(f"illegal is one of refuse, random, not {illegal!r}")
        self._by_luck = illegal == "random"
        self._opponent, self._seconds, self.render_mode = opponent, seconds, shared.render_mode(render_mode)
        self._openings = shared.opened(rules, openings)
        self.observation_space = shared.observation_space(rules)
        self.action_space = shared.Actions(rules, self._choices)
        for other in range(len(rules.seats)):  # says at once who cannot sit down
            Sitter(seat_anybody(opponent, rules, other, Random(0)), Table(rules), other).leave()
        self._table: Table | None = None
        self._sitters: dict[int, Sitter] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        luck = Random(int(self.np_random.integers(1 << 62)))
        rules = self.rules
        self._table = table = Table(rules, luck)
        if self._openings:
            for line in self._openings[luck.randrange(len(self._openings))]:
                table.submit(table.to_act, line)
        if self._any:
            self.seat = luck.randrange(len(rules.seats))
        self.close()
        self._sitters = {
            other: Sitter(seat_anybody(self._opponent, rules, other, Random(luck.getrandbits(62))), table, other)
            for other in range(len(rules.seats))
            if other != self.seat
        }
        self._let_play()
        return self._observed(), {"seat": self.seat}

    def close(self) -> None:
        """Opponents that are programs of their own are told to leave."""
        for sitter in self._sitters.values():
            sitter.leave()
        self._sitters = {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One decision, and all that the others decide after it."""
        table, choices, action = self.table, self._choices(), shared.whole(action)
        if self._by_luck and action not in choices and choices:
            action = choices[int(self.np_random.integers(len(choices)))]
        table.submit(self.seat, Decision(action))
        self._let_play()
        result = table.result
        reward = 0.0 if result is None else result.rewards[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, result is not None, False, {"seat": self.seat}

    def action_masks(self) -> Any:
        """bool [actions]: what may be decided now, as sb3-contrib asks for it."""
        mask = np.zeros(self.rules.spec.actions, np.bool_)
        mask[list(self._choices())] = True
        return mask

    def _choices(self) -> Choices | tuple[()]:
        return self.table.choices(self.seat) if self.table.to_act == self.seat else ()

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return shared.rendered(self.table, self.render_mode, self.seat)

    @property
    def table(self) -> Table:
        if self._table is None:
            raise RuntimeError("reset() comes first: there is no table yet")
        return self._table

    def _let_play(self) -> None:
        """The others decide until the learner is asked, or the game is over."""
        table = self.table
        while (seat := table.to_act) not in (self.seat, NOBODY):
            table.submit(seat, self._sitters[seat].decide(self._seconds))

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.action_masks().view(np.int8)}
