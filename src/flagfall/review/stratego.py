"""Stratego looked back at: where it turned, told from both armies, and what each side could know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core import CHANCE
from flagfall.games.stratego.imagine import Imagination
from flagfall.minds.stratego.lore import WORTH
from flagfall.review import walk
from flagfall.review.stratego_curve import Judges
from flagfall.review.told import Knowing, Review, Turning
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Fact, Seat
    from flagfall.games.stratego.rules import Stratego
    from flagfall.review.stratego_curve import Missed
    from flagfall.review.walk import Step
    from flagfall.speech import Name, Said
    from flagfall.table import Input, Table

RUNS = frozenset(("raged", "leapt", "strode"))
MOST_TURNING = 16
"""So many moments are named: those on which most hung."""
MOST_MISSED, GIVEN_AWAY = 4, 300.0
"""How many decisions are told of that gave much away, and how much hangs on one that gave everything."""
NEAR = 3
"""Squares within which a piece that could capture another is told of."""
SELDOM = 0.3
"""Who wins an attack that succeeds less often was lucky; who loses one that fails less often was not."""


def review(rules: Stratego, record: Sequence[Input]) -> Review:
    """The whole of a game that is over."""
    looking, judges, moment = _Looking(rules), Judges(rules, len(record)), 0
    for step in walk.walk(rules, record):
        moment = step.moment
        looking.see(step)
        judges.see(step)
    looking.missed(judges.missed)
    turning = sorted(looking.turning, key=lambda turn: -turn.weight)[:MOST_TURNING]
    return Review(
        rules.id,
        rules.seats,
        moment + 1,
        judges.curve(),
        tuple(sorted(turning, key=lambda turn: turn.moment)),
    )


class _Looking:
    """Both sides at once, turn by turn."""

    def __init__(self, rules: Stratego) -> None:
        self.turning: list[Turning] = []
        self._rules = rules
        self._sights = [rules.sight(seat) for seat in (0, 1)]
        self._thoughts = [Imagination(rules, seat) for seat in (0, 1)]
        self._waiting: list[list[Fact]] = [[], []]
        self._began = False
        self._news = [False, False]
        self._sure: set[Seat] = set()
        armies = self._sights[0].armies
        self._worth = [
            0.0,
            *(WORTH[armies.rank[kind]] * (1.15 if armies.powerful[kind] else 1) for kind in armies.kinds),
        ]
        self._bombs = [kind for kind in armies.kinds if armies.rank[kind] == "bomb"]
        self._flags = {rules.notation.word(kind) for kind in armies.kinds if armies.rank[kind] == "flag"}

    def missed(self, missed: Sequence[Missed]) -> None:
        """The few decisions that gave most away, each with what would have been better."""
        for one in sorted(missed, key=lambda one: one.less - one.more)[:MOST_MISSED]:
            offers = [self._rules.offer(decision, one.seat) for decision in (one.played, one.better)]
            words: dict[str, Said] = {
                "army": self._army(one.seat), "played": offers[0]["text"], "better": offers[1]["text"],
                "less": round(100 * one.less), "more": round(100 * one.more),
            }  # fmt: skip
            at = tuple(offers[1][part] for part in ("from", "to") if isinstance(offers[1].get(part), str))
            weight = GIVEN_AWAY * (one.more - one.less)
            self.turning.append(Turning(one.moment, one.seat, Phrase("review-better", words), at, weight))

    # -- a turn --------------------------------------------------------------------------------------------
    def see(self, step: Step) -> None:
        if self._began and step.seat != CHANCE:
            self._tell(step)
        for seat, sight in enumerate(self._sights):
            new = step.heard[seat]
            sight.hear(new)
            sight.look(step.table.view(seat))
            self._waiting[seat] += new
            self._began = self._began or any(fact.what == "began" for fact in new)
            self._news[seat] = self._news[seat] or any(fact.what in ("unmasked", "fell") for fact in new)
        if self._began:
            for seat, thought in enumerate(self._thoughts):
                thought.hear(tuple(self._waiting[seat]))
                self._waiting[seat] = []
            self._flag(step)

    def _tell(self, step: Step) -> None:
        """The moments worth a sentence; the table is still as it was before."""
        seat, facts = step.seat, step.facts
        kinds = [ours or theirs for ours, theirs in zip(self._sights[0].mine, self._sights[1].mine, strict=True)]
        for fact in facts:
            if fact.what in RUNS:  # who runs and falls has fallen where it ran to
                kinds[fact.told[1]] = kinds[fact.told[1]] or kinds[fact.told[0]]
        fallen = {fact.told[0]: kinds[fact.told[0]] for fact in facts if fact.what == "fell"}
        attack = next((fact.told for fact in facts if fact.what == "attacked"), None)
        if attack is not None and kinds[attack[0]] and kinds[attack[1]]:
            self._attack(step, attack[0], attack[1], kinds, fallen)
        elif fallen:
            self._felled(step, fallen)
        for fact in facts:
            if fact.what == "ring":
                now = self._rules.told(fact)["now"]
                self._add(step, 200, Phrase(f"review-ring-{now}", {"army": self._army(seat)}))
            elif fact.what == "turned":
                at, kind = fact.told
                self._add(step, self._worth[kind], Phrase("review-turned", self._who(1 - seat, kinds[at], at)), at)
            elif fact.what == "stoned" and kinds[fact.told[0]]:
                at = fact.told[0]
                self._add(step, self._worth[kinds[at]], Phrase("review-stoned", self._who(1 - seat, kinds[at], at)), at)
        if step.table.result is None:
            self._shown(step, kinds, fallen)
            self._last(step, kinds, fallen)

    # -- what may be told of it ----------------------------------------------------------------------------
    def _attack(self, step: Step, start: int, end: int, kinds: list[int], fallen: dict[int, int]) -> None:
        seat, attacker, defender = step.seat, kinds[start], kinds[end]
        known = end in self._sights[seat].known
        chance = self._chance(seat, attacker, end)
        lost, won = start in fallen, end in fallen
        armies = self._sights[seat].armies
        words: dict[str, Said] = {
            "army": self._army(seat), "piece": self._name(attacker), "other": self._name(defender),
            "start": self._square(start), "square": self._square(end), "percent": round(100 * chance),
        }  # fmt: skip
        if armies.rank[defender] == "flag" and won:
            self._add(step, 1000, Phrase("review-flag-taken", words), start, end)
        elif lost and not won and defender in self._bombs:
            key = "review-lost-on-known" if known else "review-lost-on-bomb"
            self._add(step, self._worth[attacker] * (1.5 if known else 1), Phrase(key, words), start, end)
        elif lost and not won and known:
            self._add(step, self._worth[attacker] * 1.3, Phrase("review-into-known", words), start, end)
        elif won and not lost and chance <= SELDOM:
            self._add(step, self._worth[defender] * (1.4 - chance), Phrase("review-lucky", words), start, end)
        elif lost and not won and chance >= 1 - SELDOM:
            self._add(step, self._worth[attacker] * (0.4 + chance), Phrase("review-unlucky", words), start, end)
        elif won and lost:
            self._add(step, self._worth[defender] * 0.5, Phrase("review-both-fell", words), start, end)
        elif won:
            self._add(step, self._worth[defender], Phrase("review-captured", words), start, end)
        elif lost:
            self._add(step, self._worth[attacker], Phrase("review-repelled", words), start, end)

    def _felled(self, step: Step, fallen: dict[int, int]) -> None:
        """By a power: one piece, or many."""
        if len(fallen) > 2:
            words: dict[str, Said] = {"army": self._army(step.seat), "count": len(fallen)}
            self._add(
                step, sum(self._worth[kind] for kind in fallen.values()), Phrase("review-many-fell", words), *fallen
            )
            return
        for at, kind in fallen.items():
            whose = self._sights[0].armies.army[kind]
            self._add(step, self._worth[kind], Phrase("review-struck", self._who(whose, kind, at)), at)

    def _shown(self, step: Step, kinds: list[int], fallen: dict[int, int]) -> None:
        """A great piece that others have seen now and that still stands, and who near it could capture it."""
        for fact in step.facts:
            if fact.what != "unmasked":
                continue
            at, kind = fact.told
            whose = self._sights[0].armies.army[kind]
            sight = self._sights[whose]
            if at in fallen or not fact.audience.hears(1 - whose) or self._worth[kind] < 55 or not sight.mine[at]:
                continue
            if sight.shown(at) or sight.armies.rank[kind] in ("bomb", "flag"):
                continue
            words = self._who(whose, kind, at)
            hunter = self._hunter(whose, kind, at, kinds)
            if hunter is None:
                self._add(step, self._worth[kind] * 0.7, Phrase("review-showed", words), at)
            else:
                there, steps = hunter
                near = {**words, "other": self._name(kinds[there]), "steps": steps}
                self._add(step, self._worth[kind] * 1.2, Phrase("review-showed-near", near), at, there)

    def _hunter(self, whose: Seat, kind: int, at: int, kinds: list[int]) -> tuple[int, int] | None:
        """The nearest enemy that would win an attack on it, and how many squares away."""
        outcome, armies = self._sights[0].outcome, self._sights[0].armies
        near = [
            (abs(there % 10 - at % 10) + abs(there // 10 - at // 10), there)
            for there, other in enumerate(kinds)
            if other and armies.army[other] != whose and armies.mover[other] and outcome[other][kind] == "win"
        ]
        steps, there = min(near, default=(NEAR + 1, -1))
        return (there, steps) if steps <= NEAR else None

    def _last(self, step: Step, kinds: list[int], fallen: dict[int, int]) -> None:
        """The last of those who could take a Bomb has fallen while Bombs stand."""
        armies, outcome = self._sights[0].armies, self._sights[0].outcome
        for seat in (0, 1):
            bombs = [bomb for bomb in self._bombs if armies.army[bomb] != seat and bomb in kinds]
            if not bombs:
                continue
            able = [
                at
                for at, kind in enumerate(kinds)
                if kind and armies.army[kind] == seat and outcome[kind][bombs[0]] == "win"
            ]
            if able and all(at in fallen for at in able) and not self._sights[seat].left:
                words = self._who(seat, kinds[able[0]], able[0]) | {"other": self._name(bombs[0])}
                self._add(step, 90, Phrase("review-last-breaker", words), able[0])

    def _flag(self, step: Step) -> None:
        """From when on a seat could know where the enemy's Flag stands: asked when it is to move and has learned something."""
        seat = step.table.to_act
        if seat not in (0, 1) or seat in self._sure or not self._news[seat]:
            return
        self._news[seat] = False
        if not self._thoughts[seat].counted:
            return
        for square, shares in self._thoughts[seat].odds().items():
            if len(shares) == 1 and set(shares) <= self._flags:
                self._sure.add(seat)
                kind = next(k for k in self._sights[0].armies.kinds if self._rules.notation.word(k) in shares)
                words = {"army": self._army(seat), "piece": self._name(kind), "square": square}
                self.turning.append(Turning(step.moment, seat, Phrase("review-flag-known", words), (square,), 95))

    def _chance(self, seat: Seat, attacker: int, end: int) -> float:
        """How likely the attack won, for all its side could know."""
        outcome, word = self._sights[seat].outcome, self._rules.notation.word
        shares = self._thoughts[seat].odds().get(self._square(end), {})
        named = {word(kind): kind for kind in self._sights[seat].armies.kinds}
        return sum(share for kind, share in shares.items() if outcome[attacker][named[kind]] in ("win", "flag"))

    # -- words ---------------------------------------------------------------------------------------------
    def _add(self, step: Step, weight: float, phrase: Phrase, *at: int) -> None:
        squares = tuple(self._square(square) for square in at)
        self.turning.append(Turning(step.moment, step.seat, phrase, squares, weight))

    def _square(self, square: int) -> str:
        return self._sights[0].names[square]

    def _army(self, seat: Seat) -> Name:
        return self._sights[0].armies.sides[seat]

    def _name(self, kind: int) -> Name:
        return self._sights[0].armies.name(kind)

    def _who(self, seat: Seat, kind: int, at: int) -> dict[str, Said]:
        return {"army": self._army(seat), "piece": self._name(kind), "square": self._square(at)}


