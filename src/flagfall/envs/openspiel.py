"""Every game as OpenSpiel sees it. Importing this registers them: `stratego/classic` is `flagfall_stratego_classic`.

    import flagfall.envs.openspiel
    game = pyspiel.load_game("flagfall_stratego_barrage(rescue=true)")

Options are parameters. So is `recall`: how many of the last facts an information state tensor holds; the string holds all of them.
"""

from __future__ import annotations

import hashlib
import re
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.catalog import games, open_game
from flagfall.core import CHANCE, NOBODY, Decision, seat_of
from flagfall.core.extras import extra
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.catalog import Game
    from flagfall.core import Rules

pyspiel = extra("pyspiel", "openspiel", "An OpenSpiel game")
LONGEST, RECALL = 1_000_000, 64


class _Held:
    """A table inside a state: OpenSpiel copies what a state holds, and a table copies itself."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __deepcopy__(self, seen: Any) -> _Held:
        return _Held(self.table.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was decided; an imagined table has no record and says so."""
        return _told_again, (self.table.rules, self.table.record())


def _told_again(rules: Rules[Any, Any], record: tuple[Any, ...]) -> _Held:
    table = Table.retold(rules)
    for seat, decision in record:
        table.relive(seat, decision)
    return _Held(table)


class SpielState(pyspiel.State):  # type: ignore[name-defined]  # loaded when it is there
    """A table where chance is asked like anybody else."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = _Held(Table.retold(game.rules))
        self._as_seen_by: int | None = None

    def _now(self) -> tuple[Rules[Any, Any], Table]:
        return self._held.table.rules, self._held.table

    def current_player(self) -> Any:
        seat = self._held.table.to_act
        if seat >= 0:
            return seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return self._held.table.to_act == NOBODY

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same OpenSpiel says, without asking OpenSpiel."""
        seat = self._held.table.to_act
        if player is None and seat == CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        asked = seat if player is None else player
        return self._legal_actions(asked) if asked == seat >= 0 else []

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._held.table.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, table = self._now()
        chances, first = table.chances, rules.spec.actions
        whole = sum(chances.weights)
        return [
            (outcome - first, weight / whole) for outcome, weight in zip(chances.outcomes, chances.weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        rules, table = self._now()
        seat = table.to_act
        table.relive(seat, Decision(action + rules.spec.actions if seat == CHANCE else action))

    def _action_to_string(self, player: int, action: int) -> str:
        rules, _ = self._now()
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {rules.write(Decision(action + rules.spec.actions))}"
        return f"{rules.seats[player]} {rules.write(Decision(action), player)}"

    def returns(self) -> list[float]:
        rules, table = self._now()
        result, seats = table.result, len(rules.seats)
        return [0.0] * seats if result is None else [(score * seats - 1) / (seats - 1) for score in result.scores]

    def observation_tensor(self, player: int | None = None) -> Any:
        """float32: what the seat may know. An array instead of a list, which would take longer than a move."""
        return self._held.table.observe(self._asked(player)).astype(np.float32)

    def information_state_tensor(self, player: int | None = None) -> Any:
        """float32: the same, and the last facts it has heard."""
        observer = self.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(self, self._asked(player))
        return observer.tensor

    def observed(self, player: int) -> str:
        rules, table = self._now()
        return rules.shown(table.view(player)).decode()

    def recalled(self, player: int) -> str:
        """Everything the seat has heard. At an imagined table the others' past is what they see now."""
        rules, table = self._now()
        begun = "" if self._as_seen_by in (None, player) else f"imagined {self.observed(player)}\n"
        return begun + "\n".join(map(rules.spell, table.heard(player).facts))

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> SpielState:
        """A state as it might be, for all the seat has heard."""
        state = self.clone()
        state._held = _Held(self._held.table.imagined(player, Random(int(probability() * (1 << 53)))))
        state._as_seen_by = player
        return state  # type: ignore[no-any-return]

    def _asked(self, player: int | None) -> int:
        rules, table = self._now()
        return max(table.to_act, 0) if player is None else seat_of(rules.seats, player)

    def __str__(self) -> str:
        rules, _ = self._now()
        digest = hashlib.blake2b(repr(self.history()).encode(), digest_size=6).hexdigest()
        return f"{rules.id} after {len(self.history())} decisions ({digest})"


class SpielObserver:
    """What a seat may know; with perfect recall also the last facts it has heard, the newest first."""

    def __init__(self, rules: Rules[Any, Any], recall: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation of {rules.id} has no parameters; these are {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("an observation holds what one seat may know: public information, and that seat's own")
        spec = rules.spec
        self._facts = {name: number for number, name in enumerate(spec.facts, start=1)}
        self._row, self._perfect = np.empty(spec.observation.shape, np.uint8), kind.perfect_recall
        known = spec.observation.shape[0]
        heard = recall * (1 + spec.widest_fact) if self._perfect else 0
        self.tensor = np.zeros(known + heard, np.float32)
        self.dict = {"known": self.tensor[:known]}
        if self._perfect:
            self.dict["heard"] = self.tensor[known:].reshape(recall, 1 + spec.widest_fact)

    def set_from(self, state: SpielState, player: int) -> None:
        table = state._held.table
        self.dict["known"][:] = table.observe(player, self._row)
        if self._perfect:
            heard = self.dict["heard"]
            heard.fill(0)
            since = max(0, table.heard_count(player) - len(heard))
            for line, fact in zip(heard, reversed(table.heard(player, since).facts), strict=False):
                line[0] = self._facts[fact.what]
                line[1 : 1 + len(fact.told)] = fact.told

    def string_from(self, state: SpielState, player: int) -> str:
        return state.recalled(player) if self._perfect else state.observed(player)


def own(file: str, **parameters: Any) -> Any:
    """An edition of one's own as an OpenSpiel game: `own("./mine.toml", rescue=True)`."""
    entry = open_game(file)
    if _short_name(entry) not in pyspiel.registered_names():
        _register(entry)
    return pyspiel.load_game(_short_name(entry), parameters)


def _short_name(entry: Game) -> str:
    return f"flagfall_{re.sub('[^a-z0-9]', '_', entry.id)}"


def _register(entry: Game) -> None:
    """One game of the catalog."""
    defaults = {option.name: option.default for option in entry.options} | {"recall": RECALL}
    chance = pyspiel.GameType.ChanceMode
    kind = pyspiel.GameType(
        short_name=_short_name(entry),
        long_name=f"{entry.box}: {entry.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.DETERMINISTIC if len(entry.seats) == 1 else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(entry.seats),
        min_num_players=min(entry.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )

    class SpielGame(pyspiel.Game):  # type: ignore[name-defined]
        """The game with its options chosen."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            asked = dict(params or {})
            self.recall = int(asked.pop("recall", RECALL))
            self.rules = rules = entry.rules(asked)
            spec = rules.spec
            bounds = pyspiel.GameInfo(
                num_distinct_actions=spec.actions,
                max_chance_outcomes=spec.decisions - spec.actions,
                num_players=spec.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, bounds, params or {})

        def new_initial_state(self) -> SpielState:
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return SpielObserver(self.rules, self.recall, wanted, params)

    pyspiel.register_game(kind, SpielGame)


for _entry in games():
    _register(_entry)
