"""What a novice thinks of attacks, dangers and ways forward. All in one coin: what pieces are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from flagfall.games.stratego.kernel import code
from flagfall.players.paths import FAR, Field, bits, spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.players.scene import Scene

FAR_POWERS = (code.SHOOT, code.CONVERT, code.STONE)
NEVER = -10_000.0
SURE_WIN = 100_000.0


class Bet(NamedTuple):
    """An attack before it is made."""

    gain: float
    good: float
    bad: float
    flag: float


class Judgement:
    """One moment, judged. Answers are kept, since many pieces look alike."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.armies = scene.armies
        self._bets: dict[tuple[int, Any], Bet] = {}
        self._fields: dict[int, Field] = {}
        self._strikers = list(self._find_strikers())
        self.bold = min(60.0, max(0, scene.calm - 30) / 8)
        self._alarm()

    # -- attacks ---------------------------------------------------------------------------------------------
    def bet(self, kind: int, target: int) -> Bet:
        key = (kind, self.scene.key(target))
        bet = self._bets.get(key)
        if bet is None:
            bet = self._bets[key] = self._bet(kind, target)
        return bet

    def _bet(self, kind: int, target: int) -> Bet:
        scene, row = self.scene, self.scene.clash[kind]
        mine = scene.price[kind]
        trade = 3.0 if scene.ahead() else -3.0
        gain = good = bad = flag = 0.0
        for other, p in scene.guess(target):
            outcome = row[other]
            if outcome == code.WIN:
                gain += p * scene.worth[other]
                good += p
            elif outcome == code.LOSE:
                gain -= p * mine
                bad += p
            elif outcome == code.BOTH:
                gain += p * (scene.worth[other] - mine + trade)
            elif outcome == code.TAKE_FLAG:
                gain += p * scene.worth[other]
                flag += p
            else:
                gain -= p * 4
        return Bet(gain, good + flag, bad, flag)

    def attack(self, kind: int, target: int) -> float:
        """What attacking from wherever is worth, without regard to the way there."""
        scene, armies = self.scene, self.armies
        bet = self.bet(kind, target)
        if bet.flag > 0.99:
            return SURE_WIN
        if bet.bad > 0.999:
            return NEVER
        score = bet.gain
        if target not in scene.known:
            score += 7.0 + self.bold
            if scene.moved(target) and armies.near_doom >> target & 1 and self._hunting(kind):
                score += 25.0
            if not scene.moved(target):
                score -= 0.15 * max(0.0, scene.worth[kind] - 30)
        elif bet.good < 0.5:
            score += self.bold - 8.0
        if target in self.alarms:
            score += 60.0 / self.alarms[target] * (1 - bet.bad)
        return score

    def cost_of_showing(self, square: int) -> float:
        """What it costs to let the opponent see a face."""
        scene = self.scene
        return 0.0 if scene.shown(square) else 0.08 * scene.worth[scene.mine[square]]

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
                outcome = scene.clash[known][kind] if armies.mover[known] else code.LOSE
                if outcome == code.WIN:
                    worst = max(worst, worth * (0.85 if shown else 0.5))
                elif outcome == code.BOTH:
                    worst = max(worst, 0.4 * (worth - scene.worth[known]))
                continue
            loss = sum(
                p for other, p in scene.guess(near) if armies.mover[other] and scene.clash[other][kind] == code.WIN
            )
            worst = max(worst, loss * worth * (0.3 if scene.moved(near) else 0.1))
        for at, reach, falls in self._strikers:
            if at != without and reach >> square & 1 and falls[kind] & code.TARGET_FALLS:
                worst = max(worst, worth * (0.6 if shown else 0.3))
        return worst

    def _find_strikers(self) -> Iterator[tuple[int, int, list[int]]]:
        """Enemies known to strike from afar: where they stand, what they reach, and whom they fell, tempt or turn to stone."""
        scene, armies = self.scene, self.armies
        for at, kind in scene.known.items():
            for shape in FAR_POWERS:
                if armies.has(kind, shape):
                    low, high = armies.reach[armies.power[shape][kind]][at]
                    yield at, low | high << 50, scene.hit[shape][kind]

    # -- ways ------------------------------------------------------------------------------------------------
    def field(self, kind: int) -> Field:
        """How far a kind is from something worth attacking."""
        field = self._fields.get(kind)
        if field is None:
            field = self._fields[kind] = self._make_field(kind)
        return field

    def _make_field(self, kind: int) -> Field:
        scene, armies = self.scene, self.armies
        if armies.has(kind, code.BEARER) and scene.ring == code.BORNE and armies.doom >= 0:
            return Field({0: 1 << armies.doom, 1: armies.gates & scene.ways}, scene.ways)
        goals: dict[int, int] = {}
        if self._hunting(kind):
            goals[4] = armies.near_doom & scene.ways
        for foe in scene.foes:
            worth = self.attack(kind, foe)
            if worth > 0:
                start = max(0, 10 - int(worth / 5))
                goals[start] = goals.get(start, 0) | 1 << foe
        return Field(goals, scene.ways)

    def _hunting(self, kind: int) -> bool:
        """Whoever can see the Ringbearer waits for him before Mount Doom, as long as he carries the Ring."""
        return self.scene.ring == code.BORNE and self.armies.doom >= 0 and self.armies.hunts(kind)

    def advance(self, kind: int, start: int, end: int) -> float:
        """Steps won towards the nearest goal."""
        field = self.field(kind)
        there = field.steps(end)
        if there == FAR:
            return 0.0
        won = min(10, field.steps(start) - there)
        if self.armies.has(kind, code.BEARER) and self.scene.ring == code.BORNE:
            return 5.0 * won
        return 2.0 * won

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
            if not (armies.mover[known] if known else scene.moved(foe)):
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
            if not 0 <= square < code.SQUARES or (direction in (1, -1) and square // 10 != last // 10):
                return
            if not open_ways >> square & 1:
                return
            if scene.foe_set >> square & 1:
                break
            between |= 1 << square
        if square not in scene.known and not scene.moved(square):
            return
        rides = sum(p for kind, p in scene.guess(square) if armies.has(kind, code.RIDERS))
        if between and rides > 0.15:
            self.alarms[square] = 1 if rides > 0.5 else min(self.alarms.get(square, 3), 3)
            self.screens |= between

    def guard(self, start: int, end: int) -> float:
        """Closing the way to the Flag, or leaving it open."""
        leaves = self.walls >> start & 1 if start >= 0 else 0
        closes = self.walls >> end & 1
        if not self.alarms:
            return -2.0 * leaves
        urgent = 30.0 / min(self.alarms.values())
        if self.screens:
            closes = max(closes, self.screens >> end & 1)
        return urgent * (closes - leaves)
