"""Audiences: explicit sets of listeners, no default."""

import pytest

from flagfall.core import EVERYONE, NO_ONE, SPECTATOR, Audience, Chances, Choices, Decision, Fact, Heard, Result

SEATS = ("red", "blue")


def test_an_audience_hears_whom_it_names():
    audience = Audience.of(1, SPECTATOR)
    assert audience.hears(1)
    assert audience.hears(SPECTATOR)
    assert not audience.hears(0)


@pytest.mark.parametrize("listener", [-1, -2, 5, 100])
def test_nobody_else_can_be_in_an_audience(listener):
    with pytest.raises(ValueError, match="no such listener"):
        Audience.of(listener)


@pytest.mark.parametrize(
    ("audience", "name"),
    [
        (EVERYONE, "all"),
        (NO_ONE, "none"),
        (Audience.of(0, 1, SPECTATOR), "all"),
        (Audience.of(0), "red"),
        (Audience.of(0, 1), "red+blue"),
        (Audience.of(1, SPECTATOR), "blue+spectator"),
    ],
)
def test_audiences_are_named_for_people(audience, name):
    assert audience.names(SEATS) == name


def test_its_repr_shows_one_bit_per_listener():
    assert repr(Audience.of(0, SPECTATOR)) == "Audience(0b10001)"


def test_a_fact_needs_an_audience():
    with pytest.raises(TypeError):
        Fact("moved", (1, 2))


def test_nobody_can_have_heard_what_was_not_for_him():
    with pytest.raises(ValueError, match="listener 1 cannot have heard placed"):
        Heard(1, (Fact("placed", (1, 2), Audience.of(0)),))


def test_chances_are_drawn_by_weight():
    class Fixed:
        def __init__(self, number):
            self.number = number

        def randrange(self, stop):
            assert stop == 4
            return self.number

    chances = Chances((Decision(10), Decision(20)), (1, 3))
    assert [chances.draw(Fixed(number)) for number in range(4)] == [10, 20, 20, 20]


def test_choices_are_a_plain_sequence():
    choices = Choices((Decision(3), Decision(5)))
    assert (len(choices), choices[1], 5 in choices, 4 in choices, list(choices)) == (2, 5, True, False, [3, 5])
    assert not Choices(())


def test_a_result_with_two_winners_is_a_draw():
    assert Result((0, 1), (0.5, 0.5), "both stuck").draw
    assert not Result((1,), (0.0, 1.0), "flag").draw
