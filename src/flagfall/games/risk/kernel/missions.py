"""Missions: a Leader who arrived at the Site claims the reward and stays there for the turn."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import lay_out
from flagfall.games.risk.kernel.numbers import (
    ARRIVED,
    BACK,
    CARD,
    CLAIM,
    CLAIMED_MISSION,
    EARNED_CARD,
    EVERYONE,
    EXTRA,
    EXTRA_CARD,
    MISSION,
    P_COMBAT,
    P_REWARD,
    PHASE,
    PINNED,
    PLACE,
    POOL,
    S_COMBAT,
    S_MARCHED,
    TURN,
    WHERE_ANY,
    WHERE_HERE,
)
from flagfall.games.risk.kernel.verbs import ask, place, tell, then, wait
from flagfall.kit.jit import rule


@rule
def may_claim(table: Any, book: Any, seat: int, kind: int) -> bool:
    """The Leader must arrive this turn, by conquest or redeployment (Ruling 33)."""
    if int(book.type[kind]) != MISSION:
        return False
    site = int(book.card_site[kind])
    return int(table.owner[site]) == seat and int(table.leader[site]) == ARRIVED


@rule
def arrived_at_site(table: Any, book: Any, seat: int) -> bool:
    """Everybody can see that a Leader of this seat could be on a mission."""
    for where in range(int(book.places)):
        if int(book.site[where]) == 1 and int(table.owner[where]) == seat and int(table.leader[where]) == ARRIVED:
            return True
    return False


@rule
def claim_mission(state: Any, book: Any, decision: int, log: Any) -> None:
    """Declare a mission complete: battalions come at once, a card in the draw phase (Ruling 35)."""
    table = state.table
    seat = int(table.now[TURN])
    kind = decision - CLAIM
    site = int(book.card_site[kind])
    points = lay_out(state, book, seat, kind)
    table.leader[site] = PINNED
    table.now[BACK] = int(table.now[PHASE])
    tell(log, CLAIMED_MISSION, EVERYONE, seat, kind, points, site)
    if int(book.effect[kind]) == EXTRA_CARD:
        table.now[EXTRA] = int(table.now[EXTRA]) + 1
        tell(log, EARNED_CARD, EVERYONE, seat)
        go_back(table)
        return
    battalions = int(book.reward[kind, int(book.side[seat])])
    if int(book.where[kind]) == WHERE_HERE:
        place(table, seat, site, battalions, log)
        go_back(table)
        return
    wait(table, battalions, log)
    ask(table, P_REWARD, seat, log)


@rule
def go_back(table: Any) -> None:
    """The phase goes on where the mission was claimed."""
    if int(table.now[BACK]) == P_COMBAT:
        then(table, S_COMBAT)
    else:
        then(table, S_MARCHED)


@rule
def may_reward(table: Any, book: Any, seat: int, where: int) -> bool:
    """The card says where its battalions may stand: in the Site's region, or anywhere one holds."""
    if int(table.owner[where]) != seat:
        return False
    kind = int(table.now[CARD])
    if int(book.where[kind]) == WHERE_ANY:
        return True
    return int(book.region[where]) == int(book.region[int(book.card_site[kind])])


@rule
def reward(table: Any, decision: int, log: Any) -> None:
    """One battalion of the reward is placed."""
    place(table, int(table.now[TURN]), decision - PLACE, 1, log)
    wait(table, int(table.now[POOL]) - 1, log)
    if int(table.now[POOL]) == 0:
        go_back(table)
    else:
        ask(table, P_REWARD, int(table.now[TURN]), log)
