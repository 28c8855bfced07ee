"""What a game promised, and how anybody checks it: docs/fair.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Response, get
from msgspec.structs import replace

from flagfall.core import Rules
from flagfall.records import fair
from flagfall.server import wire_help
from flagfall.server.api.asking import REFUSALS, Address, GameId, TheHouse
from flagfall.server.api.replay import room_of, sent
from flagfall.server.refusals import No
from flagfall.table import Input


@get("/api/games/{game:str}/fair", responses=REFUSALS)
async def fairness(game: GameId, house: TheHouse, address: Address) -> Response[wire_help.Fairness]:
    """The pledge, the lots and the seal; when the game is laid open, also the seed and what was drawn with it."""
    room = await room_of(house, game, address)
    if room.row.seed is None:
        raise No("not_now", "server-no-pledge")
    luck, begun, laid_open = fair.Fair(room.row.seed, room.sidelines.lots), room.sidelines.begun, room.laid_open
    rules, record = room.rules, room.table.record()
    if not laid_open:
        record = record[: room.sealed]
    key = (room.id, "fair", len(record), luck.lots, begun, laid_open)
    return sent(await house.looking_back.answer(key, lambda: _told(rules, record, luck, begun, laid_open), address))


def _told(
    rules: Rules[Any, Any], record: Sequence[Input], luck: fair.Fair, begun: bool, laid_open: bool
) -> wire_help.Fairness:
    lines = fair.lines(rules, record)
    told = wire_help.Fairness(
        pledge=fair.pledge(luck.seed),
        lots=[wire_help.LotCast(seat=lot.seat, word=lot.word, after=lot.after) for lot in luck.lots],
        seal=fair.seal(luck.seed, lines) if begun else None,
    )
    if not laid_open:
        return told
    draws = [
        wire_help.Drawn(number=n.number, weights=list(n.weights), drawn=n.drawn) for n in fair.draws(rules, record)
    ]
    return replace(told, seed=luck.seed, lines=lines, draws=draws)


ROUTES = [fairness]
