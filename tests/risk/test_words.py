"""Words are declared once: what follows from them is whole."""

import pytest
from tests.risk.scene import Scene

import flagfall
from flagfall.games.risk import fold
from flagfall.games.risk.kernel import doors
from flagfall.games.risk.kernel.numbers import DECISIONS, DICE, FACTS, FIRST, PACKED
from flagfall.games.risk.narrate import UNSPOKEN, Narrator
from flagfall.speech import catalogue

RULES = flagfall.rules("risk/middle-earth", players=3, extra_powers=True)


def test_every_fact_changes_the_view_or_only_tells():
    assert set(fold.CHANGES) == set(FACTS.names)
    assert {name for name, change in fold.CHANGES.items() if change is None} == fold.ONLY_TELLS


def test_every_fact_has_a_sentence_or_keeps_the_books():
    narrator = Narrator(RULES.book, RULES.colours)
    spoken = {what for what in FACTS.names if narrator.key(what) in catalogue()}
    assert not spoken & UNSPOKEN
    assert spoken | UNSPOKEN == set(FACTS.names)


def test_every_number_of_a_fact_has_a_name_and_a_meaning():
    scene = Scene(players=3).put("eregion", 0, 5).put("dunland", 1, 2)
    scene.storm("attack eregion > dunland", (6, 5, 1), (6, 1))
    told = {fact.what: scene.rules.told(fact) for fact in scene.facts}
    assert told["stormed"] == {
        "from": "eregion", "to": "dunland", "attack": [6, 5, 1], "defence": [6, 1], "plus": 0, "wall": 0, "lost": 1, "beaten": 1,
    }  # fmt: skip
    assert told["asked"] == {"who": 0, "phase": "combat"}


def test_the_kernel_counts_decisions_in_the_order_of_their_words():
    assert sorted(FIRST) == FIRST
    assert FIRST[DECISIONS.number("dice")] == DICE
    assert PACKED > 1600


def test_choices_take_a_view_and_cannot_take_the_truth():
    scene = Scene(players=3)
    out = scene.rules.codes.packed.copy()
    with pytest.raises((KeyError, AttributeError), match="listener"):
        doors.choices(scene.state.record, 0, scene.book.tables, scene.rules.codes.decision, out)


def test_a_view_as_a_state_shows_the_same_view():
    from flagfall.games.risk.records import look, suppose

    scene = Scene(players=3).give(0, "bree").give(1, "gollum").give_lands(0, "moria").give_lands(2, "wild")
    for listener in (0, 1, 2, 4):
        view = scene.view(listener)
        assert look(suppose(view), listener) == view
