"""What stands in a Gravon file, before anybody asks whether it can be played."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

from flagfall.core import Unreadable

TYPES: Final = {"0": "classic", "1": "barrage", "2": "classicfree", "3": "ultimate lightning", "4": "duell"}
MOST_LETTERS: Final = 2_000_000
_GSN_MOVE: Final = re.compile(r"([A-Z](?:[0-9]{1,2}|:))-([A-Z](?:[0-9]{1,2}|:))", re.IGNORECASE)
_GSN_RESULT: Final = re.compile(r"(.*) vs (.*) result ([0-9]+) winner ([0-9]+)")


@dataclass(frozen=True, slots=True)
class Archived:
    """One archived game, still in its own words. The moves end where one cannot be read: what follows is another game."""

    type: str
    field: str
    moves: tuple[tuple[str, str], ...]
    players: tuple[str, str]
    ending: str
    winner: str
    skipped: tuple[str, ...]
    whole: bool
    """Whether everything in the file was understood."""


def read_xml(text: str) -> Archived:
    if len(text) > MOST_LETTERS or "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Unreadable("gravon-declarations")
    try:
        # Some files write `encoding` after text has been converted: the declaration is of no use any more.
        root = ElementTree.fromstring(re.sub(r"^<\?xml[^>]*\?>", "", text))
    except ElementTree.ParseError as error:
        raise Unreadable("gravon-no-xml", why=str(error)) from None
    game = root if root.tag == "game" else root.find(".//game")
    field = root.find(".//field")
    if game is None or field is None or not field.get("content"):
        raise Unreadable("gravon-no-field")
    skipped, moves = [], []
    for number, move in enumerate(root.iter("move"), start=1):
        source, target = move.get("source"), move.get("target")
        if not source or not target:
            skipped.append(f"Move {number} and what follows: it has no source or no target.")
            break
        moves.append((source, target))
    known = {"stratego", "game", "field", "move", "player", "result"}
    strangers = sorted({str(element.tag) for element in root.iter()} - known)
    skipped += [f"The element <{tag[:40]}>: not known." for tag in strangers]
    result = root.find(".//result")
    ending, winner = (result.get("type", ""), result.get("winner", "")) if result is not None else ("", "")
    names = [player.text or "" for player in root.iter("player")]
    kind = " ".join(game.get("type", "").lower().split())
    return Archived(
        kind, field.get("content", ""), tuple(moves), _players(names), ending, winner, tuple(skipped), not skipped
    )


def read_gsn(text: str) -> Archived:
    if len(text) > MOST_LETTERS:
        raise Unreadable("gravon-long")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) < 2 or "Stratego-Notation" not in lines[0]:
        raise Unreadable("gravon-neither")
    if len(lines) < 3 or len(lines[2]) < 100:
        raise Unreadable("gravon-no-setup")
    moves, skipped = _gsn_moves(lines)
    results = [result for line in lines[3:] if (result := _GSN_RESULT.fullmatch(line))]
    names, ending, winner = ["", ""], "", ""
    if results:
        red, blue, ending, won = results[-1].groups()
        names, winner = [red, blue], str(int(won[:3]) + 1)
    kind = TYPES.get(lines[1].split()[-1], lines[1])
    return Archived(kind, lines[2], tuple(moves), _players(names), ending, winner, tuple(skipped), not skipped)


def _gsn_moves(lines: list[str]) -> tuple[list[tuple[str, str]], list[str]]:
    """The moves up to END, or up to the first line that is none, and what is wrong after them."""
    moves: list[tuple[str, str]] = []
    for number, line in enumerate(lines[3:], start=4):
        if line == "END":
            after = [(n, late) for n, late in enumerate(lines[number:], number + 1) if not _GSN_RESULT.fullmatch(late)]
            return moves, [f"Line {n}, {late[:40]!r}: not known." for n, late in after]
        move = _GSN_MOVE.fullmatch(line)
        if move is None:
            return moves, [f"Line {number}, {line[:40]!r}, and what follows: not a move."]
        moves.append((move[1], move[2]))
    return moves, ["The file breaks off: after the last move there must be a line END."]


def _players(names: list[str]) -> tuple[str, str]:
    """Two names of one word each."""
    words = ["_".join("".join(filter(str.isprintable, name)).split())[:40] for name in names[:2]]
    red, blue, *_ = [*words, "", ""]
    return red or "red", blue or "blue"
