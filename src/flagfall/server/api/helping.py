"""A hint for whoever agreed on hints beforehand."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from msgspec import convert

from flagfall.core import Decision
from flagfall.players.levels import offered, seconds_of
from flagfall.players.thoughts import plain_thoughts
from flagfall.server import wire_help
from flagfall.server.api.asking import REFUSALS, Address, Asker, GameId, Language, TheHouse, named
from flagfall.server.friendly import may_be_helped
from flagfall.server.needs import player_of
from flagfall.server.refusals import No
from flagfall.server.thinkers import Job, LostThinker
from flagfall.speech import begun, catalogue


@post("/api/games/{game:str}/hint", status_code=200, responses=REFUSALS)
async def hint(
    game: GameId,
    data: JSONBody[wire_help.HintWish],
    house: TheHouse,
    asker: Asker,
    address: Address,
    language: Language,
) -> wire_help.Hint:
    """What the strongest computer would decide in this seat, knowing what the seat knows, and why."""
    person = named(asker)
    room = await house.rooms.open(game, person.id, address)
    seat = data.seat
    if not 0 <= seat < len(room.rules.seats) or room.row.seats[seat].person != person.id:
        raise No("not_yours", "server-hint-not-yours")
    may_be_helped(room, seat)
    seen = room.seen(seat)
    if not seen.decisions:
        raise No("not_your_turn", "server-hint-not-your-turn")
    if not house.tallies.hints.take(person.id):
        raise No("too_many", "server-many-hints")
    there = await house.roster.names()
    player = next(
        (level.name for level in reversed(offered(room.rules.id)) if level.name in there), house.settings.fallback
    )
    await house.preparing.settled(player_of(room.row.rules, player))
    job = Job(
        table=f"{room.id} hint",
        game=room.row.rules,
        options=dict(room.rules.options),
        player=player,
        seat=seat,
        heard=room.table.heard(seat).facts,
        seconds=seconds_of(player, house.settings.think_seconds),
    )
    moment = seen.moment
    try:
        advised = await house.thinkers.advise(job, whose=address)
    except LostThinker:
        raise No("not_now", "server-no-hint") from None
    text = room.rules.write(Decision(advised.decision), seat)
    why = begun(catalogue(language).say(advised.reason))
    thoughts = (
        None if advised.thoughts is None else convert(plain_thoughts(advised.thoughts, language), wire_help.Thoughts)
    )
    return wire_help.Hint(moment=moment, player=player, decide=text, sentence=why, thoughts=thoughts)


ROUTES = [hint]
