"""Games played ahead, each to the moment before somebody clicks something in particular.

Luck with a fixed seed plays, and everything that could be decided on the way is looked at: the first time a power can
be used, or a question can be answered in some way, the game up to there is kept with what is to be clicked. So nothing
is left to luck in the browser, and a new power or a new question is found by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall import catalog
from flagfall.core import CHANCE
from flagfall.lessons import Stage, lesson, shown_way
from flagfall.review.puzzles.ask import asked
from flagfall.review.puzzles.puzzle import shipped
from flagfall.table import Table
from flagfall.testing.conform import lively

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from flagfall.core import Decision, Rules, Seat, Value
    from flagfall.lessons import Step
    from flagfall.table.table import Input

    Pick = Callable[[Table, Random], Decision]


@dataclass(frozen=True, slots=True)
class Ahead:
    """A game so far, whose seat the browser takes, and what is clicked there."""

    name: str
    rules: Rules[Any, Any]
    record: tuple[Input, ...]
    seat: Seat
    clicks: tuple[Decision, ...] = ()
    against: str | None = None
    """The player in the other seats; nobody is there unless one is named."""

    def offers(self) -> list[dict[str, Any]]:
        """The clicks as the browser knows them, with the words a person finds on buttons and cards."""
        table, told = Table(self.rules, record=self.record), []
        for decision in self.clicks:
            told.append(offered(self.rules, table.view(self.seat), decision))
            table.submit(self.seat, decision)
        return told


def a_puzzle(game: str) -> dict[str, Any]:
    """Where the Flag is, in a game of this box: whoever asks finds the right squares, and as many wrong ones."""
    puzzle = next(one for one in shipped().values() if one.kind == "flag" and one.game.startswith(game))
    picture = asked(puzzle)["picture"]
    there = [
        piece["at"] for piece in picture["pieces"] if piece["seat"] != puzzle.seat and piece["at"] not in puzzle.answer
    ]
    return {"id": puzzle.id, "right": puzzle.answer, "wrong": there[: len(puzzle.answer)]}


def offered(rules: Any, view: Any, decision: Decision) -> dict[str, Any]:
    """A choice as the browser knows it, with the words a person finds on buttons and cards."""
    about, offer = rules.describe(), dict(rules.offer(decision))
    if about["family"] == "stratego":
        power = power_of(about, rules.show(view), offer)
        offer["button"] = about["powers"].get(power, {}).get("name")
        offer["piece"] = about["kinds"].get(offer.get("kind"), {}).get("name")
    elif offer["do"] == "offer":
        offer["name"] = _card_name(about, offer["card"])
    return offer


def lessons_ahead(name: str) -> list[dict[str, Any]]:
    """Every step of a lesson with the clicks that do it."""
    return [
        {"name": step.name, "family": step.game.partition("/")[0], "clicks": list(_clicks(step))}
        for step in lesson(name).steps
    ]


def _clicks(step: Step) -> Iterator[dict[str, Any]]:
    stage, with_dice = Stage(step), False
    for line in shown_way(step):
        view = stage.table.view(stage.seat)
        offer = offered(stage.rules, view, stage.rules.read(line, view)[0])
        if not (with_dice and offer["do"] == "roll"):
            yield offer
        with_dice = offer["do"] == "attack" and view.phase == "combat"  # one click for both
        stage.decide(line)


def _card_name(about: dict[str, Any], card: str) -> str:
    return next((str(place["name"]) for place in about["territories"] if place["id"] == card), "Wild card")


def _games(rules: Rules[Any, Any], count: int, length: int, pick: Pick) -> Iterator[tuple[Table, Random]]:
    """Every moment at which a seat is asked, over so many games."""
    for number in range(count):
        luck = Random(number)
        table = Table(rules, luck)
        for _ in range(length):
            if table.result is not None:
                break
            yield table, luck
            table.submit(table.to_act, pick(table, luck))


# -- Stratego: every power, and whatever else is more than a step -----------------------------------------
def powers_of(about: dict[str, Any]) -> set[str]:
    """What the pieces of a game can do beside moving and attacking, by the game's own description."""
    late = {"enter"} if any(kind["late"] for kind in about["kinds"].values()) else set()
    return set(about["powers"]) | late | ({"rescue"} if about["options"].get("rescue") else set())


