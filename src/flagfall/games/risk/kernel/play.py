"""One decision is played: the phase it belongs to, then all stations until somebody is asked again."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.combat import combat, convert, declared, name_attack, way_from, way_to
from flagfall.games.risk.kernel.conquest import settle
from flagfall.games.risk.kernel.dice import advance, attack_roll, defend, defend_roll, enter_defence, withdraw
from flagfall.games.risk.kernel.draw import (
    discard,
    draw_land,
    draw_tale,
    enter_event_land,
    enter_lands,
    enter_next_tale,
    enter_tales,
    event_land,
    land_card,
    second,
    tale_card,
)
from flagfall.games.risk.kernel.fellowship import (
    after_roll,
    before_roll,
    enter_after,
    enter_before,
    enter_fellowship,
    move_ring,
    ring_roll,
    sway,
)
from flagfall.games.risk.kernel.missions import claim_mission, reward
from flagfall.games.risk.kernel.numbers import (
    CARDS,
    CLAIM,
    P_ADVANCE,
    P_AFTER_ROLL,
    P_ATTACK_ROLL,
    P_BEFORE_ROLL,
    P_BONUS,
    P_BRIDGE,
    P_CARRY_FROM,
    P_CARRY_TO,
    P_COMBAT,
    P_CONVERT,
    P_DECLARED,
    P_DEFEND,
    P_DEFEND_ROLL,
    P_DISCARD,
    P_DRAW_LAND,
    P_DRAW_TALE,
    P_EVENT_LAND,
    P_FIRST_ROLL,
    P_LAND_CARD,
    P_MARCH_COUNT,
    P_MARCH_LEADER,
    P_MARCH_TO,
    P_NAMING,
    P_REDEPLOY,
    P_REINFORCE,
    P_REPLACE,
    P_REWARD,
    P_RING_ROLL,
    P_SECOND,
    P_START,
    P_SWAY,
    P_TALE_CARD,
    P_TRADE,
    P_WAY_FROM,
    P_WAY_TO,
    P_WITHDRAW,
    PHASE,
    S_AFTER,
    S_BEFORE,
    S_COMBAT,
    S_DEFENCE,
    S_END,
    S_EVENT_LAND,
    S_FELLOWSHIP,
    S_LANDS,
    S_MARCHED,
    S_NEXT_TALE,
    S_REDEPLOY,
    S_REINFORCE,
    S_REPLACE,
    S_RING,
    S_SETTLE,
    S_START,
    S_TALES,
    S_TURN,
    TURN,
)
from flagfall.games.risk.kernel.redeploy import (
    enter_marched,
    enter_redeploy,
    enter_replace,
    march_count,
    march_leader,
    march_to,
    redeploy,
    replace,
)
from flagfall.games.risk.kernel.reinforce import (
    bonus,
    carry_from,
    carry_to,
    close_bridge,
    enter_reinforce,
    enter_start,
    reinforce,
    start,
)
from flagfall.games.risk.kernel.sets import offer
from flagfall.games.risk.kernel.setup import set_up
from flagfall.games.risk.kernel.turn import begin_turn, end_turn
from flagfall.games.risk.kernel.verbs import ask
from flagfall.kit.jit import rule


@rule
def _fight(state: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """The Combat phase."""
    table = state.table
    if phase == P_COMBAT:
        combat(state, book, decision, log)
    elif phase == P_DECLARED:
        declared(state, book, decision, log)
    elif phase == P_DEFEND:
        defend(state, book, decision, log)
    elif phase == P_ATTACK_ROLL:
        attack_roll(table, decision, log)
    elif phase == P_DEFEND_ROLL:
        defend_roll(table, book, decision, log)
    elif phase == P_ADVANCE:
        advance(table, book, decision, log)
    elif phase == P_NAMING:
        name_attack(table, book, decision, log)
    elif phase == P_CONVERT:
        convert(table, decision, log)
    elif phase == P_WAY_FROM:
        way_from(table, decision, log)
    elif phase == P_WAY_TO:
        way_to(table, book, decision, log)
    elif phase == P_WITHDRAW:
        withdraw(table, decision, log)
    elif phase == P_REWARD:
        reward(table, decision, log)


@rule
def _strengthen(state: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """The start of a turn and the Reinforcement phase."""
    table = state.table
    if phase == P_REINFORCE:
        reinforce(table, decision, log)
    elif phase == P_START:
        start(state, book, decision, log)
    elif phase == P_TRADE:
        offer(state, book, decision, log)
    elif phase == P_BONUS:
        bonus(table, book, decision, log)


@rule
def _close(state: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """Redeployment, cards and the Fellowship."""
    table = state.table
    if phase == P_REDEPLOY:
        redeploy(state, book, decision, log)
    elif phase == P_MARCH_TO:
        march_to(table, decision, log)
    elif phase == P_MARCH_COUNT:
        march_count(table, book, decision, log)
    elif phase == P_MARCH_LEADER:
        march_leader(table, book, decision, log)
    elif phase == P_REPLACE:
        replace(table, decision, log)
    elif phase == P_DRAW_LAND:
        draw_land(state, decision, log)
    elif phase == P_LAND_CARD:
        land_card(state, decision, log)
    elif phase == P_DRAW_TALE:
        draw_tale(table, decision, log)
    elif phase == P_TALE_CARD:
        tale_card(state, book, decision, log)
    elif phase == P_EVENT_LAND:
        event_land(state, book, decision, log)
    elif phase == P_SECOND:
        second(table, decision, log)
    elif phase == P_DISCARD:
        discard(state, decision, log)
    elif phase == P_BRIDGE:
        close_bridge(table, decision, log)
    elif phase == P_CARRY_FROM:
        carry_from(table, decision, log)
    elif phase == P_CARRY_TO:
        carry_to(table, book, decision, log)
    elif phase == P_BEFORE_ROLL:
        before_roll(state, book, decision, log)
    elif phase == P_SWAY:
        sway(table, book, decision, log)
    elif phase == P_RING_ROLL:
        ring_roll(table, book, decision, log)
    elif phase == P_AFTER_ROLL:
        after_roll(state, book, decision, log)


@rule
def _go_on(state: Any, book: Any, station: int, log: Any) -> None:
    """The turn goes on by itself."""
    table = state.table
    if station == S_TURN:
        begin_turn(table, book, log)
    elif station == S_START:
        enter_start(table, log)
    elif station == S_REINFORCE:
        enter_reinforce(table, book, log)
    elif station == S_COMBAT:
        ask(table, P_COMBAT, int(table.now[TURN]), log)
    elif station == S_DEFENCE:
        enter_defence(table, book, log)
    elif station == S_SETTLE:
        settle(state, book, log)
    elif station == S_REDEPLOY:
        enter_redeploy(table, book, log)
    elif station == S_MARCHED:
        enter_marched(table, book, log)
    elif station == S_REPLACE:
        enter_replace(table, book, log)
    elif station == S_LANDS:
        enter_lands(table, book, log)
    elif station == S_TALES:
        enter_tales(table, book, log)
    elif station == S_NEXT_TALE:
        enter_next_tale(state, book, log)
    elif station == S_EVENT_LAND:
        enter_event_land(state, log)
    elif station == S_FELLOWSHIP:
        enter_fellowship(table, book, log)
    elif station == S_BEFORE:
        enter_before(table, book, log)
    elif station == S_AFTER:
        enter_after(table, book, log)
    elif station == S_RING:
        move_ring(table, book, log)
    elif station == S_END:
        end_turn(table, book, log)


@rule
def play_on(state: Any, book: Any, decision: int, log: Any) -> None:
    """Play one decision in place. It must be among the choices: this does not check."""
    table = state.table
    phase = int(table.now[PHASE])
    if phase <= P_FIRST_ROLL:
        set_up(state, book, decision, log)
    elif decision >= CLAIM and decision < CLAIM + CARDS:
        claim_mission(state, book, decision, log)
    elif phase <= P_REINFORCE:
        _strengthen(state, book, phase, decision, log)
    elif phase <= P_REWARD:
        _fight(state, book, phase, decision, log)
    else:
        _close(state, book, phase, decision, log)
    while int(table.now[PHASE]) >= S_TURN:
        _go_on(state, book, int(table.now[PHASE]), log)
