"""What the seat that is asked may decide, from what that seat can see: public things and its own hand."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.dice import most_defence
from flagfall.games.risk.kernel.missions import may_claim, may_reward
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ACROSS_RANGE,
    ASKED,
    AT_REDEPLOY,
    ATTACK,
    BRIDGE,
    CARD,
    CLAIM,
    DEFEND,
    DICE_USED,
    DISCARD,
    DRAW,
    FROM,
    HOLD,
    LANDS,
    LEAD,
    LEADER,
    MINUS,
    MOST_MOVED,
    MOVED,
    NUMBER,
    OFFER,
    OVER,
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
    PLAY,
    PLUS,
    PROMISED,
    ROLL,
    RUN,
    SOURCE,
    STAY,
    TARGET,
    TO,
    UNDER,
    UNDERWAY,
    UNOWNED,
    WAY_FROM,
    WAY_TO,
)
from flagfall.games.risk.kernel.powers import (
    may_close,
    may_fall_back,
    may_name,
    may_promise,
    may_promise_from,
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
from flagfall.kit.jit import rule


@rule
def _add(out: Any, n: int, decision: int) -> int:
    out[n] = decision
    return n + 1


@rule
def _places(table: Any, lands: Any, book: Any, seat: int, phase: int, out: Any) -> int:
    """Where the next battalion may go."""
    n = 0
    for where in range(int(book.places)):
        owner = int(table.owner[where])
        if phase == P_CLAIM:
            fits = owner == UNOWNED
        elif phase == P_OCCUPY:
            fits = int(lands[where]) > 0
        elif phase == P_BONUS:
            fits = matches(table, seat, where)
        elif phase == P_REWARD:
            fits = may_reward(table, book, seat, where)
        else:
            fits = owner == seat
        if fits:
            n = _add(out, n, PLACE + where)
    return n


@rule
def _leaders(table: Any, book: Any, seat: int, out: Any) -> int:
    """Where a Leader may be put down: own places without one of one's own."""
    room = room_for_leader(table, book, seat)
    n = 0
    for where in range(int(book.places)):
        if (room >> where) & 1:
            n = _add(out, n, LEADER + where)
    return n


@rule
def _offers(table: Any, lands: Any, book: Any, n: int, out: Any) -> int:
    for kind in range(LANDS):
        if may_offer(table, lands, book, kind):
            n = _add(out, n, OFFER + kind)
    return n


@rule
def _start(table: Any, lands: Any, tales: Any, book: Any, seat: int, out: Any) -> int:
    """With five Territory cards a set must be exchanged (Reinforcement 3)."""
    n = 0
    if int(table.held_land[seat]) < int(book.must_trade_at):
        n = _add(out, n, PASS)
    for kind in range(int(book.cards)):
        if int(tales[kind]) > 0 and playable_at_start(table, book, seat, kind):
            n = _add(out, n, PLAY + kind)
    return _offers(table, lands, book, n, out)


@rule
def _claims(table: Any, tales: Any, book: Any, seat: int, n: int, out: Any) -> int:
    for kind in range(int(book.cards)):
        if int(tales[kind]) > 0 and may_claim(table, book, seat, kind):
            n = _add(out, n, CLAIM + kind)
    return n


@rule
def _combat(table: Any, tales: Any, book: Any, seat: int, out: Any) -> int:
    """Attack from two battalions or more; or play, claim, or end the phase."""
    n = _add(out, 0, PASS)
    source = int(table.now[WAY_FROM]) - 1
    target = int(table.now[WAY_TO]) - 1
    if source >= 0 and int(table.now[RUN]) == target + 1:
        if int(table.army[source]) >= 2 and may_tunnel(table, book, seat, source, target):
            n = _add(out, n, UNDERWAY)
    if int(table.held_tale[seat]) > 0:
        for kind in range(int(book.cards)):
            if int(tales[kind]) > 0 and playable_in_combat(table, tales, book, seat, kind):
                n = _add(out, n, PLAY + kind)
        n = _claims(table, tales, book, seat, n, out)
    for edge in range(int(book.edges)):
        start = int(book.edge_from[edge])
        if int(table.owner[start]) == seat and int(table.army[start]) >= 2:
            if may_storm(table, book, seat, start, int(book.edge_to[edge])):
                n = _add(out, n, ATTACK + edge)
    return n


