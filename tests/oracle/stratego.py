"""Stratego told a second time, slowly: dicts and loops, the whole truth, no tables and no speed.

Written from the rulebooks and the rulings (R, T, L, F, N, X) without a look at the rules package, so that the two can
be played against each other. A turn is `legal(seat)`, one text of it, `apply(seat, text)`; `board(listener)` is what
that listener should then see.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from flagfall.core import NOBODY

from .aims import Aims
from .table import ALL, AROUND, Pending, Piece, shifted, square


class Oracle(Aims):
    """One game: what is done, and what follows from it."""

    def draw(self, pieces, turn):
        """Begin from a position: (square word, kind, seat) of every piece; the others fell before anybody looked."""
        for word, kind, seat in pieces:
            waiting = self.left[seat] if self.left[seat][kind] else self.reserve
            waiting[kind] -= 1
            assert waiting[kind] >= 0
            self.at[square(word)] = Piece(seat, kind, self.rank[seat][kind])
        for seat in (0, 1):
            for kind in self.left[seat].elements():
                piece = Piece(seat, kind, self.rank[seat][kind])
                piece.eyes = self.tray_eyes(piece)
                self.fallen[seat].append(piece)
            self.left[seat] = Counter()
        self.turn = turn
        self.begin(turn)

    # -- set-up ------------------------------------------------------------------------------------
    def place(self, seat, kind, at):
        self.left[seat][kind] -= 1
        self.at[at] = Piece(seat, kind, self.rank[seat][kind])
        if not any(+self.left[0]) and not any(+self.left[1]):
            self.begin(self.box.first)

    def begin(self, seat):
        self.phase = "play"
        self.turn = seat
        self.check_stuck(seat)

    # -- doing it ----------------------------------------------------------------------------------
    def apply(self, seat, text):
        verb, *parts = self.menu(seat)[text]
        getattr(self, f"do_{verb}" if verb != "place" else "place")(seat, *parts)

    def new_turn(self):
        self.crossed, self.mover = set(), None
        self.plain = self.took = None  # a plain move, a plain attack that was won: (piece, start, end)
        self.captures = False
        self.entered = False

    def do_step(self, seat, start, end):
        piece = self.at[start]
        first = self.pending is None
        self.pending = None
        distance = abs(start[0] - end[0]) + abs(start[1] - end[1])
        way = ((end[0] - start[0]) // distance, (end[1] - start[1]) // distance)
        path = [(start[0] + way[0] * n, start[1] + way[1] * n) for n in range(distance + 1)]
        borders = {frozenset(pair) for pair in pairwise(path)}
        if distance > 1:
            self.unmask(piece)
        if end in self.at:
            won = self.attack(seat, start, end, borders)
            if self.result:
                return
            self.took = (piece, start, end) if won and first else None
            if won and "repeat" in self.powers(piece):
                self.pending = Pending("chain", end)
                if len(self.menu_chain(seat)) > 1:
                    return
                self.pending = None
            self.finish(seat, end if won else None, piece)
            return
        self.walk(piece, start, end, borders)
        if first:
            self.plain = (piece, start, end)
        if end == self.doom:
            self.destroy_the_ring(piece)
        self.finish(seat, end, piece)

    def walk(self, piece, start, end, borders):
        self.at[end] = self.at.pop(start)
        piece.moved = True
        self.mover = piece
        self.crossed |= borders

    def do_ride(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        pair = {frozenset({start, end})}
        if end in self.at:
            won = self.attack(seat, start, end, pair)
            if not self.result:
                self.finish(seat, end if won else None, piece)
            return
        self.walk(piece, start, end, pair)
        self.finish(seat, end, piece)

    def do_fly(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        self.walk(piece, start, end, {frozenset({start, end})})
        if self.box.style == "fire-ice":
            self.pending = Pending("landing", end)
            if len(self.menu_landing(seat)) > 1:
                return
            self.pending = None
        self.finish(seat, end, piece)

    def attack(self, seat, start, end, borders):
        """Reveal, compare, remove. True if the attacker now stands on the defender's square."""
        piece, target = self.at[start], self.at[end]
        losers = self.clash(piece, target)
        self.unmask(piece)
        if not self.options["silent_defense"] or piece.rank == "2" or target.rank == "flag":  # T2
            self.unmask(target)
        if not losers and target.kind == "frodo":
            self.unmask(target)  # he must show himself to vanish
        for loser in losers:
            self.capture(end if loser is target else start)
        if target in losers and piece not in losers:
            self.walk(piece, start, end, borders)
        if target.rank == "flag":
            self.over((seat,), "flag")
            return True
        return target in losers and piece not in losers

    def clash(self, piece, target):
        """Who falls when one piece attacks another."""
        if target.rank == "flag":
            return [target]
        if self.box.ring and "frodo" in (piece.kind, target.kind):
            other = target if piece.kind == "frodo" else piece
            if other.kind == "haradrim" and self.options["haradrim_falls"]:
                return [other]
            if other.rank in ("4", "5", "6", "7", "9", "bomb"):
                return []  # L12, L13, L15
        if target.rank == "bomb":
            return [target] if piece.rank == "3" else [piece]
        if piece.rank == "S" and target.rank == "10":
            return [target]
        if self.strength(piece) == self.strength(target):
            return [target] if self.options["aggressor_advantage"] else [target, piece]
        return [target] if self.strength(piece) > self.strength(target) else [piece]

    def strength(self, piece):
        if piece.rank == "S":
            return 0  # R7: below every number
        return int(piece.rank) + (self.ring_taken and piece.origin == 1)

    def unmask(self, piece, to=ALL):
        piece.known |= to

    def capture(self, at):
        piece = self.at.pop(at)
        piece.eyes = self.tray_eyes(piece)
        saw = piece.known | {piece.owner} if self.options["memory"] != "none" else set()
        most = next(count for _, kind, count in self.box.roster(piece.origin) if kind == piece.kind)
        for listener in piece.eyes | saw:
            if self.tally[listener][piece.origin][piece.kind] < most:  # else one of them had come back unseen
                self.tally[listener][piece.origin][piece.kind] += 1
        piece.gone = piece.owner != piece.origin
        self.fallen[piece.origin].append(piece)
        self.captures = True
        if self.box.ring and piece.kind == "frodo" and not self.ring_destroyed:
            self.ring_taken = True

    def destroy_the_ring(self, frodo):
        self.ring_destroyed = True
        self.unmask(frodo)
        for at, piece in list(self.at.items()):
            if piece.owner == 1 and piece.rank in ("2", "4", "5", "6", "7", "8", "bomb"):
                self.capture(at)

    def do_shoot(self, seat, start, end):
        archer, target = self.at[start], self.at[end]
        self.unmask(archer)
        self.unmask(target)
        immune = not target.movable or target.kind == "berzerker" or (self.box.ring and target.kind == "frodo")
        if not immune and self.strength(target) < self.strength(archer):
            self.capture(end)
        self.finish(seat)

    def do_detect(self, seat, start, end):
        self.unmask(self.at[start])
        self.unmask(self.at[end])
        self.finish(seat)

    def do_convert(self, seat, start, end):
        target = self.at[end]
        self.do_reveal_both(start, end)
        if self.box.style == "narnia":
            joins = target.kind in self.box.children
        else:
            joins = target.movable and self.strength(target) < self.strength(self.at[start])
        if joins and not target.proof:
            target.owner = seat
            target.enchanted = True
        self.finish(seat)

    def do_reveal_both(self, start, end):
        self.unmask(self.at[start])
        self.unmask(self.at[end])

    def do_stone(self, seat, start, end):
        self.do_reveal_both(start, end)
        target = self.at[end]
        if target.movable and target.kind != "aslan":
            target.stone = True
        self.finish(seat)

    def do_free(self, seat, start, end):
        self.unmask(self.at[start])
        self.at[end].stone = False
        self.finish(seat)

    def do_heal(self, seat, start, kind, end):
        self.unmask(self.at[start])
        self.healed = True
        lost = next(lost for lost in self.fallen[seat] if lost.kind == kind and not lost.gone)
        self.bring_back(seat, lost, end)
        lost.proof = kind in self.box.children  # X10
        self.finish(seat)

    def bring_back(self, seat, piece, at):
        """X4, T11: its owner knows it, and whoever may look at the captured pieces."""
        self.fallen[seat].remove(piece)
        piece.known = piece.eyes | {seat}
        tallies = piece.known if self.options["memory"] != "none" else piece.eyes
        for listener in tallies:
            if self.tally[listener][seat][piece.kind]:
                self.tally[listener][seat][piece.kind] -= 1
        piece.moved = piece.proof = False
        self.at[at] = piece

    def do_burst(self, seat, start, end):
        piece = self.at[start]
        self.unmask(piece)
        self.walk(piece, start, end, {frozenset({start, end})})
        if {"axe", "club"} & self.powers(piece):
            self.pending = Pending("burst", end)
            return
        near = [at for by in AROUND if (at := shifted(end, by)) in self.at]
        if self.box.style != "fire-ice":
            near = [at for at in near if self.enemy(at, seat)]
        removed = []
        exhausted = self.box.style == "lotr"
        for at in near:
            target = self.at[at]
            fixed = not target.movable
            if not (self.options["rampage_hides"] and fixed):
                self.unmask(target)
            if target.rank == "bomb" and self.box.style == "lotr":
                removed.append(at)
            elif not fixed and not (self.box.ring and target.kind == "frodo"):
                if self.strength(target) <= self.strength(piece):
                    removed.append(at)
                if self.strength(target) >= self.strength(piece):
                    exhausted = True
        for at in removed + ([end] if exhausted else []):
            self.capture(at)
        self.finish(seat, None if exhausted else end, piece)

    def do_strike(self, seat, target):
        self.pending.struck.append(target)

    def swing(self, seat, end, struck):
        """The axe falls on all targets at once."""
        piece = self.at[end]
        removed, lost = [], False
        for at in struck:
            target = self.at[at]
            self.unmask(target)
            if target.rank == "bomb":
                lost = True
            elif target.rank != "flag":
                if self.strength(target) <= self.strength(piece):
                    removed.append(at)
                if self.strength(target) >= self.strength(piece):
                    lost = True
        for at in removed + ([end] if lost else []):
            self.capture(at)
        self.finish(seat, None if lost else end, piece)

    def do_stop(self, seat):
        pending, self.pending = self.pending, None
        if pending.what == "burst":
            self.swing(seat, pending.at, pending.struck)
        elif pending.what == "rescue":
            self.end_turn(seat)
        else:
            self.finish(seat, pending.at, self.at[pending.at])

    def do_rescue(self, seat, kind, at):
        self.at[self.pending.at].has_rescued = True
        self.pending = None
        choice = [lost for lost in self.fallen[seat] if lost.kind == kind and not lost.gone]
        fresh = [lost for lost in choice if not lost.has_rescued]
        self.bring_back(seat, (fresh or choice)[0], at)
        self.rescues[seat] += 1
        self.end_turn(seat)

    def do_enter(self, seat):
        self.pending = Pending("enter")

    def do_reinforce(self, seat, kind, at):
        self.reserve[kind] -= 1
        self.at[at] = Piece(0, kind, self.rank[0][kind])
        if not any((+self.reserve).values()) or not self.entry_squares():
            self.pending = None
            self.entered = True
            self.remember_entry()
            self.check_stuck(seat)

    # -- the end of a turn -------------------------------------------------------------------------
    def finish(self, seat, ended=None, piece=None):
        """The action is done; `ended` is where the moved piece stands, if it moved and lives."""
        if self.children_lost():
            self.over((1,), "children")
            return
        back_row = self.box.rows - 1 if seat == 0 else 0
        if (
            self.options["rescue"]
            and ended in self.at
            and self.at[ended] is piece
            and ended[1] == back_row
            and self.rescues[seat] < 2
            and self.fallen[seat]
            and self.half(seat)
        ):
            self.pending = Pending("rescue", ended)
            return
        self.end_turn(seat)

    def children_lost(self):
        """N8, N9: each child captured, enchanted or stone at the same moment; not those still waiting."""
        if not self.box.children:
            return False
        out = {lost.kind for lost in self.fallen[0]}
        out |= {piece.kind for piece in self.at.values() if piece.origin == 0 and (piece.stone or piece.owner == 1)}
        return out.issuperset(self.box.children)

    def end_turn(self, seat):
        self.remember_chase(seat)
        self.trail[seat].append((self.mover, self.crossed))
        self.ply += 1
        self.calm = 0 if self.captures else self.calm + 1
        self.new_turn()
        self.turn = 1 - seat
        self.check_stuck(1 - seat)
        if not self.result:
            for limit, so_far in (("calm_limit", self.calm), ("ply_limit", self.ply)):
                if self.options[limit] and so_far >= self.options[limit]:
                    self.over((), limit)
                    return

    def check_stuck(self, seat):
        """R3, R4, X1: who can neither move nor attack loses, unless nobody can."""
        if self.can_act(seat):
            return
        if self.options["both_stuck"] == "draw" and not self.can_act(1 - seat):
            self.over((), "both stuck")
        else:
            self.over((1 - seat,), "stuck")

    def can_act(self, seat):
        return self.saves(self.actions(seat)) or self.may_enter(seat)

    def over(self, winners, reason):
        self.result = (winners, reason)
        self.phase = "over"
        self.turn = NOBODY
        self.pending = None
