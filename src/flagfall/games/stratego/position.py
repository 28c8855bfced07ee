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
    from collections.abc import Iterator

    from flagfall.core import Choices


def _cells(dtype: np.dtype[Any], held: bytearray | int) -> Any:
    """One record over memory of its own, as `kit.jit.records` makes them; numpy copies field by field, which takes long."""
    batch = np.ndarray(1, dtype, bytearray(held))
    return batch if COMPILED else batch.view(np.recarray)


class _Plain:
    """Reads a record as plain numbers, its short arrays as bytes; numpy takes as long for a single number."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        letters, names = zip(*_fields(dtype), strict=True)
        self._unpack = Struct("<" + "".join(letters)).unpack_from
        self._named = partial(tuple.__new__, namedtuple("_named", filter(None, names)))

    def __call__(self, cells: Any) -> Any:
        return self._named(self._unpack(cells.base))


def _fields(dtype: np.dtype[Any]) -> Iterator[tuple[str, str]]:
    """How to read each field, and its name; none for what is passed over: nobody asks for long arrays this way."""
    for name in dtype.names or ():
        kind = dtype[name]
        if kind.names:
            yield from _fields(kind)
        elif kind.str in _LETTERS:
            yield _LETTERS[kind.str], name
        elif name == "own" or (kind.itemsize < code.SQUARES and name != "pad"):
            yield f"{kind.itemsize}s", name
        else:
            yield f"{kind.itemsize}x", ""


_LETTERS = {"|i1": "b", "|u1": "B", "<i2": "h", "<i4": "i", "<i8": "q"}
_VIEW = _Plain(code.VIEW)
_OFFSETS = {name: field[1] for name, field in (code.OPEN.fields or {}).items()}
_STATUS, _STATUS_AT = Struct("<Bb3xbB"), _OFFSETS["phase"]


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
        return State(_cells(code.STATE, self.cells.base))

    def status(self) -> Any:
        """The phase, whose turn it is, who has won and why."""
        return _STATUS.unpack_from(self.cells.base, _STATUS_AT)

    def __repr__(self) -> str:
        return f"<State of Stratego at ply {self.open['ply']}>"


class View(_Record):
    """The table as it lies for one listener."""

    __slots__ = ("choices",)

    def __init__(self, cells: Any) -> None:
        self.cells = cells
        self.choices: Choices | None = None
        """Once they have been looked for."""

    @classmethod
    def blank(cls) -> View:
        return cls(_cells(code.VIEW, code.VIEW.itemsize))

    @property
    def listener(self) -> int:
        return int(self.cells["listener"][0])

    def plain(self) -> Any:
        """What lies open and what the viewer knows of its own army, as numbers and bytes under the kernel's names."""
        return _VIEW(self.cells)

    def __repr__(self) -> str:
        return f"<View of Stratego by listener {self.listener} at ply {self.open['ply']}>"


class _Scratch(threading.local):
    """Each thread has its own; making them anew for every move would take longer than the move."""

    def __init__(self) -> None:
        self.buffers = (
            np.zeros((code.ROWS, 3), np.int64),
            np.zeros((code.FACT_ROWS, code.FACT_WIDTH), np.int64),
            np.zeros(code.ROWS * code.SQUARES, np.int64),
        )
        self.letters = np.zeros(code.SQUARES * 512, np.uint8)


_SCRATCH = _Scratch()


def scratch() -> tuple[Any, Any, Any]:
    """Rows of choices, a log of facts, a list of decisions: the caller's until anybody in this thread asks again."""
    return _SCRATCH.buffers


def letters() -> Any:
    """A page to write on, likewise."""
    return _SCRATCH.letters
