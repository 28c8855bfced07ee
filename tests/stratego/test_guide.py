"""The guide explains each game to somebody without the box."""

import pytest

from flagfall.catalog import rules

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
    for sentence in book.edition.reconstructed:
        assert sentence in whole


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_order_of_ranks_is_kept(game):
    table = dict(rules(game).guide())["The pieces"].splitlines()
    ranks = [line.split()[0] for line in table[1:]]
    assert ranks == [rank for rank in ("10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "-", "-") if rank in ranks]


def test_the_ring_game_tells_the_mission():
    mission = dict(rules("stratego/lotr-ring").guide())["The Ring"]
    assert "Only Frodo may go there, only once, and only from i6 or h7" in mission
    assert "Only the Witch-king and the Ringwraith can capture him" in mission


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
        for line in dict(book.guide())["Special powers"].splitlines()[1:]:
            for part in line.split("Written: ")[1].split(", "):
                book.notation.read_one(part, 0)
