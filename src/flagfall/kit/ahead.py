"""Memory asked for before it is needed. Thousands of tables lie in no near cache: the next is fetched while this one is played."""

from __future__ import annotations

from typing import Any

from flagfall.kit.jit import rule
from flagfall.kit.kept import COMPILED

LINE = 64
"""Memory comes in lines of so many bytes."""

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def _fetch(typing_context: Any, array: Any, row: Any, offset: Any) -> Any:
        """Nothing is read or written: where the processor knows better, nothing happens."""

        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            whole = context.make_array(signature.args[0])(context, builder, arguments[0])
            step = cgutils.unpack_tuple(builder, whole.strides)[0]
            start = builder.ptrtoint(whole.data, ir.IntType(64))
            place = builder.add(start, builder.add(builder.mul(arguments[1], step), arguments[2]))
            number, byte = ir.IntType(32), ir.IntType(8).as_pointer()
            asked = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            ask = builder.module.declare_intrinsic("llvm.prefetch", (byte,), asked)
            builder.call(ask, [builder.inttoptr(place, byte), number(1), number(3), number(1)])
            return context.get_dummy_value()

        return types.void(array, types.int64, types.int64), emit

    @rule
    def fetch_row(array: Any, row: int, length: int) -> None:
        """Ask for the first so many bytes of a row."""
        for offset in range(0, length, LINE):
            _fetch(array, row, offset)

else:

    def fetch_row(array: Any, row: int, length: int) -> None:
        """Only compiled rules are fast enough to wait for memory."""
