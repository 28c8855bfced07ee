"""The truth and the view as Python sees them: values that are never changed in place."""

from __future__ import annotations

import threading
from collections import namedtuple
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.kernel import code
from flagfall.kit.jit import COMPILED

if TYPE_CHECKING:
    from flagfall.core import Choices


def _cells(dtype: np.dtype[Any], held: bytes | int) -> Any:
    """One record over memory of its own, as `kit.jit.records` makes them; numpy copies field by field, which takes long."""
    batch = np.ndarray(1, dtype, bytearray(held))
    return batch if COMPILED else batch.view(np.recarray)


class _Plain:
    """Reads records as plain numbers, their arrays as bytes; numpy takes as long for a single number."""

    def __init__(self, dtype: np.dtype[Any], at: int = 0) -> None:
        kinds = [dtype[name].str for name in dtype.names or ()]
        sizes = [f"{dtype[name].itemsize}s" for name in dtype.names or ()]
        letters = [_LETTERS.get(kind, size) for kind, size in zip(kinds, sizes, strict=True)]
        self._unpack = Struct("<" + "".join(letters)).unpack_from
        self._named = partial(tuple.__new__, namedtuple("_named", dtype.names or ()))
        self._at = at

    def __call__(self, cells: Any) -> Any:
        return self._named(self._unpack(cells.base, self._at))


_LETTERS = {"|i1": "b", "|u1": "B", "<i2": "h", "<i4": "i", "<i8": "q"}
_VIEW, _OPEN, _MIND = _Plain(code.VIEW), _Plain(code.OPEN), _Plain(code.MIND, code.OPEN.itemsize)


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

    def table(self) -> Any:
        """What lies open, as plain numbers and bytes under the kernel's names."""
        return _OPEN(self.cells)

    def __repr__(self) -> str:
        return f"<State of Stratego at ply {self.table().ply}>"


class View(_Record):
    """The table as it lies for one listener."""

    __slots__ = ("choices",)

    def __init__(self, cells: Any) -> None:
        super().__init__(cells)
        self.choices: Choices | None = None
        """Once they have been looked for."""

    @classmethod
    def blank(cls) -> View:
        return cls(_cells(code.VIEW, code.VIEW.itemsize))

    @property
    def listener(self) -> int:
        return int(self.cells["listener"][0])

    def table(self) -> Any:
        """What lies open, as plain numbers and bytes under the kernel's names."""
        return _OPEN(self.cells)

    def mine(self) -> Any:
        """What the viewer knows of its own army, likewise."""
        return _MIND(self.cells)

    def looks(self) -> Any:
        """The kind the viewer sees on each square (`face`), and how many of each it has seen fall (`tray`)."""
        return _VIEW(self.cells)

    def __repr__(self) -> str:
        return f"<View of Stratego by listener {self.listener} at ply {self.table().ply}>"


class _Scratch(threading.local):
    """Each thread has its own; making them anew for every move would take longer than the move."""

    def __init__(self) -> None:
        self.buffers = (
            np.zeros((code.ROWS, 3), np.int64),
            np.zeros((code.FACT_ROWS, code.FACT_WIDTH), np.int64),
            np.zeros(code.ROWS * code.SQUARES, np.int64),
        )


_SCRATCH = _Scratch()


def scratch() -> tuple[Any, Any, Any]:
    """Rows of choices, a log of facts, a list of decisions: the caller's until anybody in this thread asks again."""
    return _SCRATCH.buffers
