"""Imagining the hidden: from what a listener heard to full states and to odds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import SPECTATOR, Deed
from flagfall.games.stratego import facts
from flagfall.games.stratego.kernel import deal, ponder
from flagfall.games.stratego.kernel import imagine as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.records import State, trail_behind
from flagfall.games.stratego.squares import members, name
from flagfall.kit.luck import luck
from flagfall.kit.record import records

if TYPE_CHECKING:
    from flagfall.core import Draw, Fact, Heard
    from flagfall.games.stratego.rules import Stratego

TRIES = 100_000


class Imagination:
    """One listener's conclusions, kept up as facts arrive; draws as many states from them as wanted."""

    def __init__(self, rules: Stratego, listener: int) -> None:
        self._rules = rules
        self._listener = listener
        self._guess = records(ponder.GUESS)
        self._deals = records(deal.DEAL, 2)
        self._ways = np.zeros((2, deal.ROOM))
        self._caps, self._take = np.zeros(deal.CLASSES, np.int64), np.zeros(deal.CLASSES, np.int64)
        self._kinds, self._used = np.zeros(ponder.IDS, np.int64), np.zeros(ponder.IDS, np.int64)
        self._rows = np.zeros((0, code.FACT_WIDTH), np.int64)
        self._trail = b""
        self._prepared = False
        kernel.begin_guess(self._guess, rules.book, listener)

    def hear(self, heard: tuple[Fact, ...]) -> None:
        """Take further facts in: whole turns at a time, because later facts of a turn explain earlier ones."""
        begin = len(self._rows)
        self._rows = np.concatenate([self._rows, facts.to_rows(heard, audience=True)])
        sets, _, _ = self._rules.scratch(self._trail, len(heard))
        kernel.ponder_facts(self._guess, self._rules.book, self._rows, begin, sets)
        self._trail = trail_behind(sets, int(self._guess["seen"][0][0]["table"]["steps"]))
        self._prepared = False

    def draw(self, seed: int) -> State:
        """One state, every one that agrees with what was heard equally likely."""
        self._prepare()
        state = State.blank()
        state.trail = self._trail
        if not self._draw(state.cells, luck(seed), 1, TRIES):
            raise AssertionError("what was heard contradicts itself")
        return state

    def draw_many(self, seed: int, times: int) -> int:
        """Draw and throw away: for measuring."""
        self._prepare()
        sets, _, _ = self._rules.scratch(self._trail)
        return int(
            kernel.imagine_many(
                self._guess, self._rules.book, self._deals, self._ways, self._caps, self._take, luck(seed),
                self._kinds, self._used, State.blank().cells, 0, sets, times,
            )
        )  # fmt: skip

    def draw_into(self, fields: Any, seed: int) -> None:
        """A state into each record."""
        self._prepare()
        sets, _, _ = self._rules.scratch(self._trail)
        drawn = kernel.imagine_each(
            self._guess, self._rules.book, self._deals, self._ways, self._caps, self._take, luck(seed),
            self._kinds, self._used, fields, sets, TRIES,
        )  # fmt: skip
        if drawn < len(fields):
            raise AssertionError("what was heard contradicts itself")

    @property
    def trail(self) -> bytes:
        """The moves everybody remembers, for the chase rule."""
        return self._trail

    @property
    def conclusions(self) -> Any:
        """What was concluded so far, one record: see `kernel/ponder.py`. To be read, not changed."""
        return self._guess[0]

    @property
    def counted(self) -> bool:
        """Whether the odds are counted exactly; otherwise they are sampled."""
        self._prepare()
        return self._countable()

    def kinds(self) -> dict[int, int]:
        """Of the last state drawn: every piece by its first square (or 100 and a count) and its kind."""
        army = self._guess["army"][0]
        return {who: int(self._kinds[who]) for who in range(ponder.IDS) if army[who] >= 0}

    def odds(self, seed: int = 1, samples: int = 2000) -> dict[str, dict[str, float]]:
        """For every hidden piece on the board, how likely each kind is: counted exactly where possible."""
        self._prepare()
        guess = self._guess[0]
        places = {int(guess["at"][who]): who for who in range(ponder.IDS) if guess["at"][who] >= 0}
        hidden = {
            square: who
            for square, who in places.items()
            if guess["army"][who] != self._listener and int(guess["could"][who]).bit_count() != 1
        }
        known = {
            square: int(guess["could"][who]).bit_length() - 1
            for square, who in places.items()
            if guess["army"][who] != self._listener and square not in hidden
        }
        tables = self._exact(hidden) if self._countable() else self._sampled(hidden, seed, samples)
        tables |= {square: {kind: 1.0} for square, kind in known.items()}
        word = self._rules.notation.word
        return {
            name(square): {word(kind): share for kind, share in sorted(shares.items())}
            for square, shares in sorted(tables.items())
        }

    # -- inside ----------------------------------------------------------------------------------------
    def _prepare(self) -> None:
        if not self._prepared:
            kernel.prepare(self._guess, self._rules.book, self._deals, self._ways, self._caps, self._take)
            self._prepared = True

    def _draw(self, cells: Any, source: Any, index: int, tries: int) -> int:
        sets, _, _ = self._rules.scratch(self._trail)
        return int(
            kernel.imagine_one(
                self._guess, self._rules.book, self._deals, self._ways, self._caps, self._take, source,
                self._kinds, self._used, cells, index - 1, sets, tries,
            )
        )  # fmt: skip

    def _countable(self) -> bool:
        """Whether every deal counted is also possible, so that nothing needs to be drawn again."""
        guess = self._guess[0]
        coarse = any(self._deals["coarse"][army] for army in (0, 1) if army != self._listener)
        table = guess["seen"][0]["table"]
        waiting_for_them = int(table["turn"]) != self._listener and int(table["phase"]) == code.PLAY
        return not coarse and not guess["back"].any() and not waiting_for_them

    def _exact(self, hidden: dict[int, int]) -> dict[int, dict[int, float]]:
        """Fix a piece to a kind and count the deals again: the ratio is its probability."""
        tables: dict[int, dict[int, float]] = {}
        shares: dict[tuple[int, int], dict[int, float]] = {}
        for square, who in hidden.items():
            army, could = int(self._guess["army"][0][who]), int(self._guess["could"][0][who])
            if (army, could) not in shares:
                shares[army, could] = self._share_of_class(who, army, could)
            tables[square] = shares[army, could]
        self._prepared = False
        return tables

    def _share_of_class(self, who: int, army: int, could: int) -> dict[int, float]:
        weights = {}
        for kind in range(1, code.KINDS):
            if could >> kind & 1:
                self._guess["could"][0][who] = 1 << kind
                ways = kernel.count_one(
                    self._guess, self._rules.book, self._deals, self._ways, self._caps, self._take, army
                )
                if ways > 0:
                    weights[kind] = float(ways)
        self._guess["could"][0][who] = could
        total = sum(weights.values())
        return {kind: weight / total for kind, weight in weights.items()}

    def _sampled(self, hidden: dict[int, int], seed: int, samples: int) -> dict[int, dict[int, float]]:
        drawn = np.empty((samples, ponder.IDS), np.int8)
        source, cells = luck(seed), State.blank().cells
        for sample in range(samples):
            if not self._draw(cells, source, 1, TRIES):
                raise AssertionError("what was heard contradicts itself")
            drawn[sample] = self._kinds
        counted = {square: np.bincount(drawn[:, who]).tolist() for square, who in hidden.items()}
        return {
            square: {kind: count / samples for kind, count in enumerate(counts) if count}
            for square, counts in counted.items()
        }


