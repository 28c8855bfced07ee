"""A second opinion on Risk: plain Python straight from the rulebook and the rulings, for tests only.

The whole game is one generator. It yields who must answer and the answers allowed, and is sent the
answer. Nothing here comes from the rules' own kernels; the board and the card list are read as data.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from tests.risk.oracle_table import NEUTRAL, OracleTable

CHANCE = "chance"
ATTACK_CARDS = ("ambush", "grima_wormtongue", "enemy_at_hand", "siege_machines", "black_sails")
FORCING = ("knife_in_the_dark", "dangerous_crossing", "gollum")


class Oracle(OracleTable):
    """One game; `asks` is who must answer and with what, or None when it is over."""

    def __init__(self, name: str, players: int, extra: bool = False) -> None:
        super().__init__(name, players, extra)
        self._game = self.game()
        self.asks = next(self._game)

    def answer(self, text: str) -> None:
        assert text in self.asks[1], (text, self.asks)
        try:
            self.asks = self._game.send(text)
        except StopIteration:
            self.asks = None

    # -- set-up -----------------------------------------------------------------------------------------
    def game(self):
        high = int((yield CHANCE, {f"dice {f}" for f in range(2, 7)}).split()[1])
        for _ in range(self.n - 1):
            yield CHANCE, {f"dice {f}" for f in range(1, high)}
        left = [self.book.setup.battalions[str(self.n)]] * self.n
        if self.standard and self.n > 2:
            yield from self.face_down(left)
        else:
            yield from self.deal_and_claim(left)
        seat = 0
        while any(left):
            if left[seat]:
                t = (yield seat, {f"place {t}" for t in self.own(seat)}).split()[1]
                self.army[t] += 1
                left[seat] -= 1
            seat = (seat + 1) % self.n
        if not self.standard:
            for seat in range(self.n):
                yield from self.appoint(seat)
            for seat in range(self.n):
                for _ in range(self.book.setup.territory_cards[str(self.n)]):
                    yield from self.take_land(seat)
            for seat in range(self.n):
                for _ in range(3):
                    calm = {f"adventure {c}" for c, k in self.tale_deck.items() if k and self.cards[c].type != "event"}
                    card = (yield CHANCE, calm).split()[1]
                    self.tale_deck[card] -= 1
                    self.tales[seat][card] += 1
        rolling = list(range(self.n))
        while len(rolling) > 1:
            rolls = {}
            for seat in rolling:
                rolls[seat] = int((yield CHANCE, {f"dice {f}" for f in range(1, 7)}).split()[1])
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        self.turn = rolling[0]
        while self.winners is None:
            yield from self.one_turn()
            if self.winners is None:
                self.pass_on()

    def face_down(self, left):
        dealt = [set() for _ in range(self.n)]
        rest = set(self.order)
        for number in range(42):
            card = (yield CHANCE, {f"card {t}" for t in rest}).split()[1]
            rest.remove(card)
            dealt[number % self.n].add(card)
        seat = 0
        while any(dealt):
            if dealt[seat]:
                t = (yield seat, {f"place {t}" for t in dealt[seat]}).split()[1]
                dealt[seat].remove(t)
                self.owner[t], self.army[t] = seat, 1
                left[seat] -= 1
            seat = (seat + 1) % self.n

    def deal_and_claim(self, left):
        for entry in [p for p in self.book.places if p.players == self.n]:
            owner = NEUTRAL if entry.side == NEUTRAL else entry.number - 1
            for side, cards in entry.cards.items():
                for _ in range(cards):
                    free = {f"card {t}" for t in self.order if self.place[t].side == side and t not in self.owner}
                    t = (yield CHANCE, free).split()[1]
                    self.owner[t] = owner
                    self.army[t] = 2 if owner == NEUTRAL else 1
                    if owner != NEUTRAL:
                        left[owner] -= 1
        seat = 0
        while len(self.owner) < 42:
            t = (yield seat, {f"place {t}" for t in self.order if t not in self.owner}).split()[1]
            self.owner[t], self.army[t] = seat, 1
            left[seat] -= 1
            seat = (seat + 1) % self.n

    def appoint(self, seat):
        t = (yield seat, {f"leader {t}" for t in self.roomy(seat)}).split()[1]
        self.leader[t] = "here"

    def take_land(self, seat):
        card = (yield CHANCE, {f"card {t}" for t, k in self.land_deck.items() if k}).split()[1]
        self.land_deck[card] -= 1
        self.lands[seat][card] += 1

    # -- a turn -----------------------------------------------------------------------------------------
    def one_turn(self):
        seat = self.turn
        self.clear(seat)
        self.conquered = self.site = self.drew = False
        self.extra = 0
        self.run = self.besieged = self.sailing = self.way = None
        places, regions, _, _ = self.parts(seat)
        pool = max(3, places // 3) + regions
        pool = yield from self.start(seat, pool)
        if self.winners is not None:
            return
        yield from self.spread(seat, pool, self.own(seat))
        yield from self.combat(seat)
        if self.winners is not None:
            return
        yield from self.redeploy(seat)
        if not self.standard and not any(self.owner[t] == seat for t in self.leader):
            yield from self.appoint(seat)
        yield from self.draw_lands(seat)
        yield from self.draw_tales(seat)
        if not self.standard:
            yield from self.fellowship(seat)
        for t in self.leader:
            self.leader[t] = "here"

    def clear(self, seat):
        for seats in [*self.frozen.values(), *self.closed.values(), self.corsairs]:
            seats.discard(seat)

    def pass_on(self):
        while True:
            self.turn = (self.turn + 1) % self.n
            if self.alive[self.turn]:
                return
            self.clear(self.turn)

    def spread(self, seat, pool, places):
        for _ in range(pool):
            t = (yield seat, {f"place {t}" for t in places}).split()[1]
            self.army[t] += 1

    def start(self, seat, pool):
        while self.held(self.lands[seat]) >= 3 or self.held(self.tales[seat]):

            def fits(card):
                if card == "you_shall_not_pass":
                    return True
                if card == "borne_to_another_place":
                    return bool(self.roomy(seat)) and any(self.owner[t] == seat for t in self.leader)
                return card == "hunt_for_the_ringbearer"

            options = {f"play {c}" for c in self.hand(seat, fits)} | self.offers(seat, ())
            if self.held(self.lands[seat]) < 5:
                options.add("pass")
            verb, *rest = (yield seat, options).split()
            if verb == "pass":
                return pool
            if verb == "offer":
                return pool + (yield from self.trade(seat, rest[0]))
            yield from self.start_card(seat, rest[0])
            if self.winners is not None:
                return pool
        return pool

    def start_card(self, seat, card):
        self.spend(seat, card)
        if card == "you_shall_not_pass":
            open_bridges = {f"bridge {b.a} - {b.b}" for b in self.map.bridges if not self.shut(b.a, b.b)}
            _, a, _, b = (yield seat, open_bridges).split()
            self.closed.setdefault(frozenset((a, b)), set()).add(seat)
        elif card == "borne_to_another_place":
            a = (yield seat, {f"from {t}" for t in self.own(seat) if t in self.leader}).split()[1]
            b = (yield seat, {f"to {t}" for t in self.roomy(seat)}).split()[1]
            del self.leader[a]
            self.leader[b] = "here"
            self.site = self.site or bool(self.place[b].site)
        else:
            here = self.map.road[self.ring].territory
            if self.owner[here] == seat:
                self.army[here] += 4
            else:
                self.step()

    # -- sets -------------------------------------------------------------------------------------------
    def sets(self, seat):
        rank = {t: n for n, t in enumerate([*self.order, "wild"])}
        held = sorted(self.lands[seat].elements(), key=rank.get)
        return {three for three in combinations(held, 3) if self.worth(three)}

    def worth(self, three):
        kinds = ("infantry", "cavalry", "creature")
        choices = [kinds if c == "wild" else (self.place[c].symbol,) for c in three]
        values = {"infantry": 4, "cavalry": 6, "creature": 8}
        best = 0
        for symbols in product(*choices):
            if len(set(symbols)) == 1:
                best = max(best, values[symbols[0]])
            elif len(set(symbols)) == 3:
                best = max(best, 10)
        return best

    def offers(self, seat, shown, sets=None):
        sets = self.sets(seat) if sets is None else sets
        return {f"offer {three[len(shown)]}" for three in sets if three[: len(shown)] == shown}

    def trade(self, seat, first=None):
        sets, shown = self.sets(seat), () if first is None else (first,)
        while len(shown) < 3:
            shown += ((yield seat, self.offers(seat, shown, sets)).split()[1],)
        for card in shown:
            self.lands[seat][card] -= 1
            self.land_pile[card] += 1
        match = {c for c in shown if c != "wild" and self.owner[c] == seat}
        if len(match) > 1:
            match = {(yield seat, {f"place {t}" for t in match}).split()[1]}
        for t in match:
            self.army[t] += 2
        return self.worth(shown)

    # -- combat -----------------------------------------------------------------------------------------
    def combat(self, seat):
        while True:
            attacks = {f"attack {a} > {b}" for a, b in self.edges() if self.may_storm(seat, a, b) and self.army[a] > 1}
            named = {
                card: {
                    f"attack {a} > {b}"
                    for a, b in self.edges()
                    if self.may_storm(seat, a, b) and self.suits(card, a, b, False)
                }
                for card in self.hand(seat, ATTACK_CARDS.__contains__)
            }
            options = {"pass"} | attacks | {f"play {card}" for card, fits in named.items() if fits} | self.claims(seat)
            tunnels = {
                a: {b for b in self.order if self.same_range(seat, a, b)} for a in self.own(seat) if self.army[a] > 1
            }
            tunnels = {a: goals for a, goals in tunnels.items() if goals}
            if self.tales[seat]["way_under_mountains"] and tunnels:
                options.add("play way_under_mountains")
            if self.way and self.run == self.way[1] and self.army[self.way[0]] > 1 and self.same_range(seat, *self.way):
                options.add("under again")
            verb, *rest = (yield seat, options).split(" ", 1)
            if verb == "pass":
                return
            if verb == "claim":
                yield from self.claim(seat, rest[0])
                continue
            card, under = None, False
            if verb == "attack":
                a, b = rest[0].split(" > ")
            elif verb == "under":
                (a, b), under = self.way, True
            elif rest[0] == "way_under_mountains":
                self.spend(seat, rest[0])
                a = (yield seat, {f"from {t}" for t in tunnels}).split()[1]
                b = (yield seat, {f"to {t}" for t in tunnels[a]}).split()[1]
                under = True
            else:
                card = rest[0]
                self.spend(seat, card)
                a, b = (yield seat, named[card]).split(" ", 1)[1].split(" > ")
            self.declare(a, b, under)
            if under:
                self.way = (a, b)
            if card:
                yield from self.strengthen(seat, card, a, b)
            if self.army[a] < 2:
                continue
            yield from self.attack(seat, a, b, under)
            if self.winners is not None:
                return

    def declare(self, a, b, under):
        if self.run != b:
            self.run, self.besieged, self.sailing, self.way = b, None, None, None
            if self.corsairs and not under and self.near[a][b] == "port":
                self.army[a] -= max(0, min(3, self.army[a] - 1))

    def strengthen(self, seat, card, a, b):
        if card == "ambush":
            self.army[a] += 3
        elif card == "grima_wormtongue":
            most = min(2, self.army[b] - 1)
            if most > 1:
                most = int((yield seat, {"take 1", "take 2"}).split()[1])
            self.army[a] += most
            self.army[b] -= most
        elif card == "black_sails":
            self.sailing = b
        else:
            self.besieged = b

    def attack(self, seat, a, b, under):
        sea = not under and self.near[a].get(b) == "port"
        while True:
            most = min(3, self.army[a] - 1)
            options = {f"roll {n}" for n in range(1, most + 1)}
            if self.movable(a) and (under or not self.shut(a, b)):
                options |= {f"roll {n} alone" for n in range(1, most + 1)}
            options |= {
                f"play {c}" for c in self.hand(seat, lambda c: c in ATTACK_CARDS and self.suits(c, a, b, under))
            }
            verb, what, *how = (yield seat, options).split()
            if verb == "roll":
                break
            self.spend(seat, what)
            yield from self.strengthen(seat, what, a, b)
        dice, led = int(what), self.movable(a) and not how
        defender = self.owner[b]
        while True:
            most = 1 if dice == 1 else min(2, self.army[b])
            if defender == NEUTRAL or (most == 1 and not self.held(self.tales[defender])):
                black = most
                break
            back = {t for t in self.near[b] if self.owner[t] == defender and not self.shut(b, t)}
            fits = {"courage_alone": True, "violent_storms": sea, "strategic_withdrawal": self.army[b] > 1 and back}
            options = {f"defend {n}" for n in range(1, most + 1)}
            options |= {f"play {c}" for c in self.hand(defender, lambda c, fits=fits: bool(fits.get(c)))}
            verb, what = (yield defender, options).split()
            if verb == "defend":
                black = int(what)
                break
            self.spend(defender, what)
            if what == "courage_alone":
                self.army[b] += 4
            elif what == "violent_storms":
                self.army[a] -= dice
                return
            else:
                t = (yield defender, {f"to {t}" for t in back}).split()[1]
                self.army[t] += self.army[b] - 1
                self.army[b] = 1
        yield from self.roll_out(seat, a, b, dice, black, led, sea)

    def roll_out(self, seat, a, b, dice, black, led, sea):
        rolls = []
        for number in (dice, black):
            every = {"dice " + " ".join(map(str, sorted(r, reverse=True))) for r in product(range(1, 7), repeat=number)}
            rolls.append([int(f) for f in (yield CHANCE, every).split()[1:]])
        rolls[0][0] += led + (sea and self.sailing == b)
        rolls[1][0] += (b in self.leader) + (self.strong(b) and self.besieged != b)
        for red, other in zip(*rolls, strict=False):
            self.army[b if red > other else a] -= 1
        if self.army[b]:
            return
        former = self.owner[b]
        self.leader.pop(b, None)
        self.owner[b] = seat
        self.conquered = True
        self.run = self.besieged = self.sailing = self.way = None
        moved = dice
        if self.army[a] - 1 > dice:
            moved = int((yield seat, {f"take {n}" for n in range(dice, self.army[a])}).split()[1])
        self.army[a] -= moved
        self.army[b] += moved
        if led:
            del self.leader[a]
            self.leader[b] = "arrived"
            self.site = self.site or bool(self.place[b].site)
        self.rise(seat, b)
        yield from self.after(seat, former)

    def after(self, seat, former):
        fallen = former != NEUTRAL and not self.own(former)
        if fallen:
            self.alive[former] = False
            self.points[former] = 0
            self.lands[seat] += self.lands[former]
            self.lands[former] = Counter()
            self.land_pile += self.secrets[former]
            self.secrets[former] = Counter()
            self.tale_pile += self.tales[former]
            self.tales[former] = Counter()
        if len(self.own(seat)) == 42 or sum(self.alive) == 1:
            self.winners = {seat}
            return
        while fallen and self.held(self.lands[seat]) >= 5:
            pool = yield from self.trade(seat)
            yield from self.spread(seat, pool, self.own(seat))

    def rise(self, seat, t):
        while self.secrets[seat][t]:
            self.secrets[seat][t] -= 1
            self.land_pile[t] += 1
            self.army[t] += 4

    # -- missions ---------------------------------------------------------------------------------------
    def claims(self, seat):
        def fits(card):
            site = self.cards[card].site
            return (
                self.cards[card].type == "mission" and self.owner[site] == seat and self.leader.get(site) == "arrived"
            )

        return {f"claim {c}" for c in self.hand(seat, fits)}

    def claim(self, seat, card):
        self.spend(seat, card)
        mission = self.cards[card]
        self.leader[mission.site] = "pinned"
        if mission.effect == "extra_card":
            self.extra += 1
            return
        reward = getattr(mission, self.side(seat))
        if mission.where == "territory":
            self.army[mission.site] += reward
            return
        region = self.place[mission.site].region
        yield from self.spread(
            seat, reward, [t for t in self.own(seat) if mission.where == "any" or self.place[t].region == region]
        )

    # -- redeployment -----------------------------------------------------------------------------------
    def redeploy(self, seat):
        self.run = self.besieged = self.sailing = self.way = None
        left, made = 1, 0
        while True:
            options = {"pass"} | self.claims(seat)
            if left:
                options |= {f"from {t}" for t in self.own(seat) if any(self.goals(seat, t))}
            if not made and self.tales[seat]["move_by_night"]:
                options.add("play move_by_night")
            verb, *rest = (yield seat, options).split()
            if verb == "pass":
                return
            if verb == "claim":
                yield from self.claim(seat, rest[0])
            elif verb == "play":
                self.spend(seat, rest[0])
                left += 3
            else:
                yield from self.march(seat, rest[0])
                left, made = left - 1, made + 1
            mission = any(
                self.owner[t] == seat and how == "arrived" and self.place[t].site for t, how in self.leader.items()
            )
            if not left and not (mission and self.held(self.tales[seat])):
                return

    def march(self, seat, a):
        free, led = self.goals(seat, a)
        b = (yield seat, {f"to {t}" for t in free | led}).split()[1]
        count = int((yield seat, {f"take {n}" for n in range(0 if b in led else 1, self.army[a])}).split()[1])
        goes = b in led
        if goes and count and b in free:
            goes = (yield seat, {"with leader", "without leader"}) == "with leader"
        self.army[a] -= count
        self.army[b] += count
        if goes:
            del self.leader[a]
            self.leader[b] = "arrived"
            self.site = self.site or bool(self.place[b].site)

    # -- cards ------------------------------------------------------------------------------------------
    def draw_lands(self, seat):
        def left():
            return self.held(self.land_deck) + self.held(self.land_pile)

        if self.conquered and left() and (yield seat, {"draw", "pass"}) == "draw":
            yield from self.draw_land(seat)
        while self.extra and self.held(self.lands[seat]) < 5 and left():
            self.extra -= 1
            if (yield seat, {"draw", "pass"}) == "draw":
                yield from self.draw_land(seat)

    def draw_land(self, seat):
        if not self.held(self.land_deck):
            self.land_deck, self.land_pile = self.land_pile, Counter()
        yield from self.take_land(seat)

    def calm(self, pile):
        return any(k and self.cards[c].type != "event" for c, k in pile.items())

    def draw_tales(self, seat):
        if not self.site or not (self.held(self.tale_deck) or self.calm(self.tale_pile)):
            return
        if (yield seat, {"draw", "pass"}) == "pass":
            return
        self.drew = True
        while True:
            if not self.held(self.tale_deck):
                if not self.calm(self.tale_pile):
                    return
                self.tale_deck, self.tale_pile = self.tale_pile, Counter()
            card = (yield CHANCE, {f"adventure {c}" for c, k in self.tale_deck.items() if k}).split()[1]
            self.tale_deck[card] -= 1
            if self.cards[card].type != "event":
                break
            self.tale_pile[card] += 1
            yield from self.event(seat, card)
        self.tales[seat][card] += 1
        if self.held(self.tales[seat]) > 3:
            gone = (yield seat, {f"discard {c}" for c in self.hand(seat, lambda c: True)}).split()[1]
            self.tales[seat][gone] -= 1
            self.tale_pile[gone] += 1

    def event(self, seat, card):
        if card == "appoint_second_leader":
            if sum(self.owner[t] == seat for t in self.leader) < 2 and self.roomy(seat):
                yield from self.appoint(seat)
        elif card in ("cave_troll", "entmoot"):
            t, friend = ("moria", "evil") if card == "cave_troll" else ("fangorn", "good")
            side = self.side(self.owner[t])
            if side == friend:
                self.army[t] += 2
            elif side != NEUTRAL:
                self.army[t] = max(1, self.army[t] - 2)
        elif card == "corsairs":
            self.corsairs.add(seat)
        else:
            for _ in range(1 if card == "local_uprising" else 3):
                yield from self.event_land(seat, card)

    def event_land(self, seat, card):
        if not any(k for t, k in self.land_deck.items() if t != "wild"):
            if not any(k for t, k in self.land_pile.items() if t != "wild"):
                return
            self.land_deck, self.land_pile = self.land_deck + self.land_pile, Counter()
        t = (yield CHANCE, {f"card {t}" for t, k in self.land_deck.items() if k and t != "wild"}).split()[1]
        self.land_deck[t] -= 1
        if card == "local_uprising":
            self.secrets[seat][t] += 1
            if self.owner[t] == seat:
                self.rise(seat, t)
            return
        self.land_pile[t] += 1
        if card == "winter_storms":
            self.frozen[t].add(seat)
        elif card == "raiders":
            self.army[t] -= self.army[t] // 2
        else:
            self.army[t] += 3

    # -- the Fellowship ---------------------------------------------------------------------------------
    def answering(self, seat):
        for step in range(self.n):
            other = (seat + step) % self.n
            if self.alive[other] and self.held(self.tales[other]) and not (step == 0 and self.drew):
                yield other

    def fellowship(self, seat):
        here = self.map.road[self.ring]
        roll, bonus = here.roll, 0
        for other in self.answering(seat):
            if roll and not self.helpers:
                break
            fits = ("smeagol", "faramir") if roll else FORCING
            verb, *card = (yield other, {"pass"} | {f"play {c}" for c in self.hand(other, fits.__contains__)}).split()
            if verb == "pass":
                continue
            self.spend(other, card[0])
            if card[0] == "smeagol":
                bonus += 2
            elif card[0] == "faramir":
                bonus += 2 if (yield other, {"plus", "minus"}) == "plus" else -2
            else:
                roll = True
        if roll:
            die = int((yield CHANCE, {f"dice {f}" for f in range(1, 7)}).split()[1])
            if die + bonus <= 3:
                return
        for other in self.answering(seat):
            fits = {"boromir", "balrog"} if here.territory == "moria" else {"boromir"}
            verb, *card = (yield other, {"pass"} | {f"play {c}" for c in self.hand(other, fits.__contains__)}).split()
            if verb == "play":
                self.spend(other, card[0])
                return
        self.step()

    def step(self):
        self.ring += 1
        if self.ring == len(self.map.road):
            ranks = {
                s: (p + r + 2 * f + c, p, f, c)
                for s in range(self.n)
                if self.alive[s]
                for p, r, f, c in [self.parts(s)]
            }
            self.winners = {s for s, rank in ranks.items() if rank == max(ranks.values())}
