"""Risk: The Lord of the Rings (2002), and the standard game printed in the same book."""

from flagfall.games.risk.edition import edition
from flagfall.games.risk.options import options_of

__all__ = ["edition", "options_of"]
