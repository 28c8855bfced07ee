"""What players of Stratego may agree on, each explained in one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from flagfall.core import BadOption, Option, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.games.stratego.edition import Edition

COMMON: tuple[Option, ...] = (
    Option(
        "aggressor_advantage",
        "Aggressor Advantage",
        "When two pieces of the same rank meet, the attacker wins instead of both falling.",
        False,
        (False, True),
    ),
    Option(
        "silent_defense",
        "Silent Defense",
        "Only the attacker tells its rank; the defender stays secret, except from a Scout (any piece of rank 2).",
        False,
        (False, True),
    ),
    Option(
        "rescue",
        "Rescue",
        "Reach the enemy's last row with a piece that is not of rank 2, and you may bring back a captured piece that can "
        "move, onto your own half. Twice a game, by two different pieces; it ends the turn.",
        False,
        (False, True),
    ),
    Option(
        "captured",
        "Captured pieces",
        "Who may look at the pieces that have been captured; with Silent Defense it is always who lost them.",
        "open",
        ("open", "prisoner", "secret", "stealth"),
        ("everybody", "only who captured them", "only who lost them", "nobody"),
    ),
    Option(
        "two_square",
        "Two-square rule",
        "How many moves in a row one piece may make between the same two squares.",
        2,
        (2, 3, 5, "off"),
        (
            "two, as printed; the third is refused",
            "three, as tournaments play",
            "five, the old way",
            "as many as you like",
        ),
    ),
    Option(
        "more_square",
        "Chase rule",
        "Whoever keeps threatening pieces that keep running away may not make the board look as before in the same chase.",
        False,
        (False, True),
    ),
    Option(
        "calm_limit",
        "Quiet limit",
        "The game is a draw after so many moves without a capture; 0 for never.",
        0,
    ),
    Option("ply_limit", "Length limit", "The game is a draw after so many moves in all; 0 for never.", 0),
    Option(
        "both_stuck",
        "Both stuck",
        "What happens when neither side can move any more.",
        "draw",
        ("draw", "loss"),
        ("the game is a draw", "whoever is to move loses"),
    ),
    Option(
        "memory",
        "Memory aid",
        "What the table remembers for you.",
        "none",
        ("none", "captured", "marks", "odds"),
        (
            "nothing, as with the real box",
            "the captured pieces you have seen",
            "captured pieces, and who has moved or shown its face",
            "all of that, and what each hidden piece could be",
        ),
    ),
)

EXTRAS: dict[str, Option] = {
    option.name: option
    for option in (
        Option(
            "haradrim_falls",
            "Frodo beats Haradrim",
            "When Frodo meets a Haradrim the Haradrim falls, instead of both staying where they are.",
            False,
            (False, True),
        ),
        Option(
            "rampage_hides",
            "Rampage keeps secrets",
            "A Rampage does not show the Flags and Traps beside it.",
            False,
            (False, True),
        ),
        Option(
            "all_powers",
            "All reconstructed powers",
            "Adds the powers that were made up anew for pieces whose printed powers are lost.",
            False,
            (False, True),
        ),
        Option(
            "entry_in_parts",
            "Reinforcements in parts",
            "If not all reinforcements fit on the board, those that do may come first.",
            False,
            (False, True),
        ),
    )
}


def options_of(edition: Edition) -> tuple[Option, ...]:
    """Everything players of a box may agree on; what it cannot be played with says so."""
    return tuple(
        replace(option, sentence=f"{option.sentence} Not in this game: {edition.refuses[option.name]}")
        if option.name in edition.refuses
        else option
        for option in (*COMMON, *(EXTRAS[name] for name in edition.extras))
    )


def check_together(edition: Edition, options: Mapping[str, Value]) -> None:
    """Refuse agreements that contradict each other or this edition."""
    if options["more_square"] and options["two_square"] == "off":
        raise BadOption("stratego-chase-needs-two-square")
    for name, why in edition.refuses.items():
        if options[name]:
            raise BadOption("stratego-not-played-with", edition=edition.id, option=name, why=why)
