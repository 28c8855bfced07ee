"""What a computer thinks of a question that was asked in a game that is over: from what that seat knew then, and from nothing else.

It is asked again, by whoever sat there if that tells what it thinks, else by the strongest there is; beside it stand what was
decided, and what was true.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.reasons import theirs
from flagfall.players import Question, seat_player
from flagfall.players.levels import level, offered
from flagfall.players.manners import share
from flagfall.players.named import split
from flagfall.players.thoughts import Line, Thoughts, line_of, plain_line, plain_thoughts, thoughts_of
from flagfall.records.turns import turns
from flagfall.speech import ENGLISH, catalogue
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Rules, Seat
    from flagfall.table import Input

WORLDS = 64
"""Tables a mind imagines that would go by the clock: so the same comes out on every machine."""
MOST_BACK = 12
"""Questions that are gone back over: dice are rolled and battalions carried between one thought and the next."""
THINKERS = ("mind", "planner")


@dataclass(frozen=True, slots=True)
class Thinking:
    """A question of a seat after `moment` turns, thought about again."""

    moment: int
    seat: Seat
    player: str
    """Whose name it bears."""
    itself: bool
    """Whether that is who sat there."""
    thoughts: Thoughts | None
    """None where there was nothing to think about."""
    played: Line | None = None
    value: float | None = None
    """What was decided, and how that fares; None where it cannot be told."""
    truth: dict[str, str] = field(default_factory=dict)
    """Who each hidden enemy was."""


def thinker(rules: Rules[Any, Any], sat: str) -> tuple[str, str, bool]:
    """Who thinks about a seat's questions, by name and by player, and whether it sat there."""
    plain = split(sat)[0] if sat else ""
    chosen = level(plain)
    player = (chosen.player(rules.id) if chosen else sat) or ""
    if split(player)[0] in THINKERS:
        return plain, _quietly(player), True
    if not (there := offered(rules.id)):
        return "", "", False
    return there[-1].name, _quietly(there[-1].player(rules.id) or ""), False


def _quietly(player: str) -> str:
    """Without slips, and by tables instead of by the clock."""
    plain, parameters = split(player)
    parameters = {key: value for key, value in parameters.items() if key != "slip"}
    if plain == "mind":
        parameters.setdefault("worlds", str(WORLDS))
    return ":".join([plain, *(f"{key}={value}" for key, value in parameters.items())])


def think_again(rules: Rules[Any, Any], record: Sequence[Input], moment: int, seat: Seat, sat: str = "") -> Thinking:
    """The question the seat is asked after so many turns, or else the last one before it that there was something to think about."""
    cut = turns(record)
    moment = min(max(moment, 0), len(cut) - 1)
    asked = moment + 1 if moment == len(cut) - 1 else _asked(cut, moment + 1, seat)
    name, player, itself = thinker(rules, sat)
    found = Thinking(moment, seat, name, itself, None)
    for _ in range(MOST_BACK):
        if not asked or not player:
            break
        thought = _think(rules, cut, asked, Thinking(asked - 1, seat, name, itself, None), player)
        if thought.thoughts is not None:
            return thought
        asked = _asked(cut, asked - 1, seat)
    return found


def _think(
    rules: Rules[Any, Any], cut: Sequence[Sequence[Input]], asked: int, found: Thinking, player: str
) -> Thinking:
    """Everything the seat heard until that turn, as it came, and then the question."""
    seat = found.seat
    table, seated, told = Table.retold(rules), seat_player(player, rules, seat, Random(1)), 0
    for turn in cut[:asked]:
        table.relive_all(turn)
        new = table.heard(seat, told).facts
        told += len(new)
        seated.hear(new)
    choices = table.choices(seat)
    if table.to_act != seat or len(choices) < 2:
        return found
    question = Question(table.view(seat), choices, 1.0)
    seated.answer(question)
    said = getattr(seated, "info", None)
    heard = table.heard(seat).facts
    thoughts = thoughts_of(seated, rules, seat, heard, question)
    if thoughts is None:
        return found
    truth = _truth(rules, table, seat, thoughts)
    lines = tuple(replace(line, reason=theirs(line.reason)) for line in thoughts.lines)
    thoughts = replace(thoughts, lines=lines)
    if asked == len(cut):  # nobody has answered: the game was given up
        return replace(found, thoughts=thoughts, truth=truth)
    decision = cut[asked][0][1]
    sight = rules.sight(seat)
    sight.hear(heard)
    sight.look(question.view)
    line = line_of(rules, seat, sight, decision, 0.0)
    value = _value(rules, seated, seat, said, thoughts, decision, choices)
    return replace(found, thoughts=thoughts, played=replace(line, reason=theirs(line.reason)), value=value, truth=truth)


def _asked(cut: Sequence[Sequence[Input]], latest: int, seat: Seat) -> int:
    """The last turn of a seat until then; 0 if there is none."""
    return next((number for number in range(latest, 0, -1) if cut[number][0][0] == seat), 0)


def _value(
    rules: Rules[Any, Any],
    player: Any,
    seat: Seat,
    said: Any,
    thoughts: Thoughts,
    decision: Decision,
    choices: Sequence[Decision],
) -> float | None:
    """How what was played fares beside the best: as it was weighed, or tried out beside it now. Never better than the best."""
    text = rules.write(decision, seat)
    weighed: dict[str, float] = {line.decide: line.value for line in thoughts.lines}
    if text in weighed:
        return weighed[text]
    if isinstance(said, dict) or not thoughts.lines:
        return None
    known: dict[str, float] = {written: share(value) for written, value in said.lines}
    if said.worlds and text in known:
        return min(known[text], thoughts.value)
    best = next(choice for choice in choices if rules.write(choice, seat) == thoughts.lines[0].decide)
    more, less = player.compare([best, decision], WORLDS)
    return max(0.0, thoughts.value - float(max(0.0, more - less)) / 2)


def _truth(rules: Rules[Any, Any], table: Table, seat: Seat, thoughts: Thoughts) -> dict[str, str]:
    found = {}
    for other in range(len(rules.seats)):
        if other != seat and thoughts.guesses:
            for piece in rules.show(table.view(other)).get("pieces", ()):
                if piece["seat"] != seat and piece["kind"] and piece["at"] in thoughts.guesses:
                    found[piece["at"]] = piece["kind"]
    return found


def plain_thinking(thinking: Thinking, language: str = ENGLISH) -> dict[str, Any]:
    """As JSON has it."""
    say = catalogue(language)
    return {
        "moment": thinking.moment,
        "seat": thinking.seat,
        "player": thinking.player,
        "itself": thinking.itself,
        "thoughts": None if thinking.thoughts is None else plain_thoughts(thinking.thoughts, language),
        "played": None if thinking.played is None else plain_line(thinking.played, say) | {"value": thinking.value},
        "truth": thinking.truth,
    }
