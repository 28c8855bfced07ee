"""Nobody waits for a compiler: games are prepared first, the one somebody waits for before others, memory aids last."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from visitors import Served, Visitor, settings

from flagfall import catalog
from flagfall.kit import kept
from flagfall.server import app, making, wire
from flagfall.server.aids import aid_of, aids_of
from flagfall.server.crew import Crew
from flagfall.server.hand import warm
from flagfall.server.preparing import Preparing


def test_the_first_page_never_waits_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are prepared in a worker process; pages, names and lists are there at once, tables when it is done."""

    async def forever(self: Crew, games: Preparing) -> None:
        games.begin(["stratego/duel", "stratego/barrage"])
        games.next()
        await asyncio.sleep(3600)

    monkeypatch.setattr(Crew, "warm", forever)
    monkeypatch.setattr(app, "is_kept", lambda what: False)
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


@pytest.mark.parametrize("door", ["flagfall.server.app", "flagfall.cli"])
def test_starting_loads_no_compiler(door: str) -> None:
    """The app, the terminal's commands and the list of games are there before Numba is."""
    code = f"import sys, flagfall, {door}; flagfall.games(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_memory_aids_come_after_all_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(app, "is_kept", lambda what: False)

    def begin(self: Preparing, games: list[str]) -> None:
        begun.extend(games)

    monkeypatch.setattr(Preparing, "begin", begin)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        assert Visitor(server.address).get("/api/preparing")["ready"] in (True, False)
    known = [game.id for game in catalog.games()]
    assert begun == [*known, *(f"{game} odds" for game in known if game.startswith("stratego/"))]


def test_nobody_waits_for_what_is_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second start opens the first table without the worker process that compiles."""

    async def forever(self: Crew, games: Preparing) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(Crew, "warm", forever)
    monkeypatch.setattr(app, "is_kept", lambda what: what != "risk/standard")
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        ann = Visitor(server.address, "Ann")
        ann.make("me", "friend", game="stratego/duel")
        assert ann.get("/api/preparing") == {"ready": False, "done": 0, "of": 1, "game": None}


def test_when_everything_is_kept_there_is_nothing_to_prepare() -> None:
    async def begin() -> bool:
        preparing = Preparing()
        preparing.begin([])
        await preparing.wait("stratego/duel")
        return preparing.over

    assert asyncio.run(begin())


def test_what_is_kept_is_forgotten_with_other_sources_and_on_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    warm("stratego/duel")
    assert kept.is_kept("stratego/duel")
    assert not kept.is_kept("stratego/duel odds")
    for changed in ("_sources", "_machine"):
        with monkeypatch.context() as patch:
            patch.setattr(kept, changed, lambda: "another")
            assert not kept.is_kept("stratego/duel")


def test_where_nothing_can_be_written_a_game_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full").write_text("no folder")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "full"))
    warm("stratego/duel")
    assert not kept.is_kept("stratego/duel")


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
