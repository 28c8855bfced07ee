"""Flagfall: a home for hidden-army and conquest board games.

>>> import flagfall
>>> rules = flagfall.rules("stratego/classic", rescue=True)
>>> table = flagfall.Table(rules)
"""

from typing import TYPE_CHECKING, Any

import flagfall.games as _games  # noqa: F401  (loaded first, so that the name `games` means the function below)
from flagfall.catalog import games
from flagfall.catalog import open_rules as rules
from flagfall.table import Table

if TYPE_CHECKING:
    from flagfall.machine import Batch

__version__ = "0.1.0"
__all__ = ["Batch", "Table", "games", "rules"]


def __getattr__(name: str) -> Any:
    """Arrays are loaded when somebody asks for them: people at a table need none."""
    if name == "Batch":
        from flagfall.machine import Batch

        return Batch
    raise AttributeError(f"module 'flagfall' has no attribute {name!r}")
