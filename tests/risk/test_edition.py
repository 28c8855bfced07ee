"""An edition and its board have to fit together: what does not is refused by name."""

from copy import deepcopy
from importlib import import_module

import pytest

from flagfall.core import BadEdition
from flagfall.games.declared import read
from flagfall.games.risk import board
from flagfall.games.risk.check import check
from flagfall.games.risk.options import options_of

edition = import_module("flagfall.games.risk.edition")  # the package calls a function by this name


def change(path, value):
    """A file with one thing said otherwise."""

    def changed(tables):
        *way, last = path
        for step in way:
            tables = tables[step]
        tables[last] = value

    return changed


def drop(key, number):
    return lambda tables: tables[key].pop(number)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (change(("board", "id"), "mordor"), "board.id is 'mordor'; it has to be 'middle-earth'"),
        (change(("territory", 0, "region"), "gondor"), "region names 'gondor'; there are arnor, rhovanion"),
        (change(("border", 0, "b"), "gondor"), "border.1.b names 'gondor'; there are "),
        (change(("barrier", 1, "a"), "gondor"), "barrier.2.a names 'gondor'"),
        (change(("range", 0, "territories"), ["gondor"]), "territories names 'gondor'"),
        (change(("road", 13, "territory"), "gondor"), "road.14.territory names 'gondor'"),
        (change(("region", 0, "size"), 12), "region.arnor.size is 12; it has 11 territories"),
        (change(("road",), []), "road has 0 entries; there is room for 16"),
        (lambda tables: tables["border"].extend(tables["border"][:1]), "border joins .* twice"),
        (lambda tables: tables["border"][0].update(via=[[1, 2], [3]]), "border.1.via.2 is .3.; it has to be a list"),
    ],
)
def test_a_board_that_cannot_be_is_refused(monkeypatch, change, words):
    tables = deepcopy(read("risk", "boards", "middle-earth"))
    change(tables)
    monkeypatch.setattr(board, "read", lambda *_: tables)
    with pytest.raises(BadEdition, match=words) as refused:
        check(edition.edition("middle-earth"), board.board.__wrapped__("middle-earth"))
    assert str(refused.value).startswith("boards/middle-earth.toml: ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (change(("edition", "id"), "mine"), "edition.id is 'mine'; it has to be 'middle-earth'"),
        (change(("edition", "inherits"), "middle-earth"), "leads back to itself"),
        (change(("rules", "attack_dice"), 4), "rules.attack_dice is 4; it has to be a whole number from 1 to 3"),
        (change(("setup", "battalions"), {"2": 40, "3": 35}), "setup.battalions has no key '4'; it has to be a whole"),
        (change(("card", 0, "site"), "gondor"), "card.hobbiton.site names 'gondor'; there are "),
        (change(("card", 0, "effect"), "fly"), "card.hobbiton.effect is 'fly'; it has to be one of battalions"),
        (change(("card", 0, "id"), "bree"), "card has 44 entries; there is room for 64, each with its own id"),
        (change(("card", 20, "draws"), 4), "draws is 4; an event draws at most 3 cards"),
        (change(("double_powers", "counts"), {"sauron": 2}), "double_powers.counts names 'sauron'; there are hobbiton"),
        (change(("seat", 0, "cards"), {"god": 9}), "seat.cards of number 1 of 2 names 'god'"),
        (change(("seat", 0, "cards"), {"good": 10}), "deals 10 cards of good to 2 players; there are 9"),
        (drop("seat", 0), r"seat seats \[2\] of 2 players"),
    ],
)
def test_an_edition_that_cannot_be_is_refused(monkeypatch, change, words):
    tables = deepcopy(read("risk", "editions", "middle-earth"))
    change(tables)
    monkeypatch.setattr(edition, "read", lambda *_: tables)
    with pytest.raises(BadEdition, match=words) as refused:
        check(edition.edition.__wrapped__("middle-earth"), board.board("middle-earth"))
    assert str(refused.value).startswith("editions/middle-earth.toml: ")


def test_files_and_rows_that_are_not_there_are_refused_with_those_that_are():
    with pytest.raises(
        BadEdition, match=r"There is no editions/mordor.toml; there are middle-earth.toml, standard.toml"
    ):
        edition.edition("mordor")
    with pytest.raises(BadEdition, match=r"There is no boards/mordor.toml; there are middle-earth.toml"):
        board.board("mordor")
    with pytest.raises(BadEdition, match=r"mordor.toml has no row in options.py; there are rows for middle-earth"):
        options_of("mordor")
