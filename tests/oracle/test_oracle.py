"""Random games, played by the rules and by the oracle at once: same choices, same tables, to the last ply."""

from __future__ import annotations

import random

import pytest

from .armies import BOXES
from .mirror import Mirror, eager, hunt, quest, to_and_fro
from .stratego import Oracle

POWERS = ["lotr-powers", "lotr-ring", "fire-ice-powers", "narnia-powers"]

AGREEMENTS = [
    ("classic", {"silent_defense": True, "captured": "secret"}),
    ("classic", {"rescue": True, "captured": "prisoner", "memory": "marks"}),
    ("barrage", {"aggressor_advantage": True, "memory": "marks", "two_square": 3}),
    ("duel", {"silent_defense": True, "memory": "marks", "both_stuck": "loss"}),
    ("quick-battle", {"rescue": True, "silent_defense": True, "memory": "captured"}),
    ("quick-battle", {"rescue": True, "captured": "stealth", "two_square": "off"}),
    ("lotr", {"rescue": True, "aggressor_advantage": True, "captured": "secret", "memory": "captured"}),
    ("lotr-powers", {"rescue": True, "captured": "prisoner", "memory": "captured"}),
    ("lotr-powers", {"silent_defense": True, "memory": "marks", "rescue": True}),
    ("lotr-ring", {"haradrim_falls": True, "memory": "marks"}),
    ("lotr-ring", {"silent_defense": True, "aggressor_advantage": True, "memory": "captured"}),
    ("fire-ice", {"captured": "stealth", "memory": "marks", "rescue": True}),
    ("fire-ice-powers", {"rescue": True, "captured": "prisoner", "memory": "marks"}),
    ("fire-ice-powers", {"rampage_hides": True, "silent_defense": True, "memory": "marks"}),
    ("fire-ice-powers", {"rescue": True, "captured": "secret", "aggressor_advantage": True}),
    ("narnia", {"silent_defense": True, "rescue": True, "memory": "captured"}),
    ("narnia-powers", {"all_powers": True, "memory": "marks"}),
    ("narnia-powers", {"all_powers": True, "entry_in_parts": True, "captured": "prisoner", "memory": "captured"}),
    ("narnia-powers", {"captured": "secret", "memory": "marks"}),
]

# What a handful of drawn positions must have shown, or the comparison proves less than it says.
HAPPENED = {
    "lotr-powers": {"fly", "detect", "shoot", "burst", "strike", "ride", "stop", "flag"},
    "lotr-ring": {"fly", "detect", "shoot", "burst", "strike", "ride", "stop"},
    "fire-ice-powers": {"fly", "detect", "shoot", "burst", "convert", "ride", "flag"},
    "narnia-powers": {"stone", "convert", "enter", "reinforce"},
}

# And what chases must have shown: pieces that join the board in the middle of one.
CHASED = {
    "barrage": {"rescue"},
    "classic": {"rescue"},
    "fire-ice-powers": set(),
    "narnia-powers": {"enter", "reinforce"},
}


def named(value):
    return value if isinstance(value, str) else "-".join(f"{key}={value[key]}" for key in value)


@pytest.mark.parametrize("game", BOXES)
def test_a_game_from_an_empty_board_is_the_same_in_both_tellings(game):
    """Set-up in any order, hidden until both are ready, then a random battle."""
    chance = random.Random(f"opening {game}")
    mirror = Mirror.opening(f"stratego/{game}", {})
    mirror.compare()
    mirror.set_up(chance, look_every=7)
    mirror.wander(chance, 150)


