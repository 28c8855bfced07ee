"""Decides by luck alone: every choice equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random as Luck

    from flagfall.core import Choices, Decision, Heard, Rules, Seat


class Random:
    """The player everybody should beat."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Luck) -> None:
        self._luck = luck

    def decide(self, heard: Heard, view: Any, choices: Choices, seconds: float) -> Decision:
        return choices[self._luck.randrange(len(choices))]
