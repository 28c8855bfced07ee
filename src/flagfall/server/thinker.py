"""A worker process of computer seats: reads jobs, seats the player, writes decisions."""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections import OrderedDict
from functools import lru_cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from queue import SimpleQueue
from random import Random, SystemRandom
from threading import Thread
from typing import TYPE_CHECKING, Any, BinaryIO

from flagfall import catalog
from flagfall.core import Heard
from flagfall.players import Question, Sitter, seat_player
from flagfall.players.manners import chance
from flagfall.players.thoughts import thoughts_of
from flagfall.server.needs import BY, JUDGE, note
from flagfall.server.odds_aid import OPTION
from flagfall.server.programs import Programs
from flagfall.server.thinkers import Advised, Forgotten, Hurry, Job, Load, Prepare
from flagfall.server.thinking_in_turn import LEAST
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Fact, Rules
    from flagfall.speech import Phrase
    from flagfall.table import Input

PROGRAMS = Programs()
MOST_SITTERS = 256
LATEST_QUESTION = 256
"""Armies stand and the game is under way by then."""


@lru_cache(maxsize=64)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any, Any]:
    return catalog.rules(game, **dict(options))


class Clock:
    """How long whoever thinks now may go on. Everything counts that has to be done for an answer; who waits for it may hurry it."""

    def __init__(self) -> None:
        self._due = 0.0
        self._player: Any = None

    def begins(self, seconds: float, player: Any) -> None:
        self._due, self._player = time.monotonic() + seconds, player

    def left(self) -> float:
        return max(LEAST, self._due - time.monotonic())

    def ends(self) -> None:
        self._player = None

    def hurry(self, seconds: float) -> None:
        """From another thread, while somebody thinks."""
        self._due = min(self._due, time.monotonic() + seconds)
        player = self._player
        if hasattr(player, "hurry"):
            player.hurry(seconds)


CLOCK = Clock()


class _Sitter:
    """A player stays in its seat from question to question: a set-up is planned once, and faces are remembered."""

    def __init__(self, job: Job, rules: Rules[Any, Any]) -> None:
        self._rules, self._seat = rules, job.seat
        self._player = PROGRAMS.seat(job.player, rules, job.seat, SystemRandom())
        if why := getattr(self._player, "stands_in", ""):
            raise LookupError(why)  # nobody plays under a name that is not its own: the next level down is told to
        self.heard: list[Fact] = []

    @property
    def gone(self) -> bool:
        return PROGRAMS.gone(self._player)

    def decide(self, job: Job) -> int | Advised:
        """What the player decides, from what its seat has heard."""
        CLOCK.begins(job.seconds, self._player)
        PROGRAMS.asked(self._player)
        self.heard += job.heard
        view = self._rules.fold(Heard.sorted_out(self._seat, tuple(self.heard)))
        choices = self._rules.choices(view)
        self._player.hear(job.heard)
        question = Question(view, choices, CLOCK.left())
        decision = self._player.answer(question)
        CLOCK.ends()
        if decision not in choices:
            raise ValueError("the player decided what it may not")
        if not job.why:
            return int(decision)
        expected = chance(self._player)
        thoughts = thoughts_of(self._player, self._rules, self._seat, self.heard, question)
        return Advised(int(decision), self._reason(view, decision), thoughts, expected)

    def _reason(self, view: Any, decision: Decision) -> Phrase:
        sight = self._rules.sight(self._seat)
        sight.hear(self.heard)
        sight.look(view)
        reason: Phrase = sight.reason(decision)
        return reason


_sitters: OrderedDict[tuple[str, int, str], _Sitter] = OrderedDict()
"""Those asked last, by table, seat and name."""


def decide(job: Job) -> int | Advised | Forgotten:
    """What the player decides. It sees what its seat has heard, and nothing else is in this process."""
    key = (job.table, job.seat, job.player)
    sitter = _sitters.pop(key, None)  # whoever fails begins anew
    if sitter is None or sitter.gone or len(sitter.heard) != job.since:
        if job.since:
            return Forgotten()
        sitter = _Sitter(job, _rules(job.game, tuple(sorted(job.options.items()))))
    decision = sitter.decide(job)
    _sitters[key] = sitter
    if len(_sitters) > MOST_SITTERS:
        _sitters.popitem(last=False)
    return decision


