"""Whole turns of Risk, searched: what a position is worth, chains of attacks, and where new battalions go.

Compiled, and plain Python all the same. Boards are arrays that are changed and changed back; `scene` says who looks and how far
the game is; `weights` say what matters (`planner.toml`). All in one file: what is kept of it on disk notices when it changes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.kit.jit import door, rule

SEATS = 4
REGIONS = 16
MOST = 63
"""Armies are judged up to this size."""
DEEPEST = 12
LINE = 4 + DEEPEST
"""How long a row of `lines` is."""
NEIGHBOURS = 8

# What `scene` holds.
ME, PLAYERS, TURNS, RING, CONQUERED, PER_PLACE, FEWEST, STRONG = range(8)
POINTS, CARDS, EXPOSED, DRAWN = 8, 12, 16, 17
SCENE = 18

# What `weights` hold, in the order of `planner.toml`.
(
    INNER,
    INCOME,
    PLACE,
    PARTIAL,
    CARD,
    DANGER,
    ANGER,
    LOSS,
    STACK,
    NEARNESS,
    SPREAD,
    WALL,
    LEADER_WORTH,
    CHANCE,
    GARRISON,
    REACH,
    SWARM,
    FRONT,
    SITE,
    MISSION,
) = range(20)


@rule
def likely(odds: Any, led: int, wall: int, attackers: int, defenders: int) -> Any:
    """How likely a place falls, attacked to the end."""
    return odds[0, led, wall, min(attackers, MOST), min(defenders, MOST)]


@rule
def wall_of(board: Any, where: int, land: Any) -> int:
    """What a defender's highest die gains: a Stronghold, a Leader."""
    return min(int(land[1, where]) + int(board[2, where]), 2)


@rule
def around(board: Any, near: Any, where: int, there: int, who: int) -> int:
    """Battalions of somebody that can join an attack on a place from elsewhere."""
    joined = 0
    for index in range(NEIGHBOURS):
        other = int(near[where, index])
        if other < 0:
            break
        if other != there and int(board[0, other]) == who:
            joined += int(board[1, other]) - 1
    return joined


@rule
def danger_at(board: Any, land: Any, near: Any, odds: Any, scene: Any, weights: Any, room: Any, where: int) -> Any:
    """How likely one's place would fall to the neighbour who could attack it best; -1 if nobody else is next door."""
    me, players = int(scene[ME]), int(scene[PLAYERS])
    army, wall = int(board[1, where]), wall_of(board, where, land)
    danger = -1.0
    for index in range(NEIGHBOURS):
        there = int(near[where, index])
        if there < 0:
            break
        other = int(board[0, there])
        if other == me:
            continue
        danger = max(danger, 0.0)
        if other >= 0 and other < players:
            income = max(scene[FEWEST], room[1, other] / scene[PER_PLACE]) + room[2, other]
            others = weights[SWARM] * around(board, near, where, there, other) + weights[ANGER] * income
            strength = int(board[1, there]) + int(others)
            danger = max(danger, likely(odds, int(board[2, there]), wall, strength, army))
    return danger


