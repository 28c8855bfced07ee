"""Scrolls: games written down so that anybody can read them and any table can play them again."""

from flagfall.records.read import check, read
from flagfall.records.scroll import AGREED, LEAVING, UNFINISHED, Scroll, leaves, scores_of, scroll_of
from flagfall.records.write import write

__all__ = ["AGREED", "LEAVING", "UNFINISHED", "Scroll", "check", "leaves", "read", "scores_of", "scroll_of", "write"]
