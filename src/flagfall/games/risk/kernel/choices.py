"""What the seat that is asked may decide, from what that seat can see: public things and its own hand."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.battle import most_defence
from flagfall.games.risk.kernel.missions import may_claim, may_reward
from flagfall.games.risk.kernel.powers import (
    may_fall_back,
    may_name,
    may_tunnel_from,
    playable_after_roll,
    playable_at_start,
    playable_before_roll,
    playable_declared,
    playable_defending,
    playable_in_combat,
    room_for_leader,
)
from flagfall.games.risk.kernel.sets import matches, may_offer
from flagfall.games.risk.kernel.ways import (
    battalion_goals,
    bridge_closed,
    free_leader,
    leader_goals,
    may_march_from,
    may_storm,
    may_tunnel,
)
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ASKED,
    AT_REDEPLOY,
    ATTACK,
    BRIDGE,
    BRIDGES,
    CARD,
    CLAIM,
    DEFEND,
    DICE_USED,
    DISCARD,
    DRAW,
    EDGES,
    FROM,
    HAND,
    HOLD,
    LANDS,
    LEAD,
    LEADER,
    MINUS,
    MOST_MOVED,
    MOVED,
    NUMBER,
    OFFER,
    P_ADVANCE,
    P_AFTER_ROLL,
    P_BEFORE_ROLL,
    P_BONUS,
    P_BRIDGE,
    P_CAPTAIN,
    P_CARRY_FROM,
    P_CARRY_TO,
    P_CLAIM,
    P_COMBAT,
    P_CONVERT,
    P_DECLARED,
    P_DEFEND,
    P_DISCARD,
    P_DRAW_LAND,
    P_DRAW_TALE,
    P_MARCH_COUNT,
    P_MARCH_LEADER,
    P_MARCH_TO,
    P_MUSTER,
    P_NAMING,
    P_OCCUPY,
    P_REDEPLOY,
    P_REINFORCE,
    P_REPLACE,
    P_REWARD,
    P_SECOND,
    P_START,
    P_SWAY,
    P_TRADE,
    P_WAY_FROM,
    P_WAY_TO,
    P_WITHDRAW,
    PASS,
    PHASE,
    PLACE,
    PLACES,
    PLAY,
    PLUS,
    ROLL,
    RUN,
    SOURCE,
    STAY,
    TALES,
    TARGET,
    TO,
    UNDER,
    UNDERWAY,
    UNOWNED,
    WAY_FROM,
    WAY_TO,
)
from flagfall.kit.jit import rule


@rule
def _add(out: Any, n: int, decision: int) -> int:
    out[n] = decision
    return n + 1


@rule
def _places(field: Any, book: Any, seat: int, phase: int, out: Any) -> int:
    """Where the next battalion may go."""
    n = 0
    for where in range(PLACES):
        owner = int(field.owner[where])
        if phase == P_CLAIM:
            fits = owner == UNOWNED
        elif phase == P_OCCUPY:
            fits = int(field.land[HAND + seat, where]) > 0
        elif phase == P_BONUS:
            fits = matches(field, seat, where)
        elif phase == P_REWARD:
            fits = may_reward(field, book, seat, where)
        else:
            fits = owner == seat
        if fits:
            n = _add(out, n, PLACE + where)
    return n


@rule
def _leaders(field: Any, seat: int, out: Any) -> int:
    """Where a Leader may be put down: own places without one of one's own."""
    room = room_for_leader(field, seat)
    n = 0
    for where in range(PLACES):
        if (room >> where) & 1:
            n = _add(out, n, LEADER + where)
    return n


@rule
def _offers(field: Any, book: Any, seat: int, n: int, out: Any) -> int:
    for kind in range(LANDS):
        if may_offer(field, book, seat, kind):
            n = _add(out, n, OFFER + kind)
    return n


@rule
def _start(field: Any, book: Any, seat: int, out: Any) -> int:
    """With five Territory cards a set must be exchanged (Reinforcement 3)."""
    n = 0
    if int(field.held_land[seat]) < int(book.must_trade_at):
        n = _add(out, n, PASS)
    for kind in range(TALES):
        if int(field.tale[HAND + seat, kind]) > 0 and playable_at_start(field, book, seat, kind):
            n = _add(out, n, PLAY + kind)
    return _offers(field, book, seat, n, out)


