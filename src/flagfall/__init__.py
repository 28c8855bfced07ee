"""Flagfall: a home for hidden-army and conquest board games.

>>> import flagfall
>>> rules = flagfall.rules("stratego/classic", rescue=True)
>>> table = flagfall.Table(rules)
"""

import flagfall.games as _games  # noqa: F401  (loaded first, so that the name `games` means the function below)
from flagfall.catalog import games, rules
from flagfall.table import Table

__version__ = "0.1.0"
__all__ = ["Table", "games", "rules"]
