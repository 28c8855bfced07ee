"""Looking back: one's own view while playing, all sides when the game is over."""

from __future__ import annotations

import pytest
from toy import token
from visitors import Served, Visitor, pair, set_up

import flagfall
from flagfall import records
from flagfall.server.scrolls import finished


@pytest.fixture
def played(server: Served):
    """A game a few moves old."""
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        pictures = [set_up(left, right)]
        for ear in (left, right, left):
            told = ear.ask(decide="guess 0", after=ear.ask(since=0)["moment"])
        pictures.append(told)
        yield ann, ben, game, left, pictures


def test_own_moments_can_be_looked_at_while_playing(played) -> None:
    ann, _, game, _, pictures = played
    moments = ann.get(f"/api/games/{game}/moments?seat=0")
    assert [entry["moment"] for entry in moments] == [0, 2, 3, 4, 5, 6]
    for told in pictures:
        look = ann.get(f"/api/games/{game}/moments/{told['moment']}?seat=0")
        assert (look["moment"], look["picture"]) == (told["moment"], told["picture"])
    assert ann.get(f"/api/games/{game}/moments/0?seat=0")["picture"]["own"] is None
    look = ann.get(f"/api/games/{game}/moments/4?seat=0")
    assert [fact["index"] for fact in look["facts"]] == [3]
    assert look["story"] == [{"text": "Guessed left 0 0.", "tells": [3]}]


def test_nobody_looks_through_anothers_eyes_while_the_game_runs(played) -> None:
    ann, ben, game, *_ = played
    for stranger in (ben, Visitor(ann.address, "Eve"), Visitor(ann.address)):
        for path in ("moments?seat=0", "moments/3?seat=0"):
            assert stranger.get(f"/api/games/{game}/{path}", expect=403)["reason"] == "not_yours"
        assert stranger.get(f"/api/games/{game}/moments?seat=all", expect=409)["reason"] == "not_now"
        assert stranger.get(f"/api/games/{game}/scroll", expect=409)["reason"] == "not_now"
        assert token(0, 3) not in str(stranger.get(f"/api/games/{game}/moments"))
    assert ann.get(f"/api/games/{game}/moments?seat=7", expect=400)["reason"] == "unreadable"
    assert ann.get(f"/api/games/{game}/moments?seat=²", expect=400)["reason"] == "unreadable"


def test_all_sides_are_open_when_the_game_is_over(played) -> None:
    ann, _, game, left, _ = played
    left.ask(resign=True)
    anybody = Visitor(ann.address)
    moments = anybody.get(f"/api/games/{game}/moments?seat=all")
    assert [entry["moment"] for entry in moments] == list(range(6))
    look = anybody.get(f"/api/games/{game}/moments/2?seat=all")
    assert [picture["own"] for picture in look["pictures"]] == [token(0, 3), token(1, 4)]
    assert "".join(fact["what"] for fact in look["facts"]), "the board marks what happened, whoever looks"
    assert anybody.get(f"/api/games/{game}/moments/999?seat=all")["moment"] == 5
    assert anybody.get(f"/api/games/{game}/moments/3?seat=1")["picture"]["own"] == token(1, 4)


def test_a_scroll_is_downloaded_and_opened_again(played) -> None:
    """What one server wrote another can show, move by move."""
    ann, _, game, left, _ = played
    left.ask(resign=True)
    text = ann.get(f"/api/games/{game}/scroll")
    assert "Game: toy/numbers" in text
    assert "left resigns" in text

    again = ann.call("POST", "/api/scrolls", text=text)["id"]

    for path in ("moments?seat=all", "moments/3?seat=all", "moments/3?seat=0"):
        assert ann.get(f"/api/games/{again}/{path}") == ann.get(f"/api/games/{game}/{path}")
    with Visitor(ann.address).ear(again) as watcher:
        told = watcher.hear()
    assert (told["result"]["by"], told["result"]["winners"]) == ("resignation", [1])


def test_an_agreed_draw_is_one_when_the_scroll_is_opened_again(played) -> None:
    ann, ben, game, left, _ = played
    left.ask(draw=True)
    with ben.ear(game, 1) as right:
        right.hear()
        right.ask(draw=True)
    text = ann.get(f"/api/games/{game}/scroll")
    assert "Result: draw agreed" in text
    again = ann.call("POST", "/api/scrolls", text=text)["id"]
    assert ann.get(f"/api/games/{again}/scroll") == text
    with Visitor(ann.address).ear(again) as watcher:
        result = watcher.hear()["result"]
    assert (result["by"], result["reason"], result["winners"]) == ("agreement", "Everybody agreed to a draw.", [])


@pytest.mark.parametrize(
    ("result", "by", "winners"),
    [("left runs out of time", "time", [1]), ("right resigns", "resignation", [0]), ("unfinished", "unfinished", [])],
)
def test_a_scroll_says_how_a_game_ended_beside_its_moves(played, result: str, by: str, winners: list[int]) -> None:
    ann, _, game, left, _ = played
    left.ask(resign=True)
    text = ann.get(f"/api/games/{game}/scroll").replace("left resigns", result)
    again = ann.call("POST", "/api/scrolls", text=text)["id"]
    assert ann.get(f"/api/games/{again}/scroll") == text
    with Visitor(ann.address).ear(again) as watcher:
        told = watcher.hear()["result"]
    assert (told["by"], told["winners"]) == (by, winners)


def test_names_of_two_words_come_back_from_a_scroll(played) -> None:
    ann, _, game, left, _ = played
    left.ask(resign=True)
    text = ann.get(f"/api/games/{game}/scroll").replace("left=Ann", "left=Merry_Falcon")
    again = ann.call("POST", "/api/scrolls", text=text)["id"]
    with Visitor(ann.address).ear(again) as watcher:
        assert watcher.hear()["people"][0]["name"] == "Merry Falcon"


@pytest.mark.parametrize("damage", ["", "nonsense", "Flagfall-Scroll: 1\n", "\x00" * 100])
def test_a_damaged_scroll_is_refused_with_its_line(server: Served, damage: str) -> None:
    ann = Visitor(server.address, "Ann")
    assert ann.call("POST", "/api/scrolls", text=damage, expect=400)["reason"] == "unreadable"


def test_a_scroll_that_breaks_the_rules_says_where(played) -> None:
    ann, _, game, left, _ = played
    left.ask(resign=True)
    text = ann.get(f"/api/games/{game}/scroll").replace("left guess 0", "left guess 77", 1)
    refused = ann.call("POST", "/api/scrolls", text=text, expect=400)
    assert refused["sentence"].startswith("line ")


def test_every_game_of_a_database_with_a_result_is_found_for_data_sets(server: Served) -> None:
    rules = flagfall.rules("stratego/duel", ply_limit=2)
    whole, begun = (flagfall.Table(rules, seed=1) for _ in range(2))
    begun.submit(0, begun.choices(0)[0])
    while whole.result is None:
        whole.submit(whole.to_act, whole.choices(whole.to_act)[0])
    ann = Visitor(server.address, "Ann")
    for table, how in ((whole, None), (begun, "red resigns"), (begun, "draw agreed"), (begun, None)):
        ann.call("POST", "/api/scrolls", text=records.write(records.scroll_of(table, ("a", "b"), how)))
    found = [
        (record, scores) for kind, record, scores in finished(server.house.settings.database) if kind.id == rules.id
    ]
    assert [scores for _, scores in found] == [whole.result.scores, (0.0, 1.0), (0.5, 0.5)]
    assert [tuple(record) for record, _ in found] == [whole.record(), begun.record(), begun.record()]
