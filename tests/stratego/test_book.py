"""The book: editions and options compiled to tables, where ranks and privileges become cells."""

import numpy as np
import pytest

import flagfall
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import members, name, number, words

GAMES = [entry.id for entry in flagfall.games() if entry.id.startswith("stratego/")]


def kind(rules, word, seat):
    return next(k for k, p in enumerate(rules.edition.pieces, start=1) if p.id == word and p.army == seat)


def clash(rules, attacker, defender, regime=0):
    return int(rules.book["clash"][0][regime, kind(rules, attacker, 0), kind(rules, defender, 1)])


@pytest.mark.parametrize("game", GAMES)
def test_the_book_cannot_be_written_in(game):
    book = flagfall.rules(game).book
    with pytest.raises(ValueError, match="read-only"):
        book["first"] = 1


@pytest.mark.parametrize("game", GAMES)
def test_every_square_of_the_board_is_land_or_zone(game):
    rules = flagfall.rules(game)
    board = rules.edition.board
    assert len(members(*rules.book["land"][0])) + len(board.zones) == board.rows * board.cols


@pytest.mark.parametrize("game", GAMES)
def test_every_army_fits_on_its_rows(game):
    rules = flagfall.rules(game)
    for seat in (0, 1):
        count = sum(int(n) for k, n in enumerate(rules.book["count"][0]) if rules.book["army"][0][k] == seat)
        assert 0 < count <= len(members(*rules.book["home"][0][seat]))


@pytest.mark.parametrize("game", GAMES)
def test_whoever_attacks_a_flag_takes_it_and_flags_attack_nobody(game):
    rules = flagfall.rules(game)
    for a, attacker in enumerate(rules.edition.pieces, start=1):
        for d, defender in enumerate(rules.edition.pieces, start=1):
            outcome = int(rules.book["clash"][0][0, a, d])
            if not attacker.moves:
                assert outcome == code.LOSE
            elif defender.rank == "flag":
                assert outcome == code.TAKE_FLAG


def test_the_classic_meetings():
    rules = flagfall.rules("stratego/classic")
    assert clash(rules, "spy", "marshal") == code.WIN
    assert clash(rules, "marshal", "spy") == code.WIN
    assert clash(rules, "miner", "bomb") == code.WIN
    assert clash(rules, "marshal", "bomb") == code.LOSE
    assert clash(rules, "scout", "scout") == code.BOTH
    assert clash(rules, "sergeant", "captain") == code.LOSE


def test_options_change_cells_and_nothing_else():
    plain, eager = (flagfall.rules("stratego/classic", aggressor_advantage=on).book for on in (False, True))
    for field in code.BOOK.names:
        same = np.array_equal(plain[field], eager[field])
        assert same == (field != "clash")


def test_the_ring_switches_tables():
    rules = flagfall.rules("stratego/lotr-ring")
    good, evil = "gandalf", "saruman"
    assert clash(rules, good, evil, regime=0) == code.WIN
    assert clash(rules, good, evil, regime=1) == code.BOTH


def test_squares_have_one_name_each():
    assert [number(name(square)) for square in range(100)] == list(range(100))
    assert (name(0), name(9), name(90), name(99)) == ("a1", "j1", "a10", "j10")
    for wrong in ("", "a", "a0", "a11", "k1", "A1", "a01", "1a", "a1 "):
        with pytest.raises(ValueError, match="is not a square"):
            number(wrong)


def test_sets_of_squares_come_back_as_they_went():
    for squares in ([], [0], [49, 50], [0, 49, 50, 99], list(range(100))):
        assert members(*words(squares)) == squares
