"""`flagfall bench server`: what was measured is printed, whatever happens afterwards."""

from __future__ import annotations

import pytest

from flagfall.server import bench
from flagfall.server.bench_play import Game


def test_figures_are_kept_when_the_games_do_not_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: Game, address: str) -> None:
        raise TimeoutError("timed out during opening handshake")

    monkeypatch.setattr(Game, "come_back", never)
    said: list[str] = []
    report = bench.bench_server("stratego/classic", games=2, rate=20.0, seconds=0.5, progress=said.append)
    assert said[-1] == "not every game came back: TimeoutError"
    printed = bench.table(report).splitlines()
    assert len(report.real.rates) == bench.SLICES
    assert printed[2].startswith("stratego/classic, move heard by both")
    assert printed[-1].endswith("a new move in each of 2 games not within 300 s")


def test_servers_are_compared_by_what_they_computed_for_a_message() -> None:
    bare, real = bench.Measured("", 2, spent=1.0, messages=600), bench.Measured("", 2, spent=4.0, messages=800)
    assert bench.computing_ratio(bare, real) == pytest.approx(1 / 3)
    assert bench.computing_ratio(bench.Measured("", 2), real) == 0.0  # a system that does not say
