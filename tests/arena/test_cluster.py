"""On a real Ray of this machine: the same match as anywhere, even when a part of the cluster is lost on the way."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path
from types import SimpleNamespace

import pytest

from flagfall.arena import Here, cluster, play_match
from flagfall.arena.cluster import Cluster, NoCluster
from flagfall.arena.workers import LostWorkers, play_job


def test_a_match_on_ray_is_the_same_match_and_a_lost_lane_costs_no_game(terms, bots, tmp_path):
    """In a process of its own: Ray leaves threads and warnings behind. A cluster named by the surroundings is not asked."""
    line = (
        "match bots_that_fail:Murderer random --game stratego/quick-battle -o ply_limit=40 --games 4 --seed 0 --seconds 30 "
        f"--workers 1 --on ray --json {tmp_path}/m.json"
    )
    surroundings = {**os.environ, "MURDERED": str(tmp_path / "mark"), "RAY_ADDRESS": "127.0.0.1:1"}
    subprocess.run(
        [sys.executable, "-m", "flagfall", *line.split()],
        cwd=Path(__file__).parent, env=surroundings, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    told = json.loads((tmp_path / "m.json").read_text("utf-8"))
    assert (tmp_path / "mark").exists()
    agreed = terms("bots_that_fail:First", "random", games=4, agreed={"ply_limit": 40}, seconds=30.0)
    here = play_match(agreed, Here()).report()
    for word in ("sides", "pairs", "decisions", "ended", "troubles"):
        assert told[word] == here[word]


class Lost(Exception):
    """As Ray names whoever was lost with its machine."""


class FewPlaces:
    """As much of a Ray as is spoken to. A lane waits for one of its places for ever; one that plays a game of `losing` is lost."""

    exceptions = SimpleNamespace(RayActorError=Lost)

    def __init__(self, places: int, losing: int = -1, why: str = "", gone: bool = False) -> None:
        self.places, self.losing, self.why, self.gone = places, losing, why, gone
        self.answers: dict[int, object] = {}
        self.asked, self.standing = itertools.count(), []

    def init(self, **_): ...
    def shutdown(self): ...

    def cluster_resources(self):
        return {"CPU": 2.0}

    def remote(self, **_):
        return lambda _: SimpleNamespace(remote=self._begun)

    def _begun(self, _):
        return SimpleNamespace(stands=SimpleNamespace(remote=self._stands), play=SimpleNamespace(remote=self._played))

    def _stands(self):
        self.standing.append(asked := next(self.asked))
        return asked

    def _played(self, job):
        lost = job.first == self.losing and not job.lost
        self.places += lost  # there is room for another then
        self.answers[asked := next(self.asked)] = Lost() if lost else list(play_job(job, Here()))
        return asked

    def wait(self, asked, num_returns, timeout):
        if self.gone:
            raise ConnectionError("Client is shutting down")
        while self.places and self.standing:
            self.places -= 1
            self.answers[self.standing.pop(0)] = Lost(self.why) if self.why else True
        found = [one for one in asked if one in self.answers]
        assert found or timeout is not None, "it would wait for ever"
        return found[:num_returns], []

    def get(self, asked):
        if isinstance(answer := self.answers[asked], Lost):
            raise answer
        return answer


@pytest.fixture
def ray(monkeypatch):
    """A match on a Ray of that kind, and its own terms."""

    def played(terms, many, **kind):
        monkeypatch.setitem(sys.modules, "ray", FewPlaces(**kind))
        return play_match(terms, Cluster("ray://host:1", many))

    monkeypatch.setattr(cluster, "_token", lambda: None)
    return played


@pytest.mark.parametrize("many", [0, 5])
@pytest.mark.parametrize("losing", [-1, 2])
def test_a_cluster_with_fewer_places_than_lanes_plays_everything(terms, ray, many, losing):
    """And one that has lost a machine for good is such a cluster from then on."""
    agreed = terms("random", "novice", games=8, agreed={"ply_limit": 40})
    there, here = ray(agreed, many, places=1, losing=losing).report(), play_match(agreed, Here()).report()
    assert there | {"thinking": {}} == here | {"thinking": {}}


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ({"places": 0}, "Ray has had no free processor for 300 s."),
        (
            {"places": 9, "why": "The actor died:\n  ModuleNotFoundError: No module named 'flagfall'"},
            "Nobody can play on the Ray at ray://host:1: ModuleNotFoundError: No module named 'flagfall'.",
        ),
        ({"places": 1, "gone": True}, "The Ray at ray://host:1 is gone: Client is shutting down."),
    ],
)
def test_a_cluster_nobody_can_play_on_says_so_in_one_sentence(terms, ray, kind, why):
    with pytest.raises(LostWorkers, match=f"^{re.escape(why)}$"):
        ray(terms("random", "novice"), 2, **kind)


def test_whoever_has_the_token_of_a_cluster_shows_it(monkeypatch, tmp_path):
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    monkeypatch.setenv("RAY_AUTH_MODE", "")  # what is set here is put back
    monkeypatch.delenv("RAY_AUTH_MODE")
    monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
    cluster._token()
    assert "RAY_AUTH_MODE" not in os.environ
    (tmp_path / "token").write_text("mellon")
    cluster._token()
    assert os.environ["RAY_AUTH_MODE"] == "token"


def test_the_extra_brings_what_an_address_needs():
    """Without its client Ray refuses every `ray://`, and says that something else has to be installed."""
    assert any(needed.startswith("ray[client]") for needed in requires("flagfall") or ())


def test_without_ray_one_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"Ray is not installed: pip install 'flagfall\[ray\]'\."):
        Cluster("ray", 1)
