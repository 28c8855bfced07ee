"""The truth and the view as Python sees them: values that are never changed in place."""

from __future__ import annotations

import threading
from collections import namedtuple
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from flagfall.core import NOBODY
from flagfall.games.stratego.kernel import desk
from flagfall.games.stratego.kernel import numbers as code
from flagfall.kit.place import address_of
from flagfall.kit.record import record_over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Self

    from flagfall.core import Choices


class _Plain:
    """Reads a record as plain numbers, its short arrays as bytes; numpy takes as long for a single number."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        letters, names = zip(*_fields(dtype), strict=True)
        self._unpack = Struct("<" + "".join(letters)).unpack_from
        self._named = partial(tuple.__new__, namedtuple("_named", filter(None, names)))

    def __call__(self, held: bytearray) -> Any:
        return self._named(self._unpack(held))


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
_OFFSETS = {name: field[1] for name, field in (code.TABLE.fields or {}).items()}
_LISTENER, _LISTENER_AT = Struct("<b"), {name: field[1] for name, field in (code.VIEW.fields or {}).items()}["listener"]
_STATUS, _PHASE_AT, _TURN_AT = Struct("<Bb3xbB"), _OFFSETS["phase"], _OFFSETS["turn"]


class _Record:
    """One record, compared by its bytes, with its fields readable by name; beside it the trail, two bytes a move (kernel/chase.py).

    Copied and pickled by its bytes, too.
    """

    __slots__ = ("held", "trail")

    layout: ClassVar[np.dtype[Any]]

    def __init__(self, held: bytearray, trail: bytes = b"") -> None:
        self.held = held
        self.trail = trail

    @classmethod
    def blank(cls, trail: bytes = b"") -> Self:
        return cls(bytearray(cls.layout.itemsize), trail)

    @classmethod
    def of(cls, held: bytes, trail: bytes) -> Self:
        """A record of its own with these bytes in it."""
        return cls(bytearray(held), trail)

    @property
    def cells(self) -> Any:
        """The record as the kernel takes it: a batch of one, over the same memory."""
        return record_over(self.layout, self.held)

    def __reduce__(self) -> tuple[Callable[[bytes, bytes], Self], tuple[bytes, bytes]]:
        return self.of, (bytes(self.held), self.trail)

    def __getattr__(self, field: str) -> Any:
        if field.startswith("_"):
            raise AttributeError(field)
        return self.cells[field][0]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(self.written())

    def written(self) -> bytes:
        """Everything there is to it."""
        return bytes(self.held) + self.trail

    def keep_trail(self, sets: Any) -> None:
        """Take the trail along from where the kernel left it."""
        self.trail = trail_behind(sets, int(self.table["steps"]))


class State(_Record):
    """The whole truth of a game. Only the rules and a Table hold one; its repr tells nothing."""

    __slots__ = ()

    layout = code.STATE

    def copy(self) -> State:
        return State(bytearray(self.held), self.trail)

    def status(self) -> Any:
        """The phase, whose turn it is, who has won and why."""
        return _STATUS.unpack_from(self.held, _PHASE_AT)

    def to_act(self) -> int:
        """Whose turn it is while the game goes on."""
        return NOBODY if self.held[_PHASE_AT] == code.OVER else self.held[_TURN_AT]

    def __repr__(self) -> str:
        return f"<State of Stratego at ply {self.table['ply']}>"


class View(_Record):
    """The table as it lies for one listener."""

    __slots__ = ("choices",)

    layout = code.VIEW

    def __init__(self, held: bytearray, trail: bytes = b"") -> None:
        self.held = held
        self.trail = trail
        self.choices: Choices | None = None
        """Once they have been looked for."""

    @property
    def listener(self) -> int:
        listener: int = _LISTENER.unpack_from(self.held, _LISTENER_AT)[0]
        return listener

    def plain(self) -> Any:
        """What lies open and what the viewer knows of its own army, as numbers and bytes under the kernel's names."""
        return _VIEW(self.held)

    def __repr__(self) -> str:
        return f"<View of Stratego by listener {self.listener} at ply {self.table['ply']}>"


class Desk:
    """What the kernel works on. Making it anew for every move would take longer than the move."""

    __slots__ = ("at", "buffers", "list", "state", "text", "view")

    def __init__(self) -> None:
        memory = np.zeros(desk.SIZE // 8, np.int64)
        whole = memory.data.cast("B")
        self.at = address_of(memory)
        """Where its memory lies, and what is where (kernel/desk.py)."""
        self.state = whole[: code.STATE.itemsize]
        self.view = whole[desk.VIEW_AT : desk.VIEW_AT + code.VIEW.itemsize]
        self.list = memory[desk.LIST_AT // 8 : desk.TEXT_AT // 8]
        self.text = whole[desk.TEXT_AT :]
        self.buffers = (
            np.zeros((code.ROWS, 3), np.int64),
            np.zeros((code.FACT_ROWS, code.FACT_WIDTH), np.int64),
            np.zeros(code.ROWS * code.SQUARES, np.int64),
        )


class _Desks(threading.local):
    """Each thread has its own."""

    def __init__(self) -> None:
        self.mine = Desk()


DESKS = _Desks()


def scratch() -> tuple[Any, Any, Any]:
    """Rows of choices, a log of facts, a list of decisions: the caller's until anybody in this thread asks again."""
    return DESKS.mine.buffers


def rows_of_choices(trail: bytes, room: int) -> Any:
    """Rows of choices with a trail behind them, and room for more moves."""
    steps = np.frombuffer(trail, np.uint8).reshape(-1, 2)
    rows = np.zeros((code.ROWS + len(steps) + room, 3), np.int64)
    rows[code.ROWS : code.ROWS + len(steps), :2] = steps
    return rows


def trail_behind(rows: Any, steps: int) -> bytes:
    """So many moves that lie behind the rows of choices, two bytes each."""
    return bytes(rows[code.ROWS : code.ROWS + steps, :2].astype(np.uint8).tobytes())
