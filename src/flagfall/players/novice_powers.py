"""When a novice uses a power: when what it may gain is clearly more than what it may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.players.judgement import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.players.judgement import Judgement

CURIOUS = {True: 16.0, False: 12.0}
"""What it is worth to see the face of a piece that has moved, and of one that has not."""


def leap(judgement: Judgement, start: int, end: int) -> float:
    """To get away, to get ahead, or to land beside something to attack."""
    scene, armies = judgement.scene, judgement.armies
    kind = scene.mine[start]
    score = judgement.danger(kind, start, judgement.sight.shown(start)) - judgement.danger(kind, end, True)
    score += judgement.advance(kind, start, end) + judgement.guard(kind, start, end) - judgement.cost_of_showing(start)
    score -= 0.8 * judgement.sight.visits(start, end)
    if armies.power(kind, "leap").then_attack:
        prey = [judgement.attack(kind, near) for near in armies.beside[end] if scene.foe_set >> near & 1]
        score += max([0.0, *prey])
    return score


def probe(judgement: Judgement, seer: int, target: int) -> float:
    scene = judgement.scene
    if target in scene.known:
        return NEVER
    return CURIOUS[judgement.sight.moved(target)] - judgement.cost_of_showing(seer)


def shoot(judgement: Judgement, archer: int, target: int) -> float:
    """The archer risks nothing but being seen, and stays where it is: a little better than going there."""
    return _far(judgement, "shoot", archer, target, 1.0) + 2.0


def convert(judgement: Judgement, actor: int, target: int) -> float:
    """One less of theirs and one more of mine."""
    return _far(judgement, "convert", actor, target, 1.7)


def stone(judgement: Judgement, actor: int, target: int) -> float:
    return _far(judgement, "stone", actor, target, 0.9) - _again(judgement, target)


def free(judgement: Judgement, actor: int, target: int) -> float:
    worth = judgement.scene.worth[judgement.scene.mine[target]]
    return worth - judgement.cost_of_showing(actor) - _again(judgement, target)


def _again(judgement: Judgement, target: int) -> float:
    """Turning the same piece to stone and back for ever gets nobody anywhere."""
    return 12.0 * judgement.sight.visits(target, target)


def _far(judgement: Judgement, shape: str, actor: int, target: int, share: float) -> float:
    scene = judgement.scene
    falls = judgement.sight.fells[shape][scene.mine[actor]]
    gain = chance = 0.0
    for kind, p in scene.guess(target):
        if falls[kind]:
            gain += p * share * scene.worth[kind]
            chance += p
    if not chance:
        return NEVER
    score = gain - judgement.cost_of_showing(actor)
    if target not in scene.known:
        score += 0.4 * CURIOUS[judgement.sight.moved(target)]
    if target in judgement.alarms:
        score += 60.0 / judgement.alarms[target] * chance
    return score


def stride(judgement: Judgement, start: int, end: int) -> float:
    """Two steps: to take something from further away, or to get ahead or away faster."""
    scene = judgement.scene
    kind = scene.mine[start]
    leaving = judgement.danger(kind, start, judgement.sight.shown(start))
    if scene.foe_set >> end & 1:
        won = judgement.bet(kind, end).good
        staying = judgement.danger(kind, end, True, without=end) * won
        score = judgement.attack(kind, end) + won * leaving - 0.8 * staying
    else:
        score = leaving - judgement.danger(kind, end, True) + judgement.advance(kind, start, end)
        score -= 0.8 * judgement.sight.visits(start, end)
    return score + judgement.guard(kind, start, end) - judgement.cost_of_showing(start)


def burst(judgement: Judgement, start: int, end: int) -> float:
    """A step and blows all around: everything in reach is weighed, friends too where they are hit."""
    scene, armies = judgement.scene, judgement.armies
    kind = scene.mine[start]
    power = armies.power(kind, "burst")
    around = [near for near in armies.near[end] if scene.foe_set >> near & 1]
    if power.chooses:
        blows = sorted((strike(judgement, start, near) for near in around), reverse=True)[:3]
        gain = sum(blow for blow in blows if blow > 0) or blows[0]
        return gain - judgement.cost_of_showing(start) - judgement.danger(kind, end, True) - 1.0
    alive, gain = float(not power.exhausts), 0.0
    fells, costs = judgement.sight.fells["burst"][kind], judgement.sight.costs["burst"][kind]
    for near in around:
        falls = 0.0
        for other, p in scene.guess(near):
            gain += p * scene.worth[other] * fells[other]
            falls += p * costs[other]
        alive *= 1 - falls
        gain += 4.0 * (near not in scene.known)
    if power.friends:
        for near in armies.near[end]:
            friend = scene.mine[near] if near != start else 0
            if friend:
                gain -= scene.price[friend] * fells[friend]
                alive *= float(not costs[friend])
    return gain - (1 - alive) * scene.price[kind] - judgement.cost_of_showing(start) + judgement.guard(kind, start, end)


def strike(judgement: Judgement, actor: int, target: int) -> float:
    """One blow of several to choose from; on its own terms."""
    scene = judgement.scene
    kind = scene.mine[actor]
    fells, costs = judgement.sight.fells["burst"][kind], judgement.sight.costs["burst"][kind]
    score = 3.0 * (target not in scene.known)
    for other, p in scene.guess(target):
        score += p * scene.worth[other] * fells[other]
        score -= p * scene.price[kind] * costs[other]
    return score


POWERS: dict[str, Callable[[Judgement, int, int], float]] = {
    "leap": leap,
    "probe": probe,
    "shoot": shoot,
    "burst": burst,
    "stride": stride,
    "convert": convert,
    "stone": stone,
    "free": free,
    "strike": strike,
}
