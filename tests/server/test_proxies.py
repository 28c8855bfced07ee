"""Whom a caller speaks for is believed from proxies that were named, and from nobody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from visitors import GENEROUS, Served, Visitor, settings

from flagfall.server.settings import from_environment


def calls(tmp_path: Path, proxies: tuple[str, ...], claimed: list[str]) -> list[int]:
    few = replace(GENEROUS, calls_per_minute=3)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", limits=few, proxies=proxies)) as server:
        http = Visitor(server.address).http
        return [http.get("/api/me", headers={"x-forwarded-for": address}).status_code for address in claimed]


@pytest.mark.parametrize("proxies", [(), ("10.0.0.1",)])
def test_a_made_up_address_is_not_believed(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    assert calls(tmp_path, proxies, [f"192.0.2.{n}" for n in range(5)]) == [200, 200, 200, 429, 429]


def test_a_named_proxy_is_believed_and_everybody_behind_it_counts_alone(tmp_path: Path) -> None:
    claimed = ["192.0.2.1"] * 4 + ["192.0.2.2", "6.6.6.6, 192.0.2.1"]
    assert calls(tmp_path, ("127.0.0.0/8",), claimed) == [200, 200, 200, 429, 200, 429]


def test_proxies_are_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAGFALL_PROXIES", "127.0.0.1 10.0.0.0/8")
    assert from_environment().proxies == ("127.0.0.1", "10.0.0.0/8")
