"""People who play in peace: a move now and then at each table, and how long it takes until both have heard of it."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from flagfall import records
from flagfall.catalog import rules as rules_of
from flagfall.server.bench_play import Game, armies_of
from flagfall.server.drill.calls import HERE, call, named
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

EACH = 10
"""Tables of one person."""
PEOPLE = "127.0.1.{}"
"""Everybody at home somewhere else: from one address nobody may open a thousand lines in a second, and a swift machine would."""
PATIENCE = 60.0
"""Seconds after which a move counts as that long, whether it is ever heard or not."""
PER_SECOND = 0.5
"""Moves at a table."""
BREATH = 0.03
"""Seconds between two moves of a long game: whoever is quicker than that is taken for a flood."""


async def sit_down(port: int, count: int, progress: Callable[[str], None]) -> list[Game]:
    tables: list[Game] = []
    while len(tables) < count:
        number = len(tables) // EACH
        home = PEOPLE.format(number % 250 + 1)
        cookie = await named(port, f"Quiet {number}", home)
        for _ in range(min(EACH, count - len(tables))):
            tables += [await table_at(cookie, port, source=home)]
        progress(f"{len(tables)} of {count} quiet tables")
    return tables


async def table_at(cookie: str, *ports: int, source: str = HERE) -> Game:
    """A table at which both have set up, each at a worker of their own where there are two."""
    port = ports[0]
    wish = {"game": "stratego/classic", "seats": [{"who": "me"}, {"who": "me"}]}
    _, made, _ = await call(port, "POST", "/api/games", wish, cookie=cookie, source=source)
    _, sheet, _ = await call(port, "GET", f"/api/games/{made['id']}", cookie=cookie, source=source)
    table = Game(made["id"], cookie, source)
    await table.sit_down(*(f"127.0.0.1:{port}" for port in ports))
    await table.set_up(armies_of(sheet["describe"]))
    return table


async def long_game(port: int, plies: int, progress: Callable[[str], None]) -> Game:
    """A game in which much has happened."""
    table = await table_at(await named(port, "Long"), port)
    played = 0
    while played < plies:
        if not await table.move():
            await asyncio.gather(*(ear.close() for ear in table.ears))
            table = await table_at(await named(port, "Longer"), port)
        played += 1
        await asyncio.sleep(BREATH)
        if played % 100 == 0:
            progress(f"{played} of {plies} moves of a long game")
    return table


async def measure(tables: list[Game], seconds: float) -> list[float]:
    """How long each move took, in seconds."""
    loop, taken = asyncio.get_running_loop(), list[float]()

    async def timed(table: Game) -> None:
        began = loop.time()
        try:
            async with asyncio.timeout(PATIENCE):
                if await table.move():
                    taken.append(loop.time() - began)
        except TimeoutError:
            taken.append(PATIENCE)

    began, moves = loop.time(), []
    for number in range(max(1, int(len(tables) * PER_SECOND * seconds))):
        await asyncio.sleep(max(0.0, began + number / (len(tables) * PER_SECOND) - loop.time()))
        moves.append(asyncio.create_task(timed(tables[number % len(tables)])))
    await asyncio.gather(*moves)
    return taken


def at(taken: list[float], share: float) -> float:
    """Milliseconds within which that share was heard by both."""
    ordered = sorted(taken)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


def scroll_of_luck(plies: int) -> str:
    """A whole game, or as much of it: much happens in it."""
    luck, rules = random.Random(3), rules_of("stratego/classic")
    table = Table(rules)
    while (seat := table.to_act) >= 0 and table.moment < plies:
        table.submit(seat, rules.write(luck.choice(table.choices(seat)), seat))
    return records.write(records.scroll_of(table, ("red", "blue")))


def scroll_to_and_fro(plies: int) -> str:
    """As long as it is wished for: wherever nothing forbids it, each goes back to where they came from."""
    luck, rules = random.Random(3), rules_of("stratego/classic", two_square="off")
    table, last = Table(rules), ["", ""]
    while (seat := table.to_act) >= 0 and table.moment < plies:
        texts = [rules.write(one, seat) for one in table.choices(seat).decisions]
        back = "-".join(reversed(last[seat].split("-")))
        last[seat] = back if back in texts else luck.choice([text for text in texts if "x" not in text] or texts)
        table.submit(seat, last[seat])
    return records.write(records.scroll_of(table, ("red", "blue")))
