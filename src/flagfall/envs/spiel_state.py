"""One table as OpenSpiel sees it: a state, where chance is asked like anybody else, and what a seat is shown of it."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import CHANCE, NOBODY, Decision, seat_of
from flagfall.core.extras import extra
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules

pyspiel = extra("pyspiel", "openspiel", "An OpenSpiel game")


class SpielTable(Table):
    """OpenSpiel copies and pickles what a state holds: a table is copied as it is, and kept as what was decided."""

    __slots__ = ()

    def __deepcopy__(self, seen: Any) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:  # type: ignore[override]  # a plain Table refuses
        return _told_again, (self.rules, self.record())


def _told_again(rules: Rules[Any, Any], record: tuple[Any, ...]) -> Table:
    table = SpielTable.retold(rules)
    table.relive_all(record)
    return table


class SpielState(pyspiel.State):  # type: ignore[name-defined]  # loaded when it is there
    """A table. `imagined_for` is the seat it was resampled for, if it was."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table, self.imagined_for = SpielTable.retold(game.rules), NOBODY

    def current_player(self) -> Any:
        seat = self.table.to_act
        if seat >= 0:
            return seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self.table.to_act == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances, first = self.table.chances, self.table.rules.spec.actions
        whole, pairs = sum(chances.weights), zip(chances.outcomes, chances.weights, strict=True)
        return [(outcome - first, weight / whole) for outcome, weight in pairs]

    def _apply_action(self, action: int) -> None:
        seat = self.table.to_act
        self.table.relive(seat, self._decision(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        rules, decision = self.table.rules, self._decision(player, action)
        return (
            f"{rules.seats[player]} {rules.write(decision, player)}"
            if player >= 0
            else f"chance {rules.write(decision)}"
        )

    def _decision(self, seat: int, action: int) -> Decision:
        """What chance decides is counted from 0 here, and after all actions of seats in Flagfall."""
        return Decision(action if seat >= 0 else action + self.table.rules.spec.actions)

    def returns(self) -> list[float]:
        result = self.table.result
        return [0.0] * len(self.table.rules.seats) if result is None else list(result.rewards)

    def observation_tensor(self, player: int | None = None) -> Any:
        """float32: what the seat may know. An array instead of a list, which would take longer than a move."""
        return self.table.observe(self._asked(player)).astype(np.float32)

    def information_state_tensor(self, player: int | None = None) -> Any:
        """float32: the same, and the last facts it has heard."""
        observer = self.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(self, self._asked(player))
        return observer.tensor

    def _asked(self, player: int | None) -> int:
        return max(self.table.to_act, 0) if player is None else seat_of(self.table.rules.seats, player)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> SpielState:
        """A state as it might be, for all the seat has heard."""
        state = self.clone()
        state.table = self.table.imagined(player, Random(int(probability() * (1 << 53))))
        state.imagined_for = player
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        digest = hashlib.blake2b(repr(self.history()).encode(), digest_size=6).hexdigest()
        return f"{self.table.rules.id} after {len(self.history())} decisions ({digest})"


class SpielObserver:
    """What a seat may know; with perfect recall also the last facts it has heard, the newest first."""

    def __init__(self, rules: Rules[Any, Any], recall: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation of {rules.id} has no parameters; these are {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("an observation holds what one seat may know: public information, and that seat's own")
        spec, self._recalls = rules.spec, kind.perfect_recall
        self._facts = {name: number for number, name in enumerate(spec.facts, start=1)}
        known, lines, line = spec.observation.shape[0], recall if self._recalls else 0, 1 + spec.widest_fact
        self.tensor = np.zeros(known + lines * line, np.float32)
        self._known, self._heard = self.tensor[:known], self.tensor[known:].reshape(lines, line)
        self.dict = {"known": self._known} | ({"heard": self._heard} if self._recalls else {})

    def set_from(self, state: SpielState, player: int) -> None:
        table, lines = state.table, self._heard
        self._known[:] = table.observe(player)
        lines.fill(0)
        last = table.heard(player, max(0, table.heard_count(player) - len(lines))).facts if self._recalls else ()
        for line, fact in zip(lines, reversed(last), strict=False):
            line[0] = self._facts[fact.what]
            line[1 : 1 + len(fact.told)] = fact.told

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees, or everything it has heard. At an imagined table the others' past is what they see now."""
        table, rules = state.table, state.table.rules
        seen = rules.shown(table.view(player)).decode()
        if not self._recalls:
            return seen
        begun = f"imagined {seen}\n" if state.imagined_for not in (NOBODY, player) else ""
        return begun + "\n".join(map(rules.spell, table.heard(player).facts))
