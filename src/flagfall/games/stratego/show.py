"""A view as plain data for a browser or a printer. The schema is docs/stratego-show.md."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from typing import TYPE_CHECKING, Any

from msgspec import Raw
from msgspec.json import encode as to_json

from flagfall.games.stratego.facts import ENDINGS, PENDING, PHASES, RING
from flagfall.games.stratego.guide import written
from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.narrate import ending
from flagfall.games.stratego.squares import members, name, pair

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Decision, Seat, Value
    from flagfall.games.stratego.edition import Edition, Piece, Power
    from flagfall.games.stratego.notation import Notation
    from flagfall.games.stratego.position import View
    from flagfall.games.stratego.rules import Stratego

MARKS = ((code.MOVED_MARK, "moved"), (code.STONE_MARK, "stone"), (code.TURNED_MARK, "turned"))
VERBS = {
    code.PLACE: "place", code.STEP: "step", code.LEAP: "leap", code.PROBE: "probe", code.SHOOT: "shoot",
    code.BURST: "burst", code.STRIDE: "stride", code.CONVERT: "convert", code.STONE: "stone", code.FREE: "free",
    code.HEAL: "heal", code.STRIKE: "strike", code.RESCUE: "rescue", code.ENTER: "enter", code.STOP: "stop",
}  # fmt: skip


class Drawn:
    """The parts of a picture as plain data. A piece is drawn once and shown again in every game, never changed."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._piece = lru_cache(maxsize=PIECES_KEPT)(self._draw)

    def pieces(self, viewer: int, owners: bytes, kinds: bytes, marks: bytes, at: int = 0) -> Any:
        """Every piece the viewer sees, square by square from `at` on."""
        looks = map(self._piece, repeat(viewer), range(at, at + len(owners)), owners, kinds, marks)
        return [look for look in looks if look]

    def counts(self, counts: bytes) -> Any:
        """How many there are of each kind."""
        return {self._edition.pieces[kind - 1].id: n for kind, n in enumerate(counts) if n}

    def trays(self, fallen: bytes) -> Any:
        """The same by army."""
        trays: list[dict[str, int]] = [{}, {}]
        for kind, n in enumerate(fallen):
            if kind and n:
                piece = self._edition.pieces[kind - 1]
                trays[piece.army][piece.id] = n
        return trays

    def _draw(self, viewer: int, square: int, owner: int, kind: int, mark: int) -> dict[str, Any] | None:
        """One piece; None on an empty square."""
        if owner == NOBODYS:
            if not kind:
                return None
            owner = viewer  # its own pieces, still behind the screen
        return {
            "at": name(square),
            "seat": owner,
            "kind": None if kind == code.HIDDEN else self._edition.pieces[kind - 1].id,
            **{word: True for bit, word in MARKS if mark & bit},
        }


class Written(Drawn):
    """The same parts as JSON: what has been written once is not written again, and a move changes two rows at most."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self._row = lru_cache(maxsize=ROWS_KEPT)(self._write_row)
        self._counts = lru_cache(maxsize=ROWS_KEPT)(self._write_counts)
        self._trays = lru_cache(maxsize=ROWS_KEPT)(self._write_trays)

    def pieces(self, viewer: int, owners: bytes, kinds: bytes, marks: bytes, at: int = 0) -> Raw:
        rows = [
            self._row(viewer, owners[row : row + 10], kinds[row : row + 10], marks[row : row + 10], row)
            for row in range(at, len(owners), 10)
        ]
        return Raw(b"[%s]" % b",".join(filter(None, rows)))

    def counts(self, counts: bytes) -> Raw:
        return self._counts(counts)

    def trays(self, fallen: bytes) -> Raw:
        return self._trays(fallen)

    def _write_row(self, viewer: int, owners: bytes, kinds: bytes, marks: bytes, at: int) -> bytes:
        return to_json(super().pieces(viewer, owners, kinds, marks, at))[1:-1]

    def _write_counts(self, counts: bytes) -> Raw:
        return Raw(to_json(super().counts(counts)))

    def _write_trays(self, fallen: bytes) -> Raw:
        return Raw(to_json(super().trays(fallen)))


NOBODYS = code.NONE & 0xFF
"""How `no owner` looks among bytes."""
PIECES_KEPT, ROWS_KEPT = 20_000, 30_000


_PARTS: dict[int, tuple[Drawn, Written]] = {}


def parts_of(edition: Edition) -> tuple[Drawn, Written]:
    """Shared by all rules with this very edition: options do not change how a piece looks."""
    return _PARTS.setdefault(id(edition), (Drawn(edition), Written(edition)))  # they hold it, so its id stays its own


def show(rules: Stratego, view: View, parts: Drawn) -> dict[str, Any]:
    edition, table, mind, looks = rules.edition, view.table(), view.mine(), view.looks()
    phase = PHASES[table.phase]
    seated = mind.seat >= 0
    picture: dict[str, Any] = {
        "family": "stratego",
        "listener": looks.listener,
        "phase": phase,
        "turn": table.turn if phase != "over" else -2,
        "ply": table.ply,
        "calm": max(0, table.calm),  # a turn that captured is not over yet
        "pieces": parts.pieces(mind.seat, table.owner, looks.face, table.mark),
        "ready": [bool(ready) for ready in table.ready],
        "left": parts.counts(mind.left) if seated else {},
        "home": _home(rules.book, table, mind) if seated else [],
        "tray": parts.trays(looks.tray),
        "fallen": list(table.fallen),
        "rescues": list(table.rescues),
        "pending": _pending(table),
        "barred": [[name(a), name(b)] for a, b in rules.closed(table, mind)],
        "result": _result(edition, table) if phase == "over" else None,
    }
    if edition.ring:
        picture["ring"] = RING[table.ring]
    return picture


def _home(book: Any, table: Any, mind: Any) -> list[str]:
    """Where the viewer may put pieces down now."""
    setting_up = table.phase == code.SETUP
    if not setting_up and PENDING[table.pending] != "enter":
        return []
    room = book["home" if setting_up else "entry"][0][mind.seat]
    taken = {*members(*pair(mind.own, code.MEN)), *members(*pair(mind.foe)), *members(*pair(table.stone))}
    return [name(square) for square in members(*room) if square not in taken]


def _pending(table: Any) -> dict[str, Any] | None:
    if not table.pending:
        return None
    chosen = [name(square) for square in members(*pair(table.hits))]
    return {"what": PENDING[table.pending], "at": name(table.at) if table.at >= 0 else None, "chosen": chosen}


def _result(edition: Edition, table: Any) -> dict[str, Any]:
    winner, reason = table.winner, ENDINGS[table.reason]
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
