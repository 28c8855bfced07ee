"""Played as people play: in a real browser, by clicking, touching and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable


def test_a_whole_stratego_game_in_two_windows(play: Callable[..., str]) -> None:
    """Create, invite, set up, play, end, replay with both sides open, download the scroll and open it again."""
    play("stratego_two_windows")


def test_a_whole_risk_game_in_two_windows(play: Callable[..., str]) -> None:
    """Create, invite, claim, place, fight, and end: by the Ring, or by giving up when it takes too long."""
    play("risk_two_windows", timeout=580)


@pytest.mark.parametrize("mode", ["stratego/lotr-powers", "stratego/fire-ice-powers", "stratego/narnia-powers"])
def test_powers_are_used_by_their_buttons(play: Callable[..., str], mode: str) -> None:
    """Powers appear when a piece has some, and using them is never refused."""
    play("powers", mode)


def test_risk_phases_against_the_computer(play: Callable[..., str]) -> None:
    """Every step of a turn is clicked at least once."""
    play("risk_phases", timeout=500)


def test_a_phone_with_touch(play: Callable[..., str]) -> None:
    """390 pixels wide, by tapping, without sideways scrolling."""
    play("phone")


def test_the_keyboard_alone(play: Callable[..., str]) -> None:
    """Choosing, setting up and moving without a pointer."""
    play("keyboard")


def test_reload_and_dropped_sockets(play: Callable[..., str]) -> None:
    """Nothing is lost and nothing is played twice."""
    play("dropped")


def test_a_spectator_sees_no_faces(play: Callable[..., str]) -> None:
    """The public link shows the backs of both armies."""
    play("spectator")


def test_one_device_with_a_curtain(play: Callable[..., str]) -> None:
    """The board is hidden until the next player says so."""
    play("curtain")


def test_every_page_is_accessible(play: Callable[..., str]) -> None:
    """axe finds nothing serious, light and dark, wide and narrow; screenshots are written."""
    play("pages")
