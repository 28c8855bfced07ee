"""Looking back: a table is played again from its record and looked at on the way by one listener."""

from __future__ import annotations

import time
from functools import lru_cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from flagfall.core import SPECTATOR
from flagfall.records.story import Story
from flagfall.records.turns import turns
from flagfall.server import wire
from flagfall.server.tell import facts_heard, sentences
from flagfall.speech import ENGLISH
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Listener, Rules
    from flagfall.table.table import Input

    Noted = tuple[int, str]
    """After how many facts of the listener's own, and the sentence."""


STEPS, BREATH = 8, 0.001
"""After so many turns whoever plays goes first for so many seconds: a game played again needs Python's lock for long."""
MOST_COUNTED = 32
"""Games lately looked back at: whoever leafs through one asks for every moment of it."""


def _again(rules: Rules[Any, Any], record: Sequence[Input]) -> Iterator[Table]:
    table = Table.retold(rules)
    for number, turn in enumerate(turns(record), start=1):
        for seat, decision in turn:
            table.relive(seat, decision)
        if number % STEPS == 0:
            time.sleep(BREATH)
        yield table


def _after(table: Table, turn: int) -> Table:
    """The table as it lay after that turn, played again in one go."""
    return table.at(sum(map(len, turns(table.record())[: turn + 1])))


def moments(
    rules: Rules[Any, Any],
    record: Sequence[Input],
    listener: Listener,
    notes: Sequence[Noted] = (),
    language: str = ENGLISH,
) -> list[wire.Moment]:
    """One entry for each moment at which the listener heard something."""
    story, counts, _ = _counted(rules, record, listener, language)
    ends = sorted({*counts})
    return [wire.Moment(moment=count, story=told) for count, told in zip(ends, _told(story, ends, notes), strict=True)]


def _told(story: Story, ends: Sequence[int], notes: Sequence[Noted]) -> list[list[wire.Sentence]]:
    """The story up to each of these counts from the one before, with the notes that came by then."""
    return [
        [
            *sentences(story.told(max(since, 0), end)),
            *(wire.Sentence(text=text, tells=[]) for after, text in notes if since < after <= end),
        ]
        for since, end in pairwise([-1, *ends])
    ]


def _counted(rules: Any, record: Sequence[Input], listener: Listener, language: str) -> tuple[Story, list[int], Table]:
    return _counted_once(rules, tuple(record), listener, language)


@lru_cache(MOST_COUNTED)
def _counted_once(
    rules: Any, record: tuple[Input, ...], listener: Listener, language: str
) -> tuple[Story, list[int], Table]:
    """The whole of it, how much of it was heard after each turn of the record, and the table in the end."""
    counts: list[int] = []
    for table in _again(rules, record):
        counts.append(table.heard_count(listener))
    return Story(rules, table.heard(listener), language), counts, table


def look(
    rules: Rules[Any, Any], record: Sequence[Input], listener: Listener, moment: int, language: str = ENGLISH
) -> wire.Look:
    """The table as it lay for one listener when it had heard so many facts (or the last time before)."""
    story, counts, whole = _counted(rules, record, listener, language)
    last = max(turn for turn, count in enumerate(counts) if turn == 0 or count <= moment)
    since = max((count for count in counts[:last] if count < counts[last]), default=0)
    table = _after(whole, last)
    facts = table.heard(listener, since).facts
    return wire.Look(
        moment=counts[last],
        seat=None if listener == SPECTATOR else listener,
        facts=facts_heard(rules, facts, since),
        story=sentences(story.told(since, counts[last])),
        picture={**rules.show(table.view(listener), language), **rules.aid(partial(table.heard, listener))},
    )


def open_moments(
    rules: Rules[Any, Any], record: Sequence[Input], notes: Sequence[Noted] = (), language: str = ENGLISH
) -> list[wire.Moment]:
    """Every turn of a finished game, told as the spectators heard it."""
    story, counts, _ = _counted(rules, record, SPECTATOR, language)
    return [wire.Moment(moment=number, story=told) for number, told in enumerate(_told(story, counts, notes))]


def open_look(rules: Rules[Any, Any], record: Sequence[Input], moment: int, language: str = ENGLISH) -> wire.OpenLook:
    """All sides open after so many turns of a finished game."""
    story, counts, whole = _counted(rules, record, SPECTATOR, language)
    number = min(max(moment, 0), len(counts) - 1)
    since = counts[number - 1] if number else 0
    table = _after(whole, number)
    return wire.OpenLook(
        moment=number,
        facts=facts_heard(rules, table.heard(SPECTATOR, since).facts, since),
        story=sentences(story.told(since, counts[number])),
        pictures=[rules.show(table.view(seat), language) for seat in range(len(rules.seats))],
    )
