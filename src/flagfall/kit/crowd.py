"""What is done at many tables at once, whatever the game: choosing by luck, and checking what was chosen."""

from __future__ import annotations

from typing import Any

from flagfall.kit.jit import long_door
from flagfall.kit.luck import roll


@long_door
def sample(choices: Any, counts: Any, luck: Any, actions: Any) -> None:
    """A choice by luck at every table, all equally likely; -1 where nobody is to act."""
    for i in range(counts.shape[0]):
        actions[i] = -1
        if counts[i] > 0:
            actions[i] = choices[i, roll(luck[i : i + 1], counts[i])]


@long_door
def first_wrong(mask: Any, to_act: Any, actions: Any) -> int:
    """The first table that goes on and cannot take its action; -1 if all can."""
    for i in range(actions.shape[0]):
        action = int(actions[i])
        if to_act[i] >= 0 and (action < 0 or action >= mask.shape[1] or mask[i, action] == 0):
            return i
    return -1
