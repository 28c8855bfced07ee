"""Looking after an account: signing out for good, another password, a forgotten one, leaving."""

from __future__ import annotations

import re
import socket
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from visitors import Served, Visitor, pair, set_up, settings

from flagfall.server import mail, signing

SECRET = "correct horse"


def account(server: Served, name: str) -> Visitor:
    visitor = Visitor(server.address)
    visitor.call("POST", "/api/account", name=name, password=SECRET)
    return visitor


def elsewhere(server: Served, name: str, password: str = SECRET) -> Visitor:
    visitor = Visitor(server.address)
    visitor.call("POST", "/api/session", name=name, password=password)
    return visitor


def with_cookie(server: Served, cookie: str | None) -> Visitor:
    visitor = Visitor(server.address)
    visitor.http.cookies.set("flagfall", cookie or "")
    return visitor


def test_a_cookie_opens_nothing_after_signing_out(server: Served) -> None:
    account(server, "Out One")
    here, there = elsewhere(server, "Out One"), elsewhere(server, "Out One")
    copied = here.cookie
    game = here.make("me", "friend")["id"]
    with here.ear(game, 0) as left:
        left.hear()
        here.call("DELETE", "/api/session", expect=204)
        assert left.ended() == 1012
    thief = with_cookie(server, copied)
    assert thief.get("/api/me")["name"] is None
    assert thief.ear(game, 0).ended() == 4401
    assert there.get("/api/me")["name"] == "Out One"


def test_signing_out_everywhere_ends_every_cookie(server: Served) -> None:
    account(server, "Out All")
    devices = [elsewhere(server, "Out All") for _ in range(3)]
    devices[0].call("DELETE", "/api/session?everywhere=true", expect=204)
    assert [device.get("/api/me")["name"] for device in devices] == [None] * 3
    assert elsewhere(server, "Out All").get("/api/me")["name"] == "Out All"


def test_a_guests_cookie_ends_when_it_becomes_an_account(server: Served) -> None:
    """Whoever slipped somebody a cookie of their own has nothing of the account."""
    ann = Visitor(server.address, "Slipped")
    slipped = ann.cookie
    game = ann.make("me", "friend")["id"]
    with with_cookie(server, slipped).ear(game, 0) as thief:
        thief.hear()
        ann.call("POST", "/api/account", name="Slipped", password=SECRET)
        assert thief.ended() == 1012
    assert ann.cookie != slipped
    assert with_cookie(server, slipped).get("/api/me")["name"] is None
    assert ann.get("/api/me")["account"] == "Slipped"


def test_another_password_signs_out_everybody_else(server: Served) -> None:
    here = account(server, "Changer")
    there = elsewhere(server, "Changer")
    assert here.call("PUT", "/api/account", password="wrong one", new="battery staple", expect=401)
    assert here.call("PUT", "/api/account", password=SECRET, new="short", expect=400)
    here.call("PUT", "/api/account", password=SECRET, new="battery staple")
    assert here.get("/api/me")["account"] == "Changer"
    assert there.get("/api/me")["name"] is None
    elsewhere(server, "Changer", "battery staple")
    Visitor(server.address).call("POST", "/api/session", name="Changer", password=SECRET, expect=401)
    Visitor(server.address, "A Guest").call("PUT", "/api/account", password="x", new=SECRET, expect=409)


def test_whoever_signs_in_again_and_again_leaves_no_heap_of_sessions(server: Served, monkeypatch) -> None:
    """The oldest end; the latest stay."""
    monkeypatch.setattr("flagfall.server.storage.people.MOST_SESSIONS", 3)
    devices = [account(server, "Many"), *(elsewhere(server, "Many") for _ in range(3))]
    assert [device.get("/api/me")["name"] for device in devices] == [None, "Many", "Many", "Many"]


def test_trying_passwords_from_elsewhere_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db", proxies=("127.0.0.1",))) as server:
        account(server, "Owner")
        for n in range(40):
            Visitor(server.address).http.post(
                "/api/session",
                json={"name": "Owner", "password": "wrong"},
                headers={"x-forwarded-for": f"192.0.2.{n % 4}"},
            )
        guessing = {"x-forwarded-for": "192.0.2.1"}
        wish = {"name": "Owner", "password": SECRET}
        refused = Visitor(server.address).http.post("/api/session", json=wish, headers=guessing)
        assert refused.status_code == 429
        assert re.search(r"in \d+ s", refused.json()["sentence"])
        owner = Visitor(server.address).http.post(
            "/api/session", json=wish, headers={"x-forwarded-for": "198.51.100.7"}
        )
        assert owner.status_code == 200


