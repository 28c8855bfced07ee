"""Every decision has a reason that a person can read, from what the seat knows alone."""

from __future__ import annotations

from random import Random

import pytest

import flagfall

GAMES = [entry.id for entry in flagfall.games()]


def reasons(game: str, seed: int, turns: int) -> list[str]:
    """What is said of some choices of every question of a random game."""
    rules, luck, said = flagfall.rules(game), Random(seed), []
    table = flagfall.Table(rules, luck)
    sights = [rules.sight(seat) for seat in range(len(rules.seats))]
    told = [0] * len(sights)
    for _ in range(turns):
        if (seat := table.to_act) < 0:
            break
        new = table.heard(seat, told[seat]).facts
        told[seat] += len(new)
        sights[seat].hear(new)
        sights[seat].look(table.view(seat))
        choices = table.choices(seat).decisions
        said += [str(sights[seat].reason(choice)) for choice in luck.sample(choices, min(4, len(choices)))]
        table.submit(seat, luck.choice(choices))
    return said


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_reason_in_a_whole_sentence(game):
    said = reasons(game, 7, 260)
    assert len({*said}) > 20
    assert all(sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence for sentence in said), said


def test_an_attack_on_a_hidden_piece_says_how_likely_it_is_to_win():
    assert any("cases" in sentence for sentence in reasons("stratego/duel", 3, 400))


def test_an_attack_in_risk_says_how_likely_the_place_falls():
    assert any("of 100 cases it falls" in sentence for sentence in reasons("risk/standard", 5, 400))
