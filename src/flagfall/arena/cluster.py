"""The same jobs on a Ray cluster. Each place there plays as a worker here does, so a match comes out the same."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from flagfall.arena.workers import TRIES, LostWorkers, Workers
from flagfall.core import FlagfallError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flagfall.arena.played import Played
    from flagfall.arena.workers import Job

LOCAL = "ray"


class NoCluster(FlagfallError):
    """There is no Ray, or it cannot be reached."""


class Lane:
    """What runs on the cluster: one worker process, watched from beside it."""

    def __init__(self, folder: str) -> None:
        if os.path.isdir(folder):
            os.chdir(folder)  # where a maker's own players are
        self._workers = Workers(1)

    def play(self, job: Job) -> list[Played]:
        return list(self._workers.play([job]))


class Cluster:
    """Lanes on Ray: `ray` is a cluster of this machine alone, `ray://host:10001` any other."""

    def __init__(self, address: str, many: int) -> None:
        try:
            import ray
        except ImportError:
            raise NoCluster("Ray is not installed: pip install 'flagfall[ray]'.") from None
        self._ray: Any = ray
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody outside is told that a match is played
        try:
            if address == LOCAL:
                ray.init(address="local", num_cpus=many, include_dashboard=False, **quiet)  # whatever else runs here
            else:
                ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises plain ones too, as when it does not start in time
            why = (str(error).splitlines() or [type(error).__name__])[0]
            raise NoCluster(f"There is no Ray at {address}: {why}") from None
        self._many, self._folder = many, os.getcwd()
        self._lanes: list[Any] = []

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """A lane that is lost with its machine is replaced, and its job is played again; what has come back is not."""
        left, again, busy = iter(jobs), list[Any](), dict[Any, tuple[Any, Any]]()
        while True:
            while len(busy) < self._many and (job := again.pop() if again else next(left, None)) is not None:
                lane = self._lanes.pop() if self._lanes else self._ray.remote(num_cpus=1)(Lane).remote(self._folder)
                busy[lane.play.remote(job)] = lane, job
            if not busy:
                return
            ready, _ = self._ray.wait(list(busy), num_returns=1)
            lane, job = busy.pop(ready[0])
            try:
                played = self._ray.get(ready[0])
            except self._ray.exceptions.RayActorError:
                if job.lost + 1 >= TRIES:
                    raise LostWorkers(f"Ray loses game group {job.first + 1} again and again.") from None
                again.append(job._replace(lost=job.lost + 1))
                continue
            self._lanes.append(lane)
            yield from played

    def close(self) -> None:
        self._lanes.clear()
        self._ray.shutdown()