@rule
def _claims(field: Any, book: Any, seat: int, n: int, out: Any) -> int:
    for kind in range(TALES):
        if int(field.tale[HAND + seat, kind]) > 0 and may_claim(field, book, seat, kind):
            n = _add(out, n, CLAIM + kind)
    return n


@rule
def _combat(field: Any, book: Any, seat: int, out: Any) -> int:
    """Attack from two battalions or more; or play, claim, or end the phase."""
    n = _add(out, 0, PASS)
    source = int(field.now[WAY_FROM]) - 1
    target = int(field.now[WAY_TO]) - 1
    if source >= 0 and int(field.now[RUN]) == target + 1:
        if int(field.army[source]) >= 2 and may_tunnel(field, book, seat, source, target):
            n = _add(out, n, UNDERWAY)
    if int(field.held_tale[seat]) > 0:
        for kind in range(TALES):
            if int(field.tale[HAND + seat, kind]) > 0 and playable_in_combat(field, book, seat, kind):
                n = _add(out, n, PLAY + kind)
        n = _claims(field, book, seat, n, out)
    for edge in range(EDGES):
        start = int(book.edge_from[edge])
        if int(field.owner[start]) == seat and int(field.army[start]) >= 2:
            if may_storm(field, book, seat, start, int(book.edge_to[edge])):
                n = _add(out, n, ATTACK + edge)
    return n


@rule
def _declared(field: Any, book: Any, seat: int, out: Any) -> int:
    """One to three dice, one battalion staying; the Leader may be held back unless the bridge needs it."""
    source = int(field.now[SOURCE])
    most = min(int(book.attack_dice), int(field.army[source]) - 1)
    n = 0
    for dice in range(most):
        n = _add(out, n, ROLL + dice)
    closed = int(field.now[UNDER]) == 0 and bridge_closed(field, book, source, int(field.now[TARGET]))
    if free_leader(field, book, source) and not closed:
        for dice in range(most):
            n = _add(out, n, HOLD + dice)
    for kind in range(TALES):
        if int(field.tale[HAND + seat, kind]) > 0 and playable_declared(field, book, kind):
            n = _add(out, n, PLAY + kind)
    return n


@rule
def _defend(field: Any, book: Any, seat: int, out: Any) -> int:
    n = 0
    for dice in range(most_defence(field, book)):
        n = _add(out, n, DEFEND + dice)
    for kind in range(TALES):
        if int(field.tale[HAND + seat, kind]) > 0 and playable_defending(field, book, seat, kind):
            n = _add(out, n, PLAY + kind)
    return n


@rule
def _redeploy(field: Any, book: Any, seat: int, out: Any) -> int:
    n = _add(out, 0, PASS)
    for where in range(PLACES):
        if may_march_from(field, book, seat, where):
            n = _add(out, n, FROM + where)
    if int(field.held_tale[seat]) > 0:
        for kind in range(TALES):
            if int(field.tale[HAND + seat, kind]) > 0 and int(book.timing[kind]) == AT_REDEPLOY:
                # Played as combat ends: before the first march.
                if int(field.now[MOVED]) == 0:
                    n = _add(out, n, PLAY + kind)
        n = _claims(field, book, seat, n, out)
    return n


@rule
def _goals(places: int, out: Any) -> int:
    n = 0
    for where in range(PLACES):
        if (places >> where) & 1:
            n = _add(out, n, TO + where)
    return n


@rule
def _numbers(fewest: int, most: int, out: Any) -> int:
    n = 0
    for number in range(fewest, min(most, MOST_MOVED) + 1):
        n = _add(out, n, NUMBER + number)
    return n


@rule
def _march_count(field: Any, book: Any, seat: int, out: Any) -> int:
    """A Leader may go alone (Ruling 28); battalions always leave one behind."""
    source = int(field.now[SOURCE])
    goal = 1 << int(field.now[TARGET])
    fewest = 1
    if (leader_goals(field, book, seat, source) & goal) != 0:
        fewest = 0
    return _numbers(fewest, int(field.army[source]) - 1, out)


