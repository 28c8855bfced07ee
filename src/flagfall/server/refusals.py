"""Turns every way of saying no into one of two kinds: *invalid* nonsense, or *unavailable* just now."""

from __future__ import annotations

from typing import Final

from flagfall import core
from flagfall.server import wire
from flagfall.speech import ENGLISH, Phrase, Said, catalogue

INVALID: Final = "invalid"
UNAVAILABLE: Final = "unavailable"

REASONS: Final[dict[wire.Reason, tuple[wire.Refusal, int]]] = {
    "unreadable": (INVALID, 400),
    "illegal": (INVALID, 400),
    "not_your_turn": (INVALID, 400),
    "bad_option": (INVALID, 400),
    "too_long": (INVALID, 413),
    "unknown": (INVALID, 404),
    "no_name": (UNAVAILABLE, 401),
    "wrong_password": (UNAVAILABLE, 401),
    "not_yours": (UNAVAILABLE, 403),
    "taken": (UNAVAILABLE, 409),
    "stale": (UNAVAILABLE, 409),
    "game_over": (UNAVAILABLE, 409),
    "not_now": (UNAVAILABLE, 409),
    "too_many": (UNAVAILABLE, 429),
    "not_kept": (UNAVAILABLE, 503),
    "full": (UNAVAILABLE, 503),
}

_CORE: Final[dict[type[core.FlagfallError], wire.Reason]] = {
    core.NotYourTurn: "not_your_turn",
    core.Unreadable: "unreadable",
    core.Illegal: "illegal",
    core.Stale: "stale",
    core.GameOver: "game_over",
    core.UnknownGame: "unknown",
    core.UnknownPlayer: "unknown",
    core.BadOption: "bad_option",
    core.DamagedScroll: "unreadable",
}


class No(Exception):
    """A refusal on its way to whoever asked."""

    def __init__(self, reason: wire.Reason, what: str | Phrase, /, **arguments: Said) -> None:
        self.phrase = what if isinstance(what, Phrase) else Phrase(what, arguments)
        super().__init__(reason, self.phrase)
        self.reason: wire.Reason = reason

    def said(self, language: str = ENGLISH) -> str:
        """The sentence in a language."""
        return catalogue(language).say(self.phrase)

    @property
    def sentence(self) -> str:
        return self.said()

    def __str__(self) -> str:
        return self.said()

    @property
    def status(self) -> int:
        return REASONS[self.reason][1]

    def refused(self, answers: int | None = None, language: str = ENGLISH) -> wire.Refused:
        refusal, _ = REASONS[self.reason]
        return wire.Refused(
            refusal=refusal,
            reason=self.reason,
            **self.phrase.plain(),
            sentence=self.said(language),
            why=self.why(language),
            answers=answers,
        )

    def why(self, language: str = ENGLISH) -> str:
        """What stands in the way, by itself; mostly that is the whole sentence."""
        why = self.phrase.arguments.get("why")
        said = catalogue(language).say(why if isinstance(why, Phrase) else self.phrase)
        return said[:1].upper() + said[1:]


def from_core(error: core.FlagfallError) -> No:
    """The same refusal in the words of the wire."""
    for kind in type(error).__mro__:
        if kind in _CORE:
            return No(_CORE[kind], error.phrase)
    return No("unreadable", error.phrase)
