"""Whoever writes an edition hears what is wrong with it: for every key of every file, gone, misspelt or of a wrong kind."""

from __future__ import annotations

import datetime
from copy import deepcopy
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

import pytest

from flagfall import catalog
from flagfall.core import BadEdition
from flagfall.games.declared import read
from flagfall.games.risk import board, book
from flagfall.games.risk.options import OPTIONS
from flagfall.games.stratego import draft
from flagfall.games.stratego.book import compile_book
from flagfall.games.stratego.options import options_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Path = tuple[str | int, ...]
FOLDERS = (("stratego", "editions"), ("risk", "editions"), ("risk", "boards"))
edition = import_module("flagfall.games.risk.edition")  # the package calls a function by this name
FILES = [
    (family, folder, file.name.removesuffix(".toml"))
    for family, folder in FOLDERS
    for file in (resources.files(f"flagfall.games.{family}") / folder).iterdir()
]


def keys(tables: Any, path: Path = ()) -> Iterator[Path]:
    """Every key there is; of a list of tables every key that one of them has, once."""
    if isinstance(tables, dict):
        for key, value in tables.items():
            yield (*path, key)
            yield from keys(value, (*path, key))
    elif isinstance(tables, list):
        seen = set[Path]()
        for number, entry in enumerate(tables):
            for found in keys(entry):
                if found not in seen:
                    seen.add(found)
                    yield (*path, number, *found)


def gone(table: dict[str, Any], key: str) -> str:
    del table[key]
    return key


def misspelt(table: dict[str, Any], key: str) -> str:
    table[f"{key}x"] = table.pop(key)
    return f"{key}x"


def of_another_kind(table: dict[str, Any], key: str) -> str:
    table[key] = datetime.date(2002, 1, 1)
    return key


def load(monkeypatch: pytest.MonkeyPatch, file: tuple[str, str, str], tables: dict[str, Any]) -> None:
    """Everything from the file to the compiled book, as if it said this."""
    for reader in (draft, edition, board):
        monkeypatch.setattr(reader, "read", lambda *asked: deepcopy(tables) if asked == file else read(*asked))
    family, folder, name = file
    if family == "stratego":
        box = draft.edition.__wrapped__(name)
        compile_book(box, {option.name: option.default for option in options_of(box)})
        return
    if folder == "boards":
        monkeypatch.setattr(book, "board", board.board.__wrapped__)
    else:
        monkeypatch.setattr(book, "edition", edition.edition.__wrapped__)
    options = OPTIONS[name]
    for players in (2, 3, 4):
        book.compile_book(name, {**{option.name: option.default for option in options}, "players": players})


@pytest.mark.parametrize("file", FILES, ids="/".join)
@pytest.mark.parametrize("damage", [gone, misspelt, of_another_kind])
def test_every_mistake_in_a_file_is_named(
    monkeypatch: pytest.MonkeyPatch, file: tuple[str, str, str], damage: Callable[[dict[str, Any], str], str]
) -> None:
    tables = read(*file)
    load(monkeypatch, file, tables)
    for path in keys(tables):
        damaged = deepcopy(tables)
        table: Any = damaged
        for step in path[:-1]:
            table = table[step]
        word = damage(table, str(path[-1]))
        said = None
        try:
            load(monkeypatch, file, damaged)
        except BadEdition as error:
            said = str(error)
        fine = damage is gone or (damage is misspelt and path[0] == "power" and len(path) == 2)  # called as one likes
        # Without the file it inherits, something else is missing first.
        alone = damage is gone and ("inherits" in path or "inherits" in tables.get("edition", ()))
        assert said is not None or fine, path
        assert said is None or (f"{file[1]}/{file[2]}.toml" in said and (word in said or alone)), (path, said)


def test_the_terminal_says_it_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from flagfall.cli.app import main

    def broken(*_: object) -> None:
        raise BadEdition("editions/mine.toml: first is 2; it has to be a whole number from 0 to 1.")

    monkeypatch.setattr(catalog.catalog, "_entries", broken)
    with pytest.raises(SystemExit) as left:
        main(["games"])
    assert left.value.code == 2
    assert capsys.readouterr().err == (
        "flagfall: editions/mine.toml: first is 2; it has to be a whole number from 0 to 1.\n"
    )