@rule
def _special_places(field: Any, book: Any, seat: int, phase: int, out: Any) -> int:
    """Places named by cards: ways under mountains, retreats, carried Leaders, bridges."""
    n = 0
    if phase == P_BRIDGE:
        for bridge in range(BRIDGES):
            if int(field.blocked[bridge]) == 0:
                n = _add(out, n, BRIDGE + bridge)
        return n
    for where in range(PLACES):
        if phase == P_WAY_FROM:
            if may_tunnel_from(field, book, seat, where):
                n = _add(out, n, FROM + where)
        elif phase == P_CARRY_FROM:
            if int(field.owner[where]) == seat and int(field.leader[where]) != ABSENT:
                n = _add(out, n, FROM + where)
        elif phase == P_WAY_TO:
            if may_tunnel(field, book, seat, int(field.now[SOURCE]), where):
                n = _add(out, n, TO + where)
        elif phase == P_WITHDRAW:
            if may_fall_back(field, book, seat, where):
                n = _add(out, n, TO + where)
    return n


@rule
def _answers(field: Any, book: Any, seat: int, phase: int, out: Any) -> int:
    """A seat answers the Fellowship's move with a card, or passes."""
    n = _add(out, 0, PASS)
    for kind in range(TALES):
        if int(field.tale[HAND + seat, kind]) > 0:
            if phase == P_BEFORE_ROLL:
                fits = playable_before_roll(field, book, kind)
            else:
                fits = playable_after_roll(field, book, kind)
            if fits:
                n = _add(out, n, PLAY + kind)
    return n


@rule
def choices_of(field: Any, book: Any, out: Any) -> int:
    """Every decision open to the seat that is asked, in ascending order; how many there are."""
    seat = int(field.now[ASKED])
    phase = int(field.now[PHASE])
    if seat < 0:
        return 0
    if (
        phase == P_REINFORCE
        or phase == P_MUSTER
        or phase == P_CLAIM
        or phase == P_OCCUPY
        or phase == P_BONUS
        or phase == P_REWARD
    ):
        return _places(field, book, seat, phase, out)
    if phase == P_COMBAT:
        return _combat(field, book, seat, out)
    if phase == P_DECLARED:
        return _declared(field, book, seat, out)
    if phase == P_DEFEND:
        return _defend(field, book, seat, out)
    if phase == P_ADVANCE:
        return _numbers(int(field.now[DICE_USED]), int(field.army[int(field.now[SOURCE])]) - 1, out)
    if phase == P_REDEPLOY:
        return _redeploy(field, book, seat, out)
    if phase == P_MARCH_TO:
        source = int(field.now[SOURCE])
        goals = battalion_goals(field, book, seat, source) | leader_goals(field, book, seat, source)
        return _goals(goals, out)
    if phase == P_MARCH_COUNT:
        return _march_count(field, book, seat, out)
    if phase == P_BEFORE_ROLL or phase == P_AFTER_ROLL:
        return _answers(field, book, seat, phase, out)
    if phase == P_START:
        return _start(field, book, seat, out)
    if phase == P_TRADE:
        return _offers(field, book, seat, 0, out)
    if phase == P_CAPTAIN or phase == P_REPLACE or phase == P_SECOND:
        return _leaders(field, seat, out)
    if phase == P_NAMING:
        n = 0
        for edge in range(EDGES):
            if may_name(field, book, seat, int(field.now[CARD]), edge):
                n = _add(out, n, ATTACK + edge)
        return n
    if phase == P_CARRY_TO:
        return _goals(room_for_leader(field, seat), out)
    if phase == P_CONVERT:
        most = min(int(book.amount[int(field.now[CARD])]), int(field.army[int(field.now[TARGET])]) - 1)
        return _numbers(1, most, out)
    if phase == P_MARCH_LEADER:
        return _add(out, _add(out, 0, LEAD), STAY)
    if phase == P_SWAY:
        return _add(out, _add(out, 0, PLUS), MINUS)
    if phase == P_DRAW_LAND or phase == P_DRAW_TALE:
        return _add(out, _add(out, 0, PASS), DRAW)
    if phase == P_DISCARD:
        n = 0
        for kind in range(TALES):
            if int(field.tale[HAND + seat, kind]) > 0:
                n = _add(out, n, DISCARD + kind)
        return n
    return _special_places(field, book, seat, phase, out)
