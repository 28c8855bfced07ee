"""What watchers are told is the same for all of them: it is put together once for as many as hear the same in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.server.listener import Listener
    from flagfall.server.packing import Packed
    from flagfall.server.room import Room

MOST = 16


class Gallery:
    """The latest words of one room to its watchers, as long as they are true."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._words: dict[tuple[int, int, str], bytes] = {}
        self.packed: Packed = {}
        """The same as it goes over sockets."""

    def word(self, room: Room, listener: Listener, make: Callable[[], bytes]) -> bytes:
        """A watcher who asks for nothing hears what the others hear who know as much."""
        present = room.everywhere()
        beside = room.sidelines
        clock = None if beside.ticking is None else room.house.wall_clock.now() // 1000
        of = (room.seen(listener.ear), beside, room.people(present), present[-1], len(room.lines), clock)
        if len(of) != len(self._of) or any(a is not b and a != b for a, b in zip(of, self._of, strict=True)):
            self._of, self._words, self.packed = of, {}, {}
        key = (listener.facts, listener.chat, listener.language)
        if key not in self._words:
            if len(self._words) >= MOST:
                self._words.clear()
            self._words[key] = make()
        return self._words[key]
