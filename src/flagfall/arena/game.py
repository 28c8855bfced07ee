"""One game at a table, from seating the players to what is left of it."""

from __future__ import annotations

import traceback
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from flagfall.arena.outlook import Agreement
from flagfall.arena.played import CRASH, LATE, TOO_LATE, WRONG, Forfeit, Played, Times, forfeited
from flagfall.arena.terms import SHARED, place
from flagfall.core import FlagfallError
from flagfall.kit.compiling import COMPILING
from flagfall.players import Sitter, seat_anybody
from flagfall.records import AGREED, leaves, scroll_of, write
from flagfall.records.scroll import LEAVING
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from flagfall.arena.played import Laid
    from flagfall.arena.terms import Terms
    from flagfall.core import Decision, Rules, Seat
    from flagfall.players import Player

T = TypeVar("T")

GRACE = 10.0
"""How many seconds longer than agreed a decision may take before the game is lost: the machine may be busy."""


class Watch(Protocol):
    """Somebody outside who ends this process if a player neither decides nor fails; and the clock players are timed by."""

    def thinks(self, seat: Seat, seconds: float) -> None: ...
    def rests(self) -> None: ...
    def seconds(self) -> float: ...


def play_group(terms: Terms, group: int, watch: Watch, before: Sequence[Played] = ()) -> Iterator[Played]:
    """The games of one group in which every seat is taken in turn; those played `before` are not played again."""
    rules = terms.rules()
    laid = before[0].laid if before else ()
    for turn in range(len(before), len(rules.seats)):
        played = _Game(terms, rules, group, turn, watch).play(laid)
        laid = laid or played.laid
        yield played


class _Lost(Exception):
    """A game lost beside the rules."""

    def __init__(self, seat: Seat, kind: str, why: str) -> None:
        super().__init__(why)
        self.forfeit = Forfeit(seat, kind, why)


