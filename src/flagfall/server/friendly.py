"""A friendly game: one person against computers who agreed beforehand to ask for hints and to take decisions back.

Nothing that was kept is ever changed, so a decision is taken back by going on in another game: the same table as it was before it, under
the same promise of luck, but from there on with a luck of its own. Whoever saw a face there still knows it, and the story says so.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec.structs

from flagfall.core import SPECTATOR
from flagfall.records.fair import Lot
from flagfall.server import endings, sidelines
from flagfall.server.refusals import No
from flagfall.server.signing import new_id
from flagfall.server.storage.game_store import Whole
from flagfall.server.storage.move_writer import TAKEBACK
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.server import wire
    from flagfall.server.asks import Ask
    from flagfall.server.room import Room
    from flagfall.server.storage.game_store import GameRow

TAKEN_BACK = Phrase("server-taken-back")


def agreed(made: Whole, wish: wire.GameWish) -> Whole:
    """The same game, friendly; No where that would be unfair to somebody."""
    if [seat.who for seat in wish.seats if seat.who != "computer"] != ["me"] or wish.clock.kind != "none":
        raise No("bad_option", "server-friendly-alone")
    beside = msgspec.structs.replace(sidelines.opened(made.row.sidelines), friendly=True)
    return replace(made, row=replace(made.row, sidelines=beside.kept()))


def politely(made: Whole) -> Whole:
    """The same game against a polite computer; No where there is none, or more than one to give up to."""
    seats = made.row.seats
    if len(seats) != 2 or all(seat.player is None for seat in seats):
        raise No("bad_option", "server-polite-two")
    beside = msgspec.structs.replace(sidelines.opened(made.row.sidelines), polite=True)
    return replace(made, row=replace(made.row, sidelines=beside.kept()))


def again(made: Whole, old: GameRow) -> Whole:
    """Whoever plays once more has agreed on the same."""
    beside = sidelines.opened(made.row.sidelines)
    agreed = sidelines.opened(old.sidelines)
    kept = msgspec.structs.replace(beside, friendly=agreed.friendly, polite=agreed.polite).kept()
    return replace(made, row=replace(made.row, sidelines=kept))


def may_be_helped(room: Room, seat: int) -> None:
    """No unless this seat may be helped now."""
    room.playing()
    if not room.sidelines.friendly:
        raise No("not_now", "server-not-friendly")
    if room.player(seat) is not None:
        raise No("not_now", "server-computer-plays")
    if not room.sidelines.begun:
        raise No("not_now", "server-set-up-first")


async def take_back(room: Room, ask: Ask) -> None:
    """Go on in another game, from before the latest decision of the seat."""
    may_be_helped(room, ask.seat)
    if not room.house.tallies.taking_back.take(ask.person or ""):
        raise No("too_many", "server-many-taken-back")
    following = _before(room, ask.seat)
    ending = endings.shared(len(room.rules.seats), TAKEN_BACK, "abort")
    after = msgspec.structs.replace(
        room.sidelines, ending=ending, how=TAKEN_BACK.kept(), draw=(), next=following.row.id
    )
    await room.agree(ask, TAKEBACK, after, following)


def _before(room: Room, seat: int) -> Whole:
    record, rules = list(room.table.record()), room.rules
    last = max(number for number, (who, _) in enumerate(record) if who == seat)
    table = room.table.at(last)
    shown = rules.show(table.view(seat))
    if shown.get("phase") == "setup" or shown.get("turns") == 0:  # which is play, too, but not what is meant
        raise No("not_now", "server-nothing-to-take-back")
    ears = (*range(len(rules.seats)), SPECTATOR)
    heard = tuple(table.heard_count(ear) for ear in ears)
    notes = [note for note in room.sidelines.notes if all(a <= b for a, b in zip(note.after, heard, strict=True))]
    told = Phrase("server-takes-back")
    beside = msgspec.structs.replace(
        room.sidelines,
        notes=(*notes, sidelines.Note(str(told), heard, told.kept())),
        lots=(*(lot for lot in room.sidelines.lots if lot.after <= last), Lot(seat, secrets.token_hex(16), last)),
        draw=(),
    )
    instant = room.house.wall_clock.now()
    row = replace(
        room.row,
        id=new_id(),
        made=instant,
        touched=instant,
        version=0,
        sidelines=beside.kept(),
        to_act=table.to_act,
        over=False,
        seats=tuple(replace(each, invite=None) for each in room.row.seats),
    )
    return Whole(row, record[:last], [])
