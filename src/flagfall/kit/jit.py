"""`@rule` and `@door`: the rules are written once; Numba compiles them, and the plain interpreter runs them too.

Set NUMBA_DISABLE_JIT=1 to run the very same source uncompiled. Compiled code is kept on disk in a
folder named after a digest of every kernel source, because Numba's own cache does not notice when a
*called* function in another file has changed.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from flagfall.kit.kept import COMPILED, cache_dir
from flagfall.kit.trial import can_link

if TYPE_CHECKING:
    from collections.abc import Callable

if COMPILED:
    os.environ["NUMBA_CACHE_DIR"] = str(cache_dir())

from numba import njit


def plain(function: Callable[..., Any], **how: Any) -> Any:
    """Numba's own way: slower to compile, the same to play. Uncompiled, the function itself."""
    return njit(error_model="numpy", **how)(function)


compile_rule: Callable[..., Any] = plain
compile_door: Callable[..., Any] = plain
if COMPILED and can_link():
    from flagfall.kit import link

    compile_rule, compile_door = link.link_rule, link.link_door


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function of the rules, to be called by other rules and by doors.

    It may not raise, and takes its tables as arguments.
    """
    return compile_rule(function)  # type: ignore[no-any-return]


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
        return compile_door(function, cache=True, **how)
    except RuntimeError:
        return compile_door(function, **how)
