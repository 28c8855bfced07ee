"""A sensible beginner at Risk: guards borders, finishes regions, attacks with good odds, uses its cards.

It looks at a view and nothing else. The thinking is compiled like the rules, so that it answers at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import Decision
from flagfall.games.risk.kernel import words as w
from flagfall.games.risk.kernel.battle import most_defence
from flagfall.games.risk.kernel.choices import choices_of
from flagfall.games.risk.kernel.score import ahead
from flagfall.games.risk.kernel.words import ABSENT, HAND, NEUTRAL, PLACES, TALES
from flagfall.kit.jit import door, rule
from flagfall.kit.luck import luck as fresh_luck
from flagfall.kit.luck import roll
from flagfall.kit.odds import wins

if TYPE_CHECKING:
    from random import Random

    from flagfall.core import Choices, Heard, Rules, Seat

LARGEST = 64  # armies are judged up to this size
GOOD_ODDS = 620  # per thousand: below this a novice does not attack


def odds_book() -> Any:
    """`[attack bonus, defence bonus, attackers, defenders]` in thousandths."""
    book = np.zeros((3, 3, LARGEST, LARGEST), np.int32)
    for attack in range(3):
        for defence in range(3):
            book[attack, defence] = (wins(LARGEST, attack, defence) * 1000).astype(np.int32)
    return book


class RiskNovice:
    """One seat of Risk."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None:
        self._tables = rules.book.tables  # type: ignore[attr-defined]
        self._odds = odds_book()
        self._luck = fresh_luck(luck.randrange(1 << 60))
        self._out = np.zeros(w.DECISIONS, np.int32)
        self._seat = seat

    def decide(self, heard: Heard, view: Any, choices: Choices, seconds: float) -> Decision:
        chosen = think(view.record, 0, self._tables, self._odds, self._luck, self._out)
        return Decision(chosen) if chosen in choices else choices[0]


@door
def think(fields: Any, index: int, books: Any, odds: Any, luck: Any, out: Any) -> int:
    """The best-looking choice; equals are settled by luck."""
    seen = fields[index]
    book = books[0]
    seat = int(seen.now[w.ASKED])
    n = choices_of(seen, book, out)
    best = int(out[0])
    worth = -1_000_000
    for k in range(n):
        decision = int(out[k])
        value = judge(seen, book, odds, seat, decision) * 8 + roll(luck, 8)
        if value > worth:
            worth = value
            best = decision
    return best


@rule
def judge(seen: Any, book: Any, odds: Any, seat: int, decision: int) -> int:
    """How good one choice looks, in no particular unit; 0 is neither good nor bad."""
    phase = int(seen.now[w.PHASE])
    if decision == w.PASS:
        return 0
    if decision == w.DRAW or decision == w.LEAD:
        return 10
    if decision == w.PLUS:
        return 10 if leads(seen, book, seat) else -10
    if decision < w.DEFEND:
        # Many dice are better than few, and a Leader is there to lead.
        return 10 * ((decision - w.ROLL) % 3) + (5 if decision < w.HOLD else 0)
    if decision < w.UNDERWAY:
        return decision - w.DEFEND
    if decision >= w.NUMBER:
        return judge_number(seen, book, seat, phase, decision - w.NUMBER)
    if decision >= w.ATTACK:
        edge = decision - w.ATTACK
        value = attack_worth(seen, book, odds, seat, int(book.edge_from[edge]), int(book.edge_to[edge]))
        return value + 500 if phase == w.P_NAMING else value
    if decision >= w.OFFER:
        return 20
    if decision >= w.PLAY:
        return judge_card(seen, book, odds, seat, phase, decision)
    if decision >= w.BRIDGE:
        return 1
    if decision >= w.TO:
        return judge_goal(seen, book, odds, seat, phase, decision - w.TO)
    if decision >= w.FROM:
        return judge_start(seen, book, seat, phase, decision - w.FROM)
    if decision >= w.LEADER:
        return leader_worth(seen, book, seat, decision - w.LEADER)
    if decision >= w.PLACE:
        return place_worth(seen, book, seat, phase, decision - w.PLACE)
    source = int(seen.now[w.WAY_FROM]) - 1
    return attack_worth(seen, book, odds, seat, source, int(seen.now[w.WAY_TO]) - 1)


