"""Hints and second thoughts: agreed before the game, alone against the computer, and nothing that was kept is changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from visitors import Served, Visitor, pair, settings

from flagfall import records
from flagfall.records import fair
from flagfall.server import roster


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Ann against a computer that only rolls, both set up, Ann to act."""
    monkeypatch.setattr(roster, "installed", lambda: {"rolls": True, "random": True})
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", "rolls", friendly=True, options={"points": 100_000})["id"]
        with ann.ear(game, 0) as ear:
            ear.hear()
            ear.ask(decide="hide 3", after=0)
            my_turn(ear)
            ear.house = server.house
            yield ann, game, ear


def my_turn(ear) -> dict:
    """Until both are set up and one is asked."""
    told = ear.ask(since=0)
    while not (told["choices"] and all(told["picture"]["ready"])):
        told = ear.hear()
    return told


def roll(ear) -> dict:
    """Roll, and wait until it is one's own turn again."""
    ear.ask(decide="roll", after=my_turn(ear)["moment"])
    return my_turn(ear)


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"who": "me"}, {"who": "friend"}]},
        {"seats": [{"who": "me"}, {"who": "me"}]},
        {"clock": {"kind": "move", "seconds": 60}},
    ],
)
def test_only_one_person_alone_without_a_clock_may_agree_on_it(server: Served, wish) -> None:
    ann = Visitor(server.address, "Ann")
    asked = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "computer", "player": "random"}], **wish}
    assert ann.call("POST", "/api/games", friendly=True, expect=400, **asked)["reason"] == "bad_option"


def test_a_decision_taken_back_goes_on_at_another_table_as_it_was_before(alone) -> None:
    ann, _, ear = alone
    before = ear.ask(since=0)
    roll(ear)
    told = ear.ask(takeback=True)
    assert told["result"]["by"] == "abort"
    with ann.ear(told["next"], 0) as again:
        now = again.hear()
        assert (now["picture"], now["choices"], now["moment"]) == (
            before["picture"],
            before["choices"],
            before["moment"],
        )
        assert now["notes"][-1]["sentence"] == "A decision is taken back. What was seen stays seen."
        assert ann.get(f"/api/games/{told['next']}")["friendly"] is True
        roll(again)


def test_nobody_learns_the_computers_side_by_taking_back(alone) -> None:
    ann, game, ear = alone
    roll(ear)
    ear.ask(takeback=True)
    assert ann.get(f"/api/games/{game}/moments?seat=1", expect=403)
    assert ann.get(f"/api/games/{game}/scroll", expect=409)
    assert ann.get(f"/api/games/{game}/fair")["seed"] is None


def test_the_luck_after_it_is_another_one_and_still_the_promised_one(alone) -> None:
    ann, game, ear = alone
    pledge = ann.get(f"/api/games/{game}/fair")["pledge"]
    roll(ear)
    following = ear.ask(takeback=True)["next"]
    with ann.ear(following, 0) as again:
        again.hear()
        roll(again)
        again.ask(resign=True)
    told = ann.get(f"/api/games/{following}/fair")
    assert told["pledge"] == pledge
    assert len(told["lots"]) == 1
    scroll = records.read(ann.get(f"/api/games/{following}/scroll"))
    assert scroll.fair is not None
    draws = [fair.Drawn(d["number"], tuple(d["weights"]), d["drawn"]) for d in told["draws"]]
    assert draws
    assert all(fair.kept(scroll.fair, one) for one in draws)


def test_what_was_not_agreed_is_refused_and_set_ups_are_not_taken_back(server: Served, alone) -> None:
    _, _, ear = alone
    assert ear.ask(takeback=False)["reason"] == "unreadable"
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        left.ask(decide="hide 3", after=0)
        right.ask(decide="hide 4", after=0)
        assert left.ask(takeback=True)["sentence"] == "Nobody agreed on hints and taking back before this game."
        refused = ann.call("POST", f"/api/games/{game}/hint", seat=0, expect=409)
        assert refused["reason"] == "not_now"


def test_a_hint_is_for_the_seats_owner_alone_and_can_be_played(alone) -> None:
    ann, game, ear = alone
    eve = Visitor(ann.address, "Eve")
    assert eve.call("POST", f"/api/games/{game}/hint", seat=0, expect=403)["reason"] == "not_yours"
    assert ann.call("POST", f"/api/games/{game}/hint", seat=1, expect=403)["reason"] == "not_yours"
    hint = ann.call("POST", f"/api/games/{game}/hint", seat=0)
    assert hint["sentence"]
    told = ear.ask(decide=hint["decide"], after=hint["moment"])
    assert told["kind"] == "told"


def test_who_has_used_up_hints_or_second_thoughts_is_told_so(alone) -> None:
    ann, game, ear = alone
    house = ear.house
    person = house.rooms.live(game).row.seats[0].person
    for tally in (house.tallies.hints, house.tallies.taking_back):
        while tally.take(person):
            pass
    assert ann.call("POST", f"/api/games/{game}/hint", seat=0, expect=429)["key"] == "server-many-hints"
    assert ear.ask(takeback=True)["key"] == "server-many-taken-back"
