"""The playable rulebook: which positions show a part of a guide, and why some parts have none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.catalog import game
from flagfall.lessons.lesson import everything

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.lessons.lesson import Step

NOWHERE = {
    "want": "It is the whole game: the last step of each lesson wins one.",
    "setup": "An army is set up in the editor, which lets nobody do anything wrong.",
    "pieces": "It is a table.",
    "captured": "It says who may look at what lies beside the board.",
    "agreed": "It repeats what was agreed.",
    "writing": "It is for whoever types.",
    "reconstructed": "It tells of sources.",
    "places": "It is a list of names.",
    "deck-mission": "It is a list of cards; one is played in the part about missions.",
    "deck-power": "It is a list of cards; one is played in the part about playing them.",
    "deck-event": "It is a list of cards, which happen when they are drawn.",
}
"""Parts of a guide that nobody can try, and why."""


def tries(name: str, section: str, agreed: Mapping[str, Value]) -> tuple[Step, ...]:
    """The steps whose positions show a part of the guide of a game as agreed: its own, else its box's, else its family's.

    What is tried by an agreement is shown only where that is agreed, and then in every box.
    """
    family, box = name.partition("/")[0], game(name).box
    there = [step for lesson in everything() for step in lesson.steps if step.game.startswith(f"{family}/")]
    shown = [step for step in there if section in step.rules and step.options.items() <= agreed.items()]
    beside = [step for step in shown if step.lesson == "agreed"]
    shown = [step for step in shown if step not in beside]
    own = [step for step in shown if step.game == name]
    boxed = [step for step in shown if game(step.game).box == box]
    return (*(own or boxed or shown), *beside)
