"""Setting up and the first move."""

from collections import Counter

import pytest

from flagfall.catalog import rules
from flagfall.core import Illegal

GAMES = ("stratego/lotr", "stratego/lotr-powers", "stratego/lotr-ring")


def lay_out(game):
    book = rules(game)
    return book, book.opening()


def test_each_army_has_forty_pieces_with_the_printed_ranks():
    """Forty pieces a side: one 10, one 9, two 8, three 7, four 6, four 5, four 4, five 3, eight 2, a Spy, six
    Strongholds and a Flag (LotR 2004, Contents and board ends)."""
    for game in GAMES:
        pieces = rules(game).edition.pieces
        for army in (0, 1):
            ranks = Counter()
            for piece in pieces:
                if piece.army == army:
                    ranks[piece.rank] += piece.count
            assert ranks == {
                "10": 1, "9": 1, "8": 2, "7": 3, "6": 4, "5": 4, "4": 4, "3": 5, "2": 8, "S": 1, "bomb": 6, "flag": 1,
            }  # fmt: skip


def test_pieces_stand_in_ones_own_four_rows():
    """Every piece starts on a square of its own in its player's first four rows (LotR 2004, Game Setup 3)."""
    book, state = lay_out("stratego/lotr")
    good, evil = book.view(state, 0), book.view(state, 1)
    assert {text.split("@")[1] for text in map(book.write, book.choices(good))} == {
        f"{column}{row}" for column in "abcdefghij" for row in (1, 2, 3, 4)
    }
    assert {text.split("@")[1] for text in map(book.write, book.choices(evil))} == {
        f"{column}{row}" for column in "abcdefghij" for row in (7, 8, 9, 10)
    }


def test_a_placed_piece_is_heard_by_its_owner_only():
    """The labels face their owner and nobody else (LotR 2004, Game Setup 3)."""
    book, state = lay_out("stratego/lotr-ring")
    state, facts = book.play(state, book.codes.find(book.notation.read_one("frodo@e2", 0)))
    assert [(book.spell(fact), fact.audience.names(book.seats)) for fact in facts] == [("placed frodo e2", "good")]
    assert book.show(book.view(state, 1))["pieces"] == []


def test_a_square_outside_ones_rows_is_refused():
    """Beyond the four rows nothing is set up (LotR 2004, Game Setup 3)."""
    book, state = lay_out("stratego/lotr")
    view = book.view(state, 0)
    with pytest.raises(Illegal, match=r"your rows go from a1 to j4"):
        book.read("gandalf@a5", view)


@pytest.mark.parametrize("game", GAMES)
def test_the_forces_of_evil_move_first(game):
    """Evil has the first turn in all three games (LotR 2004, How to Play)."""
    book, state = lay_out(game)
    rows = {
        0: "deploy 2222222233/333EEEERCM/PHNDJTOWLI/GASBBBBBBF",
        1: "deploy 2222222233/333UUUUZZZ/ZDDDDGLHNN/KASBBBBBBF",
    }
    told = []
    for seat in (0, 1):
        for decision in book.read(rows[seat], book.view(state, seat)):
            state, told = book.play(state, decision)
    assert [book.spell(fact) for fact in told][-1] == "began evil"
    assert book.to_act(state) == 1
    assert {piece["kind"] for piece in book.show(book.view(state, 0))["pieces"] if piece["seat"] == 1} == {None}


def test_games_one_and_two_have_no_mount_doom():
    """Without the Ring mission the Mount Doom square is an ordinary zone cell (LotR 2004, Games 1 and 2; L28)."""
    for game in GAMES[:2]:
        assert rules(game).describe()["doom"] is None
        assert "h6" in rules(game).describe()["zones"]
    assert rules(GAMES[2]).describe()["doom"] == "h6"


def test_what_is_reconstructed_is_said():
    """The place of Mount Doom is a reconstruction, and the player is told so (LotR 2004, Figure 4 is lost)."""
    assert any("Mount Doom" in sentence for sentence in rules("stratego/lotr-ring").describe()["reconstructed"])
