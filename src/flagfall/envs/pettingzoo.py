"""A game as PettingZoo sees it: agents take turns, each is shown what its seat may know.

env = flagfall.envs.aec("stratego/barrage", rescue=True)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else choose(observation["observation"], observation["action_mask"]))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from pettingzoo import AECEnv

from flagfall.core import SPECTATOR
from flagfall.envs import shared
from flagfall.machine import Batch

if TYPE_CHECKING:
    from gymnasium import Space

    from flagfall.core import Rules
    from flagfall.table import Table


class Aec(AECEnv[str, Any, Any]):
    """One table. Agents are named after the seats (`red_0`, `blue_1`); their rewards come at the end and add up to 0."""

    metadata = {  # noqa: RUF012  (as PettingZoo has it)
        "name": "flagfall_v1",
        "render_modes": shared.RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Rules[Any, Any],
        *,
        render_mode: str | None = None,
        openings: Any = None,
        truncate_after: int | None = None,
        **options: Any,
    ) -> None:
        """`openings`: how games begin (None: setting up is play; lines of notation; or a player's name, who sets up).
        `truncate_after`: so many decisions end a game for everybody, without a result. The rest are the game's options."""
        super().__init__()
        self.rules = shared.chosen(game, options)
        if truncate_after is not None and truncate_after < 1:
            raise ValueError(f"truncate_after is one or more decisions, not {truncate_after}")
        self.render_mode, self._limit = shared.render_mode(render_mode), truncate_after
        self._openings = shared.opened(self.rules, openings)
        self.possible_agents = [f"{name.lower()}_{seat}" for seat, name in enumerate(self.rules.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: shared.observation_space(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: shared.Actions(self.rules, self._choices) for agent in self.possible_agents}
        self._over = False
        self._batch: Batch | None = None

    def __getattr__(self, name: str) -> Any:
        """Whatever PettingZoo asks for before the first `reset`."""
        raise AttributeError(f"there is no {name}, or not yet: reset() comes first")

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if self._batch is None or seed is not None:
            self._batch = Batch(self.rules, 1, seed, again=False, openings=self._openings)
            self._mask = self._batch.mask()[0].view(np.int8)
            self._idle = np.zeros_like(self._mask)
            self._action = np.empty(1, np.int32)
        else:
            self._batch.begin()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over, self._decisions = False, 0
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know, and its choices if it is to act."""
        batch, seat = self._batch or self._table(), self._seat[agent]
        mask = self._mask if agent == self.agent_selection else self._idle
        return {"observation": batch.observe(seat)[0], "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        if self._over:
            self._was_dead_step(action)
            return
        batch = self._batch or self._table()
        if action is None:
            raise ValueError(f"{self.agent_selection} is to act and has to choose an action its mask allows")
        self._action[0] = shared.whole(action)
        reward, done = batch.step(self._action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._decisions += 1
        if done[0]:
            self.rewards = dict(zip(self.possible_agents, reward[0].tolist(), strict=True))
            self._accumulate_rewards()
            self._end(self.terminations)
        elif self._limit is not None and self._decisions >= self._limit:
            self._end(self.truncations)
        else:
            self._next()
            if self.render_mode == "human":
                self.render()

    def _choices(self) -> Any:
        return np.flatnonzero(self._table().mask()[0])

    def _next(self) -> None:
        self.agent_selection = self.possible_agents[self._table().to_act[0]]

    def _end(self, how: dict[str, bool]) -> None:
        self._over = True
        how.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent to act sees it, and as a spectator does once the game is over."""
        seen_by = SPECTATOR if self._over else self._seat[self.agent_selection]
        return shared.rendered(self.table, self.render_mode, seen_by)

    @property
    def table(self) -> Table:
        """A `flagfall.Table` that stands as this environment does now, to look at; it goes its own way."""
        return self._table()[0]

    def _table(self) -> Batch:
        if self._batch is None:
            raise RuntimeError("reset() comes first: there is no table yet")
        return self._batch

    def close(self) -> None:
        """Nothing is held open."""
