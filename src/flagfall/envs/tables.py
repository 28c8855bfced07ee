"""Thousands of tables as one Gymnasium VectorEnv: arrays in, arrays out, no Python for a single table.

envs = gymnasium.make_vec("flagfall/stratego-classic-v1", num_envs=4096, opponent="self")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from flagfall.core import NOBODY, seat_of
from flagfall.envs import shared
from flagfall.machine import Batch

if TYPE_CHECKING:
    from flagfall.core import Rules

OPPONENTS = ("self", "random")


class Tables(VectorEnv[Any, Any, Any]):
    """With `opponent="self"` one learner decides for whoever is to act, and is rewarded as that seat: `info["seat"]`
    says which, `info["rewards"]` what every seat got.

    With `opponent="random"` it has the seat `seat` at every table. Observations and masks are two sets of arrays that are
    filled in turn: what a step gave stays as it is until the step after the next. `copy=True` gives arrays of one's own.
    """

    metadata = {"render_modes": shared.RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Rules[Any, Any],
        num_envs: int = 1,
        *,
        opponent: str = "self",
        seat: int | str = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        openings: Any = None,
        copy: bool = False,
        keep: bool = False,
        **options: Any,
    ) -> None:
        if opponent not in OPPONENTS:
            raise ValueError(f"the opponent of many tables is one of {', '.join(OPPONENTS)}, not {opponent!r}")
        if num_envs < 1:
            raise ValueError(f"num_envs is one or more tables, not {num_envs}")
        self.rules, self.num_envs, self.copy = shared.chosen(game, options), num_envs, copy
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode, self._keep = shared.render_mode(render_mode), keep or render_mode is not None
        self._seat = None if opponent == "self" else seat_of(self.rules.seats, seat)
        self._openings = shared.opened(self.rules, openings)
        self.single_observation_space = shared.observation_space(self.rules)
        self.single_action_space = shared.Actions(self.rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        spec, self._turn = self.rules.spec, 0
        self._rows = [np.zeros((num_envs, *spec.observation.shape), np.uint8) for _ in range(2)]
        self._masks = [np.zeros((num_envs, spec.actions), np.uint8) for _ in range(2)]
        self._batch: Batch | None = None

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin at every table, or at those of `options["reset_mask"]`. The seed is one number: tables differ by theirs."""
        which = (options or {}).get("reset_mask")
        if self._batch is None or (which is None and seed is not None):
            seed = seed[0] if isinstance(seed, (list, tuple)) else seed
            self._batch = Batch(self.rules, self.num_envs, seed, again=False, keep=self._keep, openings=self._openings)
        else:
            self._batch.begin(which)
        self._others()
        return self._observed(), {"seat": self._deciding()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision at every table. Where a game has ended, what happens next is as the autoreset mode says."""
        batch, mode, seats = self._tables(), self.autoreset_mode, self._deciding()
        over = batch.to_act == NOBODY
        if mode is AutoresetMode.DISABLED and over.any():
            raise ValueError(f"table {int(over.argmax())} has ended; reset it with options={{'reset_mask': ...}} first")
        rewards, done = batch.step(np.asarray(actions))
        later, ended = self._others()
        rewards, done = rewards + later, done | ended
        told = self._final(done) if mode is AutoresetMode.SAME_STEP and done.any() else {}
        anew = over if mode is AutoresetMode.NEXT_STEP else done
        if mode is not AutoresetMode.DISABLED and anew.any():
            batch.begin(anew)
            self._others()
        told |= {"seat": self._deciding(), "rewards": rewards}
        return self._observed(), rewards[np.arange(self.num_envs), seats], done, np.zeros_like(done), told

    def render(self) -> tuple[Any, ...]:
        batch = self._tables()
        return tuple(
            shared.rendered(batch[number], self.render_mode, int(seat)) for number, seat in enumerate(self._deciding())
        )

    def sample(self) -> Any:
        """A legal action at every table, all equally likely; 0 where the game is over and the action is passed over."""
        return np.maximum(self._tables().sample(), 0)

    def _others(self) -> tuple[Any, Any]:
        """The random opponents decide until the learner is asked everywhere: what all gained, and which games ended."""
        batch, seats = self._tables(), self.rules.spec.seats
        gained, done = np.zeros((self.num_envs, seats), np.float32), np.zeros(self.num_envs, np.bool_)
        if self._seat is None:
            return gained, done
        while (theirs := (batch.to_act >= 0) & (batch.to_act != self._seat)).any():
            reward, ended = batch.step(batch.sample(), theirs)
            gained, done = gained + reward, done | ended
        return gained, done

    def _deciding(self) -> Any:
        """Whose decision an action is, at each table."""
        if self._seat is not None:
            return np.full(self.num_envs, self._seat, np.int8)
        return np.maximum(self._tables().to_act, 0)

    def _observed(self) -> dict[str, Any]:
        batch, self._turn = self._tables(), 1 - self._turn
        rows, mask = self._rows[self._turn], self._masks[self._turn]
        batch.observe(self._deciding(), rows)
        batch.mask(mask)
        if self.copy:
            rows, mask = rows.copy(), mask.copy()
        return {"observation": rows, "action_mask": mask.view(np.int8)}

    def _final(self, done: Any) -> dict[str, Any]:
        """What the ended games looked like, as Gymnasium names it."""
        seats, everywhere = self._deciding(), np.empty(self.num_envs, object)
        rows, mask = self._tables().observe(seats), np.zeros(self.rules.spec.actions, np.int8)
        for table in np.flatnonzero(done):
            everywhere[table] = {"observation": rows[table], "action_mask": mask}
        told = {"seat": seats, "_seat": done.copy()}
        return {"final_obs": everywhere, "_final_obs": done.copy(), "final_info": told, "_final_info": done.copy()}

    def _tables(self) -> Batch:
        if self._batch is None:
            raise RuntimeError("reset() comes first: there are no tables yet")
        return self._batch


def _mode(asked: AutoresetMode | str) -> AutoresetMode:
    """By itself or by Gymnasium's word for it."""
    try:
        return AutoresetMode(asked)
    except ValueError:
        words = ", ".join(mode.value for mode in AutoresetMode)
        raise ValueError(f"autoreset_mode is one of {words}, not {asked!r}") from None
