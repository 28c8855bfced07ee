"""Missions: a Leader who arrived at the Site claims the reward and stays there for the turn."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import CLAIMED_MISSION
from flagfall.games.risk.kernel.field import WHERE_ANY, WHERE_HERE
from flagfall.games.risk.kernel.powers import lay_out
from flagfall.games.risk.kernel.verbs import ask, place, tell
from flagfall.games.risk.kernel.words import (
    ARRIVED,
    BACK,
    CARD,
    CLAIM,
    EVERYONE,
    EXTRA,
    EXTRA_CARD,
    MISSION,
    P_COMBAT,
    P_REWARD,
    PHASE,
    PINNED,
    PLACE,
    PLACES,
    POOL,
    S_COMBAT,
    S_MARCHED,
    TURN,
)
from flagfall.kit.jit import rule


@rule
def may_claim(field: Any, book: Any, seat: int, kind: int) -> bool:
    """The Leader must arrive this turn, by conquest or redeployment (Ruling 33)."""
    if int(book.type[kind]) != MISSION:
        return False
    site = int(book.card_site[kind])
    return int(field.owner[site]) == seat and int(field.leader[site]) == ARRIVED


@rule
def arrived_at_site(field: Any, book: Any, seat: int) -> bool:
    """Everybody can see that a Leader of this seat could be on a mission."""
    for where in range(PLACES):
        if int(book.site[where]) == 1 and int(field.owner[where]) == seat and int(field.leader[where]) == ARRIVED:
            return True
    return False


@rule
def claim_mission(field: Any, book: Any, decision: int, log: Any) -> None:
    """Declare a mission complete: battalions come at once, a card in the draw phase (Ruling 35)."""
    seat = int(field.now[TURN])
    kind = decision - CLAIM
    site = int(book.card_site[kind])
    points = lay_out(field, book, seat, kind)
    field.leader[site] = PINNED
    tell(log, CLAIMED_MISSION, EVERYONE, 4, seat, kind, points, site)
    field.now[BACK] = int(field.now[PHASE])
    if int(book.effect[kind]) == EXTRA_CARD:
        field.now[EXTRA] = int(field.now[EXTRA]) + 1
        go_back(field)
        return
    battalions = int(book.reward[kind, int(book.side[seat])])
    if int(book.where[kind]) == WHERE_HERE:
        place(field, seat, site, battalions, log)
        go_back(field)
        return
    field.now[CARD] = kind
    field.now[POOL] = battalions
    ask(field, P_REWARD, seat)


@rule
def go_back(field: Any) -> None:
    """The phase goes on where the mission was claimed."""
    if int(field.now[BACK]) == P_COMBAT:
        field.now[PHASE] = S_COMBAT
    else:
        field.now[PHASE] = S_MARCHED
    field.now[BACK] = 0


@rule
def may_reward(field: Any, book: Any, seat: int, where: int) -> bool:
    """The card says where its battalions may stand: in the Site's region, or anywhere one holds."""
    if int(field.owner[where]) != seat:
        return False
    kind = int(field.now[CARD])
    if int(book.where[kind]) == WHERE_ANY:
        return True
    return int(book.region[where]) == int(book.region[int(book.card_site[kind])])


@rule
def reward(field: Any, decision: int, log: Any) -> None:
    """One battalion of the reward is placed."""
    field.now[POOL] = int(field.now[POOL]) - 1
    place(field, int(field.now[TURN]), decision - PLACE, 1, log)
    if int(field.now[POOL]) == 0:
        go_back(field)