def test_leaving_gives_up_running_games_and_leaves_the_rest_without_a_name(server: Served) -> None:
    ann = account(server, "Leaver")
    ben = Visitor(server.address, "Stayer")
    made = [ann.make("me", "friend") for _ in range(3)]
    for one in made:
        ben.call("POST", "/api/claim", token=one["invites"][0]["token"])
    begun, early, over = (one["id"] for one in made)
    ann.call("PUT", "/api/setups", game="toy/numbers", name="best", text="hide 7")
    with ann.ear(over, 0) as left:
        left.hear()
        left.ask(chat="my secret")
        left.ask(resign=True)
    with ann.ear(begun, 0) as left, ben.ear(begun, 1) as right, ben.ear(early, 1) as other:
        set_up(left, right), other.hear()
        assert ann.call("POST", "/api/account/deletion", password="wrong one", expect=401)
        ann.call("POST", "/api/account/deletion", password=SECRET, expect=204)
        told = right.until(lambda told: told["result"] and told["people"][0]["name"] != "Leaver")
        assert (told["result"]["winners"], told["result"]["by"]) == ([1], "resignation")
        assert told["people"][0]["name"] == "Somebody who left"
        assert other.until(lambda told: told["result"])["result"]["by"] == "abort"
        assert left.ended() == 1012
    assert ann.get("/api/me")["name"] is None
    with ben.ear(over, 1) as right:
        assert "my secret" not in str(right.hear())
    Visitor(server.address).call("POST", "/api/session", name="Leaver", password=SECRET, expect=401)
    again = Visitor(server.address, "Leaver")
    assert again.get("/api/games?list=mine") == []
    rows = {row["id"]: row for row in ben.get("/api/games?list=mine")}
    assert rows[over]["people"][0]["name"] == "Somebody who left"


class _Letters(socketserver.StreamRequestHandler):
    """As much of a mail server as a letter needs."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().strip().upper():
            if line == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while (more := self.rfile.readline()) != b".\r\n":
                    letter += more
                self.server.letters.append(letter.decode())
            elif line == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 good\r\n")


@pytest.fixture
def post_office() -> Iterator[socketserver.ThreadingTCPServer]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Letters) as office:
        office.letters = []
        threading.Thread(target=office.serve_forever, daemon=True).start()
        yield office
        office.shutdown()


def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(tmp_path: Path, post_office) -> None:
    office = f"smtp://127.0.0.1:{post_office.server_address[1]}/?from=games@example.org"
    chosen = settings(f"sqlite:///{tmp_path}/games.db", mail=office, site="https://games.example.org/")
    with Served(chosen) as server:
        ann = account(server, "Forgetful")
        assert ann.call("PUT", "/api/account", password=SECRET, mail="no address", expect=400)
        assert ann.call("PUT", "/api/account", password=SECRET, mail="ann@example.org")["mail"] == "ann@example.org"
        somebody = Visitor(server.address)
        assert somebody.call("POST", "/api/account/forgotten", name="Nobody Here", expect=204) == ""
        somebody.call("POST", "/api/account/forgotten", name="forgetful", expect=204)
        until = threading.Event()
        while not post_office.letters:
            until.wait(0.05)
        (letter,) = post_office.letters
        assert "To: ann@example.org" in letter
        (token,) = re.findall(r"https://games\.example\.org/account#([\w=-]+)", letter.replace("=\r\n", ""))
        reset = {"token": token, "password": "battery staple"}
        assert somebody.call("POST", "/api/account/reset", **reset)["account"] == "Forgetful"
        assert ann.get("/api/me")["name"] is None
        elsewhere(server, "Forgetful", "battery staple")
        Visitor(server.address).call("POST", "/api/account/reset", **reset, expect=404)


def test_a_mail_server_that_never_answers_keeps_one_thread_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "PARTING", 0.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        post = mail.Post(f"smtp://127.0.0.1:{silent.getsockname()[1]}")
        for _ in range(mail.MOST_WAITING + 10):
            post.send("ann@example.org", "about", "a letter")
        assert sum(thread.name == "post" for thread in threading.enumerate()) == 1
        post.close()


def test_without_a_mail_server_the_way_to_a_new_password_is_said(server: Served) -> None:
    told = Visitor(server.address).call("POST", "/api/account/forgotten", name="Ann", expect=409)
    assert "ask whoever runs it" in told["sentence"]


def test_a_persons_id_alone_lets_nobody_in(server: Served) -> None:
    ann, _, _ = pair(server.address)
    house = server.house
    person = house.people.signed_in(house.seal.opened(ann.cookie)).id
    assert with_cookie(server, house.seal.seal(person)).get("/api/me")["name"] is None


def test_an_answer_says_whose_it_is_and_nothing_that_opens_anything(server: Served) -> None:
    """The same for one person wherever they are signed in, another for everybody else; a guest stays who they were as an account."""

    def whose(visitor: Visitor, path: str = "/api/me") -> str:
        return visitor.http.get(path).headers["flagfall-whose"]

    guest, nobody = Visitor(server.address, "Marked Guest"), Visitor(server.address)
    before, copied = whose(guest), guest.cookie
    guest.call("POST", "/api/account", name="Marked", password=SECRET)
    assert [whose(guest), whose(elsewhere(server, "Marked")), whose(guest, "/api/mine")] == [before] * 3
    others = {whose(Visitor(server.address, f"Marked {n}")) for n in range(3)} | {before}
    assert len(others) == 4
    assert [whose(nobody), whose(nobody, "/api/mine"), whose(with_cookie(server, copied))] == ["nobody"] * 3
    assert "flagfall-whose" not in nobody.http.get("/api/catalog").headers
    # What seals a cookie is not told, whatever ids an old server may have given.
    seal = signing.Seal("secret")
    assert seal.whose("id") not in seal.seal("id")
