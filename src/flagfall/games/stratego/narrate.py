"""Facts as sentences. Nothing is said here that the listener did not hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.facts import ENDINGS, RING
from flagfall.games.stratego.squares import name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Fact
    from flagfall.games.stratego.edition import Edition, Power

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Narrator:
    """Tells one listener what happened, fact by fact. It remembers only the faces shown in the same breath."""

    def __init__(self, edition: Edition, powers: tuple[Power, ...], facts: Sequence[Fact]) -> None:
        self._edition = edition
        self._powers = powers
        self._faces: dict[int, str] = {}
        self._kinds: dict[int, str] = {}
        self._sentences: list[str] = []
        self._facts = list(facts)
        self._placed = 0

    def tell(self) -> list[str]:
        # Faces are shown just before or after a piece acts: know them before the sentence is made.
        for i, fact in enumerate(self._facts):
            if fact.what == "unmasked":
                self._face(fact.told[0], fact.told[1])
            elif fact.what == "attacked":
                for later in self._facts[i + 1 : i + 3]:
                    if later.what == "unmasked":
                        self._face(later.told[0], later.told[1])
            if fact.what == "placed":
                self._placed += 1
                continue
            sentence = getattr(self, f"_{fact.what}", _nothing)(*fact.told)
            if sentence:
                self._sentences.append(sentence)
        if self._placed:
            self._sentences.insert(0, f"You place {_count(self._placed, 'piece')}.")
        return self._sentences

    # -- names ------------------------------------------------------------------------------------------
    def _name(self, kind: int) -> str:
        return self._edition.pieces[kind - 1].name

    def _face(self, square: int, kind: int) -> None:
        self._faces[square] = self._name(kind)
        self._kinds[square] = self._edition.pieces[kind - 1].id

    def _who(self, square: int) -> str:
        """`the Scout at a4` if its face was just shown, else `the piece at a4`."""
        face = self._faces.get(square)
        return f"the {face} at {name(square)}" if face else f"the piece at {name(square)}"

    def _army(self, seat: int) -> str:
        return self._edition.armies[seat].name

    def _power_of(self, square: int, shape: str) -> Power | None:
        owner = self._kinds.get(square)
        return next((p for p in self._powers if p.shape == shape and owner in p.owners), None)

    def _carry(self, start: int, end: int) -> None:
        if start in self._faces:
            self._faces[end], self._kinds[end] = self._faces.pop(start), self._kinds.pop(start)

    # -- one sentence per fact -----------------------------------------------------------------------------
    def _ready(self, seat: int) -> str:
        return f"The {self._army(seat)} is ready."

    def _began(self, seat: int) -> str:
        return f"Both armies stand. The {self._army(seat)} moves first."

    def _moved(self, start: int, end: int) -> str:
        face = self._faces.get(start)
        self._carry(start, end)
        return f"{'The ' + face if face else 'A piece'} moves from {name(start)} to {name(end)}."

    def _took(self, start: int, end: int) -> str:
        self._carry(start, end)
        return f"The attacker moves to {name(end)}."

    def _unmasked(self, square: int, kind: int) -> str:
        if any(f.what == "attacked" and square in f.told for f in self._facts):
            return ""
        return f"The piece at {name(square)} shows its face: {self._name(kind)}."

    def _attacked(self, start: int, target: int) -> str:
        return f"{_cap(self._who(start))} attacks {self._who(target)}."

    def _fell(self, square: int, seat: int) -> str:
        return f"{_cap(self._who(square))} is captured."

    def _stood(self, start: int, target: int) -> str:
        return "Nobody is captured; both stay where they are."

    def _leapt(self, start: int, end: int) -> str:
        who = self._faces.get(start, "flyer")
        self._carry(start, end)
        return f"The {who} flies from {name(start)} to {name(end)}."

    def _strode(self, start: int, end: int) -> str:
        who = self._faces.get(start, "rider")
        self._carry(start, end)
        return f"The {who} rides from {name(start)} to {name(end)}."

    def _probed(self, seer: int, target: int) -> str:
        return f"{_cap(self._who(seer))} senses an enemy: the piece at {name(target)} must show itself."

    def _shot(self, archer: int, target: int) -> str:
        power = self._power_of(archer, "shoot")
        with_what = power.name if power else "bow"
        return f"{_cap(self._who(archer))} shoots at {name(target)} with {with_what}."

    def _raged(self, start: int, end: int) -> str:
        power = self._power_of(start, "burst")
        who = self._faces.get(start, "fighter")
        self._carry(start, end)
        return f"The {who} steps to {name(end)}: {power.name if power else 'blows all around'}!"

    def _aimed(self, at: int, target: int) -> str:
        return f"{name(target)} will be struck."

    def _bade(self, actor: int, target: int) -> str:
        return f"{_cap(self._who(actor))} casts a spell on the piece at {name(target)}."

    def _turned(self, square: int, kind: int) -> str:
        return f"The {self._name(kind)} at {name(square)} changes sides for good."

    def _stoned(self, square: int) -> str:
        return f"{_cap(self._who(square))} turns to stone."

    def _freed(self, square: int) -> str:
        return f"The stone piece at {name(square)} comes back to life."

    def _healed(self, at: int, square: int) -> str:
        return f"{_cap(self._who(at))} heals a captured piece; it returns at {name(square)}."

    def _returned(self, kind: int, square: int) -> str:
        return f"The captured {self._name(kind)} comes back."

    def _stands(self, square: int, seat: int) -> str:
        if any(f.what == "began" for f in self._facts):
            return ""
        return f"A piece of the {self._army(seat)} comes onto {name(square)}."

    def _may(self, pending: int, at: int) -> str:
        return {
            1: "It may attack again.",
            2: "It may now attack a neighbour.",
            4: "The enemy's back row is reached: a captured piece may be rescued.",
            5: "Reinforcements arrive.",
        }.get(pending, "")

    def _ring(self, fate: int) -> str:
        if RING[fate] == "destroyed":
            return "The Ring is destroyed in Mount Doom! Most of the Forces of Evil are swept away."
        return "The Ring is taken! Every number of the Forces of Evil rises by one."

    def _ended(self, winner: int, reason: int) -> str:
        return ending(self._edition, winner, ENDINGS[reason])


def ending(edition: Edition, winner: int, reason: str) -> str:
    """How the game ended, in one sentence."""
    if winner < 0:
        why = {
            "both stuck": "neither side can move",
            "quiet limit": "nothing has been captured for a long time",
            "length limit": "the game has lasted as long as agreed",
        }[reason]
        return f"The game is a draw: {why}."
    army, other = edition.armies[winner].name, edition.armies[1 - winner].name
    why = {
        "flag": "captures the Flag and wins",
        "stuck": f"wins: the {other} can neither move nor attack",
        "children": "wins: all four children are captured, enchanted or turned to stone",
    }[reason]
    return f"The {army} {why}."


def _nothing(*told: int) -> str:
    return ""


def _cap(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _count(n: int, thing: str) -> str:
    word = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{word} {thing}{'' if n == 1 else 's'}"
