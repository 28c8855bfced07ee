"""Setting up and the first move."""

from collections import Counter

import pytest

from flagfall.catalog import rules

RED_ONE = "deploy 2222222233/3336666555/5444TEULOR/APSBBBBBBF"
RED_TWO = "deploy 2222222266/665555444S/OPEBBBBBBF"
BLUE = "deploy 2222222233/3336666555/54444MCC88/WOSBBBBBBF"


def set_up(game, red):
    book = rules(game)
    state = book.opening()
    for seat, line in ((0, red), (1, BLUE)):
        for decision in book.read(line, book.view(state, seat)):
            state, told = book.play(state, decision)
    return book, state, [book.spell(fact) for fact in told]


def test_each_army_has_forty_pieces():
    """Forty red and forty blue pieces, as many of each rank as in the classic game (Narnia 2005, Contents)."""
    for army in (0, 1):
        ranks = Counter()
        for piece in rules("stratego/narnia").edition.pieces:
            if piece.army == army:
                ranks[piece.rank] += piece.count
        assert ranks == {
            "10": 1, "9": 1, "8": 2, "7": 3, "6": 4, "5": 4, "4": 4, "3": 5, "2": 8, "S": 1, "bomb": 6, "flag": 1,
        }  # fmt: skip


def test_game_one_uses_four_rows_each_and_blue_moves_first():
    """In Game 1 both armies fill their first four rows and Blue has the first turn (Narnia 2005, Setup and On Your Turn)."""
    book, state, told = set_up("stratego/narnia", RED_ONE)
    assert told[-1] == "began blue"
    assert book.to_act(state) == 1


def test_in_game_two_red_sets_up_thirty_pieces_in_three_rows():
    """Red starts Game 2 with exactly thirty pieces in its first three rows; the ten with a green background wait (Narnia
    2005, Special Game 2 Setup; N15)."""
    book = rules("stratego/narnia-powers")
    view = book.view(book.opening(), 0)
    assert {book.write(choice).split("@")[1][1:] for choice in book.choices(view)} == {"1", "2", "3"}
    assert sum(book.show(view)["left"].values()) == 30
    book, state, _ = set_up("stratego/narnia-powers", RED_TWO)
    waiting = book.show(book.view(state, 0))["left"]
    assert waiting == {"aslan": 1, "rumblebuffin": 1, "susan": 1, "lucy": 1, "tumnus": 1, "dryad": 5}


def test_blue_moves_first_in_game_two_as_well():
    """No other rule is given for Game 2, so Blue begins (Narnia 2005, On Your Turn; N16)."""
    assert set_up("stratego/narnia-powers", RED_TWO)[2][-1] == "began blue"


@pytest.mark.parametrize("game", ["stratego/narnia", "stratego/narnia-powers"])
def test_what_is_reconstructed_is_said(game):
    """The label sheet and the sheet of powers are lost; players are told what was made up anew (Narnia 2005, Contents)."""
    described = rules(game).describe()
    assert described["reconstructed"]
    assert described["kinds"]["peter"]["source"] == "reconstruction"
    assert described["kinds"]["aslan"]["source"] == "printed"
    assert all(power["source"] == "reconstruction" for power in described["powers"].values())
