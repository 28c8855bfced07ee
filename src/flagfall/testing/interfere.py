"""Non-interference: swap what a listener cannot know, and nothing that listener gets may change.

`exchanged` builds a second truth in which hidden enemy pieces have traded kinds. `tell_apart` compares everything the
listener gets from both: view, choices, refusals, picture, and what would be heard of every quiet move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import NOBODY, Deed, Refusal
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import members, words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Listener
    from flagfall.core.sentence import Sentence
    from flagfall.games.stratego.records import State
    from flagfall.games.stratego.rules import Stratego

PERSONAL = (code.RESCUERS, code.PROOF)
"""Layers that belong to a single piece: what it did was seen, so it trades with nobody."""


def exchanged(rules: Stratego, state: State, listener: Listener, luck: Random) -> State:
    """Another truth the listener cannot tell from this one.

    Pieces never shown to the listener trade kinds with those of their army that have, like them, moved or not moved. What
    moved is no Bomb and no Flag, so moved pieces trade only among themselves; and whoever stands still must be able to be what
    it becomes. Captured pieces the listener never saw trade along.
    """
    other = state.copy()
    bits = listener if listener < 2 else 4
    for seat in (0, 1):
        if seat == listener:
            continue
        mind = other.mind[seat]
        personal = {square for layer in PERSONAL for square in members(*mind["own"][layer])}
        hidden = [
            square
            for square in range(code.SQUARES)
            if mind["kind"][square]
            and not int(other.known[square]) >> bits & 1
            and square not in personal
            and not int(other.table["mark"][square]) & (code.STONE_MARK | code.TURNED_MARK)
            and other.table["owner"][square] in (seat, code.NONE)
        ]
        for moved in (0, code.MOVED_MARK):
            alike = [square for square in hidden if int(other.table["mark"][square]) & code.MOVED_MARK == moved]
            kinds = [int(mind["kind"][square]) for square in alike]
            luck.shuffle(kinds)
            for square, kind in zip(alike, kinds, strict=True):
                mind["kind"][square] = kind
        _swap_with_the_fallen(rules, other, seat, listener, hidden, luck)
        _layer_anew(rules, mind)
    return other


def _swap_with_the_fallen(
    rules: Stratego, other: State, seat: int, listener: Listener, hidden: list[int], luck: Random
) -> None:
    """A hidden piece on the board trades with one that fell unseen (Silent Defense, secret and stealth play)."""
    mind = other.mind[seat]
    row = listener if listener < 2 else 2
    unseen = [
        kind
        for kind in range(1, code.KINDS)
        if int(mind["lost"][kind]) > max(int(other.tray[row][kind]), int(mind["spent"][kind]))
        and int(rules.book["layers"][0][kind]) >> code.MOVERS & 1
    ]
    movable = [square for square in hidden if int(rules.book["layers"][0][mind["kind"][square]]) >> code.MOVERS & 1]
    if unseen and movable:
        kind, square = luck.choice(unseen), luck.choice(movable)
        was = int(mind["kind"][square])
        mind["lost"][kind] -= 1
        mind["lost"][was] += 1
        mind["kind"][square] = kind


def _layer_anew(rules: Stratego, mind: Any) -> None:
    """The layers of a mind follow from its kinds."""
    layers = rules.book["layers"][0]
    for layer in range(code.LAYERS):
        if layer not in PERSONAL:
            squares = [s for s in range(code.SQUARES) if mind["kind"][s] and int(layers[mind["kind"][s]]) >> layer & 1]
            mind["own"][layer] = np.array(words(squares), np.int64)


def tell_apart(rules: Stratego, one: State, other: State, listener: Listener, asked: Sequence[str] = ()) -> str:
    """What differs for the listener between two truths, in words; empty if nothing does."""
    views = rules.view(one, listener), rules.view(other, listener)
    if views[0] != views[1]:
        return "the view"
    if rules.choices(views[0]) != rules.choices(views[1]):
        return "the choices"
    if rules.show(views[0]) != rules.show(views[1]):
        return "the picture"
    if rules.hints(views[0]) != rules.hints(views[1]):
        return "the hints"
    for text in asked:
        if refusal(rules, text, views[0]) != refusal(rules, text, views[1]):
            return f"the answer to {text!r}"
    return _hear_apart(rules, one, other, listener)


def refusal(rules: Stratego, text: str, view: Any) -> str:
    """What a viewer is told who asks for something: the kind of refusal and its text, or the decisions understood."""
    try:
        return f"understood as {rules.read(text, view)}"
    except Refusal as error:
        return f"{type(error).__name__}: {error}"


def _hear_apart(rules: Stratego, one: State, other: State, listener: Listener) -> str:
    """Quiet moves, of either side, sound alike: whether a piece that merely steps is strong is nobody's business."""
    seat = rules.to_act(one)
    if seat == NOBODY:
        return ""
    both = set(rules.choices(rules.view(one, seat))) & set(rules.choices(rules.view(other, seat)))
    for decision in sorted(both):
        if not _quiet(one, rules.deed(decision)):
            continue
        told = [_after(rules, state, decision, listener) for state in (one, other)]
        if told[0] is None or told[1] is None:
            continue  # whoever cannot go on has lost, and that is said aloud
        if told[0] != told[1]:
            return f"what is heard of {rules.write(decision)}"
    return ""


def _quiet(state: State, deed: Deed) -> bool:
    """A single step onto an empty square, or a piece put down in the set-up."""
    if deed.do != "step":
        return deed.do == "place"
    a, b = deed.told
    beside = abs(a - b) == 10 or (abs(a - b) == 1 and a // 10 == b // 10)
    return beside and int(state.table["owner"][b]) < 0 and int(state.table["pending"]) == 0


def _after(
    rules: Stratego, state: State, decision: Decision, listener: Listener
) -> tuple[list[Sentence], tuple[Fact, ...], list[dict[str, Any]]] | None:
    after, facts = rules.play(state, decision)
    if rules.result(after) is not None:
        return None
    heard = tuple(fact for fact in facts if fact.audience.hears(listener))
    return rules.sentences(heard, listener), heard, [rules.told(fact) for fact in heard]
