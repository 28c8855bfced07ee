"""Writing and reading decisions: `a4-a5`, `a4xa5`, `e4 bow g6`, `deploy …`. The book is docs/notation.md.

`write` and `read` are inverse: what one writes the other reads as the same decision. Decisions are the kernel's own numbers here,
because people can also write what can never be decided, and are told why.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from flagfall.core import Illegal, Unreadable
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.power_shapes import PLAIN
from flagfall.games.stratego.squares import name, number
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flagfall.games.stratego.edition import Piece
    from flagfall.games.stratego.records import View

_STEP = re.compile(r"([a-j]\d+)\s*[-x]?\s*([a-j]\d+)")
_POWER = re.compile(r"([a-j]\d+)\s+([a-z]+)\s+([a-j]\d+)")
_STRIKE = re.compile(r"([a-j]\d+)\s*\*\s*([a-j]\d+)")
_PLACE = re.compile(r"(?:(rescue|heal)\s+)?([a-z-]+)\s*@\s*([a-j]\d+)")


class Notation:
    """The notation of one edition: its kinds by word and letter, its powers by word."""

    def __init__(
        self,
        pieces: list[Piece | None],
        words: dict[str, int],
        rows: int,
        cols: int,
        homes: tuple[list[int], list[int]],
        owners: dict[str, frozenset[str]],
    ) -> None:
        self.pieces = pieces
        self._owners = owners
        self.homes = homes
        self.rows, self.cols = rows, cols
        self._by_word = {word: verb for verb, word in PLAIN.items()} | words
        self._kinds = {(piece.army, piece.id): kind for kind, piece in enumerate(pieces) if piece}
        self._letters = {(piece.army, piece.letter): kind for kind, piece in enumerate(pieces) if piece}
        self._known: dict[tuple[int, str], int] = {}
        """Steps that were read before, by seat."""
        anybody = PLAIN | _unshared(words)
        self._verbs = {None: anybody} | {seat: anybody | _unshared(self._words_of(seat, words)) for seat in (0, 1)}

    def _words_of(self, seat: int, words: dict[str, int]) -> dict[str, int]:
        """The powers of one army: Gimli swings an axe, Berzerkers go on a Rampage."""
        return {
            word: verb
            for word, verb in words.items()
            if any((seat, owner) in self._kinds for owner in self._owners[word])
        }

    # -- one decision ------------------------------------------------------------------------------
    def write(self, decision: int, seat: int | None = None) -> str:
        """One decision; in the words of the army that decides, if that is said."""
        verb, a, b = decision // code.VERB, decision // 100 % 100, decision % 100
        if verb == code.PLACE:
            return f"{self.word(a)}@{name(b)}"
        if verb == code.STEP:
            return f"{name(a)}-{name(b)}"
        if verb in PLAIN:
            # A spectator has no army, and so no words of its own.
            return f"{name(a)} {self._verbs.get(seat, self._verbs[None])[verb]} {name(b)}"
        if verb == code.STRIKE:
            return f"{name(a)}*{name(b)}"
        if verb == code.RESCUE:
            return f"rescue {self.word(a)}@{name(b)}"
        if verb == code.HEAL:
            return f"heal {self.word(a)}@{name(b)}"
        if verb == code.ENTER:
            return "enter"
        if verb == code.STOP:
            return "stop"
        return f"decision {decision}"

    def word(self, kind: int) -> str:
        piece = self.pieces[kind] if 0 <= kind < len(self.pieces) else None
        return piece.id if piece else f"kind-{kind}"

    def read_one(self, text: str, seat: int) -> int:
        """One decision as a seat means it; Unreadable if the words make no sense."""
        text = text.strip().lower()
        if text in ("enter", "stop"):
            return (code.ENTER if text == "enter" else code.STOP) * code.VERB
        if found := _STEP.fullmatch(text):
            return self._pair(code.STEP, found[1], found[2])
        if found := _STRIKE.fullmatch(text):
            return self._pair(code.STRIKE, found[1], found[2])
        if found := _POWER.fullmatch(text):
            if found[2] not in self._by_word:
                known = sorted(filter(None, self._owners))
                raise Unreadable("stratego-no-power-word", word=repr(_short(found[2])), known=known, there=len(known))
            return self._pair(self._by_word[found[2]], found[1], found[3])
        if found := _PLACE.fullmatch(text):
            verb = {"rescue": code.RESCUE, "heal": code.HEAL, None: code.PLACE}[found[1]]
            return verb * code.VERB + 100 * self._kind(found[2], seat) + self._square(found[3])
        kind = next((kind for army, kind in self._kinds if army == seat), "scout")  # who watches has none
        raise Unreadable("stratego-unreadable", text=repr(_short(text)), kind=kind)

    def _pair(self, verb: int, a: str, b: str) -> int:
        return verb * code.VERB + 100 * self._square(a) + self._square(b)

    def _square(self, word: str) -> int:
        try:
            square = number(word)
        except ValueError:
            square = -1
        if square < 0 or square // 10 >= self.rows or square % 10 >= self.cols:
            corner = name(10 * (self.rows - 1) + self.cols - 1)
            raise Unreadable("stratego-no-square", square=_short(word), corner=corner)
        return square

    def _kind(self, word: str, seat: int) -> int:
        kind = self._kinds.get((seat, word))
        if kind is None:
            known = ", ".join(kind for army, kind in self._kinds if army == seat)
            raise Unreadable("stratego-no-piece", piece=repr(_short(word)), known=known)
        return kind

    # -- a line: one decision, a whole turn, or a whole set-up ------------------------------------------
    def known(self, text: str, view: View) -> int | None:
        """A step that was read before, exactly as it is written: most are."""
        return self._known.get((view.listener, text))

    def read(self, text: str, view: View, check: Callable[[int], None]) -> tuple[int, ...]:
        seat = view.listener
        if (known := self._known.get((seat, text))) is not None:
            check(known)
            return (known,)
        if text.strip().lower().startswith("deploy"):
            return self._read_deploy(text.strip()[6:], view)
        parts = [part for part in re.split(r"[,;]", text) if part.strip()]
        if not parts or len(parts) > 40:
            raise Unreadable("stratego-one-turn")
        decisions = tuple(self.read_one(part, seat) for part in parts)
        check(decisions[0])
        self._check_word(parts[0], view)
        if decisions[0] // code.VERB == code.STEP and self.write(decisions[0], seat) == text:
            self._known[seat, text] = decisions[0]
        return decisions

    def _check_word(self, text: str, view: View) -> None:
        """A Berzerker does not swing an axe, though both words mean the same kind of decision."""
        found = _POWER.fullmatch(text.strip().lower())
        if found is None or found[2] not in self._owners or found[2] in PLAIN.values():
            return
        piece = self.pieces[int(view.mind["kind"][self._square(found[1])])]
        if piece and piece.id not in self._owners[found[2]]:
            words = sorted(word for word, owners in self._owners.items() if word and piece.id in owners)
            raise Illegal("stratego-other-word", asked=text.strip(), piece=piece.name, words=", ".join(words))

    def gather(self, seat: int, decisions: Sequence[int]) -> list[str]:
        """Decisions of one seat in a row as lines: placements share a line, and a whole set-up is a `deploy`."""
        lines: list[str] = []
        for placing, run in groupby(decisions, key=lambda decision: decision // code.VERB == code.PLACE):
            together = list(run)
            if not placing:
                lines += [self.write(decision, seat) for decision in together]
            elif deploy := self._write_deploy(seat, together):
                lines.append(deploy)
            else:
                lines.append(", ".join(map(self.write, together)))
        return lines

    def _write_deploy(self, seat: int, placements: Sequence[int]) -> str | None:
        """Rows of letters, if these placements are a whole set-up in the order a `deploy` is read."""
        rows = sorted({square // 10 for square in self.homes[seat]}, reverse=True)
        kinds = {decision % 100: decision // 100 % 100 for decision in placements}
        whole = sum(piece.count for piece in self.pieces if piece and piece.army == seat and not piece.late)
        in_order = [row * 10 + col for row in rows for col in range(self.cols) if row * 10 + col in kinds]
        if len(placements) != whole or [decision % 100 for decision in placements] != in_order:
            return None
        letters = [self._letter(kinds.get(row * 10 + col)) for row in rows for col in range(self.cols)]
        return "deploy " + "/".join("".join(letters[i : i + self.cols]) for i in range(0, len(letters), self.cols))

    def _letter(self, kind: int | None) -> str:
        piece = self.pieces[kind] if kind is not None else None
        return piece.letter if piece else "."

    def _read_deploy(self, text: str, view: View) -> tuple[int, ...]:
        """Rows of letters from the top of the board down, for the rows one may set up on."""
        seat = view.listener
        rows = sorted({square // 10 for square in self.homes[seat]}, reverse=True)
        lines = [line.replace(" ", "") for line in text.strip().strip("/").split("/")]
        if len(lines) != len(rows) or any(len(line) != self.cols for line in lines):
            raise Unreadable(
                "stratego-setup-rows",
                rows=len(rows),
                cols=self.cols,
                given=len(lines),
                lengths=", ".join(str(len(line)) for line in lines[:8]),
            )
        decisions, left = [], {kind: int(n) for kind, n in enumerate(view.mind["left"]) if n}
        for row, line in zip(rows, lines, strict=True):
            for col, letter in enumerate(line):
                if letter in ".-":
                    continue
                kind = self._letters.get((seat, letter)) or self._letters.get((seat, letter.upper()))
                if kind is None:
                    known = "".join(key for army, key in self._letters if army == seat)
                    raise Unreadable("stratego-no-letter", letter=repr(letter), known=known)
                left[kind] = left.get(kind, 0) - 1
                decisions.append(code.PLACE * code.VERB + 100 * kind + 10 * row + col)
        self._check_counts(left)
        return tuple(decisions)

    def _check_counts(self, left: dict[int, int]) -> None:
        wrong = [
            Phrase("stratego-setup-few" if n > 0 else "stratego-setup-many", {"count": abs(n), "piece": piece.name})
            for kind, n in sorted(left.items())
            if n and (piece := self.pieces[kind])
        ]
        if wrong:
            raise Illegal("stratego-setup-counts", wrong=wrong)


def _unshared(words: dict[str, int]) -> dict[int, str]:
    """Verbs for which there is one word only."""
    shared = Counter(words.values())
    return {verb: word for word, verb in words.items() if shared[verb] == 1}


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."
