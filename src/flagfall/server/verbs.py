"""What a page says over its socket: one struct for each verb. The answers are in `wire`."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from flagfall.server.wire import Asked


class Verb(Asked, frozen=True, kw_only=True):
    """One message of a page. The field that names the verb must be there; `ask` comes back as `answers`."""

    verb: ClassVar[str]
    ask: int | None = None

    def __post_init__(self) -> None:
        """Nothing of a verb is kept as it was sent."""


class Decide(Verb, frozen=True, kw_only=True):
    """Decide for your seat, having heard everything up to `after`."""

    verb = "decide"
    decide: str
    after: int


class Since(Verb, frozen=True, kw_only=True):
    """Tell me again from there; with `seat`, as that seat of mine from now on."""

    verb = "since"
    since: int
    seat: int | UnsetType | None = UNSET


class Resign(Verb, frozen=True, kw_only=True):
    """Give up."""

    verb = "resign"
    resign: bool


class DrawOffer(Verb, frozen=True, kw_only=True):
    """Offer or accept a draw; decline or take back."""

    verb = "draw"
    draw: bool


class Abort(Verb, frozen=True, kw_only=True):
    """Call the game off before it has really begun."""

    verb = "abort"
    abort: bool


class Rematch(Verb, frozen=True, kw_only=True):
    """Once more, seats moved on by one."""

    verb = "rematch"
    rematch: bool


class Takeback(Verb, frozen=True, kw_only=True):
    """Take your latest decision back, where that was agreed: the game goes on as `next`."""

    verb = "takeback"
    takeback: bool


class Lot(Verb, frozen=True, kw_only=True):
    """A word of your own for the luck of this game, before your first decision."""

    verb = "lot"
    lot: str


class Chat(Verb, frozen=True, kw_only=True):
    """Say something, with an account."""

    verb = "chat"
    chat: str


class Phrase(Verb, frozen=True, kw_only=True):
    """Say one of the preset phrases."""

    verb = "phrase"
    phrase: int


class Mute(Verb, frozen=True, kw_only=True):
    """Stop hearing a seat's chat."""

    verb = "mute"
    mute: int


class Unmute(Verb, frozen=True, kw_only=True):
    """Hear a seat's chat again."""

    verb = "unmute"
    unmute: int


class Ping(Verb, frozen=True, kw_only=True):
    """Are you there?"""

    verb = "ping"
    ping: bool


VERBS: dict[str, type[Verb]] = {
    verb.verb: verb
    for verb in (Decide, Since, Resign, DrawOffer, Abort, Rematch, Takeback, Lot, Chat, Phrase, Mute, Unmute, Ping)
}
