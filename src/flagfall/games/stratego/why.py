"""Why a decision is refused: one sentence, made from the asker's view alone."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.power_shapes import AT_SOMEBODY
from flagfall.games.stratego.squares import members, name
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.games.stratego.edition import Power
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Said

MOST_NAMED = 12
SQUARE_TO_SQUARE = (code.STEP, *(verb for verb in code.SHAPES.values() if verb not in (code.CHAIN, code.HEAL)))
"""What begins on the square of a piece and names another."""


def why_not(rules: Stratego, packed: int, view: View) -> Phrase:
    """What was asked (as the kernel packs it), what stands in the way, what would have been possible."""
    asked = rules.notation.write(packed, view.listener)
    verb, a, b = packed // code.VERB, packed // 100 % 100, packed % 100
    choices = rules.choices(view)
    if not choices:
        return Phrase("stratego-no-turn", {"asked": asked})
    if int(view.table["phase"]) == code.SETUP:
        return Phrase("stratego-no-place", {"asked": asked, "why": _why_not_place(rules, verb, a, b, view)})
    if view.table["pending"]:
        return Phrase("stratego-goes-not-on", {"asked": asked, **_list(rules, choices.decisions, view)})
    why = _why_not_act(rules, verb, a, b, view)
    from_here = [d for d in choices if _mover(rules, d) == a]
    if from_here and verb in SQUARE_TO_SQUARE:
        known = _list(rules, tuple(from_here), view)
        return Phrase("stratego-no-act-from", {"asked": asked, "why": why, "square": name(a), **known})
    sources = _sources(rules, choices.decisions)
    return Phrase("stratego-no-act", {"asked": asked, "why": why, "squares": sources, "there": len(sources)})


def _why_not_place(rules: Stratego, verb: int, kind: int, square: int, view: View) -> Phrase:
    seat = view.listener
    if verb != code.PLACE:
        return Phrase("stratego-set-up-first")
    if not 0 < kind < len(rules.edition.pieces) + 1 or rules.edition.pieces[kind - 1].army != seat:
        return Phrase("stratego-not-your-piece")
    if not view.mind["left"][kind]:
        return Phrase("stratego-none-left", {"piece": rules.edition.pieces[kind - 1].name})
    home = rules.notation.homes[seat]
    if square not in home:
        return Phrase("stratego-not-home", {"square": name(square), "first": name(home[0]), "last": name(home[-1])})
    return Phrase("stratego-taken-already", {"square": name(square)})


def _why_not_act(rules: Stratego, verb: int, a: int, b: int, view: View) -> Phrase:
    if verb not in SQUARE_TO_SQUARE:
        return _why_not_now(rules, verb, view)
    table = view.table
    owner = int(table["owner"][a])
    if owner < 0:
        return Phrase("stratego-nobody-there", {"square": name(a)})
    if owner != view.listener:
        return Phrase("stratego-not-yours", {"square": name(a)})
    if int(table["mark"][a]) & code.STONE_MARK:
        return Phrase("stratego-is-stone", {"square": name(a)})
    piece = rules.edition.pieces[int(view.mind["kind"][a]) - 1]
    if verb != code.STEP:
        power = next((p for p in rules.powers if code.SHAPES[p.shape] == verb and piece.id in p.owners), None)
        if power is None:
            return Phrase("stratego-no-such-power", {"piece": piece.name})
        if _too_often(rules, view, a, [a, b]):
            return _two_square(rules)
        if int(table["owner"][b]) < 0 and verb in AT_SOMEBODY:
            return Phrase("stratego-nobody-there", {"square": name(b)})
        if verb == code.CONVERT and int(table["mark"][b]) & code.TURNED_MARK:
            return Phrase("stratego-turned-once", {"square": name(b)})
        reach: dict[str, Said] = {"power": power.name, "start": name(a), "end": name(b), "reaches": power.sentence}
        return Phrase("stratego-no-reach", reach)
    if not piece.moves:
        return Phrase("stratego-cannot-move", {"piece": piece.name})
    if a == b:
        return Phrase("stratego-cannot-stay")
    if b in members(*view.mind["own"][code.MEN]):
        return Phrase("stratego-own-piece", {"square": name(b)})
    if b not in members(*rules.book["land"][0]):
        return Phrase("stratego-no-entry", {"square": name(b)})
    if int(table["mark"][b]) & code.STONE_MARK:
        return Phrase("stratego-stone-unattackable", {"square": name(b)})
    return _why_not_walk(rules, piece.rank, a, b, view)


def _why_not_now(rules: Stratego, verb: int, view: View) -> Phrase:
    """What is asked for without a square of one's own to begin on."""
    if verb == code.PLACE:
        return Phrase("stratego-set-up-over")
    if verb == code.RESCUE:
        return Phrase("stratego-rescue-after" if rules.options["rescue"] else "stratego-rescue-not-agreed")
    if verb == code.HEAL:
        power = next((power for power in rules.powers if power.shape == "heal"), None)
        if power is None or view.listener != _army(rules, power):
            return Phrase("stratego-nobody-has-power")
        if view.table["healed"]:
            return Phrase("stratego-used-already", {"power": power.name})
        return Phrase("stratego-cannot-heal", {"power": power.name, "reaches": power.sentence})
    if verb == code.ENTER:
        return _why_not_enter(rules, view)
    return Phrase("stratego-nothing-to-stop")


