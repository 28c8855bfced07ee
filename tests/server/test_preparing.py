"""Nobody waits for a compiler: games are prepared first, the one somebody waits for before others, memory aids last."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from visitors import THINKER, Served, Visitor, settings, wait_until

from flagfall import catalog
from flagfall.kit import kept
from flagfall.players import named, names
from flagfall.players.levels import who_plays
from flagfall.server import app, making, needs, wire
from flagfall.server.odds_aid import aid_of, aids_of
from flagfall.server.preparing import Preparing
from flagfall.server.thinker import warm
from flagfall.server.thinkers import Thinkers


def test_the_first_page_never_waits_for_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are prepared in a worker process; pages, names and lists are there at once, tables when it is done."""

    async def forever(self: Thinkers, games: Preparing) -> None:
        games.begin(["stratego/duel", "stratego/barrage"])
        games.next()
        await asyncio.sleep(3600)

    monkeypatch.setattr(Thinkers, "prepare", forever)
    monkeypatch.setattr(app, "noted", lambda what: False)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        ann = Visitor(server.address, "Ann")
        assert ann.http.get("/").status_code == 200
        assert ann.get("/api/catalog")["games"]
        wait_until(lambda: ann.get("/api/preparing")["of"])  # the worker begins in its own time
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


def test_on_a_slow_machine_people_are_let_in_but_no_player_is_asked_before_it_is_compiled() -> None:
    async def wait() -> list[bool]:
        preparing = Preparing()
        preparing.begin(["a", "a by novice"])
        preparing.next()
        table = asyncio.create_task(preparing.wait("a"))
        player = asyncio.create_task(preparing.settled("a by novice"))
        await asyncio.sleep(0)
        preparing.let_in()
        await table
        seen = [preparing.over, player.done()]
        preparing.done("a by novice")
        await player
        await preparing.settled("a by novice")
        return seen

    assert asyncio.run(wait()) == [True, False]


@pytest.mark.parametrize("door", ["flagfall.server.app", "flagfall.cli"])
def test_starting_loads_no_compiler(door: str) -> None:
    """The app, the terminal's commands and the list of games are there before Numba is."""
    code = f"import sys, flagfall, {door}; flagfall.games(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_players_come_after_all_games_and_memory_aids_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(app, "noted", lambda what: False)

    def begin(self: Preparing, games: list[str]) -> None:
        begun.extend(games)
        self.finish()

    monkeypatch.setattr(Preparing, "begin", begin)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", warm=True)) as server:
        assert Visitor(server.address).get("/api/preparing")["ready"] in (True, False)
        wait_until(lambda: begun)
    known = [game.id for game in catalog.games()]
    aids = [f"{game} odds" for game in known if game.startswith("stratego/")]
    played = begun[len(known) : -len(aids)]
    assert begun == [*known, *played, *aids]
    for game in known:
        family = game.partition("/")[0]
        there = {who_plays(player, game) for player in names() if family != "toy" or player == "random"}
        assert sorted(what for what in played if what.startswith(f"{game} by ")) == sorted(
            f"{game} by {player}" for player in there if named.plays(player, game)
        ), "each player once, however many levels it plays"


def test_nobody_waits_for_what_is_kept_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second start opens the first table without the worker process that compiles."""

    async def forever(self: Thinkers, games: Preparing) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(Thinkers, "prepare", forever)
    monkeypatch.setattr(app, "noted", lambda what: what != "risk/standard")
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
from flagfall.server.thinker import warm
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


def test_a_player_is_prepared_for_each_game_and_again_when_its_code_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    warm("stratego/duel")
    assert not needs.noted("stratego/duel by novice")
    warm("stratego/duel by novice")
    assert needs.noted("stratego/duel by novice")
    assert not needs.noted("stratego/duel by random")
    monkeypatch.setattr(needs, "_build", lambda player: "another")
    assert not needs.noted("stratego/duel by novice")


PLAYED = """
import sys
from random import Random
from flagfall import catalog
from flagfall.players import Sitter, seat_player
from flagfall.server.thinker import warm
from flagfall.table import Table
from numba.core.dispatcher import Dispatcher

