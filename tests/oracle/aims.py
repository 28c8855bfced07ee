"""What a seat may do: steps, powers, turns in several steps, the two-square rule and the chase rule."""

from __future__ import annotations

from functools import partialmethod

from .table import AROUND, LINES, MOVES_AND_ATTACKS, ORTHOGONAL, WIDE, Chase, Game, name, shifted


class Aims(Game):
    """Every text of notation a seat may say, as far as it can know."""

    # -- what may be done --------------------------------------------------------------------------
    def legal(self, seat):
        return set(self.menu(seat))

    def menu(self, seat):
        """Every text this seat may say now, and what it means."""
        if self.phase == "setup":
            return {f"{kind}@{name(at)}": ("place", kind, at) for kind in +self.left[seat] for at in self.home(seat)}
        if self.phase == "over" or seat != self.turn:
            return {}
        if self.pending:
            return getattr(self, f"menu_{self.pending.what}")(seat)
        actions = self.actions(seat)
        if not self.saves(actions):
            actions = {}  # N6, X9: only reinforcements can help now
        if self.may_enter(seat):
            actions["enter"] = ("enter",)
        return actions

    def saves(self, actions):
        return any(meaning[0] in MOVES_AND_ATTACKS for meaning in actions.values())

    def actions(self, seat):
        """All moves, attacks and powers of a seat, as far as it can know."""
        found = {}
        for at, piece in list(self.at.items()):
            if piece.owner != seat or not piece.movable or piece.stone:
                continue
            self.steps(found, seat, at, piece)
            for power in self.powers(piece):
                getattr(self, f"aim_{power}")(found, seat, at, piece)
        return found

    def powers(self, piece):
        return self.box.powers.get(piece.kind, set())

    def steps(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            here = at
            while True:
                ahead = shifted(here, way)
                may_enter_doom = ahead == self.doom and piece.kind == "frodo" and not self.ring_destroyed
                if not (self.open(ahead) or self.enemy(ahead, seat) or may_enter_doom):
                    break
                if self.barred(seat, piece, {here, ahead}):
                    break
                attack = ahead in self.at
                if attack or not self.repeats_chase(seat, piece, at, ahead):
                    found[f"{name(at)}-{name(ahead)}"] = ("step", at, ahead)
                if attack or piece.rank != "2":
                    break
                here = ahead

    def barred(self, seat, piece, border):
        """R1, R2: the same piece crossed this border on each of the last N turns of its player."""
        limit = self.options["two_square"]
        if limit == "off":
            return False
        last = self.trail[seat][-limit:]
        if len(last) < limit or not all(who is piece and frozenset(border) in borders for who, borders in last):
            return False
        self.refused["two_square"] += 1
        return True

    def closed(self, seat):
        """All borders and pairs of squares the two-square rule closes to this seat."""
        last = self.trail[seat][-1:]
        if not last or last[0][0] not in self.at.values():
            return set()
        piece, borders = last[0]
        return {frozenset(map(name, border)) for border in borders if self.barred(seat, piece, border)}

    # -- the chase rule ----------------------------------------------------------------------------
    def position(self, seat):
        """The board as a chaser compares it: own pieces by kind, enemy pieces as individuals."""
        return {at: (piece.origin, piece.kind) if piece.owner == seat else piece for at, piece in self.at.items()}

    def threatened(self, seat, at):
        return [self.at[near] for way in ORTHOGONAL if self.enemy(near := shifted(at, way), seat)]

    def repeats_chase(self, seat, piece, start, end):
        chase = self.chase[seat]
        if not self.options["more_square"] or not chase or not chase.evaded:
            return False
        if piece is chase.piece and end == chase.came_from:
            return False  # straight back is the two-square rule's business
        if not self.threatened(seat, end):
            return False
        after = self.position(seat)
        after[end] = after.pop(start)
        if after not in chase.positions:
            return False
        self.refused["chase"] += 1
        return True

    def remember_chase(self, seat):
        """After a whole turn: did it threaten, and did it evade the other side's threat? A capture begins a chase anew."""
        mine, theirs = self.chase[seat], self.chase[1 - seat]
        if theirs:
            if self.plain and self.plain[0] in theirs.threatened:
                theirs.evaded = True
                theirs.positions.append(self.position(1 - seat))
            else:
                self.chase[1 - seat] = None
        came = self.plain or self.took
        threatened = self.threatened(seat, came[2]) if came else []
        if not threatened:
            self.chase[seat] = None
            return
        before = mine.positions if mine and mine.evaded and not self.took else []
        piece, start, _ = came
        self.chase[seat] = Chase([*before, self.position(seat)], piece, start, threatened)

    def remember_entry(self):
        """Reinforcements stand on the board: a position both sides have seen now."""
        for seat in (0, 1):
            if self.chase[seat]:
                self.chase[seat].positions.append(self.position(seat))

    # -- powers: where they reach ------------------------------------------------------------------
    def aim_repeat(self, found, seat, at, piece):
        """Repeat Attack follows an attack; it is nothing to begin with."""

    def aim_fly(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            over, here = 0, shifted(at, way)
            while self.on_board(here) and (here in self.at or here in self.zones):
                if here in self.zones and self.box.style == "fire-ice":
                    break  # F6
                over, here = over + 1, shifted(here, way)
            if over and self.open(here) and not self.barred(seat, piece, {at, here}):
                found[f"{name(at)} fly {name(here)}"] = ("fly", at, here)

    def aim_ride(self, found, seat, at, piece):
        for way in ORTHOGONAL:
            if not self.open(middle := shifted(at, way)):
                continue
            for turn in ORTHOGONAL:
                end = shifted(middle, turn)
                if end == at or not (self.open(end) or self.enemy(end, seat)):
                    continue
                if not self.barred(seat, piece, {at, end}):
                    found[f"{name(at)} ride {name(end)}"] = ("ride", at, end)

    def aim_burst(self, found, seat, at, piece, word):
        for way in ORTHOGONAL:
            end = shifted(at, way)
            if not self.open(end) or self.barred(seat, piece, {at, end}):
                continue
            if any(self.enemy(shifted(end, near), seat) for near in AROUND):  # R15, X12
                found[f"{name(at)} {word} {name(end)}"] = ("burst", at, end)

    aim_axe = partialmethod(aim_burst, word="axe")
    aim_club = partialmethod(aim_burst, word="club")
    aim_rampage = partialmethod(aim_burst, word="rampage")

    def aim_at(self, found, seat, at, reach, word, verb):
        for by in reach:
            if self.enemy(target := shifted(at, by), seat):
                found[f"{name(at)} {word} {name(target)}"] = (verb, at, target)

    def aim_detect(self, found, seat, at, piece):
        self.aim_at(found, seat, at, WIDE, "detect", "detect")
        doom = self.doom
        if doom in self.at and self.at[doom].owner != seat and max(abs(at[0] - doom[0]), abs(at[1] - doom[1])) <= 2:
            found[f"{name(at)} detect {name(doom)}"] = ("detect", at, doom)  # X6

    def aim_bow(self, found, seat, at, piece):
        self.aim_at(found, seat, at, WIDE if self.box.style == "fire-ice" else LINES, "bow", "shoot")

    def aim_enchant(self, found, seat, at, piece, word="enchant"):
        self.aim_at(found, seat, at, WIDE, word, "convert")
        for text, meaning in list(found.items()):
            if meaning[0] == "convert" and self.at[meaning[2]].enchanted:
                del found[text]  # F17

    def aim_tempt(self, found, seat, at, piece):
        self.aim_enchant(found, seat, at, piece, "tempt")

    def aim_stone(self, found, seat, at, piece):
        self.aim_at(found, seat, at, AROUND, "stone", "stone")

    def aim_free(self, found, seat, at, piece):
        for by in WIDE:
            target = shifted(at, by)
            if target in self.at and self.at[target].stone and self.at[target].owner == seat:
                found[f"{name(at)} free {name(target)}"] = ("free", at, target)

    def aim_heal(self, found, seat, at, piece):
        if self.healed or piece.owner != piece.origin:  # X10
            return
        kinds = {lost.kind for lost in self.fallen[seat] if lost.movable and lost.kind != "aslan" and not lost.gone}
        for by in AROUND:
            if self.open(end := shifted(at, by)):
                for kind in kinds:
                    found[f"heal {kind}@{name(end)}"] = ("heal", at, kind, end)

    # -- turns in several steps --------------------------------------------------------------------
    def menu_chain(self, seat):
        at = self.pending.at
        found = {}
        for way in ORTHOGONAL:
            end = shifted(at, way)
            if self.enemy(end, seat) and not self.barred(seat, self.at[at], {at, end}):
                found[f"{name(at)}-{name(end)}"] = ("step", at, end)
        return found | {"stop": ("stop",)}

    menu_landing = menu_chain

    def menu_burst(self, seat):
        """X13: one to three targets, then stop."""
        at, struck = self.pending.at, self.pending.struck
        found = {"stop": ("stop",)} if struck else {}
        if len(struck) < 3:
            for by in AROUND:
                if self.enemy(target := shifted(at, by), seat) and target not in struck:
                    found[f"{name(at)}*{name(target)}"] = ("strike", target)
        return found

    def menu_rescue(self, seat):
        found = {"stop": ("stop",)}
        rescuer = self.at[self.pending.at]
        if rescuer.rank == "2" or rescuer.has_rescued:
            return found
        for kind in {lost.kind for lost in self.fallen[seat] if lost.rank != "bomb" and not lost.gone}:
            for at in self.half(seat):
                found[f"rescue {kind}@{name(at)}"] = ("rescue", kind, at)
        return found

    def may_enter(self, seat):
        """Narnia Game 2: after seven blue pieces, at the start of a red turn, all at once (N1-N3)."""
        waiting = sum(self.reserve.values())
        if seat != 0 or not waiting or self.entered or len(self.fallen[1]) < 7:
            return False
        room = len(self.entry_squares())
        return room >= (1 if self.options["entry_in_parts"] else waiting)

    def menu_enter(self, seat):
        return {f"{kind}@{name(at)}": ("reinforce", kind, at) for kind in +self.reserve for at in self.entry_squares()}
