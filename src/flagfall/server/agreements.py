"""What people do at a table beside moving: resign, offer a draw, call it off, play again, talk."""

from __future__ import annotations

import asyncio
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from flagfall.players.levels import below
from flagfall.records import fair
from flagfall.server import clocks, endings, friendly, phrases, sidelines, verbs, wire
from flagfall.server.refusals import No
from flagfall.speech import Name, Phrase

if TYPE_CHECKING:
    from flagfall.server.asks import Ask
    from flagfall.server.room import Room
    from flagfall.server.sidelines import Sidelines


async def verb(room: Room, ask: Ask) -> None:
    """Do what a seat asks, or refuse it."""
    match ask.what:
        case verbs.Resign(resign=True):
            _in_play(room, ask.seat)
            await room.agree(ask, "resignation", gave_up(room, ask.seat, "resignation"))
        case verbs.DrawOffer(draw=offered):
            await room.agree(ask, "draw", offered_draw(room, ask.seat, offered))
        case verbs.Abort(abort=True):
            await room.agree(ask, "abort", aborted(room, ask.seat))
        case verbs.Rematch(rematch=True):
            await rematch(room, ask)
        case verbs.Takeback(takeback=True):
            await friendly.take_back(room, ask)
        case verbs.Lot(lot=word):
            await room.agree(ask, "lot", cast(room, ask.seat, word))
        case verbs.Mute(mute=whom):
            await room.agree(ask, "mute", muted(room, ask.seat, whom, True))
        case verbs.Unmute(unmute=whom):
            await room.agree(ask, "unmute", muted(room, ask.seat, whom, False))
        case verbs.Chat(chat=text):
            await chat(room, ask, await _free_text(room, ask, text))
        case verbs.Phrase(phrase=number):
            if not 0 <= number < len(phrases.KEYS):
                raise No("unreadable", "server-no-phrase", number=number, last=len(phrases.KEYS) - 1)
            await chat(room, ask, phrases.listed()[number])
        case _:
            raise No("unreadable", "server-say-true")


def _in_play(room: Room, seat: int) -> None:
    """Whoever has given up leaves the rest to the others."""
    room.playing()
    if room.player(seat) is not None:
        raise No("not_now", "server-computer-plays")


def gave_up(room: Room, seat: int, by: str) -> Sidelines:
    """One of two loses; one of more is played on by the computer, as long as another person plays."""
    seats = len(room.rules.seats)
    gone = endings.gone(room.side(seat), by)
    if seats == 2:
        return _ended(room, endings.lost(seat, gone, by), gone)
    if all(n == seat or room.player(n) is not None for n in range(seats)):
        steadfast = [n for n in range(seats) if n != seat and room.row.seats[n].player is not None]
        if steadfast:
            return _ended(room, endings.left_to(steadfast, seats, gone, by), gone)
        return _ended(room, endings.shared(seats, endings.ALL_GONE, by), endings.ALL_GONE)
    stand_in = room.house.settings.stand_in
    return replaced(room, seat, stand_in, Phrase("server-plays-on", {"gone": gone, "player": _called(stand_in)}))


def lost(room: Room, seat: int) -> Sidelines:
    """A computer seat's player does not answer any more: the next level down goes on, if there is one."""
    player = room.player(seat) or ""
    fallback = below(player, room.rules.id) or room.house.settings.fallback
    told = Phrase(
        "server-computer-gone", {"gone": _called(player), "player": _called(fallback), "side": room.side(seat)}
    )
    return replaced(room, seat, fallback, told)


def _called(player: str) -> Phrase:
    return Phrase("server-computer", {"player": Name(player.capitalize(), f"level-{player}")})


def replaced(room: Room, seat: int, player: str, told: Phrase) -> Sidelines:
    """A player takes the seat over, with a fresh clock where there is one, and the story says so."""
    ticking = room.sidelines.ticking
    if ticking is not None and ticking.running == seat:
        left = list(ticking.left)
        left[seat] = max(left[seat], clocks.allowance(room.clock))
        ticking = clocks.Ticking(tuple(left), seat, room.house.wall_clock.now())
    taken = {**room.sidelines.replaced, seat: player}
    after = tuple(room.table.heard_count(ear) for ear in room.ears)
    notes = (*room.sidelines.notes, sidelines.Note(str(told), after, told.kept()))
    draw = tuple(offer for offer in room.sidelines.draw if offer != seat)
    return replace(room.sidelines, replaced=taken, ticking=ticking, notes=notes, draw=draw)


def fallen(room: Room, instant: int) -> Sidelines | None:
    """What follows if somebody's time is up."""
    ticking = room.sidelines.ticking
    by = clocks.deadline(ticking)
    if ticking is None or ticking.running is None or by is None or instant < by:
        return None
    if room.sidelines.ending is not None:
        return None
    return gave_up(room, ticking.running, "time")


