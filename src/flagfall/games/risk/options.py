"""What players may agree on before a game, explained in the catalogues (`risk-options.ftl`), and the seats that follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import BadEdition, Option
from flagfall.games.declared import file_of
from flagfall.games.own import is_own, over

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.games.risk.edition import Seating

PLAYERS = Option.declared("risk", "players", 3, (2, 3, 4))
GOOD_COLOUR = Option.declared("risk", "good_colour", "green", ("green", "yellow"))
EVIL_COLOUR = Option.declared("risk", "evil_colour", "red", ("red", "black"))
DECK = Option.declared("risk", "deck", "four-leaders", ("four-leaders", "double-powers"))
EXTRA_POWERS = Option.declared("risk", "extra_powers", False, (False, True))
SITE_DRAW_ON_PASS = Option.declared("risk", "site_draw_on_pass", False, (False, True))
BATTALIONS_EACH = Option.declared("risk", "battalions_each", 40, (40, 30))
TURN_LIMIT = Option.declared("risk", "turn_limit", 0)

OPTIONS = {
    "middle-earth": (PLAYERS, DECK, EXTRA_POWERS, SITE_DRAW_ON_PASS, GOOD_COLOUR, EVIL_COLOUR),
    "standard": (PLAYERS, BATTALIONS_EACH, TURN_LIMIT, GOOD_COLOUR, EVIL_COLOUR),
}


def options_of(edition: str) -> tuple[Option, ...]:
    """What may be agreed on before a game of this edition."""
    box = over("risk", edition) if is_own(edition) else edition
    if box not in OPTIONS:
        key = "edition-own-options" if is_own(edition) else "edition-no-options"
        raise BadEdition(key, file=file_of("risk", "editions", edition), there=", ".join(OPTIONS))
    return OPTIONS[box]


def colours(seatings: tuple[Seating, ...], options: Mapping[str, Value]) -> tuple[str, ...]:
    """One colour a seat, within its side (Ruling 3); the neutral army has none."""
    order = {
        "good": ["green", "yellow"] if options.get("good_colour") != "yellow" else ["yellow", "green"],
        "evil": ["red", "black"] if options.get("evil_colour") != "black" else ["black", "red"],
    }
    return tuple(order[seating.side].pop(0) for seating in seatings if seating.side != "neutral")
