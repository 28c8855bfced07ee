"""The guide explains each game to somebody without the box."""

import re
from copy import copy
from dataclasses import replace

import pytest

from flagfall.catalog import rules
from flagfall.games.stratego.edition import RANKS
from flagfall.speech import Name, languages

GAMES = (
    "stratego/classic", "stratego/lotr", "stratego/lotr-powers", "stratego/lotr-ring", "stratego/fire-ice",
    "stratego/fire-ice-powers", "stratego/narnia", "stratego/narnia-powers", "stratego/barrage", "stratego/duel",
    "stratego/quick-battle",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_power_and_reconstruction_is_explained(game):
    book = rules(game)
    sections = book.guide()
    whole = "\n".join(text for _, text in sections)
    assert all(heading and text for heading, text in sections)
    assert len({heading for heading, _ in sections}) == len(sections)
    for piece in book.edition.pieces:
        assert piece.name in whole
    for power in book.powers:
        assert power.name in whole
        assert power.sentence in whole
        assert power.sentence in book.describe()["powers"][power.id]["sentence"]
    for sentence in book.edition.reconstructed:
        assert sentence in whole


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_order_of_ranks_is_kept(game):
    table = dict(rules(game).guide())["The pieces"].splitlines()
    ranks = [line.split()[0] for line in table[1:]]
    assert ranks == [rank for rank in ("10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "-", "-") if rank in ranks]


@pytest.mark.parametrize("rank", RANKS)
def test_no_rank_an_edition_may_have_is_left_out(rank):
    book = copy(rules("stratego/classic"))
    book.edition = replace(
        book.edition,
        pieces=(*book.edition.pieces, replace(book.edition.pieces[0], name=Name("Emperor", ""), rank=rank)),
    )
    assert "Emperor" in dict(book.guide())["The pieces"]


def test_the_ring_game_tells_the_mission():
    mission = dict(rules("stratego/lotr-ring").guide())["The Ring"]
    assert "Only Frodo may go there, only once, and only from i6 or h7" in mission
    assert "Only the Witch-king and the Ringwraiths can capture him" in mission


def test_agreements_are_explained():
    """What differs from the box is said; what does not is not."""
    assert "What you agreed on" not in dict(rules("stratego/lotr").guide())
    sections = dict(rules("stratego/lotr", captured="secret", aggressor_advantage=True).guide())
    assert "only who lost them" in sections["What you agreed on"]
    assert "the attacker wins" in sections["Attacking"]
    assert "look at them alone" in sections["Captured pieces"]


def test_examples_of_powers_can_be_read():
    """Every line the guide shows for a power is notation of that game."""
    for game, options in (
        ("stratego/lotr-ring", {}),
        ("stratego/fire-ice-powers", {}),
        ("stratego/narnia-powers", {"all_powers": True}),
    ):
        book = rules(game, **options)
        written = dict(
            line.split(": ") for line in dict(book.guide())["Writing a move"].splitlines()[-len(book.powers) :]
        )
        assert list(written) == [power.name for power in book.powers]
        for line in written.values():
            for part in line.split(", "):
                book.notation.read_one(part, 0)


def told(game, heading, **options):
    return dict(rules(game, **options).guide()).get(heading, "")


@pytest.mark.parametrize("game", GAMES)
def test_who_begins_is_told(game):
    edition = rules(game).edition
    assert told(game, "Your turn").startswith(f"The {edition.armies[edition.first].name} begin")


@pytest.mark.parametrize(
    ("game", "hints", "names"),
    [
        ("stratego/classic", 8, ("Bombs", "Miners", "Scouts", "Marshal", "Spy", "General")),
        ("stratego/lotr", 5, ("Strongholds", "Soldier of Gondor", "Orc", "Riders", "Éowyn", "Aragorn", "Saruman")),
        ("stratego/fire-ice", 5, ("Traps", "Dwarves", "Scouts", "Slayer", "Mage", "Dragon")),
        ("stratego/narnia", 7, ("Magic", "Dryads", "Minoboars", "Leopards", "Wolves", "Spy")),
    ],
)
def test_every_printed_hint_of_a_box_is_told_with_its_own_pieces(game, hints, names):
    """And in the other games of that box too."""
    advice = told(game, "Good advice")
    assert len(advice.splitlines()) == hints
    assert all(name in advice for name in names)
    family = [other for other in GAMES if other.startswith(game)]
    assert {told(other, "Good advice") for other in family} == {advice}


def test_a_long_move_shows_a_scout_and_a_higher_number_is_a_higher_rank():
    assert "Going further than one square shows everybody what it is" in told(
        "stratego/classic", "Pieces with a talent"
    )
    assert "A higher number is a higher rank" in told("stratego/classic", "Attacking")


def test_an_attacked_bomb_stays_and_neither_it_nor_a_flag_attacks():
    assert "The Bombs and the Flag never move and never attack" in told("stratego/classic", "Your turn")
    assert "it stays where it is; only rank 3 clears it away" in told("stratego/classic", "Pieces with a talent")


def test_the_talent_of_rank_three_does_not_deny_the_rampage():
    said = told("stratego/lotr-powers", "Pieces with a talent")
    assert "the only rank whose ordinary attack captures the Strongholds" in said
    assert "in an ordinary attack only rank 3 clears it away" in said
    assert "the only rank whose attack captures the Strongholds" in told("stratego/lotr", "Pieces with a talent")


def test_only_powers_that_are_there_are_spoken_of_where_nobody_can_move():
    assert "one that only looks does not" in told("stratego/lotr-powers", "How it ends")
    assert "one that only frees does not" in told("stratego/narnia-powers", "How it ends")
    assert "looks, frees or heals" in told("stratego/narnia-powers", "How it ends", all_powers=True)


def test_rescue_is_told_whole_where_it_is_agreed():
    assert not told("stratego/classic", "Rescue")
    said = told("stratego/classic", "Rescue", rescue=True)
    for part in (
        "the enemy's last row", "your own half (the five rows on your side)", "That ends your turn", "twice in a game",
        "not both times with the same piece", "No piece of rank 2 (Scout) can rescue", "the Bombs cannot be brought back",
    ):  # fmt: skip
        assert part in said
    assert "the four rows" in told("stratego/fire-ice", "Rescue", rescue=True)


@pytest.mark.parametrize(("times", "word"), [(2, "two"), (3, "three"), (5, "five")])
def test_the_two_square_rule_is_told_as_agreed(times, word):
    said = told("stratego/barrage", "Back and forth", two_square=times)
    assert f"the same two squares {word} turns running, not more" in said
    assert "chase" not in said
    assert "chase" in told("stratego/barrage", "Back and forth", two_square=times, more_square=True)
    assert not told("stratego/barrage", "Back and forth", two_square="off")


def test_silent_defense_and_the_memory_aid_are_told_as_agreed():
    assert "Both pieces are shown" in told("stratego/classic", "Attacking")
    silent = told("stratego/classic", "Attacking", silent_defense=True)
    assert "only the attacker is shown" in silent
    assert "Both pieces are shown" not in silent
    said = {told("stratego/classic", "Attacking", memory=aid) for aid in ("none", "captured", "marks", "odds")}
    assert len(said) == 4


def test_destroying_the_ring_is_told_with_its_gates_and_examples():
    said = told("stratego/lotr-ring", "The Ring")
    for part in (
        "cannot return",
        "so better not attack with him",
        "Witch-king then counts 11",
        "does not capture Saruman",
        "rank 6",
    ):
        assert part in said
    assert "You agreed" not in said
    assert "You agreed that Frodo captures Haradrim" in told("stratego/lotr-ring", "The Ring", haradrim_falls=True)


def test_powers_say_what_they_reach_over_and_what_survives():
    lotr = rules("stratego/lotr-powers").describe()["powers"]
    assert "also over pieces and Forbidden Zones" in lotr["longbow"]["sentence"]
    assert "an equal or higher one is shown and stays" in lotr["longbow"]["sentence"]
    assert "It does not work on the Strongholds and the Berzerkers." in lotr["longbow"]["sentence"]
    assert "not over pieces or a Forbidden Zone" in lotr["steed"]["sentence"]
    ice = rules("stratego/fire-ice-powers").describe()["powers"]
    assert "not over a Forbidden Zone" in ice["flight"]["sentence"]
    assert "Traps and Flags are safe" in ice["rampage"]["sentence"]
    assert "a Trap is shown and stays" in ice["arrow"]["sentence"]
    narnia = rules("stratego/narnia-powers", all_powers=True).describe()["powers"]
    assert "a higher one or Magic stays and fells him" in narnia["club"]["sentence"]
    assert "Magic is shown and stays" in narnia["rampage"]["sentence"]


def test_healing_is_spoken_of_only_where_somebody_heals():
    assert "freed is free again" in told("stratego/narnia-powers", "The children")
    assert "freed or healed" in told("stratego/narnia-powers", "The children", all_powers=True)


def test_what_is_reconstructed_or_from_elsewhere_is_said():
    heading = "What is reconstructed"
    assert told("stratego/classic", heading).startswith("Nothing")
    assert "How many pieces of each rank there are" in told("stratego/narnia", heading)
    assert "known from public material" in told("stratego/lotr", heading)
    assert "The book does not speak of that" in told("stratego/classic", "How it ends")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_draws_belongs_to_a_section(game):
    book = rules(game, **({"all_powers": True} if game.endswith("narnia-powers") else {}))
    headings = {heading.key for heading, _ in book.guide()}
    assert {f"stratego-section-{name}" for name in ("setup", "turn", "attack")} <= headings & set(book.drawn)


def test_every_heading_something_is_drawn_for_is_one_of_a_guide():
    headings = {heading.key for game in GAMES for heading, _ in rules(game, aggressor_advantage=True).guide()}
    assert set(rules("stratego/classic").drawn) <= headings


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_begins_with_a_capital_letter(game, language):
    """Also one that begins with a name whose article is small elsewhere."""
    sections = [text for title, text in rules(game).guide(language) if title.key != "stratego-section-pieces"]
    prose = [line for text in sections[:-2] for line in text.split("\n")]
    begun = [sentence for line in prose for sentence in re.split(r"(?<=[.!?]) ", line)]
    assert [sentence for sentence in begun if sentence[:1].islower()] == []
