"""What a listener is told, built from what that listener heard, sees and may choose; nothing else."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.core import NOBODY, SPECTATOR
from flagfall.server import clocks, phrases, wire
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flagfall.core import Decision, Fact, Listener, Rules
    from flagfall.core.sentence import Sentence
    from flagfall.server.listener import Listener as Socket
    from flagfall.server.room import Room
    from flagfall.table import Table

_encode, _encode_into = msgspec.json.Encoder().encode, msgspec.json.Encoder().encode_into
_page = bytearray()
"""Every message is written here first: memory used a moment ago is the quickest there is."""
_parts = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
MOST_OFFERS = 20_000
MOST_FACTS = 50_000
FEW, MOST_STORIES = 8, 50_000
"""So many facts are often told in the same words in many games; and so many such stories are remembered."""


class Offers(dict["Decision", bytes]):
    """What a seat calls its choices does not change: each is spelled out once for all tables with these rules."""

    def __init__(self, rules: Rules[Any, Any], seat: int) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, decision: Decision) -> bytes:
        if len(self) >= MOST_OFFERS:
            self.clear()
        offer = self[decision] = _encode(self._rules.offer(decision, self._seat))
        return offer


_offers = lru_cache(maxsize=256)(Offers)


class Arguments(dict["Fact", msgspec.Raw]):
    """What a fact tells does not change: each is written once for all tables with these rules."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, fact: Fact) -> msgspec.Raw:
        if len(self) >= MOST_FACTS:
            self.clear()
        told = self[fact] = msgspec.Raw(_encode(self._rules.told(fact)))
        return told


_arguments: Callable[[Any], Arguments] = lru_cache(maxsize=256)(Arguments)


def _in_words(
    rules: Rules[Any, Any], facts: tuple[Fact, ...], listener: Listener, language: str
) -> tuple[list[msgspec.Raw], list[Sentence]]:
    """The facts exactly, and as a story."""
    return [*map(_arguments(rules).__getitem__, facts)], rules.sentences(facts, listener, language)


_again_in_words = lru_cache(maxsize=MOST_STORIES)(_in_words)


class Seen:
    """The table as it shows itself to one listener at one moment, drawn when somebody looks; watchers look seldom, and decide nothing.

    The gallery may be full, so its picture is kept; a seat hardly ever needs its own twice, and a thousand pictures
    kept in memory make everything slower.
    """

    __slots__ = ("_listener", "_pictures", "_rules", "_table", "_view", "decisions", "moment")

    def __init__(self, table: Table, listener: Listener) -> None:
        self._rules: Any = table.rules
        self._table, self._listener = table, listener
        self._view: Any = None
        self.decisions: tuple[Decision, ...] = ()
        if listener != SPECTATOR:
            self._view, self.decisions = table.look(listener)
        self.moment = table.heard_count(listener)
        self._pictures: dict[str, Any] = {}

    def look(self) -> Any:
        """What there is to be seen: while the table is as it was."""
        if self._view is None:
            self._view, _ = self._table.look(self._listener)
        return self._view

    def picture(self, language: str = ENGLISH) -> Any:
        if (kept := self._pictures.get(language)) is not None:
            return kept
        picture = self._rules.shown(self.look(), language)
        if aid := self._rules.aid(partial(self._table.heard, self._listener, until=self.moment)):
            picture = _encode(_parts(picture) | aid)
        raw = msgspec.Raw(picture)
        if aid or self._listener == SPECTATOR:
            self._pictures[language] = raw
        return raw

    def drawn(self, language: str = ENGLISH) -> bool:
        """Whether the picture is there for everybody who looks and speaks that language."""
        return language in self._pictures

    def draw(self, language: str = ENGLISH) -> None:
        """Draw the picture now and keep it; in any thread once there was a look, for all it is drawn from stays as it is."""
        if not self.drawn(language):
            self._pictures[language] = self.picture(language)

    @property
    def choices(self) -> Any:
        offers = _offers(self._rules, self._listener)
        return msgspec.Raw(b"[%s]" % b",".join(map(offers.__getitem__, self.decisions)))

    @property
    def hints(self) -> Any:
        """What helps to choose, for whoever may."""
        return self._rules.hints(self._view) if self.decisions else None

    def same(self, other: Seen) -> bool:
        """Whether whoever listens with this ear has nothing new to notice."""
        return self.moment == other.moment and self.decisions == other.decisions

    def told(
        self, since: int, until: int | None = None, language: str = ENGLISH
    ) -> tuple[list[wire.FactHeard], list[wire.Sentence]]:
        """The facts from there on, up to now or as far as asked for, and their story."""
        facts = self._table.heard(self._listener, since, self.moment if until is None else until).facts
        in_words = _again_in_words if len(facts) <= FEW else _in_words
        arguments, story = in_words(self._rules, facts, self._listener, language)
        return _numbered(facts, arguments, since), sentences(story, since)


