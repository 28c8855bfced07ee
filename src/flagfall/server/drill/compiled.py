"""What has to be compiled before anybody comes: in a process of its own, as `flagfall serve` does it on a machine that has never played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.server.needs import noted
from flagfall.server.preparing import Preparing
from flagfall.server.settings import Settings
from flagfall.server.thinkers import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


async def compiled(wanted: Sequence[str], progress: Callable[[str], None], command: Sequence[str] = ()) -> None:
    """So that what is measured is a server that serves, and not its compiler: that needs Python's lock and 200 MB for half a minute."""
    left = [what for what in wanted if not noted(what)]
    if not left:
        return
    progress(f"compiling {', '.join(left)}")
    preparing, thinkers = Preparing(), Thinkers(command or Settings().thinker, 1)
    preparing.begin(left)
    try:
        await thinkers.prepare(preparing)
    finally:
        await thinkers.close()
    if failed := [what for what in left if not noted(what)]:
        raise RuntimeError(f"not compiled: {', '.join(failed)}.")
