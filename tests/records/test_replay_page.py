"""A game on a page: every step drawn, told no further than whoever looks may know, and nothing but the page is needed."""

import json
import re
from base64 import b64decode
from zlib import decompress

import pytest

import flagfall
from flagfall.records import scroll_of, write
from flagfall.records.replay_page import replay_page


def game(name, **options):
    table = flagfall.Table(flagfall.rules(name, **options), seed=4)
    while table.result is None and table.moment < 60:
        table.submit(table.to_act, table.choices(table.to_act)[-1])
    return table


def told(page):
    return json.loads(decompress(b64decode(re.search(r'atob\("([^"]+)"\)', page)[1])))


def faces(page, step=-1):
    """The words drawn at a step."""
    read = told(page)
    return re.findall(r">([^<]+)</text>", "".join(read["shapes"][shape] for shape in read["steps"][step][1]))


def test_a_game_that_is_over_lies_open_and_says_how_it_ended():
    table = game("stratego/duel", ply_limit=6)
    page = replay_page(write(scroll_of(table, ("<b>", "b"))))
    assert "?" not in faces(page)
    assert {"Marshal", "Flag"} <= set(faces(page))
    assert "stratego/duel (red: &lt;b&gt;, blue: b)" in page
    assert "draw (" in page
    assert "http" not in page
    whos = [who for who, _, _ in told(page)["steps"]]
    assert whos[:3] == ["start", "red", "blue"]
    assert len(whos) == 1 + 2 + 6
    assert any("moves" in sentence for _, _, sentences in told(page)["steps"] for sentence in sentences)


def test_a_game_that_goes_on_shows_what_a_spectator_saw_and_a_seat_what_it_saw():
    text = write(scroll_of(game("stratego/duel"), ("a", "b")))
    assert faces(replay_page(text), 2).count("?") == 20
    assert faces(replay_page(text, 0), 2).count("?") == 10


@pytest.mark.parametrize("name", ["risk/standard", "stratego/lotr-ring"])
def test_every_step_is_the_drawing_of_that_moment(name):
    table = game(name)
    read = told(replay_page(write(scroll_of(table, tuple("abcd"[: len(table.rules.seats)])))))
    drawn = table.rules.picture(table.view("spectator")).shapes
    assert [read["shapes"][shape] for shape in read["steps"][-1][1]] == [shape.svg() for shape in drawn]