@rule
def worth(
    board: Any,
    land: Any,
    near: Any,
    odds: Any,
    bonus: Any,
    scene: Any,
    weights: Any,
    room: Any,
    fresh: int,
    gain: float,
) -> Any:
    """What a position is worth to whoever has just ended a turn: a share of all strength, and near the end a lead in points.

    `fresh` says that this turn has conquered something, `gain` what else it has brought. `room` is for notes.
    """
    me, players, turns = int(scene[ME]), int(scene[PLAYERS]), scene[TURNS]
    room[:] = 0.0
    # rows of notes by seat: 0 battalions, 1 places, 2 income of regions, 3 Strongholds, 5 strength, behind it how safe regions are
    held = room[6:]  # rows by seat: places of each region; the last row is how many there are
    places = board.shape[1]
    for where in range(places):
        owner, region = int(board[0, where]), int(land[0, where])
        held[SEATS, region] += 1.0
        if owner < 0 or owner >= players:
            continue
        held[owner, region] += 1.0
        room[0, owner] += board[1, where]
        room[1, owner] += 1.0
        room[3, owner] += land[1, where]
    for seat in range(players):
        for region in range(bonus.shape[0]):
            if held[seat, region] == held[SEATS, region]:
                room[2, seat] += bonus[region]
    exposed = scene[EXPOSED]
    lost, inner, lead, fronts = 0.0, 0.0, 0.0, 0.0
    tall = 0.0
    for region in range(bonus.shape[0]):
        room[5, SEATS + region] = 1.0
    for where in range(places):
        if int(board[0, where]) != me:
            continue
        army = int(board[1, where])
        danger = danger_at(board, land, near, odds, scene, weights, room, where)
        if danger < 0.0:
            inner += army - 1
            continue
        fronts += 1.0
        if army > tall:
            tall = army
        danger *= exposed * weights[DANGER]
        region = int(land[0, where])
        lost += danger * (1.0 + scene[STRONG] * land[1, where])
        room[5, SEATS + region] *= 1.0 - danger
        if int(board[2, where]) > 0:
            lead += 1.0 - danger
    # Nobody takes more places than there are battalions to march on with, and an army is tall enough that outnumbers all others.
    free, foes = 0.0, 0.0
    for seat in range(players):
        if seat != me and room[1, seat] > 0.0:
            foes += room[0, seat]
            free += room[0, seat] - room[1, seat] + max(scene[FEWEST], room[1, seat] / scene[PER_PLACE]) + room[2, seat]
    lost = min(lost, weights[REACH] * free)
    tall, inner = min(tall, foes), min(inner, foes)
    kept = 0.0
    total, best, own = 0.0, -1.0, 0.0
    for seat in range(players):
        partial = 0.0
        for region in range(bonus.shape[0]):
            share = held[seat, region] / held[SEATS, region]
            partial += bonus[region] * share * share
            if seat == me and share == 1.0:
                kept += bonus[region] * room[5, SEATS + region]
        regions = kept if seat == me else room[2, seat]
        income = max(scene[FEWEST], room[1, seat] / scene[PER_PLACE]) + regions
        strength = room[0, seat] - weights[GARRISON] * room[1, seat]
        strength += weights[INCOME] * income + weights[PLACE] * room[1, seat]
        strength += weights[PARTIAL] * partial + weights[CARD] * scene[CARDS + seat] + weights[WALL] * room[3, seat]
        points = room[1, seat] + regions + scene[STRONG] * room[3, seat] + scene[POINTS + seat]
        if seat == me:
            strength += weights[CARD] * fresh + weights[STACK] * tall + weights[LEADER_WORTH] * lead
            strength += gain - weights[INNER] * inner - weights[LOSS] * lost - weights[FRONT] * fronts
            for other in range(players):
                if other != me and room[1, other] == 0.0:
                    strength += weights[CARD] * scene[CARDS + other]
            own = points - lost
        elif room[1, seat] == 0.0:
            strength = 0.0
        else:
            best = max(best, points)
        strength = max(strength, 0.0)
        room[5, seat] = strength
        total += strength
    if best < 0.0:
        return 2.0
    value = room[5, me] / total
    if scene[RING] > 0.0:
        late = np.exp(-turns / weights[NEARNESS])
        gap = (own - best) / (1.0 + weights[SPREAD] * turns)
        value = (1.0 - late) * value + late / (1.0 + np.exp(-gap))
    return value


