"""What stands in a Gravon file, before anybody asks whether it can be played."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

from flagfall.core import Unreadable

TYPES: Final = {"0": "classic", "1": "barrage", "2": "classicfree", "3": "ultimate lightning", "4": "duell"}
MOST_LETTERS: Final = 2_000_000
_GSN_MOVE: Final = re.compile(r"([A-Z][0-9]{1,2})-([A-Z][0-9]{1,2})", re.IGNORECASE)
_GSN_RESULT: Final = re.compile(r"(.*) vs (.*) result ([0-9]+) winner ([0-9]+)")


@dataclass(frozen=True, slots=True)
class Archived:
    """One archived game, still in its own words."""

    type: str
    field: str
    moves: tuple[tuple[str, str], ...]
    players: tuple[str, str]
    ending: str
    winner: str
    skipped: tuple[str, ...]


def read_xml(text: str) -> Archived:
    if len(text) > MOST_LETTERS or "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Unreadable("A Gravon game is a short XML file without declarations of its own.")
    try:
        # Some files write `encoding` after text has been converted: the declaration is of no use any more.
        root = ElementTree.fromstring(re.sub(r"^<\?xml[^>]*\?>", "", text))
    except ElementTree.ParseError as error:
        raise Unreadable(f"The XML cannot be read: {error}.") from None
    game = root if root.tag == "game" else root.find(".//game")
    field = root.find(".//field")
    if game is None or field is None or not field.get("content"):
        raise Unreadable("There is no <game> with a <field content=…>: the game ended before both armies were set up.")
    skipped, moves = [], []
    for number, move in enumerate(root.iter("move"), start=1):
        source, target = move.get("source"), move.get("target")
        if source and target:
            moves.append((source, target))
        else:
            skipped.append(f"Move {number}: it has no source or no target.")
    known = {"stratego", "game", "field", "move", "player", "result"}
    strangers = sorted({str(element.tag) for element in root.iter()} - known)
    skipped += [f"The element <{tag[:40]}>: not known." for tag in strangers]
    result = root.find(".//result")
    ending, winner = (result.get("type", ""), result.get("winner", "")) if result is not None else ("", "")
    names = [player.text or "" for player in root.iter("player")]
    kind = " ".join(game.get("type", "").lower().split())
    return Archived(kind, field.get("content", ""), tuple(moves), _players(names), ending, winner, tuple(skipped))


def read_gsn(text: str) -> Archived:
    lines = [line.strip() for line in text[:MOST_LETTERS].splitlines() if line.strip()]
    if len(lines) < 2 or "Stratego-Notation" not in lines[0]:
        raise Unreadable("This is neither Gravon XML nor Gravon's older Stratego-Notation.")
    if len(lines) < 3 or len(lines[2]) < 100:
        raise Unreadable("There is no set-up: the game ended before both armies were set up.")
    skipped, moves, names, ending, winner = [], [], ["", ""], "", ""
    for number, line in enumerate(lines[3:], start=4):
        if move := _GSN_MOVE.fullmatch(line):
            moves.append((move[1], move[2]))
        elif result := _GSN_RESULT.fullmatch(line):
            names, ending, winner = [result[1], result[2]], result[3], str(int(result[4][:3]) + 1)
        elif line != "END":
            skipped.append(f"Line {number}, {line[:40]!r}: not a move.")
    kind = TYPES.get(lines[1].split()[-1], lines[1])
    return Archived(kind, lines[2], tuple(moves), _players(names), ending, winner, tuple(skipped))


def _players(names: list[str]) -> tuple[str, str]:
    """Two names of one word each."""
    words = ["_".join("".join(filter(str.isprintable, name)).split())[:40] for name in names[:2]]
    red, blue, *_ = [*words, "", ""]
    return red or "red", blue or "blue"
