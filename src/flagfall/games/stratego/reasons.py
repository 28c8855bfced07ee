"""Why somebody in this seat might decide that: a sentence from what the seat sees and remembers, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.games.stratego.sight import Sight
    from flagfall.speech import Said

FEW = 50
"""An attack that wins in fewer of a hundred cases is made to find something out."""
AFRAID = ("win", "both")
"""What an enemy's attack must not come to."""


def reason(sight: Sight, decision: Decision) -> Phrase:
    """The best reason there is for a decision."""
    do, told = sight.deed(decision)
    if do not in ("step", "stride", "leap"):
        return _power(sight, do, told)
    start, end = told
    piece = sight.armies.pieces[sight.mine[start]]
    assert piece is not None
    said: dict[str, Said] = {**_yours(piece.name), "square": sight.names[end]}
    if end in sight.foes:
        return _attack(sight, start, end, said)
    for near in sight.armies.beside[start]:
        if near in sight.known and sight.outcome[sight.known[near]][sight.mine[start]] in AFRAID:
            return Phrase("reason-stratego-flees", {**said, "enemy": _name(sight, sight.known[near])})
    for near in sight.armies.beside[end]:
        if near in sight.known and sight.outcome[sight.mine[start]][sight.known[near]] in ("win", "flag"):
            return Phrase("reason-stratego-hunts", {**said, "enemy": _name(sight, sight.known[near])})
    if any(near in sight.foes for near in sight.armies.beside[end]):
        return Phrase("reason-stratego-faces", said)
    forward = sight.armies.foe_row[end] < sight.armies.foe_row[start]
    return Phrase("reason-stratego-advances" if forward else "reason-stratego-waits", said)


def _attack(sight: Sight, start: int, end: int, said: dict[str, Said]) -> Phrase:
    kind = sight.mine[start]
    if end in sight.known:
        said = {**said, "enemy": _name(sight, sight.known[end])}
        return Phrase(f"reason-stratego-{sight.outcome[kind][sight.known[end]]}", said)
    could = {other: sight.hidden[other] for other in sight.could(end)}
    good = sum(count for other, count in could.items() if sight.outcome[kind][other] in ("win", "flag"))
    percent = round(100 * good / max(1, sum(could.values())))
    return Phrase(f"reason-stratego-{'finds-out' if percent < FEW else 'hidden'}", {**said, "percent": percent})


def _yours(name: str) -> dict[str, Said]:
    return {"piece": name, "who": Phrase("reason-yours", {"piece": name})}


def theirs(reason: Phrase) -> Phrase:
    """The same said about somebody else's piece."""
    if "who" not in reason.arguments:
        return reason
    who = Phrase("reason-theirs", {"piece": reason.arguments["piece"]})
    return Phrase(reason.key, {**reason.arguments, "who": who})


def _power(sight: Sight, do: str, told: tuple[int, ...]) -> Phrase:
    if do in ("place", "heal", "rescue"):
        kind, square = told
        return Phrase(f"reason-stratego-{do}", {"piece": _name(sight, kind), "square": sight.names[square]})
    if len(told) == 2 and sight.mine[told[0]]:
        kind = sight.mine[told[0]]
        power = sight.armies.power(kind, do).name
        return Phrase(
            "reason-stratego-power", {**_yours(_name(sight, kind)), "power": power, "square": sight.names[told[1]]}
        )
    return Phrase("reason-stratego-enter" if do == "enter" else "reason-stratego-stop")


def _name(sight: Sight, kind: int) -> str:
    piece = sight.armies.pieces[kind]
    assert piece is not None
    return piece.name
