"""A player thinks in a thread of its own, so that one who does not decide in time can be left behind."""

from __future__ import annotations

import time
from concurrent.futures import Future, wait
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import flagfall.kit.jit  # noqa: F401 (before Numba: it says where kernels are kept)

from numba.core.event import Listener, install_listener  # isort: skip

from flagfall.cli.ask import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

GRACE = 11.0
"""How many seconds longer than agreed a decision may take: the machine may be busy with other things. A program has one
second less, and says itself whether it was silent or late."""


class Thinking:
    """One thread for all a player does, from being made to its last decision."""

    def __init__(self, who: str) -> None:
        self._who = who
        self._asked: SimpleQueue[tuple[Callable[[], Any], Future[Any]]] = SimpleQueue()
        Thread(target=self._work, daemon=True).start()  # whoever never answers does not keep us from leaving

    def ask(self, question: Callable[[], T], seconds: float | None = None) -> T:
        """The answer, or what went wrong instead; Trouble if it is not there after so many seconds and the grace."""
        answer: Future[T] = Future()
        with install_listener("numba:compile", Clock()) as clock:
            self._asked.put((question, answer))
            while seconds is not None and not wait([answer], max(0.05, seconds + GRACE - clock.seconds())).done:
                if clock.seconds() >= seconds + GRACE:
                    raise Trouble(
                        f"{self._who} was given {seconds:g} s to decide and has not done so after "
                        f"{clock.seconds():.0f} s; --seconds gives it more."
                    )
            return answer.result()

    def _work(self) -> None:
        while True:
            question, answer = self._asked.get()
            try:
                answer.set_result(question())
            except BaseException as error:  # whatever it is, whoever asked hears of it
                answer.set_exception(error)


class Clock(Listener):  # type: ignore[misc]
    """Compiling is not thinking: it stands still while Numba compiles what this machine has not seen before."""

    now: Callable[[], float] = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self._since, self._before, self._compiling = self.now(), 0.0, 0

    def seconds(self) -> float:
        return self._before if self._compiling else self._before + self.now() - self._since

    def on_start(self, event: object) -> None:
        self._compiling += 1
        if self._compiling == 1:
            self._before += self.now() - self._since

    def on_end(self, event: object) -> None:
        if self._compiling == 1:
            self._since = self.now()
        self._compiling -= 1
