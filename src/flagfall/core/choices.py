"""What a listener may decide now, as far as that listener can know."""

from __future__ import annotations

from flagfall.core.decision import Decision


class Choices(tuple[Decision, ...]):
    """The decisions open to one seat, ascending and without repeats. Empty: it is not asked now."""

    __slots__ = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return self

    def __repr__(self) -> str:
        return f"Choices({super().__repr__()})"
