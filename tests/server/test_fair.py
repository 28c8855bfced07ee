"""What a server promises of its luck, what it keeps under seal, and that nobody learns anything from either before the end."""

from __future__ import annotations

import pytest
from toy import token
from visitors import Served, Visitor, pair

from flagfall import records
from flagfall.core import CHANCE
from flagfall.records import fair


def promised(who: Visitor, game: str) -> dict:
    return who.get(f"/api/games/{game}/fair")


@pytest.fixture
def played(server: Served):
    """A game with two lots, both set-ups, and three rolls."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        first = promised(ben, game)
        left.hear(), right.hear()
        left.ask(lot="annswordofluck")
        right.ask(lot="benswordofluck")
        left.ask(decide="hide 3", after=0)
        right.ask(decide="hide 4", after=0)
        seals = [promised(ben, game)["seal"]]
        for ear in (left, right, left):
            ear.ask(decide="roll", after=ear.ask(since=0)["moment"])
            seals.append(promised(ben, game)["seal"])
        yield ann, ben, game, left, first, seals


def test_the_pledge_stands_before_anybody_sits_and_never_changes(played) -> None:
    ann, _, game, left, first, _ = played
    left.ask(resign=True)
    told = promised(Visitor(ann.address), game)
    assert told["pledge"] == first["pledge"] == fair.pledge(told["seed"])
    assert first["lots"] == []


def test_nothing_is_under_seal_before_everybody_has_decided(server: Served) -> None:
    """Who asks again and again does not see that a piece was put down behind the screen."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        before = promised(ben, game)
        left.ask(decide="hide 3", after=0)
        assert promised(ben, game) == before
        assert before["seal"] is None


def test_seed_lines_and_draws_are_told_when_the_game_is_laid_open_and_not_before(played) -> None:
    ann, ben, game, left, _, _ = played
    for who in (ann, ben, Visitor(ann.address)):
        told = promised(who, game)
        assert (told["seed"], told["lines"], told["draws"]) == (None, [], [])
    assert token(0, 3) not in str(told)
    left.ask(resign=True)
    assert len(promised(ben, game)["seed"]) == 64


def test_a_game_that_was_called_off_keeps_its_seal(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        left.ask(decide="hide 3", after=0)
        right.ask(abort=True)
    told = promised(ben, game)
    assert (told["seed"], told["seal"], told["lines"]) == (None, None, [])


def test_every_seal_somebody_saw_and_every_roll_can_be_checked_in_the_end(played) -> None:
    ann, _, game, left, _, seals = played
    left.ask(resign=True)
    told = promised(Visitor(ann.address), game)
    lines = told["lines"]
    assert lines[:2] == ["left hide 3", "right hide 4"]
    fits = [fair.seal(told["seed"], lines[:count]) for count in range(len(lines) + 1)]
    places = [fits.index(seal) for seal in seals]
    assert places == sorted(places)
    assert len(set(places)) == 4
    luck = fair.Fair(told["seed"], tuple(fair.Lot(**lot) for lot in told["lots"]))
    assert [lot.word for lot in luck.lots] == ["annswordofluck", "benswordofluck"]
    drawn = [fair.Drawn(one["number"], tuple(one["weights"]), one["drawn"]) for one in told["draws"]]
    assert len(drawn) == 3
    assert all(fair.kept(luck, one) for one in drawn)


def test_the_scroll_carries_the_luck_and_a_server_that_opens_it_tells_the_same(played) -> None:
    ann, _, game, left, _, _ = played
    left.ask(resign=True)
    text = ann.get(f"/api/games/{game}/scroll")
    scroll = records.read(text)
    assert scroll.fair is not None
    assert sum(seat == CHANCE for seat, _ in scroll.inputs) == 3
    again = ann.call("POST", "/api/scrolls", text=text)["id"]
    assert promised(ann, again) == promised(ann, game)


def test_a_lot_is_cast_once_and_before_the_first_decision(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.hear(), right.hear()
        assert left.ask(lot="no words, please")["reason"] == "unreadable"
        left.ask(lot="annswordofluck")
        assert left.ask(lot="anotherwordofluck")["reason"] == "not_now"
        right.ask(decide="hide 4", after=0)
        assert right.ask(lot="benswordofluck")["sentence"] == "A lot is cast once, before your first decision."
    assert [lot["seat"] for lot in promised(ben, game)["lots"]] == [0]


def test_luck_and_lots_are_the_same_after_the_room_was_closed_and_opened_again(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        left.ask(lot="annswordofluck")
        left.ask(decide="hide 3", after=0)
        right.ask(decide="hide 4", after=0)
        before = promised(ben, game)
    house = server.house
    room = house.rooms._rooms.pop(game)
    with ann.ear(game, 0) as left:
        left.hear()
        assert house.rooms._rooms[game] is not room
        assert promised(ben, game) == before
        left.ask(decide="roll", after=left.ask(since=0)["moment"])
        left.ask(resign=True)
    told = promised(ben, game)
    luck = fair.Fair(told["seed"], tuple(fair.Lot(**lot) for lot in told["lots"]))
    assert all(fair.kept(luck, fair.Drawn(d["number"], tuple(d["weights"]), d["drawn"])) for d in told["draws"])
    assert told["draws"]