def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("flagfall.")]
    kernels = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)}
    return sum(len(one.overloads) for one in kernels.values())

game, player = sys.argv[1:]
warm(game)
warm(f"{game} by {player}")
before = compiled()
rules, luck = catalog.rules(game), Random(1)
table = Table(rules)
sitters = [Sitter(seat_player(player, rules, seat, luck), table, seat) for seat in range(len(rules.seats))]
while table.result is None and table.moment < 400:
    seat = table.to_act
    table.submit(seat, sitters[seat].decide(0.5))
assert before
sys.exit(compiled() - before)
"""


@pytest.mark.parametrize("game", ["stratego/barrage", "risk/standard"])
def test_warming_a_player_leaves_nothing_to_compile(game: str) -> None:
    assert subprocess.run([sys.executable, "-c", PLAYED, game, "novice"], check=False).returncode == 0


LOOKED_BACK = """
import sys
from random import Random
from flagfall import catalog
from flagfall.review.puzzles.puzzle import shipped
from flagfall.server import reviews
from flagfall.server.thinker import warm
from flagfall.table import Table
from numba.core.dispatcher import Dispatcher

def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("flagfall.")]
    kernels = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, Dispatcher)}
    return sum(len(one.overloads) for one in kernels.values())

game = sys.argv[1]
warm(game)
warm(f"{game} by mind")
before = compiled()
rules, luck = catalog.rules(game), Random(3)
table = Table(rules)
while table.result is None and table.moment < 300:
    table.submit(table.to_act, luck.choice(table.choices(table.to_act)))
record = table.record()
assert reviews.whole(rules, record)["turning"]
assert all(reviews.moment(rules, record, number)["seats"] for number in (20, len(record)))
assert reviews.thinking(rules, record, 100, 0, "captain")["thoughts"]
for one in {one.kind: one for one in shipped().values() if one.game == game}.values():
    reviews.put(one.id)
    reviews.judged(one.id, ["a1"])
assert before
sys.exit(compiled() - before)
"""


def test_preparing_who_judges_leaves_nothing_of_a_review_to_compile() -> None:
    """The server itself would compile it while everybody's moves wait."""
    assert subprocess.run([sys.executable, "-c", LOOKED_BACK, "stratego/barrage"], check=False).returncode == 0


def prepared(*wanted: str) -> tuple[Preparing, list[str]]:
    """What became of these in thinkers that know the toy."""
    preparing, waited = Preparing(), []

    async def prepare() -> None:
        thinkers = Thinkers(THINKER, 2)
        preparing.begin(wanted)
        waiting = [asyncio.create_task(preparing.wait(what)) for what in wanted]
        await asyncio.sleep(0)
        await thinkers.prepare(preparing)
        await asyncio.gather(*waiting)
        waited.extend(wanted)
        await thinkers.close()

    asyncio.run(prepare())
    return preparing, waited


def test_what_cannot_be_compiled_does_not_count_as_prepared_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    wanted = ("toy/numbers by nobody", "toy/numbers by dies", "toy/numbers by random")
    preparing, waited = prepared(*wanted)
    assert waited == list(wanted)
    assert preparing.told() == wire.Preparing(ready=False, done=0, of=3, game="toy/numbers")
    preparing.finish()
    assert preparing.told() == wire.Preparing(ready=True, done=1, of=3, game=None)
    assert [needs.noted(what) for what in wanted] == [False, False, True]


def test_a_process_lost_while_compiling_is_replaced_and_the_work_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("TOY_DIES_ONCE", str(tmp_path / "died"))
    preparing, _ = prepared("toy/numbers by dies_once")
    assert (tmp_path / "died").exists()
    preparing.finish()
    assert preparing.told().done == 1
    assert needs.noted("toy/numbers by dies_once")
