"""Whole lines of notation: each part means one atomic decision, or a row of them."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from flagfall.core import Deed, Illegal, Unreadable
from flagfall.games.risk.kernel.numbers import ABSENT, DICE_USED, MOST_MOVED, PINNED, POOL, SOURCE, WILD
from flagfall.games.risk.kernel.sets import is_set, set_value
from flagfall.games.risk.notation import plain
from flagfall.games.risk.records import look, suppose
from flagfall.games.risk.why import explain, possible

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

MOST_ATTACKS = 60


class Reader:
    """Reads one line against a view, playing along as far as the viewer can know."""

    def __init__(self, rules: Risk, view: View) -> None:
        self._rules = rules
        self._notation = rules.notation
        self._book = rules.book
        self._view = view
        self._known = True
        self._read: list[Decision] = []

    def read(self, text: str) -> tuple[Decision, ...]:
        parts = [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]
        if not parts:
            raise Unreadable("risk-empty-line")
        for part in parts:
            self._part(part)
        return tuple(self._read)

    def _part(self, part: str) -> None:
        verb, _, rest = part.partition(" ")
        many = {
            "place": self._place,
            "trade": self._trade,
            "attack": self._attack,
            "advance": self._take,
            "take": self._take,
            "move": self._move,
        }.get(verb.lower())
        if many is None:
            deed = self._notation.atom(part)
            self._decide(deed.do, *deed.told)
        else:
            many(rest.strip())

    def _decide(self, do: str, *told: int) -> None:
        """One decision: checked, and played along while nothing hidden comes between."""
        deed = Deed(do, told)
        decision = self._rules.decision(deed)
        if decision is None or (self._known and decision not in self._rules.choices(self._view)):
            raise Illegal(explain(self._rules, deed, self._view))
        if self._known:
            state, _ = self._rules.play(suppose(self._view), decision)
            after = look(state, self._view.listener)
            self._known = after.asked == self._view.listener
            self._view = after
        self._read.append(decision)

    def _possible(self, do: str, *told: int) -> bool:
        """Whether that is open now."""
        return self._rules.decision(Deed(do, told)) in self._rules.choices(self._view)

    # -- rows of decisions ----------------------------------------------------------------------------
    def _place(self, rest: str) -> None:
        """`place moria`, `place moria 5`, `place moria all`."""
        name, number = rest, "1"
        found = re.fullmatch(r"(.*\S)\s+(\d{1,4}|all)", rest)
        if found:
            name, number = found.groups()
        place = self._notation.place(name)
        waiting = int(self._view["now"][POOL])
        if self._view.phase == "muster":
            waiting = int(self._view["left"][self._view.listener])
        count = max(waiting, 1) if number == "all" else int(number)
        if count == 0:
            raise Unreadable("risk-place-nothing")
        if count > max(waiting, 1):
            raise Illegal("risk-too-many-to-place", waiting=waiting, count=count)
        for _ in range(count):
            if self._read and not self._known:
                # In set-up others place in between: the rest is for later turns.
                return
            self._decide("place", place)

    def _trade(self, rest: str) -> None:
        """`trade a b c`, or `trade` for the best set in hand."""
        names = [name for name in re.split(r"[,\s]+", rest) if name]
        kinds = sorted(self._notation.land(name) for name in names) if names else self._best_set()
        if len(kinds) != 3:
            raise Unreadable("risk-set-of-three")
        for kind in kinds:
            self._decide("offer", kind)

    def _best_set(self) -> list[int]:
        """The set worth most; among equals one that shows an own place, and without wild cards."""
        view, tables = self._view, self._book.tables[0]
        seat = view.listener
        held = [kind for kind, cards in enumerate(view.plain("land")) for _ in range(cards)]
        best: tuple[tuple[int, int, int], list[int]] | None = None
        for three in combinations(held, 3):
            symbols = [int(tables["symbol"][kind]) for kind in three]
            if not is_set(*symbols):
                continue
            value = set_value(tables, *symbols)
            shows = any(kind != WILD and int(view["owner"][kind]) == seat for kind in three)
            rank = (value, int(shows), -three.count(WILD))
            if best is None or rank > best[0]:
                best = (rank, list(three))
        if best is None:
            raise Illegal("risk-no-set")
        return best[1]

    def _attack(self, rest: str) -> None:
        """`attack a > b`, with dice, `until N`, or `to the end`."""
        found = re.fullmatch(
            r"(?P<pair>.*?>.*?\S)"
            r"(?:\s+(?:(?P<dice>[1-3])(?P<alone>\s+alone)?|until\s+(?P<until>\d{1,4})|(?P<end>to the end)))?",
            rest,
        )
        if found is None:
            raise Unreadable("risk-attack-two-places")
        source, target = self._notation.pair(found["pair"], ">")
        if not self._notation.joined(source, target):
            raise Illegal(
                "risk-no-border-possible",
                why=self._notation.no_border(source, target),
                possible=possible(self._rules, self._view),
            )
        if found["until"] or found["end"]:
            self._storm(source, target, int(found["until"] or 1))
            return
        self._decide("attack", source, target)
        if found["dice"]:
            self._decide("roll", int(found["dice"]), 0 if found["alone"] else 1)

    def _storm(self, source: int, target: int, left: int) -> None:
        """As many rolls as surely keep the promise: a roll costs two battalions at worst."""
        army = int(self._view["army"][source])
        if army <= left and self._view.phase == "combat" and self._possible("attack", source, target):
            raise Illegal("risk-nobody-to-spend", army=army, left=left)
        for _ in range(MOST_ATTACKS):
            self._decide("attack", source, target)
            if self._known:
                # A card that named this attack may have brought more.
                army = int(self._view["army"][source])
            dice = min(self._book.edition.rules.attack_dice, army - 1) if army - left >= 2 else 1
            self._decide("roll", dice, 1)
            army -= min(dice, self._book.edition.rules.defend_dice)
            if army <= left:
                return

    def _take(self, rest: str) -> None:
        """`advance all`, `advance 4`, `take 4`."""
        if plain(rest) == "all":
            self._decide("take", self._most())
        else:
            self._decide("take", *self._notation.atom(f"take {rest}").told)

    def _most(self) -> int:
        """The largest number open now; before a battle is decided, all there could be."""
        deeds = map(self._rules.deed, self._rules.choices(self._view))
        numbers = [deed.told[0] for deed in deeds if deed.do == "take"]
        return max(numbers) if numbers else int(self._view["now"][DICE_USED])

    def _move(self, rest: str) -> None:
        """`move a > b 4`, `move a > b all with leader`."""
        found = re.fullmatch(
            r"(?P<pair>.*?>.*?\S)\s+(?P<number>\d{1,4}|all)"
            r"(?:\s+(?P<leader>with leader|without leader|alone))?",
            rest,
        )
        if found is None:
            raise Unreadable("risk-march-needs")
        source, target = self._notation.pair(found["pair"], ">")
        before = self._view
        self._decide("from", source)
        self._decide("to", target)
        number = self._most() if found["number"] == "all" else int(found["number"])
        if number > MOST_MOVED:
            raise Illegal("risk-march-most", most=MOST_MOVED)
        self._decide("take", number)
        if self._known and self._view.phase == "march_leader" and int(self._view["now"][SOURCE]) == source:
            self._decide("with_leader" if found["leader"] == "with leader" else "without_leader")
        self._leader_as_asked(before, source, found["leader"])

    def _leader_as_asked(self, before: View, source: int, asked: str | None) -> None:
        """A Leader who cannot come along, or must, is not left behind or taken in silence."""
        stood = int(before["leader"][source])
        went = stood != ABSENT and int(self._view["leader"][source]) == ABSENT
        name = self._book.board.territories[source].name
        if asked == "with leader" and not went:
            if stood == ABSENT:
                raise Illegal("risk-no-leader", place=name)
            raise Illegal("risk-leader-pinned" if stood == PINNED else "risk-leader-would-meet", place=name)
        if asked in ("without leader", "alone") and went:
            raise Illegal("risk-leader-must", place=name)
