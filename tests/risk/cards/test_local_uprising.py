"""Local Uprising, an event.

Look at one Territory card in secret; reveal it once that place is yours to add four battalions there.
"""

from tests.risk.scene import drawing


def test_the_place_is_seen_by_the_drawer_alone():
    scene = drawing()
    scene.tale("local_uprising")
    scene.land("fangorn")
    heard = {listener: [fact.what for fact in scene.facts if fact.audience.hears(listener)] for listener in (0, 1, 4)}
    assert heard[0] == ["draws_left", "hid", "hid_land", "asked"]
    assert heard[1] == heard[4] == ["draws_left", "hid", "asked"]
    shown = scene.rules.show(scene.view(0))["hands"][0]
    assert (shown["secrets"], shown["secret_cards"]) == (1, ["fangorn"])
    assert scene.rules.show(scene.view(1))["hands"][0]["secret_cards"] is None


def test_it_rises_the_first_time_its_holder_owns_the_place():
    """Ruling 43: automatically."""
    scene = drawing()
    scene.tale("local_uprising")
    scene.land("fangorn")
    scene.put("lorien", 0, 6).put("fangorn", 1, 1).on(0, "combat")
    scene.storm("attack lorien > fangorn", (6, 6, 6), (1,))
    assert "rose red fangorn 4" in scene.decide("advance 3")
    assert scene.army("fangorn") == 7
    assert scene.rules.show(scene.view(4))["land_discards"] == ["fangorn"]


def test_in_an_own_place_it_rises_at_once():
    scene = drawing()
    scene.tale("local_uprising")
    assert scene.land("lorien") == ["hid red", "hid_land red lorien", "rose red lorien 4"]
