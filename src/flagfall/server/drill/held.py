"""Games held open in memory from many addresses: how many there are, what each takes, and who still gets in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from flagfall.server.drill.calls import NEIGHBOUR, call, listen, named
from flagfall.server.drill.figures import Figure
from flagfall.server.drill.quiet import PEOPLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.asyncio.client import ClientConnection

    from flagfall.server.drill.target import Target

EACH = 10
MOST_KILOBYTES = 250.0
"""Of a game that is looked at: the room, its table and a socket."""
WISH = {"game": "stratego/classic", "seats": [{"who": "me"}, {"who": "me"}]}
Seat = tuple[str, str, str]
"""A game, its owner's cookie, and where they are."""


async def held_open(target: Target, most: int, judged: bool, progress: Callable[[str], None]) -> list[Figure]:
    """Twice as many as may be are made and looked into; then as many as may be are looked at all the time."""
    games = await _made(target, 2 * most)
    await asyncio.gather(*(_look_into(target, game) for game in games[:EACH]))  # what is loaded once is loaded now
    before = target.megabytes()
    for first in range(0, len(games), EACH):
        await asyncio.gather(*(_look_into(target, game) for game in games[first : first + EACH]))
    looked_into = await target.counted("rooms")
    progress(f"{looked_into} games in memory of {len(games)} looked into, {target.megabytes():.0f} MB")
    sockets = [await _at(target, game) for game in games[:most]]
    each = (target.megabytes() - before) * 1024 / most
    status, refused, _ = await call(target.port, "POST", "/api/games", WISH, cookie=games[0][1], source=games[0][2])
    watching, _, _ = await call(target.port, "GET", f"/api/games/{games[-1][0]}", source=NEIGHBOUR)
    owner = await _at(target, games[-1])
    held = await target.counted("rooms")
    await asyncio.gather(*(socket.close() for socket in [*sockets, owner]))
    return figures_of(most, looked_into, each, (status, watching, refused), held, judged=judged)


def figures_of(
    most: int, looked_into: int, kilobytes: float, answers: tuple[int, int, Any], held: int, *, judged: bool
) -> list[Figure]:
    status, watching, refused = answers
    in_words = status == watching == 503 and bool(refused and refused.get("sentence"))
    light = 0 < kilobytes < MOST_KILOBYTES if judged else None
    return [
        Figure("games in memory after twice as many", f"{looked_into} of {most}", 0 < looked_into <= most),
        Figure("memory of a game that is looked at", f"{kilobytes:.0f} of {MOST_KILOBYTES:.0f} kB", light),
        Figure("no space: a new table, a new watcher", f"{status}, {watching}", in_words),
        Figure("no space: the owner of a seat gets in", f"{held - most} of 1", held == most + 1),
    ]


async def _made(target: Target, count: int) -> list[Seat]:
    games: list[Seat] = []
    while len(games) < count:
        home = PEOPLE.format(len(games) // EACH % 250 + 1)
        cookie = await named(target.port, f"Holder {len(games)}", home)
        for _ in range(min(EACH, count - len(games))):
            _, made, _ = await call(target.port, "POST", "/api/games", WISH, cookie=cookie, source=home)
            games.append((made["id"], cookie, home))
    return games


async def _look_into(target: Target, seat: Seat) -> Any:
    game, cookie, home = seat
    return await call(target.port, "GET", f"/api/games/{game}", cookie=cookie, source=home)


async def _at(target: Target, seat: Seat) -> ClientConnection:
    game, cookie, home = seat
    socket = await listen(target.port, game, 0, cookie=cookie, source=home, packed=True)
    await socket.recv(decode=False)
    return socket
