"""Lessons over the wire: nothing is kept, everything is said anew with each call."""

from __future__ import annotations

from visitors import Served, Visitor


def test_the_lessons_are_listed_with_their_steps(server: Served) -> None:
    told = Visitor(server.address).get("/api/lessons")
    assert [one["id"] for one in told] == ["classic", "fire-ice", "lotr", "narnia", "risk"]
    assert told[1]["steps"][0] == {"id": "march", "title": "One step"}


def test_a_step_is_done_decision_by_decision(server: Served) -> None:
    eve, step = Visitor(server.address), "/api/lessons/fire-ice/enchant"
    sheet = eve.get(step)
    assert (sheet["sheet"]["game"], sheet["sheet"]["seats"]) == ("stratego/fire-ice-powers", [0])
    assert sheet["way"] == ["e3 enchant e5", "e5-e6"]
    assert sheet["steps"][sheet["number"]] == {"id": "enchant", "title": "Enchant"}
    first = eve.call("POST", step, lines=[])
    assert (first["so_far"], first["told"]["moment"], first["told"]["since"]) == ("open", 0, 0)
    offers = [offer["text"] for offer in first["told"]["choices"]]
    assert "e3 enchant e5" in offers
    half = eve.call("POST", step, lines=["e3 enchant e5"])
    assert half["so_far"] == "open"
    assert half["told"]["story"][0]["text"].startswith("Your Sorceress at e3 casts her spell")
    done = eve.call("POST", step, lines=["e3 enchant e5", "e5-e6"], since=half["told"]["moment"])
    assert done["so_far"] == "done"
    assert done["told"]["since"] == half["told"]["moment"]
    assert done["told"]["choices"] == []
    assert done["says"].startswith("The Yeti changed sides")


def test_something_else_is_kindly_told(server: Served) -> None:
    other = Visitor(server.address).call("POST", "/api/lessons/classic/march", lines=["d1-d2"])
    assert (other["so_far"], other["told"]["story"][0]["text"]) == ("other", "You move a piece from d1 to d2.")
    assert other["says"].startswith("Also a good step!")


def test_a_hidden_piece_stays_hidden(server: Served) -> None:
    told = Visitor(server.address).call("POST", "/api/lessons/classic/bomb", lines=[])["told"]
    assert {piece["kind"] for piece in told["picture"]["pieces"] if piece["seat"] == 1} == {None}


def test_what_cannot_be_is_refused_as_at_a_table(server: Served) -> None:
    eve = Visitor(server.address)
    no = eve.call("POST", "/api/lessons/classic/lake", lines=["c4-c5"], expect=400)
    assert (no["reason"], no["sentence"][:7]) == ("illegal", "c4-c5: ")
    assert eve.call("POST", "/api/lessons/classic/march", lines=["e2-e3", "e3-e4"], expect=409)["reason"] == "game_over"
    assert eve.get("/api/lessons/classic/nothing", expect=404)["reason"] == "unknown"
    assert eve.get("/api/lessons/nothing/march", expect=404)["reason"] == "unknown"
    assert eve.call("POST", "/api/lessons/classic/march", lines="e2-e3", expect=400)["reason"] == "unreadable"
