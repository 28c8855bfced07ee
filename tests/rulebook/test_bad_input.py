"""Bad input: a typed error that says what was asked and what is possible, changes nothing and reveals nothing."""

from random import Random

import pytest

import flagfall
from flagfall.core import SPECTATOR, BadOption, Decision, GameOver, Illegal, NotYourTurn, Stale, UnknownGame, Unreadable
from flagfall.testing.strategies import deploy_text

RULES = flagfall.rules("stratego/classic")
RED = deploy_text(RULES, 0, Random(4))


def table_with(blue_seed=1, **options):
    table = flagfall.Table(flagfall.rules("stratego/classic", **options))
    table.submit(0, RED)
    table.submit(1, deploy_text(RULES, 1, Random(blue_seed)))
    return table


def everything(table):
    return (table.moment, table.record(), *(table.view(listener) for listener in (0, 1, SPECTATOR)))


def refused(how, table, seat, what, match, **more):
    """The submission is refused so, in these words, and the table is as before; gives the whole text."""
    before = everything(table)
    with pytest.raises(how, match=match) as caught:
        table.submit(seat, what, **more)
    assert everything(table) == before
    return str(caught.value)


class TestSetUps:
    def test_wrong_piece_counts_are_named(self):
        table = flagfall.Table(RULES)
        wrong = RED.replace("M", "2")
        refused(Illegal, table, 0, wrong, "Marshal: 1 too few, Scout: 1 too many")

    def test_a_set_up_of_the_wrong_shape_says_the_right_one(self):
        table = flagfall.Table(RULES)
        refused(
            Unreadable, table, 0, "deploy MMM/2", "4 rows of 10 letters, separated by /; this one has 2 rows of 3, 1"
        )
        refused(Unreadable, table, 0, "deploy " + 41 * "2", "this one has 1 row of 41")

    def test_letters_that_are_no_pieces_are_named_with_those_that_are(self):
        table = flagfall.Table(RULES)
        refused(Unreadable, table, 0, RED.replace("M", "Q"), "'Q' is no piece of yours; the letters are M98765432SBF")

    def test_an_occupied_square_is_refused(self):
        table = flagfall.Table(RULES)
        table.submit(0, "flag@a1")
        refused(Illegal, table, 0, "bomb@a1", "bomb@a1: a1 is taken already")

    def test_a_square_of_the_other_side_is_refused(self):
        table = flagfall.Table(RULES)
        refused(Illegal, table, 0, "bomb@a10", "your rows go from a1 to j4")

    def test_a_whole_set_up_after_a_piece_was_placed_must_fit_what_is_left(self):
        table = flagfall.Table(RULES)
        table.submit(0, "flag@a1")
        refused(Illegal, table, 0, RED, "Flag: 1 too many")

    def test_moving_during_the_set_up_is_refused(self):
        table = flagfall.Table(RULES)
        refused(Illegal, table, 0, "a4-a5", "set your pieces up first")


class TestMoves:
    def test_squares_outside_the_board_are_unreadable(self):
        for text in ("a11-a12", "a0-a1", "a1-a100000000000000000000"):
            refused(Unreadable, table_with(), 0, text, "the board goes from a1 to j10")

    def test_small_boards_say_where_they_end(self):
        rules = flagfall.rules("stratego/quick-battle")
        table = flagfall.Table(rules)
        refused(Unreadable, table, 0, "flag@j1", "the board goes from a1 to h8")

    def test_out_of_turn_says_whose_turn_it_is(self):
        refused(NotYourTurn, table_with(), 1, "a7-a6", "blue is not to act: it is red's turn")

    def test_the_opponents_piece_cannot_be_moved(self):
        refused(Illegal, table_with(), 0, "a7-a6", "the piece on a7 is not yours")

    def test_an_empty_square_cannot_be_moved(self):
        refused(Illegal, table_with(), 0, "a5-a6", "nobody stands on a5")

    def test_a_bomb_cannot_be_moved(self):
        table = table_with()
        pieces = RULES.show(table.view(0))["pieces"]
        bomb = next(piece["at"] for piece in pieces if piece["kind"] == "bomb")
        up = f"{bomb[0]}{int(bomb[1:]) + 1}"
        refused(Illegal, table, 0, f"{bomb}-{up}", "the Bomb cannot move or attack")

    def test_the_refusal_says_what_would_have_been_possible(self):
        table = table_with()
        offered = RULES.offer(table.choices(0)[0])
        text = refused(Illegal, table, 0, f"{offered['from']}-{offered['from']}", f"From {offered['from']} you may: ")
        assert offered["text"] in text

    def test_nonsense_is_unreadable_and_not_repeated_at_length(self):
        text = refused(Unreadable, table_with(), 0, "x" * 100_000, "cannot be read")
        assert len(text) < 200

    @pytest.mark.parametrize("number", [-1, 0, 5, 999_999, 10**9, 10**18, 10**30])
    def test_numbers_that_are_no_choice_are_illegal(self, number):
        refused(Illegal, table_with(), 0, Decision(number), ".")

    @pytest.mark.parametrize("text", ["a4-a5\0", "а4-а5", "a4−a5", "\ud800", "ａ４-ａ５", "a4-a5\n\n'; drop"])
    def test_strange_encodings_are_unreadable(self, text):
        refused(Unreadable, table_with(), 0, text, ".")

    def test_too_many_steps_in_one_line_are_unreadable(self):
        refused(Unreadable, table_with(), 0, ",".join(["a4-a5"] * 1000), "the steps of one turn separated by commas")

    def test_powers_of_other_boxes_are_unreadable(self):
        refused(Unreadable, table_with(), 0, "a4 teleport a6", "'teleport' is no power of this game; it has none")
        table = flagfall.Table(flagfall.rules("stratego/fire-ice-powers"))
        words = "bow, detect, enchant, fly, rampage, ride"
        refused(Unreadable, table, 0, "a4 tempt a6", f"'tempt' is no power of this game; the words are: {words}")

    def test_deciding_after_an_old_moment_is_stale(self):
        table = table_with()
        refused(Stale, table, 0, table.choices(0)[0], "You decided after move 3, but the table is at move 80", after=3)

    def test_nothing_can_be_decided_after_the_end(self):
        table = table_with(ply_limit=1)
        table.submit(0, table.choices(0)[0])
        refused(GameOver, table, 1, "a7-a6", "The game is over")

    def test_there_is_no_third_seat(self):
        refused(NotYourTurn, table_with(), 2, "a4-a5", "There is no seat 2; the seats are red, blue")
        refused(NotYourTurn, table_with(), -1, "a4-a5", "There is no seat -1")


