"""On a real Ray of this machine: the same match as anywhere, even when a part of the cluster is lost on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

from flagfall.arena import Here, play_match
from flagfall.arena.cluster import Cluster, NoCluster


def test_a_match_on_ray_is_the_same_match_and_a_lost_lane_costs_no_game(terms, bots, tmp_path):
    """In a process of its own: Ray leaves threads and warnings behind. A cluster named by the surroundings is not asked."""
    line = (
        "match bots_that_fail:Murderer random --game stratego/quick-battle -o ply_limit=40 --games 4 --seed 0 --seconds 30 "
        f"--workers 1 --on ray --json {tmp_path}/m.json"
    )
    surroundings = {**os.environ, "MURDERED": str(tmp_path / "mark"), "RAY_ADDRESS": "127.0.0.1:1"}
    subprocess.run(
        [sys.executable, "-m", "flagfall", *line.split()],
        cwd=Path(__file__).parent, env=surroundings, check=True, timeout=600, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    told = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert (tmp_path / "mark").exists()
    agreed = terms("bots_that_fail:First", "random", games=4, agreed={"ply_limit": 40}, seconds=30.0)
    here = play_match(agreed, Here()).report()
    for word in ("sides", "pairs", "decisions", "ended", "troubles"):
        assert told[word] == here[word]


def test_the_extra_brings_what_an_address_needs():
    """Without its client Ray refuses every `ray://`, and says that something else has to be installed."""
    assert any(needed.startswith("ray[client]") for needed in requires("flagfall") or ())


def test_without_ray_one_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"Ray is not installed: pip install 'flagfall\[ray\]'\."):
        Cluster("ray", 1)
