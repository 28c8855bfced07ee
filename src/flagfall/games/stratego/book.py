"""Compiles an edition with its options to the tables the kernel reads.

This is where ranks, privileges and immunities become cells: the kernel compares nothing and knows no name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core import BadEdition
from flagfall.games.declared import file_of
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import number, words
from flagfall.kit.record import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.games.stratego.edition import Edition, Piece, Power


def active_powers(edition: Edition, options: Mapping[str, Value]) -> tuple[Power, ...]:
    """The powers in play: reconstructed extras only if asked for."""
    return tuple(power for power in edition.powers if not power.optional or options.get("all_powers", False))


def compile_book(edition: Edition, options: Mapping[str, Value]) -> Any:
    """One read-only record of tables."""
    for what, there, room in (("piece", edition.pieces, code.KINDS - 1), ("power", edition.powers, code.POWERS)):
        if len(there) > room:
            raise BadEdition(
                "edition-no-room",
                file=file_of("stratego", "editions", edition.id),
                what=what,
                there=len(there),
                room=room,
            )
    books = records(code.BOOK)
    book = books[0]
    powers = active_powers(edition, options)
    _board(book, edition)
    _pieces(book, edition, powers)
    _clashes(book, edition, options)
    for index, power in enumerate(powers):
        _power(book, edition, options, index, power)
    _agreements(book, edition, options)
    books.flags.writeable = False
    return books


def kinds(edition: Edition) -> list[Piece | None]:
    """Kind numbers to pieces; kind 0 is nobody."""
    return [None, *edition.pieces]


def _board(book: Any, edition: Edition) -> None:
    board = edition.board
    zones = {number(zone) for zone in board.zones}
    on_board = [10 * row + col for row in range(board.rows) for col in range(board.cols)]
    land = [square for square in on_board if square not in zones]
    book["land"] = words(land)
    for seat, army in enumerate(edition.armies):
        deep = army.setup or board.setup
        book["home"][seat] = words(_rows(board, seat, deep))
        book["half"][seat] = words(_rows(board, seat, board.rows // 2))
        book["goal"][seat] = words(_rows(board, 1 - seat, 1))
        if edition.reserve and edition.reserve.army == seat:
            book["entry"][seat] = words(_rows(board, seat, edition.reserve.rows))
    for square in range(code.SQUARES):
        book["near"][square] = words(_around(square, 1))
        book["beside"][square] = words(
            [s for s in _around(square, 1) if s // 10 == square // 10 or s % 10 == square % 10]
        )
    book["doom"] = code.NONE
    if edition.ring:
        book["doom"] = number(board.doom)
        book["gates"] = words([number(gate) for gate in board.gates])


def _rows(board: Any, seat: int, deep: int) -> list[int]:
    """A seat's first rows, counted from its own back row."""
    first = range(deep) if seat == 0 else range(board.rows - deep, board.rows)
    return [10 * row + col for row in first for col in range(board.cols)]


def _around(square: int, far: int) -> list[int]:
    row, col = divmod(square, 10)
    return [
        10 * r + c
        for r in range(max(0, row - far), min(10, row + far + 1))
        for c in range(max(0, col - far), min(10, col + far + 1))
        if (r, c) != (row, col)
    ]


