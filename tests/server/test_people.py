"""Guests, accounts, set-ups, invitations and lists."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select
from visitors import Served, Visitor, pair

from flagfall.server.storage.schema import people


def test_a_guest_picks_a_name_and_may_change_it(server: Served) -> None:
    ann = Visitor(server.address)
    assert ann.get("/api/me") == {
        "name": None,
        "account": None,
        "mail": None,
        "admin": False,
        "notices": False,
        "letters": False,
    }
    assert ann.call("PUT", "/api/me", name="  Ann   Lee ")["name"] == "Ann Lee"
    ann.call("PUT", "/api/me", name="Ann")
    assert ann.get("/api/me")["name"] == "Ann"


def test_the_cookie_is_sealed_and_out_of_reach_of_scripts(server: Served) -> None:
    with_cookie = Visitor(server.address).http.put("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in with_cookie
    assert "SameSite=lax" in with_cookie


def test_a_new_name_is_seen_at_the_table(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ben.ear(game, 1) as right:
        right.hear()
        ann.call("PUT", "/api/me", name="Annika")
        right.until(lambda told: told["people"][0]["name"] == "Annika")


def test_an_account_keeps_name_games_and_set_ups_across_devices(server: Served) -> None:
    ann = Visitor(server.address, "guest")
    game = ann.make("me", "friend")["id"]
    ann.call("PUT", "/api/setups", game="toy/numbers", name="best", text="hide 7")
    assert ann.call("POST", "/api/account", name="Zoë", password="correct horse")["account"] == "Zoë"
    elsewhere = Visitor(server.address)
    assert elsewhere.call("POST", "/api/session", name="ZOË", password="correct horse")["name"] == "Zoë"
    assert [row["id"] for row in elsewhere.get("/api/games?list=mine")] == [game]
    assert elsewhere.get("/api/setups?game=toy/numbers")[0]["text"] == "hide 7"
    elsewhere.call("DELETE", "/api/setups?game=toy/numbers&name=best", expect=204)
    elsewhere.call("DELETE", "/api/setups?game=toy/numbers&name=best", expect=404)
    assert elsewhere.call("PUT", "/api/me", name="Other", expect=409)["reason"] == "not_now"
    elsewhere.call("DELETE", "/api/session", expect=204)
    assert elsewhere.get("/api/me")["name"] is None


def test_the_name_of_a_new_account_is_seen_at_the_table(server: Served) -> None:
    ann, _, game = pair(server.address)
    with Visitor(server.address).ear(game) as watcher:
        watcher.hear()
        ann.call("POST", "/api/account", name="Annabel", password="correct horse")
        assert watcher.until(lambda told: told["people"][0]["name"] == "Annabel")


def test_a_stranger_who_wants_a_taken_name_leaves_nobody_behind(server: Served) -> None:
    def everybody() -> int:
        with server.house.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(people))

    Visitor(server.address).call("POST", "/api/account", name="Petra", password="correct horse")
    before = everybody()
    Visitor(server.address).call("POST", "/api/account", name="Petra", password="another horse", expect=409)
    assert everybody() == before


def test_a_taken_account_name_and_a_wrong_password_are_refused(server: Served) -> None:
    Visitor(server.address).call("POST", "/api/account", name="Olga", password="correct horse")
    other = Visitor(server.address)
    taken = other.call("POST", "/api/account", name="olga", password="another horse", expect=409)
    assert taken["reason"] == "taken"
    wrong = other.call("POST", "/api/session", name="Olga", password="another horse", expect=401)
    unknown = other.call("POST", "/api/session", name="Nobody", password="another horse", expect=401)
    assert wrong == unknown


def test_a_seat_is_claimed_once(server: Served) -> None:
    ann, ben, eve = (Visitor(server.address, name) for name in ("Ann", "Ben", "Eve"))
    made = ann.make("me", "friend")
    token = made["invites"][0]["token"]
    assert eve.call("POST", "/api/invitation", token=token)["seats"] == [1]
    assert ben.call("POST", "/api/claim", token=token) == {"id": made["id"], "seat": 1}
    assert ben.call("POST", "/api/claim", token=token)["seat"] == 1
    assert eve.call("POST", "/api/claim", token=token, expect=409)["reason"] == "taken"
    assert eve.call("POST", "/api/claim", token="made up", expect=404)["reason"] == "unknown"
    assert Visitor(server.address).call("POST", "/api/claim", token=token, expect=401)["reason"] == "no_name"
    assert ann.get(f"/api/games/{made['id']}")["invites"] == []


def test_listed_games_are_joined_and_watched(server: Served) -> None:
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    hidden, listed = ann.make("me", "friend"), ann.make("me", "friend", listed=True)
    assert listed["id"] in [row["id"] for row in ben.get("/api/games?list=open")]
    assert hidden["id"] not in [row["id"] for row in ben.get("/api/games?list=open")]
    assert ben.call("POST", f"/api/games/{hidden['id']}/join", expect=404)["reason"] == "unknown"
    assert ben.call("POST", f"/api/games/{listed['id']}/join")["seat"] == 1
    assert listed["id"] in [row["id"] for row in ann.get("/api/games?list=watch")]
    eve = Visitor(server.address, "Eve")
    assert eve.call("POST", f"/api/games/{listed['id']}/join", expect=409)["reason"] == "taken"
    assert ann.get("/api/games?list=mine")[0]["yours_to_act"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "toy/nothing"}, "unknown"),
        ({"options": {"colour": 1}}, "bad_option"),
        ({"options": {"loud": 1}}, "bad_option"),
        ({"options": {"points": -1}}, "bad_option"),
        ({"seats": [{"who": "me"}]}, "bad_option"),
        ({"seats": [{"who": "me"}, {"who": "computer", "player": "deep thought"}]}, "unknown"),
        ({"seats": [{"who": "me"}, {"who": "computer"}]}, "unknown"),
        ({"seats": [{"who": "me"}, {"who": "friend", "player": "random"}]}, "bad_option"),
        ({"seats": [{"who": "me"}, {"who": "stranger"}]}, "unreadable"),
        ({"seats": [{"who": "computer", "player": "random"}] * 2}, "bad_option"),
        ({"colour": "red"}, "unreadable"),
    ],
)
def test_a_game_that_cannot_be_is_refused(server: Served, wish: dict, reason: str) -> None:
    whole = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}], **wish}
    answer = Visitor(server.address, "Ann").call(
        "POST", "/api/games", **whole, expect=404 if reason == "unknown" else 400
    )
    assert (answer["refusal"], answer["reason"]) == ("invalid", reason)


def test_the_catalog_lists_games_with_options_and_sentences(server: Served) -> None:
    catalog = Visitor(server.address).get("/api/catalog")
    toy = catalog["games"][0]
    assert (toy["id"], toy["seats"]) == ("toy/numbers", [2])
    assert [option["name"] for option in toy["options"]] == ["points", "loud"]
    assert "random" in catalog["players"]
    assert catalog["phrases"]


def test_the_sheet_of_a_game_never_changes(server: Served) -> None:
    ann, _, game = pair(server.address, options={"points": 20})
    sheet = ann.get(f"/api/games/{game}")
    assert sheet["options"] == {"points": 20, "loud": False}
    assert sheet["sides"] == ["left", "right"]
    assert sheet["describe"]["family"] == "toy"
    assert ann.get("/api/games/nothing", expect=404)["reason"] == "unknown"
