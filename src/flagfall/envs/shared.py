"""What all environments share: rules from an id and options, spaces, openings, pictures."""

from __future__ import annotations

import io
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from rich.console import Console

from flagfall.catalog import open_rules as rules_of
from flagfall.core import SPECTATOR, Rules
from flagfall.players import Sitter, seat_anybody
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core import Listener, Value

RENDER_MODES = ["human", "ansi", "rgb_array"]
SAMPLED = 32
"""How many sampled openings an environment chooses among."""


def chosen(game: str | Rules[Any, Any], options: Mapping[str, Value]) -> Rules[Any, Any]:
    """The rules of a game by its id and options, or those handed in."""
    if isinstance(game, str):
        return rules_of(game, **options)
    if options:
        raise TypeError(f"these rules have their options chosen already; {', '.join(options)} cannot be added")
    return game


def observation_space(rules: Rules[Any, Any]) -> spaces.Dict:
    """What a seat is shown and what it may decide: the row of `rules.spec.observation`, and a mask over all actions."""
    return spaces.Dict(
        observation=spaces.Box(0, 255, rules.spec.observation.shape, np.uint8),
        action_mask=spaces.Box(0, 1, (rules.spec.actions,), np.int8),
    )


class Actions(spaces.Discrete):
    """Every action of a game. What is sampled without a mask is one of the choices there are now."""

    def __init__(self, rules: Rules[Any, Any], choices: Callable[[], Any] | None = None) -> None:
        super().__init__(rules.spec.actions)
        self._choices = choices

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self._choices is not None:
            possible = self._choices()
            if len(possible):
                return np.int64(self.np_random.choice(possible))
        return super().sample(mask, probability)


def whole(action: Any) -> int:
    """An action as the number it is; what would have to be rounded is none."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def opened(rules: Rules[Any, Any], openings: Any, seed: int = 0) -> Sequence[Sequence[str]]:
    """How games begin: `None` from nothing, lines as given, or the name of a player who sets up as it would."""
    if openings is None:
        return ()
    if not isinstance(openings, str):
        if any(isinstance(opening, str) for opening in openings):
            raise ValueError("openings are several set-ups, each of them a list with one line for each seat")
        return tuple(openings)
    if not rules.family.placing(rules).any():
        raise ValueError(f"{rules.id} has no set-ups to sample; openings are lines of notation, or None")
    return [_set_up(rules, openings, Random(seed * SAMPLED + number)) for number in range(SAMPLED)]


def _set_up(rules: Rules[Any, Any], name: str, luck: Random) -> list[str]:
    """One opening as a player sets it up: a line for each seat."""
    table, lines = Table(rules, luck), []
    for seat in range(len(rules.seats)):
        sitter, before = Sitter(seat_anybody(name, rules, seat, luck), table, seat), table.moment
        while table.to_act == seat and len(table.record()) - before < rules.spec.most_choices:
            table.submit(seat, sitter.decide())
            if not rules.show(table.view(seat))["left"]:
                break
        sitter.leave()
        lines += rules.gather(seat, [decision for _, decision in table.record()[before:]])
    return lines


def render_mode(asked: str | None) -> str | None:
    """One of those there are, or none."""
    if asked is not None and asked not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {asked!r}")
    return asked


def rendered(table: Table, mode: str | None, listener: Listener = SPECTATOR) -> Any:
    """The table as a listener sees it: printed, as text, or as pixels."""
    if mode is None:
        raise ValueError(f"render_mode is chosen when the environment is made: {', '.join(RENDER_MODES)}")
    rules, view = table.rules, table.view(listener)
    if mode == "rgb_array":
        from flagfall.envs.pixels import pixels

        return pixels(rules.picture(view))
    console = Console() if mode == "human" else Console(file=io.StringIO(), width=100, no_color=True)
    console.print(rules.family.picture(rules, view))
    return None if mode == "human" else console.file.getvalue()  # type: ignore[attr-defined]
