"""What players may agree on before a game starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from flagfall.speech import Name, catalogue

if TYPE_CHECKING:
    from flagfall.speech import Phrase

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One agreement, explained in one sentence a ten-year-old understands.

    `values` lists what may be chosen; a whole-number option with no list takes any number from 0 up.
    """

    name: str
    title: str
    sentence: str | Phrase
    default: Value
    values: tuple[Value, ...] = ()
    meanings: tuple[str, ...] = ()
    refused: bool = False
    """This game cannot be played with it: there is nothing to choose, and the sentence says why."""

    @classmethod
    def declared(cls, family: str, name: str, default: Value, values: tuple[Value, ...] = ()) -> Option:
        """An option whose words are in the catalogues, by its name and its values: `risk-option-deck-is-four-leaders`."""
        key, say = f"{family}-option-{name}", catalogue()
        meant = [f"{key}-is-{str(value).lower()}" for value in values]
        return cls(
            name,
            Name(say(key), key),
            Name(say(f"{key}-sentence"), f"{key}-sentence"),
            default,
            values,
            tuple(Name(say(one), one) for one in meant) if all(one in say for one in meant) else (),
        )
