"""A scroll as numbered lines: decoding, headers, and where the game begins and ends."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from flagfall.core import DamagedScroll

HEADERS: Final = ("Flagfall-Scroll", "Game", "Options", "Rules", "Seats", "Date", "Result")
OPTIONAL: Final = ("Fair",)
DIGITS: Final = re.compile(r"[0-9]{1,6}")
LONGEST_LINE: Final = 4_000
MOST_LINES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """What stands on a line, and which it is, counted from 1."""

    number: int
    text: str


def split(text: str | bytes) -> list[Line]:
    """The lines of a scroll, remarks and empty ones included."""
    if isinstance(text, bytes):
        text = _decode(text)
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise DamagedScroll(MOST_LINES, "scroll-too-long", most=MOST_LINES)
    numbered = [Line(number, line.rstrip("\r ")) for number, line in enumerate(lines, start=1)]
    for line in numbered:
        if len(line.text) > LONGEST_LINE:
            raise DamagedScroll(line.number, "scroll-long-line", letters=len(line.text), most=LONGEST_LINE)
        if not line.text.replace("\t", " ").isprintable():
            raise DamagedScroll(line.number, "scroll-unprintable")
    return numbered


def headers(lines: list[Line]) -> tuple[dict[str, Line], list[Line]]:
    """The headers by name, and the input lines between them and `end`."""
    if not any(line.text for line in lines):
        raise DamagedScroll(1, "scroll-empty")
    head: dict[str, Line] = {}
    start = len(lines)
    for index, line in enumerate(lines):
        if _remark(line):
            continue
        if not line.text:
            start = index + 1
            break
        name, colon, value = line.text.partition(":")
        if not head and name != HEADERS[0]:
            raise DamagedScroll(line.number, "scroll-is-none", header=HEADERS[0])
        if not colon or name not in HEADERS + OPTIONAL:
            known = ", ".join(HEADERS + OPTIONAL)
            raise DamagedScroll(line.number, "scroll-no-header", header=repr(name[:40]), known=known)
        if name in head:
            raise DamagedScroll(line.number, "scroll-header-twice", header=name)
        head[name] = Line(line.number, value.strip())
    for name in HEADERS:
        if name not in head:
            raise DamagedScroll(min(start, len(lines)), "scroll-header-missing", header=name)
    return head, _body(lines, start)


def _body(lines: list[Line], start: int) -> list[Line]:
    body = [line for line in lines[start:] if line.text and not _remark(line)]
    for index, line in enumerate(body):
        if line.text == "end":
            if index + 1 < len(body):
                raise DamagedScroll(body[index + 1].number, "scroll-goes-on")
            return body[:-1]
    last = body[-1].number if body else start
    raise DamagedScroll(last, "scroll-breaks-off")


def _remark(line: Line) -> bool:
    return line.text.startswith("#")


def _decode(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DamagedScroll(line, "scroll-no-text") from None
