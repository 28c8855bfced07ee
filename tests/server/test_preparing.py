"""Nobody waits for a compiler: games are prepared first, the one somebody waits for before others, memory aids last."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

from flagfall import catalog
from flagfall.server import making, wire
from flagfall.server.aids import aid_of, aids_of
from flagfall.server.preparing import Preparing


def test_the_first_page_never_waits_for_a_compiler(tmp_path: Path, monkeypatch) -> None:
    """Games are prepared in a worker process; pages, names and lists are there at once, tables when it is done."""
    from flagfall.server import crew

    async def forever(self, games) -> None:
        games.begin(["stratego/duel", "stratego/barrage"])
        games.next()
        await asyncio.sleep(3600)

    monkeypatch.setattr(crew.Crew, "warm", forever)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        ann = Visitor(server.address, "Ann")
        assert ann.http.get("/").status_code == 200
        assert ann.get("/api/catalog")["games"]
        assert ann.get("/api/preparing") == {"ready": False, "done": 0, "of": 2, "game": "stratego/duel"}


def test_the_game_somebody_waits_for_is_prepared_next() -> None:
    async def wait() -> list[str | None]:
        preparing = Preparing()
        preparing.begin(["a", "b", "c"])
        order = [preparing.next()]
        waiting = asyncio.create_task(preparing.wait("c"))
        await asyncio.sleep(0)
        order.append(preparing.next())
        assert not waiting.done()
        preparing.done("c")
        await waiting
        assert preparing.told() == wire.Preparing(ready=False, done=1, of=3, game="c")
        await preparing.wait("nothing of this name")
        preparing.finish()
        await preparing.wait("b")
        return [*order, preparing.next()]

    assert asyncio.run(wait()) == ["a", "c", None]


def test_starting_the_server_loads_no_compiler() -> None:
    """The app and the list of games are there before Numba is."""
    code = "import sys, flagfall, flagfall.server.app; flagfall.games(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_memory_aids_come_after_all_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def begin(self: Preparing, games: list[str]) -> None:
        begun.extend(games)

    monkeypatch.setattr(Preparing, "begin", begin)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        assert Visitor(server.address).get("/api/preparing")["ready"] in (True, False)
    known = [game.id for game in catalog.games()]
    assert begun == [*known, *(f"{game} odds" for game in known if game.startswith("stratego/"))]


def test_whoever_wants_odds_waits_where_nobody_else_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their aid is made ready in a thread before the table is theirs; others never hear of it."""
    warmed: list[str] = []
    monkeypatch.setattr(making, "warm", warmed.append)
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        ann.make("me", "friend", game="stratego/duel")
        ann.make("me", "friend", game="stratego/duel", options={"memory": "marks"})
        assert warmed == []
        ann.make("me", "friend", game="stratego/duel", options={"memory": "odds"})
    assert warmed == ["stratego/duel odds"]


def test_the_aid_somebody_waits_for_is_told_as_its_game() -> None:
    preparing = Preparing()
    aids = aids_of(catalog.games())
    assert aid_of("stratego/narnia", {"memory": "odds"}) in aids
    preparing.begin(["stratego/duel", *aids])
    preparing.next()
    preparing.next()
    assert preparing.told() == wire.Preparing(ready=False, done=1, of=1 + len(aids), game=aids[0].split()[0])


IMAGINED = """
import sys
from functools import partial
from flagfall import catalog
from flagfall.core import SPECTATOR
from flagfall.server.hand import warm
from flagfall.table import Table
from numba.core.dispatcher import Dispatcher

def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("flagfall.")]
    kernels = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)}
    return sum(len(one.overloads) for one in kernels.values())

warm("stratego/duel")
warm("stratego/duel odds")
before = compiled()
rules = catalog.rules("stratego/duel", memory="odds")
table, luck = Table(rules), __import__("random").Random(1)
while table.result is None and table.moment < 60:
    table.submit(table.to_act, luck.choice(table.choices(table.to_act)))
    told = [rules.aid(partial(table.heard, ear)) for ear in (0, 1, SPECTATOR)]
assert before and all(one["odds"] for one in told), told
sys.exit(compiled() - before)
"""


def test_warming_an_aid_leaves_nothing_to_compile() -> None:
    """What odds need for whoever is on turn, whoever waits and whoever watches is there."""
    assert subprocess.run([sys.executable, "-c", IMAGINED], check=False).returncode == 0
