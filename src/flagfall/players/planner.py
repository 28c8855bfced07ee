"""Plays Risk by whole turns: where new battalions go, which chain of attacks they begin, and where to stop."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from flagfall.catalog import box_of
from flagfall.players import planner_search as search
from flagfall.players.novice_risk import LEADS, Thought
from flagfall.players.planner_odds import odds_book
from flagfall.players.planner_weights import weights_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Deed, Fact, Rules, Seat
    from flagfall.games.risk.sight import Sight
    from flagfall.players.player import Question

    Deeds: TypeAlias = dict[Decision, Deed]

WILD = "wild"
PLACING = ("reinforce", "reward", "bonus", "claim", "occupy", "muster")
AT_ATTACK = ("gain_source", "convert", "cancel_stronghold", "sails")
"""Cards that make an attack easier."""
A_SECOND = 200_000
"""Positions it looks at in a second, at least: with less time it looks at fewer."""
SITE, MISSION = 3.0, 8.0
"""What an Adventure card and a mission are worth, in battalions."""


class Planner:
    """Plans whole turns of Risk: reinforcements, a chain of attacks, where to stop, what to guard."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        seat: Seat,
        luck: Random,
        *,
        nodes: int = 6000,
        depth: int = 8,
        slip: float = 0.0,
        weights: str = "",
    ) -> None:
        self._sight: Sight = rules.sight(seat)
        self._seat, self._luck, self._slip = seat, luck, slip
        self._most, self._depth = nodes, min(depth, search.DEEPEST)
        self._weights = weights_of(box_of(rules.id), weights)
        self._orders: list[int] = []
        self._march: tuple[int, int, int, bool] | None = None
        self._plan: dict[str, Any] = {}
        self._mustered: tuple[Any, ...] | None = None
        self._looked = False
        """Whether it has looked at what it was asked last."""
        sight = self._sight
        places = len(sight.places)
        self._near = np.full((places, search.NEIGHBOURS), -1, np.int64)
        for where, others in enumerate(sight.near):
            self._near[where, : len(others)] = others
        self._bonus = np.array(sight.bonus, np.float64)
        self._odds = odds_book()

    @staticmethod
    def plays(family: str) -> bool:
        return family == "risk"

    def hear(self, facts: Sequence[Fact]) -> None:
        self._sight.hear(facts)

    @property
    def info(self) -> dict[str, Any]:
        """What it thinks: the position's `value` to it, the attack it means to make (`from`, `to`: places), and of the whole chain
        how likely it succeeds (`odds`) and how many places it takes (`length`); the best chain of every army (`lines`, best first),
        what it is worth to stop (`stop`), and how likely it thinks each border falls before its next turn (`fears`).
        Where it has placed new battalions, `lines` begin with these. Empty where there was nothing to think about."""
        if self._mustered is not None:
            known, self._mustered = self._mustered, None
            out, lines = np.zeros(5), np.full((len(self._sight.places), search.LINE), -1.0)
            search.attacks(*known, self._nodes, self._depth, out, lines)
            self._plan |= {"lines": self._lines(lines), "stop": float(out[4]), "fears": self._fears(known)}
        elif self._looked and not self._plan:
            known = self._board()
            self._plan = {"value": float(search.look(*known)), "fears": self._fears(known)}
        return dict(self._plan)

    def worth(self, view: Any) -> float:
        """What a position is worth to this seat as it stands: about its share of all strength, and of a lead near the end."""
        self._sight.look(view)
        self._thought = Thought(self._sight)
        return float(search.look(*self._board()))

    # -- a question -------------------------------------------------------------------------------------------
    def answer(self, question: Question) -> Decision:
        choices = question.choices
        if len(choices) == 1:
            self._forget()
            return choices[0]
        if self._slip and self._luck.random() < self._slip:
            self._forget()
            self._orders, self._march = [], None
            return choices[self._luck.randrange(len(choices))]
        sight = self._sight
        sight.look(question.view)
        self._looked = True
        self._nodes = min(self._most, int(question.seconds * A_SECOND))
        self._thought = Thought(sight)
        deeds = {decision: sight.deed(decision) for decision in choices}
        if sight.phase not in PLACING:
            self._plan, self._mustered = {}, None
        match sight.phase:
            case phase if phase in PLACING:
                return self._place(deeds)
            case "combat" | "naming":
                return self._fight(deeds)
            case "advance":
                return self._advance(deeds)
            case "redeploy" | "march_to" | "march_count" | "march_leader":
                return self._redeploy(deeds)
            case "start" | "trade":
                return self._start(deeds)
        return self._plain(deeds)

    def _forget(self) -> None:
        """What was planned before is not about this question."""
        self._plan, self._mustered, self._looked = {}, None, False

    def _plain(self, deeds: Deeds) -> Decision:
        """What a novice would do: small things."""
        ranked = sorted(deeds, key=lambda decision: (self._thought.judge(*deeds[decision]), self._luck.random()))
        return ranked[-1]

    # -- the board in numbers ---------------------------------------------------------------------------------
    def _board(self) -> tuple[Any, ...]:
        sight = self._sight
        there = len(sight.places)
        board, land = np.zeros((3, there), np.int64), np.zeros((4, there), np.int64)
        board[0], board[1] = sight.owner, sight.army
        board[2] = [state != "absent" for state in sight.leader]
        land[0], land[1], land[2] = sight.region, sight.stronghold, sight.snowed_in
        land[3] = [site + (where in self._thought.wanted) for where, site in enumerate(sight.site)]
        scene = np.zeros(search.SCENE)
        players = len(sight.seats)
        scene[search.ME], scene[search.PLAYERS] = self._seat, players
        scene[search.TURNS] = self._turns() if sight.rules.ring else 2.0 * players
        scene[search.RING] = sight.rules.ring
        scene[search.EXPOSED], scene[search.DRAWN] = self._goes_on(), sight.at_site
        scene[search.CONQUERED] = sight.conquered and sight.turn == self._seat
        scene[search.PER_PLACE], scene[search.FEWEST] = (
            sight.rules.territories_per_battalion,
            sight.rules.fewest_reinforcements,
        )
        scene[search.STRONG] = sight.rules.points_per_stronghold if sight.rules.strongholds else 0
        scene[search.POINTS : search.POINTS + players] = sight.points[:players]
        scene[search.CARDS : search.CARDS + players] = sight.held[:players]
        return board, land, self._near, self._odds, self._bonus, scene, self._weights

    def _turns(self) -> float:
        """How many more turns there will be after this one, all seats together, as far as one can tell."""
        return max(0.0, sum(2.0 if rolls else 1.0 for rolls in self._sight.road[self._sight.ring :]) - 1.0)

    def _goes_on(self) -> float:
        """How likely somebody has a turn after this one."""
        road, ring = self._sight.road, self._sight.ring
        return 1.0 if not road or ring < len(road) - 1 else 0.5 * road[-1]

    # -- battalions -------------------------------------------------------------------------------------------
    def _place(self, deeds: Deeds) -> Decision:
        sight = self._sight
        if sight.phase in ("claim", "occupy"):
            self._plan, self._mustered = {}, None
            return self._plain(deeds)
        by_place = {told[0]: decision for decision, (_, told) in deeds.items()}
        if not self._orders or self._orders[-1] not in by_place or len(self._orders) != sight.pool:
            self._orders = self._muster(set(by_place))
        return by_place[self._orders.pop()]

    def _muster(self, allowed: set[int]) -> list[int]:
        """Places for all battalions that wait, last first."""
        sight, known = self._sight, self._board()
        mask = np.array([where in allowed for where in range(len(sight.places))], np.int64)
        given = np.zeros(len(sight.places), np.int64)
        pool = max(1, sight.pool if sight.phase != "muster" else 1)
        nodes = self._nodes if sight.phase == "reinforce" else 0
        value = search.muster(*known, pool, mask, nodes, self._depth, given)
        if not given.sum():
            given[self._luck.choice(sorted(allowed))] = pool
        self._plan = {"value": value}
        if nodes:
            known[0][1] += given
            self._mustered = known
        return [where for where, number in enumerate(given.tolist()) for _ in range(number)]

    # -- attacks ----------------------------------------------------------------------------------------------
    def _fight(self, deeds: Deeds) -> Decision:
        """Missions at once, cards that help, then the best chain's first attack, or no more."""
        sight, self._orders, self._march = self._sight, [], None
        out = np.zeros(5)
        known = self._board()
        lines = np.full((len(sight.places), search.LINE), -1.0)
        value = search.attacks(*known, self._nodes, self._depth, out, lines)
        source, target = int(out[0]), int(out[1])
        self._plan = {"value": value, "from": source, "to": target, "odds": float(out[2]), "length": int(out[3])}
        self._plan |= {"lines": self._lines(lines), "stop": float(out[4]), "fears": self._fears(known)}
        wanted = None
        for decision, (do, told) in deeds.items():
            if do == "claim":
                return decision
            if do == "attack" and told == (source, target):
                wanted = decision
            if do == "under_again" and self._thought.attack(*sight.way) > 0:
                return decision
        late = sight.rules.ring and self._turns() < 2 * len(sight.seats)
        for decision, (do, told) in deeds.items():
            if do == "play" and (wanted is not None or late):
                effect = sight.cards[told[0]].effect
                if effect == "across_range" and self._thought.judge(do, told) > 0:
                    return decision
                if effect in AT_ATTACK and (effect != "cancel_stronghold" or late or sight.stronghold[target]):
                    return decision
        if wanted is not None:
            return wanted
        stops = [decision for decision, (do, _) in deeds.items() if do == "pass"]
        return stops[0] if stops else self._plain(deeds)

    def _lines(self, rows: Any) -> list[dict[str, Any]]:
        """Chains by name, best first."""
        places = self._sight.places
        best = sorted((row for row in rows.tolist() if row[0] >= 0), key=lambda row: -row[1])
        return [
            {
                "places": [places[int(where)].id for where in (row[0], *row[4 : 4 + int(row[3])])],
                "value": row[1],
                "odds": row[2],
            }
            for row in best
        ]

    def _fears(self, known: tuple[Any, ...]) -> dict[str, float]:
        """Borders by name, the weakest first."""
        out = np.zeros(len(self._sight.places))
        search.fears(*known, out)
        found = {self._sight.places[where].id: danger for where, danger in enumerate(out.tolist()) if danger > 0.0}
        return dict(sorted(found.items(), key=lambda one: -one[1]))

    def _advance(self, deeds: Deeds) -> Decision:
        """As many as the rest of the turn is best with."""
        sight = self._sight
        known = self._board()
        board = known[0]
        numbers = {told[0]: decision for decision, (_, told) in deeds.items()}
        least, most = min(numbers), max(numbers)
        tried = sorted({least, most, *(least + (most - least) * part // 4 for part in (1, 2, 3))})
        source, target = sight.source, sight.target
        known[5][search.CONQUERED] = 1
        board[0, target] = self._seat
        there = 0 if sight.owner[target] != self._seat else int(board[1, target])
        army, out, lines = int(board[1, source]), np.zeros(5), np.zeros((len(sight.places), search.LINE))
        leads, board[2, source] = board[2, source], 0
        board[2, target] = leads
        best, found = float("-inf"), most
        for number in tried:
            board[1, source], board[1, target] = army - number, there + number
            value = search.attacks(*known, self._nodes // 3, self._depth, out, lines)
            if value > best + 1e-9:
                best, found = value, number
        return numbers[found]

    # -- the march --------------------------------------------------------------------------------------------
    def _redeploy(self, deeds: Deeds) -> Decision:
        sight = self._sight
        for decision, (do, _) in deeds.items():
            if do in ("claim", "play"):
                return decision
        if sight.phase == "redeploy":
            self._march = self._best_march({told[0] for do, told in deeds.values() if do == "from"})
        if self._march is None:
            stops = [decision for decision, (do, _) in deeds.items() if do == "pass"]
            return stops[0] if stops else self._plain(deeds)
        source, target, number, led = self._march
        words = ("from", "to", "take", "with_leader" if led else "without_leader")
        wanted = {"from": (source,), "to": (target,), "take": (number,)}
        for decision, (do, told) in deeds.items():
            if do in words and told == wanted.get(do, ()):
                return decision
        return self._plain(deeds)

    def _best_march(self, sources: set[int]) -> tuple[int, int, int, bool] | None:
        """The march after which the position is worth most; a Leader who reaches a Site draws a card."""
        sight, known = self._sight, self._board()
        board = known[0]
        stays = best = search.look(*known)
        tall = int(np.argmax(np.where(board[0] == self._seat, board[1], 0)))
        board[1, tall] += 1
        unit = max(search.look(*known) - stays, 1e-4)
        board[1, tall] -= 1
        found = None
        wanted = self._thought.wanted
        for source in sorted(sources):
            army = int(board[1, source])
            leads = sight.leader[source] in LEADS
            for target in self._reached(source):
                numbers = {army - 1, (army - 1) // 2} - {0}
                lone = leads and sight.site[target] and sight.leader[target] == "absent"
                gain = 0.0
                if lone:
                    gain = (MISSION if target in wanted else 0.0) + (0.0 if sight.at_site else SITE)
                    numbers |= {0}
                for number in sorted(numbers):
                    takes = bool(lone)
                    board[1, source], board[1, target] = army - number, board[1, target] + number
                    if takes:
                        board[2, source], board[2, target] = 0, 1
                    value = search.look(*known) + unit * gain
                    board[1, source], board[1, target] = army, board[1, target] - number
                    if takes:
                        board[2, source], board[2, target] = 1, 0
                    if value > best + unit * 0.05:
                        best, found = value, (source, target, number, takes)
        return found

    def _reached(self, source: int) -> list[int]:
        """Own places a march from here gets to, as far as one sees."""
        sight = self._sight
        seen, waiting = {source}, [source]
        while waiting:
            for there in sight.near[waiting.pop()]:
                if sight.owner[there] == self._seat and there not in seen:
                    seen.add(there)
                    if not sight.rules.redeploy_adjacent:
                        waiting.append(there)
        return sorted(seen - {source})

    # -- sets -------------------------------------------------------------------------------------------------
    def _start(self, deeds: Deeds) -> Decision:
        """Cards of the turn's start are points; the best set is exchanged unless it is worth waiting for a better one."""
        sight = self._sight
        for decision, (do, told) in deeds.items():
            if do == "play" and self._thought.judge(do, told) > 0:
                return decision
        offers = {told[0]: decision for decision, (do, told) in deeds.items() if do == "offer"}
        stops = [decision for decision, (do, _) in deeds.items() if do == "pass"]
        if not offers:
            return stops[0] if stops else self._plain(deeds)
        worth, cards = self._best_set()
        if cards is None:
            return self._plain(deeds)
        patient = stops and worth <= sight.rules.set_infantry and sum(sight.lands.values()) < 4
        card = cards[len(sight.laid)]
        if patient or card not in offers:
            return stops[0] if stops else self._plain(deeds)
        return offers[card]

    def _best_set(self) -> tuple[int, tuple[int, ...] | None]:
        """The best set in hand, in the order it is laid down; what lies already is part of it."""
        sight = self._sight
        hand = [card for card, number in sight.lands.items() for _ in range(number)]
        best, found = -1, None
        need = 3 - len(sight.laid)
        for chosen in combinations(sorted(hand), need):
            cards = (*sight.laid, *chosen)
            if list(cards) != sorted(cards):
                continue
            worth = self._set_worth(cards)
            if worth > best and worth > 0:
                best, found = worth, cards
        return best, found

    def _set_worth(self, cards: tuple[int, ...]) -> int:
        sight, rules = self._sight, self._sight.rules
        symbols = [sight.symbol[card] if card < len(sight.symbol) else WILD for card in cards]
        plain = [symbol for symbol in symbols if symbol != WILD]
        alike = {"infantry": rules.set_infantry, "cavalry": rules.set_cavalry, "creature": rules.set_creature}
        worth = 0
        if len(set(plain)) <= 1:
            worth = alike[plain[0]] if plain else rules.set_creature
        if len(set(plain)) == len(plain):
            worth = max(worth, rules.set_mixed)
        own = any(card < len(sight.owner) and sight.owner[card] == self._seat for card in cards)
        return worth and worth + (rules.matching_bonus if own else 0)
