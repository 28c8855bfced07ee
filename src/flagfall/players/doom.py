"""Destroy the Ring as a novice sees it, from both sides of Mount Doom, as long as the Ring is borne.

Only three of Evil can see the Ringbearer; the others still stand in his way, since he cannot pass whom he cannot
capture. So Evil closes the gates with anybody who holds them, and those who can see him strike at whoever comes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.players.paths import FAR, Field, bits

if TYPE_CHECKING:
    from flagfall.players.scene import Scene

CLOSED_FOR = (90.0, 60.0, 40.0, 20.0, 10.0)
"""What a closed gate is worth, by the steps the nearest who may be the Ringbearer has to go to it; further off, the last."""


class Watch:
    """Evil's side: who may be the Ringbearer, and how near he is to a gate nobody holds."""

    def __init__(self, scene: Scene) -> None:
        armies = scene.armies
        self._armies = armies
        self._known = [s for s, kind in scene.known.items() if armies.has(kind, "bearer")]
        self._suspects = self._known or [s for s in scene.foes if s not in scene.known and self._may_bear(scene, s)]
        men = [s for s in scene.men if scene.mine[s] in armies.holders]
        ways = armies.land & ~bits(men)
        self._price: dict[int, float] = {}
        self._open = [gate for gate in armies.gates if gate not in men]
        self._steps: dict[int, int] = {}
        for gate in armies.gates:
            field = Field({0: 1 << gate}, ways | 1 << gate)
            near = FAR
            for suspect in self._suspects:
                steps = field.steps(suspect)
                near = min(near, steps)
                self._steps[suspect] = min(self._steps.get(suspect, FAR), FAR if gate in men else steps)
            self._price[gate] = CLOSED_FOR[min(near, len(CLOSED_FOR) - 1)] * (3.0 if self._known else 1.0)

    def _may_bear(self, scene: Scene, square: int) -> bool:
        return any(self._armies.has(kind, "bearer") for kind, _ in scene.guess(square))

    def attack(self, kind: int, target: int) -> float:
        """What more an attack is worth because of who may be there."""
        if target not in self._steps or kind not in self._armies.hunters:
            return 0.0
        steps = self._steps[target]
        if target in self._known:
            return 200.0
        return 150.0 if steps == 0 else 25.0 if steps <= 2 else 0.0

    def goals(self, kind: int) -> dict[int, int]:
        """The gates to be closed, the sooner the nearer somebody is."""
        if kind not in self._armies.holders:
            return {}
        goals: dict[int, int] = {}
        for gate in self._open:
            steps = max(0, 8 - int(self._price[gate] / 8))
            goals[steps] = goals.get(steps, 0) | 1 << gate
        return goals

    def haste(self, kind: int) -> float:
        """What a step towards them is worth besides."""
        price = max((self._price[gate] for gate in self._open), default=0.0)
        return price / 20 if kind in self._armies.holders else 0.0

    def guard(self, kind: int, start: int, end: int) -> float:
        """Closing a gate, or leaving it open. Who cannot stop the Ringbearer closes nothing."""
        if kind not in self._armies.holders:
            return 0.0
        return self._price.get(end, 0.0) - self._price.get(start, 0.0)


class Errand:
    """Good's side: the gates are for the Ringbearer, and whoever stands in them has to go."""

    def __init__(self, scene: Scene) -> None:
        self._armies = scene.armies

    def attack(self, kind: int, target: int) -> float:
        """The Ringbearer strikes nobody, the others those in the gates."""
        if self._armies.has(kind, "bearer"):
            return -30.0
        return 12.0 if target in self._armies.gates else 0.0

    def goals(self, kind: int) -> dict[int, int]:
        return {}

    def haste(self, kind: int) -> float:
        return 0.0

    def guard(self, kind: int, start: int, end: int) -> float:
        """Nobody stands in the Ringbearer's way."""
        if self._armies.has(kind, "bearer"):
            return 0.0
        return 6.0 * (start in self._armies.gates) - 6.0 * (end in self._armies.gates)


def watch_doom(scene: Scene) -> Watch | Errand | None:
    """The side this seat is on; None where no Ring is borne."""
    armies = scene.armies
    if armies.doom < 0 or scene.sight.ring != "borne":
        return None
    return Errand(scene) if any(armies.has(kind, "bearer") for kind in set(scene.mine)) else Watch(scene)
