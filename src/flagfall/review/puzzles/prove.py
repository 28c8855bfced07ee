"""Answers, proved from what the asked seat has heard and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.imagine import Imagination

if TYPE_CHECKING:
    from flagfall.core import Decision, Seat
    from flagfall.games.stratego.rules import Stratego
    from flagfall.table import Table

WORLDS = 60
"""Imagined tables on which a win in two is tried, with every reply on each."""
LONGEST = 4
"""Decisions of one turn of the other side that are followed."""


@dataclass(frozen=True, slots=True)
class Proved:
    """Every right answer, and the odds behind it: of the Flag by square, of losing (`safe`) or of winning (`best`) by attack."""

    answer: tuple[str, ...]
    odds: dict[str, float]
    worlds: int = 0


class Asked:
    """What can be concluded by one seat at one table."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.rules: Stratego = table.rules  # type: ignore[assignment]
        self.table, self.seat = table, seat
        self._thought = Imagination(self.rules, seat)
        self.sight = self.rules.sight(seat)
        self._heard = 0
        self.hear()
        armies, word = self.sight.armies, self.rules.notation.word
        self._word = word
        self._kinds = {word(kind): kind for kind in armies.kinds}
        self._flag = {word(kind) for kind in armies.kinds if armies.rank[kind] == "flag" and armies.army[kind] != seat}

    def hear(self) -> None:
        """Take in what is new at the table."""
        new = self.table.heard(self.seat, self._heard).facts
        self._heard += len(new)
        self._thought.hear(new)
        self.sight.hear(new)
        self.sight.look(self.table.view(self.seat))
        self.__dict__.pop("odds", None)

    @cached_property
    def odds(self) -> dict[str, dict[str, float]]:
        """For every enemy, how likely it is each kind, counted over all deals."""
        seen = {self.sight.names[at]: {self._word(kind): 1.0} for at, kind in self.sight.known.items()}
        return seen | self._thought.odds()

    def prove(self, kind: str) -> Proved | None:
        """The answer to a question of that kind; None where it has none, or none that can be proved."""
        if self.table.to_act != self.seat or not self._thought.counted:
            return None
        found: Proved | None = {"flag": self.flag, "safe": self.safe, "best": self.best, "win": self.win}[kind]()
        return found

    def could_be_flags(self) -> int:
        """How many enemies are not plainly something else: seen at a glance, and never fewer than there really are."""
        flags = {self._kinds[word] for word in self._flag}
        return sum(bool(flags & set(self.sight.could(at))) for at in self.sight.foes)

    # -- where can the Flag be? ----------------------------------------------------------------------------
    def flag(self) -> Proved:
        shares = {at: sum(kinds.get(flag, 0.0) for flag in self._flag) for at, kinds in self.odds.items()}
        places = {at: share for at, share in shares.items() if share > 0}
        return Proved(tuple(sorted(places)), {at: round(share, 4) for at, share in places.items()})

    # -- which attack is safe? -------------------------------------------------------------------------------
    def attacks(self) -> dict[Decision, tuple[int, int]]:
        """Steps onto an enemy: from where to where."""
        deeds = {decision: self.sight.deed(decision) for decision in self.table.choices(self.seat)}
        foes = set(self.sight.foes)
        return {
            d: (deed.told[0], deed.told[1]) for d, deed in deeds.items() if deed.do == "step" and deed.told[1] in foes
        }

    def safe(self) -> Proved:
        """An attack is safe if there is no deal in which it loses the attacker."""
        risks = {self.rules.write(d, self.seat): self._risk(*way) for d, way in self.attacks().items()}
        return Proved(
            tuple(sorted(move for move, risk in risks.items() if risk == 0)),
            {move: round(risk, 4) for move, risk in risks.items()},
        )

    def best(self) -> Proved:
        """The attacks that most often capture and live, over all deals."""
        chances = {self.rules.write(d, self.seat): self._chance(*way) for d, way in self.attacks().items()}
        top = max(chances.values(), default=0.0)
        return Proved(
            tuple(sorted(move for move, chance in chances.items() if chance > top - 1e-9)),
            {move: round(chance, 4) for move, chance in chances.items()},
        )

    def _chance(self, start: int, end: int) -> float:
        outcome = self.sight.outcome[self.sight.mine[start]]
        shares = self.odds[self.sight.names[end]]
        return sum(share for kind, share in shares.items() if outcome[self._kinds[kind]] in ("win", "flag"))

    def _risk(self, start: int, end: int) -> float:
        outcome = self.sight.outcome[self.sight.mine[start]]
        shares = self.odds[self.sight.names[end]]
        return sum(share for kind, share in shares.items() if outcome[self._kinds[kind]] in ("lose", "both"))

    # -- win in two --------------------------------------------------------------------------------------------
    def win(self) -> Proved | None:
        """Moves after which the Flag falls next turn, whatever the other side does: on every imagined table, after every reply."""
        places = self.flag().answer
        choices = list(self.table.choices(self.seat))
        if len(places) != 1:
            return None
        goal = self.sight.names.index(places[0])
        if any(self.sight.deed(decision).told[-1:] == (goal,) for decision in choices):
            return None
        first = self._thought.draw(1)
        if any(self.rules.to_act(self.rules.play(first, decision)[0]) == self.seat for decision in choices):
            return None  # a turn of several steps has no single first move
        worlds = [self._thought.draw(seed) for seed in range(1, WORLDS + 1)]
        right = [d for d in choices if all(self._falls(world, d, goal) for world in worlds)]
        return Proved(tuple(sorted(self.rules.write(d, self.seat) for d in right)), {}, WORLDS)

    def _falls(self, world: Any, decision: Decision, goal: int) -> bool:
        state, _ = self.rules.play(world, decision)
        if self.rules.result(state) is not None:
            return self._won(state)
        return self._answered(state, goal, LONGEST)

    def _answered(self, state: Any, goal: int, longest: int) -> bool:
        """Whether the Flag falls after every reply."""
        if self.rules.result(state) is not None:
            return self._won(state)
        if self.rules.to_act(state) == self.seat:
            return any(
                self._won(self.rules.play(state, decision)[0])
                for decision in self.rules.choices(self.rules.view(state, self.seat))
                if self.sight.deed(decision).told[-1:] == (goal,)
            )
        replies = self.rules.choices(self.rules.view(state, 1 - self.seat))
        return longest > 0 and all(
            self._answered(self.rules.play(state, reply)[0], goal, longest - 1) for reply in replies
        )

    def _won(self, state: Any) -> bool:
        result = self.rules.result(state)
        return result is not None and result.winners == (self.seat,)
