"""They've Brought a Cave Troll, an event.

Moria: an Evil holder gains two, a Good holder loses two (one stays).
"""

from tests.risk.scene import drawing


def test_one_side_gains_two():
    scene = drawing()
    scene.put("moria", 0, 3)
    assert scene.tale("cave_troll") == ["happened red cave_troll", "placed red moria 2"]
    assert scene.army("moria") == 5


def test_the_other_loses_two_but_one_stays():
    for before, after in ((5, 3), (2, 1), (1, 1)):
        scene = drawing()
        scene.put("moria", 1, before)
        scene.tale("cave_troll")
        assert scene.army("moria") == after


def test_a_neutral_holder_feels_nothing():
    """Ruling 41."""
    scene = drawing()
    scene.put("moria", "neutral", 3)
    assert scene.tale("cave_troll") == ["happened red cave_troll"]
    assert scene.army("moria") == 3


def test_the_event_is_worth_nothing():
    scene = drawing()
    scene.tale("cave_troll")
    assert scene.points(0) == 0