@rule
def _declared(table: Any, tales: Any, book: Any, seat: int, out: Any) -> int:
    """One to three dice, one battalion staying; the Leader may be held back unless the bridge needs it."""
    source = int(table.now[SOURCE])
    most = min(int(book.attack_dice), int(table.army[source]) - 1)
    if int(table.now[UNDER]) == PROMISED:
        # The way is not open yet: cards come first, that one among them (Ruling 55).
        most = 0
    n = 0
    for dice in range(most):
        n = _add(out, n, ROLL + dice)
    closed = int(table.now[UNDER]) == OVER and bridge_closed(table, book, source, int(table.now[TARGET]))
    if free_leader(table, book, source) and not closed:
        for dice in range(most):
            n = _add(out, n, HOLD + dice)
    for kind in range(int(book.cards)):
        if int(tales[kind]) > 0 and playable_declared(table, book, kind):
            n = _add(out, n, PLAY + kind)
    return n


@rule
def _defend(table: Any, tales: Any, book: Any, seat: int, out: Any) -> int:
    n = 0
    for dice in range(most_defence(table, book)):
        n = _add(out, n, DEFEND + dice)
    for kind in range(int(book.cards)):
        if int(tales[kind]) > 0 and playable_defending(table, book, seat, kind):
            n = _add(out, n, PLAY + kind)
    return n


@rule
def _redeploy(table: Any, tales: Any, book: Any, seat: int, out: Any) -> int:
    n = _add(out, 0, PASS)
    for where in range(int(book.places)):
        if may_march_from(table, book, seat, where):
            n = _add(out, n, FROM + where)
    if int(table.held_tale[seat]) > 0:
        for kind in range(int(book.cards)):
            if int(tales[kind]) > 0 and int(book.timing[kind]) == AT_REDEPLOY:
                # Played as combat ends: before the first march.
                if int(table.now[MOVED]) == 0:
                    n = _add(out, n, PLAY + kind)
        n = _claims(table, tales, book, seat, n, out)
    return n


@rule
def _goals(book: Any, places: int, out: Any) -> int:
    n = 0
    for where in range(int(book.places)):
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
def _march_count(table: Any, book: Any, seat: int, out: Any) -> int:
    """A Leader may go alone (Ruling 28); battalions always leave one behind."""
    source = int(table.now[SOURCE])
    goal = 1 << int(table.now[TARGET])
    fewest = 1
    if (leader_goals(table, book, seat, source) & goal) != 0:
        fewest = 0
    return _numbers(fewest, int(table.army[source]) - 1, out)


@rule
def _leads_to(table: Any, book: Any, seat: int, where: int) -> bool:
    """The way under the mountains, played now or as the next card, could end here."""
    kind = int(table.now[CARD])
    source = int(table.now[SOURCE])
    if int(book.effect[kind]) == ACROSS_RANGE:
        return may_tunnel(table, book, seat, source, where)
    return may_promise(table, book, seat, kind, source, where)


@rule
def _special_places(table: Any, book: Any, seat: int, phase: int, out: Any) -> int:
    """Places named by cards: ways under mountains, retreats, carried Leaders, bridges."""
    n = 0
    if phase == P_BRIDGE:
        for bridge in range(int(book.bridges)):
            if may_close(table, seat, bridge):
                n = _add(out, n, BRIDGE + bridge)
        return n
    for where in range(int(book.places)):
        if phase == P_WAY_FROM:
            if may_tunnel_from(table, book, seat, where):
                n = _add(out, n, FROM + where)
        elif phase == P_CARRY_FROM:
            if int(table.owner[where]) == seat and int(table.leader[where]) != ABSENT:
                n = _add(out, n, FROM + where)
        elif phase == P_WAY_TO:
            if _leads_to(table, book, seat, where):
                n = _add(out, n, TO + where)
        elif phase == P_WITHDRAW:
            if may_fall_back(table, book, seat, where):
                n = _add(out, n, TO + where)
    return n