class _Game:
    def __init__(self, terms: Terms, rules: Rules[Any, Any], group: int, turn: int, watch: Watch) -> None:
        self.terms, self.rules, self.group, self.turn, self.watch = terms, rules, group, turn, watch
        self.seats = range(len(rules.seats))
        self.table = Table(rules, terms.luck(group, "table"))
        self.players: list[Player] = []
        self.times = tuple(Times() for _ in terms.players)
        self.overruns = [0 for _ in terms.players]
        self.left = [terms.clock for _ in self.seats]
        self.laid: list[tuple[int, int]] = []
        self.agreement = Agreement(terms.adjudicate)

    def play(self, before: Laid) -> Played:
        """To its end, however it ends. `before` are the set-ups of this group's first game."""
        ended, forfeit = None, None
        try:
            ended = self._play(before)
        except _Lost as lost:
            forfeit = lost.forfeit
        finally:
            self._leave()
        return self._over(ended, forfeit)

    def _play(self, before: Laid) -> tuple[float, ...] | None:
        """The scores if the game ended beside the rules by agreement, else None."""
        for seat in self.seats:
            self.players.append(self._held(seat, partial(self._seated, seat)))
        sitters = [Sitter(player, self.table, seat) for seat, player in enumerate(self.players)]
        relaid = self._relaid(before)
        placing = self.rules.family.placing(self.rules)
        table, decisions = self.table, 0
        while table.result is None:
            if self.terms.draw_after and decisions >= self.terms.draw_after:
                return (1 / len(self.seats),) * len(self.seats)
            seat = table.to_act
            choices = table.choices(seat)
            waiting = relaid[seat]
            if waiting and waiting[0] in choices:
                decision = waiting.popleft()
            else:
                waiting.clear()
                decision = self._asked(seat, sitters[seat])
                if decision not in choices:
                    many = len(choices)
                    raise _Lost(seat, WRONG, f"decided {decision!r}, which is not among its {many} choices")
            if len(self.laid) == decisions and placing[decision]:
                self.laid.append((seat, int(decision)))
            table.submit(seat, decision)
            decisions += 1
            if (scores := self.agreement.heard(seat, self.players[seat], len(self.seats))) is not None:
                return scores
        return None

    def _asked(self, seat: Seat, sitter: Sitter) -> Decision:
        """One decision, timed: what is compiled meanwhile does not count."""
        terms, who = self.terms, self.terms.who(seat, self.turn, len(self.seats))
        seconds = terms.seconds
        if terms.clock:
            seconds = min(seconds, max(0.01, self.left[seat] / 30 + terms.increment * 0.8))
        self.watch.thinks(seat, self.left[seat] if terms.clock else seconds)
        compiling, started = COMPILING.seconds, self.watch.seconds()
        try:
            decision = self._held(seat, partial(sitter.decide, seconds))
        finally:
            self.watch.rests()
        spent = max(0.0, self.watch.seconds() - started - (COMPILING.seconds - compiling))
        self.times[who].add(spent)
        if terms.clock:
            self.left[seat] += terms.increment - spent
            if self.left[seat] < 0:
                raise _Lost(seat, LATE, f"has used up its {terms.clock:g} s for the game")
        elif spent > seconds * 1.1 + 0.05:
            self.overruns[who] += 1
            if spent > seconds + GRACE:
                raise _Lost(seat, LATE, f"was given {seconds:g} s to decide and took {spent:.0f} s")
        return decision

    def _seated(self, seat: Seat) -> Player:
        who = self.terms.who(seat, self.turn, len(self.seats))
        luck = self.terms.luck(self.group, place(seat, self.turn, len(self.seats)))
        return seat_anybody(self.terms.players[who], self.rules, seat, luck)

    def _relaid(self, before: Laid) -> list[deque[Decision]]:
        """What each seat lays out without being asked: the set-ups of the first game once more."""
        relaid: list[deque[Decision]] = [deque() for _ in self.seats]
        across = self.rules.family.across(self.rules)
        for seat, decision in before:
            to = seat if self.terms.setups == SHARED else 1 - seat
            there = decision if self.terms.setups == SHARED else int(across[decision])
            if there >= 0 and not getattr(self.players[to], "sets_up_itself", False):
                relaid[to].append(there)  # type: ignore[arg-type]
        return relaid

    def _held(self, seat: Seat, do: Callable[[], T]) -> T:
        """Whatever goes wrong inside a player is one sentence, and the game is lost."""
        try:
            return do()
        except Exception as error:
            kind = getattr(error, "kind", CRASH)
            raise _Lost(seat, kind, _said(error)) from error

    def _leave(self) -> None:
        for player in self.players:
            if hasattr(player, "leave"):
                player.leave()

    def _over(self, ended: tuple[float, ...] | None, forfeit: Forfeit | None) -> Played:
        result = self.table.result
        if forfeit is not None:
            scores, reason = forfeited(len(self.seats), forfeit.seat), forfeit.kind
        elif ended is not None:
            drawn = max(ended) < 1
            scores, reason = ended, "agreed" if drawn else "adjudicated"
        else:
            assert result is not None
            scores, reason = result.scores, result.reason
        return Played(
            self.group, self.turn, scores, reason, sum(times.count for times in self.times), self.times,
            tuple(self.overruns), forfeit, tuple(self.laid) if self.turn == 0 else (),
            self._scroll(ended, forfeit) if self.terms.scrolls else "",
        )  # fmt: skip

    def _scroll(self, ended: tuple[float, ...] | None, forfeit: Forfeit | None) -> str:
        beside = None
        if forfeit is not None:
            beside = leaves(self.rules, forfeit.seat, "time" if forfeit.kind in TOO_LATE else next(iter(LEAVING)))
        elif ended is not None:
            beside = AGREED if max(ended) < 1 else leaves(self.rules, ended.index(min(ended)))
        return write(scroll_of(self.table, on_paper(self.terms, self.turn, len(self.seats)), beside))


def on_paper(terms: Terms, turn: int, seats: int) -> tuple[str, ...]:
    """The players by seat, each in one word."""
    names = ["_".join(name.split()) for name in terms.players]
    return tuple(names[terms.who(seat, turn, seats)] for seat in range(seats))


def _said(error: Exception) -> str:
    if isinstance(error, FlagfallError):
        return str(error)
    at = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}".rstrip(".")
    return f"fails with {what} ({at.filename}, line {at.lineno})"
