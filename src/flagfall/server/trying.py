"""A position to be tried out: what its table tells the one who tries, made anew from everything decided on it.

Nothing is kept, and nothing is hidden that is not in a file of ours: whoever asks says which step of which lesson, and what was
decided on it so far. How much that may be is a limit; one thread does it for everybody.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from flagfall.core import NOBODY
from flagfall.lessons import Lesson, Stage, Step, lesson, lessons, shown_way
from flagfall.server import endings, wire
from flagfall.server.refusals import No
from flagfall.server.replay import BREATH, STEPS
from flagfall.server.tell import Seen
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flagfall.server.limits import Limits


def cards(language: str = ENGLISH) -> list[wire.LessonCard]:
    """The lessons there are."""
    return [
        wire.LessonCard(
            id=one.id,
            game=one.game,
            box=str(one.box),
            title=one.title(language),
            sentence=one.sentence(language),
            steps=[wire.StepCard(id=step.id, title=step.says("title", language)) for step in one.steps],
        )
        for one in lessons()
    ]


def sheet(name: str, step: str, language: str = ENGLISH) -> wire.StepSheet:
    """What never changes in a step."""
    of, one = _found(name, step)
    stage, names = Stage(one), [each.id for each in of.steps]
    describe = stage.rules.describe(language)
    sides = _sides(describe)
    return wire.StepSheet(
        lesson=of.id,
        title=of.title(language),
        step=one.id,
        steps=[wire.StepCard(id=each.id, title=each.says("title", language)) for each in of.steps],
        number=names.index(one.id),
        says=one.says(language=language),
        listed=of in lessons(),
        way=list(shown_way(one)),
        sheet=wire.GameSheet(
            id=one.name,
            game=one.game,
            title=one.says("title", language),
            options=dict(stage.rules.options),
            sides=sides,
            describe=describe,
            new_turn=list(stage.rules.new_turn),
            seats=[stage.seat],
            invites=[],
            clock=wire.ClockWish(),
            listed=False,
            rated=False,
            ratings=[],
        ),
    )


def tried(name: str, step: str, wish: wire.TryWish, limits: Limits, language: str = ENGLISH) -> wire.Tried:
    """What there is to see after everything decided, and to hear of it from the asked for fact on."""
    _, one = _found(name, step)
    if len(wish.lines) > limits.try_lines or any(len(line) > limits.try_letters for line in wish.lines):
        raise No("too_long", "learn-long")
    stage = Stage(one, free=wish.free)
    for number, line in enumerate(wish.lines, start=1):
        stage.decide(line)
        if number % STEPS == 0:
            time.sleep(BREATH)
    so_far, since = stage.so_far, max(0, min(wish.since, stage.table.heard_count(stage.seat)))
    said = {"done": "done", "other": "else"}.get(so_far)
    return wire.Tried(told=_told(stage, since, language), so_far=so_far, says=one.says(said, language) if said else "")


def _found(name: str, step: str) -> tuple[Lesson, Step]:
    of = lesson(name)
    return of, of.step(step)


def _told(stage: Stage, since: int, language: str) -> wire.Told:
    seen, over, to_act = Seen(stage.table, stage.seat), stage.over, stage.table.to_act
    facts, story = seen.told(since, language=language)
    result = stage.table.result
    return wire.Told(
        game=stage.step.name,
        seat=stage.seat,
        since=since,
        moment=seen.moment,
        facts=facts,
        story=story,
        notes=[],
        picture=seen.picture(language),
        choices=[] if over else seen.choices,
        hints=None if over else seen.hints,
        to_act=None if to_act == NOBODY else to_act,
        clocks=None,
        people=_people(_sides(stage.rules.describe(language))),
        watching=0,
        draw=[],
        rematch=[],
        next=None,
        may_abort=False,
        muted=[],
        result=None if result is None else endings.by_rules(result),
        chat=[],
    )


def _sides(describe: Mapping[str, Any]) -> list[str]:
    """The armies as their box calls them, or the colours."""
    return [str(side["name"]) for side in describe.get("armies", ()) or describe["seats"]]


def _people(sides: Sequence[str]) -> list[wire.Person]:
    return [
        wire.Person(seat=seat, name=name, player=None, here=True, replaced=False) for seat, name in enumerate(sides)
    ]
