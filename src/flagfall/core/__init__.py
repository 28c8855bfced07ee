"""What a table needs to be a table: seats, facts, decisions, chance, results. No game is known here."""

from flagfall.core.audience import EVERYONE, NO_ONE, Audience
from flagfall.core.chance import Chances, Draw
from flagfall.core.choices import Choices
from flagfall.core.decision import Decision, Deed
from flagfall.core.errors import (
    BadEdition,
    BadOption,
    DamagedScroll,
    FlagfallError,
    GameOver,
    Illegal,
    MissingExtra,
    NotYourTurn,
    Refusal,
    Stale,
    UnknownGame,
    UnknownPlayer,
    Unreadable,
)
from flagfall.core.fact import Fact, Heard
from flagfall.core.family import Family
from flagfall.core.option import Option, Value
from flagfall.core.result import Result
from flagfall.core.rules import Rules
from flagfall.core.seat import CHANCE, MOST_SEATS, NOBODY, SPECTATOR, Listener, Seat, seat_of
from flagfall.core.words import Argument, Word, Words

__all__ = [
    "CHANCE",
    "EVERYONE",
    "MOST_SEATS",
    "NOBODY",
    "NO_ONE",
    "SPECTATOR",
    "Argument",
    "Audience",
    "BadEdition",
    "BadOption",
    "Chances",
    "Choices",
    "DamagedScroll",
    "Decision",
    "Deed",
    "Draw",
    "Fact",
    "Family",
    "FlagfallError",
    "GameOver",
    "Heard",
    "Illegal",
    "Listener",
    "MissingExtra",
    "NotYourTurn",
    "Option",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "Stale",
    "UnknownGame",
    "UnknownPlayer",
    "Unreadable",
    "Value",
    "Word",
    "Words",
    "seat_of",
]
