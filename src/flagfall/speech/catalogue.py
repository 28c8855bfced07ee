"""A language: every sentence by its key, read from `<language>/*.ftl` beside this file.

The files are Project Fluent's, so that translators have tools for them. A file is cut into messages when a language is first spoken,
and a message is made ready when it is first said; what a language lacks is said in English.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from flagfall.speech.phrase import Name, Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from importlib.resources.abc import Traversable

    from flagfall.speech.phrase import Said

ENGLISH: Final = "en"
_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =((?:.*\n)(?:(?:[ \t].*)?\n)*)", re.MULTILINE)
_SIMPLE = re.compile(r"[^{}]*")


def begun(words: str) -> str:
    """A sentence begins with a capital letter; on a capital, the stress of Dutch `één` is written once (`Eén`)."""
    return ("E" if words.startswith("éé") else words[0].upper()) + words[1:]


class Catalogue:
    """Says phrases in one language."""

    def __init__(self, language: str, sources: Mapping[str, str], below: Catalogue | None = None) -> None:
        self.language = language
        self.below = below
        self._sources = sources
        self._ready: dict[str, Callable[[Mapping[str, Said]], str]] = {}
        self._forms: dict[tuple[str, str], Callable[[Mapping[str, Said]], str] | None] = {}

    @property
    def keys(self) -> frozenset[str]:
        """What it has itself, without what it falls back on."""
        return frozenset(self._sources)

    def source(self, key: str) -> str | None:
        """A message as its file has it."""
        return self._sources.get(key)

    def __call__(self, key: str, /, **arguments: Said) -> str:
        """The sentence of a key, with what it speaks of."""
        ready = self._ready.get(key)
        return (ready or self._prepare(key))(arguments)

    def say(self, said: Said) -> str:
        """Whatever can be an argument, as text: a name in this language, a phrase, a list with its `and`."""
        kind = type(said)
        if kind is str or kind is int:
            return str(said)
        if kind is Name:
            return self._named(said)  # type: ignore[arg-type]
        if isinstance(said, Phrase):
            return (self._ready.get(said.key) or self._prepare(said.key))(said.arguments)
        return self.listed(map(self.say, said)) if isinstance(said, list | tuple) else str(said)

    def form(self, said: Said, form: str) -> str:
        """A name bent as its language bends it, or as `form-<form>` bends all others; else it stays as it is."""
        if isinstance(said, Name):
            bent = self._bent(said.key, form) if self.below is not None and said.key in self._sources else None
            if bent:
                return bent({})
            if (usual := f"form-{form}") in self._sources:
                return self(usual, name=said)
            known = self.below is not None and said.key in self._sources
            return self.say(said) if known else said.forms.get(form, str(said))
        if isinstance(said, Phrase):
            bent = self._bent(said.key, form)
            return bent(said.arguments) if bent else self.say(said)
        return self.listed(self.form(each, form) for each in said) if isinstance(said, list | tuple) else self.say(said)

    def listed(self, words: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`; nothing for nobody."""
        each = list(words)
        return "".join(each) if len(each) < 2 else self("list", most=", ".join(each[:-1]), last=each[-1])

    def number(self, number: Said) -> str:
        """Small numbers in letters."""
        return self(f"number-{number}") if f"number-{number}" in self else str(number)

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self.below is not None and key in self.below)

    def _named(self, name: Name) -> str:
        if self.below is None:
            return str(name)
        return self(name.key) if name.key in self._sources else self.below.say(name)

    def _bent(self, key: str, form: str) -> Callable[[Mapping[str, Said]], str] | None:
        """A form is an attribute of its message; many have none."""
        known = (key, form)
        if known not in self._forms:
            self._forms[known] = None
            source = self._sources.get(key) or (self.below.source(key) if self.below else None) or ""
            if f".{form} =" in source:
                from flagfall.speech.fluent import compiled

                self._forms[known] = compiled(self, key, source, form)
        return self._forms[known]

    def _prepare(self, key: str) -> Callable[[Mapping[str, Said]], str]:
        source = self._sources.get(key)
        if source is not None:
            ready = self._compiled(key, source)
        elif self.below is not None:
            ready = self.below._as_said_by(self, key)
        else:
            ready = _just(key)  # somebody's own sentence, which has no key
        self._ready[key] = ready
        return ready

    def _as_said_by(self, above: Catalogue, key: str) -> Callable[[Mapping[str, Said]], str]:
        """A message of this language with names and phrases of another."""
        source = self._sources.get(key)
        return _just(key) if source is None else above._compiled(key, source)

    def _compiled(self, key: str, source: str) -> Callable[[Mapping[str, Said]], str]:
        text = source.strip()
        if _SIMPLE.fullmatch(text) and "\n" not in text:
            return _just(text)
        from flagfall.speech.fluent import compiled

        return compiled(self, key, source)


def _just(text: str) -> Callable[[Mapping[str, Said]], str]:
    return lambda arguments: text


def cut(text: str) -> dict[str, str]:
    """The messages of a file, each as it stands there after its equals sign."""
    return {found[1]: found[2] for found in _MESSAGE.finditer(text + "\n")}


def load(language: str, folder: Traversable) -> Catalogue:
    """A language from a folder of files."""
    sources: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            sources |= cut(file.read_text("utf-8"))
    return Catalogue(language, sources, None if language == ENGLISH else catalogue())


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """A language by its short name; English if there is no such folder."""
    folder = resources.files("flagfall.speech") / language
    return load(language, folder) if language in languages() else catalogue()


@cache
def languages() -> tuple[str, ...]:
    """The languages there are."""
    folders = resources.files("flagfall.speech").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir() and not folder.name.startswith("_")))


def chosen(wanted: Iterable[str]) -> str:
    """The first of these languages that there is, by its short name: `de-CH` is `de`. English if there is none."""
    short = (each.strip().lower().replace("_", "-").partition("-")[0] for each in wanted)
    return next((each for each in short if each in languages()), ENGLISH)


@lru_cache(maxsize=256)
def accepted(header: str) -> str:
    """The language a browser likes best (`de-CH,de;q=0.9,en;q=0.5`), of those there are."""
    liked: list[tuple[float, str]] = []
    for part in header[:200].split(","):
        name, _, quality = part.partition(";q=")
        try:
            liked.append((-float(quality or 1), name))
        except ValueError:
            continue
    return chosen(name for _, name in sorted(liked, key=lambda each: each[0]))
