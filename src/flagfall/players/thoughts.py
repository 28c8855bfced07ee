"""What a player made of a question, the same for every game: how it stands, its best lines, who it takes whom for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from flagfall.core import Deed
from flagfall.players.manners import share
from flagfall.speech import ENGLISH, Phrase, catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.minds.stratego.mind import Thought
    from flagfall.players.player import Player, Question
    from flagfall.speech import Catalogue

MOST_LINES = 3
TRIED = 12
"""Tables on which decisions are tried that nobody had to think about: there was one, or no time."""
LEAST_GUESS = 0.05
"""What is less likely than this is not worth a word."""


@dataclass(frozen=True, slots=True)
class Line:
    """A decision that was weighed, and what follows from it as far as it was planned. `value` is from 0 (lost) to 1 (won)."""

    decide: str
    """As it is written; empty for a plan that begins later."""
    value: float
    at: tuple[str, ...]
    """Squares or places it goes over, in their order."""
    reason: Phrase
    chance: float | None = None
    """How likely all of it succeeds, where dice decide that."""


@dataclass(frozen=True, slots=True)
class Thoughts:
    """From what one seat knew, and from nothing else."""

    value: float
    lines: tuple[Line, ...] = ()
    guesses: dict[str, dict[str, float]] = field(default_factory=dict)
    """Of every enemy, by its square: how likely it is each piece; whose face was seen is that."""
    fears: dict[str, float] = field(default_factory=dict)
    """Places it might lose before its next turn, and how likely."""


def thoughts_of(
    player: Player, rules: Rules[Any, Any], seat: Seat, heard: Sequence[Fact], question: Question
) -> Thoughts | None:
    """What it thought about the question it has just answered; None from whoever does not tell."""
    sight = rules.sight(seat)
    sight.hear(heard)
    sight.look(question.view)
    said: Any = getattr(player, "info", None)
    if hasattr(said, "odds"):
        return _of_a_mind(player, rules, seat, sight, question, said)
    if isinstance(said, dict) and "value" in said:
        return _of_a_plan(rules, sight, question, said)
    return None


# -- a mind: decisions, and who is who ------------------------------------------------------------------------
def _of_a_mind(
    player: Any, rules: Rules[Any, Any], seat: Seat, sight: Any, question: Question, thought: Thought
) -> Thoughts:
    written = {rules.write(decision, seat): decision for decision in question.choices}
    found = [(written[text], value) for text, value in thought.lines if text in written][:MOST_LINES]
    if not thought.worlds:  # the only one, or no time: it is tried out for whoever asks
        fared = whose(player).compare([decision for decision, _ in found], TRIED)
        found = sorted(zip([decision for decision, _ in found], fared, strict=True), key=lambda one: -one[1])
    lines = tuple(line_of(rules, seat, sight, decision, share(value)) for decision, value in found)
    guesses = {
        square: {kind: odds for kind, odds in sorted(kinds.items(), key=lambda one: -one[1]) if odds >= LEAST_GUESS}
        for square, kinds in thought.odds.items()
    }
    word = cast("Any", rules).notation.word  # whoever has hidden pieces has words for them
    known = {sight.names[at]: {word(kind): 1.0} for at, kind in sight.known.items()}
    return Thoughts(lines[0].value if lines else share(thought.value), lines, {**known, **guesses})


def line_of(rules: Rules[Any, Any], seat: Seat, sight: Any, decision: Decision, value: float) -> Line:
    """One decision as a line."""
    offer = rules.offer(decision, seat)
    at = tuple(offer[part] for part in ("from", "to") if isinstance(offer.get(part), str))
    return Line(offer["text"], value, at, sight.reason(decision))


def whose(player: Any) -> Any:
    """Whoever really thinks behind a level's name."""
    return getattr(player, "behind", player)


# -- a planner: chains of attacks, and borders ------------------------------------------------------------------
def _of_a_plan(rules: Rules[Any, Any], sight: Any, question: Question, plan: dict[str, Any]) -> Thoughts:
    known = {place.id: number for number, place in enumerate(sight.places)}
    names = {place.id: place.name for place in sight.places}
    lines = []
    for chain in plan.get("lines", ()):
        start, first, *_ = chain["places"]
        attack = rules.decision(Deed("attack", (known[start], known[first])))
        now = attack is not None and attack in question.choices
        reason = (
            sight.reason(attack) if now else Phrase("thought-risk-plan", {"start": names[start], "place": names[first]})
        )
        text = rules.write(attack, sight.seat) if now and attack is not None else ""
        lines.append(Line(text, _shared(chain["value"]), tuple(chain["places"]), reason, chain["odds"]))
    if "stop" in plan:
        stop = next((choice for choice in question.choices if sight.deed(choice).do == "pass"), None)
        text = "" if stop is None else rules.write(stop, sight.seat)
        lines.append(Line(text, _shared(plan["stop"]), (), Phrase("thought-risk-stop")))
    lines.sort(key=lambda line: -line.value)
    return Thoughts(_shared(plan["value"]), tuple(lines[:MOST_LINES]), {}, plan.get("fears", {}))


def _shared(value: float) -> float:
    return min(1.0, max(0.0, value))


# -- as JSON has it ---------------------------------------------------------------------------------------------
def plain_thoughts(thoughts: Thoughts, language: str = ENGLISH) -> dict[str, Any]:
    """In a language."""
    say = catalogue(language)
    return {
        "value": round(thoughts.value, 3),
        "lines": [plain_line(line, say) for line in thoughts.lines],
        "guesses": {
            at: {kind: round(odds, 3) for kind, odds in kinds.items()} for at, kinds in thoughts.guesses.items()
        },
        "fears": {place: round(danger, 3) for place, danger in thoughts.fears.items()},
    }


def plain_line(line: Line, say: Catalogue) -> dict[str, Any]:
    sentence = say.say(line.reason)
    return {
        "decide": line.decide,
        "value": round(line.value, 3),
        "at": list(line.at),
        "sentence": sentence[:1].upper() + sentence[1:],
        "chance": None if line.chance is None else round(line.chance, 3),
    }