def power_of(about: dict[str, Any], shown: dict[str, Any], offer: dict[str, Any]) -> str | None:
    """The power a choice belongs to; None for a step and for what follows from a power."""
    verb = offer["do"]
    if verb in ("enter", "rescue"):
        return str(verb)
    if verb == "step" and (shown["pending"] or {}).get("what") == "chain":
        verb = "chain"
    mover = next((piece["kind"] for piece in shown["pieces"] if piece["at"] == offer.get("from")), None)
    able = about["powers"] if mover is None else about["kinds"][mover]["powers"]
    return next((power for power in able if about["powers"][power]["verb"] == verb), None)


@cache
def powers_ahead(game: str, **options: Value) -> list[Ahead]:
    """One game for each power."""
    rules = catalog.rules(game, **options)
    about = rules.describe()
    wanted, found = powers_of(about), list[Ahead]()
    for table, luck in _games(rules, 60, 300, lambda at, luck: lively(rules, at.choices(at.to_act), luck)):
        if not wanted:
            break
        seat = table.to_act
        offers = {decision: rules.offer(decision) for decision in table.choices(seat)}
        shown: dict[str, Any] | None = None
        for decision, offer in offers.items():
            if offer["do"] == "place" or (
                offer["do"] == "step" and "stop" not in (last["do"] for last in offers.values())
            ):
                continue
            shown = shown or rules.show(table.view(seat))
            power = power_of(about, shown, offer)
            if power not in wanted:
                continue
            record = table.record()
            before = _turn_began(table) if shown["pending"] else table.moment
            past = [decided for _, decided in record[before:]]
            clicks = _finished(rules, record[:before], seat, [*past, decision], luck)
            if clicks:
                wanted.remove(power)
                found.append(Ahead(f"{game} {power}", rules, record[:before], seat, clicks))
    assert not wanted, f"{game}: nobody could use {', '.join(sorted(wanted))}"
    return found


def _turn_began(table: Table) -> int:
    """Where the turn in several steps began that is being decided now."""
    record, rules = table.record(), table.rules
    before = table.moment
    while before and record[before - 1][0] == table.to_act:
        before -= 1
        if rules.show(Table(rules, record=record[:before]).view(table.to_act))["pending"] is None:
            break
    return before


def _finished(
    rules: Rules[Any, Any], record: Sequence[Input], seat: Seat, turn: Sequence[Decision], luck: Random
) -> tuple[Decision, ...]:
    """The turn with whatever it still asks for; nothing if the game ends by it."""
    table = Table(rules, record=record)
    for decision in turn:
        table.submit(seat, decision)
    clicks = list(turn)
    while table.result is None and table.to_act == seat and rules.show(table.view(seat))["pending"]:
        clicks.append(lively(rules, table.choices(seat), luck))
        table.submit(seat, clicks[-1])
    return () if table.result is not None else tuple(clicks)


def in_play(game: str, moves: int, **options: Value) -> Ahead:
    """A game some moves after the armies stand."""
    rules = catalog.rules(game, **options)
    stood = 0
    for table, _ in _games(rules, 1, 420, lambda at, luck: lively(rules, at.choices(at.to_act), luck)):
        stood += rules.show(table.view(table.to_act))["phase"] != "setup"
        if stood > moves:
            return Ahead(f"{game} in play", rules, table.record(), table.to_act)
    raise AssertionError(f"{game} was over sooner")


def back_and_forth(game: str) -> Ahead:
    """A game in which somebody has gone one step on, then back and forth, and may not go there once more."""
    rules = catalog.rules(game)
    table, gone = Table(rules, Random(1)), dict[int, list[tuple[str, str]]]()
    while not rules.show(table.view(table.to_act))["barred"]:
        seat = table.to_act
        steps = gone.setdefault(seat, [])
        offers = {
            (offer["from"], offer["to"]): offer["text"]
            for offer in map(rules.offer, table.choices(seat))
            if "from" in offer
        }
        if not offers:
            table.submit(seat, table.choices(seat)[0])
            continue
        onward = [step for step in offers if steps and step[0] == steps[-1][1] and step[1] != steps[-1][0]]
        steps.append(steps[-1][::-1] if len(steps) > 1 else (onward or list(offers))[0])
        table.submit(seat, offers[steps[-1]])
    return Ahead(f"{game} back and forth", rules, table.record(), table.to_act)


