"""Why a decision is refused: one sentence, made from the asker's view alone."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import members, name

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.games.stratego.edition import Power
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego

SQUARE_TO_SQUARE = (code.STEP, *(verb for verb in code.SHAPES.values() if verb not in (code.CHAIN, code.HEAL)))
"""What begins on the square of a piece and names another."""


def why_not(rules: Stratego, packed: int, view: View) -> str:
    """What was asked (as the kernel packs it), what stands in the way, what would have been possible."""
    asked = rules.notation.write(packed, view.listener)
    verb, a, b = packed // code.VERB, packed // 100 % 100, packed % 100
    choices = rules.choices(view)
    if not choices:
        return f"{asked} cannot be decided: it is not your turn."
    if int(view.table["phase"]) == code.SETUP:
        return f"{asked}: {_why_not_place(rules, verb, a, b, view)}"
    if view.table["pending"]:
        return f"{asked} does not go on with this turn; you may: {_list(rules, choices.decisions, view)}."
    reason = _why_not_act(rules, verb, a, b, view)
    from_here = [d for d in choices if _mover(rules, d) == a]
    if from_here and verb in SQUARE_TO_SQUARE:
        return f"{asked}: {reason} From {name(a)} you may: {_list(rules, tuple(from_here), view)}."
    return f"{asked}: {reason} You may move from: {_sources(rules, choices.decisions)}."


def _why_not_place(rules: Stratego, verb: int, kind: int, square: int, view: View) -> str:
    seat = view.listener
    if verb != code.PLACE:
        return "set your pieces up first."
    if not 0 < kind < len(rules.edition.pieces) + 1 or rules.edition.pieces[kind - 1].army != seat:
        return "that is no piece of yours."
    if not view.mind["left"][kind]:
        return f"you have no {rules.edition.pieces[kind - 1].name} left to place."
    home = rules.notation.homes[seat]
    if square not in home:
        return f"{name(square)} is not yours to set up on; your rows go from {name(home[0])} to {name(home[-1])}."
    return f"{name(square)} is taken already."


def _why_not_act(rules: Stratego, verb: int, a: int, b: int, view: View) -> str:
    if verb not in SQUARE_TO_SQUARE:
        return _why_not_now(rules, verb, view)
    table = view.table
    owner = int(table["owner"][a])
    if owner < 0:
        return f"nobody stands on {name(a)}."
    if owner != view.listener:
        return f"the piece on {name(a)} is not yours."
    if int(table["mark"][a]) & code.STONE_MARK:
        return f"the piece on {name(a)} is stone."
    piece = rules.edition.pieces[int(view.mind["kind"][a]) - 1]
    if verb != code.STEP:
        power = next((p for p in rules.powers if code.SHAPES[p.shape] == verb and piece.id in p.owners), None)
        if power is None:
            return f"{piece.called} has no such power."
        if _too_often(rules, view, a, [a, b]):
            return _two_square(rules)
        if int(table["owner"][b]) < 0 and verb in (code.SHOOT, code.PROBE, code.CONVERT, code.STONE):
            return f"nobody stands on {name(b)}."
        if verb == code.CONVERT and int(table["mark"][b]) & code.TURNED_MARK:
            return f"the piece on {name(b)} has changed sides once already."
        return f"{power.name} does not go from {name(a)} to {name(b)} as the board stands. {power.reaches}"
    if not piece.moves:
        return f"{piece.called} cannot move or attack."
    if a == b:
        return "a piece cannot stay where it is; somebody must move or attack."
    if b in members(*view.mind["own"][code.MEN]):
        return f"your own piece stands on {name(b)}."
    if b not in members(*rules.book["land"][0]):
        return f"{name(b)} cannot be entered."
    if int(table["mark"][b]) & code.STONE_MARK:
        return f"the piece on {name(b)} is stone and cannot be attacked."
    return _why_not_walk(rules, piece.rank, a, b, view)


def _why_not_now(rules: Stratego, verb: int, view: View) -> str:
    """What is asked for without a square of one's own to begin on."""
    if verb == code.PLACE:
        return "the set-up is over."
    if verb == code.RESCUE:
        if not rules.options["rescue"]:
            return "Rescue was not agreed on."
        return "a rescue comes right after a piece of yours has reached the enemy's back row."
    if verb == code.HEAL:
        power = next((power for power in rules.powers if power.shape == "heal"), None)
        if power is None or view.listener != _army(rules, power):
            return "nobody of yours has such a power."
        return (
            f"{power.name} was used already."
            if view.table["healed"]
            else f"{power.name} cannot do that. {power.reaches}"
        )
    if verb == code.ENTER:
        return _why_not_enter(rules, view)
    return "there is nothing to go on with or to stop."


def _army(rules: Stratego, power: Power) -> int:
    """Whose power it is, before anybody changed sides."""
    return next(piece.army for piece in rules.edition.pieces if piece.id in power.owners)


def _why_not_enter(rules: Stratego, view: View) -> str:
    reserve = rules.edition.reserve
    if reserve is None or reserve.army != view.listener:
        return "you have no reinforcements."
    if not any(view.mind["left"]):
        return "your reinforcements are on the board already."
    gone = int(view.table["fallen"][1 - reserve.army])
    if gone < reserve.after:
        return f"your reinforcements come when {reserve.after} enemy pieces are gone; so far it is {gone}."
    return "there are not enough empty squares for your reinforcements."


def _why_not_walk(rules: Stratego, rank: str, a: int, b: int, view: View) -> str:
    across, up = abs(a % 10 - b % 10), abs(a // 10 - b // 10)
    if across and up:
        return "pieces move forward, backward or sideways, never diagonally."
    if rank != "2" and across + up > 1:
        return "this piece moves one square at a time."
    step = (1 if b > a else -1) * (10 if up else 1)
    path = list(range(a, b + step, step))
    if _too_often(rules, view, a, path):
        return _two_square(rules)
    if any(int(view.table["owner"][square]) >= 0 for square in path[1:-1]):
        return "a piece stands in the way."
    if any(square not in members(*rules.book["land"][0]) for square in path[1:-1]):
        return "the way is blocked."
    return "the chase rule: that position has already occurred in this chase."


def _too_often(rules: Stratego, view: View, start: int, path: list[int]) -> bool:
    """Whether the two-square rule closes a way to the piece that begins it."""
    crossed = {frozenset(pair) for pair in pairwise(path)}
    return int(view.mind["runner"]) == start and any(frozenset(pair) in crossed for pair in rules.barred(view))


def _two_square(rules: Stratego) -> str:
    times = rules.options["two_square"]
    return f"the two-square rule: this piece has gone between these two squares {times} turns in a row."


def _list(rules: Stratego, decisions: tuple[Decision, ...], view: View) -> str:
    texts = [rules.write(decision, view.listener) for decision in decisions[:12]]
    more = f" and {len(decisions) - 12} more" if len(decisions) > 12 else ""
    return ", ".join(texts) + more


def _sources(rules: Stratego, decisions: tuple[Decision, ...]) -> str:
    moving = {square for decision in decisions if (square := _mover(rules, decision)) is not None}
    return ", ".join(map(name, sorted(moving))) or "nowhere"


def _mover(rules: Stratego, decision: Decision) -> int | None:
    """On which square a decision begins, if it begins on one."""
    deed = rules.deed(decision)
    return deed.told[0] if code.DECISIONS.number(deed.do) in SQUARE_TO_SQUARE else None
