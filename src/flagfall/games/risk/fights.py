"""How an attack stands before it is declared: dice, bonuses, and how likely the place falls. Everything in it lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    BESIEGED,
    EFFECTS,
    PINNED,
    SAILING,
    SAILS_POWER,
    TURN,
)
from flagfall.kit.odds import wins

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import View
    from flagfall.games.risk.shapes import Fight

MOST = 60
"""Larger armies are scaled down: their odds hardly differ."""


def fights(book: Book, view: View) -> list[Fight]:
    """Every attack over a border that whoever is asked could declare."""
    if view.phase not in ("combat", "naming"):
        return []
    seat = view.plain("now")[TURN]
    owner, army = view.plain("owner"), view.plain("army")
    return [
        fight(book, view, source, target, sea)
        for source, target, sea in book.ways
        if owner[source] == seat != owner[target] and army[source] > 1
    ]


def fight(book: Book, view: View, source: int, target: int, sea: bool) -> Fight:
    """How one attack stands."""
    places, (attackers, defenders) = book.board.territories, (view.plain("army")[place] for place in (source, target))
    leader = _free_leader(book, view, source)
    plus, wall = _plus(book, view, leader, target, sea), _wall(book, view, target)
    scale = max(1.0, max(attackers, defenders) / MOST)
    chance = wins(MOST + 1, plus, wall)[max(1, round(attackers / scale)), max(1, round(defenders / scale))]
    return {
        "from": places[source].id,
        "to": places[target].id,
        "dice": min(book.edition.rules.attack_dice, attackers - 1),
        "leader": leader,
        "plus": plus,
        "wall": wall,
        "chance": round(float(chance), 4),
    }


def _free_leader(book: Book, view: View, source: int) -> bool:
    """A Leader stands there who has not claimed a mission this turn."""
    return book.edition.rules.leaders and view.plain("leader")[source] not in (ABSENT, PINNED)


def _plus(book: Book, view: View, leader: bool, target: int, sea: bool) -> int:
    """What is added to the attacker's highest die if a Leader who is free joins in."""
    rules, now = book.edition.rules, view.plain("now")
    bonus = rules.leader_bonus if leader else 0
    if sea and now[SAILING] == target + 1:
        bonus += next(card.amount for card in book.cards if card.effect == EFFECTS[SAILS_POWER].name)
    return bonus


def _wall(book: Book, view: View, target: int) -> int:
    """What is added to the defender's."""
    rules, now = book.edition.rules, view.plain("now")
    bonus = rules.leader_bonus if rules.leaders and view.plain("leader")[target] != ABSENT else 0
    if rules.strongholds and book.board.territories[target].stronghold and now[BESIEGED] != target + 1:
        bonus += rules.stronghold_bonus
    return bonus
