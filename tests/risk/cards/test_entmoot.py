"""The Entmoot, an event: Fangorn: a Good holder gains two, an Evil holder loses two (one stays)."""

from tests.risk.scene import drawing


def test_one_side_gains_two():
    scene = drawing()
    scene.put("fangorn", 1, 3)
    assert scene.tale("entmoot") == ["happened red entmoot", "placed green fangorn 2"]
    assert scene.army("fangorn") == 5


def test_the_other_loses_two_but_one_stays():
    for before, after in ((5, 3), (2, 1), (1, 1)):
        scene = drawing()
        scene.put("fangorn", 0, before)
        scene.tale("entmoot")
        assert scene.army("fangorn") == after


def test_a_neutral_holder_feels_nothing():
    """Ruling 41."""
    scene = drawing()
    scene.put("fangorn", "neutral", 3)
    assert scene.tale("entmoot") == ["happened red entmoot"]
    assert scene.army("fangorn") == 3


def test_the_event_is_worth_nothing():
    scene = drawing()
    scene.tale("entmoot")
    assert scene.points(0) == 0
