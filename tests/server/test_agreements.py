"""Resigning, draws, calling off, playing again, talking."""

from __future__ import annotations

import pytest
from visitors import Served, Visitor, pair, set_up


@pytest.fixture
def table(server: Served):
    """Ann and Ben in mid-game, with their ears."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        yield server, game, ann, ben, left, right


def test_who_resigns_loses(table) -> None:
    *_, left, right = table
    assert left.ask(resign=True)["result"]["by"] == "resignation"
    result = right.until(lambda told: told["result"])["result"]
    assert (result["winners"], result["reason"]) == ([1], "Left has resigned.")
    assert left.ask(decide="roll", after=4)["reason"] in ("game_over", "stale")
    assert left.ask(resign=True)["reason"] == "game_over"


def test_a_draw_needs_both(table) -> None:
    *_, left, right = table
    assert left.ask(draw=True)["draw"] == [0]
    right.until(lambda told: told["draw"] == [0])
    assert right.ask(draw=False)["draw"] == []
    left.ask(draw=True)
    result = right.ask(draw=True)["result"]
    assert (result["by"], result["winners"], result["scores"]) == ("agreement", [], [0.5, 0.5])


def test_moving_declines_the_others_offer(table) -> None:
    *_, left, right = table
    right.ask(draw=True)
    told = left.until(lambda told: told["draw"] == [1])
    assert left.ask(decide="guess 0", after=told["moment"])["draw"] == []


def test_a_game_can_be_called_off_until_everybody_has_moved(server: Served, table) -> None:
    *_, left, _ = table
    assert left.ask(abort=True)["reason"] == "not_now"
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as early:
        assert early.hear()["may_abort"]
        assert early.ask(abort=True)["result"]["by"] == "abort"


def test_a_rematch_swaps_the_sides(table) -> None:
    _, _, ann, ben, left, right = table
    assert left.ask(rematch=True)["reason"] == "not_now"
    left.ask(resign=True)
    assert left.ask(rematch=True)["rematch"] == [0]
    following = right.ask(rematch=True)["next"]
    assert ann.get(f"/api/games/{following}")["seats"] == [1]
    assert ben.get(f"/api/games/{following}")["seats"] == [0]
    assert left.until(lambda told: told["next"])["next"] == following


def test_what_was_agreed_is_there_after_a_restart_of_the_room(table) -> None:
    """Results, offers and mutes are kept with the game."""
    server, game, _, _, left, _ = table
    left.ask(mute=1)
    left.ask(resign=True)
    row = server.house.shelf.find(game)
    assert row.over
    assert "resignation" in row.standing
    assert '"muted":[[0,1]]' in row.standing


def test_guests_choose_phrases_and_accounts_write(table) -> None:
    _, _, ann, _, left, right = table
    assert left.ask(chat="hi")["reason"] == "not_yours"
    left.say(phrase=0)
    assert right.until(lambda told: told["chat"])["chat"][0]["text"] == "Hello!"
    assert left.ask(phrase=99)["reason"] == "unreadable"
    ann.call("POST", "/api/account", name=f"Ann {id(left)}", password="correct horse")
    left.say(chat="  hi\n there ")
    assert right.until(lambda told: told["chat"])["chat"][0]["text"] == "hi there"


def test_a_muted_seat_is_not_heard(table) -> None:
    _, game, _, ben, left, right = table
    assert right.ask(mute=0)["muted"] == [0]
    left.say(phrase=1)
    left.until(lambda told: told["chat"])
    right.say(phrase=2)
    assert [line["seat"] for line in right.until(lambda told: told["chat"])["chat"]] == [1]
    assert right.ask(unmute=0)["muted"] == []
    with ben.ear(game, 1) as again:
        assert [line["seat"] for line in again.hear()["chat"]] == [0, 1]
    assert left.ask(mute=7)["reason"] == "unreadable"


def test_the_computer_takes_no_draws(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random")["id"]
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(draw=True)["reason"] == "not_now"
