"""The strongroom: the only place that holds the truth of a game in progress."""

from flagfall.table.table import Input, Proposal, Table

__all__ = ["Input", "Proposal", "Table"]
