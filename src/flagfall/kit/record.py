"""Records of numbers, which the compiled and the plain rules read by field name alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.kit.kept import COMPILED

if TYPE_CHECKING:
    from collections.abc import Sequence

OWNED = frozenset(dir(np.record)) | frozenset(dir(np.recarray))
"""Names numpy keeps for itself: the plain rules would be given numpy's own `size`, the compiled ones the field."""


def layout(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The fields of a record, none of them under a name that is numpy's own."""
    hidden = [name for name, *_ in fields if name in OWNED]
    if hidden:
        raise ValueError(f"numpy's records have a {hidden[0]!r} of their own: call the field otherwise")
    return np.dtype(list(fields))


def records(dtype: np.dtype[Any], count: int = 1) -> Any:
    """A zeroed batch of records."""
    return named(np.zeros(count, dtype))


def record_over(dtype: np.dtype[Any], held: bytearray) -> Any:
    """One record over memory that is there already; numpy copies field by field, which takes long."""
    return named(np.ndarray(1, dtype, held))


def named(batch: Any) -> Any:
    return batch if COMPILED else batch.view(np.recarray)
