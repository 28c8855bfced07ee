"""Raiders, an event.

Each of three drawn places loses half its battalions, losses rounded down, at least one stays.
"""

from tests.risk.scene import drawing


def test_each_drawn_place_loses_half_rounded_down():
    """Ruling 53: whoever holds it, the neutral army too."""
    scene = drawing()
    scene.put("angmar", "neutral", 4).put("carrock", 2, 1)
    scene.tale("raiders")
    assert scene.land("moria") == ["event_land moria", "raided moria 2"]
    assert scene.land("angmar") == ["event_land angmar", "raided angmar 2"]
    assert scene.land("carrock")[:2] == ["event_land carrock", "raided carrock 0"]
    assert (scene.army("moria"), scene.army("angmar"), scene.army("carrock")) == (3, 2, 1)
    assert scene.phase == "tale_card"
