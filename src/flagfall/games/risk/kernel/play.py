"""One decision is played: the phase it belongs to, then all stations until somebody is asked again."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.battle import advance, attack_roll, defend, defend_roll, enter_defence, withdraw
from flagfall.games.risk.kernel.combat import combat, convert, declared, name_attack, way_from, way_to
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
from flagfall.games.risk.kernel.settle import settle
from flagfall.games.risk.kernel.setup import set_up
from flagfall.games.risk.kernel.turn import begin_turn, end_turn
from flagfall.games.risk.kernel.verbs import ask
from flagfall.games.risk.kernel.words import (
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
    PLY,
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
    TALES,
    TURN,
)
from flagfall.kit.jit import rule


@rule
def _fight(field: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """The Combat phase."""
    if phase == P_COMBAT:
        combat(field, book, decision, log)
    elif phase == P_DECLARED:
        declared(field, book, decision, log)
    elif phase == P_DEFEND:
        defend(field, book, decision, log)
    elif phase == P_ATTACK_ROLL:
        attack_roll(field, decision)
    elif phase == P_DEFEND_ROLL:
        defend_roll(field, book, decision, log)
    elif phase == P_ADVANCE:
        advance(field, book, decision, log)
    elif phase == P_NAMING:
        name_attack(field, book, decision, log)
    elif phase == P_CONVERT:
        convert(field, decision, log)
    elif phase == P_WAY_FROM:
        way_from(field, decision)
    elif phase == P_WAY_TO:
        way_to(field, book, decision, log)
    elif phase == P_WITHDRAW:
        withdraw(field, decision, log)
    elif phase == P_REWARD:
        reward(field, decision, log)


@rule
def _strengthen(field: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """The start of a turn and the Reinforcement phase."""
    if phase == P_REINFORCE:
        reinforce(field, decision, log)
    elif phase == P_START:
        start(field, book, decision, log)
    elif phase == P_TRADE:
        offer(field, book, decision, log)
    elif phase == P_BONUS:
        bonus(field, book, decision, log)


@rule
def _close(field: Any, book: Any, phase: int, decision: int, log: Any) -> None:
    """Redeployment, cards and the Fellowship."""
    if phase == P_REDEPLOY:
        redeploy(field, book, decision, log)
    elif phase == P_MARCH_TO:
        march_to(field, decision)
    elif phase == P_MARCH_COUNT:
        march_count(field, book, decision, log)
    elif phase == P_MARCH_LEADER:
        march_leader(field, book, decision, log)
    elif phase == P_REPLACE:
        replace(field, decision, log)
    elif phase == P_DRAW_LAND:
        draw_land(field, decision, log)
    elif phase == P_LAND_CARD:
        land_card(field, decision, log)
    elif phase == P_DRAW_TALE:
        draw_tale(field, decision)
    elif phase == P_TALE_CARD:
        tale_card(field, book, decision, log)
    elif phase == P_EVENT_LAND:
        event_land(field, book, decision, log)
    elif phase == P_SECOND:
        second(field, decision, log)
    elif phase == P_DISCARD:
        discard(field, decision, log)
    elif phase == P_BRIDGE:
        close_bridge(field, decision, log)
    elif phase == P_CARRY_FROM:
        carry_from(field, decision)
    elif phase == P_CARRY_TO:
        carry_to(field, book, decision, log)
    elif phase == P_BEFORE_ROLL:
        before_roll(field, book, decision, log)
    elif phase == P_SWAY:
        sway(field, book, decision)
    elif phase == P_RING_ROLL:
        ring_roll(field, book, decision, log)
    elif phase == P_AFTER_ROLL:
        after_roll(field, book, decision, log)


@rule
def _go_on(field: Any, book: Any, station: int, log: Any) -> None:
    """The turn goes on by itself."""
    if station == S_TURN:
        begin_turn(field, book, log)
    elif station == S_START:
        enter_start(field)
    elif station == S_REINFORCE:
        enter_reinforce(field, book)
    elif station == S_COMBAT:
        ask(field, P_COMBAT, int(field.now[TURN]))
    elif station == S_DEFENCE:
        enter_defence(field, book)
    elif station == S_SETTLE:
        settle(field, book, log)
    elif station == S_REDEPLOY:
        enter_redeploy(field, book)
    elif station == S_MARCHED:
        enter_marched(field, book)
    elif station == S_REPLACE:
        enter_replace(field, book)
    elif station == S_LANDS:
        enter_lands(field, book)
    elif station == S_TALES:
        enter_tales(field, book)
    elif station == S_NEXT_TALE:
        enter_next_tale(field, book, log)
    elif station == S_EVENT_LAND:
        enter_event_land(field, log)
    elif station == S_FELLOWSHIP:
        enter_fellowship(field, book)
    elif station == S_BEFORE:
        enter_before(field, book)
    elif station == S_AFTER:
        enter_after(field, book)
    elif station == S_RING:
        move_ring(field, book, log)
    elif station == S_END:
        end_turn(field, book, log)


@rule
def play_on(field: Any, book: Any, decision: int, log: Any) -> None:
    """Play one decision in place. It must be among the choices: this does not check."""
    phase = int(field.now[PHASE])
    field.now[PLY] = int(field.now[PLY]) + 1
    if phase <= P_FIRST_ROLL:
        set_up(field, book, decision, log)
    elif decision >= CLAIM and decision < CLAIM + TALES:
        claim_mission(field, book, decision, log)
    elif phase <= P_REINFORCE:
        _strengthen(field, book, phase, decision, log)
    elif phase <= P_REWARD:
        _fight(field, book, phase, decision, log)
    else:
        _close(field, book, phase, decision, log)
    while int(field.now[PHASE]) >= S_TURN:
        _go_on(field, book, int(field.now[PHASE]), log)
