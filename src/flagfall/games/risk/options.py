"""What players may agree on before a game, and the seats that follow from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import BadEdition, Option

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.games.risk.edition import Seating

PLAYERS = Option(
    "players",
    "Players",
    "How many people or computers play; with two, a neutral army stands between them.",
    3,
    (2, 3, 4),
    ("two and a neutral army", "three", "four"),
)
GOOD_COLOUR = Option(
    "good_colour",
    "Colour of Good",
    "Which colour the first army of Good wears; a second one wears the other.",
    "green",
    ("green", "yellow"),
    ("green first", "yellow first"),
)
EVIL_COLOUR = Option(
    "evil_colour",
    "Colour of Evil",
    "Which colour the first army of Evil wears; a second one wears the other.",
    "red",
    ("red", "black"),
    ("red first", "black first"),
)
DECK = Option(
    "deck",
    "Adventure deck",
    "Nobody knows for sure three of the forty cards: four second Leaders, or one and three doubled powers.",
    "four-leaders",
    ("four-leaders", "double-powers"),
    ("four second Leaders", "one second Leader and three powers twice"),
)
EXTRA_POWERS = Option(
    "extra_powers",
    "Extra powers",
    "Shuffle seven cards of the later printing into the Adventure deck.",
    False,
    (False, True),
    ("the forty cards of the box", "forty-seven cards"),
)
SITE_DRAW_ON_PASS = Option(
    "site_draw_on_pass",
    "Draw when passing a Site",
    "A Leader who only marches through a Site of Power earns a card too, as one printing has it.",
    False,
    (False, True),
    ("only where the Leader stops", "also on the way"),
)
BATTALIONS_EACH = Option(
    "battalions_each",
    "Battalions for four",
    "How many battalions each of four players starts with: forty as printed here, or thirty as elsewhere.",
    40,
    (40, 30),
    ("as printed", "as in the other game of this book"),
)

TURN_LIMIT = Option(
    "turn_limit",
    "Turn limit",
    "0 plays until one army holds every place, as printed. A limit is not printed: after so many turns whoever "
    "holds the most places and whole regions wins.",
    0,
)

OPTIONS = {
    "middle-earth": (PLAYERS, DECK, EXTRA_POWERS, SITE_DRAW_ON_PASS, GOOD_COLOUR, EVIL_COLOUR),
    "standard": (PLAYERS, BATTALIONS_EACH, TURN_LIMIT, GOOD_COLOUR, EVIL_COLOUR),
}


def options_of(edition: str) -> tuple[Option, ...]:
    """What may be agreed on before a game of this edition."""
    if edition not in OPTIONS:
        raise BadEdition("edition-no-options", edition=edition, there=", ".join(OPTIONS))
    return OPTIONS[edition]


def colours(seatings: tuple[Seating, ...], options: Mapping[str, Value]) -> tuple[str, ...]:
    """One colour a seat, within its side (Ruling 3); the neutral army has none."""
    order = {
        "good": ["green", "yellow"] if options.get("good_colour") != "yellow" else ["yellow", "green"],
        "evil": ["red", "black"] if options.get("evil_colour") != "black" else ["black", "red"],
    }
    return tuple(order[seating.side].pop(0) for seating in seatings if seating.side != "neutral")
