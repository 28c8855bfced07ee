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


WILLEMS = [
    "Willem.", "-Willem", "_Willem_", "W.illem", "Wil lem", "W i l l e m", "WILLEM", "willem", "W1llem", "WiIIem", "Wi||em", "VVillem",
    "Willern", "Will\u0119m", "Wi\u0142\u0142em", "W\u0131llem", "W\u0268llem", "Willem\u0323", "W\u0323illem", "Wi\u0338llem",
    "Willem\u0335", "Willem\u02b9", "Willem\u02d0", "Willem\ua78c", "Willem\u01c3", "Willem\u3099", "\u1d21illem",
]  # fmt: skip


@pytest.mark.parametrize("name", WILLEMS, ids=ascii)
def test_a_name_that_differs_only_by_what_is_overlooked_looks_the_same(name: str) -> None:
    assert looks_of(checked_name(name, 24)) == looks_of("Willem")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"), ("Ann 1", "Ann 2"), ("Willem II", "Willem III"), ("Sara", "Sarah"), ("J4n", "Jan"),
        ("\u30cf\u30ca", "\u30d0\u30ca"), ("\u5c0f\u6728", "\u5c0f"), ("\u4f50\u3005\u6728", "\u4f50\u6728"),
        ("\u0915\u0941", "\u0915\u093e"), ("\uae40\ucca0", "\uae40\ucca8"),
    ],
    ids=ascii,
)  # fmt: skip
def test_names_that_are_told_apart_look_different(one: str, other: str) -> None:
    assert looks_of(one) != looks_of(other)


def test_names_look_the_same_whatever_letters_they_are_made_of() -> None:
    assert looks_of("сосо") == looks_of("coco")
    assert looks_of("B0b") == looks_of("BOB") == looks_of("B\u00f8b")
    assert looks_of("Lily") == looks_of("L1ly") == looks_of("Llly") == looks_of("LILY")


@pytest.mark.parametrize("name", ["\u02b9", "\u01c3", "\ua78c \ua78c"], ids=ascii)
def test_a_name_without_anything_to_read_is_refused(name: str) -> None:
    with pytest.raises(No):
        checked_name(name, 24)


@pytest.mark.parametrize("name", ["Zed (bot)", "Zed (b0t)", "Zed [bot]", "Zed ( bot ).", "Zed bot)", "Zed *bot*"])
def test_only_a_program_is_called_a_program(name: str) -> None:
    with pytest.raises(No):
        checked_name(name, 24)
    assert checked_name("Ben Bot", 24) == "Ben Bot"


def test_an_accounts_name_cannot_be_used_by_a_guest(server: Served) -> None:
    Visitor(server.address, "Somebody").call("POST", "/api/account", name="Coco", password="correct horse")
    for name in ("Coco", "COCO", "сосо", "C0co", "Ｃoco"):
        assert Visitor(server.address).call("PUT", "/api/me", name=name, expect=409)["reason"] == "taken", name
        account = {"name": name, "password": "correct horse"}
        assert Visitor(server.address).call("POST", "/api/account", **account, expect=409)["reason"] == "taken", name
    guest = Visitor(server.address, "Guest")
    assert guest.call("PUT", "/api/me", name="coco", expect=409)["reason"] == "taken"
    assert guest.get("/api/me")["name"] == "Guest"


def test_nobody_stands_beside_an_account_with_a_name_that_looks_the_same(server: Served) -> None:
    Visitor(server.address, "Somebody").call("POST", "/api/account", name="Willem", password="correct horse")
    for name in WILLEMS:
        refused = Visitor(server.address).call("PUT", "/api/me", name=name, expect=409)
        assert (refused["reason"], "do not tell names apart" in refused["sentence"]) == ("taken", True), name
    for language, said in (("de", "Wähle einen anderen"), ("nl", "Kies een andere")):
        refused = Visitor(server.address).call("PUT", f"/api/me?language={language}", name="Willem.", expect=409)
        assert said in refused["sentence"]


def test_honest_names_with_accents_become_accounts(server: Served) -> None:
    for name in ("Zoë", "Jürgen", "Łukasz", "Nguyễn", "Øyvind"):
        made = Visitor(server.address).call("POST", "/api/account", name=name, password="correct horse", expect=201)
        assert made["account"] == name
        signed_in = {"name": name.upper(), "password": "correct horse"}
        assert Visitor(server.address).call("POST", "/api/session", **signed_in)["account"] == name


def test_a_guest_whose_name_looked_like_it_before_is_told_apart_too(server: Served) -> None:
    likes = [Visitor(server.address, name) for name in ("Marta.", "MARTA", "M\u0227rta")]
    other = Visitor(server.address, "Martha")
    Visitor(server.address).call("POST", "/api/account", name="Marta", password="correct horse")
    assert [like.get("/api/me")["name"] for like in likes] == ["Marta. (guest)", "MARTA (guest)", "M\u0227rta (guest)"]
    assert other.get("/api/me")["name"] == "Martha"


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
