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


@pytest.mark.parametrize("verb", ["resign", "abort", "rematch"])
def test_who_says_false_has_not_said_it(table, verb: str) -> None:
    *_, left, _ = table
    assert left.ask(**{verb: False})["sentence"].startswith("Say true to resign")
    assert left.ask(since=0)["result"] is None


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
    row = server.house.game_store.find(game)
    assert row.over
    assert "resignation" in row.sidelines
    assert '"muted":[[0,1]]' in row.sidelines


def test_guests_choose_phrases_and_accounts_write(table) -> None:
    """Whoever becomes an account is somebody new to the server, and listens anew."""
    _, game, ann, _, left, right = table
    assert left.ask(chat="hi")["reason"] == "not_yours"
    left.say(phrase=0)
    assert right.until(lambda told: told["chat"])["chat"][0]["text"] == "Hello!"
    assert left.ask(phrase=99)["reason"] == "unreadable"
    ann.call("POST", "/api/account", name=f"Ann {id(left)}", password="correct horse")
    assert left.ended() == 1012
    with ann.ear(game, 0) as again:
        again.say(chat="  hi\n there ")
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


# -- three and more ------------------------------------------------------------------------------------
def three(server: Served, *seats: str):
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    made = ann.make("me", *seats, game="risk/middle-earth", options={"players": 3})
    for invite in made["invites"]:
        ben.call("POST", "/api/claim", token=invite["token"])
    return ann, ben, made["id"]


def test_one_of_three_who_resigns_is_played_on_and_the_story_says_so(server: Served) -> None:
    ann, ben, game = three(server, "friend", "friend")
    ears = [ann.ear(game, 0), ben.ear(game, 1), ben.ear(game, 2)]
    first, second, _ = ears
    with Visitor(server.address).ear(game) as watcher:
        while (acting := first.ask(since=0)["to_act"]) != 1:
            told = ears[acting].ask(since=0)
            ears[acting].ask(decide=told["choices"][0]["text"], after=told["moment"])
        watcher.ask(since=0)

        gone = second.ask(resign=True)

        sentence = gone["notes"][0]["sentence"]
        assert sentence.endswith("has resigned. The computer (Novice) plays on."), sentence
        assert gone["result"] is None
        for ear in (first, watcher):
            assert ear.until(lambda told: told["people"][1]["player"] == "novice")["notes"][0]["sentence"] == sentence
        assert watcher.until(lambda told: told["facts"])["result"] is None, "the computer has moved"
        assert second.ask(decide="pass", after=gone["moment"])["reason"] in ("not_now", "stale")
        with ann.ear(game, 0) as again:
            assert sentence in as_read(again.hear()), "whoever comes later reads it too"
        with ann.ear(game, 0, since=first.ask(since=0)["moment"]) as back:
            assert back.hear()["notes"] == [], "whoever was there reads it once"


def as_read(told: dict) -> list[str]:
    """The story as a page shows it, with every note in its place."""
    lines, story = list[str](), list(told["story"])
    for note in told["notes"]:
        while story and story[0]["tells"][0] < note["after"]:
            lines.append(story.pop(0)["text"])
        lines.append(note["sentence"])
    return [*lines, *texts(story)]


def texts(story: list[dict]) -> list[str]:
    return [sentence["text"] for sentence in story]


def test_who_gave_up_stands_in_the_story_where_it_happened(server: Served) -> None:
    """Live it is the latest word; whoever comes back finds it there, and what was played afterwards below it."""
    ann, ben, game = three(server, "friend", "friend")
    ears = [ann.ear(game, 0), ben.ear(game, 1), ben.ear(game, 2), Visitor(server.address).ear(game)]
    for seat in (0, 1, 2):
        told = ears[seat].ask(since=0)
        told = ears[seat].ask(decide=told["choices"][0]["text"], after=told["moment"])
    until = told["moment"]
    before = [ear.ask(since=0) for ear in ears]
    ears[0].ask(resign=True)
    ears[-1].until(lambda told: told["moment"] > until)
    for ear, earlier in zip(ears, before, strict=True):
        (note,) = (now := ear.ask(since=0))["notes"]
        assert note["after"] == earlier["moment"] < now["moment"], "counted as this listener counts"
        lines = len(earlier["story"])
        assert as_read(now)[: lines + 1] == [*texts(earlier["story"]), note["sentence"]]
        assert len(now["story"]) > lines
        assert ear.ask(since=note["after"])["notes"] == [note]
        assert ear.ask(since=note["after"] + 1)["notes"] == []
    mine, note = ann.get(f"/api/games/{game}/moments?seat=0"), ears[0].ask(since=0)["notes"][0]
    assert [one["moment"] for one in mine if note["sentence"] in texts(one["story"])] == [note["after"]], (
        "leafing back too"
    )


def test_who_has_given_up_cannot_do_so_again_nor_call_the_game_off(server: Served) -> None:
    """The story would say it for ever, and the others' game is theirs."""
    ann, ben, game = three(server, "friend", "friend")
    with ann.ear(game, 0) as first, ben.ear(game, 1) as second:
        first.hear(), second.hear()
        assert second.ask(resign=True)["kind"] == "told"
        for verb in ("resign", "abort", "draw"):
            assert second.ask(**{verb: True})["reason"] == "not_now"
        assert len(first.ask(since=0)["notes"]) == 1


def test_a_game_without_people_is_over(server: Served) -> None:
    """The last person of three resigns: the computers that never gave up share it."""
    ann, _, game = three(server, "random", "novice")
    with ann.ear(game, 0) as mine:
        mine.hear()
        result = mine.ask(resign=True)["result"]
        assert (result["by"], result["winners"], result["scores"]) == ("resignation", [1, 2], [0.0, 0.5, 0.5])


def test_when_all_have_given_up_nobody_has_won(server: Served) -> None:
    ann, ben, game = three(server, "friend", "friend")
    with ann.ear(game, 0) as first, ben.ear(game, 1) as second, ben.ear(game, 2) as third:
        first.hear(), second.hear(), third.hear()
        assert first.ask(resign=True)["result"] is None
        assert second.ask(resign=True)["result"] is None
        result = third.ask(resign=True)["result"]
        assert (result["winners"], result["reason"]) == ([], "Everybody has given up.")
        notes = [note["sentence"] for note in third.ask(since=0)["notes"]]
        leafed = [line for one in ann.get(f"/api/games/{game}/moments?seat=all") for line in texts(one["story"])]
        assert [line for line in leafed if "resigned" in line] == notes
