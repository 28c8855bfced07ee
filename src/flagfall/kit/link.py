"""How a rule is compiled: typed and translated once, then linked into the doors that need it.

Numba would optimise every rule, and all the rules it calls, as if Python were to call it. Only doors are called from Python,
so only a door is optimised and made executable, with every rule it needs inside; this halves the time to compile.

These are private parts of Numba, which may change: `trial.py` says whether they are still as we know them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering

if TYPE_CHECKING:
    from collections.abc import Callable


def link_rule(function: Callable[..., Any]) -> Any:
    """A rule, translated and no more."""
    compiled = _compile(function, pipeline_class=RuleCompiler, no_cpython_wrapper=True)
    keep_inside(compiled)
    return compiled


def link_door(function: Callable[..., Any], **how: Any) -> Any:
    """A door, with every rule it needs inside."""
    return _compile(function, **how)


def _compile(function: Callable[..., Any], **how: Any) -> Any:
    """Numba would compile one version of a function for every mixture of literal, 8-bit and 64-bit numbers it
    is called with; all whole numbers are passed as 64 bits instead, which halves the time to compile.

    It would also count who holds each array, with the bus locked, at every call of a rule: a fifth of the time a move takes. Rules of
    games and minds make no arrays and keep none, so nobody needs to count (`_nrt=False`); one that made an array would not compile.
    """
    counts = not function.__module__.startswith(("flagfall.games.", "flagfall.minds.", "flagfall.kit."))
    compiled = njit(error_model="numpy", no_cfunc_wrapper=True, _nrt=counts, **how)(function)
    narrow = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: narrow(tuple(map(_wide, args)), kws)
    return compiled


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


class Page(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, not yet optimised, together with that of the rules it calls."""

    def _optimize_final_module(self) -> None:
        """Left to the door."""

    def _finalize_final_module(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class Translate(NativeLowering):  # type: ignore[misc]
    """Translates a rule onto a page, and hands it to other rules under a name that cannot be called."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.library = Page(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        entry = object()
        state.targetctx.insert_user_function(entry, state.cr.fndesc, [state.library])
        state["cr"] = state.cr._replace(cfunc=entry)
        return True


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own passes, but for the last step."""

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("rule")
        for step, why in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            passes.add_pass(Translate if step is NativeLowering else step, why)
        passes.finalize()
        return [passes]


def keep_inside(compiled: Any) -> None:
    """Rules call it, Python cannot: a clear error instead of a call into nothing."""

    def refuse(*_: object) -> NoReturn:
        raise TypeError(f"{compiled.py_func.__name__} is a rule: Python comes in by a door")

    compiled._insert = lambda *_: None
    compiled._compile_for_args = refuse
