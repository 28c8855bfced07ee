"""Who hears a fact: an explicit set of listeners, one bit each. There is no default audience."""

from __future__ import annotations

from typing import Final

from flagfall.core.seat import MOST_SEATS, SPECTATOR, Listener


class Audience(int):
    """A set of listeners that fits in one small integer, so kernels can hold it too."""

    __slots__ = ()

    @classmethod
    def of(cls, *listeners: Listener) -> Audience:
        bits = 0
        for listener in listeners:
            if not 0 <= listener <= SPECTATOR:
                raise ValueError(f"no such listener: {listener}")
            bits |= 1 << listener
        return cls(bits)

    def hears(self, listener: Listener) -> bool:
        return bool(self >> listener & 1)

    def names(self, seats: tuple[str, ...]) -> str:
        """For people and golden scrolls: `all`, `none`, or the listeners by name."""
        everyone = Audience.of(*range(len(seats)), SPECTATOR)
        if self & everyone == everyone:
            return "all"
        heard = [name for seat, name in enumerate(seats) if self.hears(seat)]
        if self.hears(SPECTATOR):
            heard.append("spectator")
        return "+".join(heard) or "none"

    def __repr__(self) -> str:
        return f"Audience({int(self):#07b})"


EVERYONE: Final = Audience((1 << MOST_SEATS + 1) - 1)
NO_ONE: Final = Audience(0)
