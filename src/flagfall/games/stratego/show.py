"""A view as plain data for a browser or a printer. The schema is docs/stratego-show.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.facts import ENDINGS, PENDING, PHASES, RING
from flagfall.games.stratego.guide import written
from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.narrate import ending
from flagfall.games.stratego.squares import members, name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Decision, Seat, Value
    from flagfall.games.stratego.edition import Edition, Piece, Power
    from flagfall.games.stratego.notation import Notation
    from flagfall.games.stratego.position import View

MARKS = ((code.MOVED_MARK, "moved"), (code.STONE_MARK, "stone"), (code.TURNED_MARK, "turned"))
VERBS = {
    code.PLACE: "place", code.STEP: "step", code.LEAP: "leap", code.PROBE: "probe", code.SHOOT: "shoot",
    code.BURST: "burst", code.STRIDE: "stride", code.CONVERT: "convert", code.STONE: "stone", code.FREE: "free",
    code.HEAL: "heal", code.STRIKE: "strike", code.RESCUE: "rescue", code.ENTER: "enter", code.STOP: "stop",
}  # fmt: skip


Drawn = dict[tuple[int, int, int, int], dict[str, Any]]
"""Pieces as they look by square, owner, kind and marks: drawn once and shown again, never changed."""


def show(edition: Edition, book: Any, view: View, barred: list[tuple[int, int]], drawn: Drawn) -> dict[str, Any]:
    table, mind = view.open, view.mind
    phase = PHASES[int(table["phase"])]
    seated = int(mind["seat"]) >= 0
    entering = PENDING[int(table["pending"])] == "enter"
    picture: dict[str, Any] = {
        "family": "stratego",
        "listener": view.listener,
        "phase": phase,
        "turn": int(table["turn"]) if phase != "over" else -2,
        "ply": int(table["ply"]),
        "calm": max(0, int(table["calm"])),  # a turn that captured is not over yet
        "pieces": _pieces(edition, view, drawn),
        "ready": [bool(ready) for ready in table["ready"]],
        "left": _counts(edition, mind["left"]) if seated else {},
        "home": _home(book, view, phase, entering) if seated else [],
        "tray": _trays(edition, view),
        "fallen": table["fallen"].tolist(),
        "rescues": table["rescues"].tolist(),
        "pending": _pending(table),
        "barred": [[name(a), name(b)] for a, b in barred],
        "result": _result(edition, table) if phase == "over" else None,
    }
    if edition.ring:
        picture["ring"] = RING[int(table["ring"])]
    return picture


def _pieces(edition: Edition, view: View, drawn: Drawn) -> list[dict[str, Any]]:
    viewer = int(view.mind["seat"])
    owners, kinds, marks = view.open["owner"].tolist(), view.face.tolist(), view.open["mark"].tolist()
    looks = [
        (square, viewer if owners[square] < 0 else owners[square], kinds[square], marks[square])
        for square in range(code.SQUARES)
        if owners[square] >= 0 or kinds[square]
    ]
    return [drawn.get(look) or drawn.setdefault(look, _piece(edition, *look)) for look in looks]


def _piece(edition: Edition, square: int, owner: int, kind: int, mark: int) -> dict[str, Any]:
    piece: dict[str, Any] = {
        "at": name(square),
        "seat": owner,
        "kind": None if kind == code.HIDDEN else edition.pieces[kind - 1].id,
    }
    return piece | {word: True for bit, word in MARKS if mark & bit}


def _counts(edition: Edition, counts: Any) -> dict[str, int]:
    return {edition.pieces[kind - 1].id: n for kind, n in enumerate(counts.tolist()) if n}


def _trays(edition: Edition, view: View) -> list[dict[str, int]]:
    trays: list[dict[str, int]] = [{}, {}]
    for kind, fallen in enumerate(view.tray.tolist()):
        if kind and fallen:
            piece = edition.pieces[kind - 1]
            trays[piece.army][piece.id] = fallen
    return trays


def _home(book: Any, view: View, phase: str, entering: bool) -> list[str]:
    mind = view.mind
    if phase != "setup" and not entering:
        return []
    words = book["home" if phase == "setup" else "entry"][0][int(mind["seat"])]
    taken = {*members(*mind["own"][code.MEN]), *members(*mind["foe"]), *members(*view.open["stone"])}
    return [name(square) for square in members(*words) if square not in taken]


def _pending(table: Any) -> dict[str, Any] | None:
    if not table["pending"]:
        return None
    at = int(table["at"])
    chosen = [name(square) for square in members(*table["hits"])]
    return {"what": PENDING[int(table["pending"])], "at": name(at) if at >= 0 else None, "chosen": chosen}


def _result(edition: Edition, table: Any) -> dict[str, Any]:
    winner, reason = int(table["winner"]), ENDINGS[int(table["reason"])]
    return {
        "winners": [winner] if winner >= 0 else [],
        "reason": reason,
        "sentence": ending(edition, winner, reason),
    }


def offer(notation: Notation, decision: Decision, seat: Seat | None) -> dict[str, Any]:
    verb, a, b = decision // code.VERB, decision // 100 % 100, decision % 100
    parts: dict[str, Any] = {"do": VERBS[verb], "text": notation.write(decision, seat)}
    if verb in (code.PLACE, code.RESCUE, code.HEAL):
        parts |= {"kind": notation.word(a), "to": name(b)}
    elif verb not in (code.ENTER, code.STOP):
        parts |= {"from": name(a), "to": name(b)}
    return parts


def describe(edition: Edition, powers: tuple[Power, ...], options: Mapping[str, Value], book: Any) -> dict[str, Any]:
    board = edition.board
    return {
        "family": "stratego",
        "game": f"stratego/{edition.id}",
        "title": edition.title,
        "box": edition.box,
        "sentence": edition.sentence,
        "goal": edition.goal,
        "rows": board.rows,
        "cols": board.cols,
        "zones": list(board.zones),
        "zone": board.zone,
        "doom": board.doom if edition.ring else None,
        "gates": list(board.gates) if edition.ring else [],
        "first": edition.first,
        "seats": [army.id for army in edition.armies],
        "armies": [
            {
                "name": army.name,
                "colour": army.colour,
                "home": [name(square) for square in members(*book["home"][0][seat])],
            }
            for seat, army in enumerate(edition.armies)
        ],
        "kinds": {piece.id: _kind(edition, piece, powers) for piece in edition.pieces},
        "powers": {power.id: _power(edition, power) for power in powers},
        "reserve": {"army": edition.reserve.army, "after": edition.reserve.after} if edition.reserve else None,
        "options": dict(options),
        "reconstructed": list(edition.reconstructed),
    }


def _kind(edition: Edition, piece: Piece, powers: tuple[Power, ...]) -> dict[str, Any]:
    armies = [p.army for p in edition.pieces if p.id == piece.id]
    return {
        "name": piece.name,
        "seat": None if len(armies) > 1 else piece.army,
        "rank": piece.rank,
        "letter": piece.letter,
        "count": piece.count,
        "moves": piece.moves,
        "emblem": piece.emblem,
        "late": piece.late,
        "child": piece.child,
        "powers": [power.id for power in powers if piece.id in power.owners],
        "source": piece.source,
    }


def _power(edition: Edition, power: Power) -> dict[str, Any]:
    return {
        "name": power.name,
        "verb": power.shape,
        "word": power.word,
        "example": written(edition, power),
        "sentence": power.sentence,
        "source": power.source,
    }
