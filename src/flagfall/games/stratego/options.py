"""What players of Stratego may agree on; how it is explained is in the catalogues (`stratego-options.ftl`)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from flagfall.core import BadOption, Option, Value
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.games.stratego.edition import Edition

COMMON: tuple[Option, ...] = (
    Option.declared("stratego", "aggressor_advantage", False, (False, True)),
    Option.declared("stratego", "silent_defense", False, (False, True)),
    Option.declared("stratego", "rescue", False, (False, True)),
    Option.declared("stratego", "captured", "open", ("open", "prisoner", "secret", "stealth")),
    Option.declared("stratego", "two_square", 2, (2, 3, 5, "off")),
    Option.declared("stratego", "more_square", False, (False, True)),
    Option.declared("stratego", "calm_limit", 0),
    Option.declared("stratego", "ply_limit", 0),
    Option.declared("stratego", "both_stuck", "draw", ("draw", "loss")),
    Option.declared("stratego", "memory", "none", ("none", "captured", "marks", "odds")),
)

EXTRAS: dict[str, Option] = {
    name: Option.declared("stratego", name, False, (False, True))
    for name in ("haradrim_falls", "rampage_hides", "all_powers", "entry_in_parts")
}


def options_of(edition: Edition) -> tuple[Option, ...]:
    """Everything players of a box may agree on; what it cannot be played with says so."""
    return tuple(
        replace(
            option,
            refused=True,
            sentence=Phrase("option-not-here", {"sentence": option.sentence, "why": edition.refuses[option.name]}),
        )
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
