"""State and View: one kind of record, two types. One holds the truth, the other what a listener sees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.risk.kernel import entry
from flagfall.games.risk.kernel.field import FIELD
from flagfall.games.risk.kernel.words import ASKED, PHASE, PHASES
from flagfall.kit.jit import COMPILED

if TYPE_CHECKING:
    from flagfall.core import Listener, Seat


def _record(written: bytearray) -> Any:
    """Bytes as one record. Numpy copies records field by field; bytes go in one piece."""
    record: Any = np.ndarray((1,), FIELD, written)
    return record if COMPILED else record.view(np.recarray)


def twin(record: Any) -> Any:
    """A copy that can be changed without changing the first."""
    return _record(bytearray(record.tobytes()))


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """The whole truth of one game. Never changed once made."""

    record: Any = field(repr=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and bool(self.record.tobytes() == other.record.tobytes())

    def __hash__(self) -> int:
        return hash(self.record.tobytes())


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """The table as one listener sees it: what lies open, and that listener's own cards."""

    listener: Listener
    record: Any = field(repr=False)
    _plain: dict[str, Any] = field(repr=False, default_factory=dict)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.listener == other.listener
            and bool(self.record.tobytes() == other.record.tobytes())
        )

    def __hash__(self) -> int:
        return hash((self.listener, self.record.tobytes()))

    def __repr__(self) -> str:
        return f"<View of {self.listener}: {self.phase}, {self.asked} is asked>"

    @property
    def asked(self) -> Seat:
        """Who decides now; CHANCE or NOBODY count too."""
        return int(self.record["now"][0, ASKED])

    @property
    def phase(self) -> str:
        return PHASES[int(self.record["now"][0, PHASE])]

    def __getitem__(self, name: str) -> Any:
        """A field of the record by name: `view["army"]`."""
        return self.record[name][0]

    def plain(self, name: str) -> Any:
        """The same as plain numbers and lists, which are read much faster one by one; not to be changed."""
        if name not in self._plain:
            self._plain[name] = self[name].tolist()
        return self._plain[name]


def look(state: State, listener: Listener) -> View:
    """Build up one listener's view from an empty record."""
    seen = _record(bytearray(FIELD.itemsize))
    entry.look(state.record, 0, listener, seen, 0)
    return View(listener, seen)