def offered_draw(room: Room, seat: int, offered: bool) -> Sidelines:
    _in_play(room, seat)
    offers = set(room.sidelines.draw)
    if not offered:
        # Declining clears the other's offer as well as one's own.
        return replace(room.sidelines, draw=())
    people = [n for n in range(len(room.rules.seats)) if room.player(n) is None]
    if len(people) < len(room.rules.seats):
        raise No("not_now", "server-computer-no-draw")
    offers.add(seat)
    if offers >= set(people):
        return _ended(room, endings.shared(len(room.rules.seats), endings.AGREED, "agreement"), endings.AGREED)
    return replace(room.sidelines, draw=tuple(sorted(offers)))


def aborted(room: Room, seat: int) -> Sidelines:
    _in_play(room, seat)
    if room.sidelines.begun:
        raise No("not_now", "server-too-late-to-abort")
    return _ended(room, endings.shared(len(room.rules.seats), endings.CALLED_OFF, "abort"), endings.CALLED_OFF)


def cast(room: Room, seat: int, word: str) -> Sidelines:
    """A lot is cast once, before the seat has decided anything."""
    _in_play(room, seat)
    if not fair.WORD.fullmatch(word):
        raise No("unreadable", "server-no-lot")
    if room.row.seed is None or room.sidelines.acted[seat] or any(lot.seat == seat for lot in room.sidelines.lots):
        raise No("not_now", "server-lot-is-cast")
    lot = fair.Lot(seat, word, room.table.moment)
    return replace(room.sidelines, lots=(*room.sidelines.lots, lot))


def muted(room: Room, seat: int, whom: int, quiet: bool) -> Sidelines:
    if not 0 <= whom < len(room.rules.seats):
        raise No("unreadable", "server-no-seat", seat=whom, last=len(room.rules.seats) - 1)
    pairs = set(room.sidelines.muted)
    pairs.add((seat, whom)) if quiet else pairs.discard((seat, whom))
    return replace(room.sidelines, muted=tuple(sorted(pairs)))


async def rematch(room: Room, ask: Ask) -> None:
    """Once every person has asked, a new game is made with the seats moved on by one."""
    from flagfall.server.making import make_again

    if room.sidelines.ending is None:
        raise No("not_now", "server-not-over")
    if room.sidelines.next is not None:
        raise No("not_now", "server-next-game-made")
    asking = {*room.sidelines.rematch, ask.seat}
    people = {n for n in range(len(room.rules.seats)) if room.row.seats[n].player is None}
    # One person in several seats asks once for all of them.
    owner = room.row.seats[ask.seat].person
    asking |= {n for n in people if room.row.seats[n].person == owner}
    after = replace(room.sidelines, rematch=tuple(sorted(asking)))
    if asking >= people and not room.house.tallies.games_made.take(ask.person or ""):
        raise No("too_many", "server-many-games")
    if asking >= people and room.row.rated:
        await _not_all_day(room)
    following = await make_again(room.row, room.house.wall_clock.now()) if asking >= people else None
    if following is not None:
        after = replace(after, next=following.row.id)
    await room.agree(ask, "rematch", after, following)


async def _not_all_day(room: Room) -> None:
    """The same two people are rated against each other so often in a day, and no more."""
    most, since = room.house.settings.limits.rated_per_pair, room.house.wall_clock.now() - 86_400_000
    sitting = [seat.person for seat in room.row.seats if seat.person is not None]
    for one, other in combinations(sitting, 2):
        if await asyncio.to_thread(room.house.standings.met, one, other, since) >= most:
            raise No("too_many", "server-rated-pair", most=most)


async def chat(room: Room, ask: Ask, text: str) -> None:
    if ask.person is not None and not room.house.tallies.chatting.take(ask.person):
        raise No("too_many", "server-much-talk")
    await asyncio.to_thread(room.house.game_store.say, room.id, ask.seat, text, room.house.wall_clock.now())
    await room.catch_up()
    room.answer(ask)
    room.house.messenger.send_version(room, again=True)


async def _free_text(room: Room, ask: Ask, text: str) -> str:
    limit = room.house.settings.limits.chat_letters
    if len(text) > limit:
        raise No("too_long", "server-chat-length", most=limit)
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not text:
        raise No("unreadable", "server-nothing-to-say")
    person = None if ask.person is None else await asyncio.to_thread(room.house.people.find, ask.person)
    if person is None or person.account is None:
        raise No("not_yours", "server-guests-choose-phrases")
    return text


def _ended(room: Room, ending: wire.Ending, how: Phrase) -> Sidelines:
    ticking = room.sidelines.ticking
    stopped = None if ticking is None else clocks.stopped(ticking, room.house.wall_clock.now())
    return replace(room.sidelines.ended(ending, how), ticking=stopped, draw=())
