"""What somebody who reads Dutch would stumble over, and a test can see; whatever is pieced together is read as a whole game tells it."""

import random
import re
from pathlib import Path

import pytest
from tests.speech.names import declared

import flagfall
from flagfall.catalog import games
from flagfall.speech import catalogue

SAY, ENGLISH = catalogue("nl"), catalogue()
PAGES = Path(__file__).parents[2] / "web" / "src" / "words" / "nl"

BOXES = "The Lord of the Rings"
ENGLISH_WORDS = """
and are cannot from have must not piece player square that the then this turn when where which with you
your
"""
NEUTER = """
account antwoord apparaat bataljon bestand boekje bord getal gezicht kind leger reisgenootschap spel stuk
symbool teken toeval veld verslag wachtwoord woord zegel
"""
COMMON = """
aanval aanvaller afspraak beslissing beurt bom computer dobbelsteen doos halte kaart kant klok kolom
kracht leider opdracht opstelling partij plaats rang regel rij ring speler streek tafel verdediger
vesting vijand vlag zet
"""
INSTEAD = {
    "afgezegd": "afgebroken",
    "gebied": "plaats",
    "hoogstens": "hooguit",
    "in plaats dat": "in plaats van dat",
    "jokerkaart": "joker",
    "twee-veldenregel": "tweeveldenregel",
    "u": "je",
    "uw": "je",
    "versterking": "versterkingen",
    "zo veel": "zoveel",
}
"""Words that are not ours, and ours."""


def filled(hole, text):
    """With something in every hole, also where one is in another."""
    while (inner := re.sub(hole, "…", text)) != text:
        text = inner
    return text


def written(source):
    """The lines of a message, without what is put in and what is typed as it stands."""
    for line in filled(r"\{[^{}>]*\}", re.sub(r"`[^`]*`|'[^']* [^']*'", "…", source)).splitlines():
        yield re.sub(r"^\s*\}|\{[^{}]*->$", "…", re.sub(r"^\s*\*?\[\w+\]|^ +\.\w+ = ", "", line)).strip()


def texts():
    """Every line, by where it stands; what is wrong in an edition's file is told in the words of that file."""
    for key in sorted(SAY.keys):
        if not key.startswith("edition-"):
            yield from ((f"{key} {at}", text) for at, text in enumerate(written(SAY.source(key))))
    for file in sorted(PAGES.glob("*.ts")):
        for at, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            code = "" if line.startswith("import ") else filled(r"\$\{[^{}]*\}", line)
            for quoted, pieced in re.findall(r'"([^"]*)"|`([^`]*)`', code):
                yield f"{file.name} {at} {quoted or pieced}", quoted or pieced


TEXTS = dict(texts())


def found(pattern):
    """Where it stands, and what stands there."""
    seen = {where: re.search(pattern, text.replace(BOXES, ""), re.IGNORECASE) for where, text in TEXTS.items()}
    return {where: match[0] for where, match in seen.items() if match}


def words(listed):
    return "|".join(listed.split())


def test_there_is_enough_to_read():
    assert len(TEXTS) > 1900


def test_nothing_stands_before_a_comma_and_something_between_words():
    assert found(r"\w [,;:!?]|[a-zà-ÿ][,;!?][a-zà-ÿ]|\S  +\S") == {}


def test_no_english_word_is_left():
    assert found(rf"\b(?:{words(ENGLISH_WORDS)})\b") == {}


def test_every_thing_has_its_article():
    assert found(rf"\b(?:de|deze|elke|welke) (?:{words(NEUTER)})\b") == {}
    assert found(rf"\b(?:het|dit|elk|welk) (?:{words(COMMON)})\b") == {}


def test_one_word_for_one_thing():
    assert found("|".join(rf"\b{word}\b" for word in INSTEAD)) == {}


def test_who_counts_in_english_counts_in_dutch():
    counting = {key for key in SAY.keys & ENGLISH.keys if "[one]" in ENGLISH.source(key)}
    assert len(counting) > 20
    assert {key for key in counting if "[one]" not in SAY.source(key)} == set()


def test_a_name_with_an_article_is_that_name():
    """`de Vlag`, `het Rode Leger`, `de Gouw` of `De Gouw`."""
    bent = {name.key: SAY.form(name, "the") for name in declared() if SAY.form(name, "the") != SAY.say(name)}
    assert len(bent) > 60
    named = {key: SAY(key).removeprefix("De ") for key in bent}
    assert {key: the for key, the in bent.items() if the not in (f"de {named[key]}", f"het {named[key]}")} == {}


def test_no_verb_stands_beside_a_place_or_an_army_that_may_be_many():
    """De Weerheuvels `zijn`, Moria `is`: a place is never who does something, and an army's verb is chosen by PLURAL."""
    beginning = r"(?:^|[:;.!?] )\{ THE\(\$(?:place|at|source|target|from|to|start|end|fort|a|b|army)\) \} [a-z]"
    assert {key for key in SAY.keys if re.search(beginning, SAY.source(key).strip(), re.MULTILINE)} == set()


@pytest.mark.parametrize(
    "game", ["stratego/classic", "stratego/lotr-ring", "stratego/narnia-powers", "risk/middle-earth"]
)
def test_a_game_is_told_in_sentences(game):
    rules, luck = flagfall.rules(game), random.Random(7)
    table = flagfall.Table(rules, random.Random(7))
    for _ in range(300):
        if table.result is not None:
            break
        table.submit(table.to_act, luck.choice(list(rules.choices(table.view(table.to_act)))))
    told = [line for seat in range(len(rules.seats)) for line in rules.narrate(table.heard(seat).facts, seat, "nl")]
    assert len(told) > 100
    assert [line for line in told if not re.fullmatch(r"[A-ZÀ-Ý\d].*[.!?]", line)] == []
    assert [line for line in told if re.search(r"[.!?] [a-zà-ÿ]|  | [,.;:]|\b(de|een) (de|het|een)\b", line)] == []
    assert [line for line in told if re.search(r"\b1 (bataljons|kaarten|punten|stukken|velden)\b", line)] == []


@pytest.mark.parametrize("game", [entry.id for entry in games()])
def test_a_guide_is_written_in_sentences(game):
    told = [line for _, text in flagfall.rules(game).guide("nl") for line in text.splitlines()]
    assert [line for line in told if re.search(r"\. [a-zà-ÿ]|[a-z] [,.;:]|\b(de|een) (de|het|een)\b|, ,", line)] == []
