"""Names people can tell apart: what may stand in one, and when two look the same.

Letters come from the standard for user names (RFC 8265); which scripts go together and which letters look alike,
from Unicode's report on confusion (UTS 39). Both are libraries' tables, not ours.
"""

from __future__ import annotations

import re
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
LIKE_A_PROGRAM = re.compile(r"[(\[{<]\W*bot\W*$|bot\W*[)\]}>]\W*$|[^\w\s]\W*bot\W*[^\w\s]\W*$")
"""In other brackets too; but Bot is a surname."""
VIRAMA = 9
"""The class of marks that join letters in India's scripts: no accent."""
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
    if not looks_of(name):
        raise No("unreadable", "server-name-empty")
    if _piled_up(name):
        raise No("unreadable", "server-name-signs")
    if len(name) > limit or len(looks_of(name)) > MOST_LOOKS:
        raise No("too_long", "server-name-long", most=limit)
    if LIKE_A_PROGRAM.search(_shown(name)):
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
    """The same for names that are easily taken for each other: letters and digits as they are seen, without what is
    overlooked (capitals, accents, signs, blanks). Nothing but letters and digits stands in it.
    """
    seen = "".join(sign for sign in _shown(name) if sign.isalnum() or _joined(sign))
    return seen.replace("i", "l").replace("vv", "w")  # a capital I is an l to the eye


def _joined(sign: str) -> bool:
    """Vowels that hang on a letter are no accents."""
    return unicodedata.category(sign) in ("Mn", "Mc") and unicodedata.combining(sign) in (0, VIRAMA)


def _shown(name: str) -> str:
    """In letters that stand for all that look like them, none of them a capital."""
    return _plain(_plain(name).casefold())


def _plain(name: str) -> str:
    return "".join(_like(bare) for letter in unicodedata.normalize("NFC", name) for bare in _bare(letter))


@cache
def _bare(letter: str) -> str:
    """A letter without its accents, strokes and tails, as far as it is another one without them."""
    called = unicodedata.name(letter, "")
    if called.startswith("MODIFIER LETTER"):
        return ""
    if called.startswith(("HIRAGANA", "KATAKANA")):
        return letter  # their marks are as plain as letters
    letters = [part for part in unicodedata.normalize("NFD", letter) if unicodedata.combining(part) in (0, VIRAMA)]
    return "".join(_named(re.sub(" WITH .*", "", unicodedata.name(part, "")), part) for part in letters)


def _named(called: str, otherwise: str) -> str:
    try:
        return unicodedata.lookup(called.replace("LATIN LETTER SMALL CAPITAL", "LATIN SMALL LETTER"))
    except KeyError:
        return otherwise


@cache
def _like(letter: str) -> str:
    """One letter, or two, for all that look like it: what most others are compared with."""
    from confusable_homoglyphs.confusables import confusables_data

    def others(form: str) -> list[str]:
        return [other["c"] for other in confusables_data.get(form, ())]

    written = [form for form in others(letter) if unicodedata.category(form[0]) != "So"]
    return min([letter, *written], key=lambda form: (-len(others(form)), form))
