"""What a novice thinks of attacks, dangers and ways forward. All in one coin: what pieces are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from flagfall.players.doom import watch_doom
from flagfall.players.paths import FAR, SQUARES, Field, bits, spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.players.scene import Scene

FAR_POWERS = ("shoot", "convert", "stone")
NEVER = -10_000.0
SURE_WIN = 100_000.0
EARLY, LATE = 60.0, 150.0
"""The turns played when it is first worth a Scout to see the face of a piece that has moved, and of one that has not."""


class Bet(NamedTuple):
    """An attack before it is made."""

    gain: float
    good: float
    bad: float
    flag: float


class Judgement:
    """One moment, judged. Answers are kept, since many pieces look alike."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.sight = scene, scene.sight
        self.armies = scene.armies
        self._bets: dict[tuple[int, Any], Bet] = {}
        self._fields: dict[int, Field] = {}
        gates = bits(self.armies.gates)
        self.near_doom = gates | spread(gates) & self.armies.land
        self._strikers = list(self._find_strikers())
        self.bold = min(60.0, max(0, scene.sight.calm - 30) / 8)
        self._doom = watch_doom(scene) if scene.habits.watches_doom else None
        self._alarm()

    # -- attacks ---------------------------------------------------------------------------------------------
    def bet(self, kind: int, target: int) -> Bet:
        key = (kind, self.scene.key(target))
        bet = self._bets.get(key)
        if bet is None:
            bet = self._bets[key] = self._bet(kind, target)
        return bet

    def _bet(self, kind: int, target: int) -> Bet:
        scene, row = self.scene, self.scene.outcome[kind]
        mine = scene.price[kind]
        trade = 3.0 if scene.ahead() else -3.0
        gain = good = bad = flag = 0.0
        for other, p in scene.guess(target):
            outcome = row[other]
            if outcome == "win":
                gain += p * scene.worth[other]
                good += p
            elif outcome == "lose":
                gain -= p * mine
                bad += p
            elif outcome == "both":
                gain += p * (scene.worth[other] - mine + trade)
            elif outcome == "flag":
                gain += p * scene.worth[other]
                flag += p
            else:
                gain -= p * 4
        return Bet(gain, good + flag, bad, flag)

    def attack(self, kind: int, target: int) -> float:
        """What attacking from wherever is worth, without regard to the way there."""
        scene = self.scene
        bet = self.bet(kind, target)
        if bet.flag > 0.99:
            return SURE_WIN
        if bet.bad > 0.999:
            return NEVER
        score = bet.gain
        if target not in scene.known:
            score += self._news(kind, target) + self.bold
            if self.sight.moved(target) and self.near_doom >> target & 1 and self._hunting(kind):
                score += 25.0
            if not self.sight.moved(target):
                score -= 0.15 * max(0.0, scene.worth[kind] - 30)
        elif bet.good < 0.5:
            score += self.bold - 8.0
        if target in self.alarms:
            score += 60.0 / self.alarms[target] * (1 - bet.bad)
        if self._doom:
            score += self._doom.attack(kind, target)
        return score

    def _news(self, kind: int, target: int) -> float:
        """What it is worth to see a face that nobody has seen yet.

        A Scout is kept until that is worth a Scout: for those who move rather soon, for the others late.
        """
        scene = self.scene
        if not scene.habits.keeps_scouts or self.armies.rank[kind] != "2":
            return 7.0
        return 7.0 * min(1.0, self.sight.ply / (EARLY if self.sight.moved(target) else LATE))

    def cost_of_showing(self, square: int) -> float:
        """What it costs to let the opponent see a face."""
        scene = self.scene
        return 0.0 if self.sight.shown(square) else 0.08 * scene.worth[scene.mine[square]]

    # -- dangers ---------------------------------------------------------------------------------------------
    def danger(self, kind: int, square: int, shown: bool, without: int = -1) -> float:
        """What may be lost by standing somewhere, next to whoever stands beside it."""
        scene, armies = self.scene, self.armies
        worst, worth = 0.0, scene.price[kind]
        for near in armies.beside[square]:
            if near == without or not scene.foe_set >> near & 1:
                continue
            known = scene.known.get(near)
            if known:
                outcome = scene.outcome[known][kind] if armies.mover[known] else "lose"
                if outcome == "win":
                    worst = max(worst, worth * (0.85 if shown else 0.5))
                elif outcome == "both":
                    worst = max(worst, 0.4 * (worth - scene.worth[known]))
                continue
            loss = sum(
                p for other, p in scene.guess(near) if armies.mover[other] and scene.outcome[other][kind] == "win"
            )
            worst = max(worst, loss * worth * (0.3 if self.sight.moved(near) else 0.1))
        for at, reach, falls in self._strikers:
            if at != without and reach >> square & 1 and falls[kind]:
                worst = max(worst, worth * (0.6 if shown else 0.3))
        return worst

    def _find_strikers(self) -> Iterator[tuple[int, int, list[bool]]]:
        """Enemies known to strike from afar: where they stand, what they reach, and whom they fell, tempt or turn to stone."""
        scene, armies = self.scene, self.armies
        for at, kind in scene.known.items():
            for shape in FAR_POWERS:
                if armies.has(kind, shape):
                    yield at, armies.reach(kind, shape, at), self.sight.fells[shape][kind]

    # -- ways ------------------------------------------------------------------------------------------------
    def field(self, kind: int) -> Field:
        """How far a kind is from something worth attacking."""
        field = self._fields.get(kind)
        if field is None:
            field = self._fields[kind] = self._make_field(kind)
        return field

    def _make_field(self, kind: int) -> Field:
        scene, armies = self.scene, self.armies
        if armies.has(kind, "bearer") and self.sight.ring == "borne" and armies.doom >= 0:
            return Field({0: 1 << armies.doom, 1: bits(armies.gates) & scene.ways}, scene.ways)
        goals: dict[int, int] = {}
        if self._hunting(kind):
            goals[4] = self.near_doom & scene.ways
        if self._doom:
            goals.update(self._doom.goals(kind))
        for foe in scene.foes:
            worth = self.attack(kind, foe)
            if worth > 0:
                start = max(0, 10 - int(worth / 5))
                goals[start] = goals.get(start, 0) | 1 << foe
        return Field(goals, scene.ways)

    def _hunting(self, kind: int) -> bool:
        """Whoever can see the Ringbearer waits for him before Mount Doom, as long as he carries the Ring."""
        return self.sight.ring == "borne" and self.armies.doom >= 0 and kind in self.armies.hunters

    def advance(self, kind: int, start: int, end: int) -> float:
        """Steps won towards the nearest goal."""
        field = self.field(kind)
        there = field.steps(end)
        if there == FAR:
            return 0.0
        won = min(10, field.steps(start) - there)
        if self.armies.has(kind, "bearer") and self.sight.ring == "borne":
            return 5.0 * won
        return (2.0 + self._doom.haste(kind)) * won if self._doom else 2.0 * won

    # -- the Flag --------------------------------------------------------------------------------------------
    def _alarm(self) -> None:
        """Enemies that could soon be at one's own Flag, and how many steps they need."""
        scene, armies = self.scene, self.armies
        self.alarms: dict[int, int] = {}
        self.walls = self.screens = 0
        if not scene.flags:
            return
        flags = bits(scene.flags)
        open_ways = armies.land & ~bits(scene.men)
        field = Field({0: flags}, open_ways)
        for foe in scene.foes:
            known = scene.known.get(foe)
            if not (armies.mover[known] if known else self.sight.moved(foe)):
                continue
            steps = field.steps(foe)
            if steps <= 4:
                self.alarms[foe] = max(1, steps)
        self.walls = spread(flags) & armies.land
        for flag in scene.flags:
            for direction in (1, -1, 10, -10):
                self._look_along(flag, direction, open_ways)

    def _look_along(self, flag: int, direction: int, open_ways: int) -> None:
        """A Scout, or what may be one, with nothing between it and the Flag."""
        scene, armies = self.scene, self.armies
        square, between = flag, 0
        while True:
            last, square = square, square + direction
            if not 0 <= square < SQUARES or (direction in (1, -1) and square // 10 != last // 10):
                return
            if not open_ways >> square & 1:
                return
            if scene.foe_set >> square & 1:
                break
            between |= 1 << square
        if square not in scene.known and not self.sight.moved(square):
            return
        rides = sum(p for kind, p in scene.guess(square) if armies.has(kind, "ride"))
        if between and rides > 0.15:
            self.alarms[square] = 1 if rides > 0.5 else min(self.alarms.get(square, 3), 3)
            self.screens |= between

    def guard(self, kind: int, start: int, end: int) -> float:
        """Closing the way to the Flag or to Mount Doom, or leaving it open; `start` is -1 for who comes onto the board."""
        if self._doom:
            return self._doom.guard(kind, start, end) + self._guard_flag(start, end)
        return self._guard_flag(start, end)

    def _guard_flag(self, start: int, end: int) -> float:
        leaves = self.walls >> start & 1 if start >= 0 else 0
        closes = self.walls >> end & 1
        if not self.alarms:
            return -2.0 * leaves
        urgent = 30.0 / min(self.alarms.values())
        if self.screens:
            closes = max(closes, self.screens >> end & 1)
        return urgent * (closes - leaves)
