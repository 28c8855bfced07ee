"""A view as plain numbers, lists and words: what a browser draws. See docs/risk-show.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from flagfall.core import CHANCE, NOBODY, SPECTATOR
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ARRIVED,
    ATTACK_ROLL,
    BESIEGED,
    CONQUERED,
    CORSAIRS,
    DEFEND_ROLL,
    DICE_USED,
    ENDING,
    ENDINGS,
    EXTRA,
    LAND_DECK,
    LED,
    MOVES,
    NEEDS_ROLL,
    NEUTRAL,
    PINNED,
    PLY,
    POOL,
    RING,
    RING_BONUS,
    RING_ROLL,
    SHOWN,
    SHOWN_1,
    SITE,
    SOURCE,
    TALE_DECK,
    TARGET,
    TURN,
    TURNS,
    UNDER,
    WINNERS,
)
from flagfall.games.risk.phases import prompt

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import View
    from flagfall.games.risk.shapes import Attack, Bridge, Hand, Held, March, Progress, Ring, Score, Shown
    from flagfall.speech import Catalogue

ATTACKING = ("declared", "defend", "withdraw", "attack_roll", "defend_roll", "advance", "convert")


def show(say: Catalogue, book: Book, colours: tuple[str, ...], view: View) -> Shown:
    """Everything the listener sees."""
    now = view.plain("now")
    shown: Shown = {
        "family": "risk",
        "edition": book.edition.id,
        "listener": "spectator" if view.listener == SPECTATOR else view.listener,
        "phase": view.phase,
        "turn": now[TURN],
        "turns": now[TURNS],
        "ply": now[PLY],
        "asked": "chance" if view.asked == CHANCE else "nobody" if view.asked == NOBODY else view.asked,
        "prompt": say.say(prompt(book, colours, view)),
        "pool": now[POOL],
        "left": view.plain("left")[: book.players],
        "territories": territories(book, view),
        "hands": [hand(book, view, seat) for seat in range(book.players)],
        "scores": scores(book, view),
        "land_deck": now[LAND_DECK],
        "land_discards": _lands(book, view.plain("land_discards")),
        "tale_deck": now[TALE_DECK],
        "tale_discards": _tales(book, view.plain("tale_discards")),
        "offered": [_land(book, now[SHOWN_1 + index]) for index in range(now[SHOWN])],
        "attack": _attack(book, view, now),
        "march": _march(book, view, now),
        "ring": _ring(book, now),
        "bridges": _bridges(book, view),
        "corsairs": [seat for seat in range(book.players) if now[CORSAIRS] >> seat & 1],
        "due": {"land": now[CONQUERED] == 1, "extra": now[EXTRA], "tale": now[SITE] == 1},
        "result": None,
    }
    if now[ENDING]:
        winners = [seat for seat in range(book.players) if now[WINNERS] >> seat & 1]
        shown["result"] = {"ending": ENDINGS[now[ENDING]].name, "winners": winners}
    return shown


def territories(book: Book, view: View) -> list[Held]:
    """Every place: who holds it, with what."""
    seats = range(book.players)
    fields = (view.plain(name) for name in ("owner", "army", "leader", "frozen"))
    return [
        {
            "id": place.id,
            "owner": "neutral" if owner == NEUTRAL else None if owner < 0 else owner,
            "battalions": army,
            "leaders": [owner] if leader != ABSENT else [],
            "arrived": leader == ARRIVED,
            "pinned": leader == PINNED,
            "frozen": [seat for seat in seats if frozen >> seat & 1] if frozen else [],
        }
        for place, owner, army, leader, frozen in zip(book.board.territories, *fields, strict=False)
    ]


def hand(book: Book, view: View, seat: int) -> Hand:
    """A hand: its sizes for all, its cards for its owner; what was played is for all."""
    own = view.listener == seat
    return {
        "seat": seat,
        "alive": bool(view.plain("alive")[seat]),
        "lands": view.plain("held_land")[seat],
        "tales": view.plain("held_tale")[seat],
        "secrets": view.plain("secrets")[seat],
        "land_cards": _lands(book, view.plain("land")) if own else None,
        "tale_cards": _tales(book, view.plain("tale")) if own else None,
        "secret_cards": _lands(book, view.plain("secret")) if own else None,
        "played": _tales(book, view.plain("played")[seat]),
    }


def scores(book: Book, view: View) -> list[Score]:
    """What each seat would score now, with its parts."""
    places, rules = book.board.territories, book.edition.rules
    owners, armies, points = view.plain("owner"), view.plain("army"), view.plain("points")
    totals: list[Score] = []
    for seat in range(book.players):
        held = [number for number in range(len(places)) if owners[number] == seat]
        in_region = Counter(places[number].region for number in held)
        regions: list[Progress] = [
            {"id": region.id, "held": in_region[region.id], "size": region.size, "bonus": region.bonus}
            for region in book.board.regions
        ]
        region_points = sum(part["bonus"] for part in regions if part["held"] == part["size"])
        forts = sum(bool(places[number].stronghold) for number in held) if rules.strongholds else 0
        fort_points = forts * rules.points_per_stronghold
        reinforcements = max(len(held) // rules.territories_per_battalion, rules.fewest_reinforcements)
        totals.append(
            {
                "seat": seat,
                "territories": len(held),
                "regions": region_points,
                "strongholds": fort_points,
                "cards": points[seat],
                "total": len(held) + region_points + fort_points + points[seat],
                "battalions": sum(armies[number] for number in held),
                "reinforcements": reinforcements + region_points,
                "progress": regions,
            }
        )
    return totals


def _attack(book: Book, view: View, now: list[int]) -> Attack | None:
    """The attack under way, or the last one while combat goes on."""
    if view.phase not in ATTACKING and not (view.phase == "combat" and now[ATTACK_ROLL]):
        return None
    return {
        "from": book.board.territories[now[SOURCE]].id,
        "to": book.board.territories[now[TARGET]].id,
        "under": bool(now[UNDER]),
        "dice": now[DICE_USED],
        "leader": bool(now[LED]),
        "besieged": now[BESIEGED] == now[TARGET] + 1,
        "attack_roll": list(book.rolls[now[ATTACK_ROLL] - 1]) if now[ATTACK_ROLL] else [],
        "defend_roll": list(book.rolls[now[DEFEND_ROLL] - 1]) if now[DEFEND_ROLL] else [],
    }


def _march(book: Book, view: View, now: list[int]) -> March | None:
    if view.phase not in ("redeploy", "march_to", "march_count", "march_leader", "carry_to", "way_to"):
        return None
    march: March = {"left": now[MOVES], "from": None, "to": None, "number": None}
    if view.phase != "redeploy":
        march["from"] = book.board.territories[now[SOURCE]].id
    if view.phase in ("march_count", "march_leader"):
        march["to"] = book.board.territories[now[TARGET]].id
    if view.phase == "march_leader":
        march["number"] = now[DICE_USED]
    return march


def _ring(book: Book, now: list[int]) -> Ring | None:
    if not book.edition.rules.ring:
        return None
    road = book.board.road
    gone = now[RING] >= len(road)
    return {
        "step": now[RING],
        "steps": len(road),
        "place": None if gone else road[now[RING]].territory,
        "needs_roll": False if gone else bool(road[now[RING]].roll or now[NEEDS_ROLL]),
        "bonus": now[RING_BONUS],
        "roll": now[RING_ROLL] or None,
    }


def _bridges(book: Book, view: View) -> list[Bridge]:
    """The closed bridges, and whose next turn opens them."""
    return [
        {
            "from": bridge.a,
            "to": bridge.b,
            "seats": [seat for seat in range(book.players) if blocked >> seat & 1],
        }
        for bridge, blocked in zip(book.board.bridges, view.plain("blocked"), strict=False)
        if blocked
    ]


def _land(book: Book, kind: int) -> str:
    places = book.board.territories
    return places[kind].id if kind < len(places) else "wild"


def _lands(book: Book, pile: list[int]) -> list[str]:
    return [_land(book, kind) for kind, number in enumerate(pile) for _ in range(number)]


def _tales(book: Book, pile: list[int]) -> list[str]:
    return [card.id for card, number in zip(book.cards, pile, strict=False) for _ in range(number)]
