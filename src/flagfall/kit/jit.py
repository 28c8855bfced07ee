"""`@rule` and `@door`: the rules are written once; Numba compiles them, and the plain interpreter runs them too.

Set NUMBA_DISABLE_JIT=1 to run the very same source uncompiled. Compiled code is kept on disk in a
folder named after a digest of every kernel source, because Numba's own cache does not notice when a
*called* function in another file has changed.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.kit.kept import cache_dir

if TYPE_CHECKING:
    from collections.abc import Callable

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

if COMPILED:
    os.environ["NUMBA_CACHE_DIR"] = str(cache_dir())

from numba import njit, types  # noqa: E402  (reads NUMBA_CACHE_DIR when first imported)

from flagfall.kit.link import RuleCompiler, keep_inside  # noqa: E402


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of the rules, to be called by other rules and by doors.

    It may not raise, and takes its tables as arguments.
    """
    compiled = _compile(function, pipeline_class=RuleCompiler, no_cpython_wrapper=True)
    if COMPILED:
        keep_inside(compiled)
    return compiled  # type: ignore[no-any-return]


def door(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of the rules that Python calls; kept on disk with every rule it needs.

    It keeps Python's lock: to give it away and fight for it again would take longer than a move.
    """
    return _kept(function)  # type: ignore[no-any-return]


def long_door(function: Callable[..., Any]) -> Callable[..., Any]:
    """A door behind which whole games are played: other threads go on meanwhile."""
    return _kept(function, nogil=True)  # type: ignore[no-any-return]


def _kept(function: Callable[..., Any], **how: Any) -> Any:
    """Where no folder at all can be written to, everything is compiled anew each time; the games are played all the same."""
    try:
        return _compile(function, cache=True, **how)
    except RuntimeError:
        return _compile(function, **how)


def _compile(function: Callable[..., Any], **how: Any) -> Any:
    """Numba would compile one version of a function for every mixture of literal, 8-bit and 64-bit numbers it
    is called with; all whole numbers are passed as 64 bits instead, which halves the time to compile.
    """
    compiled = njit(error_model="numpy", no_cfunc_wrapper=True, **how)(function)
    if COMPILED:
        narrow = compiled.get_call_template
        compiled.get_call_template = lambda args, kws: narrow(tuple(map(_wide, args)), kws)
    return compiled


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


def records(dtype: np.dtype[Any], count: int = 1) -> Any:
    """A zeroed batch of records that both the compiled and the plain rules can read by field name."""
    batch = np.zeros(count, dtype)
    return batch if COMPILED else batch.view(np.recarray)
