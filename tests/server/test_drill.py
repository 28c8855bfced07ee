"""The drills in their short form: everything one stranger was seen to try, at once. Speed and memory are judged in the full one."""

from __future__ import annotations

import services

from flagfall.server.drill.drill import SHORT, drill
from flagfall.server.drill.figures import Figure, printed


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
