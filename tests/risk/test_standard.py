"""Playing standard Risk, as printed in the same book."""

from random import Random

import pytest
from tests.risk.scene import Scene
from tests.risk.test_setup import owners, until

import flagfall


@pytest.mark.parametrize(("players", "each", "battalions"), [(3, [14, 14, 14], 35), (4, [11, 11, 10, 10], 40)])
def test_all_cards_are_dealt_face_down(players, each, battalions):
    """Standard 3 and 4; Ruling 60: seats 1 and 2 hold the extra cards; Ruling 24: forty for four players."""
    rules = flagfall.rules("risk/standard", players=players)
    state = until(rules, "occupy")[-1]
    assert state["held_land"][:players].tolist() == each
    assert state["left"][:players].tolist() == [battalions] * players
    assert rules.show(rules.view(state, 1))["hands"][0]["land_cards"] is None


def test_thirty_battalions_for_four_is_an_agreement():
    """Ruling 24."""
    rules = flagfall.rules("risk/standard", players=4, battalions_each=30)
    assert rules.opening()["left"].tolist() == [30] * 4


def test_places_of_the_own_cards_are_occupied_in_an_order_of_choice():
    """Standard 5; Ruling 60."""
    rules = flagfall.rules("risk/standard", players=3)
    state = until(rules, "occupy")[-1]
    view = rules.view(state, 0)
    offered = {rules.offer(choice)["place"] for choice in rules.choices(view)}
    assert offered == set(rules.show(view)["hands"][0]["land_cards"])


def test_every_place_is_occupied_and_the_rest_follows_one_by_one():
    """Standard 5 and 6: the highest roller starts again."""
    rules = flagfall.rules("risk/standard", players=4)
    state = until(rules, "muster")[-1]
    assert owners(state) == {0: 11, 1: 11, 2: 10, 3: 10}
    assert rules.to_act(state) == 0
    assert state["land_deck"].sum() == 44
    state = until(rules, "first_roll")[-1]
    assert int(state["army"].sum()) == 160


def test_two_players_use_the_special_rules():
    """Standard 3: the 2-player game with its neutral army."""
    rules = flagfall.rules("risk/standard", players=2)
    state = until(rules, "first_roll")[-1]
    assert owners(state)[4] == 14
    assert int(state["army"].sum()) == 40 + 40 + 28


def test_no_leaders_strongholds_sites_adventure_cards_or_ring():
    """Standard 1 and 8."""
    scene = Scene("standard", players=3).put("eregion", 0, 5).put("moria", 1, 2)
    facts = scene.storm("attack eregion > moria", (5, 2, 1), (5, 1))
    assert "stormed eregion moria 5/2/1 5/1 0 0 1 1" in facts
    shown = scene.rules.show(scene.view(0))
    assert shown["ring"] is None
    assert shown["tale_deck"] == 0
    assert scene.rules.describe()["cards"] == []


def test_marches_end_at_the_first_neighbour():
    """Standard 8; Ruling 27."""
    scene = Scene("standard", players=3).all(1).put("moria", 0, 4).put("eregion", 0, 1).put("dunland", 0, 1)
    scene.on(0, "redeploy").now(moves=1)
    scene.decide("from moria")
    assert scene.choices("to") == ["eregion"]


def test_sets_are_exchanged_as_in_the_main_game():
    scene = (
        Scene("standard", players=3).all(1).put("rhun_hills", 0).give_lands(0, "forodwaith", "north_downs", "buckland")
    )
    scene.on(0, "start").now(pool=3)
    assert "exchanged red 6" in scene.decide("trade")


def test_the_turn_ends_after_drawing():
    scene = Scene("standard", players=3).all(1).put("moria", 0, 2).put("carrock", 2, 2)
    scene.on(0, "redeploy").now(moves=1, conquered=1)
    scene.decide("pass", "draw")
    scene.land("carrock")
    assert scene.register("turn") == 1


def test_by_agreement_the_game_ends_after_so_many_turns():
    """Option turn_limit: not printed, off unless agreed; the best score wins, ties share."""
    scene = Scene("standard", players=3, turn_limit=9).all(1).put("moria", 0, 2).put("carrock", 2, 2)
    scene.on(0, "redeploy").now(moves=1, turns=8)
    scene.decide("pass")
    assert scene.rules.result(scene.state) is None
    scene.on(1, "redeploy").now(moves=1, turns=9)
    scene.decide("pass")
    result = scene.rules.result(scene.state)
    assert (result.winners, result.reason) == ((1,), "the agreed number of turns is over")


def test_whoever_conquers_every_place_wins():
    """Winning the game; Ruling 50: last player standing ends it too, with its own reason."""
    scene = Scene("standard", players=3).all(0, 3).put("rhun_hills", 1, 1)
    scene.row["alive"][2] = 0
    scene.storm("attack brown_lands > rhun_hills", (6, 6), (1,))
    result = scene.rules.result(scene.state)
    assert (result.winners, result.points) == ((0,), ())
    assert result.reason == "every place of Middle-earth is conquered"
    scene = Scene("standard", players=2).all("neutral", 3).put("brown_lands", 0, 3).put("rhun_hills", 1, 1)
    scene.storm("attack brown_lands > rhun_hills", (6, 6), (1,))
    assert scene.rules.result(scene.state).reason == "no other player is left"


def test_the_standard_game_shows_and_asks_for_nothing_it_does_not_have():
    """Neither Strongholds nor Sites of Power on the map, and nobody is asked to play a card or claim a mission."""
    rules = flagfall.rules("risk/standard", players=3, turn_limit=10)
    assert not any(place["stronghold"] or place["site"] for place in rules.describe()["territories"])
    table, luck = flagfall.Table(rules, Random(1)), Random(2)
    asked = set()
    while table.result is None:
        seat = table.to_act
        asked.add(rules.show(table.view(seat))["prompt"])
        choices = table.choices(seat)
        table.submit(seat, choices[luck.randrange(len(choices))])
    assert "Attack, or make no more attacks." in asked
    assert not [said for said in asked if "play a card" in said or "mission" in said or "Leader" in said]
