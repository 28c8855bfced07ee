"""Mustering of Middle-earth, an event.

Each of three drawn places gains three battalions for whoever holds it.
"""

from tests.risk.scene import drawing


def test_each_drawn_place_gains_three_for_whoever_holds_it():
    """Ruling 53: the neutral army too."""
    scene = drawing()
    scene.put("angmar", "neutral", 2)
    scene.tale("mustering")
    scene.land("moria")
    assert "placed neutral angmar 3" in scene.land("angmar")
    scene.land("carrock")
    assert (scene.army("moria"), scene.army("angmar"), scene.army("carrock")) == (8, 5, 8)
    assert scene.phase == "tale_card"
