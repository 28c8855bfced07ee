"""Scrolls: games written down so that anybody can read them and any table can play them again."""

from flagfall.records.read import check, read
from flagfall.records.scroll import Scroll, scroll_of
from flagfall.records.write import write

__all__ = ["Scroll", "check", "read", "scroll_of", "write"]
