"""The one door: what `import flagfall` offers, and that it stays what it is."""

import doctest

import flagfall


def test_the_door_offers_exactly_this():
    assert flagfall.__all__ == ["Batch", "Table", "games", "rules"]


def test_everything_offered_is_there_and_callable():
    for name in flagfall.__all__:
        assert callable(getattr(flagfall, name))


def test_the_list_of_games_can_be_asked_for_twice():
    """The package `flagfall.games` must never hide the function of that name."""
    assert flagfall.games() == flagfall.games()


def test_the_example_in_the_docstring_runs():
    assert doctest.testmod(flagfall).failed == 0


def test_the_version_is_written_as_numbers():
    assert all(part.isdigit() for part in flagfall.__version__.split("."))
