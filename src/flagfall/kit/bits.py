"""Counting and finding bits in 64-bit words, one machine instruction each when compiled."""

from __future__ import annotations

from typing import Any

from flagfall.kit.jit import rule
from flagfall.kit.kept import COMPILED

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def _ctpop(typing_context: Any, word: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def _cttz(typing_context: Any, word: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), emit

    @rule
    def count(word: int) -> int:
        """How many bits are set."""
        return _ctpop(word)  # type: ignore[no-any-return]

    @rule
    def lowest(word: int) -> int:
        """The index of the lowest set bit; the word must not be zero."""
        return _cttz(word)  # type: ignore[no-any-return]

else:

    def count(word: int) -> int:
        """How many bits are set."""
        return int(word).bit_count()

    def lowest(word: int) -> int:
        """The index of the lowest set bit; the word must not be zero."""
        word = int(word)
        return (word & -word).bit_length() - 1


@rule
def nth(word: int, index: int) -> int:
    """The position of the index-th set bit, counted from the lowest.

    Halves the word five times without a branch: which half holds the bit cannot be predicted anyway.
    """
    place = 0
    width = 32
    while width > 1:
        here = count(word & ((1 << width) - 1))
        over = int(index >= here)
        index -= here * over
        word >>= width * over
        place += width * over
        width >>= 1
    return place + (1 if index > 0 or not word & 1 else 0)
