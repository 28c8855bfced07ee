"""Names people can tell apart: what may stand in one, and when two look the same.

Letters come from the standard for user names (RFC 8265); which scripts go together and which letters look alike,
from Unicode's report on confusion (UTS 39). Both are libraries' tables, not ours.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from flagfall.server.refusals import No

KEPT_LETTERS = 64
"""What the database holds of a name; some letters become three when capitals do not count."""
MOST_LOOKS = 200
MOST_MARKS = 2
"""One above the other, as Vietnamese has them: more reach into the lines around a name."""
BOT = " (bot)"
"""What the name of every program ends with, and no person's: there is no list in which that could be forgotten."""
TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that are written together (UTS 39, "highly restrictive")."""


def one_line(text: str, limit: int) -> str:
    """What somebody calls a thing of their own: one line, not too long."""
    name = " ".join(text.split())
    if not name:
        raise No("unreadable", "server-name-empty")
    if len(name) > limit or len(name.casefold()) > KEPT_LETTERS:
        raise No("too_long", "server-name-long", most=limit)
    if not name.isprintable():
        raise No("unreadable", "server-name-control")
    return name


def checked_name(text: str, limit: int) -> str:
    """A person's name: everybody can read it, and it is not made to be taken for something else."""
    from precis_i18n import get_profile

    name = one_line(text, limit).replace("\u2019", "'")
    try:
        words = [get_profile("UsernameCasePreserved").enforce(word) for word in name.split()]
    except UnicodeEncodeError as error:
        raise No("unreadable", "server-name-signs") from error
    name = " ".join(words)
    if not any(letter.isalnum() for letter in name):
        raise No("unreadable", "server-name-empty")
    if _piled_up(name):
        raise No("unreadable", "server-name-signs")
    if len(name) > limit or len(looks_of(name)) > MOST_LOOKS:
        raise No("too_long", "server-name-long", most=limit)
    if looks_of(name).endswith(looks_of(BOT.strip())):
        raise No("unreadable", "server-name-of-program")
    if not _written_together(name):
        raise No("unreadable", "server-name-mixed")
    return name


def is_bot(name: str) -> bool:
    """Whether a program plays under that name."""
    return name.endswith(BOT)


def _piled_up(name: str) -> bool:
    """Whether a letter carries more marks than any is written with."""
    kinds = "".join("m" if unicodedata.combining(letter) else "." for letter in unicodedata.normalize("NFD", name))
    return "m" * (MOST_MARKS + 1) in kinds


def _written_together(name: str) -> bool:
    from confusable_homoglyphs.categories import unique_aliases

    scripts = unique_aliases(name) - {"COMMON", "INHERITED", "UNKNOWN"}
    return len(scripts) <= 1 or any(scripts <= some for some in TOGETHER)


def looks_of(name: str) -> str:
    """The same for names that look the same, whatever letters they are made of."""
    return _bare(_bare(name).casefold())


def _bare(name: str) -> str:
    return "".join(_like(letter) for letter in unicodedata.normalize("NFD", name))


@cache
def _like(letter: str) -> str:
    """One letter for all that look like it: the one most others are compared with."""
    from confusable_homoglyphs.confusables import confusables_data

    def others(form: str) -> list[str]:
        return [other["c"] for other in confusables_data.get(form, ())]

    return min([letter, *others(letter)], key=lambda form: (-len(others(form)), form))