def imagine(rules: Stratego, heard: Heard, draw: Draw) -> State:
    """One full state that agrees with everything heard."""
    seed = draw.randrange(1 << 60)
    if not any(fact.what == "began" for fact in heard.facts):
        return _imagine_setup(rules, heard, Random(seed))
    imagination = Imagination(rules, heard.listener)
    imagination.hear(heard.facts)
    return imagination.draw(seed)


def imagine_many(rules: Stratego, heard: Heard, seed: int, fields: Any) -> bytes:
    """As many full states as there are records, each drawn by itself; says which moves the chase rule remembers."""
    if not any(fact.what == "began" for fact in heard.facts):
        random = Random(seed)
        for i in range(len(fields)):
            fields[i] = _imagine_setup(rules, heard, random).cells[0]
        return b""
    imagination = Imagination(rules, heard.listener)
    imagination.hear(heard.facts)
    imagination.draw_into(fields, seed)
    return imagination.trail


def odds(rules: Stratego, heard: Heard) -> dict[str, dict[str, float]]:
    if not any(fact.what == "began" for fact in heard.facts):
        return {}
    imagination = Imagination(rules, heard.listener)
    imagination.hear(heard.facts)
    return imagination.odds()


def _imagine_setup(rules: Stratego, heard: Heard, random: Random) -> State:
    """Before the armies stand: our own placements as they are, and a random army for whoever is ready."""
    state = rules.opening()
    for fact in heard.facts:
        if fact.what == "placed":
            state = _place(rules, state, *fact.told)
        elif fact.what == "ready" and (fact.told[0] != heard.listener or heard.listener == SPECTATOR):
            state = _place_all(rules, state, fact.told[0], random)
    return state


def _place_all(rules: Stratego, state: State, seat: int, random: Random) -> State:
    squares = members(*rules.book["home"][0][seat])
    random.shuffle(squares)
    for kind, piece in enumerate(rules.edition.pieces, start=1):
        if piece.army == seat and not piece.late:
            for _ in range(piece.count):
                state = _place(rules, state, kind, squares.pop())
    return state


def _place(rules: Stratego, state: State, kind: int, square: int) -> State:
    decision = rules.decision(Deed("place", (kind, square)))
    assert decision is not None
    return rules.play(state, decision)[0]
