"""Arrays over memory that lies in one place for ever, found by its address.

A compiled function looks at every array it is given: what is it made of, who else holds it? For one of our records that takes as long as
a quarter of a move. A number is handed over in no time. So what is called a hundred thousand times a second is told where its memory
lies; whoever hands the address over keeps the memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.kit.kept import COMPILED
from flagfall.kit.record import named

if COMPILED:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    @intrinsic  # type: ignore[untyped-decorator]
    def array_at(typing_context: Any, address: Any, shape: Any, dtype: Any) -> Any:
        """The array that lies there."""
        shape = types.unliteral(shape)
        kind = types.Array(dtype.dtype, shape.count if isinstance(shape, types.BaseTuple) else 1, "C")

        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            sizes = [arguments[1]] if kind.ndim == 1 else cgutils.unpack_tuple(builder, arguments[1], kind.ndim)
            step = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
            array, strides = context.make_array(kind)(context, builder), [step]
            for size in sizes[:0:-1]:
                strides.insert(0, builder.mul(strides[0], size))
            data = builder.inttoptr(arguments[0], array.data.type)
            populate_array(array, data=data, shape=sizes, strides=strides, itemsize=step, meminfo=None)
            return array._getvalue()

        return kind(types.int64, shape, dtype), emit

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