@rule
def leads(seen: Any, book: Any, seat: int) -> bool:
    """No other player has a better score now."""
    for other in range(int(book.players)):
        if other != seat and int(seen.alive[other]) == 1 and ahead(seen, book, other, seat) >= 0:
            return False
    return True


@rule
def threat(seen: Any, book: Any, seat: int, where: int) -> int:
    """Battalions of others that border a place; the neutral army threatens nobody."""
    near = 0
    for index in range(8):
        there = int(book.near[where, index])
        if there < 0:
            break
        owner = int(seen.owner[there])
        if owner != seat and owner != NEUTRAL and owner >= 0:
            near += int(seen.army[there])
    return near


@rule
def borders_others(seen: Any, book: Any, seat: int, where: int) -> bool:
    """Somebody else is next door."""
    for index in range(8):
        there = int(book.near[where, index])
        if there < 0:
            break
        if int(seen.owner[there]) != seat:
            return True
    return False


@rule
def region_hold(seen: Any, book: Any, seat: int, region: int) -> int:
    """How much of a region a seat holds, in hundredths."""
    size = 0
    held = 0
    for where in range(PLACES):
        if int(book.region[where]) == region:
            size += 1
            if int(seen.owner[where]) == seat:
                held += 1
    return held * 100 // size


@rule
def place_worth(seen: Any, book: Any, seat: int, phase: int, where: int) -> int:
    """Where a battalion helps: in a region soon finished, at a Stronghold, at a threatened border."""
    region = int(book.region[where])
    worth = region_hold(seen, book, seat, region) * int(book.region_bonus[region]) // 10
    worth += 15 * int(book.stronghold[where]) + 5 * int(book.site[where])
    if phase == w.P_CLAIM or phase == w.P_OCCUPY:
        return worth
    if not borders_others(seen, book, seat, where):
        return -100
    if int(seen.leader[where]) != ABSENT:
        worth += 20
    army = int(seen.army[where])
    return worth + min(threat(seen, book, seat, where) - army, 20) + min(army, 12)


@rule
def attack_worth(seen: Any, book: Any, odds: Any, seat: int, source: int, target: int) -> int:
    """Good odds on something worth having; below them, not at all."""
    led = int(book.leaders) == 1 and int(seen.leader[source]) in (1, 2)
    wall = int(book.stronghold[target])
    if int(seen.leader[target]) != ABSENT:
        wall += 1
    army = min(int(seen.army[source]), LARGEST - 1)
    others = min(int(seen.army[target]), LARGEST - 1)
    chance = int(odds[int(led), min(wall, 2), army, others])
    if chance < GOOD_ODDS:
        return -1000 + chance
    region = int(book.region[target])
    worth = chance // 20 + region_hold(seen, book, seat, region) // 4
    worth += 15 * int(book.stronghold[target])
    rival = int(seen.owner[target])
    if rival != NEUTRAL and region_hold(seen, book, rival, region) == 100:
        worth += 25
    if led and int(book.site[target]) == 1:
        worth += 20
        if wants(seen, book, seat, target):
            worth += 40
    if int(seen.now[w.CONQUERED]) == 0:
        worth += 20
    return worth


@rule
def wants(seen: Any, book: Any, seat: int, where: int) -> bool:
    """A mission in hand leads to this place."""
    for kind in range(TALES):
        if int(seen.tale[HAND + seat, kind]) > 0 and int(book.type[kind]) == w.MISSION:
            if int(book.card_site[kind]) == where:
                return True
    return False


@rule
def leader_worth(seen: Any, book: Any, seat: int, where: int) -> int:
    """Leaders stand with large armies, next to Sites they want."""
    worth = min(int(seen.army[where]), 20)
    for index in range(8):
        there = int(book.near[where, index])
        if there < 0:
            break
        if int(book.site[there]) == 1:
            worth += 5
            if wants(seen, book, seat, there):
                worth += 20
    return worth


