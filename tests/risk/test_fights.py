"""What the table says of an attack before it is declared is what the rules do with it."""

from random import Random

import pytest
from tests.risk.scene import Scene

import flagfall
from flagfall.kit.odds import battle


@pytest.mark.parametrize("game", ["risk/middle-earth", "risk/standard"])
def test_dice_and_bonuses_are_those_of_the_roll(game):
    rules, luck, seen = flagfall.rules(game, players=3), Random(11), 0
    table = flagfall.Table(rules, luck)
    before, led = {}, False
    while table.result is None and seen < 60:
        seat, now = table.to_act, table.moment
        view, choices = table.view(seat), table.choices(seat)
        offers = {decision: rules.offer(decision, seat) for decision in choices}
        fights = {(fight["from"], fight["to"]): fight for fight in rules.hints(view)["fights"]}
        attacks = [decision for decision, offer in offers.items() if offer["do"] == "attack"]
        assert all((offers[one]["from"], offers[one]["to"]) in fights for one in attacks)
        if attacks and view.phase == "combat":
            decision = luck.choice(attacks)
            before = fights[offers[decision]["from"], offers[decision]["to"]]
        else:
            rolls = [one for one, offer in offers.items() if offer["do"] == "roll"]
            decision = luck.choice(
                rolls or [one for one, offer in offers.items() if offer["do"] != "play"] or list(offers)
            )
        if offers[decision]["do"] == "roll":
            led = offers[decision]["leader"]
            assert offers[decision]["dice"] <= before["dice"]
        heard = table.heard_count(seat)
        table.submit(seat, decision)
        for fact in table.heard(seat, heard).facts:
            told = rules.told(fact)
            if fact.what == "stormed" and (told["from"], told["to"]) == (before["from"], before["to"]):
                seen += 1
                assert told["wall"] == before["wall"]
                assert told["plus"] == (before["plus"] if led else 0)
        assert table.moment > now
    assert seen > 20


def test_the_chance_is_that_of_a_battle_to_the_end():
    scene = Scene("standard", players=3).put("moria", 0, 8).put("eregion", 1, 5).on(0, "combat")
    (fight,) = [
        fight
        for fight in scene.rules.hints(scene.view(0))["fights"]
        if (fight["from"], fight["to"]) == ("moria", "eregion")
    ]
    assert fight["chance"] == round(battle(8, 5).win, 4)
    assert (fight["dice"], fight["leader"], fight["plus"], fight["wall"]) == (3, False, 0, 0)


def test_which_answers_show_no_card():
    scene = Scene("middle-earth", players=3)
    hints = {phase: scene.rules.hints(scene.on(0, phase).view(0))["openly"] for phase in ("combat", "naming", "occupy")}
    assert {"attack", "pass", "from"} <= set(hints["combat"])
    assert not {"play", "claim", "offer", "discard"} & set(hints["combat"])
    assert set(hints["combat"]) - set(hints["naming"]) == {"from"}, "only a card makes a place one sets out from"
    assert hints["occupy"] == [], "the places on offer are those of one's cards"


def test_only_open_counts_make_an_empty_hand():
    def empty(phase, **hand):
        scene = Scene("middle-earth", players=3)
        for give, cards in hand.items():
            getattr(scene, give)(0, *cards)
        return scene.rules.hints(scene.on(0, phase).view(0))["empty_handed"]

    assert empty("start")
    assert empty("start", give_lands=("moria", "angmar"))
    assert not empty("start", give_lands=("moria", "angmar", "wild"))
    assert not empty("before_roll", give=("bree",)), "whichever card it is"
    assert empty("before_roll", give_lands=("moria", "angmar", "wild"))
    assert not empty("combat"), "nobody is asked for a card alone"


def test_where_one_could_march_is_told_before_one_sets_out():
    scene = Scene(players=3).all(1).put("moria", 0, 4).put("eregion", 0, 1).put("fangorn", 0, 3)
    view = scene.on(0, "redeploy").now(moves=1).view(0)
    assert scene.rules.hints(view)["marches"] == [{"from": "moria", "to": ["eregion"]}]
    assert scene.rules.hints(scene.on(0, "combat").view(0))["marches"] == []
