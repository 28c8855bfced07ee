"""Puzzles: the list, one as it is put, and an answer judged. Whoever asks need not be anybody."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from flagfall.server import reviews, wire_review
from flagfall.server.api.asking import REFUSALS, Address, Language, TheHouse
from flagfall.server.api.replay import sent
from flagfall.server.house import House
from flagfall.server.needs import JUDGE, player_of
from flagfall.server.refusals import No

PuzzleId = Annotated[str, PathParameter(description="A puzzle's id.", max_length=64)]


@get("/api/puzzles", responses=REFUSALS)
async def puzzles(house: TheHouse, address: Address) -> Response[wire_review.Puzzles]:
    """Every puzzle there is, and which is the day's."""
    now = house.wall_clock.now()
    return sent(await house.reviewing.answer(("puzzles", now // reviews.DAY), lambda: reviews.puzzles(now), address))


@get("/api/puzzles/{puzzle:str}", responses=REFUSALS)
async def put(
    puzzle: PuzzleId, house: TheHouse, address: Address, language: Language
) -> Response[wire_review.PuzzleAsked]:
    """A puzzle as it is put."""
    await _wait(house, puzzle, address)
    return sent(
        await house.reviewing.answer(("puzzle", puzzle, language), lambda: reviews.put(puzzle, language), address)
    )


@post("/api/puzzles/{puzzle:str}", status_code=200, responses=REFUSALS)
async def judge(
    puzzle: PuzzleId, data: JSONBody[wire_review.PuzzleAnswer], house: TheHouse, address: Address, language: Language
) -> Response[wire_review.PuzzleJudged]:
    """Whether an answer is right, and why."""
    await _wait(house, puzzle, address)
    await house.preparing.settled(player_of((await asyncio.to_thread(reviews.puzzle, puzzle)).game, JUDGE))
    answer = tuple(sorted(set(data.answer)))
    return sent(
        await house.reviewing.answer(
            ("answer", puzzle, answer, language), lambda: reviews.judged(puzzle, answer, language), address
        )
    )


async def _wait(house: House, name: str, address: str) -> None:
    """To count deals is dear, so each address may ask for it only so often; and its game has to be compiled."""
    if not house.tallies.looks.take(address):
        raise No("too_many", "server-looked-back-often")
    found = await asyncio.to_thread(reviews.puzzle, name)
    await house.preparing.wait(found.game)


ROUTES = [puzzles, put, judge]
