"""Played as people play: in a real browser, by clicking, touching and typing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ahead import a_puzzle, answers_ahead, back_and_forth, in_play, lessons_ahead, powers_ahead, turn_ahead, whole_game
from waiting import chief

if TYPE_CHECKING:
    from conftest import Play

SCROLLS = Path(__file__).resolve().parents[1] / "scrolls"


def test_a_whole_stratego_game_in_two_windows(play: Play) -> None:
    """Create, invite, set up, play, end, replay with both sides open, download the scroll and open it again."""
    play("stratego_two_windows", given=whole_game("stratego/barrage", 30, 60))


def test_a_whole_risk_game_in_two_windows(play: Play) -> None:
    """Create, invite, claim, place, fight, until the Ring has left Middle-earth; then replay."""
    play("risk_two_windows")


def test_leaving_a_risk_table(play: Play) -> None:
    """Giving up among three, a draw and another game: on a phone they are asked for where the questions are."""
    play("risk_leaving")


def test_stratego_against_the_computer(play: Play) -> None:
    """A novice is beaten, or beats us."""
    play("stratego_computer")


def test_risk_against_the_computer(play: Play) -> None:
    """A novice takes its turns until the Ring has left."""
    play("risk_computer", given={"player": "novice", "attacks": 0.3})


def test_a_whole_stratego_game_in_firefox(in_firefox: Play) -> None:
    """The same game in two windows, up to the captured Flag and the review with all sides open."""
    in_firefox("stratego_two_windows", given=whole_game("stratego/barrage", 30, 60))


def test_a_whole_risk_game_in_firefox(in_firefox: Play) -> None:
    """Against the computer, until the Ring has left."""
    in_firefox("risk_computer", given={"player": "random", "attacks": 0.1})


def test_the_set_up_editor(play: Play) -> None:
    """Drag, shuffle, mirror, clear, save under a name, copy and paste as text; it says what is missing, and why a text does not fit."""
    play("editor")


def test_two_people_who_met_by_an_open_invitation(play: Play) -> None:
    """Lists, talk and mute, a draw, another game with sides swapped, leaving before move one, a name kept across devices."""
    play("together")


def test_what_there_is_around_a_board(play: Play) -> None:
    """The voice for those who cannot see, rules one click away, looking back while playing, why a move is refused, and odds."""
    play("around", games=[back_and_forth("stratego/barrage"), in_play("stratego/duel", 6, memory="odds")])


def test_a_phone_with_touch(play: Play) -> None:
    """390 pixels wide, by tapping, without sideways scrolling: a set-up, a move, an invitation, powers, a turn of Risk."""
    narnia = powers_ahead("stratego/narnia-powers", all_powers=True)
    play(
        "phone",
        games=[
            powers_ahead("stratego/fire-ice-powers")[0],
            turn_ahead("risk/middle-earth", "random", players=2),
            *(next(one for one in narnia if power in one.name) for power in ("cordial", "stone")),
        ],
    )


def test_a_whole_lesson_on_a_phone(play: Play) -> None:
    """Fire & Ice by tapping, step after step; something else is kindly told; whoever comes back goes on where they stopped."""
    play("lessons", given={"width": 390, "whole": True, "steps": lessons_ahead("fire-ice")})


def test_each_language_is_clicked_through(play: Play) -> None:
    """Every page, a lesson, a puzzle that is won, a hint, an end, a review, and the end of Risk: no word of English in German or Dutch."""
    scroll = (SCROLLS / "1-risk-middle-earth.scroll").read_text()
    play("tongues", given={"puzzle": a_puzzle("stratego/fire-ice"), "scroll": scroll})


def test_the_keyboard_alone(play: Play) -> None:
    """Choosing, setting up, moving, and a turn of Risk without a pointer."""
    play("keyboard", games=[turn_ahead("risk/middle-earth", "random", players=2)])


def test_battalions_are_carried_and_pulled_by_mouse(play: Play) -> None:
    """Onto a place of the map, and from one place to another."""
    play("pulling", games=[turn_ahead("risk/middle-earth", "random", players=2)])


def test_reload_and_dropped_sockets(play: Play) -> None:
    """Nothing is lost and nothing is played twice."""
    play("dropped")


def test_a_spectator_sees_no_faces(play: Play) -> None:
    """The public link shows the backs of both armies."""
    play("spectator")


def test_one_device_with_a_curtain(play: Play) -> None:
    """The board is hidden until the next player says so."""
    play("curtain")


def test_one_device_with_covered_hands(play: Play) -> None:
    """The map lies open and says whom it asks; a curtain falls only before somebody looks at their own cards."""
    play("curtain_risk")


def test_the_first_load_is_small(play: Play) -> None:
    """Under 300 kB as it comes over the line, and what has come once is kept. No scenario asks another site for anything."""
    play("first_load")


def test_every_page_is_for_everybody(play: Play) -> None:
    """axe finds nothing serious in any theme, wide and narrow; nothing is too small for a finger; screenshots are written."""
    play("pages")


def test_every_board_is_for_everybody(play: Play) -> None:
    """The same for set-ups, boards in play, the curtain, what follows the end, and looking back."""
    play("boards", games=[powers_ahead("stratego/fire-ice-powers")[0]])


def test_the_map_is_for_everybody(play: Play) -> None:
    """With cards in hand, as a list, and with the final table."""
    play("maps", games=[next(game for game in answers_ahead()[0] if "start offer" in game.name)])


def test_an_account_from_its_first_day_to_its_last(play: Play) -> None:
    """Kept, changed, forgotten and deleted; somebody is reported, and whoever runs the server acts on it."""
    play("people", given=chief(play.server.database))


def test_a_rated_game_between_two_accounts(play: Play) -> None:
    """Brought together in the lobby; results, ratings and leaders afterwards; and off the list."""
    play("rated")


def test_what_was_read_opens_without_a_server(play: Play) -> None:
    """One's own games, too, with a word on how old they are; whoever signs out, or sits down after somebody else, finds nothing of it."""
    play("offline")


def test_the_browser_says_that_a_game_waits(play: Play) -> None:
    """Behind another tab or on another page, to nobody who looks at the board; a touch on it opens the game."""
    play("notices")


def test_a_step_is_on_the_board_at_once(play: Play) -> None:
    """Before the server has answered; and off it again if the server says no."""
    play("at_once")
