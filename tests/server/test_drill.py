"""The drills in their short form: everything one stranger was seen to try, at once. Speed and memory are judged in the full one."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import services
from visitors import THINKER

from flagfall.server.bench import Measured, Report
from flagfall.server.drill import drill as drills
from flagfall.server.drill import speed
from flagfall.server.drill.compiled import compiled
from flagfall.server.drill.drill import FULL, SHORT, drill
from flagfall.server.drill.figures import Figure, printed
from flagfall.server.drill.held import figures_of
from flagfall.server.drill.questions import Questions
from flagfall.server.limits import Limits


def test_a_stranger_disturbs_nobody() -> None:
    services.install_both()
    figures = drill(SHORT, lambda _: None)
    assert not [figure for figure in figures if figure.good is False], printed(figures)
    judged = {figure.name for figure in figures if figure.good}
    assert {
        "the owner of a seat gets in",
        "/health answers a neighbour",
        "watchers from one address",
        "floods cut off",
        "log written meanwhile",
        "games of one person, called off and again",
        "guests from one address",
        "a neighbour tries a position, looks back, is judged",
        "rooms left",
        "games in memory after twice as many",
        "no space: a new table, a new watcher",
        "no space: the owner of a seat gets in",
        "bytes of a move to each listener",
        "every game goes on after a kill",
        "words between workers again, PostgreSQL",
        "words between workers again, Redis",
        "said while Redis was away",
        "told to stop without Redis",
    } <= judged


def test_a_figure_that_is_not_good_enough_stands_out() -> None:
    figures = [Figure("a", "1", good=True), Figure("b", "2", good=False), Figure("c", "3")]
    assert [line[:6].strip() for line in printed(figures).splitlines()] == ["ok   a", "FAIL b", "c"]


HELD = {
    "most in the gallery": 100, "most games of one person": 17, "guests": 80, "half requests": 2_000,
    "half requests ended": 1_500, "flood refused": 9,
}  # fmt: skip


def failed(figures: list[Figure]) -> list[str]:
    return [figure.name for figure in figures if figure.good is False]


def test_a_limit_that_holds_is_good() -> None:
    assert failed(drills._judged(FULL, 390, HELD)) == []


@pytest.mark.parametrize(
    ("counted", "name"),
    [
        ({"most in the gallery": Limits().watchers_per_address + 1}, "watchers from one address"),
        ({"most in the gallery": 0}, "watchers from one address"),
        ({"most games of one person": Limits().games_per_hour + 1}, "games of one person, called off and again"),
        ({"most games of one person": 0}, "games of one person, called off and again"),
        ({"guests": Limits().guests_per_hour + 2}, "guests from one address"),
        ({"guests": 0}, "guests from one address"),
        ({"half requests ended": 20}, "half requests ended"),
        ({"flood refused": 0}, "floods cut off"),
    ],
)
def test_a_limit_that_breaks_or_is_never_tried_fails(counted: dict[str, int], name: str) -> None:
    assert failed(drills._judged(FULL, 390, {**HELD, **counted})) == [name]


def test_a_log_that_grows_fails() -> None:
    assert failed(drills._judged(FULL, drills.MOST_LOGGED, HELD)) == ["log written meanwhile"]
    assert failed(drills._modest(FULL, drills.MOST_LOGGED, 300.0)) == ["log written meanwhile"]


@pytest.mark.parametrize(("megabytes", "good"), [(0.0, False), (300.0, True), (drills.MOST_QUESTIONED, False)])
def test_memory_that_was_not_measured_or_has_grown_fails(megabytes: float, good: bool) -> None:
    assert (not failed(drills._modest(FULL, 0, megabytes))) is good


@pytest.mark.parametrize(
    ("inside", "held", "kilobytes", "status", "names"),
    [
        (9, 10, 70.0, 503, []),
        (9, 9, 70.0, 503, ["no space: the owner of a seat gets in"]),
        (10, 10, 70.0, 503, ["games in memory after twice as many"]),
        (0, 10, 70.0, 503, ["games in memory after twice as many"]),
        (9, 10, 251.0, 503, ["memory of a game that is looked at"]),
        (9, 10, 70.0, 201, ["no space: a new table, a new watcher"]),
    ],
)
def test_games_in_memory_without_a_bound_fail(
    inside: int, held: int, kilobytes: float, status: int, names: list[str]
) -> None:
    sentence = {"sentence": "No."}
    assert failed(figures_of(9, inside, kilobytes, (status, 503, sentence), held, judged=True)) == names


@pytest.mark.parametrize(("calm", "stormy"), [([0.002], [0.007]), ([0.002], []), ([], [0.002])])
def test_moves_that_take_too_long_or_are_never_made_fail(calm: list[float], stormy: list[float]) -> None:
    assert failed(drills._speed(FULL, calm, stormy)) == ["times as long (p99)"]


def test_every_figure_at_full_speed_can_fail() -> None:
    slow = Report(Measured("", 2, [9.0], [1.0]), Measured("", 2, [1.0], [1.0]), 1.0, 201.0, 201.0, 9.0, 6.0)
    assert all(figure.good is False for figure in speed.figures(slow, judged=True))
    quick = Report(Measured("", 2, [9.0], [0.001]), Measured("", 2, [4.0], [0.01]), 1.0, 172.0, 900.0, 3_000.0, 4.0)
    assert failed(speed.figures(quick, judged=True)) == []
    assert failed(speed.figures(replace(quick, playing=None), judged=True)) == ["every game goes on after a kill"]


@pytest.mark.parametrize("judged", [True, False])
def test_workers_that_cannot_be_drilled_are_not_good(judged: bool, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("flagfall.server.drill.workers.installed", lambda: False)
    (figure,) = asyncio.run(drills.between_workers(tmp_path, judged, 0.0, print))
    assert figure.good is (False if judged else None)


def test_a_server_that_is_asked_everything_has_nothing_to_compile(tmp_path, monkeypatch) -> None:
    """On a machine that has never played its compiler would be measured, and not how it serves."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    said: list[str] = []
    for _ in range(2):
        asyncio.run(compiled(("toy/numbers by random",), said.append, THINKER))
    assert said == ["compiling toy/numbers by random"], "once for a machine"
    with pytest.raises(RuntimeError, match=r"not compiled: toy/numbers by nobody\."):
        asyncio.run(compiled(("toy/numbers by nobody",), said.append, THINKER))


def test_whoever_asks_everything_first_looks_back_at_a_whole_game(monkeypatch) -> None:
    """What is loaded for a review is loaded before anything is measured."""
    asked = Questions(1, "127.0.0.1", "")
    paths: list[str] = []

    async def answer(_method: str, path: str, *_: object) -> dict[str, list[dict[str, str]]]:
        paths.append(path.rpartition("/")[2])
        return {"puzzles": [{"id": "flag1"}]}

    monkeypatch.setattr(asked, "_call", answer)
    for ask in asked.dear[1:]:
        asyncio.run(ask())
    assert paths == ["puzzles", "flag1", "review", "80?seat=0"]
