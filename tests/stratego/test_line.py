"""A position in one line: it names its audience, says what that audience sees, and can be read back."""

import numpy as np
import pytest

from flagfall.catalog import rules
from flagfall.core import SPECTATOR, Unreadable
from flagfall.games.stratego.position import Position, position_line, read_position, seen, write_position
from flagfall.testing.sketch import sketch

GAMES = (
    "stratego/classic", "stratego/lotr", "stratego/lotr-powers", "stratego/lotr-ring", "stratego/fire-ice",
    "stratego/fire-ice-powers", "stratego/narnia", "stratego/narnia-powers", "stratego/barrage", "stratego/duel",
    "stratego/quick-battle",
)  # fmt: skip

EMPTY = "/".join(["........"] * 8)


def test_a_line_shows_what_its_audience_sees():
    """The same position, three audiences: faces are shown only to those who see them."""
    game = sketch("stratego/quick-battle", """
        . m -3
        M . 2
    """)  # fmt: skip
    lines = [position_line(game.rules, game.view(listener)) for listener in (0, 1, SPECTATOR)]
    rows = ".......-?/......../......../......../......../......../.-?-?...../M.2....F"
    assert lines[0].startswith(f"stratego/quick-battle red 0 {rows} turn red ")
    assert ".......f/......../......../......../......../......../.m-3...../?.?....?" in lines[1]
    assert ".......-?/......../......../......../......../......../.-?-?...../?.?....?" in lines[2]
    assert lines[2].split()[1] == "spectator"


def test_an_enchanted_piece_keeps_its_letter_under_its_new_owner():
    game = sketch("stratego/fire-ice-powers", "6 . -5 -3", turn=0)
    game.decide("a1 enchant c1")
    line = position_line(game.rules, game.view(0))
    assert "/6.5+-?....." in line
    man = read_position(game.rules, line).men[2]
    assert (man.seat, game.rules.edition.pieces[man.kind - 1].id) == (0, "yeti")


def test_stone_pending_and_ring_are_said():
    game = sketch("stratego/narnia-powers", "w 6 . 3 -3", turn=1)
    game.decide("a1 stone b1")
    assert "/-?6*.3-?" in position_line(game.rules, game.view(0))
    game = sketch("stratego/lotr-ring", "\n-3 u -2 -3\nI . . .\n", turn=0)
    game.decide("a1 axe b1, b1*a2")
    line = position_line(game.rules, game.view(1))
    assert line.endswith("pending burst at b1 chosen a2 ring borne")


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_random_games_read_back(game):
    """Every position of a few games, for every listener, comes back as it was written."""
    options = {"all_powers": True} if game == "stratego/narnia-powers" else {}
    book = rules(game, memory="marks", **options)
    luck = np.random.default_rng(7)
    state = book.opening()
    for turn in range(400):
        if book.to_act(state) < 0:
            break
        if turn % 5 == 0:
            for listener in (0, 1, SPECTATOR):
                view = book.view(state, listener)
                line = position_line(book, view)
                read = read_position(book, line)
                assert read == seen(view, book)
                assert write_position(book, read) == line
                assert "\n" not in line
        choices = book.choices(book.view(state, book.to_act(state))).decisions
        state, _ = book.play(state, choices[int(luck.integers(len(choices)))])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "begins"),
        ("stratego/lotr good 0 x turn good", "begins"),
        ("stratego/quick-battle green 0 x turn red", "a listener"),
        ("stratego/quick-battle red 0 8/8 turn red", "8 rows"),
        (f"stratego/quick-battle red 0 {EMPTY[:-1]} turn red", "7 squares"),
        (f"stratego/quick-battle red 0 {EMPTY[:-1]}X turn red", "no piece"),
        (f"stratego/quick-battle red 0 {EMPTY} red", "After the rows"),
        (f"stratego/quick-battle red 0 {EMPTY} turn red what", "does not belong"),
        (f"stratego/quick-battle red 0 {EMPTY} turn", "too early"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused_with_the_reason(text, told):
    with pytest.raises(Unreadable, match=told):
        read_position(rules("stratego/quick-battle"), text)


def test_the_end_of_a_game_is_said():
    book = rules("stratego/duel")
    position = Position(listener=0, ply=9, phase="over", men={}, winner=-1, reason="both stuck", calm=-1)
    line = write_position(book, position)
    assert " over draw both-stuck " in line
    assert read_position(book, line) == position
