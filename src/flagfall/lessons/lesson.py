"""What a lesson is made of: a file beside this one for each, read into rows. Its words are in the catalogues, by key.

    [[step]]
    id = "scout"
    want = ["b2-b8"]               what is to be decided, one after the other; ` | ` between what will do as well,
                                   and … at the end of what may go on in any way
    reply = ["e9-e8"]              what others decide, each when it is their turn to
    luck = ["dice 6 5 2"]          what chance decides, likewise; whatever is not said here it decides by itself
    happens = ["moved red b2 b8"]  how facts begin that the learner hears then: a test holds the file to it
    rules = ["turn"]               which parts of the guide this shows
    [step.position]                the table, as its family reads it

The sentences of a step are `learn-<lesson>-<step>` (what to do), `-title`, `-done` (what it meant) and, where there is something
to say about it, `-else` (somebody has done something else).
"""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from flagfall.catalog import game, rules
from flagfall.core import UnknownGame
from flagfall.games.declared import fit
from flagfall.speech import ENGLISH, Phrase, catalogue

if TYPE_CHECKING:
    from flagfall.core import Rules, Value

FOLDER = resources.files("flagfall.lessons")
ORDER = ("classic", "fire-ice", "lotr", "narnia", "risk")
"""The lessons of the boxes, as a shelf shows them; what is in other files can only be tried beside a rule."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A step as its author may say it, but for what only its game can read."""

    id: str
    want: tuple[str, ...]
    happens: tuple[str, ...]
    game: str = ""
    seat: str = ""
    reply: tuple[str, ...] = ()
    luck: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _File:
    game: str
    step: tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class Step(_Row):
    """One thing to do."""

    lesson: str = ""
    options: dict[str, Value] = field(default_factory=dict, hash=False)
    position: dict[str, Any] = field(default_factory=dict, hash=False)

    @property
    def key(self) -> str:
        return f"learn-{self.lesson}-{self.id}"

    @property
    def name(self) -> str:
        """Which step of which lesson, in one word."""
        return f"{self.lesson}/{self.id}"

    def says(self, what: str = "", language: str = ENGLISH) -> str:
        """What to do, or one of the other sentences; what every step may say where it has none of its own."""
        say = catalogue(language)
        key = f"{self.key}-{what}" if what else self.key
        return say.say(Phrase(key if key in say else f"learn-{what}"))

    def made(self) -> Rules[Any, Any]:
        """The rules it is played by."""
        return rules(self.game, **self.options)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A row of steps for one box."""

    id: str
    game: str
    steps: tuple[Step, ...]

    @property
    def box(self) -> str:
        """The box it belongs to, by its name."""
        return game(self.game).box

    def title(self, language: str = ENGLISH) -> str:
        return catalogue(language).say(Phrase(f"learn-{self.id}"))

    def sentence(self, language: str = ENGLISH) -> str:
        return catalogue(language).say(Phrase(f"learn-{self.id}-sentence"))

    def step(self, name: str) -> Step:
        for step in self.steps:
            if step.id == name:
                return step
        raise UnknownGame("learn-no-step", step=repr(name[:40]), steps=", ".join(step.id for step in self.steps))


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons there are, one for each box."""
    return tuple(map(lesson, ORDER))


@cache
def everything() -> tuple[Lesson, ...]:
    """These, and what can only be tried beside a rule."""
    others = {file.name.removesuffix(".toml") for file in FOLDER.iterdir() if file.name.endswith(".toml")} - {*ORDER}
    return (*lessons(), *map(lesson, sorted(others)))


@cache
def lesson(name: str) -> Lesson:
    """One lesson by its name."""
    file = FOLDER / f"{name}.toml"
    if not name.replace("-", "").isalnum() or not file.is_file():
        raise UnknownGame("learn-no-lesson", lesson=repr(name[:40]), lessons=", ".join(ORDER))
    said = tomllib.loads(file.read_text("utf-8"))
    loose = [
        {"position": step.pop("position", {}), "options": step.pop("options", {})} for step in said.get("step", [])
    ]
    read: _File = fit(_File, said, f"lessons/{name}.toml")
    steps = tuple(
        Step(**asdict(row) | {"game": row.game or read.game}, lesson=name, **more)
        for row, more in zip(read.step, loose, strict=True)
    )
    return Lesson(name, read.game, steps)
