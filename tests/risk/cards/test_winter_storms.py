"""Winter Storms, an event.

Three drawn places cannot attack or be attacked until your next turn begins.
"""

from tests.risk.scene import LEADER, drawing


def test_three_drawn_places_neither_attack_nor_are_attacked():
    scene = drawing()
    scene.tale("winter_storms")
    assert scene.land("moria") == ["event_land moria", "frozen red moria"]
    scene.land("fangorn")
    scene.land("carrock")
    scene.on(0, "combat")
    attacks = scene.choices("attack")
    assert "lorien > the_wold" in attacks
    assert not [line for line in attacks if "moria" in line or "fangorn" in line]


def test_the_storms_end_as_the_drawers_next_turn_begins():
    scene = drawing()
    scene.tale("winter_storms")
    for place in ("moria", "fangorn", "carrock"):
        scene.land(place)
    scene.put("angmar", 2, 2, LEADER).on(2, "redeploy").now(moves=1)
    facts = scene.decide("pass")
    assert "thawed red" in facts
    assert not scene.row["frozen"].any()


def test_frozen_places_may_still_be_marched_through():
    scene = drawing()
    scene.tale("winter_storms")
    for place in ("moria", "fangorn", "carrock"):
        scene.land(place)
    scene.put("gladden_fields", 0, 1).on(0, "redeploy").now(moves=1)
    assert "moria" in scene.choices("from")