def whole_game(game: str, fewest: int, most: int) -> dict[str, Any]:
    """A game of so many moves that ends with a captured Flag: both set-ups, then every move with its seat."""
    rules = catalog.rules(game)
    about, table = rules.describe(), Table(rules)
    for number in range(2000):
        luck = Random(number)
        table = Table(rules, luck)
        while table.result is None and table.moment < most:
            table.submit(table.to_act, lively(rules, table.choices(table.to_act), luck))
        if table.result is not None and table.result.reason == "flag" and table.moment >= fewest:
            break
    assert table.result is not None, f"no game of {game} was that short"
    best = table.record()
    told = [{"seat": seat} | rules.offer(decision) for seat, decision in best]
    placed = [one | {"piece": about["kinds"][one["kind"]]["name"]} for one in told if one["do"] == "place"]
    return {
        "setups": [[one for one in placed if one["seat"] == seat] for seat in range(2)],
        "moves": [one for one in told if one["do"] != "place"],
    }


# -- Risk: every question, and every way to answer it ------------------------------------------------------
ROUNDS: tuple[tuple[str, dict[str, Value], int], ...] = (
    ("risk/middle-earth", {"players": 2, "extra_powers": True}, 20),
    ("risk/middle-earth", {"players": 3, "extra_powers": True}, 12),
    ("risk/standard", {"players": 3}, 1),
)
"""What is played, and how many games of it."""
Answer = tuple[str, str]
"""A phase, and the verb somebody answers with."""


@cache
def answers_ahead() -> tuple[list[Ahead], set[Answer]]:
    """Games in which every question comes up, and the answers that are clicked in them."""
    found, given = list[Ahead](), set[Answer]()
    for game, options, count in ROUNDS:
        rules = catalog.rules(game, **options)
        for table, luck in _games(rules, count, 420, _eager):
            seat = table.to_act
            if not _answers(table) - given:
                continue
            clicks, answers = _onward(Table(rules, record=table.record()), given, luck)
            if answers:
                name = f"{game} {', '.join(f'{phase} {verb}' for phase, verb in answers)}"
                found.append(Ahead(name, rules, table.record(), seat, clicks))
                given |= set(answers)
    return found, given


def turn_ahead(game: str, against: str, **options: Value) -> Ahead:
    """A game set up, at the beginning of the first turn."""
    rules = catalog.rules(game, **options)
    for table, _ in _games(rules, 1, 420, _eager):
        if table.view(table.to_act).phase == "start":
            return Ahead(f"{game} turn", rules, table.record(), table.to_act, against=against)
    raise AssertionError(f"no turn ever began in {game}")


def _eager(table: Table, luck: Random) -> Decision:
    """Luck that would rather do something than pass, leads with its Leader, and hoards its cards in every other game."""
    rules, choices = table.rules, table.choices(table.to_act)
    hoards = luck.random() < 0.5
    for _ in range(6):
        decision = lively(rules, choices, luck)
        offer = rules.offer(decision)
        shy = offer["do"] in ("pass", "without_leader") or offer.get("leader") is False
        if not shy and not (hoards and offer["do"] == "play"):
            break
    return next((claim for claim in choices if rules.offer(claim)["do"] == "claim"), decision)


def _answers(table: Table) -> set[Answer]:
    phase = table.view(table.to_act).phase
    return {(phase, table.rules.offer(decision)["do"]) for decision in table.choices(table.to_act)}


def _onward(table: Table, given: set[Answer], luck: Random) -> tuple[tuple[Decision, ...], list[Answer]]:
    """New answers in a row, for as long as the same seat is asked and no dice or cards come between."""
    rules, seat = table.rules, table.to_act
    clicks: list[Decision] = []
    answers: list[Answer] = []
    while len(answers) < 6 and table.to_act == seat and not (clicks and table.record()[-1][0] == CHANCE):
        fresh = _answers(table) - given - set(answers)
        if not fresh:
            break
        # What goes on comes before what ends the phase.
        phase, verb = min(fresh, key=lambda answer: (answer[1] == "pass", answer[1] == "attack", answer[1]))
        answers.append((phase, verb))
        while True:
            clicks.append(luck.choice([one for one in table.choices(seat) if rules.offer(one)["do"] == verb]))
            table.submit(seat, clicks[-1])
            # A set of cards is laid down in one go.
            if verb != "offer" or table.view(seat).phase != "trade":
                break
        if (phase, verb) == ("combat", "attack"):  # it is clicked together with its dice
            break
    return tuple(clicks), answers
