"""Facts as sentences. Nothing is said here that the listener did not hear.

A story is told turn by turn: an attack or a power is one sentence together with what it did. Faces shown in a turn are
remembered until it ends, not longer (R10).
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from flagfall.core.sentence import Sentence
from flagfall.games.stratego.kernel.numbers import ENDINGS, PENDING, RINGS
from flagfall.games.stratego.power_shapes import USED
from flagfall.games.stratego.squares import name
from flagfall.speech import Phrase, begun

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flagfall.core import Fact, Listener, Seat
    from flagfall.games.stratego.edition import Edition, Piece, Power
    from flagfall.speech import Catalogue, Name, Said


UNKNOWN = Phrase("stratego-unknown")
UNKNOWN_THERE = Phrase("stratego-unknown-there")
BLOWS_FALL = Phrase("stratego-blows-fall")


class Narrator:
    """Tells one listener what happened."""

    def __init__(
        self,
        say: Catalogue,
        edition: Edition,
        powers: tuple[Power, ...],
        facts: Sequence[Fact],
        listener: Listener,
    ) -> None:
        self._say = say
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
            if story is _nothing and fact.what in USED:
                story = partial(self._used, fact.what)
            sentence = story(*fact.told)
            if sentence:
                sentences.append(Sentence(begun(sentence), tuple(range(began, self._next))))
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

    def _called(self, square: int) -> Name | Phrase:
        """The Orc, Legolas, or the piece if its face was not shown."""
        return self._faces[square].name if square in self._faces else UNKNOWN

    def _actor(self, square: int) -> Said:
        """`Legolas`, `your Elf at a1`: who acts is found by name if the name is unique."""
        face = self._faces.get(square)
        if face is None:
            return self._there(square)
        if not face.article:
            return face.name
        yours = self._mover() == self._listener
        whose = "stratego-your-piece-at" if yours else "stratego-piece-at"
        return Phrase(whose, {"piece": face.name, "square": name(square)})

    def _mover(self) -> Seat | None:
        """Whose turn is told: not whose is next, or who took the Flag. Unknown until the turn is over."""
        for fact in self._facts[self._next :]:
            if fact.what == "turn":
                return 1 - fact.told[0]
            if fact.what == "ended" and ENDINGS[fact.told[1]].name == "flag":
                return fact.told[0]
        return None

    def _there(self, square: int) -> Phrase:
        return Phrase("stratego-piece-at", {"piece": self._called(square), "square": name(square)})

    def _army(self, seat: int) -> Name:
        return self._edition.armies[seat].name

    def _power(self, square: int, *shapes: str) -> Power | None:
        """The power the piece there must have used, if there is only one it can be."""
        face = self._faces.get(square)
        known = [p for p in self._powers if p.shape in shapes and face and face.id in p.owners]
        return known[0] if len(known) == 1 else None

    def _story(self, square: int, shape: str) -> Name | Phrase:
        power = self._power(square, shape)
        return power.story if power and power.story else Phrase(f"stratego-story-{shape}")

    def _carry(self, start: int, end: int) -> None:
        self._faces.pop(end, None)
        if start in self._faces:
            self._faces[end] = self._faces.pop(start)

    # -- setting up ---------------------------------------------------------------------------------------------
    def _placed(self, kind: int, square: int) -> str:
        placed = 1
        while self._follows("placed"):
            placed += 1
        return self._say("stratego-placed", count=placed)

    def _ready(self, seat: int) -> str:
        return self._say("stratego-ready", army=self._army(seat))

    def _began(self, seat: int) -> str:
        return self._say("stratego-began", army=self._army(seat))

    def _stands(self, square: int, seat: int) -> str:
        """A reinforcement or a rescued piece; in the set-up nothing needs to be said."""
        if self._next <= self._beginning:
            return ""
        who = self._newcomer(square) or Phrase("stratego-piece-of", {"army": self._army(seat)})
        return self._say("stratego-comes-in", who=who, square=name(square))

    def _newcomer(self, square: int) -> Name | None:
        """Who comes onto the board, as far as the listener may know."""
        while fact := self._follows("placed", "returned", "unmasked"):
            if fact.what == "unmasked":
                self._face(*fact.told)
            else:
                self._face(square, fact.told[0])
        return self._faces[square].name if square in self._faces else None

    # -- moving and attacking ---------------------------------------------------------------------------------------
    def _unmasked(self, square: int, kind: int) -> str:
        """Whoever shows itself to act is named in the sentence about the act."""
        self._face(square, kind)
        others = self._shown()
        if fallen := self._fallen():
            return self._blows(BLOWS_FALL, [square, *others], fallen, None)
        coming = self._facts[self._next] if self._next < len(self._facts) else None
        if coming and (coming.what in USED or coming.what in ("moved", "ring")) and not others:
            return "" if coming.what != "freed" else self._breath(square)
        shown = [Phrase("stratego-is-shown", {"who": self._there(at)}) for at in (square, *others)]
        return self._say("stratego-shown", shown=shown)

    def _moved(self, start: int, end: int) -> str:
        face, seat = self._faces.get(start), self._mover()
        self._carry(start, end)
        way = {"start": name(start), "end": name(end)}
        if face and face.article and seat == self._listener:
            return self._say("stratego-moved-yours", who=face.name, **way)
        if face or seat is None:
            return self._say("stratego-moved", who=face.name if face else Phrase("stratego-some-piece"), **way)
        if seat == self._listener:
            return self._say("stratego-moved-by-you", **way)
        return self._say("stratego-moved-by", army=self._army(seat), **way)

    def _attacked(self, start: int, target: int) -> str:
        self._shown()
        attack: dict[str, Said] = {"actor": self._actor(start), "square": name(target)}
        sides: dict[str, Said] = {"attacker": self._called(start), "defender": self._called(target)}
        known = target in self._faces
        if self._follows("stood"):
            return self._stood(attack, start, target)
        fallen = self._fallen()
        ring = self._follows("ring")
        after = f" {self._ring(*ring.told)}" if ring else ""
        if took := self._follows("took"):
            self._carry(*took.told)
            beaten = sides["defender"] if known else UNKNOWN_THERE
            return self._say("stratego-attacked-won", **attack, defender=beaten) + after
        if fallen == [start]:
            if known:
                return self._say("stratego-attacked-lost-to", **attack, **sides) + after
            return self._say("stratego-attacked-lost", **attack) + after
        if len(fallen) > 1:
            both = sides if known else {**sides, "defender": UNKNOWN_THERE}
            return self._say("stratego-attacked-both", **attack, **both)
        return self._say("stratego-attacked", **attack)

    def _stood(self, attack: dict[str, Said], *squares: int) -> str:
        ring = self._edition.ring
        for square in squares:
            face = self._faces.get(square)
            if ring and face and face.id == ring.bearer:
                return self._say("stratego-attacked-vanished", **attack, who=face.name)
        return self._say("stratego-attacked-stood", **attack)

    def _fell(self, square: int, seat: int) -> str:
        fallen = [square, *self._fallen()]
        if len(fallen) == 1:
            return self._say("stratego-fell", who=self._there(square))
        return self._blows(BLOWS_FALL, [], fallen, None)

    # -- powers ------------------------------------------------------------------------------------------------------
    def _leapt(self, start: int, end: int) -> str:
        return self._goes(start, end, "leap")

    def _strode(self, start: int, end: int) -> str:
        return self._goes(start, end, "stride")

    def _goes(self, start: int, end: int, shape: str) -> str:
        who, story = self._called(start), self._story(start, shape)
        self._carry(start, end)
        return self._say("stratego-flew", who=who, story=story, start=name(start), end=name(end))

    def _acts(self, key: str, actor: int, shape: str, **arguments: Said) -> str:
        """Somebody uses a power, and what comes of it."""
        return self._say(key, actor=self._actor(actor), story=self._story(actor, shape), **arguments)

    def _used(self, what: str, actor: int, target: int) -> str:
        """A power whose story is only that: `stratego-probed` says it."""
        self._shown()
        return self._acts(f"stratego-{what}", actor, USED[what], target=self._there(target))

    def _shot(self, archer: int, target: int) -> str:
        self._shown()
        actor = self._actor(archer)
        key = "stratego-shot" if self._fallen() else "stratego-shot-unharmed"
        return self._say(key, actor=actor, story=self._story(archer, "shoot"), target=self._there(target))

    def _raged(self, start: int, end: int) -> str:
        story = self._story(start, "burst")
        self._carry(start, end)
        shown, fallen = self._shown(), self._fallen()
        says = Phrase("stratego-rages", {"who": self._called(end), "square": name(end), "story": story})
        return self._blows(says, shown, fallen, end) if shown or fallen else self._say("stratego-raged", says=says)

    def _aimed(self, at: int, target: int) -> str:
        targets = [name(target)]
        while more := self._follows("aimed"):
            targets.append(name(more.told[1]))
        return self._say("stratego-aimed", squares=targets)

    def _blows(self, says: Phrase, shown: list[int], fallen: list[int], actor: int | None) -> str:
        """Who falls, who stands, and whether it cost the attacker."""
        struck = [square for square in fallen if square != actor and (square in shown or not shown)]
        spent = [square for square in fallen if square not in struck]
        firm = [square for square in shown if square not in fallen]
        blows = [
            Phrase(key, {"who": [self._there(square) for square in squares], "count": len(squares)})
            for key, squares in (("stratego-blow-falls", struck), ("stratego-blow-stands", firm))
            if squares
        ]
        for square in spent:
            unseen = Phrase("stratego-attacker-at", {"square": name(square)})
            who = self._called(square) if square in self._faces else unseen
            blows.append(Phrase("stratego-blow-lost", {"who": who}))
        return self._say("stratego-blows", says=says, blows=blows)

    def _bade(self, actor: int, target: int) -> str:
        return self._spell(actor, target, "convert", "turned")

    def _cursed(self, actor: int, target: int) -> str:
        return self._spell(actor, target, "stone", "stoned")

    def _spell(self, actor: int, target: int, shape: str, works: str) -> str:
        self._shown()
        who, story = self._actor(actor), self._story(actor, shape)
        key = f"stratego-{works}" if self._follows(works) else "stratego-spell-fails"
        return self._say(key, actor=who, story=story, target=self._there(target))

    def _breath(self, actor: int) -> str:
        freed = self._follows("freed")
        return self._acts("stratego-freed", actor, "free", square=name(freed.told[0]) if freed else "?")

    def _healed(self, at: int, square: int) -> str:
        actor, story = self._actor(at), self._story(at, "heal")
        self._follows("stands")
        who = self._newcomer(square) or Phrase("stratego-some-piece")
        return self._say("stratego-healed", actor=actor, story=story, who=who, square=name(square))

    # -- the turn, the Ring, the end --------------------------------------------------------------------------------------
    def _may(self, pending: int, at: int) -> str:
        match PENDING[pending].name:
            case "chain" | "landing" as what:
                return self._say(f"stratego-may-{what}", actor=self._actor(at))
            case "rescue" | "enter" | "nothing" as what:
                return self._say(f"stratego-may-{what}")
        return ""

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
            return self._say("stratego-ring-taken", enemy=enemy)
        return self._say("stratego-ring-destroyed", bearer=bearer.name, enemy=enemy, count=len(self._fallen()))

    def _ended(self, winner: int, reason: int) -> str:
        return self._say.say(ending(self._edition, winner, ENDINGS[reason].name))


def ending(edition: Edition, winner: int, reason: str) -> Phrase:
    """How the game ended, in one sentence."""
    word = reason.replace(" ", "-")
    if winner < 0:
        return Phrase(f"stratego-draw-{word}")
    armies = edition.armies
    return Phrase(f"stratego-won-{word}", {"army": armies[winner].name, "other": armies[1 - winner].name})


def _nothing(*told: int) -> str:
    return ""
