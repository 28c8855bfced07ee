"""A language is a folder of files: what is said is there, and whatever is there can be said."""

import re

import pytest
from tests.speech.alike import ALIKE
from tests.speech.names import declared
from tests.speech.used import uses

from flagfall.core import DamagedScroll, Illegal, Unreadable
from flagfall.speech import ENGLISH, Catalogue, Name, Phrase, catalogue, languages
from flagfall.speech.catalogue import cut
from flagfall.speech.fluent import variables

USES = list(uses())
SAY = catalogue()
NAMES = {name.key: str(name) for name in declared() if name.key}


def test_everything_the_code_says_is_in_english():
    assert len(USES) > 200
    assert not [use for use in USES if use.key not in SAY]


def test_a_message_is_told_what_it_speaks_of():
    wrong = []
    for use in USES:
        wanted = variables(use.key, SAY.source(use.key))
        if use.arguments is not None and not wanted <= use.arguments:
            wrong.append((use.where, use.key, sorted(wanted - use.arguments)))
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language):
    """With anything at all behind its variables: whatever is selected, every message is one."""
    say = catalogue(language)
    for key in say.keys:
        known = {name: Phrase("nobody") for name in variables(key, say.source(key))}
        listed = {name: ["a", "b"] for name in known}
        assert say(key, **known | ({} if "(" not in say.source(key) else listed)) is not None


@pytest.mark.parametrize("language", languages())
def test_a_language_speaks_of_what_english_speaks_of(language):
    say = catalogue(language)
    for key in say.keys & SAY.keys:
        assert variables(key, say.source(key)) == variables(key, SAY.source(key)), key


@pytest.mark.parametrize("language", languages())
def test_what_a_language_lacks(language):
    """The list a translator works through; it is empty in whatever is delivered. Names are declared in English beside what they name."""
    assert sorted((SAY.keys | (set() if language == ENGLISH else set(NAMES))) - catalogue(language).keys) == []


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
def test_nothing_is_said_in_english_in_another_language(language):
    """But names that are the same in many languages, and messages that only put others together."""
    say = catalogue(language)
    words = {key: SAY.source(key) for key in SAY.keys} | NAMES
    alike = {key: text.strip() for key, text in words.items() if _text(say.source(key)) == _text(text)}
    assert {key: text for key, text in alike.items() if text not in ALIKE and re.search(r"\w", _bare(text))} == {}


def _text(source):
    return " ".join(source.split("\n    .", 1)[0].split())


def _bare(source):
    """Without what stands in braces."""
    return re.sub(r"\{[^{}]*\}", "", source)


GERMAN = Catalogue(
    "de",
    cut(
        "stratego-attacked-won = { $actor } greift { $square } an und schlägt { ACCUSATIVE($defender) }.\n"
        "stratego-piece-at = { THE($piece) } auf { $square }\n"
        "    .accusative = { ACCUSATIVE($piece) } auf { $square }\n"
        "stratego-lotr-piece-orc = Ork\n"
        "    .the = der Ork\n"
        "    .accusative = den Ork\n"
        "list = { $most } und { $last }\n"
    ),
    SAY,
)
ORC = Name("Orc", "stratego-lotr-piece-orc", {"the": "the Orc"})
ELF = Name("Elf", "stratego-lotr-piece-elf", {"the": "the Elf"})


def test_a_name_is_bent_as_its_language_bends_it():
    actor = Phrase("stratego-piece-at", {"piece": ORC, "square": "a1"})
    assert (
        GERMAN("stratego-attacked-won", actor=actor, square="a2", defender=ORC)
        == "der Ork auf a1 greift a2 an und schlägt den Ork."
    )
    assert GERMAN.form(actor, "accusative") == "den Ork auf a1"
    assert GERMAN.say([ORC, "b", "c"]) == "Ork, b und c"


def test_what_a_language_lacks_is_said_in_english():
    assert GERMAN("stratego-fell", who=ORC) == "Ork is captured."
    assert GERMAN.form(ELF, "the") == "the Elf"
    assert "stratego-fell" in GERMAN
    assert "stratego-fell" not in GERMAN.keys


def test_an_error_carries_a_key_and_arguments():
    error = Unreadable("stratego-no-square", square="z9", corner="j10")
    assert (error.key, error.arguments) == ("stratego-no-square", {"square": "z9", "corner": "j10"})
    assert str(error) == error.said(ENGLISH) == "There is no square z9; the board goes from a1 to j10."
    inner = DamagedScroll(3, error.phrase)
    assert str(inner) == f"line 3: {error}"
    assert inner.phrase.plain() == {
        "key": "scroll-line",
        "arguments": {"line": 3, "why": {"key": error.key, "arguments": error.arguments}},
    }


def test_a_sentence_that_is_no_key_is_said_as_it_stands():
    assert str(Illegal("My own rule forbids that.")) == "My own rule forbids that."


def test_numbers_and_lists():
    assert SAY("stratego-placed", count=1) == "You place one piece."
    assert SAY("stratego-placed", count=12) == "You place 12 pieces."
    assert SAY.listed([]) == ""
    assert SAY.say(["a", "b", "c"]) == "a, b and c"
