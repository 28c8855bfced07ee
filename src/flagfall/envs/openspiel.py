"""Every game as OpenSpiel sees it. Importing this registers them: `stratego/classic` is `flagfall_stratego_classic`.

    import flagfall.envs.openspiel
    game = pyspiel.load_game("flagfall_stratego_barrage(rescue=true)")

Options are parameters. So is `recall`: how many of the last facts an information state tensor holds; the string holds all of them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from flagfall.catalog import games, open_game
from flagfall.envs.spiel_state import SpielObserver, SpielState, pyspiel

if TYPE_CHECKING:
    from flagfall.catalog import Game

LONGEST, RECALL = 1_000_000, 64


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

    class SpielGame(pyspiel.Game):
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
