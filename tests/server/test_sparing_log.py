"""What a stranger can cause again and again does not fill the disk."""

from __future__ import annotations

import logging

import pytest

from flagfall.server import sparing_log


def test_a_line_that_repeats_itself_is_written_a_few_times_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(sparing_log.time, "monotonic", lambda: clock[0])
    written: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record.getMessage())

    log, handler = logging.Logger("door"), Kept()
    handler.addFilter(sparing_log.Sparing())
    log.addHandler(handler)

    def knock(times: int) -> None:
        for number in range(times):
            log.warning("knock %d", number)

    knock(1000)
    log.warning("something else")
    assert written == [*(f"knock {number}" for number in range(sparing_log.OFTEN)), "something else"]
    clock[0] += sparing_log.MINUTE
    knock(1)
    assert written[-1] == f"knock 0 (and {1000 - sparing_log.OFTEN} more like it)"


def test_it_is_installed_once_however_often_a_server_starts() -> None:
    for _ in range(2):
        sparing_log.install()
    assert logging.lastResort is not None
    assert logging.lastResort.filters.count(sparing_log._sparing) == 1
