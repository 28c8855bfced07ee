"""An edition as its author writes it: TOML overlays that state only their differences, put together and checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from flagfall.core import BadEdition
from flagfall.games.declared import Few, below, file_of, fit, known, read
from flagfall.games.stratego.edition import Army, Board, Edition, Piece, Power, Rank, Reserve, Ring, Seat, Source
from flagfall.games.stratego.options import COMMON, EXTRAS
from flagfall.games.stratego.power_shapes import AIMED
from flagfall.games.stratego.squares import NAMES, number
from flagfall.speech import Name  # noqa: TC001  (fit reads it)

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the roster, for one army or for both."""

    army: Literal["both", 0, 1]
    id: str
    name: Name
    rank: Rank
    count: Few
    letter: str
    emblem: str
    source: Source
    article: bool = True
    many: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything the author of a file may say. `counts` are the pieces a smaller game takes out of the box."""

    title: Name
    box: Name
    sentence: Name
    first: Seat
    board: Board
    army: tuple[Army, ...]
    piece: tuple[Line, ...]
    inherits: str = ""
    source: Source = "printed"
    goal: Name | None = None
    counts: dict[str, Few] | None = None
    power: dict[str, Power] = field(default_factory=dict)
    ring: Ring | None = None
    reserve: Reserve | None = None
    children: bool = False
    late: tuple[str, ...] = ()
    child: tuple[str, ...] = ()
    refuses: dict[str, Name] = field(default_factory=dict)
    extras: tuple[str, ...] = ()
    reconstructed: tuple[Name, ...] = ()
    hints: tuple[Name, ...] = ()

    def roster(self) -> tuple[Piece, ...]:
        """Army 0's kinds, then army 1's; a line for both armies stands twice."""
        return tuple(
            Piece(
                army=army,
                id=line.id,
                name=_bent(line, count),
                rank=line.rank,
                count=count,
                letter=line.letter,
                emblem=line.emblem,
                source=line.source,
                late=line.id in self.late,
                child=line.id in self.child,
                article=line.article,
            )
            for army in (0, 1)
            for line in self.piece
            if line.army in ("both", army)
            and (count := line.count if self.counts is None else self.counts.get(line.id, 0))
        )


def _bent(line: Line, count: int) -> Name:
    """A piece as English names it, one and all."""
    the = f"the {line.name}" if line.article else str(line.name)
    return line.name.bent(the=the, all=f"the {line.many or line.name + 's'}" if count > 1 else the)


@cache
def edition(id: str) -> Edition:  # noqa: A002
    """An edition by name, with everything it inherits."""
    draft: Draft = fit(Draft, _tables(id), _file(id))
    box = Edition(
        id=id,
        title=draft.title,
        box=draft.box,
        sentence=draft.sentence,
        first=draft.first,
        board=draft.board,
        armies=tuple(replace(army, name=army.name.bent(plural="yes" if army.plural else "no")) for army in draft.army),
        pieces=draft.roster(),
        powers=tuple(draft.power.values()),
        ring=draft.ring,
        reserve=draft.reserve,
        children=draft.children,
        refuses=draft.refuses,
        extras=draft.extras,
        reconstructed=draft.reconstructed,
        hints=draft.hints,
        goal=draft.goal,
    )
    _check_names(draft, box, _file(id))
    _check_powers(box, _file(id))
    _check_board(box, _file(id))
    _check_armies(box, _file(id))
    return box


def _file(id: str) -> str:  # noqa: A002
    return file_of("stratego", "editions", id)


def _tables(id: str, above: tuple[str, ...] = ()) -> dict[str, Any]:  # noqa: A002
    """A file laid over the one it inherits: tables are replaced whole, powers one by one."""
    if id in above:
        raise BadEdition("edition-loop", file=_file(id), chain=" over ".join((*above, id)))
    overlay = read("stratego", "editions", id)
    fit(Draft, overlay, _file(id), whole=False)
    if "inherits" not in overlay:
        return overlay
    base = _tables(below("stratego", id, overlay["inherits"]), (*above, id))
    return {**base, **overlay, "power": {**base.get("power", {}), **overlay.get("power", {})}}


def _check_names(draft: Draft, box: Edition, file: str) -> None:
    """Every piece and every option that is named exists."""
    lines, pieces = [line.id for line in draft.piece], sorted({piece.id for piece in box.pieces})
    _all_known(draft.counts or (), lines, f"{file}: counts")
    _all_known(draft.late, pieces, f"{file}: late")
    _all_known(draft.child, pieces, f"{file}: child")
    for power in box.powers:
        for key, named in (("owners", power.owners), ("only", power.only), ("immune", power.immune)):
            _all_known(named, pieces, f"{file}: power.{power.id}.{key}")
        if power.shape in AIMED and not power.reach:
            raise BadEdition("edition-no-reach", file=file, power=power.id, shape=power.shape)
    if box.ring is not None:
        known(box.ring.bearer, pieces, f"{file}: ring.bearer")
    _all_known(box.extras, EXTRAS, f"{file}: extras")
    _all_known(box.refuses, [*(option.name for option in COMMON), *box.extras], f"{file}: refuses")


def _check_powers(box: Edition, file: str) -> None:
    """A piece is asked for a power by its shape, so it has one of each at most."""
    given: dict[tuple[str, str], Power] = {}
    for power in box.powers:
        for owner in power.owners:
            first = given.setdefault((owner, power.shape), power)
            if first is not power:
                raise BadEdition(
                    "edition-two-powers",
                    file=file,
                    power=power.id,
                    owner=repr(owner),
                    shape=power.shape,
                    power2=first.id,
                )


def _check_board(box: Edition, file: str) -> None:
    board = box.board
    squares = [name for name in NAMES if number(name) // 10 < board.rows and number(name) % 10 < board.cols]
    _all_known(board.zones, squares, f"{file}: board.zones")
    if box.ring is not None:
        known(board.doom, board.zones, f"{file}: board.doom")
        _all_known(board.gates or ("",), squares, f"{file}: board.gates")
    if bool(box.reserve) != any(piece.late for piece in box.pieces):
        raise BadEdition("edition-late", file=file)


def _check_armies(box: Edition, file: str) -> None:
    """Two armies that fit on the board; each can be told apart, can move and can lose."""
    if len(box.armies) != 2:
        raise BadEdition("edition-armies", file=file, armies=len(box.armies))
    for seat, army in enumerate(box.armies):
        mine = [piece for piece in box.pieces if piece.army == seat]
        for what in ("id", "letter"):
            said = Counter(getattr(piece, what) for piece in mine)
            if twice := [word for word, times in said.items() if times > 1 or (what == "letter" and len(word) != 1)]:
                raise BadEdition("edition-twice", file=file, what=what, twice=repr(twice[0]))
        if sum(piece.count for piece in mine if piece.rank == "flag") != 1:
            raise BadEdition("edition-no-flag", file=file, army=army.name)
        if not any(piece.moves for piece in mine):
            raise BadEdition("edition-no-mover", file=file, army=army.name)
        deep = army.setup or box.board.setup
        room, count = deep * box.board.cols, sum(piece.count for piece in mine if not piece.late)
        if count > room or 2 * deep > box.board.rows:
            raise BadEdition("edition-no-squares", file=file, deep=deep, room=room, count=count, army=army.name)


def _all_known(words: Iterable[str], there: Iterable[str], where: str) -> None:
    for word in words:
        known(word, there, where)
