"""The Way Is Under the Mountains, a power.

Attack from one territory to another that touches the same mountain range.
"""

from tests.risk.scene import LEADER, Scene


def tunnelling(target="fangorn", army=3):
    scene = Scene(players=3).all(1, 2).put("enedwaith", 0, 6).put(target, 1, army).give(0, "way_under_mountains")
    scene.decide("play way_under_mountains")
    return scene


def test_an_attack_goes_to_a_place_on_the_same_range():
    scene = tunnelling()
    assert scene.choices() == ["from enedwaith"]
    scene.decide("from enedwaith")
    southern = {"eregion", "moria", "gladden_fields", "lorien", "dunland", "fangorn"}
    assert set(scene.choices("to")) == southern
    assert scene.decide("to fangorn") == ["attacked red enedwaith fangorn green 1"]


def test_it_also_works_between_bordering_places():
    """Ruling 55."""
    scene = tunnelling()
    scene.decide("from enedwaith")
    assert "dunland" in scene.choices("to")


def test_it_lasts_one_run_of_attacks():
    """Ruling 55."""
    scene = tunnelling()
    scene.decide("from enedwaith", "to fangorn", "roll 3", "defend 2")
    scene.battle((6, 6, 6), (1, 1))
    assert "under again" in scene.choices()
    scene.decide("under again", "roll 3")
    scene.battle((1, 1, 1), (1,))
    assert "under again" in scene.choices()
    scene.put("dunland", 1, 3)
    scene.storm("attack enedwaith > dunland", (1, 1), (1, 1))
    assert "under again" not in scene.choices()


def test_conquering_under_the_mountains_moves_in():
    scene = tunnelling(army=1)
    scene.decide("from enedwaith", "to fangorn", "roll 3")
    scene.battle((6, 6, 6), (1,))
    scene.decide("advance all")
    assert (scene.owner("fangorn"), scene.army("fangorn")) == (0, 5)


def test_a_leader_may_go_under_the_mountains():
    scene = tunnelling(army=1)
    scene.put("enedwaith", 0, 6, LEADER)
    scene.decide("from enedwaith", "to fangorn", "roll 3")
    scene.battle((6, 6, 6), (1,))
    scene.decide("advance all")
    assert scene.leader("fangorn") == 2
