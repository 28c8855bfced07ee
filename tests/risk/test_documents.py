"""The documents are true: named tests exist, rulings are shown, and the browser gets what is written down."""

import ast
import json
import re
from pathlib import Path

import pytest
from tests.risk.scene import LEADER, Scene

import flagfall
from flagfall.core import Audience, Fact
from flagfall.games.risk.kernel.numbers import FACTS, NEUTRAL, PHASES
from flagfall.games.risk.looks import look
from flagfall.games.risk.picture import picture
from flagfall.speech import catalogue

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"


def every_test():
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(HERE).as_posix()}::{node.name}", ast.get_docstring(node) or ""


def test_every_test_the_rule_page_names_exists():
    page = (DOCS / "rulebooks" / "risk-lotr-2002.md").read_text("utf-8")
    named = set(re.findall(r"`([\w/]+\.py::\w+)`", page))
    assert len(named) > 200
    assert named - {name for name, _ in every_test()} == set()


def test_every_ruling_is_named_in_a_test():
    """All sixty-two of them."""
    named = set()
    for _, said in every_test():
        for numbers in re.findall(r"Rulings? ([\d, ]+)", said):
            named |= {int(number) for number in re.findall(r"\d+", numbers)}
    assert set(range(1, 63)) - named == set()


def test_every_card_has_a_test_file():
    cards = {card.id for card in flagfall.rules("risk/middle-earth").book.cards}
    assert cards == {path.stem.removeprefix("test_") for path in (HERE / "cards").glob("test_*.py")}


def keys_of(section):
    page = (DOCS / "risk-show.md").read_text("utf-8")
    table = page.split(f"## `{section}", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    return {key for row in rows for key in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize("edition", ["middle-earth", "standard"])
def test_the_browser_gets_exactly_what_is_written_down(edition):
    scene = Scene(edition, players=3).put("moria", 0, 5, LEADER if edition == "middle-earth" else 0)
    shown, described = scene.rules.show(scene.view(0)), scene.rules.describe()
    assert set(shown) == keys_of("show(view)")
    assert set(described) == keys_of("describe()")
    assert json.loads(json.dumps(shown)) == shown
    assert json.loads(json.dumps(described)) == described


def test_offers_use_the_written_verbs():
    verbs = keys_of("offer(decision)")
    rules = flagfall.rules("risk/middle-earth")
    offers = [rules.offer(number) for number in range(len(rules.codes))]
    assert {offer["do"] for offer in offers} <= set(verbs)
    assert json.dumps(offers)


def test_every_fact_is_written_down_with_its_arguments():
    page = (DOCS / "risk-show.md").read_text("utf-8")
    written = page.partition("## Facts")[2].split("```")[1].removeprefix("text").strip().splitlines()
    assert written == [str(word) for word in FACTS]


def test_every_phase_has_a_prompt_and_is_written_down():
    page = (DOCS / "risk-show.md").read_text("utf-8")
    assert all(f"risk-ask-{phase}" in catalogue() for phase in PHASES.names)
    for phase in PHASES.names:
        assert phase in page


def test_the_picture_shows_places_ring_score_cards_odds_and_prompt_and_a_closer_look_the_rest():
    from rich.console import Console

    scene = Scene(players=3).put("moria", 0, 9, LEADER).give(0, "bree").give_lands(0, "wild", "angmar")
    console = Console(width=160)
    with console.capture() as drawn:
        console.print(picture(scene.rules, scene.view(0)))
    for words in ("9L Moria", "The Ring: ", "points", "Bree", "1 wild", "Odds: Moria > ", "Attack, play a card"):
        assert words in drawn.get()
    with console.capture() as drawn:
        for word in ("map", "cards"):
            console.print(look(scene.rules, scene.view(0), word, ""))
        console.print(look(scene.rules, scene.view(0), "near", "Moria"))
    for words in ("Arnor +7", "Mines of Moria", "The Ring's road", "Bree: ", "  G  1  Eregion"):
        assert words in drawn.get()


def test_narration_leaves_nothing_out_that_a_person_should_hear():
    scene = Scene(players=3).put("dunland", 0, 6, LEADER).put("eregion", 1, 1).give(0, "gates_of_moria")
    scene.storm("attack dunland > eregion", (6, 6, 6), (1,))
    scene.decide("advance all; claim gates_of_moria")
    assert scene.narrated() == [
        "5 battalions move in with the Leader.",
        "Red's Leader completes the mission Gates of Moria in Eregion, worth 1 point.",
        "Red adds 4 battalions in Eregion.",
    ]


def test_a_row_of_placements_is_told_as_one_sum_a_place():
    scene = Scene(players=3).put("moria", 0, 1).put("eregion", 0, 1).on(0, "reinforce").now(pool=5)
    scene.decide("place moria 2; place eregion; place moria")
    assert scene.narrated() == ["Red adds 3 battalions in Moria.", "Red adds one battalion in Eregion."]


def test_a_sentence_begins_with_a_capital_letter_whoever_it_is_about():
    scene = Scene(players=2)
    facts = [Fact("dealt", (NEUTRAL, 0, 2), Audience.of(0))]
    assert scene.rules.narrate(facts, 0) == ["The neutral army starts in Forodwaith with 2 battalions."]
