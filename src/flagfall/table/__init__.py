"""The strongroom: the only place that holds the truth of a game in progress."""

from flagfall.table.table import Proposal, Table

__all__ = ["Proposal", "Table"]
