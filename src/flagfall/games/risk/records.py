"""The truth and the view as Python sees them: values that are never changed in place."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from flagfall.games.risk.kernel import doors
from flagfall.games.risk.kernel.layout import STATE, TABLE, VIEW, fresh_log
from flagfall.games.risk.kernel.numbers import ASKED, PACKED, PHASE, PHASES, PLY
from flagfall.kit.record import record_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Listener, Seat

_OPEN = frozenset(TABLE.names or ())


def twin(record: Any) -> Any:
    """A copy that can be changed without changing the first."""
    return record_over(record.dtype, bytearray(record.tobytes()))


class _Record:
    """One record, compared, copied and pickled by its bytes, with its fields readable by name: `view["army"]`."""

    __slots__ = ("record",)

    layout: ClassVar[np.dtype[Any]]

    def __init__(self, record: Any) -> None:
        self.record = record

    @classmethod
    def blank(cls) -> Self:
        return cls(record_over(cls.layout, bytearray(cls.layout.itemsize)))

    @classmethod
    def of(cls, held: bytes) -> Self:
        """A record of its own with these bytes in it."""
        return cls(record_over(cls.layout, bytearray(held)))

    def __reduce__(self) -> tuple[Callable[[bytes], Self], tuple[bytes]]:
        return self.of, (self.record.tobytes(),)

    def __getitem__(self, name: str) -> Any:
        return (self.record["table"] if name in _OPEN else self.record)[name][0]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bool(self.record.tobytes() == other.record.tobytes())

    def __hash__(self) -> int:
        return hash(self.record.tobytes())

    @property
    def asked(self) -> Seat:
        """Who decides now; CHANCE or NOBODY count too."""
        return int(self["now"][ASKED])

    @property
    def phase(self) -> str:
        return PHASES[int(self["now"][PHASE])].name


class State(_Record):
    """The whole truth of a game. Only the rules and a Table hold one; its repr tells nothing."""

    __slots__ = ()

    layout = STATE

    def copy(self) -> State:
        return State(twin(self.record))

    def __repr__(self) -> str:
        return f"<State of Risk at ply {int(self['now'][PLY])}>"


class View(_Record):
    """The table as one listener sees it: what lies open, and that listener's own cards."""

    __slots__ = ("_plain",)

    layout = VIEW

    def __init__(self, record: Any) -> None:
        self.record = record
        self._plain: dict[str, Any] = {}

    @property
    def listener(self) -> Listener:
        return int(self.record["listener"][0])

    def __repr__(self) -> str:
        return f"<View of Risk by listener {self.listener}: {self.phase}, {self.asked} is asked>"

    def plain(self, name: str) -> Any:
        """A field as plain numbers and lists, which are read much faster one by one; not to be changed."""
        if name not in self._plain:
            self._plain[name] = self[name].tolist()
        return self._plain[name]


def look(state: State, listener: Listener) -> View:
    """Build up one listener's view from an empty record."""
    view = View.blank()
    doors.look(state.record, 0, listener, view.record, 0)
    return view


def suppose(view: View) -> State:
    """What a view knows, as a state to play on: cards it does not know are nowhere in it."""
    state = State.blank()
    doors.suppose(view.record, 0, state.record, 0)
    return state


class _Scratch(threading.local):
    """Each thread has its own; making them anew for every move would take longer than the move."""

    def __init__(self) -> None:
        self.buffers = (np.zeros(PACKED, np.int32), np.zeros(PACKED, np.int32), fresh_log())


_SCRATCH = _Scratch()


def scratch() -> tuple[Any, Any, Any]:
    """A list of decisions, their weights, a log of facts: the caller's until anybody in this thread asks again."""
    return _SCRATCH.buffers
