"""The Way Is Under the Mountains, a power.

Attack from one place to another that touches the same mountain range.
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


def promised(card, army=1, defenders=3):
    """One battalion in Enedwaith faces Fangorn over the mountains, and both cards are in the hand."""
    scene = Scene(players=3).all(1, 2).put("enedwaith", 0, army).put("fangorn", 1, defenders)
    return scene.give(0, card, "way_under_mountains")


def test_an_ambush_may_be_laid_before_the_way_is_open():
    """Ruling 55: cards before an attack are combined in either order, also from a place with one battalion."""
    scene = promised("ambush")
    assert scene.choices("play") == ["ambush"]
    scene.decide("play ambush")
    assert scene.choices("from") == ["enedwaith"]
    scene.decide("from enedwaith")
    assert "fangorn" in scene.choices("to")
    assert "dunland" not in scene.choices("to")  # over the border: named as an attack
    assert scene.decide("to fangorn") == ["attacked red enedwaith fangorn green 1", "placed red enedwaith 3"]
    assert scene.choices() == ["play way_under_mountains"]
    assert "opens the way" in scene.rules.show(scene.view(0))["prompt"]
    scene.decide("play way_under_mountains")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3"]
    scene.decide("roll 3", "defend 2")
    scene.battle((6, 6, 6), (1, 1))
    assert "under again" in scene.choices()


def test_grima_may_speak_before_the_way_is_open():
    """Ruling 55."""
    scene = promised("grima_wormtongue")
    scene.decide("play grima_wormtongue", "from enedwaith", "to fangorn")
    assert scene.decide("take 2") == ["converted fangorn enedwaith 2"]
    assert scene.choices() == ["play way_under_mountains"]
    scene.decide("play way_under_mountains")
    assert scene.choices() == ["roll 1", "roll 2"]


def test_more_cards_may_come_before_the_way_is_open():
    scene = promised("ambush").give(0, "grima_wormtongue", "enemy_at_hand")
    scene.decide("play ambush", "from enedwaith", "to fangorn")
    assert scene.choices() == ["play grima_wormtongue", "play enemy_at_hand", "play way_under_mountains"]
    scene.decide("play grima_wormtongue", "take 1", "play enemy_at_hand")
    assert scene.choices() == ["play way_under_mountains"]


def test_it_may_be_played_on_an_attack_already_declared():
    """Ruling 55: a closed bridge does not matter under the mountains, and the Leader may stay."""
    scene = promised("ambush").put("rhudaur", 0, 1, LEADER).put("enedwaith", 1, 2)
    scene.row["blocked"][[b.a + b.b for b in scene.book.board.bridges].index("rhudaureregion")] = 2
    scene.decide("play ambush", "attack rhudaur > eregion")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3", "play way_under_mountains"]
    scene.decide("play way_under_mountains")
    assert "roll 3 alone" in scene.choices()


def test_without_it_in_the_hand_nothing_else_may_be_named_there():
    """Ruling 55: that attack could not follow."""
    scene = Scene(players=3).all(1, 2).put("enedwaith", 0, 1).give(0, "ambush")
    scene.decide("play ambush")
    assert not scene.choices("from")
