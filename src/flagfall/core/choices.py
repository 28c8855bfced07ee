"""What a listener may decide now, as far as that listener can know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core.decision import Decision


@dataclass(frozen=True, slots=True)
class Choices:
    """The decisions open to one seat, ascending and without repeats. Empty: it is not asked now."""

    decisions: tuple[Decision, ...]

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.decisions)

    def __len__(self) -> int:
        return len(self.decisions)

    def __contains__(self, decision: object) -> bool:
        return decision in self.decisions

    def __getitem__(self, index: int) -> Decision:
        return self.decisions[index]