def _reach(spec: str, square: int) -> list[int]:
    """`around 2` is every square within two; `lines 2` only the eight straight lines (L1)."""
    shape, far = spec.split()
    squares = _around(square, int(far))
    if shape == "around":
        return squares
    row, col = divmod(square, 10)
    return [s for s in squares if s // 10 == row or s % 10 == col or abs(s // 10 - row) == abs(s % 10 - col)]


def _pieces(book: Any, edition: Edition, powers: tuple[Power, ...]) -> None:
    book["army"][:] = code.NONE
    book["layers"][0] = 1 << code.MEN  # a piece whose kind is not known still stands there
    for kind, piece in enumerate(edition.pieces, start=1):
        layers = 1 << code.MEN
        if piece.moves:
            layers |= 1 << code.MOVERS
        if piece.rank == "2":
            layers |= 1 << code.RIDERS
        if piece.child:
            layers |= 1 << code.CHILD
        if edition.ring and piece.id == edition.ring.bearer:
            layers |= 1 << code.BEARER
        for power in powers:
            if piece.id in power.owners:
                layers |= 1 << code.SHAPES[power.shape]
        book["layers"][kind] = layers
        book["army"][kind] = piece.army
        book["late" if piece.late else "count"][kind] = piece.count
        if edition.ring:
            gray = piece.army != edition.pieces[_kind_of(edition, edition.ring.bearer) - 1].army
            book["doomed"][kind] = gray and piece.rank in edition.ring.doomed


def _kind_of(edition: Edition, id: str) -> int:  # noqa: A002
    return next(kind for kind, piece in enumerate(edition.pieces, start=1) if piece.id == id)


def strength(piece: Piece, regime: int, edition: Edition) -> int:
    """A piece's rank as a number; S is below every number (R7).

    Capturing Frodo (LotR 2004; L23, L25): with the Ring taken every number of the other army rises by one.
    """
    if piece.rank == "S":
        return 0
    bonus = 0
    if regime and edition.ring:
        bearer = edition.pieces[_kind_of(edition, edition.ring.bearer) - 1]
        bonus = int(piece.army != bearer.army)
    return int(piece.rank) + bonus


def _clashes(book: Any, edition: Edition, options: Mapping[str, Value]) -> None:
    for regime in (0, 1):
        for a, attacker in enumerate(edition.pieces, start=1):
            for d, defender in enumerate(edition.pieces, start=1):
                book["clash"][regime, a, d] = _clash(edition, options, regime, attacker, defender)


def _clash(edition: Edition, options: Mapping[str, Value], regime: int, attacker: Piece, defender: Piece) -> int:
    """Rules for Attack and the special privileges, all four rulebooks."""
    if not attacker.moves:
        return code.LOSE
    if defender.rank == "flag":
        return code.TAKE_FLAG
    hidden = _invisible(edition, options, attacker, defender)
    if hidden is not None:
        return hidden
    if defender.rank == "bomb":
        # Rank 3 alone defuses; every other attacker is lost, a Spy too (R6, R8). L23: by kind, not by number.
        return code.WIN if attacker.rank == "3" else code.LOSE
    if attacker.rank == "S" and defender.rank == "10":
        # The Spy takes the highest piece, but only by attacking first. L24: the piece, not the number.
        return code.WIN
    a, d = strength(attacker, regime, edition), strength(defender, regime, edition)
    if a == d:
        # R5, T1: a Spy meeting a Spy is a meeting of equals.
        return code.WIN if options["aggressor_advantage"] else code.BOTH
    return code.WIN if a > d else code.LOSE


def _invisible(edition: Edition, options: Mapping[str, Value], attacker: Piece, defender: Piece) -> int | None:
    """Frodo's invisibility (LotR 2004; L12-L15): against some ranks nobody is captured."""
    ring = edition.ring
    if ring is None or ring.bearer not in (attacker.id, defender.id):
        return None
    other = defender if attacker.id == ring.bearer else attacker
    if other.rank not in ring.invisible_to:
        return None
    if other.rank == "4" and options.get("haradrim_falls"):
        return code.WIN if attacker.id == ring.bearer else code.LOSE
    return code.STAND


def _power(book: Any, edition: Edition, options: Mapping[str, Value], index: int, power: Power) -> None:
    shape = code.SHAPES[power.shape]
    facets = 0
    for bit, on in (
        (code.OVER_ZONES, power.over_zones),
        (code.THEN_ATTACK, power.then_attack),
        (code.CHOOSES, power.chooses),
        (code.FRIENDS, power.friends),
        (code.EXHAUSTS, power.exhausts),
        (code.HIDES_IMMUNE, bool(options.get("rampage_hides"))),
    ):
        facets |= bit if on else 0
    book["facets"][index] = facets
    if power.reach:
        for square in range(code.SQUARES):
            book["reach"][index, square] = words(_reach(power.reach, square))
    for a, actor in enumerate(edition.pieces, start=1):
        if actor.id not in power.owners:
            continue
        book["power"][shape, a] = index
        for t, target in enumerate(edition.pieces, start=1):
            for regime in (0, 1):
                book["hit"][regime, shape, a, t] = _hit(edition, power, regime, actor, target)


def _hit(edition: Edition, power: Power, regime: int, actor: Piece, target: Piece) -> int:
    """What a power does to a target once it is shown; a Flag is proof against all of them (R9, R16)."""
    if target.rank == "flag" or target.id in power.immune or (power.only and target.id not in power.only):
        return 0
    if edition.ring and target.id == edition.ring.bearer and power.shape in ("shoot", "burst"):
        return 0  # invisible to arrows, and to a Berzerker's 5 (L16)
    if power.shape in ("stone", "heal"):
        same_army = actor.army == target.army
        return code.TARGET_FALLS if target.moves and same_army == (power.shape == "heal") else 0
    if power.shape == "convert" and power.only:
        return code.TARGET_FALLS
    if power.shape not in ("shoot", "burst", "convert"):
        return 0
    if target.rank == "bomb":
        return _blow(power.bomb) if power.shape == "burst" else 0
    a, t = strength(actor, regime, edition), strength(target, regime, edition)
    if t < a:
        return code.TARGET_FALLS
    if power.shape != "burst":
        return 0
    return _blow(power.equal if t == a else power.higher)


def _blow(word: str) -> int:
    return {
        "nothing": 0,
        "target": code.TARGET_FALLS,
        "actor": code.ACTOR_FALLS,
        "both": code.TARGET_FALLS | code.ACTOR_FALLS,
    }[word]


def _agreements(book: Any, edition: Edition, options: Mapping[str, Value]) -> None:
    book["first"] = edition.first
    book["powers"] = bool(active_powers(edition, options)) or edition.reserve is not None
    book["two_square"] = 0 if options["two_square"] == "off" else options["two_square"]
    book["more_square"] = options["more_square"]
    book["silent"] = options["silent_defense"]
    book["rescue"] = options["rescue"]
    book["captured"] = ("open", "prisoner", "secret", "stealth").index(str(options["captured"]))
    book["aid"] = ("none", "captured", "marks", "odds").index(str(options["memory"]))
    book["stuck_draws"] = options["both_stuck"] == "draw"
    book["calm_limit"] = options["calm_limit"]
    book["ply_limit"] = options["ply_limit"]
    book["children"] = edition.children
    book["unlock_seat"] = code.NONE
    if edition.reserve:
        book["unlock"] = edition.reserve.after
        book["unlock_seat"] = edition.reserve.army
        book["in_parts"] = bool(options.get("entry_in_parts"))
