"""Arrays over memory that lies in one place for ever, found by its address.

A compiled function looks at every array it is given: what is it made of, who else holds it? For one of our records that takes as long as
a quarter of a move. A number is handed over in no time. So what is called a hundred thousand times a second is told where its memory
lies; whoever hands the address over keeps the memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.kit.jit import rule
from flagfall.kit.kept import COMPILED
from flagfall.kit.record import named

if COMPILED:
    from numba import carray, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def _pointer(typing_context: Any, address: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], cgutils.voidptr_t)

        return types.voidptr(types.int64), emit

    @rule
    def array_at(address: int, shape: Any, dtype: Any) -> Any:
        """The array that lies there."""
        return carray(_pointer(address), shape, dtype)

else:
    import ctypes

    def array_at(address: int, shape: Any, dtype: Any) -> Any:
        """The array that lies there."""
        held = (ctypes.c_char * int(np.prod(shape) * dtype.itemsize)).from_address(address)
        array = np.ndarray(shape, dtype, memoryview(held))
        return named(array) if dtype.names else array


def address_of(array: Any) -> int:
    """Where an array lies."""
    return int(array.ctypes.data)
