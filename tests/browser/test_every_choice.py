"""Every power and every question is clicked at least once, in games that stand just before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from ahead import answers_ahead, powers_ahead

from flagfall import catalog
from flagfall.games.risk.kernel.numbers import PHASES

if TYPE_CHECKING:
    from conftest import Play

OPTIONS = {"stratego/narnia-powers": {"all_powers": True}, "stratego/classic": {"rescue": True}}
CHANCE = {
    "seating", "dealing", "hand_land", "hand_tale", "first_roll", "attack_roll", "defend_roll", "land_card", "tale_card",
    "event_land", "ring_roll",
}  # fmt: skip


def with_powers() -> list[str]:
    """Every game of the catalog whose pieces can do more than move and attack."""
    games = [game.id for game in catalog.games() if game.id.startswith("stratego/")]
    return [id_ for id_ in games if id_ in OPTIONS or catalog.rules(id_).describe()["powers"]]


@pytest.mark.parametrize("game", with_powers())
def test_every_power_has_its_button(play: Play, game: str) -> None:
    """Piece, button, square: and the server has kept exactly that."""
    play("powers", games=powers_ahead(game, **OPTIONS.get(game, {})))


@pytest.mark.parametrize("half", [0, 1])
def test_every_question_can_be_answered(play: Play, half: int) -> None:
    """Every phase in which somebody is asked, cards and missions and defenders out of turn included."""
    games, answers = answers_ahead()
    assert {phase for phase, _ in answers} == set(PHASES.names) - CHANCE - {"over"}
    assert {("defend", "play"), ("before_roll", "play"), ("combat", "claim"), ("start", "offer")} <= answers
    play("risk_answers", games=games[half::2])
