"""How strong: six names for people, each a sentence, a time, and a player with its parameters (`levels.toml`)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from flagfall.catalog import box_of
from flagfall.core import UnknownPlayer
from flagfall.players.named import seat_player, split
from flagfall.speech import Name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.players.player import Player, Question

DECLARED = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. It is there for a game if `players` names somebody for it or for its family."""

    name: str
    sentence: str
    seconds: float
    """How long it thinks about one decision, at most."""
    players: Mapping[str, str]
    patient: bool = False
    """Given more time than that, it uses it."""

    def player(self, game: str) -> str | None:
        """Who really plays at this strength, with parameters."""
        return self.players.get(game) or self.players.get(box_of(game)) or self.players.get(game.partition("/")[0])


@cache
def _declared() -> dict[str, Any]:
    return tomllib.loads(DECLARED.read_text("utf-8"))


@cache
def levels() -> tuple[Level, ...]:
    """All of them, weakest first."""
    return tuple(
        Level(**{**row, "sentence": Name(row["sentence"], f"level-{row['name']}-sentence")})
        for row in _declared()["level"]
    )


def beside() -> tuple[str, ...]:
    """Our players that people are offered though they are no level; the others are for makers."""
    return tuple(_declared()["beside"])


def level(name: str) -> Level | None:
    return next((one for one in levels() if one.name == name), None)


def offered(game: str) -> tuple[Level, ...]:
    """The levels there are for a game, weakest first."""
    return tuple(one for one in levels() if one.player(game))


def below(name: str, game: str) -> str | None:
    """The next level down that is there for a game."""
    there = [one.name for one in offered(game)]
    return there[there.index(name) - 1] if name in there[1:] else None


def who_plays(name: str, game: str) -> str:
    """The player behind a name, without parameters: levels that differ only in these share its compiled code."""
    chosen = level(name)
    return split((chosen and chosen.player(game)) or name)[0]


def seconds_of(name: str, most: float) -> float:
    """How long somebody may think, where nobody may think longer than `most`."""
    chosen = level(split(name)[0])
    return min(chosen.seconds, most) if chosen else most


class AtLevel:
    """A player of some strength."""

    level: ClassVar[Level]

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None:
        player = self.level.player(rules.id)
        if player is None:
            there = ", ".join(one.name for one in offered(rules.id))
            raise UnknownPlayer("player-no-level", level=self.level.name, game=rules.id, there=there)
        self.behind: Player = seat_player(player, rules, seat, luck)
        """Whoever really plays."""
        if hasattr(self.behind, "keep_time"):
            self.behind.keep_time()

    @classmethod
    def plays(cls, family: str) -> bool:
        return any(game.partition("/")[0] == family for game in cls.level.players)

    @property
    def info(self) -> Any:
        """What whoever plays made of the last question, where it tells."""
        return getattr(self.behind, "info", None)

    @property
    def stands_in(self) -> str:
        """Why somebody simpler plays in its place; empty as long as it plays itself."""
        return getattr(self.behind, "stands_in", "")

    def hurry(self, seconds: float = 0.0) -> None:
        """Decide so soon, if whoever plays can; it may be called while it thinks."""
        if hasattr(self.behind, "hurry"):
            self.behind.hurry(seconds)

    def hear(self, facts: Sequence[Fact]) -> None:
        self.behind.hear(facts)

    def answer(self, question: Question) -> Decision:
        """It takes no longer than it has promised, unless it makes use of more."""
        if not self.level.patient:
            question = replace(question, seconds=min(question.seconds, self.level.seconds))
        return self.behind.answer(question)


def __getattr__(name: str) -> type[AtLevel]:
    """`levels:Recruit` and the others, which `pyproject.toml` names: one class for each row of the file."""
    if (chosen := level(name.lower())) is None:
        raise AttributeError(name)
    return _class(chosen.name)


@cache
def _class(name: str) -> type[AtLevel]:
    chosen = level(name)
    assert chosen is not None
    return type(name.capitalize(), (AtLevel,), {"level": chosen, "__doc__": chosen.sentence})
