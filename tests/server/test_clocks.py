"""Time: per move, in total, in days; and what happens when it is up."""

from __future__ import annotations

from pathlib import Path

from hands import Hands
from visitors import Served, pair, set_up, settings

from flagfall.server import clocks
from flagfall.server.wire import ClockWish


def test_a_total_clock_charges_who_thinks_and_grants_the_increment() -> None:
    clock = ClockWish(kind="total", seconds=60, increment=5)
    ticking = clocks.pressed(clock, clocks.wound(clock, 2), 0, now=1_000)
    ticking = clocks.pressed(clock, ticking, 1, now=11_000)
    assert (ticking.left, ticking.running) == ((55_000, 60_000), 1)
    ticking = clocks.pressed(clock, ticking, 1, now=12_000)
    assert ticking.left == (55_000, 59_000), "no increment before the turn is over"
    assert clocks.deadline(ticking) == 71_000


def test_a_clock_per_move_starts_anew_each_turn() -> None:
    for clock, full in ((ClockWish(kind="move", seconds=30), 30_000), (ClockWish(kind="days", days=2), 172_800_000)):
        ticking = clocks.pressed(clock, clocks.wound(clock, 2), 0, now=0)
        ticking = clocks.pressed(clock, ticking, 1, now=9_000)
        assert (ticking.left, ticking.running) == ((full, full), 1)


def test_a_stopped_clock_shows_what_was_left() -> None:
    clock = ClockWish(kind="total", seconds=60)
    ticking = clocks.pressed(clock, clocks.wound(clock, 2), 1, now=0)
    assert clocks.shown(ticking, 10_000).left == [60_000, 50_000]
    assert clocks.stopped(ticking, 70_000).left == (60_000, 0)
    assert clocks.deadline(clocks.stopped(ticking, 70_000)) is None


def test_no_clock_runs_before_everybody_has_moved(server: Served) -> None:
    ann, ben, game = pair(server.address, clock={"kind": "total", "seconds": 100, "increment": 1})
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        assert left.ask(decide="hide 1", after=0)["clocks"]["running"] is None
        assert right.ask(decide="hide 1", after=0)["clocks"]["running"] == 0


def test_who_runs_out_of_time_loses(tmp_path: Path) -> None:
    clock = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db"), clock) as server:
        ann, ben, game = pair(server.address, clock={"kind": "move", "seconds": 30})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
            clock.turn(29.9)
            told = right.ask(since=0)
            assert (told["result"], told["clocks"]["left"]) == (None, [100, 30_000])
            clock.turn(0.2)
            result = right.until(lambda told: told["result"])["result"]
            assert (result["by"], result["winners"], result["reason"]) == ("time", [1], "Left has run out of time.")


def test_time_runs_out_while_nobody_is_there(tmp_path: Path) -> None:
    """The room has left memory; its deadline is kept, and somebody looks."""
    clock = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db", idle_seconds=60), clock) as server:
        ann, ben, game = pair(server.address, clock={"kind": "days", "days": 2})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
        clock.turn_until(lambda: not len(server.house.rooms), 20)
        assert not server.house.game_store.find(game).over
        clock.turn(3 * 86_400)
        clock.turn_until(lambda: server.house.game_store.find(game).over)


def test_a_clock_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Also while there is no server."""
    database, clock = f"sqlite:///{tmp_path}/games.db", Hands()
    with Served(settings(database), clock) as server:
        ann, ben, game = pair(server.address, clock={"kind": "total", "seconds": 60})
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
            clock.turn(5)
            assert left.ask(since=0)["clocks"] == {"left": [55_000, 60_000], "running": 0, "at": clock.now()}
    clock.turn(20)
    with Served(settings(database), clock) as server:
        ann.address = server.address
        with ann.ear(game, 0) as left:
            assert left.hear()["clocks"] == {"left": [35_000, 60_000], "running": 0, "at": clock.now()}