@rule
def _answers(table: Any, tales: Any, book: Any, phase: int, out: Any) -> int:
    """A seat answers the Fellowship's move with a card, or passes."""
    n = _add(out, 0, PASS)
    for kind in range(int(book.cards)):
        if int(tales[kind]) > 0:
            if phase == P_BEFORE_ROLL:
                fits = playable_before_roll(table, book, kind)
            else:
                fits = playable_after_roll(table, book, kind)
            if fits:
                n = _add(out, n, PLAY + kind)
    return n


@rule
def choices_of(table: Any, lands: Any, tales: Any, book: Any, out: Any) -> int:
    """Every decision open to the seat that is asked, in ascending order; how many there are.

    It is given what lies open and that seat's own cards, and can see no others.
    """
    seat = int(table.now[ASKED])
    phase = int(table.now[PHASE])
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
        return _places(table, lands, book, seat, phase, out)
    if phase == P_COMBAT:
        return _combat(table, tales, book, seat, out)
    if phase == P_DECLARED:
        return _declared(table, tales, book, seat, out)
    if phase == P_DEFEND:
        return _defend(table, tales, book, seat, out)
    if phase == P_ADVANCE:
        return _numbers(int(table.now[DICE_USED]), int(table.army[int(table.now[SOURCE])]) - 1, out)
    if phase == P_REDEPLOY:
        return _redeploy(table, tales, book, seat, out)
    if phase == P_MARCH_TO:
        source = int(table.now[SOURCE])
        goals = battalion_goals(table, book, seat, source) | leader_goals(table, book, seat, source)
        return _goals(book, goals, out)
    if phase == P_MARCH_COUNT:
        return _march_count(table, book, seat, out)
    if phase == P_BEFORE_ROLL or phase == P_AFTER_ROLL:
        return _answers(table, tales, book, phase, out)
    if phase == P_START:
        return _start(table, lands, tales, book, seat, out)
    if phase == P_TRADE:
        return _offers(table, lands, book, 0, out)
    if phase == P_CAPTAIN or phase == P_REPLACE or phase == P_SECOND:
        return _leaders(table, book, seat, out)
    if phase == P_NAMING:
        n = 0
        for where in range(int(book.places)):
            if may_promise_from(table, tales, book, seat, int(table.now[CARD]), where):
                n = _add(out, n, FROM + where)
        for edge in range(int(book.edges)):
            if may_name(table, book, seat, int(table.now[CARD]), edge):
                n = _add(out, n, ATTACK + edge)
        return n
    if phase == P_CARRY_TO:
        return _goals(book, room_for_leader(table, book, seat), out)
    if phase == P_CONVERT:
        most = min(int(book.amount[int(table.now[CARD])]), int(table.army[int(table.now[TARGET])]) - 1)
        return _numbers(1, most, out)
    if phase == P_MARCH_LEADER:
        return _add(out, _add(out, 0, LEAD), STAY)
    if phase == P_SWAY:
        return _add(out, _add(out, 0, PLUS), MINUS)
    if phase == P_DRAW_LAND or phase == P_DRAW_TALE:
        return _add(out, _add(out, 0, PASS), DRAW)
    if phase == P_DISCARD:
        n = 0
        for kind in range(int(book.cards)):
            if int(tales[kind]) > 0:
                n = _add(out, n, DISCARD + kind)
        return n
    return _special_places(table, book, seat, phase, out)
