"""The numbers of decisions: every decision the rules at hand can ever offer, 0 … n-1, without gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.decision import Decision

if TYPE_CHECKING:
    from collections.abc import Iterable


class Codes:
    """Kernels pack a verb and its numbers into one integer with room to spare; everybody else counts without gaps.

    The order is the kernel's, so that choices ascend in both. What only chance decides comes last.
    """

    def __init__(self, packed: Iterable[int], of_chance: Iterable[int] = ()) -> None:
        own, drawn = sorted(set(packed)), sorted(set(of_chance))
        self.actions = len(own)
        """How many decisions seats can make: theirs are the numbers below this one."""
        self.packed: Any = np.array(own + drawn, np.int32)
        """The kernel's number of each decision."""
        self.decision: Any = np.full(int(self.packed.max()) + 1, -1, np.int32)
        """The decision behind each of the kernel's numbers, -1 where there is none."""
        self.decision[self.packed] = np.arange(len(self.packed), dtype=np.int32)
        for table in (self.packed, self.decision):
            table.flags.writeable = False

    def __len__(self) -> int:
        return len(self.packed)

    def __contains__(self, decision: int) -> bool:
        return 0 <= decision < len(self.packed)

    def find(self, packed: int) -> Decision | None:
        """The decision of a kernel's number, or None if these rules can never offer it."""
        if not 0 <= packed < len(self.decision) or (found := int(self.decision[packed])) < 0:
            return None
        return Decision(found)
