"""Properties of positions hypothesis finds: any game, any options, some way into play."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flagfall.core import SPECTATOR
from flagfall.table import Table
from flagfall.testing import strategies

QUICK = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@QUICK
@given(st.data())
def test_views_are_folds_of_what_was_heard(data):
    rules = data.draw(strategies.rules())
    table = data.draw(strategies.tables(rules))
    for listener in (0, 1, SPECTATOR):
        assert rules.fold(table.heard(listener)) == table.view(listener)


@QUICK
@given(st.data())
def test_a_set_up_read_is_the_army_and_nothing_else(data):
    rules = data.draw(strategies.rules())
    seat = data.draw(st.sampled_from([0, 1]))
    text = data.draw(strategies.set_ups(rules, seat))
    table = Table(rules)
    table.submit(seat, text)
    shown = rules.show(table.view(seat))
    assert len(shown["pieces"]) == sum(p.count for p in rules.edition.pieces if p.army == seat and not p.late)
    assert shown["ready"][seat]


@QUICK
@given(st.data())
def test_pieces_on_the_board_and_captured_ones_add_up(data):
    rules = data.draw(strategies.rules("stratego/classic"))
    table = data.draw(strategies.tables(rules))
    shown = rules.show(table.view(SPECTATOR))
    for seat in (0, 1):
        standing = sum(piece["seat"] == seat for piece in shown["pieces"])
        assert standing + shown["fallen"][seat] == 40
