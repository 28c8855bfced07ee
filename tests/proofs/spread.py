"""Which games and which options the proofs are run over."""

import flagfall
from flagfall.core import BadOption

OPTION_SETS = (
    {},
    {"memory": "marks", "rescue": True, "two_square": 3},
    {"silent_defense": True, "rescue": True, "memory": "captured"},
    {"captured": "prisoner", "aggressor_advantage": True, "more_square": True, "rescue": True},
    {"captured": "secret", "both_stuck": "loss", "calm_limit": 50, "more_square": True},
    {"captured": "stealth", "two_square": "off", "memory": "odds", "ply_limit": 90, "rescue": True},
    {"silent_defense": True, "captured": "stealth", "two_square": 5, "all_powers": True},
    {"players": 2, "deck": "double-powers"},
    {"players": 4, "extra_powers": True, "site_draw_on_pass": True},
    {"rampage_hides": True, "haradrim_falls": True, "entry_in_parts": True, "memory": "marks"},
)

GAMES = tuple(entry.id for entry in flagfall.games())
STRATEGO = tuple(game for game in GAMES if game.startswith("stratego/"))


def known(game, options):
    """The options of a set that this game has; Rescue is left out where a game refuses it."""
    entry = next(entry for entry in flagfall.games() if entry.id == game)
    names = {option.name for option in entry.options}
    kept = {name: value for name, value in options.items() if name in names}
    try:
        flagfall.rules(game, **kept)
    except BadOption:
        kept.pop("rescue", None)
    return kept


def cases(games=GAMES, sets=OPTION_SETS):
    """Every game with every option set, without repeats."""
    found = []
    for game in games:
        for options in sets:
            case = (game, known(game, options))
            if case not in found:
                found.append(case)
    return found


def label(value):
    return value if isinstance(value, str) else ",".join(f"{k}={v}" for k, v in value.items()) or "as-printed"
