"""Leafing back reads as the game did live: its moments are told in the words of their whole turn."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from flagfall.core import SPECTATOR, Choices, Heard
from flagfall.records import check
from flagfall.records.story import Story
from flagfall.server import replay
from flagfall.server.tell import Seen
from flagfall.testing.sketch import Sketch, sketch

SCROLLS = sorted((Path(__file__).parents[1] / "scrolls").glob("*.scroll"))


def axe(*more: str) -> tuple[Sketch, list[int]]:
    """Gimli's turn after two others, decision by decision, and how much spectators had heard after each."""
    game = sketch("stratego/lotr-powers", """
        -3 b . -3
         I . 2 .
    """, turn=0)  # fmt: skip
    game.decide("c1-d1")
    game.decide("d2-c2")
    counts = [len(game.heard(SPECTATOR).facts)]
    for line in ("a1 axe b1", "b1*a2", "b1*b2", "stop", *more):
        game.decide(line)
        counts.append(len(game.heard(SPECTATOR).facts))
    return game, counts


def told(game: Sketch, counts: list[int], listener: int = SPECTATOR) -> list[list[str]]:
    story = Story(game.rules, game.heard(listener))
    return [story.between(*facts) for facts in pairwise(counts)]


def test_whoever_struck_is_named_in_the_last_step_too() -> None:
    game, counts = axe()
    assert told(game, counts) == [
        ["Gimli steps to b1 and swings the Dwarven Axe."],
        ["The blows will fall on a2 and b2."],
        [],
        ["The blows fall: the Orc at a2 falls; the Stronghold at b2 stands; Gimli is lost."],
    ]


def test_who_does_not_know_yet_how_the_turn_ends_is_told_the_same_names() -> None:
    """In a terminal every step is told when it happens."""
    game, counts = axe()
    heard = game.heard(SPECTATOR).facts
    live = [
        Story(game.rules, Heard(SPECTATOR, heard[:until])).between(since, until) for since, until in pairwise(counts)
    ]
    assert live[1] == ["The blows will fall on a2."]
    assert live[3] == told(game, counts)[3]


def test_the_turns_before_and_after_are_told_apart() -> None:
    game, counts = axe("c2-c3")
    assert told(game, counts)[-1] == ["The Forces of Evil move a piece from c2 to c3."]
    assert told(game, [0, counts[0]]) == [
        ["The Forces of Good move a piece from c1 to d1.", "The Forces of Evil move a piece from d2 to c2."]
    ]


class Drawn:
    """A drawn game, as far as a table lets spectators hear."""

    def __init__(self, game: Sketch) -> None:
        self.rules, self._facts = game.rules, game.heard(SPECTATOR).facts

    def look(self, listener: int) -> tuple[None, Choices]:
        return None, Choices(())

    def heard_count(self, listener: int) -> int:
        return len(self._facts)

    def heard(self, listener: int, since: int = 0, until: int | None = None) -> Heard:
        return Heard(listener, self._facts[since:until])


def test_a_note_in_the_middle_of_a_turn_cuts_no_sentence() -> None:
    """A player that gives up while the axe swings: the note stands below the sentence that had begun."""
    game, counts = axe()
    seen = Seen(Drawn(game), SPECTATOR)
    _, story = seen.told(counts[0])
    assert [sum(sentence.tells[0] < count for sentence in story) for count in counts] == [0, 1, 2, 2, 3]
    assert len(story) == 3


@pytest.mark.parametrize("path", SCROLLS, ids=lambda path: path.stem)
def test_the_moments_of_a_game_together_are_its_story(path: Path) -> None:
    """From the first turn on: an army is set up piece by piece, and told in one go."""
    scroll, table = check(path.read_bytes())
    for listener in (*range(len(table.rules.seats)), SPECTATOR):
        facts = table.heard(listener).facts
        first = next((at + 1 for at, fact in enumerate(facts) if fact.what in table.rules.new_turn), None)
        moments = replay.moments(table.rules, scroll.inputs, listener)
        if first is None:  # every moment by itself
            since = [0, *(one.moment for one in moments)]
            whole = [line for a, b in pairwise(since) for line in table.rules.narrate(facts[a:b], listener)]
            assert [line.text for one in moments for line in one.story] == whole
        else:
            leafed = [line.text for one in moments if one.moment > first for line in one.story]
            assert leafed == table.rules.narrate(facts[first:], listener)


def test_whoever_leafs_through_a_game_has_it_played_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each listener: to play it again for every moment would cost everybody else a lot."""
    scroll, table = check(SCROLLS[0].read_bytes())
    again, played = replay._again, list[int]()

    def counted(rules: Any, record: Any) -> Any:
        played.append(len(record))
        return again(rules, record)

    monkeypatch.setattr(replay, "_again", counted)
    replay._counted_once.cache_clear()
    for listener in (0, SPECTATOR):
        for moment in range(0, len(table.heard(listener).facts), 20):
            replay.look(table.rules, scroll.inputs, listener, moment)
    assert played == [len(scroll.inputs)] * 2
