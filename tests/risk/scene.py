"""Small scenes for tests: a position in a few lines, decisions and dice in a player's words."""

from __future__ import annotations

import flagfall
from flagfall.core import CHANCE, Decision, Deed, Fact
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    LAND_DECK,
    NEUTRAL,
    PHASES,
    PRESENT,
    REGISTERS,
    TALE_DECK,
)
from flagfall.games.risk.narrate import UNSPOKEN

KEEPS_THE_BOOKS = UNSPOKEN - {"rested", "event_spent"}
"""Facts that say what is being decided, beside those that say what happened."""


OWNERS = {"neutral": NEUTRAL}


class Scene:
    """A game of Risk put into a position of our choosing."""

    def __init__(self, edition: str = "middle-earth", players: int = 3, **options: object) -> None:
        self.rules = flagfall.rules(f"risk/{edition}", players=players, **options)
        self.book = self.rules.book
        self.players = players
        self._number = {place.id: n for n, place in enumerate(self.book.board.territories)}
        self._kind = {card.id: n for n, card in enumerate(self.book.cards)}
        self.state = self.rules.opening()
        self.row["left"][:] = 0
        self.row["owner"][:] = 1
        self.row["army"][:] = 1
        self.now(turns=1)
        self.facts: tuple[Fact, ...] = ()
        self.on(0, "combat")

    # -- arranging ------------------------------------------------------------------------------------
    def on(self, turn: int, phase: str, asked: int | None = None) -> Scene:
        return self.now(turn=turn, phase=PHASES.number(phase), asked=turn if asked is None else asked)

    def now(self, **registers: int) -> Scene:
        for name, value in registers.items():
            self.row["now"][REGISTERS.number(name)] = value
        return self

    def put(self, place: str, owner: int | str, battalions: int = 1, leader: int = ABSENT) -> Scene:
        number = self._number[place]
        self.row["owner"][number] = OWNERS.get(owner, owner)
        self.row["army"][number] = battalions
        self.row["leader"][number] = int(leader)
        return self

    def all(self, owner: int | str, battalions: int = 1) -> Scene:
        for place in self._number:
            self.put(place, owner, battalions)
        return self

    def region(self, region: str, owner: int | str, battalions: int = 1) -> Scene:
        for place in self.book.board.territories:
            if place.region == region:
                self.put(place.id, owner, battalions)
        return self

    def give(self, seat: int, *cards: str) -> Scene:
        """Adventure cards from the deck into a hand."""
        for card in cards:
            self.row["tale_deck"][self._kind[card]] -= 1
            self.row["tale_hand"][seat, self._kind[card]] += 1
            self.row["held_tale"][seat] += 1
            self.row["now"][TALE_DECK] -= 1
        return self

    def give_lands(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            kind = self.rules.notation.land(card)
            self.row["land_deck"][kind] -= 1
            self.row["land_hand"][seat, kind] += 1
            self.row["held_land"][seat] += 1
            self.row["now"][LAND_DECK] -= 1
        return self

    def discard_deck(self, tales: bool = True, keep: tuple[str, ...] = ()) -> Scene:
        """Everything in a deck goes to its discards, except what is kept."""
        name, register = ("tale", TALE_DECK) if tales else ("land", LAND_DECK)
        deck, discards = self.row[f"{name}_deck"], self.row[f"{name}_discards"]
        kept = [self._kind[card] if tales else self.rules.notation.land(card) for card in keep]
        for kind in range(len(deck)):
            if kind not in kept:
                discards[kind] += deck[kind]
                deck[kind] = 0
        self.row["now"][register] = int(deck.sum())
        return self

    # -- playing --------------------------------------------------------------------------------------
    @property
    def row(self):  # type: ignore[no-untyped-def]
        """The fields of the truth by name."""
        return self.state

    def _play(self, *decisions: Decision) -> list[str]:
        told: list[Fact] = []
        for decision in decisions:
            self.state, facts = self.rules.play(self.state, decision)
            told += facts
        self.facts = tuple(told)
        return [self.rules.spell(fact) for fact in told if fact.what not in KEEPS_THE_BOOKS]

    def decide(self, *lines: str) -> list[str]:
        """Decisions of whoever is asked."""
        told: list[str] = []
        for line in lines:
            asked = self.asked
            assert asked >= 0, f"nobody to decide {line}: {self.phase}"
            told += self._play(*self.rules.read(line, self.view(asked)))
        return told

    def chance(self, do: str, told: int) -> list[str]:
        decision = self.rules.decision(Deed(do, (told,)))
        assert self.asked == CHANCE, self.phase
        assert decision in self.rules.chances(self.state).outcomes, self.rules.write(decision)
        return self._play(decision)

    def dice(self, *faces: int) -> list[str]:
        return self.chance("dice", self.book.rolls.index(tuple(sorted(faces, reverse=True))))

    def battle(self, attack: tuple[int, ...], defence: tuple[int, ...]) -> list[str]:
        return self.dice(*attack) + self.dice(*defence)

    def land(self, card: str) -> list[str]:
        return self.chance("card", self.rules.notation.land(card))

    def tale(self, card: str) -> list[str]:
        return self.chance("adventure", self._kind[card])

    def storm(self, line: str, attack: tuple[int, ...], defence: tuple[int, ...]) -> list[str]:
        """An attack with its dice; a defender with a choice throws as many dice as given."""
        told = self.decide(f"{line} {len(attack)}")
        if self.phase == "defend":
            told += self.decide(f"defend {len(defence)}")
        return told + self.battle(attack, defence)

    # -- looking --------------------------------------------------------------------------------------
    @property
    def asked(self) -> int:
        return self.rules.to_act(self.state)

    @property
    def phase(self) -> str:
        return self.state.phase

    def register(self, name: str) -> int:
        return int(self.row["now"][REGISTERS.number(name)])

    def view(self, listener: int):  # type: ignore[no-untyped-def]
        return self.rules.view(self.state, listener)

    def choices(self, verb: str = "") -> list[str]:
        """What is asked now, as text; only one verb's if given, without the verb."""
        texts = [self.rules.write(choice) for choice in self.rules.choices(self.view(self.asked))]
        if not verb:
            return texts
        return [text[len(verb) + 1 :] for text in texts if text.startswith(verb + " ")]

    def outcomes(self) -> list[str]:
        return [self.rules.write(outcome) for outcome in self.rules.chances(self.state).outcomes]

    def army(self, place: str) -> int:
        return int(self.row["army"][self._number[place]])

    def owner(self, place: str) -> int:
        return int(self.row["owner"][self._number[place]])

    def leader(self, place: str) -> int:
        return int(self.row["leader"][self._number[place]])

    def points(self, seat: int) -> int:
        return int(self.row["points"][seat])

    def hand(self, seat: int) -> list[str]:
        return self.rules.show(self.view(seat))["hands"][seat]["tale_cards"]

    def lands(self, seat: int) -> list[str]:
        return self.rules.show(self.view(seat))["hands"][seat]["land_cards"]

    def narrated(self, listener: int = 4) -> list[str]:
        return self.rules.narrate(self.facts, listener)


LEADER = PRESENT


def drawing(**options):
    """The player on turn is about to draw an Adventure card."""
    scene = Scene(players=3, **options).all(1, 5).put("moria", 0, 5, LEADER).put("lorien", 0, 3)
    scene.on(0, "draw_tale").now(site=1)
    scene.decide("draw")
    return scene