def warm(what: str) -> str:
    """Have a game compiled, or the memory aid that goes with it, or a player of it: see `flagfall.server.needs`."""
    game, _, player = what.partition(BY)
    game, _, aid = game.partition(" ")
    if player:
        _warm_player(catalog.rules(game), player)
    elif aid:
        _warm_aid(catalog.rules(game, **{OPTION: aid}))
    else:
        _warm_game(catalog.rules(game))
    note(what)
    return what


def _warm_game(rules: Rules[Any, Any]) -> None:
    """Open a table, look at it, decide something, read what was decided."""
    table = Table(rules)
    for _ in range(3):
        if table.to_act < 0:
            break
        seat = table.to_act
        table.submit(seat, rules.write(table.choices(seat)[0]))
        rules.shown(table.view(seat))
        rules.narrate(table.heard(seat).facts, seat)
        rules.fold(table.heard(seat))
    Table(rules, record=table.record())


def _warm_aid(rules: Rules[Any, Any]) -> None:
    """Play until there is something to imagine for everybody: who is on turn imagines in another way than who waits."""
    table, seats = Table(rules), range(len(rules.seats))
    while table.to_act >= 0 and not all(any(rules.aid(partial(table.heard, seat)).values()) for seat in seats):
        table.submit(table.to_act, table.choices(table.to_act)[0])


def _warm_player(rules: Rules[Any, Any], name: str) -> None:
    """Ask it at the start and ever more rarely later: to set up and to play are different questions."""
    table, luck = Table(rules), Random(1)
    players = [seat_player(name, rules, seat, luck) for seat in range(len(rules.seats))]
    sitters = [Sitter(player, table, seat) for seat, player in enumerate(players)]
    for number in range(1, LATEST_QUESTION + 1):
        if (seat := table.to_act) < 0:
            break
        choices = table.choices(seat)
        decision = luck.choice(choices)
        if number & (number - 1) == 0:  # 1, 2, 4, 8 …
            decision = sitters[seat].decide(0.5)
        table.submit(seat, decision)
    if name == JUDGE:
        _warm_looking_back(rules, table.record())


def _warm_looking_back(rules: Rules[Any, Any], record: Sequence[Input]) -> None:
    """Everything a review asks, or it would be compiled in the server when somebody first looks back."""
    reviews = import_module("flagfall.server.reviews")
    reviews.whole(rules, record)
    reviews.moment(rules, record, len(record))
    reviews.thinking(rules, record, len(record), 0, "")


def load(player: str) -> str:
    """Whether its code is there and can be imported; of a program, whether it says that it is ready."""
    if player in PROGRAMS:
        PROGRAMS.seat(player, catalog.rules("stratego/duel"), 0, Random(1))
        PROGRAMS.leave()
        return player
    for entry in entry_points(group="flagfall.players", name=player):
        entry.load()
        return player
    raise LookupError("it is not installed")


def _answer(job: Job | Prepare | Load) -> object:
    match job:
        case Prepare():
            return warm(job.what)
        case Load():
            return load(job.player)
        case Job():
            return decide(job)


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Until the server goes away."""
    waiting: SimpleQueue[Job | Prepare | Load | None] = SimpleQueue()
    Thread(target=_listen, args=(jobs, waiting), daemon=True).start()
    while (job := waiting.get()) is not None:
        answer: object
        try:
            answer = _answer(job)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        message = pickle.dumps(answer)
        answers.write(len(message).to_bytes(4, "big") + message)
        answers.flush()


def _listen(jobs: BinaryIO, waiting: SimpleQueue[Job | Prepare | Load | None]) -> None:
    """Jobs wait for their turn; to be hurried one must not."""
    while len(size := jobs.read(4)) == 4:
        job = pickle.loads(jobs.read(int.from_bytes(size, "big")))
        if isinstance(job, Hurry):
            CLOCK.hurry(job.seconds)
        else:
            waiting.put(job)
    waiting.put(None)


def _behind_people() -> None:
    """Their moves come before anybody's thinking, however the server itself is run."""
    if sys.platform == "linux" and os.sched_getscheduler(0) != os.SCHED_OTHER:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(5)


def main() -> None:
    """Keep standard output for answers: whatever a player prints goes to standard error."""
    PROGRAMS.learn()
    _behind_people()
    import_module("flagfall.kit.jit")  # whatever is asked first, the compiler is loaded by then
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        work(sys.stdin.buffer, answers)
    PROGRAMS.leave()


if __name__ == "__main__":
    main()
