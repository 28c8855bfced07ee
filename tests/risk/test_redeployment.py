"""Redeployment: one march through own land."""

from tests.risk.scene import LEADER, Scene

from flagfall.core import CHANCE


def marching(**options):
    return Scene(players=3, **options).all(1).on(0, "redeploy").now(moves=1)


def test_the_worked_example_of_the_rulebook():
    """Redeployment example: from Lune Valley to Evendim Hills, Tower Hills or The Shire, not further."""
    scene = marching()
    for place in ("lune_valley", "evendim_hills", "tower_hills", "the_shire", "harlindon", "forlindon", "fornost"):
        scene.put(place, 0, 1)
    scene.put("lune_valley", 0, 5)
    scene.decide("from lune_valley")
    assert set(scene.choices("to")) == {"evendim_hills", "tower_hills", "the_shire"}


def test_one_march_a_turn_any_number_leaving_one():
    """Ruling 26: one origin, one destination, any number of battalions."""
    scene = marching().put("moria", 0, 4).put("eregion", 0, 1)
    scene.decide("from moria", "to eregion")
    assert scene.choices() == ["take 1", "take 2", "take 3"]
    assert scene.decide("take 3")[0] == "redeployed moria eregion 3 0"
    assert (scene.army("moria"), scene.army("eregion")) == (1, 4)
    assert scene.phase != "redeploy"


def test_a_march_may_go_through_a_chain_of_own_places():
    """Ruling 27: linked by a chain; only the standard game is adjacent-only."""
    scene = marching().put("moria", 0, 4).put("eregion", 0, 1).put("dunland", 0, 1).put("enedwaith", 0, 1)
    scene.decide("from moria")
    assert set(scene.choices("to")) == {"eregion", "dunland", "enedwaith"}


def test_nobody_marches_through_others():
    scene = marching().put("moria", 0, 4).put("dunland", 0, 1)
    assert scene.choices() == ["pass"]


def test_a_leader_may_march_alone_or_with_battalions():
    """Ruling 28."""
    scene = marching().put("moria", 0, 3, LEADER).put("eregion", 0, 1)
    scene.decide("from moria", "to eregion")
    assert scene.choices() == ["take 0", "take 1", "take 2"]
    assert scene.decide("take 0")[0] == "redeployed moria eregion 0 1"
    scene = marching().put("moria", 0, 3, LEADER).put("eregion", 0, 1)
    scene.decide("from moria", "to eregion", "take 2")
    assert scene.choices() == ["with leader", "without leader"]
    assert scene.decide("with leader")[0] == "redeployed moria eregion 2 1"


def test_a_leader_may_pass_but_not_stop_where_another_own_leader_stands():
    """Leaders; Ruling 28."""
    scene = marching().put("moria", 0, 1, LEADER).put("eregion", 0, 1, LEADER).put("dunland", 0, 1)
    scene.decide("from moria")
    assert scene.choices("to") == ["dunland"]


def test_a_leader_stopping_at_a_site_earns_a_draw_and_passing_does_not():
    """Ruling 31: only where it stops."""
    scene = marching().put("moria", 0, 1, LEADER).put("eregion", 0, 1).put("dunland", 0, 1)
    scene.decide("move moria > dunland 0")
    assert scene.register("site") == 0
    scene = marching().put("moria", 0, 1, LEADER).put("eregion", 0, 1)
    scene.decide("move moria > eregion 0")
    assert scene.phase == "draw_tale"


def test_by_agreement_passing_a_site_earns_a_draw_too():
    """Ruling 31: the flag site_draw_on_pass."""
    scene = marching(site_draw_on_pass=True).put("moria", 0, 1, LEADER).put("eregion", 0, 1).put("dunland", 0, 1)
    scene.decide("move moria > dunland 0")
    assert scene.phase == "draw_tale"
    scene = marching(site_draw_on_pass=True).put("moria", 0, 1, LEADER).put("gladden_fields", 0, 1)
    scene.decide("move moria > gladden_fields 0")
    assert scene.phase != "draw_tale"


def test_shuttling_between_two_own_sites_is_legal():
    """Ruling 32: it costs the only march."""
    for here, there in (("gap_of_rohan", "the_wold"), ("the_wold", "gap_of_rohan")):
        scene = marching().put(here, 0, 1, LEADER).put(there, 0, 1)
        scene.decide(f"move {here} > {there} 0")
        assert scene.phase == "draw_tale"


def test_ports_and_bridges_carry_a_march():
    scene = marching().put("forodwaith", 0, 3).put("mithlond", 0, 1).put("minhiriath", 0, 1).put("dunland", 0, 1)
    scene.decide("from forodwaith")
    assert set(scene.choices("to")) == {"mithlond", "minhiriath", "dunland"}


def test_the_march_line_is_a_row_of_ordinary_decisions():
    scene = marching().put("moria", 0, 3, LEADER).put("eregion", 0, 1)
    decisions = scene.rules.read("move moria > eregion all with leader", scene.view(0))
    written = [scene.rules.write(decision) for decision in decisions]
    assert written == ["from moria", "to eregion", "take 2", "with leader"]


def test_after_the_march_the_phase_stays_open_only_for_a_mission():
    """Summary page, Redeployment 2; Ruling 61: decided by the public size of the hand."""
    scene = marching().put("moria", 0, 1, LEADER).put("eregion", 0, 1).give(0, "bree")
    scene.decide("move moria > eregion 0")
    assert (scene.phase, scene.choices()) == ("redeploy", ["pass"])
    assert scene.asked != CHANCE
