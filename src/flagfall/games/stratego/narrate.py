"""Facts as sentences. Nothing is said here that the listener did not hear.

A story is told turn by turn: an attack or a power is one sentence together with what it did. Faces shown in a turn are
remembered until it ends, not longer (R10).
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from flagfall.core.sentence import Sentence
from flagfall.games.stratego.kernel.numbers import ENDINGS, PENDING, RINGS
from flagfall.games.stratego.prose import listed, number_word
from flagfall.games.stratego.squares import name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flagfall.core import Fact, Listener, Seat
    from flagfall.games.stratego.edition import Edition, Piece, Power


class Narrator:
    """Tells one listener what happened."""

    def __init__(self, edition: Edition, powers: tuple[Power, ...], facts: Sequence[Fact], listener: Listener) -> None:
        self._edition = edition
        self._powers = powers
        self._facts = list(facts)
        self._listener = listener
        self._next = 0
        self._faces: dict[int, Piece] = {}

    @cached_property
    def _beginning(self) -> int:
        """Where the set-up ends; -1 if it has ended before."""
        return max((at for at, fact in enumerate(self._facts) if fact.what == "began"), default=-1)

    def tell(self) -> list[Sentence]:
        sentences, began = list[Sentence](), 0
        while self._next < len(self._facts):
            fact = self._facts[self._next]
            self._next += 1
            story: Callable[..., str] = getattr(self, f"_{fact.what}", _nothing)
            sentence = story(*fact.told)
            if sentence:
                sentences.append(Sentence(sentence[0].upper() + sentence[1:], tuple(range(began, self._next))))
            # Whoever shows itself to act is named in the next sentence.
            if sentence or fact.what != "unmasked":
                began = self._next
        return sentences

    # -- listening on: what belongs to the same sentence ---------------------------------------------------
    def _follows(self, *words: str) -> Fact | None:
        """The next fact if it is one of these, taken out of the queue."""
        while self._next < len(self._facts):
            fact = self._facts[self._next]
            if fact.what in ("lost", "returned") and fact.what not in words:
                self._next += 1  # what lies in the tray is shown there, not told
            elif fact.what in words:
                self._next += 1
                return fact
            else:
                return None
        return None

    def _shown(self) -> list[int]:
        """The squares of the pieces that show their faces next."""
        squares = []
        while fact := self._follows("unmasked"):
            squares.append(fact.told[0])
            self._face(*fact.told)
        return squares

    def _fallen(self) -> list[int]:
        squares = []
        while fact := self._follows("fell"):
            squares.append(fact.told[0])
        return squares

    # -- names ----------------------------------------------------------------------------------------------
    def _face(self, square: int, kind: int) -> None:
        self._faces[square] = self._edition.pieces[kind - 1]

    def _called(self, square: int) -> str:
        """`the Orc`, `Legolas`, or `the piece` if its face was not shown."""
        return self._faces[square].called if square in self._faces else "the piece"

    def _actor(self, square: int) -> str:
        """`Legolas`, `your Elf at a1`: who acts is found by name if the name is unique."""
        face = self._faces.get(square)
        if face and not face.article:
            return face.name
        yours = face and self._mover() == self._listener
        return f"{f'your {face.name}' if yours and face else self._called(square)} at {name(square)}"

    def _mover(self) -> Seat | None:
        """Whose turn is told: not whose is next, or who took the Flag. Unknown until the turn is over."""
        for fact in self._facts[self._next :]:
            if fact.what == "turn":
                return 1 - fact.told[0]
            if fact.what == "ended" and ENDINGS[fact.told[1]].name == "flag":
                return fact.told[0]
        return None

    def _there(self, square: int) -> str:
        return f"{self._called(square)} at {name(square)}"

    def _army(self, seat: int) -> str:
        return self._edition.armies[seat].name

    def _power(self, square: int, *shapes: str) -> Power | None:
        """The power the piece there must have used, if there is only one it can be."""
        face = self._faces.get(square)
        known = [p for p in self._powers if p.shape in shapes and face and face.id in p.owners]
        return known[0] if len(known) == 1 else None

    def _story(self, square: int, plain: str, *shapes: str) -> str:
        power = self._power(square, *shapes)
        return power.story if power and power.story else plain

    def _carry(self, start: int, end: int) -> None:
        self._faces.pop(end, None)
        if start in self._faces:
            self._faces[end] = self._faces.pop(start)

    # -- setting up ---------------------------------------------------------------------------------------------
    def _placed(self, kind: int, square: int) -> str:
        placed = 1
        while self._follows("placed"):
            placed += 1
        return f"You place {_count(placed, 'piece')}."

    def _ready(self, seat: int) -> str:
        army = self._edition.armies[seat]
        return f"The {army.name} {army.does('is', 'are')} ready."

    def _began(self, seat: int) -> str:
        army = self._edition.armies[seat]
        return f"Both armies stand. The {army.name} {army.does('moves', 'move')} first."

    def _stands(self, square: int, seat: int) -> str:
        """A reinforcement or a rescued piece; in the set-up nothing needs to be said."""
        if self._next <= self._beginning:
            return ""
        who = self._newcomer(square) or f"a piece of the {self._army(seat)}"
        return f"{who} comes in at {name(square)}."

    def _newcomer(self, square: int) -> str:
        """Who comes onto the board, as far as the listener may know."""
        while fact := self._follows("placed", "returned", "unmasked"):
            if fact.what == "unmasked":
                self._face(*fact.told)
            else:
                self._face(square, fact.told[0])
        return self._called(square) if square in self._faces else ""

    # -- moving and attacking ---------------------------------------------------------------------------------------
    def _unmasked(self, square: int, kind: int) -> str:
        """Whoever shows itself to act is named in the sentence about the act."""
        self._face(square, kind)
        others = self._shown()
        if fallen := self._fallen():
            return self._blows("The blows fall", [square, *others], fallen, None)
        coming = self._facts[self._next] if self._next < len(self._facts) else None
        acts = ("moved", "leapt", "strode", "probed", "shot", "raged", "bade", "cursed", "freed", "healed", "ring")
        if coming and coming.what in acts and not others:
            return "" if coming.what != "freed" else self._breath(square)
        return listed([f"{self._there(at)} is shown" for at in (square, *others)]) + "."

    def _moved(self, start: int, end: int) -> str:
        face, seat = self._faces.get(start), self._mover()
        self._carry(start, end)
        if face and face.article and seat == self._listener:
            who = f"your {face.name} moves"
        elif face or seat is None:
            who = f"{face.called if face else 'a piece'} moves"
        elif seat == self._listener:
            who = "you move a piece"
        else:
            who = f"the {self._army(seat)} {self._edition.armies[seat].does('moves', 'move')} a piece"
        return f"{who} from {name(start)} to {name(end)}."

    def _attacked(self, start: int, target: int) -> str:
        self._shown()
        attacks = f"{self._actor(start)} attacks {name(target)}"
        attacker, defender = self._called(start), self._called(target)
        known = target in self._faces
        if self._follows("stood"):
            return f"{attacks}: {self._vanishes(start, target)}nobody is captured, and both stay."
        fallen = self._fallen()
        ring = self._follows("ring")
        after = f" {self._ring(*ring.told)}" if ring else ""
        if took := self._follows("took"):
            self._carry(*took.told)
            return f"{attacks}: {defender if known else 'the piece there'} is captured.{after}"
        if fallen == [start]:
            loss = f", but {defender} wins: {attacker} is captured." if known else " and is captured."
            return f"{attacks}{loss}{after}"
        if len(fallen) > 1:
            return f"{attacks}: {attacker} and {defender if known else 'the piece there'} are both captured."
        return f"{attacks}."

    def _vanishes(self, *squares: int) -> str:
        ring = self._edition.ring
        faces = [self._faces[square] for square in squares if square in self._faces]
        return "".join(f"{face.name} is invisible, " for face in faces if ring and face.id == ring.bearer)

    def _fell(self, square: int, seat: int) -> str:
        fallen = [square, *self._fallen()]
        if len(fallen) == 1:
            return f"{self._there(square)} is captured."
        return self._blows("The blows fall", [], fallen, None)

    # -- powers ------------------------------------------------------------------------------------------------------
    def _leapt(self, start: int, end: int) -> str:
        who, flies = self._called(start), self._story(start, "flies", "leap")
        self._carry(start, end)
        return f"{who} {flies} from {name(start)} to {name(end)}."

    def _strode(self, start: int, end: int) -> str:
        who, rides = self._called(start), self._story(start, "rides", "stride")
        self._carry(start, end)
        return f"{who} {rides} from {name(start)} to {name(end)}."

    def _probed(self, seer: int, target: int) -> str:
        self._shown()
        return f"{self._actor(seer)} {self._story(seer, 'senses an enemy', 'probe')}: it is {self._there(target)}."

    def _shot(self, archer: int, target: int) -> str:
        self._shown()
        shoots = f"{self._actor(archer)} {self._story(archer, 'shoots', 'shoot')}"
        fate = "falls" if self._fallen() else "takes no harm"
        return f"{shoots}: {self._there(target)} {fate}."

    def _raged(self, start: int, end: int) -> str:
        rages = self._story(start, "strikes all around", "burst")
        self._carry(start, end)
        shown, fallen = self._shown(), self._fallen()
        says = f"{self._called(end)} steps to {name(end)} and {rages}"
        return self._blows(says, shown, fallen, end) if shown or fallen else f"{says}."

    def _aimed(self, at: int, target: int) -> str:
        targets = [name(target)]
        while more := self._follows("aimed"):
            targets.append(name(more.told[1]))
        return f"The blows will fall on {listed(targets)}."

    def _blows(self, says: str, shown: list[int], fallen: list[int], actor: int | None) -> str:
        """Who falls, who stands, and whether it cost the attacker."""
        struck = [square for square in fallen if square != actor and (square in shown or not shown)]
        spent = [square for square in fallen if square not in struck]
        firm = [square for square in shown if square not in fallen]
        parts = []
        if struck:
            parts.append(f"{listed([self._there(s) for s in struck])} {'falls' if len(struck) == 1 else 'fall'}")
        if firm:
            parts.append(f"{listed([self._there(s) for s in firm])} {'stands' if len(firm) == 1 else 'stand'}")
        for square in spent:
            who = self._called(square) if square in self._faces else f"the attacker at {name(square)}"
            parts.append(f"{who} is lost")
        return f"{says}: {'; '.join(parts)}."

    def _bade(self, actor: int, target: int) -> str:
        return self._spell(actor, target, "convert", "turned", "changes sides for good")

    def _cursed(self, actor: int, target: int) -> str:
        return self._spell(actor, target, "stone", "stoned", "turns to stone")

    def _spell(self, actor: int, target: int, shape: str, works: str, says: str) -> str:
        self._shown()
        casts = f"{self._actor(actor)} {self._story(actor, 'casts a spell', shape)}"
        if self._follows(works):
            return f"{casts}: {self._there(target)} {says}."
        return f"{casts}: nothing happens to {self._there(target)}."

    def _breath(self, actor: int) -> str:
        freed = self._follows("freed")
        breathes = self._story(actor, "breaks a spell", "free")
        return (
            f"{self._actor(actor)} {breathes}: the stone at {name(freed.told[0]) if freed else '?'} comes back to life."
        )

    def _healed(self, at: int, square: int) -> str:
        says = f"{self._actor(at)} {self._story(at, 'heals a captured piece', 'heal')}"
        self._follows("stands")
        return f"{says}: {self._newcomer(square) or 'a piece'} comes back at {name(square)}."

    # -- the turn, the Ring, the end --------------------------------------------------------------------------------------
    def _may(self, pending: int, at: int) -> str:
        return {
            "chain": f"{self._actor(at)} may attack again.",
            "landing": f"{self._actor(at)} may now attack a neighbour.",
            "rescue": "The enemy's back row is reached: a captured piece may be rescued.",
            "enter": "The reinforcements arrive.",
            "nothing": "The reinforcements are in place, and the turn goes on.",
        }.get(PENDING[pending].name, "")

    def _turn(self, seat: int) -> str:
        self._faces.clear()
        return ""

    def _ring(self, fate: int) -> str:
        ring = self._edition.ring
        if ring is None:
            return ""
        bearer = next(piece for piece in self._edition.pieces if piece.id == ring.bearer)
        enemy = self._army(1 - bearer.army)
        if RINGS[fate].name == "taken":
            return f"The Ring is taken! Every number of the {enemy} rises by one."
        swept = len(self._fallen())
        loss = f"{_count(swept, 'piece')} of the {enemy} {'is' if swept == 1 else 'are'} swept away"
        return f"{bearer.name} reaches Mount Doom: the Ring is destroyed, and {loss}!"

    def _ended(self, winner: int, reason: int) -> str:
        return ending(self._edition, winner, ENDINGS[reason].name)


def ending(edition: Edition, winner: int, reason: str) -> str:
    """How the game ended, in one sentence."""
    if winner < 0:
        why = {
            "both stuck": "neither side can move",
            "quiet limit": "nothing has been captured for a long time",
            "length limit": "the game has lasted as long as agreed",
        }[reason]
        return f"The game is a draw: {why}."
    army, other = edition.armies[winner], edition.armies[1 - winner].name
    wins = army.does("wins", "win")
    why = {
        "flag": f"{army.does('captures', 'capture')} the Flag and {wins}",
        "stuck": f"{wins}: the {other} can neither move nor attack",
        "children": f"{wins}: all four children are captured, enchanted or turned to stone",
    }[reason]
    return f"The {army.name} {why}."


def _nothing(*told: int) -> str:
    return ""


def _count(n: int, thing: str) -> str:
    return f"{number_word(n)} {thing}{'' if n == 1 else 's'}"
