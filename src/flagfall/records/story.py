"""A story taken apart into its moments, in the very words in which it was told live.

A turn in several steps is one tale: a face shown in its first step is named in the last. So a moment is told from its
whole turn, and a sentence belongs to the moment it began in.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Any

from flagfall.core.sentence import Sentence
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from flagfall.core import Heard, Rules


class Story:
    """Everything one listener heard."""

    def __init__(self, rules: Rules[Any, Any], heard: Heard, language: str = ENGLISH) -> None:
        self._rules, self._facts, self._listener, self._language = rules, heard.facts, heard.listener, language
        self._cuts = [at + 1 for at, fact in enumerate(heard.facts) if fact.what in rules.new_turn]

    def between(self, since: int, until: int) -> list[str]:
        """The sentences that began with these facts."""
        return [sentence.text for sentence in self.told(since, until)]

    def told(self, since: int, until: int) -> list[Sentence]:
        """The same, each with the facts it tells, by their places in the whole story."""
        start, end = self._turns(since, until)
        whole = (
            Sentence(text, tuple(start + at for at in tells))
            for text, tells in self._rules.sentences(self._facts[start:end], self._listener, self._language)
        )
        return [sentence for sentence in whole if since <= sentence.tells[0] < until]

    def _turns(self, since: int, until: int) -> tuple[int, int]:
        """The whole turns around these facts; while armies are set up, the facts alone."""
        begun = bisect_right(self._cuts, since)
        if begun == 0:
            return since, until
        over = bisect_left(self._cuts, until)
        return self._cuts[begun - 1], self._cuts[over] if over < len(self._cuts) else len(self._facts)
