"""Rules with their options chosen, made once and shared by all tables that play by them."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall import catalog

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Rules, Value


def rules_for(game: str, options: Mapping[str, Value]) -> Rules[Any, Any]:
    """The rules of a game of the catalog; refused as the catalog refuses."""
    return _rules(game, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=256)
def _rules(game: str, options: str) -> Rules[Any, Any]:
    return catalog.rules(game, **json.loads(options))
