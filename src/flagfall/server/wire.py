"""Everything that crosses the wire as typed structs, both ways; what a page says at a table is in `verbs`.

`docs/wire.md` is the book to both pages. Only what a listener may know has a place on them: no module that could
hold the truth is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Value: TypeAlias = bool | int | str

# What a family of games says in its own words: `core.shapes` declares them, `typescript` writes them down.
Described: TypeAlias = Annotated[Mapping[str, Any], Meta(extra={"of": "described"})]
Shown: TypeAlias = Annotated[Mapping[str, Any], Meta(extra={"of": "shown"})]
Hints: TypeAlias = Annotated[Mapping[str, Any], Meta(extra={"of": "hints"})]
Offer: TypeAlias = Annotated[Mapping[str, Any], Meta(extra={"of": "offer"})]
Arguments: TypeAlias = dict[str, Any]
Refusal = Literal["invalid", "unavailable"]
Outcome = Literal["won", "lost", "drawn", "off"]
Reason = Literal[
    "unreadable", "illegal", "not_your_turn", "bad_option", "too_long", "unknown",
    "no_name", "wrong_password", "not_yours", "taken", "stale", "game_over", "not_now", "too_many", "not_kept",
    "full",
]  # fmt: skip


class Said(Struct, frozen=True, kw_only=True):
    """Something the server says."""


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a page asks; unknown fields are refused, and so are letters that no database keeps."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if _unkept(getattr(self, name)):
                raise ValueError(f"{name} holds a character that is none (NUL)")


def _unkept(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_unkept, (*value, *value.values())))
    return isinstance(value, str) and "\0" in value


# -- refusals ----------------------------------------------------------------------------------------
class Refused(Said, frozen=True, kw_only=True, tag_field="kind", tag="refused"):
    """Nothing has changed, and why. On the socket and as the body of every HTTP error."""

    refusal: Refusal
    reason: Reason
    key: str
    arguments: dict[str, Any]
    """What the sentence is made of: its key in the catalogues, and what it speaks of, by name."""
    sentence: str
    why: str
    """What stands in the way, without what was asked and what would have been possible."""
    answers: int | None = None


# -- the catalog -------------------------------------------------------------------------------------
class OptionCard(Said, frozen=True, kw_only=True):
    """One thing players may agree on before a game."""

    name: str
    title: str
    sentence: str
    default: Value
    values: list[Value]
    meanings: list[str]
    refused: bool


class GameCard(Said, frozen=True, kw_only=True):
    """One game of the catalog."""

    id: str
    title: str
    box: str
    sentence: str
    seats: list[int]
    options: list[OptionCard]
    players: list[str]
    """Who may be chosen to play it: the levels there are, weakest first, then others."""
    lesson: str | None
    """The lesson of its box, if it has one."""


class LevelCard(Said, frozen=True, kw_only=True):
    """How strong a computer plays: its name, what it is like, and how long it thinks at most."""

    name: str
    sentence: str
    seconds: float


class Catalog(Said, frozen=True, kw_only=True):
    """What can be played, against whom, and what guests may say."""

    games: list[GameCard]
    players: list[str]
    levels: list[LevelCard]
    phrases: list[str]


class Try(Said, frozen=True, kw_only=True):
    """A position that shows a rule: a step of a lesson, as `LESSON/STEP`."""

    name: str
    title: str


class Section(Said, frozen=True, kw_only=True):
    """A part of the rules: its heading, its paragraphs, what a page draws beside them or instead, and where it can be tried."""

    title: str
    text: list[str]
    drawn: list[str]
    tries: list[Try]


# -- lessons ------------------------------------------------------------------------------------------
class StepCard(Said, frozen=True, kw_only=True):
    """One step of a lesson."""

    id: str
    title: str


class LessonCard(Said, frozen=True, kw_only=True):
    """A lesson: a first game of one box, step by step."""

    id: str
    game: str
    box: str
    title: str
    sentence: str
    steps: list[StepCard]


class StepSheet(Said, frozen=True, kw_only=True):
    """What never changes in a step: what to do, and its table."""

    lesson: str
    title: str
    step: str
    steps: list[StepCard]
    number: int
    says: str
    listed: bool
    """Whether it belongs to a lesson, or is only tried beside a rule."""
    way: list[str]
    """One way to do it, line by line."""
    sheet: GameSheet


class TryWish(Asked, frozen=True, kw_only=True):
    """What was decided on a position so far, and how many of its facts are known; in `free` play nothing is expected."""

    lines: list[str] = []
    free: bool = False
    since: int = 0


class Tried(Said, frozen=True, kw_only=True):
    """The position then, as whoever tries it sees it, and whether that was what was asked for."""

    told: Told
    so_far: Literal["open", "done", "other"]
    says: str
    """What it meant, once it is done or something else was."""


# -- people ------------------------------------------------------------------------------------------
class Me(Said, frozen=True, kw_only=True):
    """Who you are."""

    name: str | None
    account: str | None
    mail: str | None = None
    admin: bool = False
    notices: bool = False
    """Whether a letter is sent when a game waits for its next move."""
    letters: bool = False
    """Whether this server sends letters at all."""


class NameWish(Asked, frozen=True, kw_only=True):
    """What you would like to be called."""

    name: str


class Credentials(Asked, frozen=True, kw_only=True):
    """A name kept with a password."""

    name: str
    password: str


class AccountWish(Asked, frozen=True, kw_only=True):
    """What to change in an account; the password it has now shows that it is yours."""

    password: str
    new: str | None = None
    mail: str | None = None
    notices: bool | None = None


class Reset(Asked, frozen=True, kw_only=True):
    """Another password, by a link."""

    token: str
    password: str


class Deletion(Asked, frozen=True, kw_only=True):
    """Leaving for good."""

    password: str


class ReportWish(Asked, frozen=True, kw_only=True):
    """What somebody at a table has done."""

    seat: int
    words: str


class Report(Said, frozen=True, kw_only=True):
    """The same as an administrator reads it; `by` is who says so."""

    number: int
    at: int
    game: str
    seat: int
    name: str
    by: str | None
    words: str


class OfficeGame(Said, frozen=True, kw_only=True):
    """A running game, as an administrator sees it."""

    id: str
    game: str
    names: str
    listed: bool
    touched: int


class OfficePerson(Said, frozen=True, kw_only=True):
    """An account, as an administrator sees it."""

    name: str
    made: int
    admin: bool
    banned: bool


class Deed(Said, frozen=True, kw_only=True):
    """Something an administrator has done."""

    at: int
    who: str
    what: str
    whom: str
    why: str


class Office(Said, frozen=True, kw_only=True):
    """The administrator's page."""

    statistics: dict[str, int]
    reports: list[Report]
    games: list[OfficeGame]
    people: list[OfficePerson]
    log: list[Deed]


