"""The truth and the view as Python sees them: values that are never changed in place."""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.games.stratego.kernel import code
from flagfall.kit.jit import COMPILED


def _cells(dtype: np.dtype[Any], held: bytes | int) -> Any:
    """One record over memory of its own, as `kit.jit.records` makes them; numpy copies field by field, which takes long."""
    batch = np.ndarray(1, dtype, bytearray(held))
    return batch if COMPILED else batch.view(np.recarray)


class _Record:
    """One record, compared by its bytes, with its fields readable by name."""

    __slots__ = ("cells",)

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def __getattr__(self, field: str) -> Any:
        if field.startswith("_"):
            raise AttributeError(field)
        return self.cells[field][0]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.cells.tobytes() == other.cells.tobytes()

    def __hash__(self) -> int:
        return hash(self.cells.tobytes())


class State(_Record):
    """The whole truth of a game. Only the rules and a Table hold one; its repr tells nothing."""

    __slots__ = ()

    @classmethod
    def blank(cls) -> State:
        return cls(_cells(code.STATE, code.STATE.itemsize))

    def copy(self) -> State:
        return State(_cells(code.STATE, self.cells.tobytes()))

    def __repr__(self) -> str:
        return f"<State of Stratego at ply {int(self.open['ply'])}>"


class View(_Record):
    """The table as it lies for one listener."""

    __slots__ = ()

    @classmethod
    def blank(cls) -> View:
        return cls(_cells(code.VIEW, code.VIEW.itemsize))

    @property
    def listener(self) -> int:
        return int(self.cells["listener"][0])

    def __repr__(self) -> str:
        return f"<View of Stratego by listener {self.listener} at ply {int(self.open['ply'])}>"


def scratch() -> tuple[Any, Any, Any]:
    """Buffers a caller owns: rows of choices, a log of facts, a list of decisions."""
    return (
        np.zeros((code.ROWS, 3), np.int64),
        np.zeros((code.FACT_ROWS, code.FACT_WIDTH), np.int64),
        np.zeros(code.ROWS * code.SQUARES, np.int64),
    )