@pytest.mark.parametrize("game", BOXES)
def test_drawn_positions_are_the_same_in_both_tellings(game):
    """Few pieces, close together, as printed: powers and endings come soon."""
    done = set()
    for seed in range(14 if game in POWERS else 5):
        chance = random.Random(seed)
        mirror = Mirror.drawn(f"stratego/{game}", {}, chance)
        mirror.compare()
        mirror.wander(chance, 90)
        done |= mirror.done
    assert HAPPENED.get(game, set()) <= done


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in POWERS), ("narnia-powers", {"all_powers": True})], ids=named
)
def test_every_power_of_every_piece_is_used_in_both_tellings(game, options):
    """Positions with a piece whose power was not used yet, until none is left."""
    chance = random.Random(f"powers {game}")
    missing = {(kind, word) for kind, words in Oracle(game, options).box.powers.items() for word in words}
    for _ in range(400):
        if not missing:
            break
        kind, word = chance.choice(sorted(missing))
        must = (kind, "white-witch") if word == "free" else (kind,)
        mirror = Mirror.drawn(f"stratego/{game}", options, chance, 14, must)
        mirror.wander(chance, 30, eager(missing))
        missing -= mirror.used
    assert not missing


@pytest.mark.parametrize(("game", "options"), AGREEMENTS, ids=named)
def test_what_players_agree_on_means_the_same_in_both_tellings(game, options):
    """A spread of options over the boxes, each with its own secrets and endings."""
    for seed in range(100, 106):
        chance = random.Random(seed)
        mirror = Mirror.drawn(f"stratego/{game}", options, chance)
        mirror.compare()
        mirror.wander(chance, 80)


@pytest.mark.parametrize("limit", [2, 3, 5])
@pytest.mark.parametrize("game", ["barrage", "fire-ice-powers", "narnia-powers"])
def test_the_two_square_rule_closes_the_same_borders(game, limit):
    """Pieces that go back and forth all the time: Scouts by borders, riders and flyers by their two squares."""
    options = {"two_square": limit} | ({"all_powers": True} if game == "narnia-powers" else {})
    done = set()
    for seed in range(4):
        chance = random.Random(seed)
        mirror = Mirror.drawn(f"stratego/{game}", options, chance, most=5)
        mirror.wander(chance, 70, to_and_fro)
        done |= mirror.done
    assert "two_square refused" in done


@pytest.mark.parametrize("game", CHASED)
def test_the_chase_rule_refuses_the_same_moves(game):
    """A hunter that rarely strikes and a quarry that always steps away, until positions come again; others join the board."""
    options = {"more_square": True, "two_square": 3} | ({"rescue": True} if "rescue" in CHASED[game] else {})
    done = set()
    for seed in range(1000, 1012):
        chance = random.Random(seed)
        mirror = Mirror.drawn(f"stratego/{game}", options, chance, most=4)
        mirror.wander(chance, 100, hunt)
        done |= mirror.done
    assert {"chase refused", *CHASED[game]} <= done


@pytest.mark.parametrize("options", [{"memory": "marks"}, {"captured": "prisoner", "haradrim_falls": True}], ids=named)
def test_the_ring_is_destroyed_or_taken_in_the_same_way(options):
    """Frodo runs for Mount Doom while the wraiths run for him."""
    done = set()
    for seed in range(12):
        chance = random.Random(seed)
        mirror = Mirror.drawn("stratego/lotr-ring", options, chance, 12, must=("frodo", "ringwraith", "witch-king"))
        mirror.wander(chance, 60, quest)
        done |= mirror.done
    assert {"ring taken", "ring destroyed"} <= done


@pytest.mark.parametrize(
    "options", [{"calm_limit": 12}, {"ply_limit": 25}, {"calm_limit": 9, "ply_limit": 30}], ids=named
)
def test_the_limits_end_the_same_games(options):
    """A quiet game and a long game are draws, unless something else ended them first."""
    done = set()
    for seed in range(8):
        chance = random.Random(seed)
        mirror = Mirror.drawn("stratego/quick-battle", options, chance, most=6)
        mirror.wander(chance, 60)
        done |= mirror.done
    assert done & set(options)


@pytest.mark.parametrize("ending", ["draw", "loss"])
def test_nobody_can_move_in_the_same_positions(ending):
    """The last movers trade, and both sides are stuck."""
    done = set()
    for seed in range(12):
        chance = random.Random(seed)
        mirror = Mirror.drawn("stratego/barrage", {"both_stuck": ending, "ply_limit": 400}, chance, most=3)
        mirror.wander(chance, 60)
        done |= mirror.done
    assert done & {"stuck", "both stuck"}
