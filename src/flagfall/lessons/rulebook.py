"""The playable rulebook: which positions show a part of a guide, and why some parts have none."""

from __future__ import annotations

from functools import cache

from flagfall.catalog import game
from flagfall.lessons.lesson import Step, everything

NOWHERE = {
    "want": "It is the whole game: the last step of each lesson wins one.",
    "setup": "An army is set up in the editor, which lets nobody do anything wrong.",
    "pieces": "It is a table.",
    "captured": "It says who may look at what lies beside the board.",
    "rescue": "It is agreed on before a game; the lessons are played as printed.",
    "agreed": "It repeats what was agreed.",
    "writing": "It is for whoever types.",
    "reconstructed": "It tells of sources.",
    "beaten": "It takes a whole war to get there.",
    "neutral": "It tells of an army nobody plays.",
    "places": "It is a list of names.",
    "deck-mission": "It is a list of cards; one is played in the part about missions.",
    "deck-power": "It is a list of cards; one is played in the part about playing them.",
    "deck-event": "It is a list of cards, which happen when they are drawn.",
}
"""Parts of a guide that nobody can try, and why."""


@cache
def tries(name: str, section: str) -> tuple[Step, ...]:
    """The steps whose positions show a part of the guide of a game: its own, else its box's, else its family's."""
    family, box = name.partition("/")[0], game(name).box
    shown = [step for lesson in everything() for step in lesson.steps if section in step.rules]
    own = [step for step in shown if step.game == name]
    boxed = [step for step in shown if game(step.game).box == box]
    return tuple(own or boxed or [step for step in shown if step.game.startswith(f"{family}/")])
