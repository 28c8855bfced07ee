"""A long story comes in pieces of bounded size, the same words as in one go, and each put into words once."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from visitors import Ear, Served, Visitor, pair, set_up

from flagfall.server import pieces, room, tell

SCROLLS = Path(__file__).parents[1] / "scrolls"


def story(ear: Ear) -> tuple[list[dict], list[dict], list[str]]:
    """Everything up to the message that is not a piece: the messages, all facts, all sentences."""
    heard = [ear.hear()]
    while heard[-1]["kind"] == "earlier":
        heard.append(ear.hear())
    return heard, [fact for one in heard for fact in one["facts"]], [line for one in heard for line in one["story"]]


def opened(server: Served, scroll: Path) -> str:
    return Visitor(server.address, "Ann").call("POST", "/api/scrolls", text=scroll.read_text("utf-8"))["id"]


@contextlib.contextmanager
def cut(size: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pieces, "PIECE", size)
        patch.setattr(pieces, "LONG", 2 * size)
        yield


@pytest.mark.parametrize(
    ("name", "size"),
    [("stratego-classic", 90), ("stratego-lotr-powers", 90), ("risk-middle-earth", 200), ("risk-standard", 200)],
)
def test_a_story_in_pieces_is_the_same_story(server: Served, name: str, size: int) -> None:
    scroll = SCROLLS / f"1-{name}.scroll"
    game, nobody = opened(server, scroll), Visitor(server.address)
    with cut(10**9), nobody.ear(game) as ear:
        (whole,), facts, lines = story(ear)
    server.house.rooms.live(game).ends = pieces.Ends(server.house.rooms.live(game).table)
    with cut(size), nobody.ear(game) as ear:
        heard, again, told = story(ear)
    assert len(heard) > 2
    assert [fact["index"] for fact in again] == list(range(len(facts)))
    assert (again, told) == (facts, lines)
    assert max(len(one["facts"]) for one in heard) <= 2 * size
    assert {**heard[-1], "since": 0, "facts": [], "story": []} == {**whole, "facts": [], "story": []}


def test_a_piece_is_put_into_words_once_for_everybody(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    scroll = SCROLLS / "1-stratego-classic.scroll"
    game = opened(server, scroll)
    made: list[str] = []
    plain = tell.written
    monkeypatch.setattr(tell, "written", lambda message: (made.append(type(message).__name__), plain(message))[1])
    with cut(90):
        for _ in range(4):
            with Visitor(server.address).ear(game) as ear:
                heard, *_ = story(ear)
        assert made.count("Earlier") == len(heard) - 1


def test_whoever_asks_in_the_middle_hears_the_rest(server: Served) -> None:
    scroll = SCROLLS / "1-stratego-classic.scroll"
    game = opened(server, scroll)
    with cut(90), Visitor(server.address).ear(game) as ear:
        _, facts, _ = story(ear)
        number = ear.say(since=7)
        heard, again, _ = story(ear)
        assert heard[0]["since"] == 7
        assert heard[-1]["answers"] == number
        assert again == facts[7:]


def test_a_full_gallery_is_told_in_words_put_together_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        told = set_up(left, right)
        gallery = [Visitor(server.address).ear(game) for _ in range(6)]
        for watcher in gallery:
            watcher.until(lambda heard: heard["watching"] == 6)
        made: list[int | None] = []
        plain = tell.written
        monkeypatch.setattr(tell, "written", lambda message: (made.append(message.seat), plain(message))[1])
        left.ask(decide="roll", after=told["moment"])
        heard = [
            watcher.until(lambda heard: heard["facts"] and heard["facts"][-1]["what"] == "rolled")
            for watcher in gallery
        ]
        assert heard[1:] == heard[:1] * 5
        assert made.count(None) == 1


def test_a_full_gallery_hears_rarely_who_comes_and_goes(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """At last everybody knows how many there are; nobody is told of each."""
    monkeypatch.setattr(room, "FEW", 0)
    monkeypatch.setattr(room, "WAIT_EACH", 1.0)
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        for _ in range(20):
            with Visitor(server.address).ear(game) as passing:
                passing.hear()
        staying = [Visitor(server.address).ear(game) for _ in range(12)]
        left.until(lambda heard: heard["watching"] == 12)
        assert len(left.received) < 30
        assert [one.hear()["kind"] for one in staying] == ["told"] * 12
