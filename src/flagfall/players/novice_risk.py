"""A sensible beginner at Risk: guards borders, finishes regions, attacks with good odds, uses its cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from flagfall.kit.luck import luck as fresh_luck
from flagfall.kit.luck import plain_roll
from flagfall.kit.odds import wins
from flagfall.players.habits import LEARNED, Habits

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.games.risk.sight import Sight
    from flagfall.players.player import Question

LARGEST = 64  # armies are judged up to this size
GOOD_ODDS = 620  # per thousand: below this a novice does not attack
LUCK = 8  # equals, and those hardly better, are settled by luck
LEADS = ("here", "arrived")


@cache
def odds_book() -> list[list[list[list[int]]]]:
    """`[attack bonus][defence bonus][attackers][defenders]` in thousandths."""
    return [
        [(wins(LARGEST, attack, defence) * 1000).astype(int).tolist() for defence in range(3)] for attack in range(3)
    ]


class RiskNovice:
    """One seat of Risk. It plays by the same habits as in the first release."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random, habits: Habits = LEARNED) -> None:
        self._sight: Sight = rules.sight(seat)
        self._luck = fresh_luck(luck.randrange(1 << 60))

    def hear(self, facts: Sequence[Fact]) -> None:
        self._sight.hear(facts)

    def answer(self, question: Question) -> Decision:
        """The best-looking choice."""
        self._sight.look(question.view)
        thought = Thought(self._sight)
        best, found = float("-inf"), question.choices[0]
        for decision in question.choices:
            worth = thought.judge(*self._sight.deed(decision)) * LUCK + plain_roll(self._luck, LUCK)
            if worth > best:
                best, found = worth, decision
        return found


