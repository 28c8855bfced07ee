"""The same jobs on a Ray cluster. Each place there plays as a worker here does, so a match comes out the same."""

from __future__ import annotations

import os
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flagfall.arena.workers import TRIES, Job, LostWorkers, Workers
from flagfall.core import FlagfallError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flagfall.arena.played import Played

LOCAL = "ray"
PATIENCE = 300.0
"""So many seconds a cluster may take to find the first place: it may have to start a machine."""


class NoCluster(FlagfallError):
    """There is no Ray, or it cannot be reached."""


class Lane:
    """What runs on the cluster: one worker process, watched from beside it."""

    def __init__(self, folder: str) -> None:
        if os.path.isdir(folder):
            os.chdir(folder)  # where a maker's own players are
        self._workers = Workers(1)

    def stands(self) -> bool:
        """Answered as soon as there is a place for it."""
        return True

    def play(self, job: Job) -> list[Played]:
        return list(self._workers.play([job]))


class Cluster:
    """Lanes on Ray: `ray` is a cluster of this machine alone, `ray://host:10001` any other. `many` of them, or as many as
    it has processors."""

    def __init__(self, address: str, many: int) -> None:
        _token()
        try:
            import ray
        except ImportError:
            raise NoCluster("Ray is not installed: pip install 'flagfall[ray]'.") from None
        self._ray: Any = ray
        self._address = "this machine" if address == LOCAL else address
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody outside is told that a match is played
        if address == LOCAL:  # whatever else runs here
            address, quiet = "local", {"num_cpus": many or os.cpu_count(), "include_dashboard": False, **quiet}
        try:
            ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises plain ones too, as when it does not start in time
            raise NoCluster(f"There is no Ray at {self._address}: {_reason(error)}.") from None
        self._many, self._folder = many or int(ray.cluster_resources().get("CPU", 1)), os.getcwd()
        self._idle = list[Any]()
        self._coming = dict[Any, Any]()
        self._fallen = 0

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """A job goes to a lane that stands: a cluster may have fewer places than were asked for, or lose some on the way.
        What a lost lane was playing is played again, on whichever is free first; what has come back is not."""
        try:
            yield from self._play(jobs)
        except ConnectionError as error:
            raise LostWorkers(f"The Ray at {self._address} is gone: {_reason(error)}.") from None

    def _play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        left, waiting, busy = iter(jobs), deque[Job](), dict[Any, tuple[Any, Job]]()
        while True:
            while len(busy) + len(waiting) < self._many and (job := next(left, None)) is not None:
                waiting.append(job)
            while waiting and self._idle:
                lane, job = self._idle.pop(), waiting.popleft()
                busy[lane.play.remote(job)] = lane, job
            if not busy and not waiting:
                return
            while len(self._coming) < len(waiting):
                lane = self._ray.remote(num_cpus=1)(Lane).remote(self._folder)
                self._coming[lane.stands.remote()] = lane
            ready, _ = self._ray.wait([*busy, *self._coming], num_returns=1, timeout=None if busy else PATIENCE)
            if not ready:
                raise LostWorkers(f"Ray has had no free processor for {PATIENCE:g} s.")
            if ready[0] in self._coming:
                self._stand(ready[0])
                continue
            lane, job = busy.pop(ready[0])
            try:
                played = self._ray.get(ready[0])
            except self._ray.exceptions.RayActorError:
                if job.lost + 1 >= TRIES:
                    raise LostWorkers(f"Ray loses game group {job.first + 1} again and again.") from None
                waiting.appendleft(job._replace(lost=job.lost + 1))
                continue
            self._idle.append(lane)
            yield from played

    def _stand(self, ready: Any) -> None:
        """A lane has found its place, or fell on the way there."""
        lane = self._coming.pop(ready)
        try:
            self._ray.get(ready)
        except self._ray.exceptions.RayActorError as error:
            self._fallen += 1
            if self._fallen >= TRIES:
                raise LostWorkers(f"Nobody can play on the Ray at {self._address}: {_reason(error, -1)}.") from None
            return
        self._fallen = 0
        self._idle.append(lane)

    def close(self) -> None:
        self._idle.clear()
        self._coming.clear()
        self._ray.shutdown()


def _reason(error: Exception, which: int = 0) -> str:
    """One sentence of the pages Ray may tell: the first, or the last, which says what it came from."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    if which == 0 and lines[0].endswith(":"):
        lines[0] += f" {lines[-1]}"
    return lines[which][:300].rstrip(".:")


def _token() -> None:
    """A Ray that was begun on a machine with a token asks for it; whoever has it shows it unless told otherwise."""
    kept = Path(os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token")
    if os.environ.get("RAY_AUTH_TOKEN") or kept.is_file():
        os.environ.setdefault("RAY_AUTH_MODE", "token")
