"""A whole view on one line, and back."""

import random

import pytest
from tests.risk.scene import LEADER, Scene
from tests.risk.test_proofs import play

import flagfall
from flagfall.core import SPECTATOR, Unreadable


@pytest.mark.parametrize(("edition", "players"), [("middle-earth", 2), ("middle-earth", 4), ("standard", 3)])
def test_a_view_on_one_line_comes_back_whole(edition, players):
    rules = flagfall.rules(f"risk/{edition}", players=players)
    for ply, (_, _, _, _, state) in enumerate(play(rules, 3, plies=700)):
        if ply % 40 == 0:
            for listener in (*range(players), SPECTATOR):
                view = rules.view(state, listener)
                line = rules.position(view)
                assert "\n" not in line
                assert rules.at(line) == view
                assert rules.choices(rules.at(line)) == rules.choices(view)


def test_a_line_tells_only_what_its_listener_sees():
    lines = set()
    for card in ("bree", "gollum"):
        scene = Scene(players=3).put("moria", 0, 3, LEADER).give(1, card)
        lines.add(scene.rules.position(scene.view(0)))
    assert len(lines) == 1


def test_other_lines_are_unreadable():
    scene = Scene(players=3)
    line = scene.rules.position(scene.view(0))
    luck = random.Random(4)
    for bad in ("", "risk", line.replace("risk/middle-earth 3", "risk/standard 3"), line.replace("moria=", "mordor=")):
        with pytest.raises(Unreadable):
            scene.rules.at(bad)
    with pytest.raises(Unreadable, match="between them, not 6"):
        scene.rules.at("risk")
    with pytest.raises(Unreadable, match="there is no place 'mordor'"):
        scene.rules.at(line.replace("moria=", "mordor="))
    for _ in range(200):
        cut = luck.randrange(len(line))
        with pytest.raises(Unreadable):
            scene.rules.at(line[:cut].replace("|", "", 1))
