"""Risk looked back at: who stood how, every attack with its odds as they were, and what the dice gave and took."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.core import SPECTATOR
from flagfall.kit.odds import single
from flagfall.players.planner import Planner
from flagfall.review import walk
from flagfall.review.told import Curve, Fought, Knowing, Review, Spot, Turning
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Fact, Seat
    from flagfall.games.risk.rules import Risk
    from flagfall.review.walk import Step
    from flagfall.speech import Said
    from flagfall.table import Input

MOST_TURNING = 20
SELDOM = 0.35
"""A place that falls though it seldom would, or holds though it seldom would, is a turning point."""
MUCH = 2.5
"""Battalions: dice that gave or took more in one battle are told of."""


def known(rules: Risk, record: Sequence[Input], moment: int) -> tuple[int, list[Knowing]]:
    """All but the cards lies open."""
    return walk.all_open(rules, record, moment)


def review(rules: Risk, record: Sequence[Input]) -> Review:
    """The whole of a game that is over."""
    looking = _Looking(rules)
    for step in walk.walk(rules, record):
        looking.see(step)
    return looking.review()


class _Looking:
    def __init__(self, rules: Risk) -> None:
        self._rules = rules
        self._seats = range(len(rules.seats))
        self._sight = rules.sight(0)
        self._planners = [Planner(rules, seat, Random(1)) for seat in self._seats]
        self._before: Any = None
        self._fights: list[Fought] = []
        self._turning: list[Turning] = []
        self._scores: list[list[Spot]] = [[] for _ in self._seats]
        self._stood: list[list[Spot]] = [[] for _ in self._seats]
        self._luck: list[list[Spot]] = [[Spot(0, 0.0)] for _ in self._seats]
        self._lead: Seat | None = None
        self._defender, self._fresh, self._moment = -1, True, 0

    def see(self, step: Step) -> None:
        self._moment = step.moment
        for fact in step.heard[SPECTATOR]:
            told = getattr(self, f"_{fact.what}", None)
            if told is not None:
                told(step, fact)
        self._before = step.table.view(0)
        if step.table.result is not None:
            self._count(step)

    def review(self) -> Review:
        for fought in self._fights:
            self._judge(fought)
        turning = sorted(self._turning, key=lambda turn: -turn.weight)[:MOST_TURNING]
        return Review(
            self._rules.id,
            self._rules.seats,
            self._moment + 1,
            Curve(Phrase("review-by-planner"), tuple(map(tuple, self._stood)), 0.0, 1.0),
            tuple(sorted(turning, key=lambda turn: turn.moment)),
            tuple(self._fights),
            tuple(map(tuple, self._scores)),
            tuple(map(tuple, self._luck)),
        )

    # -- facts ---------------------------------------------------------------------------------------------
    def _turned(self, step: Step, fact: Fact) -> None:
        self._fresh = True
        self._count(step)

    def _attacked(self, step: Step, fact: Fact) -> None:
        seat, source, target, self._defender, under = fact.told
        places = self._sight.places
        last = self._fights[-1] if self._fights else None
        if not self._fresh and last and (last.source, last.target) == (places[source].id, places[target].id):
            return
        self._fresh = False
        self._sight.look(self._before)
        chance = self._sight.odds(source, target, under=bool(under))
        self._fights.append(Fought(step.moment, seat, places[source].id, places[target].id, chance))

    def _stormed(self, step: Step, fact: Fact) -> None:
        told, fought = self._rules.told(fact), self._fights[-1]
        falls = single(len(told["attack"]), len(told["defence"]), told["plus"], told["wall"]).defender_loses
        gained = told["beaten"] - sum(count * share for count, share in enumerate(falls))
        fought.rolls += 1
        fought.beaten += told["beaten"]
        fought.lost += told["lost"]
        fought.luck += gained
        self._sight.look(step.table.view(0))
        army = {place.id: army for place, army in zip(self._sight.places, self._sight.army, strict=True)}
        fought.spent = army[fought.source] < 2
        for seat, sign in ((fought.seat, 1), (self._defender, -1)):
            if seat in self._seats:
                self._luck[seat].append(Spot(step.moment, self._luck[seat][-1].value + sign * gained))

    def _conquered(self, step: Step, fact: Fact) -> None:
        seat, at, former = fact.told
        fought = self._fights[-1]
        fought.fell, self._fresh = True, True
        self._sight.look(step.table.view(0))
        region = self._sight.region[at]
        bonus = self._sight.bonus[region]
        words: dict[str, Said] = {
            "by": self._seat(seat),
            "region": self._sight.regions[region].name,
            "bonus": bonus,
        }
        places = self._sight.places
        if self._sight.share(seat, region) == 100:
            self._add(step, seat, 30.0 + 4 * bonus, Phrase("review-risk-region", words), places[at].id)
        elif former in self._seats and all(
            owner == former
            for place, (owner, there) in enumerate(zip(self._sight.owner, self._sight.region, strict=True))
            if there == region and place != at
        ):
            words["other"] = self._seat(former)
            self._add(step, seat, 25.0 + 3 * bonus, Phrase("review-risk-broken", words), places[at].id)

    def _leader_lost(self, step: Step, fact: Fact) -> None:
        seat, at = fact.told
        place = self._sight.places[at]
        if seat in self._seats:
            words: dict[str, Said] = {"by": self._seat(seat), "place": place.name}
            self._add(step, seat, 22.0, Phrase("review-risk-leader", words), place.id)

    def _eliminated(self, step: Step, fact: Fact) -> None:
        seat, by = fact.told
        words = {"by": self._seat(by), "other": self._seat(seat)}
        self._add(step, by, 100.0, Phrase("review-risk-eliminated", words))

    def _exchanged(self, step: Step, fact: Fact) -> None:
        seat, number = fact.told
        words: dict[str, Said] = {"by": self._seat(seat), "number": number}
        self._add(step, seat, 2.0 * number, Phrase("review-risk-set", words))

    # -- how it stands ---------------------------------------------------------------------------------------
    def _count(self, step: Step) -> None:
        """Points and strength, once a turn: what each has of everything is shared among all."""
        self._sight.look(step.table.view(0))
        points = [self._sight.score(seat)[0] for seat in self._seats]
        worths = [
            max(0.0, planner.worth(step.table.view(seat))) if self._sight.alive[seat] else 0.0
            for seat, planner in enumerate(self._planners)
        ]
        whole = sum(worths) or 1.0
        for seat in self._seats:
            self._scores[seat].append(Spot(step.moment, points[seat]))
            self._stood[seat].append(Spot(step.moment, worths[seat] / whole))
        lead = max(self._seats, key=lambda seat: points[seat])
        ahead = [seat for seat in self._seats if points[seat] == points[lead]]
        if len(ahead) == 1 and lead != self._lead:
            if self._lead is not None:
                words: dict[str, Said] = {"by": self._seat(lead), "points": points[lead]}
                self._add(step, lead, 20.0, Phrase("review-risk-lead", words))
            self._lead = lead

    def _judge(self, fought: Fought) -> None:
        """An attack that went against its odds, or whose dice did."""
        places = {place.id: place.name for place in self._sight.places}
        words: dict[str, Said] = {
            "by": self._seat(fought.seat), "start": places[fought.source], "place": places[fought.target],
            "percent": round(100 * fought.chance), "luck": f"{abs(fought.luck):.1f}",
        }  # fmt: skip
        at, size = (fought.source, fought.target), min(10, fought.beaten + fought.lost)
        key = ""
        if fought.fell and fought.chance <= SELDOM:
            key, weight = "review-risk-against-odds", (1 - fought.chance) * 4 * size
        elif not fought.fell and fought.chance >= 1 - SELDOM and fought.spent:
            key, weight = "review-risk-failed", fought.chance * 4 * size
        elif abs(fought.luck) >= MUCH:
            key = "review-risk-good-dice" if fought.luck > 0 else "review-risk-bad-dice"
            weight = 6 * abs(fought.luck)
        if key:
            self._turning.append(Turning(fought.moment, fought.seat, Phrase(key, words), at, weight))

    def _add(self, step: Step, seat: Seat, weight: float, phrase: Phrase, *at: str) -> None:
        self._turning.append(Turning(step.moment, seat, phrase, at, weight))

    def _seat(self, seat: Seat) -> Phrase:
        return Phrase(f"risk-colour-{self._rules.seats[seat].lower()}")
