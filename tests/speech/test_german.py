"""German as an editor reads it: quotation marks, counted words, cases, and one word for one thing (docs/translating.md)."""

import random
import re

import pytest
from tests.speech.names import declared

import flagfall
from flagfall.speech import catalogue
from flagfall.speech.fluent import variables

GERMAN = catalogue("de")
PIECES = [name for name in declared() if "-piece-" in name.key]
OTHER_WORDS = {
    "Anführer": "Heerführer",
    "Remis": "Unentschieden",
    "Auftrag": "Mission",
    "Ort der Macht": "Stätte der Macht",
    "Flagge": "Fahne",
    "Sergeant": "Unteroffizier",
    "Späher": "Aufklärer",
    "diagonal": "schräg",
}
ENGLISH = re.compile(r"\b(the|and|with|your|you|are|has|have|square|turn|draw|cannot|yet|just)\b")
MANY = "(Figuren|Feldern?|Zügen?|Bataillonen?|Punkten?|Karten|Gebietskarten|Gebieten?|Reihen|Partien|Tagen?)"
NEVER_ONE = {
    *(f"edition-{what}" for what in ("deals", "draws", "no-squares", "region-size")),
    *("review-many-fell", "review-risk-bad-dice", "review-risk-broken", "review-risk-good-dice", "review-risk-region"),
    *("review-risk-set", "risk-guide-dealt", "risk-guide-dealt-neutral", "risk-guide-map", "risk-guide-region"),
    *("risk-guide-reinforcement", "risk-guide-sets", "risk-march-most", "server-clock", "stratego-guide-board"),
    *("stratego-position-rows", "stratego-setup-rows", "stratego-two-square", "stratego-usage-deploy"),
}
"""Messages with a size, a limit or a number of rows, or with one that is told from two on."""


def text(source: str) -> str:
    """What is read of a message: without what is typed, and without Fluent's own signs."""
    said = re.sub(r"`[^`]*`|\{ ?\"[^\"]*\" ?\}|\{ [^{}>]* \}|\{\$\w+\}|<[^<>]*>", "…", source)
    return re.sub(r"^\s+\.\w+ =|^\s+\*?\[\w+\]|\{ \$\w+ ->|\}", "", said, flags=re.MULTILINE)


def read() -> list[tuple[str, str]]:
    return [(key, text(GERMAN.source(key))) for key in sorted(GERMAN.keys)]


def test_quotation_marks_are_german():
    assert not [key for key, said in read() if re.search(r"[\"'”]", said)]
    assert not [key for key, said in read() if said.count("„") != said.count("“")]


def test_nothing_stands_twice_and_no_space_before_a_stop():
    assert not [
        key for key, said in read() if re.search(r"\S {2,}\S|[\wäöüß)] [,.;:!?](\s|$)|\b([a-zäöüß]{2,}) \2\b", said)
    ]


def test_one_word_stands_for_one_thing():
    assert not [(key, other) for key, said in read() for other in OTHER_WORDS if re.search(rf"\b{other}", said)]


def test_no_english_word_is_left_over():
    assert not [(key, found[0]) for key, said in read() if (found := ENGLISH.search(said))]


def test_nobody_is_addressed_as_sie():
    assert not [key for key, said in read() if re.search(r"\b(Ihnen|Ihrem|Ihren|Ihres|Haben Sie|Können Sie)\b", said)]


def test_one_is_counted_as_one():
    """Where a number may be one, `ein Zug` is said and not `1 Züge`."""
    wrong = []
    for key in sorted(GERMAN.keys - NEVER_ONE):
        source = GERMAN.source(key)
        said = GERMAN(key, **{name: [1] if f"(${name})" in source else 1 for name in variables(key, source)})
        if re.search(rf"\b(1|eine?) {MANY}\b", said):
            wrong.append(said)
    assert wrong == []


def test_a_piece_with_an_article_has_all_its_cases():
    """`der Elb`, `den Elben`, `dein Elb`; names of people have none, but are `deine Arwen`."""
    for piece in PIECES:
        the, whom, your = (GERMAN.form(piece, form) for form in ("the", "whom", "your"))
        if the.startswith("der "):
            assert (whom[:4], your[:5]) == ("den ", "dein "), piece
        elif the.startswith("die "):
            assert (whom, your) == (the, f"deine {the[4:]}"), piece
        else:
            assert your in (f"dein {the}", f"deine {the}"), piece


@pytest.mark.parametrize(
    "game", ["stratego/lotr-powers", "stratego/narnia-powers", "stratego/fire-ice-powers", "risk/middle-earth"]
)
def test_whatever_follows_a_full_stop_or_a_colon_as_a_sentence_begins_with_a_capital(game):
    rules, luck = flagfall.rules(game), random.Random(6)
    table = flagfall.Table(rules, random.Random(7))
    while table.result is None and len(table.heard(0).facts) < 900:
        table.submit(table.to_act, luck.choice(list(rules.choices(table.view(table.to_act)))))
    said = [line for seat in (0, 1) for line in rules.narrate(table.heard(seat).facts, seat, "de")]
    assert len(said) > 200
    assert not [
        line for line in said if re.search(r"^[a-zäöü]|[:.] (der|die|das|dein|deine|es|sie|niemand|beide) ", line)
    ]
