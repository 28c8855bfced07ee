"""A view as plain data for a browser or a printer. The schema is docs/stratego-show.md."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np
from msgspec.json import encode as to_json

from flagfall.games.stratego.facts import meant
from flagfall.games.stratego.guide_specials import told, written
from flagfall.games.stratego.kernel import desk
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.narrate import ending
from flagfall.games.stratego.records import DESKS
from flagfall.games.stratego.squares import NAMES, members, name, pair
from flagfall.kit.place import address_of
from flagfall.speech import begun

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flagfall.core import Seat, Value
    from flagfall.games.stratego import shapes
    from flagfall.games.stratego.edition import Edition, Piece, Power
    from flagfall.games.stratego.notation import Notation
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego
    from flagfall.games.stratego.shapes import Back, Counts, Described, Front, Pending, Result, Shown, Standing
    from flagfall.speech import Catalogue

MARKS: tuple[tuple[int, Literal["moved", "stone", "turned"]], ...] = (
    (code.MOVED_MARK, "moved"),
    (code.STONE_MARK, "stone"),
    (code.TURNED_MARK, "turned"),
)


class Drawn:
    """Draws what a listener sees as plain data."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def picture(self, rules: Stratego, view: View, say: Catalogue) -> Shown:
        seen = view.plain()
        pieces = [self.piece(look) for look in rules.looks(view)]
        shown: Shown = {**_front(seen), "pieces": pieces, **self.back(rules, seen, say)}  # type: ignore[typeddict-item]  # `odds` are added by the memory aid
        return shown

    def back(self, rules: Stratego, seen: Any, say: Catalogue) -> Back:
        """Whatever is pending or forbidden now, and what is merely counted."""
        return {
            "home": _home(rules.book, seen),
            "pending": _pending(seen),
            "barred": _barred(rules.closed(seen)),
            "result": _result(self.edition, seen, say) if seen.phase == code.OVER else None,
            **self.counts(seen.ready, seen.left, seen.tray, seen.fallen, seen.rescues, seen.ring),
        }

    def counts(self, ready: bytes, left: bytes, tray: bytes, fallen: bytes, rescues: bytes, ring: int) -> Counts:
        trays: list[dict[str, int]] = [{}, {}]
        for kind, n in enumerate(tray):
            if kind and n:
                piece = self.edition.pieces[kind - 1]
                trays[piece.army][piece.id] = n
        counts: Counts = {
            "ready": [bool(said) for said in ready],
            "left": {self.edition.pieces[kind - 1].id: n for kind, n in enumerate(left) if n},
            "tray": trays,
            "fallen": list(fallen),
            "rescues": list(rescues),
        }
        if self.edition.ring:
            counts["ring"] = code.RINGS[ring].name
        return counts

    def piece(self, look: int) -> Standing:
        kind = look % code.LOOK_SEAT // code.LOOK_KIND
        piece: Standing = {
            "at": name(look // code.LOOK_SQUARE),
            "seat": look % code.LOOK_SQUARE // code.LOOK_SEAT,
            "kind": None if kind == code.HIDDEN else self.edition.pieces[kind - 1].id,
        }
        for bit, mark in MARKS:
            if look & bit:
                piece[mark] = True
        return piece


class Written:
    """The same as JSON. The kernel puts the pieces together; what is counted rarely changes and is remembered."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self._calm = lru_cache(maxsize=COUNTS_KEPT)(self._write_calm)

    def picture(self, rules: Stratego, view: View, say: Catalogue) -> bytes:
        seen = view.plain()
        if seen.phase == code.PLAY and not seen.pending:
            closed = tuple(rules.closed(seen))
            back = self._calm(closed, seen.ready, seen.left, seen.tray, seen.fallen, seen.rescues, seen.ring)
        else:
            back = to_json(self._drawn.back(rules, seen, say))[1:]
        return b"".join((to_json(_front(seen))[:-1], b',"pieces":[', self._pieces(view), b"],", back))

    def _pieces(self, view: View) -> Any:
        """On the thread's own desk: to be read before anybody writes again."""
        here = DESKS.mine
        here.view[:] = view.held
        length = desk.spell_here(here.at, *_PLACES_LIE, *self._faces_lie)
        return here.text[1:length]  # without the first comma

    @cached_property
    def _faces(self) -> Any:
        return _table([self._write_face(look) for look in range(code.LOOK_SQUARE)])

    @cached_property
    def _faces_lie(self) -> tuple[int, int]:
        return _lies(self._faces)

    def _write_face(self, look: int) -> bytes:
        """A piece without its place; nothing where there is no such kind."""
        kind = look % code.LOOK_SEAT // code.LOOK_KIND % code.HIDDEN
        if kind > len(self._drawn.edition.pieces):
            return b""
        return to_json(self._drawn.piece(look)).removeprefix(b'{"at":"a1"')

    def _write_calm(self, closed: tuple[tuple[int, int], ...], *counts: Any) -> bytes:
        """When nothing is pending."""
        nothing: dict[str, Any] = {"home": [], "pending": None, "barred": _barred(closed), "result": None}
        return to_json(nothing | self._drawn.counts(*counts))[1:]


def _table(words: list[bytes]) -> Any:
    """Words as rows of letters for the kernel, their lengths behind them."""
    longest = max(map(len, words))
    letters = b"".join(word.ljust(longest) + bytes([len(word)]) for word in words)
    return np.frombuffer(letters, np.uint8).reshape(len(words), longest + 1)


def _lies(table: Any) -> tuple[int, int]:
    """Where, and how wide a row is."""
    return address_of(table), table.shape[1]


COUNTS_KEPT = 30_000
PHASES: tuple[Literal["setup", "play", "over"], ...] = ("setup", "play", "over")
_PLACES = _table([b',{"at":"%s"' % square.encode() for square in NAMES])
_PLACES_LIE = _lies(_PLACES)
_DRAWN: dict[int, tuple[Drawn, Written]] = {}


def drawn_by(edition: Edition) -> tuple[Drawn, Written]:
    """Shared by all rules with this very edition: options do not change how a piece looks."""
    if id(edition) not in _DRAWN:
        drawn = Drawn(edition)
        _DRAWN[id(edition)] = drawn, Written(drawn)  # they hold it, so its id stays its own
    return _DRAWN[id(edition)]


def _front(seen: Any) -> Front:
    """What changes with every move."""
    return {
        "family": "stratego",
        "listener": seen.listener,
        "phase": PHASES[seen.phase],
        "turn": seen.turn if seen.phase != code.OVER else -2,
        "ply": seen.ply,
        "calm": max(0, seen.calm),  # a turn that captured is not over yet
    }


def _home(book: Any, seen: Any) -> list[str]:
    """Where the viewer may put pieces down now."""
    setting_up = seen.phase == code.SETUP
    if seen.seat < 0 or (not setting_up and seen.pending != code.ENTERING):
        return []
    room = book["home" if setting_up else "entry"][0][seen.seat]
    taken = {*members(*pair(seen.own, code.MEN)), *members(*pair(seen.foe)), *members(*pair(seen.stone))}
    return [name(square) for square in members(*room) if square not in taken]


def _barred(closed: Sequence[tuple[int, int]]) -> list[tuple[str, str]]:
    """Pairs are lists, as JSON has them."""
    return cast("list[tuple[str, str]]", [[name(a), name(b)] for a, b in closed])


def _pending(seen: Any) -> Pending | None:
    if not seen.pending:
        return None
    chosen = [name(square) for square in members(*pair(seen.hits))]
    return {"what": code.PENDING[seen.pending].name, "at": name(seen.at) if seen.at >= 0 else None, "chosen": chosen}


def _result(edition: Edition, seen: Any, say: Catalogue) -> Result:
    winner, reason = seen.winner, code.ENDINGS[seen.reason].name
    return {
        "winners": [winner] if winner >= 0 else [],
        "reason": reason,
        "sentence": begun(say.say(ending(edition, winner, reason))),
    }


def offer(notation: Notation, packed: int, seat: Seat | None) -> dict[str, Any]:
    """What a page shows of a decision: its word, what is behind it by name, and how it is written."""
    word = code.DECISIONS[packed // code.VERB]
    numbers = (packed // 100 % 100, packed % 100)
    parts = {each.name: meant(notation, each.kind, n) for each, n in zip(word.arguments, numbers, strict=False)}
    return {"do": word.name, "text": notation.write(packed, seat), **parts}


def describe(
    say: Catalogue, edition: Edition, powers: tuple[Power, ...], options: Mapping[str, Value], book: Any
) -> Described:
    board = edition.board
    return {
        "family": "stratego",
        "game": f"stratego/{edition.id}",
        "title": say.say(edition.title),
        "box": say.say(edition.box),
        "sentence": say.say(edition.sentence),
        "goal": say.say(edition.goal or ""),
        "rows": board.rows,
        "cols": board.cols,
        "zones": list(board.zones),
        "zone": say.say(board.zone),
        "terrain": board.terrain,
        "doom": board.doom if edition.ring else None,
        "gates": list(board.gates) if edition.ring else [],
        "rises": _rises(edition),
        "first": edition.first,
        "seats": [army.id for army in edition.armies],
        "armies": [
            {
                "name": say.say(army.name),
                "colour": army.colour,
                "home": [name(square) for square in members(*book["home"][0][seat])],
            }
            for seat, army in enumerate(edition.armies)
        ],
        "kinds": {piece.id: _kind(say, edition, piece, powers) for piece in edition.pieces},
        "powers": {power.id: _power(say, edition, power) for power in powers},
        "reserve": {"army": edition.reserve.army, "after": edition.reserve.after} if edition.reserve else None,
        "options": dict(options),
        "reconstructed": [say.say(line) for line in edition.reconstructed],
        "advice": [say.say(line) for line in edition.hints],
    }


def _rises(edition: Edition) -> Seat | None:
    """Whose numbers count one more once the Ring is taken: the enemies of its bearer."""
    ring = edition.ring
    return next((1 - piece.army for piece in edition.pieces if ring and piece.id == ring.bearer), None)


def _kind(say: Catalogue, edition: Edition, piece: Piece, powers: tuple[Power, ...]) -> shapes.Kind:
    armies = [p.army for p in edition.pieces if p.id == piece.id]
    return {
        "name": say.say(piece.name),
        "seat": None if len(armies) > 1 else piece.army,
        "rank": piece.rank,
        "strength": int(piece.rank) if piece.rank.isdecimal() else None,
        "letter": piece.letter,
        "count": piece.count,
        "moves": piece.moves,
        "emblem": piece.emblem,
        "late": piece.late,
        "child": piece.child,
        "powers": [power.id for power in powers if piece.id in power.owners],
        "source": piece.source,
    }


def _power(say: Catalogue, edition: Edition, power: Power) -> shapes.Power:
    return {
        "name": say.say(power.name),
        "verb": power.shape,
        "word": power.word,
        "example": written(edition, power),
        "sentence": told(say, edition, power),
        "source": power.source,
    }
