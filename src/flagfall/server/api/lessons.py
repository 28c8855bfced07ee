"""Lessons, and positions to be tried out beside a rule: no table is kept for them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from flagfall.lessons import lesson
from flagfall.server import trying, wire
from flagfall.server.api.asking import REFUSALS, Address, Language, TheHouse
from flagfall.server.refusals import No

LessonName = Annotated[str, PathParameter(description="A lesson's name.", max_length=32)]
StepName = Annotated[str, PathParameter(description="A step of it.", max_length=32)]


@get("/api/lessons", responses=REFUSALS)
async def lessons(language: Language) -> list[wire.LessonCard]:
    """What there is to learn, one lesson for each box."""
    return await asyncio.to_thread(trying.cards, language)


@get("/api/lessons/{lesson_name:str}/{step:str}", responses=REFUSALS)
async def sheet(
    lesson_name: LessonName, step: StepName, house: TheHouse, address: Address, language: Language
) -> Response[wire.StepSheet]:
    """One step: what to do, and what never changes on its table."""
    await _wait(house, lesson_name, step, address)
    key = ("sheet", lesson_name, step, language)
    return _sent(await house.trying.answer(key, lambda: trying.sheet(lesson_name, step, language), address))


@post("/api/lessons/{lesson_name:str}/{step:str}", status_code=200, responses=REFUSALS)
async def attempt(
    lesson_name: LessonName,
    step: StepName,
    data: JSONBody[wire.TryWish],
    house: TheHouse,
    address: Address,
    language: Language,
) -> Response[wire.Tried]:
    """The table of a step after what was decided on it, as whoever tries it sees it; a refusal if the last of it cannot be."""
    await _wait(house, lesson_name, step, address)
    key, limits = (
        ("tried", lesson_name, step, data.free, data.since, tuple(data.lines), language),
        house.settings.limits,
    )
    return _sent(
        await house.trying.answer(key, lambda: trying.tried(lesson_name, step, data, limits, language), address)
    )


async def _wait(house: TheHouse, name: str, step: str, address: str) -> None:
    """Each address may try only so often; whoever asks for what is not there need not wait for a compiler."""
    if not house.tallies.tries.take(address):
        raise No("too_many", "learn-many")
    found = await asyncio.to_thread(lambda: lesson(name).step(step))
    await house.preparing.wait(found.game)


def _sent(made: bytes) -> Response[Any]:
    return Response(made, media_type="application/json")


ROUTES = [lessons, sheet, attempt]
