"""Many tables of one game side by side, as arrays. Each family plays on them in its own kernel; nothing here is checked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from flagfall.core.seat import NOBODY
from flagfall.kit.seeds import seeds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core.fact import Heard
    from flagfall.core.spec import Spec

ROOM = 256
"""How many inputs a table's record has room for at first; it doubles when it is full."""
MOST_INPUTS = 64
"""No single step makes more inputs: one decision, and all that chance decides after it."""


class Crowd(ABC):
    """The arrays every family fills. Records are inputs: (seat + 2) * 2**24 + decision, so that chance has a seat too."""

    def __init__(self, spec: Spec, tables: int, seed: int, keep: bool) -> None:
        self.spec, self.tables = spec, tables
        self.choices = np.zeros((tables, spec.most_choices), np.int16 if spec.actions < 1 << 15 else np.int32)
        self.counts = np.zeros(tables, np.int32)
        self.mask = np.zeros((tables, spec.actions), np.uint8)
        self.to_act = np.full(tables, NOBODY, np.int8)
        self.scores = np.zeros((tables, spec.seats), np.float32)
        self.done = np.zeros(tables, np.bool_)
        self.opened = np.zeros(tables, np.int32)
        """From which of the openings each table began; -1 where it began in the middle of a game."""
        self.moments = np.zeros(tables, np.int32)
        self.inputs = np.zeros((tables, ROOM if keep else 0), np.int32)
        self._spare = 0
        self.luck = seeds(seed, tables)

    def make_room(self) -> None:
        """So that the next step can be written down."""
        if not self.inputs.shape[1]:
            return
        # The longest record is looked for only when it may be too long by now.
        self._spare -= MOST_INPUTS
        if self._spare < 0:
            longest = int(self.moments.max(initial=0)) + MOST_INPUTS
            if longest > self.inputs.shape[1]:
                self.inputs = np.concatenate([self.inputs, np.zeros_like(self.inputs)], axis=1)
            self._spare = self.inputs.shape[1] - longest

    def copy(self) -> Self:
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray) and value.flags.writeable:
                setattr(twin, name, value.copy())
        return twin

    @abstractmethod
    def first_wrong(self, actions: Any) -> int:
        """The first table that goes on and cannot take its action; -1 if all can."""

    @abstractmethod
    def open_with(self, openings: Sequence[Any]) -> None:
        """From now on games begin with one of these states, by luck."""

    @abstractmethod
    def begin(self, which: Any) -> None:
        """Begin anew at the tables marked in `which`."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """One decision at every table that goes on, and all that chance decides after it."""

    @abstractmethod
    def sample(self, actions: Any) -> None:
        """A choice by each table's own luck."""

    @abstractmethod
    def observe(self, seats: Any, out: Any) -> None:
        """What a seat of each table may know."""

    @abstractmethod
    def imagine(self, heard: Heard, seed: int) -> None:
        """Put at every table a state that agrees with everything heard."""
