"""A game between two people, from invitation to rematch."""

from __future__ import annotations

import pytest
from visitors import Served, Visitor, pair, set_up

from flagfall.server.room import Room


def test_two_people_play_a_whole_game(server: Served) -> None:
    """Create, invite, set up at the same time, move, win; everybody hears the end."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right, Visitor(server.address).ear(game) as watcher:
        told = set_up(left, right)
        assert told["to_act"] == 0
        assert [choice["text"] for choice in told["choices"]][-1] == "roll"

        told = left.ask(decide="guess 4", after=told["moment"])

        assert told["result"]["winners"] == [0]
        assert told["result"]["by"] == "rules"
        assert told["choices"] == []
        assert right.until(lambda heard: heard["result"])["result"]["winners"] == [0]
        assert watcher.until(lambda heard: heard["result"])["story"][-1]["text"] == "Won left."


def test_a_move_is_answered_with_the_askers_number(server: Served) -> None:
    """The acknowledgement names the message it answers."""
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(decide="hide 3", after=0)["moment"] == 2


def test_a_repeated_move_is_stale_and_plays_once(server: Served) -> None:
    """A second tab or a second click never plays twice."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right, ann.ear(game, 0) as tab:
        told = set_up(left, right)
        left.ask(decide="guess 1", after=told["moment"])

        refused = tab.ask(decide="guess 1", after=told["moment"])

        assert (refused["kind"], refused["refusal"], refused["reason"]) == ("refused", "unavailable", "stale")
        assert len(server.house.game_store.record(game)) == 3


def test_nonsense_and_bad_luck_are_different_refusals(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        told = set_up(left, right)
        now = told["moment"]
        assert left.ask(decide="fly away", after=now)["reason"] == "unreadable"
        assert left.ask(decide="hide 2", after=now)["reason"] == "illegal"
        assert left.ask(decide="guess 1", after=0)["reason"] == "stale"
        heard = right.ask(since=0)
        refused = right.ask(decide="guess 1", after=heard["moment"])
        assert (refused["refusal"], refused["reason"]) == ("invalid", "not_your_turn")
        assert len(server.house.game_store.record(game)) == 2


def test_a_spectator_may_only_listen(server: Served) -> None:
    _, _, game = pair(server.address)
    with Visitor(server.address).ear(game) as watcher:
        told = watcher.hear()
        assert (told["seat"], told["choices"]) == (None, [])
        assert watcher.ask(decide="hide 1", after=0)["reason"] == "not_yours"
        assert watcher.ask(resign=True)["reason"] == "not_yours"


def test_somebody_elses_seat_cannot_be_listened_to(server: Served) -> None:
    ann, _, game = pair(server.address)
    assert ann.ear(game, 1).ended() == 4403
    assert Visitor(server.address).ear(game, 0).ended() == 4401
    assert Visitor(server.address, "Eve").ear(game, 0).ended() == 4403
    assert ann.ear("nothing-here").ended() == 4404
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(since=0, seat=1)["reason"] == "not_yours"


def test_one_device_plays_both_seats_and_sees_one_at_a_time(server: Served) -> None:
    """A view is sent for a seat only when that seat is asked for."""
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "me")["id"]
    with ann.ear(game, 0) as device:
        device.hear()
        device.ask(decide="hide 1", after=0)
        told = device.ask(since=0, seat=1)
        assert (told["seat"], told["picture"]["own"]) == (1, None)
        told = device.ask(decide="hide 2", after=told["moment"])
        assert told["seat"] == 1
        told = device.ask(since=0, seat=0)
        assert told["choices"]
        assert device.ask(since=0, seat=None)["seat"] is None


def test_reconnecting_is_the_same_message_with_a_larger_range(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        told = set_up(left, right)
        heard = told["moment"]
        left.ask(decide="guess 1", after=heard)
        right.until(lambda told: told["choices"])
        right.ask(decide="guess 1", after=heard + 1)
    with ann.ear(game, 0, since=heard) as again:
        told = again.hear()
        assert told["since"] == heard
        assert [fact["index"] for fact in told["facts"]] == [heard, heard + 1]
        everything = again.ask(since=0)
        assert [fact["index"] for fact in everything["facts"]] == list(range(heard + 2))
        assert everything["picture"] == told["picture"]


def test_presence_is_shown(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left:
        assert [person["here"] for person in left.hear()["people"]] == [True, False]
        with ben.ear(game, 1):
            left.until(lambda told: told["people"][1]["here"])
        left.until(lambda told: not told["people"][1]["here"])
        with Visitor(server.address).ear(game):
            left.until(lambda told: told["watching"] == 1)


def test_a_player_at_the_open_table_sits_and_does_not_watch(server: Served) -> None:
    """Several at one device look at what a spectator sees; their friends elsewhere see that they are here."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game):
        told = left.until(lambda told: told["people"][1]["here"])
        assert told["watching"] == 0


def test_who_sits_down_is_a_player_at_once_however_busy_the_room_is(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks for the table right after taking a seat; the room may not have heard of it yet."""

    async def later(room: Room) -> None:
        """The word still waits in the queue."""

    monkeypatch.setattr(Room, "catch_up", later)
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    made = ann.make("me", "friend")
    with ann.ear(made["id"], 0) as open_room:
        open_room.hear()
        ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
        assert ben.get(f"/api/games/{made['id']}")["seats"] == [1]
        with ben.ear(made["id"], 1) as right:
            assert right.hear()["seat"] == 1
