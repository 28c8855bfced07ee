"""The oracle's table: plain dictionaries and sets, and the questions the rulebook asks of them. For tests only."""

from __future__ import annotations

from collections import Counter, deque

from flagfall.games.risk.board import board
from flagfall.games.risk.edition import edition

NEUTRAL = "neutral"


class OracleTable:
    """What lies on the table, and what can be read off it."""

    def __init__(self, name: str, players: int, extra: bool = False) -> None:
        self.book, self.map = edition(name), board("middle-earth")
        self.n, self.standard = players, name == "standard"
        self.order = [t.id for t in self.map.territories]
        self.place = {t.id: t for t in self.map.territories}
        self.near: dict[str, dict[str, str]] = {t: {} for t in self.order}
        for border in self.map.borders:
            self.near[border.a][border.b] = self.near[border.b][border.a] = border.kind
        self.cards = {c.id: c for c in self.book.cards}
        self.seats = [p for p in self.book.places if p.players == players and p.side != NEUTRAL]
        self.owner: dict[str, object] = {}
        self.army = Counter()
        self.leader: dict[str, str] = {}
        self.land_deck = Counter({**dict.fromkeys(self.order, 1), "wild": 2})
        self.tale_deck = Counter()
        if not self.standard:
            self.tale_deck = Counter({c.id: c.count for c in self.book.cards if extra or not c.pack})
        self.land_pile, self.tale_pile = Counter(), Counter()
        self.lands = [Counter() for _ in range(players)]
        self.tales = [Counter() for _ in range(players)]
        self.secrets = [Counter() for _ in range(players)]
        self.points = [0] * players
        self.alive = [True] * players
        self.frozen: dict[str, set[int]] = {t: set() for t in self.order}
        self.closed: dict[frozenset[str], set[int]] = {}
        self.corsairs: set[int] = set()
        self.ring, self.turn, self.winners = 0, 0, None
        self.helpers = extra
        self.run = self.besieged = self.sailing = self.way = None
        self.conquered = self.site = self.drew = False
        self.extra = 0

    # -- small helpers ----------------------------------------------------------------------------------
    def own(self, seat):
        return [t for t in self.order if self.owner.get(t) == seat]

    def held(self, cards):
        return sum(cards.values())

    def side(self, owner):
        return self.seats[owner].side if isinstance(owner, int) else NEUTRAL

    def roomy(self, seat):
        return [t for t in self.own(seat) if t not in self.leader]

    def shut(self, a, b):
        return bool(self.closed.get(frozenset((a, b))))

    def movable(self, t):
        return self.leader.get(t) in ("here", "arrived")

    def may_storm(self, seat, a, b):
        if self.owner[a] != seat or self.owner[b] == seat or b not in self.near[a]:
            return False
        if self.frozen[a] or self.frozen[b]:
            return False
        return not self.shut(a, b) or self.movable(a)

    def edges(self):
        return [(a, b) for a in self.order for b in self.near[a]]

    def same_range(self, seat, a, b):
        if self.owner[a] != seat or self.owner[b] == seat or self.frozen[a] or self.frozen[b]:
            return False
        return any(a in r.territories and b in r.territories for r in self.map.ranges)

    def strong(self, t):
        return bool(self.place[t].stronghold) and not self.standard

    def suits(self, card, a, b, under):
        if card == "ambush":
            return True
        if card == "grima_wormtongue":
            return self.army[b] >= 2
        if self.army[a] < 2:
            return False
        if card == "black_sails":
            return not under and self.near[a].get(b) == "port" and self.sailing != b
        return self.strong(b) and self.besieged != b

    def reach(self, seat, start, led):
        seen, todo = {start}, deque([start])
        while todo:
            here = todo.popleft()
            for there in self.near[here]:
                if there in seen or self.owner[there] != seat or (self.shut(here, there) and not led):
                    continue
                seen.add(there)
                if not self.standard:
                    todo.append(there)
        return seen - {start}

    def goals(self, seat, start):
        """Where battalions alone may march, and where the Leader may."""
        free = self.reach(seat, start, False) if self.army[start] > 1 else set()
        led = {t for t in self.reach(seat, start, True) if t not in self.leader} if self.movable(start) else set()
        return free, led

    def parts(self, seat):
        own = self.own(seat)
        regions = sum(
            r.bonus
            for r in self.map.regions
            if all(self.owner[t] == seat for t in self.order if self.place[t].region == r.id)
        )
        return len(own), regions, sum(self.strong(t) for t in own), self.points[seat]

    def spend(self, seat, card):
        self.tales[seat][card] -= 1
        self.points[seat] += self.cards[card].points[self.side(seat)]

    def hand(self, seat, allowed):
        return {c for c in self.tales[seat] if self.tales[seat][c] > 0 and allowed(c)}
