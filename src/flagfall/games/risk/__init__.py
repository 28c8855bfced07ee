"""Risk: The Lord of the Rings (2002), and the standard game printed in the same book."""

from flagfall.games.risk.options import MIDDLE_EARTH, STANDARD
from flagfall.games.risk.rules import RiskRules

__all__ = ["MIDDLE_EARTH", "STANDARD", "RiskRules"]
