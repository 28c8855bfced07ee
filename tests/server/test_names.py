"""Names nobody can mistake: they can be read, and an account's is nobody else's."""

from __future__ import annotations

import pytest
from visitors import Served, Visitor

from flagfall.server.names import checked_name, looks_of
from flagfall.server.refusals import No


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("O’Brien-Smith", "O'Brien-Smith"),
        ("Zoë", "Zoë"),
        ("Анна", "Анна"),
        ("ハナ子 Ann", "ハナ子 Ann"),
        ("שלום", "שלום"),
        ("Nguyễn", "Nguyễn"),
        ("Ｗｉｄｅ", "Wide"),
        ("Player 1", "Player 1"),
    ],
)
def test_names_of_all_alphabets_are_welcome(given: str, kept: str) -> None:
    assert checked_name(given, 24) == kept


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "...", "Ann🙂", "Аnn", "Αnn", "\ud83d",
        "\u3164", "\u2800", "\u200b", "\u00ad", "\u115f", "A\u202enn", "A\u2066nn", "A\u200bnn", "Ann\u034f", "A\u0301\u0301\u0301nn",
    ],
    ids=ascii,
)  # fmt: skip
def test_names_that_look_blank_hide_something_or_mix_alphabets_are_refused(name: str) -> None:
    with pytest.raises(No):
        checked_name(name, 24)


def test_names_look_the_same_whatever_letters_they_are_made_of() -> None:
    assert looks_of("сосо") == looks_of("coco")
    assert looks_of("B0b") == looks_of("BOB")
    assert looks_of("Lily") == looks_of("L1ly") == looks_of("Llly") or looks_of("L1ly") == looks_of("Llly")
    assert looks_of("Ann") != looks_of("Anna")
    assert looks_of("Ann 1") != looks_of("Ann 2")


def test_an_accounts_name_cannot_be_used_by_a_guest(server: Served) -> None:
    Visitor(server.address, "Somebody").call("POST", "/api/account", name="Coco", password="correct horse")
    for name in ("Coco", "COCO", "сосо", "C0co", "Ｃoco"):
        assert Visitor(server.address).call("PUT", "/api/me", name=name, expect=409)["reason"] == "taken", name
        account = {"name": name, "password": "correct horse"}
        assert Visitor(server.address).call("POST", "/api/account", **account, expect=409)["reason"] == "taken", name
    guest = Visitor(server.address, "Guest")
    assert guest.call("PUT", "/api/me", name="coco", expect=409)["reason"] == "taken"
    assert guest.get("/api/me")["name"] == "Guest"


def test_a_guest_who_had_the_name_before_is_told_apart(server: Served) -> None:
    ben, ann = Visitor(server.address, "Benno"), Visitor(server.address, "Ann")
    made = ben.make("me", "friend")
    ann.call("POST", "/api/claim", token=made["invites"][0]["token"])
    with ann.ear(made["id"], 1) as right:
        right.hear()
        Visitor(server.address).call("POST", "/api/account", name="benno", password="correct horse")
        right.until(lambda told: told["people"][0]["name"] == "Benno (guest)")
    assert ben.get("/api/me")["name"] == "Benno (guest)"


def test_a_set_up_may_be_called_anything(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    assert ann.call("PUT", "/api/setups", game="toy/numbers", name="Fort 🙂", text="hide 7")["name"] == "Fort 🙂"
