"""What is told over a socket is packed against what was told over it before, of which most is still true.

Raw deflate (RFC 1951) with the last two texts as its dictionary: in the one before last the same seat was to act, so its
choices are there too. Nothing is kept between two messages but those texts, and only what this listener was told is among them.
"""

from __future__ import annotations

import contextlib
import zlib
from typing import Any, TypeAlias

WINDOW_BITS, MEMORY = 14, 5
"""How far back is looked: 16 kB, some four messages."""
WAYS: list[tuple[Any, int]] = [(zlib.compressobj, 3)]
"""Who packs, and how hard. The first is asked; what is read is the same."""
with contextlib.suppress(ImportError):  # half the time, where there is one: docs/adr/0012
    from isal import isal_zlib

    WAYS.insert(0, (isal_zlib.compressobj, 1))
MOST = 8
"""So many packed words are shared by a gallery at a time."""

Packed: TypeAlias = dict[tuple[bytes, bytes, bytes], bytes]


class Packing:
    """The last two texts of one socket."""

    __slots__ = ("_before", "_last")

    def __init__(self) -> None:
        self._before = self._last = b""

    def pack(self, text: bytes, shared: Packed | None = None) -> bytes:
        """The text, packed; whoever has heard the same finds it done among what is shared."""
        key = self._before, self._last, text
        self._before, self._last = self._last, text
        if shared is None:
            return _packed(*key)
        if key not in shared:
            if len(shared) >= MOST:
                shared.clear()
            shared[key] = _packed(*key)
        return shared[key]


def _packed(before: bytes, last: bytes, text: bytes) -> bytes:
    begin, level = WAYS[0]
    squeeze = begin(level, zlib.DEFLATED, -WINDOW_BITS, MEMORY, zlib.Z_DEFAULT_STRATEGY, before + last)
    word: bytes = squeeze.compress(text) + squeeze.flush()
    return word


class Unpacking:
    """The other end."""

    __slots__ = ("_before", "_last")

    def __init__(self) -> None:
        self._before = self._last = b""

    def unpack(self, word: bytes) -> bytes:
        text = zlib.decompressobj(-zlib.MAX_WBITS, self._before + self._last).decompress(word)
        self._before, self._last = self._last, text
        return text
