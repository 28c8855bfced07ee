"""A player loses the last place: what the rulebook leaves to the rulings."""

from tests.risk.scene import LEADER, Scene

from flagfall.core import Audience


def last_stand(**options):
    scene = Scene(players=3, **options).all(1, 3).put("brown_lands", 0, 9, LEADER).put("rhun_hills", 2, 1, LEADER)
    return scene.give(2, "bree", "gollum").give_lands(2, "moria", "wild")


def strike(scene, advance="advance all"):
    facts = scene.decide("attack brown_lands > rhun_hills 3", "defend 1")
    facts += scene.battle((6, 6, 6), (1,))
    return facts + scene.decide(advance)


def test_the_conqueror_takes_territory_cards_and_adventure_cards_are_discarded():
    """Rulings 23, 59: settled once the conqueror has moved in; played points are void."""
    scene = last_stand()
    scene.row["points"][2] = 4
    facts = strike(scene)
    assert "leader_lost black rhun_hills" in facts
    assert facts.index("eliminated black red") > facts.index("advanced brown_lands rhun_hills 8 1")
    assert scene.lands(0) == ["moria", "wild"]
    assert scene.rules.show(scene.view(4))["tale_discards"] == ["bree", "gollum"]
    assert scene.points(2) == 0
    assert scene.phase == "combat"


def test_only_the_two_hear_which_territory_cards_change_hands():
    scene = last_stand()
    strike(scene)
    handed = [fact for fact in scene.facts if fact.what == "handed_land"]
    assert {fact.audience for fact in handed} == {Audience.of(0, 2)}
    assert len(handed) == 2


def test_five_cards_after_an_elimination_are_traded_at_once():
    """Ruling 13: while one holds five or more, and those battalions are placed at once."""
    scene = last_stand().give_lands(0, "forodwaith", "north_downs", "buckland", "angmar")
    strike(scene)
    assert scene.phase == "trade"
    assert "pass" not in scene.choices()
    scene.decide("trade forodwaith north_downs buckland")
    assert scene.phase == "reinforce"
    scene.decide("place brown_lands all")
    assert scene.phase == "combat"
    assert len(scene.lands(0)) == 3


def test_an_eliminated_player_is_passed_over_and_the_ring_does_not_move_for_it():
    """Ruling 23."""
    scene = last_stand()
    strike(scene)
    scene.on(1, "redeploy").now(moves=1, ring=0, conquered=0)
    scene.put("carrock", 1, 3, LEADER)
    scene.decide("pass")
    assert scene.register("turn") == 0
    assert scene.register("ring") == 1


def test_lasting_effects_of_an_eliminated_player_end_when_play_passes_it():
    """Ruling 59."""
    scene = last_stand()
    scene.row["blocked"][3] = 1 << 2
    scene.row["frozen"][7] = 1 << 2
    strike(scene)
    assert scene.row["blocked"][3]
    scene.on(1, "redeploy").now(moves=1, ring=0, conquered=0).put("carrock", 1, 3, LEADER)
    assert "thawed black" in scene.decide("pass")
    assert not scene.row["blocked"].any()
    assert not scene.row["frozen"].any()


def test_the_secret_uprising_of_an_eliminated_player_is_discarded():
    """Ruling 59."""
    scene = last_stand()
    kind = scene.rules.notation.land("carrock")
    scene.row["land_deck"][kind] -= 1
    scene.row["secret"][2, kind] += 1
    scene.row["secrets"][2] = 1
    assert "cast_aside black carrock" in strike(scene)
    assert "carrock" in scene.rules.show(scene.view(4))["land_discards"]


def test_the_last_player_standing_wins_at_once():
    """Ruling 25."""
    scene = Scene(players=3).all(0, 3).put("rhun_hills", 2, 1)
    scene.row["alive"][1] = 0
    scene.storm("attack brown_lands > rhun_hills", (6, 6), (1,))
    assert scene.rules.result(scene.state).winners == (0,)
