"""How long people may think. Pure arithmetic on milliseconds; a room decides when to look.

Time starts to run once everybody has decided once, so both sides may set up in peace.
"""

from __future__ import annotations

from msgspec import Struct

from flagfall.server import wire
from flagfall.server.limits import Limits
from flagfall.server.refusals import No


class Ticking(Struct, frozen=True):
    """Milliseconds left per seat, whose are running, and since when."""

    left: tuple[int, ...]
    running: int | None = None
    since: int = 0


def checked(wish: wire.ClockWish, limits: Limits) -> wire.ClockWish:
    """The wish, if somebody could play by it."""
    fits = {
        "none": wish.seconds == 0 and wish.increment == 0 and wish.days == 0,
        "move": 1 <= wish.seconds <= limits.clock_seconds and wish.increment == 0 and wish.days == 0,
        "total": 1 <= wish.seconds <= limits.clock_seconds
        and 0 <= wish.increment <= limits.clock_seconds
        and wish.days == 0,
        "days": 1 <= wish.days <= limits.clock_days and wish.seconds == 0 and wish.increment == 0,
    }
    if not fits[wish.kind]:
        raise No("bad_option", "server-clock", kind=wish.kind, seconds=limits.clock_seconds, days=limits.clock_days)
    return wish


def allowance(clock: wire.ClockWish) -> int:
    """What a seat has at first, and again for each move where moves are timed one by one."""
    return clock.days * 86_400_000 if clock.kind == "days" else clock.seconds * 1000


def wound(clock: wire.ClockWish, seats: int) -> Ticking | None:
    """Everybody's time before the first move."""
    return None if clock.kind == "none" else Ticking((allowance(clock),) * seats)


def pressed(clock: wire.ClockWish, ticking: Ticking, runs_next: int | None, now: int) -> Ticking:
    """The time goes over to whoever acts next; the one who acted gets what the clock grants for a turn."""
    left = list(ticking.left)
    was = ticking.running
    if was is not None:
        left[was] -= now - ticking.since
        if runs_next != was:
            left[was] = left[was] + clock.increment * 1000 if clock.kind == "total" else allowance(clock)
    return Ticking(tuple(left), runs_next, now)


def stopped(ticking: Ticking, now: int) -> Ticking:
    """The game is over: nobody's time runs."""
    left = list(ticking.left)
    if ticking.running is not None:
        left[ticking.running] = max(0, left[ticking.running] - (now - ticking.since))
    return Ticking(tuple(left), None, now)


def deadline(ticking: Ticking | None) -> int | None:
    """When the running time will be up."""
    if ticking is None or ticking.running is None:
        return None
    return ticking.since + ticking.left[ticking.running]


def shown(ticking: Ticking, now: int) -> wire.Clocks:
    """What everybody may read off the clock."""
    left = list(ticking.left)
    if ticking.running is not None:
        left[ticking.running] = max(0, left[ticking.running] - (now - ticking.since))
    return wire.Clocks(left=left, running=ticking.running, at=now)


def reading(ticking: Ticking | None) -> tuple[object, ...]:
    """What a clock shows, whenever one looks: a running one when it will fall, the others what is left."""
    if ticking is None:
        return ()
    still = tuple(left for seat, left in enumerate(ticking.left) if seat != ticking.running)
    return ticking.running, deadline(ticking), still
