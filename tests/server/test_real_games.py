"""Every game of the catalog is playable here without the server knowing any of them."""

from __future__ import annotations

import random

import pytest
from visitors import Served, Visitor

from flagfall.catalog import catalog

REAL = [game for game in catalog.games() if not game.id.startswith("toy/")]


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_game_is_played_over_the_wire_against_the_computer(server: Served, game: catalog.Game) -> None:
    """By the texts of the choices alone, from set-up on; each told is drawn from that seat's own view."""
    luck, ann = random.Random(1), Visitor(server.address, "Ann")
    wanted = 60 if game.id in ("stratego/classic", "risk/middle-earth") else 12
    seats = len(catalog.rules(game.id).seats)
    made = ann.make("me", *["random"] * (seats - 1), game=game.id)
    sheet = ann.get(f"/api/games/{made['id']}")
    assert sheet["describe"]
    with ann.ear(made["id"], 0) as mine:
        told, moves = mine.hear(), 0
        while moves < wanted and told["result"] is None:
            if not told["choices"]:
                told = mine.until(lambda told: told["choices"] or told["result"])
                continue
            told = mine.ask(decide=luck.choice(told["choices"])["text"], after=told["moment"])
            assert told["kind"] == "told", told
            assert {"do", "text"} <= set((told["choices"] or [{"do": 0, "text": 0}])[0])
            moves += 1
        assert told["moment"] > 0


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_the_rules_on_the_wire_are_the_guide_of_the_game(server: Served, game: catalog.Game) -> None:
    """One text for page and terminal."""
    rules = catalog.rules(game.id)
    sections = Visitor(server.address).get(f"/api/guide?game={game.id}")
    assert [(one["title"], "\n".join(one["text"])) for one in sections] == rules.guide()
    assert [one["drawn"] for one in sections] == [list(rules.drawn.get(title.key, ())) for title, _ in rules.guide()]


def test_the_rules_on_the_wire_follow_what_was_agreed(server: Served) -> None:
    eve = Visitor(server.address)
    sections = {
        one["title"]: one["text"]
        for one in eve.get("/api/guide?game=stratego/classic&option=rescue=true&option=two_square=5")
    }
    assert "five turns running" in sections["Back and forth"][0]
    assert "You agreed on Rescue." in sections["Rescue"][0]
    assert eve.get("/api/guide?game=stratego/classic&option=rescue=maybe", expect=400)["reason"] == "bad_option"
    assert eve.get("/api/guide?game=stratego/nothing", expect=404)["reason"] == "unknown"
    assert eve.get("/api/guide?game=toy/numbers") == []


def test_what_the_other_hides_changes_no_byte_for_you(server: Served) -> None:
    """Non-interference on the wire: two classic games that differ only in red pieces never seen."""
    heard = [_what_blue_hears(server, swapped) for swapped in (False, True)]
    assert heard[0] == heard[1]


def _what_blue_hears(server: Served, swapped: bool) -> tuple:
    ann, ben = Visitor(server.address, "Ann"), Visitor(server.address, "Ben")
    made = ann.make("me", "friend", game="stratego/classic")
    ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
    game = made["id"]
    kinds = sorted(ann.get(f"/api/games/{game}")["describe"]["kinds"].values(), key=lambda kind: not kind["moves"])
    letters = "".join(kind["letter"] * kind["count"] for kind in kinds)
    rest = "".join(random.Random(2).sample(letters[10:], 30)) if swapped else letters[10:]
    army = letters[:10] + rest
    rows = [army[at : at + 10] for at in range(0, 40, 10)]
    theirs = [letters[at : at + 10] for at in range(0, 40, 10)]
    with ann.ear(game, 0) as red, ben.ear(game, 1) as blue:
        red.hear(), blue.hear()
        red.ask(decide=f"deploy {'/'.join(rows)}", after=0)
        blue.ask(decide=f"deploy {'/'.join(reversed(theirs))}", after=0)
        for ear, move in ((red, "a4-a5"), (blue, "a7-a6"), (red, "j4-j5"), (blue, "j7-j6")):
            told = ear.ask(since=0)
            while not told["choices"]:
                told = ear.hear()
            told = ear.ask(decide=move, after=told["moment"])
            assert told["kind"] == "told", told
        refused = blue.ask(decide="a1-a2", after=told["moment"])
        return {**blue.ask(since=0), "game": None}, refused
