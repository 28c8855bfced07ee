"""Random play until everything that is declared has happened: every decision, every fact, every phase, every ending."""

from random import Random

import flagfall
from flagfall.games.risk.kernel.numbers import DECISIONS, ENDINGS, FACTS, LAND_DECK, PHASES
from flagfall.machine import Batch
from flagfall.table import Table
from flagfall.testing.conform import lively

DECLARED = {
    *(f"decides {word.name}" for word in DECISIONS),
    *(f"tells {word.name}" for word in FACTS),
    *(f"asks {word.name}" for word in PHASES),
    *(f"ends by {word.name}" for word in ENDINGS if word.name),
}
WHOLE = (
    ("risk/middle-earth", {"players": 2}, 32),
    ("risk/middle-earth", {"players": 3, "extra_powers": True}, 32),
    ("risk/middle-earth", {"players": 4, "site_draw_on_pass": True}, 32),
    ("risk/middle-earth", {"players": 2, "deck": "double-powers"}, 32),
    ("risk/standard", {"players": 3, "turn_limit": 150}, 8),
)
"""Games from the beginning: how many tables of each."""
LATE = {
    "others": ["red"],
    "places": {"moria": "red 30", "eregion": "black 1", "gladden_fields": "green 1"},
    "lands": {"black": ["moria", "eregion", "esgaroth", "fangorn", "dunland"]},
}
"""Two who hold hardly anything any more, one of them many cards."""
LAST = {"others": ["red", "neutral"], "places": {"moria": "red 30", "eregion": "green 1"}}
"""With two the neutral army may be left when nobody else is."""


def whole(rules, tables):
    """What happens in random games from the beginning to the end."""
    batch = Batch(rules, tables, seed=3, again=False)
    while (batch.to_act >= 0).any():
        batch.step(batch.sample())
    for table in range(tables):
        record = batch.record(table)
        state, facts, fitted = rules.retell(rules.opening(), record)
        assert fitted == len(record)
        yield from happened(rules, facts, [decision for _, decision in record])
        assert state.phase == "over"


def late(rules, said, seed):
    """The same from near the end. Black has a secret uprising, too, where there are any."""
    luck, state = Random(seed), rules.family.position(rules, said, "late")
    if rules.book.edition.rules.adventure and "Black" in rules.seats:
        black = rules.seats.index("Black")
        state["secret"][black, rules.notation.land("carrock")] = 1
        state["secrets"][black] = 1
        state["land_deck"][rules.notation.land("carrock")] -= 1
        state["now"][LAND_DECK] -= 1
    table, decisions = Table.laid(rules, state, luck), []
    while table.result is None and table.moment < 250:
        decisions.append(lively(rules, table.choices(table.to_act), luck))
        table.submit(table.to_act, decisions[-1])
    return happened(rules, [fact for seat in range(len(rules.seats)) for fact in table.heard(seat).facts], decisions)


def happened(rules, facts, decisions):
    for decision in decisions:
        yield f"decides {rules.deed(decision).do}"
    for fact in facts:
        yield f"tells {fact.what}"
        if fact.what == "asked":
            yield f"asks {rules.told(fact)['phase']}"
        if fact.what == "ended":
            yield f"ends by {rules.told(fact)['ending']}"


def test_everything_that_is_declared_happens():
    seen = {what for game, options, tables in WHOLE for what in whole(flagfall.rules(game, **options), tables)}
    for seed in range(12):
        for game, said, players in (
            ("risk/middle-earth", LATE, 3),
            ("risk/standard", LATE, 3),
            ("risk/middle-earth", LAST, 2),
        ):
            seen.update(late(flagfall.rules(game, players=players), said, seed))
    assert DECLARED - seen == set()
    assert seen - DECLARED == set()
