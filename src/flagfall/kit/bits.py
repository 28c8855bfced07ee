"""Counting and finding bits in 64-bit words, one machine instruction each when compiled."""

from __future__ import annotations

from typing import Any

from flagfall.kit.jit import rule
from flagfall.kit.kept import COMPILED

if COMPILED:
    from llvmlite import ir
    from llvmlite.binding import get_host_cpu_name
    from numba import types
    from numba.core import cgutils, config
    from numba.core.codegen import get_host_cpu_features
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

    @intrinsic  # type: ignore[untyped-decorator]
    def _spread(typing_context: Any, word: Any, over: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.IntType(64)
            called = ir.FunctionType(kind, [kind, kind])
            spread = cgutils.get_or_insert_function(builder.module, called, "llvm.x86.bmi.pdep.64")
            return builder.call(spread, arguments)

        return types.int64(types.int64, types.int64), emit

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


def _spreads() -> bool:
    """Whether the processor lays the bits of one word over those of another in one quick step.

    That is every Intel since 2013 and every AMD since Zen 3; the two before can do it, and take longer than a whole move.
    """
    if not COMPILED:
        return False
    features = get_host_cpu_features() if config.CPU_FEATURES is None else config.CPU_FEATURES
    return "+bmi2" in features.split(",") and (config.CPU_NAME or get_host_cpu_name()) not in ("znver1", "znver2")


if _spreads():

    @rule
    def nth(word: int, index: int) -> int:
        """The position of the index-th set bit, counted from the lowest."""
        return lowest(_spread(1 << index, word))  # type: ignore[no-any-return]

else:

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