class TestOptions:
    @pytest.mark.parametrize(
        ("options", "words"),
        [
            ({"fog": True}, "stratego/classic has no option 'fog'; its options are: aggressor_advantage"),
            ({"captured": "maybe"}, "captured cannot be 'maybe'; it is one of: open, prisoner, secret, stealth"),
            ({"two_square": 4}, "two_square cannot be 4; it is one of: 2, 3, 5, off"),
            ({"rescue": 1}, "rescue cannot be 1; it is one of: false, true"),
            ({"calm_limit": -1}, "calm_limit is a whole number from 0 to 1000000, not -1"),
            ({"calm_limit": 10**30}, "calm_limit is a whole number from 0 to 1000000"),
            ({"ply_limit": 2.5}, "ply_limit is a whole number"),
            ({"ply_limit": True}, "ply_limit is a whole number"),
            ({"more_square": True, "two_square": "off"}, "more_square needs two_square"),
        ],
    )
    def test_unknown_and_contradictory_options_are_explained(self, options, words):
        with pytest.raises(BadOption, match=words):
            flagfall.rules("stratego/classic", **options)

    def test_an_option_a_box_refuses_says_why(self):
        with pytest.raises(BadOption, match="stratego/lotr-ring is not played with rescue: a captured Ringbearer"):
            flagfall.rules("stratego/lotr-ring", rescue=True)

    def test_an_unknown_game_lists_those_there_are(self):
        with pytest.raises(UnknownGame, match=r"Did you mean stratego/classic\? The games are: stratego/classic, "):
            flagfall.rules("stratego/clasic")


class TestNothingIsRevealed:
    """The same text for every state the asker cannot tell apart: here, whatever blue's set-up is."""

    WRONG = (
        "a7-a6",
        "a4-b5",
        "a4-a4",
        "e4-e6",
        "j10-j9",
        "c4-c5",
        "a1-a2",
        "b7xb6",
        "stop",
        "x",
        "flag@a1",
        "e4 bow e6",
    )

    @pytest.mark.parametrize("seat", [0, 1])
    def test_refusals_read_the_same_whatever_the_other_side_holds(self, seat):
        answers = set()
        for seed in range(5):
            table = table_with(blue_seed=seed)
            if seat == 1:
                table = flagfall.Table(RULES)
                table.submit(0, deploy_text(RULES, 0, Random(seed)))
                table.submit(1, deploy_text(RULES, 1, Random("blue")))
            texts = []
            for wrong in self.WRONG:
                if RULES.show(table.view(seat))["turn"] == seat and wrong in {
                    RULES.write(decision) for decision in table.choices(seat)
                }:
                    continue
                with pytest.raises((Illegal, Unreadable, NotYourTurn)) as caught:
                    table.submit(seat, wrong)
                texts.append(f"{type(caught.value).__name__}: {caught.value}")
            answers.add(tuple(texts))
        assert len(answers) == 1

    def test_refusals_during_the_set_up_do_not_tell_how_far_the_other_side_is(self):
        answers = set()
        for placed in (0, 1, 20, 39):
            table = flagfall.Table(RULES)
            for decision in RULES.read(deploy_text(RULES, 1, Random(placed)), table.view(1))[:placed]:
                table.submit(1, decision)
            with pytest.raises(Illegal) as caught:
                table.submit(0, "flag@a10")
            answers.add(str(caught.value))
        assert len(answers) == 1