@rule
def chain(
    board: Any,
    land: Any,
    near: Any,
    odds: Any,
    bonus: Any,
    scene: Any,
    weights: Any,
    room: Any,
    stack: Any,
    start: int,
    nodes: int,
    deepest: int,
    found: Any,
    line: Any,
) -> Any:
    """The best chain of attacks that begins with the army of one place, to the end or to where it should stop.

    Each attack is fought out: it succeeds with what is left on average, or fails. All march on but one, or only a few
    while the army goes on from where it stood. `found` gets the first target, how likely all of it succeeds, and its length;
    `line[0]` its places.
    """
    me = int(scene[ME])
    # a frame: 0 place, 1 next neighbour, 2 best value, 3 target, 4 chance, 5 value of failing, 6 to 11 what to put back
    # 12 fresh before, 13 chance of the rest, 14 length of the rest, 15 gain before
    depth = 0
    fresh, gain = int(scene[CONQUERED]), 0.0
    stack[0, 0], stack[0, 1] = start, 0
    stack[0, 2] = worth(board, land, near, odds, bonus, scene, weights, room, fresh, gain)
    stack[0, 13], stack[0, 14] = 1.0, 0
    used = 1
    found[0], found[1], found[2] = -1, 1.0, 0
    while True:
        here = int(stack[depth, 0])
        index = int(stack[depth, 1])
        if depth < deepest and used < nodes and index < 2 * NEIGHBOURS:
            stack[depth, 1] = index + 1
            there = int(near[here, index // 2])
            if there < 0:
                stack[depth, 1] = 2 * NEIGHBOURS
                continue
            army = int(board[1, here])
            if int(board[0, there]) == me or land[2, there] > 0 or land[2, here] > 0 or army < 2:
                continue
            defenders = int(board[1, there])
            led = int(board[2, here])
            wall = wall_of(board, there, land)
            chance = likely(odds, led, wall, army, defenders)
            if chance < weights[CHANCE]:
                continue
            a, d = min(army, MOST), min(defenders, MOST)
            left = max(2, army - a + int(odds[1, led, wall, a, d] + 0.5))
            stays = index % 2 == 1
            if stays and left < 6:
                continue
            frame = stack[depth]
            frame[3], frame[4] = there, chance
            frame[6], frame[7], frame[8] = army, defenders, board[0, there]
            frame[9], frame[10], frame[11] = board[2, here], board[2, there], stays
            frame[12], frame[15] = fresh, gain
            # it fails
            frame[5] = 0.0
            if chance < 0.999:
                board[1, here] = 1
                board[1, there] = max(1, int(odds[2, led, wall, a, d] + 0.5))
                frame[5] = worth(board, land, near, odds, bonus, scene, weights, room, fresh, gain)
                used += 1
            # it succeeds
            board[0, there] = me
            board[2, there] = 0
            if stays:
                board[1, here], board[1, there] = left - 3, 3
            else:
                board[1, here], board[1, there] = 1, left - 1
                board[2, there], board[2, here] = board[2, here], 0
                if led > 0 and land[3, there] > 0:
                    if gain == 0.0 and scene[DRAWN] == 0.0:
                        gain = weights[SITE]
                    if land[3, there] > 1:
                        gain += weights[MISSION]
            fresh = 1
            depth += 1
            used += 1
            stack[depth, 0], stack[depth, 1] = here if stays else there, 0
            stack[depth, 2] = worth(board, land, near, odds, bonus, scene, weights, room, fresh, gain)
            stack[depth, 13], stack[depth, 14] = 1.0, 0
            continue
        value = stack[depth, 2]
        if depth == 0:
            return value
        rest, length = stack[depth, 13], stack[depth, 14]
        depth -= 1
        frame = stack[depth]
        here, there = int(frame[0]), int(frame[3])
        board[1, here], board[1, there], board[0, there] = frame[6], frame[7], frame[8]
        board[2, here], board[2, there] = frame[9], frame[10]
        fresh, gain = int(frame[12]), frame[15]
        value = frame[4] * value + (1.0 - frame[4]) * frame[5]
        if value > frame[2]:
            frame[2] = value
            frame[13], frame[14] = frame[4] * rest, length + 1
            line[depth, 0] = there
            line[depth, 1 : 1 + int(length)] = line[depth + 1, : int(length)]
            if depth == 0:
                found[0], found[1], found[2] = there, frame[13], frame[14]


@rule
def is_front(board: Any, near: Any, me: int, where: int) -> bool:
    if int(board[0, where]) != me:
        return False
    for index in range(NEIGHBOURS):
        there = int(near[where, index])
        if there < 0:
            return False
        if int(board[0, there]) != me:
            return True
    return False


@door
def fears(board: Any, land: Any, near: Any, odds: Any, bonus: Any, scene: Any, weights: Any, out: Any) -> None:
    """How likely each of one's places falls before one's next turn, -1 elsewhere and where nobody else is next door."""
    room = np.zeros((6 + SEATS + 1, SEATS + REGIONS))
    worth(board, land, near, odds, bonus, scene, weights, room, 0, 0.0)
    out[:] = -1.0
    for where in range(board.shape[1]):
        if int(board[0, where]) == int(scene[ME]):
            danger = danger_at(board, land, near, odds, scene, weights, room, where)
            out[where] = danger if danger < 0.0 else danger * scene[EXPOSED] * weights[DANGER]


@door
def look(board: Any, land: Any, near: Any, odds: Any, bonus: Any, scene: Any, weights: Any) -> Any:
    """What the position is worth as it stands."""
    room = np.zeros((6 + SEATS + 1, SEATS + REGIONS))
    return worth(board, land, near, odds, bonus, scene, weights, room, int(scene[CONQUERED]), 0.0)


@door
def attacks(
    board: Any,
    land: Any,
    near: Any,
    odds: Any,
    bonus: Any,
    scene: Any,
    weights: Any,
    nodes: int,
    deepest: int,
    out: Any,
    lines: Any,
) -> Any:
    """The best chain of all armies. `out`: source, target, how likely, length, and what doing nothing is worth.

    `lines` gets a row for each army that has one: the place it sets out from, what that is worth, how likely all of it
    succeeds, its length, and its places.
    """
    room = np.zeros((6 + SEATS + 1, SEATS + REGIONS))
    stack = np.zeros((DEEPEST + 1, 16))
    found, line = np.zeros(3), np.zeros((DEEPEST + 2, DEEPEST + 1))
    me = int(scene[ME])
    best = worth(board, land, near, odds, bonus, scene, weights, room, int(scene[CONQUERED]), 0.0)
    out[0], out[1], out[2], out[3], out[4] = -1, -1, 1.0, 0, best
    fronts = 0
    for where in range(board.shape[1]):
        if board[1, where] >= 2 and is_front(board, near, me, where):
            fronts += 1
    for where in range(board.shape[1]):
        if board[1, where] >= 2 and is_front(board, near, me, where):
            value = chain(
                board,
                land,
                near,
                odds,
                bonus,
                scene,
                weights,
                room,
                stack,
                where,
                nodes // fronts,
                deepest,
                found,
                line,
            )
            if found[0] < 0:
                continue
            row, length = lines[where], int(found[2])
            row[0], row[1], row[2], row[3] = where, value, found[1], length
            row[4 : 4 + length] = line[0, :length]
            if value > best:
                best = value
                out[0], out[1], out[2], out[3] = where, found[0], found[1], found[2]
    return best


@rule
def settle(
    board: Any,
    land: Any,
    near: Any,
    odds: Any,
    bonus: Any,
    scene: Any,
    weights: Any,
    room: Any,
    pool: int,
    allowed: Any,
    given: Any,
) -> None:
    """Place battalions one by one where each helps most as the board stands."""
    me = int(scene[ME])
    step = max(1, pool // 6)
    while pool > 0:
        step = min(step, pool)
        best, found = -1e9, -1
        for where in range(board.shape[1]):
            if allowed[where] == 0 or int(board[0, where]) != me:
                continue
            board[1, where] += step
            value = worth(board, land, near, odds, bonus, scene, weights, room, int(scene[CONQUERED]), 0.0)
            board[1, where] -= step
            if value > best:
                best, found = value, where
        if found < 0:
            return
        board[1, found] += step
        given[found] += step
        pool -= step


@door
def muster(
    board: Any,
    land: Any,
    near: Any,
    odds: Any,
    bonus: Any,
    scene: Any,
    weights: Any,
    pool: int,
    allowed: Any,
    nodes: int,
    deepest: int,
    given: Any,
) -> Any:
    """Where new battalions go: all or a part to one army and its chain of attacks, the rest where each helps most.

    `given` gets how many each place gets.
    """
    room = np.zeros((6 + SEATS + 1, SEATS + REGIONS))
    stack = np.zeros((DEEPEST + 1, 16))
    found, line = np.zeros(3), np.zeros((DEEPEST + 2, DEEPEST + 1))
    me, places = int(scene[ME]), board.shape[1]
    fronts = 0
    for where in range(places):
        if allowed[where] > 0 and is_front(board, near, me, where):
            fronts += 1
    trial = np.zeros(places, np.int64)
    kept = board[1].copy()
    best = -1e9
    for part in range(4):
        first = pool - pool * part // 3  # all, two thirds, a third, none
        if part > 0 and first == pool:
            continue
        for where in range(places):
            if not (allowed[where] > 0 and is_front(board, near, me, where)):
                continue
            trial[:] = 0
            board[1, where] += first
            trial[where] += first
            settle(board, land, near, odds, bonus, scene, weights, room, pool - first, allowed, trial)
            value = chain(
                board,
                land,
                near,
                odds,
                bonus,
                scene,
                weights,
                room,
                stack,
                where,
                nodes // (4 * max(fronts, 1)),
                deepest,
                found,
                line,
            )
            board[1, :] = kept
            if value > best:
                best = value
                given[:] = trial
    return best
