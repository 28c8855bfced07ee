"""`Batch`: many tables of one game, stepped, masked and observed as arrays. The book is docs/machines.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np

from flagfall.core import NOBODY, Decision, seat_of
from flagfall.core.chance import number_from
from flagfall.table import Input, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Heard, Rules, Seat
    from flagfall.core.chance import Luck
    from flagfall.core.crowd import Crowd

_ACTION = np.dtype(np.int32)


class Batch:
    """Tables of one game side by side.

        batch = Batch(rules, tables=1024, seed=7)
        while True:
            reward, done = batch.step(choose(batch.mask(), batch.observe(batch.to_act)))

    A finished table begins anew at once unless `again=False`; then it stays finished and its action is passed over.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        tables: int,
        seed: Luck = 0,
        *,
        again: bool = True,
        keep: bool = True,
        openings: Sequence[Sequence[str]] = (),
    ) -> None:
        if tables < 1:
            raise ValueError(f"a batch has one table or more, not {tables!r}")
        self.rules, self.spec, self.again = rules, rules.spec, again
        self._sit_down(rules.crowd(tables, number_from(seed), keep))
        self._openings = [_opened(rules, lines) for lines in openings] or [()]
        self._crowd.open_with([rules.retell(rules.opening(), record)[0] for record in self._openings])
        self.begin()

    def _sit_down(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._result = np.zeros_like(crowd.scores)
        self._observed = (crowd.tables, *self.spec.observation.shape)
        self._each = np.ascontiguousarray(
            np.repeat(np.arange(self.spec.seats, dtype=np.int8)[:, None], crowd.tables, 1)
        )

    # -- how the tables stand ------------------------------------------------------------------------
    def __len__(self) -> int:
        return self._crowd.tables

    @property
    def to_act(self) -> Any:
        """The seat to act at each table, or NOBODY where the game is over: to be read, not changed."""
        return self._crowd.to_act

    @property
    def result(self) -> Any:
        """float32 [tables, seats]: the scores of the game that ended last at each table; zeros while none has."""
        return self._result

    @property
    def moments(self) -> Any:
        """How many inputs each table has seen."""
        return self._crowd.moments

    # -- what may be decided and known ---------------------------------------------------------------
    def mask(self, out: Any = None) -> Any:
        """uint8 [tables, actions]: 1 where whoever is to act may decide so.

        Without `out` it is the batch's own array, kept up with every step: to be read, not changed.
        """
        if out is None:
            return self._crowd.mask
        self._fits(out, (len(self), self.spec.actions), np.uint8, "mask")
        np.copyto(out, self._crowd.mask)
        return out

    def bits(self, out: Any = None) -> Any:
        """The same mask packed as bits, the lowest first: uint8 [tables, (actions + 7) // 8]."""
        packed = np.packbits(self._crowd.mask, axis=1, bitorder="little")
        if out is None:
            return packed
        self._fits(out, packed.shape, np.uint8, "bits")
        np.copyto(out, packed)
        return out

    def observe(self, seat: Any, out: Any = None) -> Any:
        """uint8 [tables, *spec.observation.shape]: only what that seat may know.

        A seat by number or name, or one for each table.
        """
        shape = self._observed
        if out is None:
            out = np.empty(shape, np.uint8)
        else:
            self._fits(out, shape, np.uint8, "observation")
        self._crowd.observe(self._seats(seat), out)
        return out

    def _seats(self, seat: Any) -> Any:
        """One seat for each table."""
        if isinstance(seat, str):
            seat = seat_of(self.rules.seats, seat)
        elif isinstance(seat, (list, tuple)):
            seat = [seat_of(self.rules.seats, one) for one in seat]
        if isinstance(seat, int) and 0 <= seat < self.spec.seats:
            return self._each[seat]
        seats = np.broadcast_to(np.asarray(seat, np.int8), (len(self),))
        # Where the game is over nobody is to act: the first seat looks on.
        seats = np.ascontiguousarray(np.maximum(seats, 0))
        if seats.max(initial=0) >= self.spec.seats:
            raise ValueError(f"there is no seat {int(seats.max())}; the seats are 0 to {self.spec.seats - 1}")
        return seats

    # -- what happens --------------------------------------------------------------------------------
    def begin(self, which: Any = None) -> None:
        """Begin anew at the tables marked in `which`, or at all."""
        marked = np.ones(len(self), np.bool_) if which is None else np.asarray(which)
        self._fits(marked, (len(self),), np.bool_, "choice of tables")
        self._crowd.begin(marked)

    def step(self, actions: Any, which: Any = None) -> tuple[Any, Any]:
        """One decision at every table, or at those marked in `which`: the others wait.

        Reward float32 [tables, seats]: 1 for the winner, a sum of 0; done bool [tables].
        """
        chosen = self._chosen(actions)
        crowd = self._crowd
        if which is None:
            self._check(chosen)
            crowd.make_room()
            crowd.step(chosen)
        else:
            self._fits(which, (len(self),), np.bool_, "choice of tables")
            waiting = np.where(which, NOBODY, crowd.to_act)
            np.putmask(crowd.to_act, ~which, NOBODY)
            try:
                self._check(chosen)
                crowd.make_room()
                crowd.step(chosen)
            finally:
                np.putmask(crowd.to_act, ~which, waiting)
        done = crowd.done.copy()
        reward = np.zeros(crowd.scores.shape, np.float32)
        if np.count_nonzero(done):  # much faster than any() where there are few tables
            seats = self.spec.seats
            self._result[done] = crowd.scores[done]
            reward[done] = (crowd.scores[done] * seats - 1) / (seats - 1)
            if self.again:
                crowd.begin(done)
        return reward, done

    def sample(self, out: Any = None) -> Any:
        """A legal action at every table, all equally likely, by the table's own luck; -1 where the game is over."""
        actions = np.empty(len(self), np.int32) if out is None else out
        self._fits(actions, (len(self),), np.int32, "actions")
        self._crowd.sample(actions)
        return actions

    def imagine(self, heard: Heard, tables: int, seed: Luck = 0) -> Batch:
        """So many full states that agree with everything heard, to play on; they stay finished once they are."""
        batch = object.__new__(Batch)
        batch.rules, batch.spec, batch.again = self.rules, self.spec, False
        batch._openings = self._openings
        batch._sit_down(self.rules.crowd(tables, number_from(seed), True))
        batch._crowd.imagine(heard, number_from(seed))
        return batch

    # -- out of the arrays -----------------------------------------------------------------------------
    def copy(self) -> Self:
        """A batch that goes its own way from here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._crowd, twin._result = self._crowd.copy(), self._result.copy()
        return twin

    def record(self, table: int) -> tuple[tuple[Seat, Decision], ...]:
        """Every input of a table since it began, its opening included."""
        crowd = self._crowd
        if not 0 <= table < len(self):
            raise IndexError(f"there is no table {table}; they are numbered from 0 to {len(self) - 1}")
        if not crowd.inputs.shape[1]:
            raise ValueError("this batch keeps no records; make it with keep=True")
        if crowd.opened[table] < 0:
            raise ValueError("an imagined table began in the middle of a game and has no record")
        since: list[int] = crowd.inputs[table, : crowd.moments[table]].tolist()
        before = self._openings[int(crowd.opened[table])]
        return (*before, *(((put >> 24) - 2, Decision(put & 0xFFFFFF)) for put in since))

    def __getitem__(self, table: int) -> Table:
        """One table out, with its record: it goes its own way from here."""
        return Table(self.rules, record=self.record(table))

    # -- inside ------------------------------------------------------------------------------------------
    def _chosen(self, actions: Any) -> Any:
        """Actions as the crowd wants them."""
        if type(actions) is np.ndarray and actions.dtype is _ACTION and actions.shape == self._observed[:1]:
            return actions if actions.flags.c_contiguous else actions.copy()
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {len(self)} whole numbers, one for each table; "
                f"these are {chosen.dtype} of shape {chosen.shape}"
            )
        return chosen.astype(np.int32, copy=False)

    def _check(self, actions: Any) -> None:
        """Refuse before anything is played, and say which table and what would have been possible."""
        crowd = self._crowd
        table = crowd.first_wrong(actions)
        if table >= 0:
            possible = [self.rules.write(Decision(int(a))) for a in crowd.choices[table, : min(crowd.counts[table], 5)]]
            asked = int(actions[table])
            words = self.rules.write(Decision(asked)) if 0 <= asked < self.spec.actions else "no decision"
            raise ValueError(
                f"table {table}: action {asked} ({words}) is not possible; "
                f"{crowd.counts[table]} are, for example {', '.join(possible)}"
            )

    def _fits(self, out: Any, shape: tuple[int, ...], dtype: Any, what: str) -> None:
        fits = isinstance(out, np.ndarray) and out.shape == shape and out.dtype == dtype
        if not fits or not out.flags.c_contiguous:
            raise ValueError(
                f"the {what} is a contiguous array of {np.dtype(dtype)}, shape {shape}; "
                f"this is {getattr(out, 'dtype', type(out).__name__)}, shape {getattr(out, 'shape', None)}"
            )


def _opened(rules: Rules[Any, Any], lines: Sequence[str]) -> tuple[Input, ...]:
    """The record of these lines: in Stratego one set-up for each seat."""
    table = Table(rules)
    for line in lines:
        table.submit(table.to_act, line)
    return table.record()