def facts_heard(rules: Rules[Any, Any], facts: Sequence[Fact], since: int) -> list[wire.FactHeard]:
    """Facts with what they tell, numbered in the listener's own hearing."""
    return _numbered(facts, [*map(_arguments(rules).__getitem__, facts)], since)


def _numbered(facts: Sequence[Fact], arguments: Sequence[Any], since: int) -> list[wire.FactHeard]:
    return [
        wire.FactHeard(index=index, what=fact.what, told=told)
        for index, (fact, told) in enumerate(zip(facts, arguments, strict=True), since)
    ]


def sentences(story: Sequence[Sentence], since: int = 0) -> list[wire.Sentence]:
    """A story whose facts are numbered in the listener's own hearing."""
    return [wire.Sentence(text=text, tells=[since + at for at in tells]) for text, tells in story]


def tell(room: Room, socket: Socket) -> tuple[bytes, bool]:
    """The next message for a listener, which counts as having heard it afterwards; and whether there is more to tell."""
    seen = room.seen(socket.ear)
    if (end := room.ends.after(socket.ear, socket.facts, seen.moment)) is not None:
        word = _earlier(room, socket, end)
        socket.facts = end
        return word, True
    if socket.seat is None and socket.answers is None:
        word = room.gallery.word(room, socket, lambda: written(_told(room, socket, seen)))
    else:
        word = written(_told(room, socket, seen))
    socket.facts, socket.chat, socket.answers = seen.moment, len(room.lines), None
    return word, False


def _earlier(room: Room, socket: Socket, end: int) -> bytes:
    """A piece of a long story, the same for everybody who hears with this ear."""
    since, ear, noted, language = socket.facts, socket.ear, len(room.sidelines.notes), socket.language

    def make() -> bytes:
        facts, story = room.seen(ear).told(since, end, language)
        notes = [note for note in _noted(room, ear, since, language) if note.after < end]
        piece = wire.Earlier(
            game=room.id, seat=socket.seat, since=since, moment=end, facts=facts, story=story, notes=notes
        )
        return written(piece)

    return room.house.pieces.get(f"{room.id} {language}", ear, since, end, noted, make)


def written(message: wire.Told | wire.Earlier) -> bytes:
    """As text. The page is cut to its length: nothing stays on it of what somebody else was told."""
    _encode_into(message, _page)
    return bytes(_page)


def _noted(room: Room, ear: Listener, since: int, language: str) -> list[wire.NoteHeard]:
    """Every note since then, in its place; who has read one knows it by how much had been heard."""
    return [
        wire.NoteHeard(after=after, sentence=sentence)
        for after, sentence in room.sidelines.noted(room.ears.index(ear), language)
        if after >= since
    ]


def _told(room: Room, socket: Socket, seen: Seen) -> wire.Told:
    beside, over = room.sidelines, room.sidelines.ending is not None
    since = min(socket.facts, seen.moment)
    facts, story = seen.told(since, language=socket.language)
    muted = [whom for who, whom in beside.muted if who == socket.seat] if beside.muted else []
    to_act, present = room.table.to_act, room.everywhere()
    return wire.Told(
        game=room.id,
        seat=socket.seat,
        since=since,
        moment=seen.moment,
        facts=facts,
        story=story,
        notes=_noted(room, socket.ear, since, socket.language) if beside.notes else [],
        picture=seen.picture(socket.language),
        choices=[] if over else seen.choices,
        hints=None if over else seen.hints,
        to_act=None if over or to_act == NOBODY else to_act,
        clocks=None if beside.ticking is None else clocks.shown(beside.ticking, room.house.wall_clock.now()),
        people=room.people(present),
        watching=present[-1],
        draw=list(beside.draw),
        rematch=list(beside.rematch),
        next=beside.next,
        may_abort=socket.seat is not None and not over and not beside.begun,
        muted=muted,
        result=beside.told_ending(socket.language),
        chat=[
            wire.ChatLine(index=index, seat=line.seat, text=phrases.said(line.text, socket.language), at=line.at)
            for index, line in enumerate(room.lines[socket.chat :], socket.chat)
            if line.seat not in muted
        ],
        answers=socket.answers,
    )
