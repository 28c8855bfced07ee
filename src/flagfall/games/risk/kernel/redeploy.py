"""The Redeployment phase: one march through own land, and a new Leader for whoever has none."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import play_card
from flagfall.games.risk.kernel.missions import arrived_at_site
from flagfall.games.risk.kernel.numbers import (
    BOUND_FOR,
    CARDS,
    COUNTED,
    DICE_USED,
    EVERYONE,
    FROM,
    LEAD,
    LEADER,
    MARCHES,
    MORE_MARCHES,
    MOVED,
    MOVES,
    NUMBER,
    P_MARCH_COUNT,
    P_MARCH_LEADER,
    P_MARCH_TO,
    P_REDEPLOY,
    P_REPLACE,
    PASS,
    PLAY,
    REDEPLOYED,
    S_LANDS,
    S_MARCHED,
    S_REPLACE,
    SOURCE,
    TARGET,
    TO,
    TURN,
)
from flagfall.games.risk.kernel.verbs import appoint, ask, end_run, leaders_of, march, reach_site, set_out, tell, then
from flagfall.games.risk.kernel.ways import battalion_goals, leader_goals, own_beside
from flagfall.kit.jit import rule


@rule
def enter_redeploy(table: Any, book: Any, log: Any) -> None:
    """All attacks are made; one march is allowed (Ruling 26)."""
    end_run(table)
    table.now[MOVES] = int(book.redeployments)
    table.now[MOVED] = 0
    tell(log, MARCHES, EVERYONE, int(book.redeployments))
    ask(table, P_REDEPLOY, int(table.now[TURN]), log)


@rule
def enter_marched(table: Any, book: Any, log: Any) -> None:
    """The phase goes on while a march is left, or a Leader stands where a mission could be claimed."""
    seat = int(table.now[TURN])
    could_claim = int(table.held_tale[seat]) > 0 and arrived_at_site(table, book, seat)
    if int(table.now[MOVES]) > 0 or could_claim:
        ask(table, P_REDEPLOY, seat, log)
    else:
        then(table, S_REPLACE)


@rule
def redeploy(state: Any, book: Any, decision: int, log: Any) -> None:
    """March, play a card for more marches, or end the phase."""
    table = state.table
    seat = int(table.now[TURN])
    if decision == PASS:
        then(table, S_REPLACE)
    elif decision >= PLAY and decision < PLAY + CARDS:
        kind = decision - PLAY
        play_card(state, book, seat, kind, log)
        table.now[MOVES] = int(table.now[MOVES]) + int(book.amount[kind])
        tell(log, MORE_MARCHES, EVERYONE, int(book.amount[kind]))
        then(table, S_MARCHED)
    else:
        set_out(table, decision - FROM, log)
        ask(table, P_MARCH_TO, seat, log)


@rule
def march_to(table: Any, decision: int, log: Any) -> None:
    """Where the march ends."""
    table.now[TARGET] = decision - TO
    tell(log, BOUND_FOR, EVERYONE, decision - TO)
    ask(table, P_MARCH_COUNT, int(table.now[TURN]), log)


@rule
def march_count(table: Any, book: Any, decision: int, log: Any) -> None:
    """How many battalions go. None means the Leader goes alone; else the Leader may come or must."""
    seat = int(table.now[TURN])
    source = int(table.now[SOURCE])
    goal = 1 << int(table.now[TARGET])
    battalions = decision - NUMBER
    table.now[DICE_USED] = battalions
    tell(log, COUNTED, EVERYONE, battalions)
    may_lead = (leader_goals(table, book, seat, source) & goal) != 0
    may_stay = battalions > 0 and (battalion_goals(table, book, seat, source) & goal) != 0
    if may_lead and may_stay:
        ask(table, P_MARCH_LEADER, seat, log)
    else:
        _march(table, book, int(may_lead), log)


@rule
def march_leader(table: Any, book: Any, decision: int, log: Any) -> None:
    """The Leader comes along or stays."""
    _march(table, book, int(decision == LEAD), log)


@rule
def _march(table: Any, book: Any, led: int, log: Any) -> None:
    """At least one battalion stays behind. A Leader who stops at a Site earns a draw (Ruling 31)."""
    source = int(table.now[SOURCE])
    goal = int(table.now[TARGET])
    table.now[MOVES] = int(table.now[MOVES]) - 1
    table.now[MOVED] = int(table.now[MOVED]) + 1
    march(table, REDEPLOYED, source, goal, int(table.now[DICE_USED]), led, log)
    if led == 1 and (int(book.site[goal]) == 1 or passes_site(table, book, int(table.now[TURN]), source, goal)):
        reach_site(table, log)
    then(table, S_MARCHED)


@rule
def passes_site(table: Any, book: Any, seat: int, source: int, goal: int) -> bool:
    """By agreement (Ruling 31): some shortest way from start to goal leads through a Site of Power."""
    if int(book.site_on_pass) == 0:
        return False
    sites = 0
    for where in range(int(book.places)):
        if int(book.site[where]) != 0:
            sites |= 1 << where
    # Step by step: how far one gets, and to which of these places by way of a Site.
    front, by_site, seen = 1 << source, 0, 0
    while front != 0 and not front >> goal & 1:
        seen |= front
        front = own_beside(table, book, seat, front) & ~seen
        by_site = (own_beside(table, book, seat, by_site) | sites) & front
    return by_site >> goal & 1 == 1


@rule
def enter_replace(table: Any, book: Any, log: Any) -> None:
    """Without a Leader in play one returns to any own place, before cards are drawn (Ruling 29)."""
    seat = int(table.now[TURN])
    if int(book.leaders) == 1 and leaders_of(table, book, seat) == 0:
        ask(table, P_REPLACE, seat, log)
    else:
        then(table, S_LANDS)


@rule
def replace(table: Any, decision: int, log: Any) -> None:
    """The new Leader is put down; that is no arrival (Ruling 30)."""
    appoint(table, int(table.now[TURN]), decision - LEADER, log)
    then(table, S_LANDS)
