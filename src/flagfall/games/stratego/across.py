"""The same set-up on the other side of the board: for matches in which both players bring theirs to both sides."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.decision import Decision, Deed
from flagfall.games.stratego.book import kinds

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego

WIDTH = 10
"""Squares are counted in rows of ten, on narrower boards too."""
NOTHING = -1


@lru_cache(maxsize=32)
def placing(rules: Stratego) -> Any:
    """bool [actions]: the decisions that put a piece where it is set up."""
    return np.array([rules.deed(Decision(number)).do == "place" for number in range(rules.spec.actions)])


@lru_cache(maxsize=32)
def across(rules: Stratego) -> Any:
    """int32 [actions]: each of these as whoever sits opposite would make it, the board turned round; NOTHING where the armies differ."""
    turned = np.full(rules.spec.actions, NOTHING, np.int32)
    twins = _twins(rules)
    board = rules.edition.board
    for number in np.flatnonzero(placing(rules)).tolist():
        kind, square = rules.deed(Decision(number)).told
        row, col = divmod(square, WIDTH)
        there = (board.rows - 1 - row) * WIDTH + board.cols - 1 - col
        twin = rules.decision(Deed("place", (twins[kind], there))) if kind in twins else None
        if twin is None:
            return np.full_like(turned, NOTHING)
        turned[number] = twin
    return turned


def _twins(rules: Stratego) -> dict[int, int]:
    """Each kind's like in the other army: of the same rank, as many of them, and able to do the same."""
    likes: tuple[dict[Any, int], dict[Any, int]] = {}, {}
    for kind, piece in enumerate(kinds(rules.edition)):
        if piece is not None:
            powers = tuple(power.id for power in rules.powers if piece.id in power.owners)
            likes[piece.army].setdefault((piece.rank, piece.count, piece.late, piece.child, powers), kind)
    if len(likes[0]) + len(likes[1]) != len(rules.edition.pieces) or likes[0].keys() != likes[1].keys():
        return {}
    pairs = {likes[0][like]: likes[1][like] for like in likes[0]}
    return pairs | {there: here for here, there in pairs.items()}