# -- what each could know ------------------------------------------------------------------------------------
def known(rules: Stratego, record: Sequence[Input], moment: int) -> tuple[int, list[Knowing]]:
    """What both sides could know after so many turns, and what that turn gave away."""
    after, before, moment = walk.at(rules, record, moment)
    return moment, [_knowing(rules, after, before, seat) for seat in (0, 1)]


def _knowing(rules: Stratego, after: Table, before: Table, seat: Seat) -> Knowing:
    heard = after.heard(seat)
    sight = rules.sight(seat)
    sight.hear(heard.facts)
    sight.look(after.view(seat))
    given = tuple(_given(rules, before, after, seat))
    shown = tuple(sight.names[at] for at in sight.men if sight.shown(at))
    seen = tuple(sight.names[at] for at in sight.known)
    if not any(fact.what == "began" for fact in heard.facts) or sight.phase == "over":
        return Knowing(seat, {}, True, seen, shown, given)
    thought = Imagination(rules, seat)
    thought.hear(heard.facts)
    return Knowing(seat, thought.odds(), thought.counted, seen, shown, given)


def _given(rules: Stratego, before: Table, after: Table, seat: Seat) -> Iterator[Phrase]:
    """What a seat let the other side know in the last turn."""
    sight: Any = rules.sight(seat)
    sight.hear(before.heard(seat).facts)
    sight.look(before.view(seat))
    if sight.phase == "setup":
        return
    for fact in after.heard(1 - seat, before.heard_count(1 - seat)).facts:
        at = fact.told[0]
        if fact.what == "unmasked" and sight.mine[at] and not sight.shown(at):
            name = sight.armies.name(fact.told[1])
            yield Phrase("review-given-face", {"piece": name, "square": sight.names[at]})
        elif fact.what == "moved" and sight.mine[at] and not sight.moved(at) and not sight.shown(at):
            yield Phrase("review-given-moved", {"square": sight.names[fact.told[1]]})
