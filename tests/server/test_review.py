"""Reviews and puzzles over the wire."""

from __future__ import annotations

import msgspec
import pytest
from visitors import Served, Visitor, pair, set_up

from flagfall.records import write
from flagfall.records.scroll import scroll_of
from flagfall.server import reviews, wire_review
from flagfall.server.preparing import Preparing


@pytest.fixture
def played(server: Served):
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        yield ann, game, left


def test_a_review_is_refused_to_everybody_while_the_game_runs(played) -> None:
    ann, game, left = played
    for anybody in (ann, Visitor(ann.address)):
        for path in ("review", "review/2", "thinking/2?seat=0"):
            refused = anybody.get(f"/api/games/{game}/{path}", expect=409)
            assert refused["reason"] == "not_now"
            assert refused["sentence"] == "A review tells everything; it can be had when the game is over."
    left.ask(resign=True)
    assert ann.get(f"/api/games/{game}/review")["seats"] == ["left", "right"]
    assert ann.get(f"/api/games/{game}/review/1")["moment"] == 1
    assert ann.get(f"/api/games/{game}/thinking/1?seat=0")["thoughts"] is None, "no computer thinks about the toy"
    assert ann.get(f"/api/games/{game}/thinking/1?seat=7", expect=400)["key"] == "server-no-seat"


def test_what_never_came_is_the_last_moment_made_once(played, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger would have the same made for a million numbers."""
    ann, game, left = played
    left.ask(resign=True)
    made: list[int] = []
    moment, thinking = reviews.moment, reviews.thinking
    monkeypatch.setattr(reviews, "moment", lambda *given: made.append(given[2]) or moment(*given))
    monkeypatch.setattr(reviews, "thinking", lambda *given: made.append(given[2]) or thinking(*given))
    for path in ("review/{}", "thinking/{}?seat=0"):
        last = {ann.get(f"/api/games/{game}/{path.format(number)}")["moment"] for number in (900, 901, 999_999)}
        assert last == {made[-1]}
    assert len(made) == 2


def test_what_is_sent_is_what_the_wire_says() -> None:
    import flagfall

    table = flagfall.Table(flagfall.rules("stratego/barrage"))
    table.submit("red", "flag@a1, bomb@b1, marshal@e4, general@j4, spy@a2, scout@a4, scout@b4, miner@c1")
    table.submit("blue", "flag@j10, bomb@a7, marshal@h10, general@i9, spy@e8, scout@e7, scout@b10, miner@c10")
    table.submit("red", "a4-a7")
    told = msgspec.convert(reviews.whole(table.rules, table.record()), wire_review.Review)
    assert {turn.key for turn in told.turning} - {"review-better"} == {"review-lost-on-bomb"}
    known = msgspec.convert(reviews.moment(table.rules, table.record(), 17), wire_review.Known)
    assert known.seats[0].odds["a7"] == {"bomb": 1.0}
    thinking = msgspec.convert(reviews.thinking(table.rules, table.record(), 16, 0, "captain"), wire_review.Thinking)
    assert (thinking.moment, thinking.player, thinking.itself) == (16, "captain", True)
    assert thinking.thoughts is not None
    assert thinking.played is not None
    assert (thinking.played.decide, thinking.truth["a7"]) == ("a4-a7", "bomb")
    assert write(scroll_of(table, ("a", "b")))


def test_puzzles_are_put_and_judged_for_anybody(server: Served) -> None:
    anybody = Visitor(server.address)
    listed = anybody.get("/api/puzzles")
    assert listed["day"] in {one["id"] for one in listed["puzzles"]}
    one = next(one for one in listed["puzzles"] if one["kind"] == "safe")
    put = anybody.get(f"/api/puzzles/{one['id']}")
    msgspec.convert(put, wire_review.PuzzleAsked)
    assert len(put["moves"]) >= 3
    moves = [move["text"] for move in put["moves"]]
    assert moves == [f"{move['from']}-{move['to']}" for move in put["moves"]]
    judged = [anybody.call("POST", f"/api/puzzles/{one['id']}", answer=[move]) for move in moves]
    msgspec.convert(judged[0], wire_review.PuzzleJudged)
    assert [move for move, said in zip(moves, judged, strict=True) if said["right"]] == judged[0]["answer"]
    assert anybody.get("/api/puzzles/none", expect=404)["reason"] == "unknown"


def test_an_answer_waits_until_who_judges_it_is_compiled_elsewhere(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine that has never played it would be compiled in the server itself, and everybody's moves would wait."""
    waited: list[str] = []

    async def settled(_: Preparing, what: str) -> None:
        waited.append(what)

    monkeypatch.setattr(Preparing, "settled", settled)
    anybody = Visitor(server.address)
    one = next(one for one in anybody.get("/api/puzzles")["puzzles"] if one["kind"] == "safe")
    anybody.call("POST", f"/api/puzzles/{one['id']}", answer=["a1"])
    assert waited == [f"{one['game']} by mind"]