class DeedWish(Asked, frozen=True, kw_only=True):
    """Something an administrator wants done: to an account, a game (by its id), or a seat as GAME:SEAT."""

    what: str
    whom: str
    value: str = ""
    why: str = ""


class DeedDone(Said, frozen=True, kw_only=True):
    """What was done, and the secret of a link where one was made."""

    sentence: str
    token: str | None = None


class Setup(Asked, frozen=True, kw_only=True):
    """A saved set-up, as text of its game."""

    game: str
    name: str
    text: str


# -- games -------------------------------------------------------------------------------------------
class SeatWish(Asked, frozen=True, kw_only=True):
    """Who shall sit here."""

    who: Literal["me", "friend", "computer"]
    player: str | None = None


class ClockWish(Asked, frozen=True, kw_only=True):
    """How long people may think."""

    kind: Literal["none", "move", "total", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class GameWish(Asked, frozen=True, kw_only=True):
    """A game somebody wants to make."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    clock: ClockWish = ClockWish()
    listed: bool = False
    rated: bool = False
    friendly: bool = False
    """Whether hints may be asked for and decisions taken back: alone against the computer, without a clock."""
    polite: bool = False
    """Whether a computer that has surely lost resigns: one of two."""


class Invite(Said, frozen=True, kw_only=True):
    """A free seat and the secret that claims it."""

    seat: int
    token: str


class Made(Said, frozen=True, kw_only=True):
    """A new game, and how to get others into it."""

    id: str
    seats: list[int]
    invites: list[Invite]


class Token(Asked, frozen=True, kw_only=True):
    """The secret of an invitation."""

    token: str


class Claimed(Said, frozen=True, kw_only=True):
    """The seat that is yours now."""

    id: str
    seat: int


class Person(Said, frozen=True, kw_only=True):
    """Who sits in a seat, as everybody may know."""

    seat: int
    name: str | None
    player: str | None
    here: bool
    replaced: bool
    """`player` plays on for whoever is named."""


class Summary(Said, frozen=True, kw_only=True):
    """One line of a list of games."""

    id: str
    game: str
    title: str
    people: list[Person]
    seats: list[int]
    yours_to_act: bool
    over: bool
    touched: int
    rated: bool
    clock: ClockWish
    options: dict[str, Value]
    """What was agreed otherwise than printed."""
    ratings: list[int | None]
    """Of whoever sits in each seat, in this box."""
    outcome: Outcome | None
    """What became of it for you; nothing while it runs, or where you sat on several sides."""


class GameSheet(Said, frozen=True, kw_only=True):
    """What never changes in a game."""

    id: str
    game: str
    title: str
    options: dict[str, Value]
    sides: list[str]
    describe: Described
    new_turn: list[str]
    """Facts that end a turn of several steps, which is told in one breath."""
    seats: list[int]
    invites: list[Invite]
    clock: ClockWish
    listed: bool
    rated: bool
    ratings: list[int | None]
    friendly: bool = False


# -- looking back ------------------------------------------------------------------------------------
class FactHeard(Said, frozen=True, kw_only=True):
    """One fact in a listener's own hearing."""

    index: int
    what: str
    told: Arguments
    """Its arguments by name, as the family declares them."""


class Sentence(Said, frozen=True, kw_only=True):
    """One sentence of a story, and the facts it tells by their indexes; none for what is noted beside the moves."""

    text: str
    tells: list[int]


class NoteHeard(Said, frozen=True, kw_only=True):
    """Something beside the moves that everybody reads in the story, and its place there: after so many facts."""

    after: int
    sentence: str


class Moment(Said, frozen=True, kw_only=True):
    """A point of the story."""

    moment: int
    story: list[Sentence]


class Look(Said, frozen=True, kw_only=True):
    """The table as it lay for one listener."""

    moment: int
    seat: int | None
    facts: list[FactHeard]
    story: list[Sentence]
    picture: Shown


class OpenLook(Said, frozen=True, kw_only=True):
    """The table as it lay, all sides open: only when the game is over."""

    moment: int
    facts: list[FactHeard]
    story: list[Sentence]
    pictures: list[Shown]


class ScrollText(Asked, frozen=True, kw_only=True):
    """A record of a game."""

    text: str


class Opened(Said, frozen=True, kw_only=True):
    """A scroll that can be looked at as a finished game."""

    id: str


class Preparing(Said, frozen=True, kw_only=True):
    """How far the games are compiled: once per machine, and only the first visitor ever waits for it."""

    ready: bool
    done: int
    of: int
    game: str | None


class Health(Said, frozen=True, kw_only=True):
    """Whether the server can keep and play games."""

    healthy: bool
    troubles: list[str] = []
    """What is wrong, in sentences."""


# -- the socket: what the server says ----------------------------------------------------------------
class Clocks(Said, frozen=True, kw_only=True):
    """Milliseconds left per seat at an instant, and whose are running."""

    left: list[int]
    running: int | None
    at: int


class Ending(Said, frozen=True, kw_only=True):
    """How a game ended."""

    winners: list[int]
    scores: list[float]
    reason: str
    points: list[int]
    by: Literal["rules", "resignation", "time", "agreement", "abort", "unfinished"]


class ChatLine(Said, frozen=True, kw_only=True):
    """Something a seat said."""

    index: int
    seat: int
    text: str
    at: int


class Told(Said, frozen=True, kw_only=True, tag_field="kind", tag="told"):
    """Everything one listener may know now, with the facts heard since the last message."""

    game: str
    seat: int | None
    since: int
    moment: int
    facts: list[FactHeard]
    story: list[Sentence]
    notes: list[NoteHeard]
    picture: Shown
    choices: list[Offer]
    hints: Hints | None
    """For whoever has choices."""
    to_act: int | None
    clocks: Clocks | None
    people: list[Person]
    watching: int
    draw: list[int]
    rematch: list[int]
    next: str | None
    may_abort: bool
    muted: list[int]
    result: Ending | None
    chat: list[ChatLine]
    answers: int | None = None


class Earlier(Said, frozen=True, kw_only=True, tag_field="kind", tag="earlier"):
    """A piece of a long story, told before the rest: the facts from `since` up to `moment`."""

    game: str
    seat: int | None
    since: int
    moment: int
    facts: list[FactHeard]
    story: list[Sentence]
    notes: list[NoteHeard]


class Pong(Said, frozen=True, kw_only=True, tag_field="kind", tag="pong"):
    """The answer to a ping."""

    at: int
    answers: int | None = None