@rule
def judge_number(seen: Any, book: Any, seat: int, phase: int, number: int) -> int:
    """Move everything forward, unless what is left behind faces enemies too."""
    source = int(seen.now[w.SOURCE])
    target = int(seen.now[w.TARGET])
    if phase == w.P_CONVERT:
        return number
    if phase == w.P_ADVANCE:
        back = threat(seen, book, seat, source)
        front = threat(seen, book, seat, target)
        army = int(seen.army[source])
        share = army * front // max(front + back, 1)
        return -abs(number - max(share, 1)) if back > 0 else number
    if borders_others(seen, book, seat, source):
        # Only the Leader leaves a border.
        return -number
    return number


@rule
def judge_start(seen: Any, book: Any, seat: int, phase: int, where: int) -> int:
    """Which army marches, which Leader travels, where the way under the mountains begins."""
    if phase == w.P_WAY_FROM:
        return int(seen.army[where])
    if phase == w.P_CARRY_FROM:
        return -int(seen.army[where])
    worth = -5
    if int(seen.army[where]) > 1 and not borders_others(seen, book, seat, where):
        worth = 5 + int(seen.army[where])
    if int(seen.leader[where]) in (1, 2) and int(seen.now[w.SITE]) == 0:
        for there in range(PLACES):
            if int(seen.owner[there]) == seat and int(book.site[there]) == 1 and there != where:
                worth = max(worth, 12)
                if wants(seen, book, seat, there):
                    worth = max(worth, 30)
    return worth


@rule
def judge_goal(seen: Any, book: Any, odds: Any, seat: int, phase: int, where: int) -> int:
    """Where a march, a Leader or a tunnel ends."""
    if phase == w.P_WAY_TO:
        return attack_worth(seen, book, odds, seat, int(seen.now[w.SOURCE]), where)
    if phase == w.P_WITHDRAW:
        return int(seen.army[where])
    if phase == w.P_CARRY_TO:
        return leader_worth(seen, book, seat, where) + 10 * int(book.site[where])
    worth = min(threat(seen, book, seat, where), 30)
    source = int(seen.now[w.SOURCE])
    if int(seen.leader[source]) in (1, 2) and int(seen.leader[where]) == ABSENT:
        worth += 20 * int(book.site[where])
        if wants(seen, book, seat, where):
            worth += 60
    return worth


@rule
def judge_card(seen: Any, book: Any, odds: Any, seat: int, phase: int, decision: int) -> int:
    """Missions are claimed at once; powers are points, but not thrown away."""
    if decision >= w.DISCARD:
        kind = decision - w.DISCARD
        return -int(book.card_points[kind, int(book.side[seat])]) - (5 if int(book.type[kind]) == w.POWER else 0)
    if decision >= w.CLAIM:
        return 1000
    kind = decision - w.PLAY
    effect = int(book.effect[kind])
    if phase == w.P_AFTER_ROLL or effect == w.FORCE_ROLL:
        # Who leads lets the Ring go; who does not, holds it, most of all near the end.
        return -5 if leads(seen, book, seat) else 5
    if effect == w.HELP_RING:
        return 5 if leads(seen, book, seat) else -5
    if phase == w.P_DEFEND:
        attackers = int(seen.army[int(seen.now[w.SOURCE])])
        weak = int(seen.army[int(seen.now[w.TARGET])]) < attackers
        return 50 if weak or most_defence(seen, book) == 0 else -5
    if phase == w.P_COMBAT:
        return best_attack(seen, book, odds, seat) // 2
    return 15


@rule
def best_attack(seen: Any, book: Any, odds: Any, seat: int) -> int:
    """The most promising attack on the board."""
    best = -1000
    for edge in range(w.EDGES):
        source = int(book.edge_from[edge])
        target = int(book.edge_to[edge])
        if int(seen.owner[source]) == seat and int(seen.owner[target]) != seat and int(seen.army[source]) > 1:
            best = max(best, attack_worth(seen, book, odds, seat, source, target))
    return best