class Thought:
    """One moment, judged in no particular unit; 0 is neither good nor bad."""

    def __init__(self, sight: Sight) -> None:
        self._sight, self._seat, self._odds = sight, sight.seat, odds_book()
        self.wanted = {sight.card_site[card] for card in sight.hand if sight.cards[card].type == "mission"}
        """Places a mission in hand leads to."""

    def judge(self, do: str, told: tuple[int, ...]) -> int:
        """How good one choice looks."""
        match do:
            case "draw" | "with_leader":
                return 10
            case "plus":
                return 10 if self.leads() else -10
            case "minus":
                return 25
            case "without_leader":
                return 5
            case "roll":
                # Many dice are better than few, and a Leader is there to lead.
                return 10 * (told[0] - 1) + 5 * told[1]
            case "defend":
                return told[0] - 1
            case "take":
                return self.number(told[0])
            case "attack":
                return self.attack(*told) + (500 if self._sight.phase == "naming" else 0)
            case "under_again":
                return self.attack(*self._sight.way)
            case "offer":
                return 20
            case "play":
                return self.card(told[0])
            case "claim":
                return 1000  # missions are claimed at once
            case "discard":
                return self.discard(told[0])
            case "bridge":
                return 1
            case "to":
                return self.goal(told[0])
            case "from":
                return self.start(told[0])
            case "leader":
                return self.leader(told[0])
            case "place":
                return self.place(told[0])
        return 0

    # -- the board -------------------------------------------------------------------------------------------
    def leads(self) -> bool:
        """No other player has a better score now, or the same."""
        sight, own = self._sight, self._sight.score(self._seat)
        return not any(sight.alive[other] and sight.score(other) >= own for other in sight.seats if other != self._seat)

    def threat(self, where: int) -> int:
        """Battalions of others that border a place; the neutral army threatens nobody."""
        sight, seats = self._sight, self._sight.seats
        return sum(
            sight.army[there] for there in sight.near[where] if sight.owner[there] in seats and not self.own(there)
        )

    def own(self, where: int) -> bool:
        return self._sight.owner[where] == self._seat

    def borders_others(self, where: int) -> bool:
        """Somebody else is next door."""
        return not all(self.own(there) for there in self._sight.near[where])

    def place(self, where: int) -> int:
        """Where a battalion helps: in a region soon finished, at a Stronghold, at a threatened border."""
        sight = self._sight
        region = sight.region[where]
        worth = sight.share(self._seat, region) * sight.bonus[region] // 10
        worth += 15 * sight.stronghold[where] + 5 * sight.site[where]
        if sight.phase in ("claim", "occupy"):
            return worth
        if not self.borders_others(where):
            return -100
        if sight.leader[where] != "absent":
            worth += 20
        army = sight.army[where]
        return worth + min(self.threat(where) - army, 20) + min(army, 12)

    def attack(self, source: int, target: int) -> int:
        """Good odds on something worth having; below them, not at all."""
        sight = self._sight
        led = sight.rules.leaders and sight.leader[source] in LEADS
        wall = sight.stronghold[target] + (sight.leader[target] != "absent")
        army, others = min(sight.army[source], LARGEST - 1), min(sight.army[target], LARGEST - 1)
        chance = self._odds[led][wall][army][others]
        if chance < GOOD_ODDS:
            return -1000 + chance
        region, rival = sight.region[target], sight.owner[target]
        worth = chance // 20 + sight.share(self._seat, region) // 4 + 15 * sight.stronghold[target]
        if rival in sight.seats and sight.share(rival, region) == 100:
            worth += 25
        if led and sight.site[target]:
            worth += 60 if target in self.wanted else 20
        return worth if sight.conquered else worth + 20

    def best_attack(self) -> int:
        """The most promising attack on the board."""
        army = self._sight.army
        attacks = [self.attack(a, b) for a, b in self._sight.edges if self.own(a) and not self.own(b) and army[a] > 1]
        return max([-1000, *attacks])

    # -- marching --------------------------------------------------------------------------------------------
    def leader(self, where: int) -> int:
        """Leaders stand with large armies, next to Sites they want."""
        sight = self._sight
        worth = min(sight.army[where], 20)
        for there in sight.near[where]:
            if sight.site[there]:
                worth += 25 if there in self.wanted else 5
        return worth

    def number(self, number: int) -> int:
        """Move everything forward, unless what is left behind faces enemies too."""
        sight = self._sight
        if sight.phase == "convert":
            return number
        if sight.phase == "advance":
            back, front = self.threat(sight.source), self.threat(sight.target)
            share = sight.army[sight.source] * front // max(front + back, 1)
            return -abs(number - max(share, 1)) if back > 0 else number
        # Only the Leader leaves a border.
        return -number if self.borders_others(sight.source) else number

    def start(self, where: int) -> int:
        """Which army marches, which Leader travels, where the way under the mountains begins."""
        sight = self._sight
        army = sight.army[where]
        if sight.phase == "way_from":
            return army
        if sight.phase == "carry_from":
            return -army
        worth = -5
        if army > 1 and not self.borders_others(where):
            worth = 5 + army
        if sight.leader[where] in LEADS and not sight.at_site:
            sites = [there for there, is_one in enumerate(sight.site) if is_one and self.own(there) and there != where]
            worth = max([worth, *(30 if there in self.wanted else 12 for there in sites)])
        return worth

    def goal(self, where: int) -> int:
        """Where a march, a Leader or a tunnel ends."""
        sight = self._sight
        if sight.phase == "way_to":
            return self.attack(sight.source, where)
        if sight.phase == "withdraw":
            return sight.army[where]
        if sight.phase == "carry_to":
            return self.leader(where) + 10 * sight.site[where]
        worth = min(self.threat(where), 30)
        if sight.leader[sight.source] in LEADS and sight.leader[where] == "absent":
            worth += 20 * sight.site[where] + 60 * (where in self.wanted)
        return worth

    # -- cards -----------------------------------------------------------------------------------------------
    def card(self, card: int) -> int:
        """Powers are points, but not thrown away."""
        sight, effect = self._sight, self._sight.cards[card].effect
        if sight.phase == "after_roll" or effect == "force_roll":
            # Who leads lets the Ring go; who does not, holds it, most of all near the end.
            return -5 if self.leads() else 5
        if effect == "help_ring":
            return 5 if self.leads() else -5
        if sight.phase == "defend":
            weak = sight.army[sight.target] < sight.army[sight.source]
            return 50 if weak or sight.most_defence() == 0 else -5
        if sight.phase == "combat":
            return self.best_attack() // 2
        return 15

    def discard(self, card: int) -> int:
        """The cheapest goes first, a mission before a power."""
        chosen, side = self._sight.cards[card], self._sight.side[self._seat]
        return -chosen.points.get(side, 0) - (5 if chosen.type == "power" else 0)
