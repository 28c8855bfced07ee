"""Something to be said, before anybody has chosen a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping


class Name(str):
    """A text an edition's own file declares, in English: the name of a piece, the sentence of a card.

    It is that English text, and knows the key under which another language has its own. Languages bend names (`the Elf`, `dem
    Elben`); those bends are its forms.
    """

    __slots__ = ("forms", "key")
    key: str
    forms: Mapping[str, str]

    def __new__(cls, text: str, key: str, forms: Mapping[str, str] | None = None) -> Name:
        name = super().__new__(cls, text)
        name.key = key
        name.forms = forms or {}
        return name

    def bent(self, **forms: str) -> Name:
        """The same name with more forms."""
        return Name(str(self), self.key, {**self.forms, **forms})

    def __reduce__(self) -> tuple[type[Name], tuple[str, str, dict[str, str]]]:
        return Name, (str(self), self.key, dict(self.forms))


@dataclass(slots=True)
class Phrase:
    """A sentence or a part of one: its key in the catalogues, and what it speaks of, by name."""

    key: str
    arguments: Mapping[str, Said] = field(default_factory=dict)

    def __str__(self) -> str:
        """In English."""
        from flagfall.speech.catalogue import catalogue

        return catalogue().say(self)

    def plain(self) -> dict[str, Any]:
        """The same as JSON has it."""
        return {"key": self.key, "arguments": {name: _plain(said) for name, said in self.arguments.items()}}

    def kept(self) -> dict[str, Any]:
        """The same for storage: `Phrase.revived` gives it back, names with their keys."""
        return {"key": self.key, "arguments": {name: _kept(said) for name, said in self.arguments.items()}}

    @classmethod
    def revived(cls, kept: Mapping[str, Any]) -> Phrase:
        """The inverse of `kept`."""
        return cls(kept["key"], {name: _revived(said) for name, said in kept["arguments"].items()})


Said: TypeAlias = "str | int | Phrase | list[str] | list[Name] | list[Phrase] | tuple[Said, ...]"
"""What an argument may be; a list is said as one (`a, b and c`)."""


def _plain(said: Said) -> Any:
    if isinstance(said, Phrase):
        return said.plain()
    if isinstance(said, list | tuple):
        return [_plain(each) for each in said]
    return str(said) if isinstance(said, str) else int(said)


def _kept(said: Said) -> Any:
    if isinstance(said, Phrase):
        return said.kept()
    if isinstance(said, Name):
        return {"name": str(said), "key": said.key}
    return [_kept(each) for each in said] if isinstance(said, list | tuple) else said


def _revived(kept: Any) -> Any:
    if isinstance(kept, list):
        return [_revived(each) for each in kept]
    if not isinstance(kept, dict):
        return kept
    return Name(kept["name"], kept["key"]) if "name" in kept else Phrase.revived(kept)