def _army(rules: Stratego, power: Power) -> int:
    """Whose power it is, before anybody changed sides."""
    return next(piece.army for piece in rules.edition.pieces if piece.id in power.owners)


def _why_not_enter(rules: Stratego, view: View) -> Phrase:
    reserve = rules.edition.reserve
    if reserve is None or reserve.army != view.listener:
        return Phrase("stratego-no-reinforcements")
    if not any(view.mind["left"]):
        return Phrase("stratego-reinforcements-entered")
    gone = int(view.table["fallen"][1 - reserve.army])
    if gone < reserve.after:
        return Phrase("stratego-reinforcements-wait", {"after": reserve.after, "gone": gone})
    return Phrase("stratego-reinforcements-full")


def _why_not_walk(rules: Stratego, rank: str, a: int, b: int, view: View) -> Phrase:
    across, up = abs(a % 10 - b % 10), abs(a // 10 - b // 10)
    if across and up:
        return Phrase("stratego-no-diagonal")
    if rank != "2" and across + up > 1:
        return Phrase("stratego-one-square")
    step = (1 if b > a else -1) * (10 if up else 1)
    path = list(range(a, b + step, step))
    if _too_often(rules, view, a, path):
        return _two_square(rules)
    if any(int(view.table["owner"][square]) >= 0 for square in path[1:-1]):
        return Phrase("stratego-in-the-way")
    if any(square not in members(*rules.book["land"][0]) for square in path[1:-1]):
        return Phrase("stratego-way-blocked")
    return Phrase("stratego-chase")


def _too_often(rules: Stratego, view: View, start: int, path: list[int]) -> bool:
    """Whether the two-square rule closes a way to the piece that begins it."""
    crossed = {frozenset(pair) for pair in pairwise(path)}
    return int(view.mind["runner"]) == start and any(frozenset(pair) in crossed for pair in rules.barred(view))


def _two_square(rules: Stratego) -> Phrase:
    return Phrase("stratego-two-square", {"times": str(rules.options["two_square"])})


def _list(rules: Stratego, decisions: tuple[Decision, ...], view: View) -> dict[str, Said]:
    """The first dozen, and how many more."""
    texts = [rules.write(decision, view.listener) for decision in decisions[:MOST_NAMED]]
    return {"choices": texts, "more": max(0, len(decisions) - MOST_NAMED)}


def _sources(rules: Stratego, decisions: tuple[Decision, ...]) -> list[str]:
    moving = {square for decision in decisions if (square := _mover(rules, decision)) is not None}
    return [name(square) for square in sorted(moving)]


def _mover(rules: Stratego, decision: Decision) -> int | None:
    """On which square a decision begins, if it begins on one."""
    deed = rules.deed(decision)
    return deed.told[0] if code.DECISIONS.number(deed.do) in SQUARE_TO_SQUARE else None
