"""A made-up language that puts brackets around every message and name: whatever comes out without them was not in the catalogues."""

import random
import re

import pytest
from tests.speech.names import declared

import flagfall
from flagfall.catalog import games
from flagfall.core import Decision
from flagfall.games.risk import rules as risk
from flagfall.games.stratego import rules as stratego
from flagfall.speech import Catalogue, catalogue

SAY = catalogue()
NOTATION = re.compile(r"⟦[^⟦⟧]+⟧: [a-j]\d+[\w *,]+")
"""A power by its name, and an example of how it is written."""


def bracketed(source):
    return f" ⟦{source.strip()}⟧\n"


BRACKETS = Catalogue(
    "xx",
    {key: bracketed(SAY.source(key)) for key in SAY.keys}
    | {name.key: bracketed(name) for name in declared() if name.key},
    SAY,
)


@pytest.mark.parametrize("game", ["stratego/classic", "stratego/lotr-powers", "risk/middle-earth"])
def test_every_sentence_of_a_game_is_in_the_catalogues(game, monkeypatch):
    for module in (stratego, risk):
        monkeypatch.setattr(module, "catalogue", lambda language: BRACKETS)
    rules, luck = flagfall.rules(game), random.Random(4)
    table = flagfall.Table(rules, random.Random(5))
    said = []
    for _ in range(150):
        seat = table.to_act
        said.append(BRACKETS.say(rules.explain(Decision(luck.randrange(len(rules.codes))), table.view(seat))))
        table.submit(seat, luck.choice(list(rules.choices(table.view(seat)))))
    said += rules.narrate(table.heard(0).facts, 0, "xx")
    if game.startswith("risk"):
        said.append(rules.show(table.view(0), "xx")["prompt"])
        places = "|".join(place.name for place in rules.book.board.territories)
        assert not [line for line in said if re.search(rf"(?<![⟦\w ])(?:{places})\b", line)]
    assert len(said) > 160
    assert not [line for line in said if not (line.startswith("⟦") and line.endswith("⟧"))]


@pytest.mark.parametrize("game", [entry.id for entry in games()])
def test_every_guide_is_in_the_catalogues(game, monkeypatch):
    """Headings and texts; only how a power is written is the same in every language."""
    for module in (stratego, risk):
        monkeypatch.setattr(module, "catalogue", lambda language: BRACKETS)
    guide = flagfall.rules(game).guide("xx")
    said = [line for heading, text in guide for line in (heading, *text.splitlines())]
    assert len(said) > 8
    assert not [line for line in said if bare(line) and not NOTATION.fullmatch(line)]


@pytest.mark.parametrize("game", [entry.id for entry in games()])
def test_what_may_be_typed_is_explained_in_the_catalogues(game):
    """The examples stay as they are: they are typed so in every language."""
    rules = flagfall.rules(game)
    told = [*rules.family.looks(rules)]
    for seat in range(len(rules.seats)):
        for setting_up in (True, False):
            told += rules.family.usage(rules, seat, setting_up)
    said = [BRACKETS.say(meaning) for _, meaning in told]
    assert len(said) > 3
    assert not [line for line in said if bare(line) or "⟦" not in line]


def bare(line):
    """What of a line stands outside all brackets, as far as it is words."""
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", "", line)) != line:
        line = inner
    return re.findall(r"[a-z]{3,}", line)
