"""Setting up and the first move."""

from collections import Counter

import pytest

from flagfall.catalog import rules

GAMES = ("stratego/fire-ice", "stratego/fire-ice-powers")


@pytest.mark.parametrize("game", GAMES)
def test_each_army_has_thirty_pieces(game):
    """Thirty pieces a side: one 10, one 9, two 8, three 7, two each of 6, 5 and 4, five 3, four 2, a Slayer, six Traps, a
    Flag (Fire & Ice 2008, Contents and board ends)."""
    for army in (0, 1):
        ranks = Counter()
        for piece in rules(game).edition.pieces:
            if piece.army == army:
                ranks[piece.rank] += piece.count
        assert ranks == {
            "10": 1, "9": 1, "8": 2, "7": 3, "6": 2, "5": 2, "4": 2, "3": 5, "2": 4, "S": 1, "bomb": 6, "flag": 1,
        }  # fmt: skip
        assert sum(ranks.values()) == 30


def test_the_board_is_eight_rows_by_ten_with_two_zones():
    """Eight rows of ten squares with two Forbidden Zones of two by two (Fire & Ice 2008, Figure 2)."""
    game = rules("stratego/fire-ice").describe()
    assert (game["rows"], game["cols"]) == (8, 10)
    assert set(game["zones"]) == {"c4", "d4", "c5", "d5", "g4", "h4", "g5", "h5"}


def test_pieces_stand_in_ones_own_three_rows():
    """Every piece starts in its player's first three rows (Fire & Ice 2008, Game Setup 3)."""
    book = rules("stratego/fire-ice")
    state = book.opening()
    assert {book.write(choice)[-1] for choice in book.choices(book.view(state, 0))} == {"1", "2", "3"}
    assert {book.write(choice)[-1] for choice in book.choices(book.view(state, 1))} == {"6", "7", "8"}


@pytest.mark.parametrize("game", GAMES)
def test_volcandria_moves_first(game):
    """The Fire army has the first turn (Fire & Ice 2008, How to Play)."""
    book = rules(game)
    state = book.opening()
    for seat in (0, 1):
        for decision in book.read("deploy X988777665/5443333322/22SBBBBBBF", book.view(state, seat)):
            state, told = book.play(state, decision)
    assert book.spell(told[-1]) == "began fire"
