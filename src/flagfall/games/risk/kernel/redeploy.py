"""The Redeployment phase: one march through own land, and a new Leader for whoever has none."""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.games.risk.kernel.facts import REDEPLOYED
from flagfall.games.risk.kernel.missions import arrived_at_site
from flagfall.games.risk.kernel.powers import play_card
from flagfall.games.risk.kernel.turn import end_run
from flagfall.games.risk.kernel.verbs import appoint, ask, leaders_of, tell
from flagfall.games.risk.kernel.ways import battalion_goals, leader_goals, steps_between
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ARRIVED,
    DICE_USED,
    EVERYONE,
    FROM,
    LEAD,
    LEADER,
    MOVED,
    MOVES,
    NUMBER,
    P_MARCH_COUNT,
    P_MARCH_LEADER,
    P_MARCH_TO,
    P_REDEPLOY,
    P_REPLACE,
    PASS,
    PHASE,
    PLACES,
    PLAY,
    S_LANDS,
    S_MARCHED,
    S_REPLACE,
    SITE,
    SOURCE,
    TALES,
    TARGET,
    TO,
    TURN,
)
from flagfall.kit.jit import rule


@rule
def enter_redeploy(field: Any, book: Any) -> None:
    """All attacks are made; one march is allowed (Ruling 26)."""
    end_run(field)
    field.now[MOVES] = int(book.redeployments)
    field.now[MOVED] = 0
    ask(field, P_REDEPLOY, int(field.now[TURN]))


@rule
def enter_marched(field: Any, book: Any) -> None:
    """The phase goes on while a march is left, or a Leader stands where a mission could be claimed."""
    seat = int(field.now[TURN])
    could_claim = int(field.held_tale[seat]) > 0 and arrived_at_site(field, book, seat)
    if int(field.now[MOVES]) > 0 or could_claim:
        ask(field, P_REDEPLOY, seat)
    else:
        field.now[PHASE] = S_REPLACE


@rule
def redeploy(field: Any, book: Any, decision: int, log: Any) -> None:
    """March, play a card for more marches, or end the phase."""
    seat = int(field.now[TURN])
    if decision == PASS:
        field.now[PHASE] = S_REPLACE
    elif decision >= PLAY and decision < PLAY + TALES:
        kind = decision - PLAY
        play_card(field, book, seat, kind, log)
        field.now[MOVES] = int(field.now[MOVES]) + int(book.amount[kind])
        field.now[PHASE] = S_MARCHED
    else:
        field.now[SOURCE] = decision - FROM
        ask(field, P_MARCH_TO, seat)


@rule
def march_to(field: Any, decision: int) -> None:
    """Where the march ends."""
    field.now[TARGET] = decision - TO
    ask(field, P_MARCH_COUNT, int(field.now[TURN]))


@rule
def march_count(field: Any, book: Any, decision: int, log: Any) -> None:
    """How many battalions go. None means the Leader goes alone; else the Leader may come or must."""
    seat = int(field.now[TURN])
    source = int(field.now[SOURCE])
    goal = 1 << int(field.now[TARGET])
    battalions = decision - NUMBER
    field.now[DICE_USED] = battalions
    may_lead = (leader_goals(field, book, seat, source) & goal) != 0
    may_stay = battalions > 0 and (battalion_goals(field, book, seat, source) & goal) != 0
    if may_lead and may_stay:
        ask(field, P_MARCH_LEADER, seat)
    else:
        _march(field, book, int(may_lead), log)


@rule
def march_leader(field: Any, book: Any, decision: int, log: Any) -> None:
    """The Leader comes along or stays."""
    _march(field, book, int(decision == LEAD), log)


@rule
def _march(field: Any, book: Any, led: int, log: Any) -> None:
    """At least one battalion stays behind. A Leader who stops at a Site earns a draw (Ruling 31)."""
    source = int(field.now[SOURCE])
    goal = int(field.now[TARGET])
    battalions = int(field.now[DICE_USED])
    field.army[source] = int(field.army[source]) - battalions
    field.army[goal] = int(field.army[goal]) + battalions
    if led == 1:
        field.leader[source] = ABSENT
        field.leader[goal] = ARRIVED
        if int(book.site[goal]) == 1 or (
            int(book.site_on_pass) == 1 and passes_site(field, book, int(field.now[TURN]), source, goal)
        ):
            field.now[SITE] = 1
    field.now[MOVES] = int(field.now[MOVES]) - 1
    field.now[MOVED] = int(field.now[MOVED]) + 1
    tell(log, REDEPLOYED, EVERYONE, 4, source, goal, battalions, led)
    field.now[PHASE] = S_MARCHED


@rule
def passes_site(field: Any, book: Any, seat: int, source: int, goal: int) -> bool:
    """By agreement (Ruling 31): some shortest way from start to goal leads through a Site of Power."""
    there = np.zeros(PLACES, np.int64)
    back = np.zeros(PLACES, np.int64)
    steps_between(field, book, seat, source, there)
    steps_between(field, book, seat, goal, back)
    for where in range(PLACES):
        if where == source or int(book.site[where]) == 0 or int(there[where]) < 0:
            continue
        if int(there[where]) + int(back[where]) == int(there[goal]):
            return True
    return False


@rule
def enter_replace(field: Any, book: Any) -> None:
    """Without a Leader in play one returns to any own place, before cards are drawn (Ruling 29)."""
    seat = int(field.now[TURN])
    if int(book.leaders) == 1 and leaders_of(field, seat) == 0:
        ask(field, P_REPLACE, seat)
    else:
        field.now[PHASE] = S_LANDS


@rule
def replace(field: Any, decision: int, log: Any) -> None:
    """The new Leader is put down; that is no arrival (Ruling 30)."""
    appoint(field, int(field.now[TURN]), decision - LEADER, log)
    field.now[PHASE] = S_LANDS
