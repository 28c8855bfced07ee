"""What only some boxes have, explained: powers, reinforcements, the Ring, the children; and what is reconstructed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.power_shapes import SHAPES
from flagfall.games.stratego.prose import kinds, listed, names_of, number_word, the
from flagfall.speech import catalogue

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Edition, Power
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Catalogue


def using() -> str:
    return (
        "Instead of an ordinary move or attack, a piece may use one of its powers; you need not. It always shows its face first, "
        "and that is your turn. No power can capture a Flag: that takes an ordinary attack.\n"
        "You may aim a power at a hidden piece that turns out to be safe from it. Then that piece is shown, and nothing else happens."
    )


def powers(rules: Stratego) -> str:
    """One line a power: who has it, and what it does."""
    lines = []
    for power in rules.powers:
        owners = names_of(p for p in rules.edition.pieces if p.id in power.owners)
        lines.append(f"{power.name} ({owners}): {told(catalogue(), rules.edition, power)}")
    return "\n".join(lines)


def told(say: Catalogue, edition: Edition, power: Power) -> str:
    """What a power does, and on whom it does not work, if that is not said already."""
    safe = kinds(p for p in edition.pieces if p.id in power.immune and p.name not in power.sentence)
    return say("stratego-power-told", sentence=power.sentence, safe=safe, count=len(safe))


def written(edition: Edition, power: Power) -> str:
    """An example of a power in notation."""
    example = SHAPES[power.shape].example.format(word=power.word, piece=edition.pieces[1].id)
    return f"{example}, e5*f6, stop" if power.chooses else example


def reinforcements(rules: Stratego) -> str:
    edition = rules.edition
    reserve = edition.reserve
    if reserve is None:
        return ""
    army, enemy = edition.armies[reserve.army], edition.armies[1 - reserve.army]
    late = ", ".join(f"{p.name} ×{p.count}" if p.count > 1 else p.name for p in edition.pieces if p.late)
    text = (
        f"These pieces of the {army.name} wait beside the board: {late}. As soon as {number_word(reserve.after)} pieces of the "
        f"{enemy.name} are gone, they may come in at the start of a turn of the {army.name}: all of them at once, on empty "
        f"squares of the first {number_word(reserve.rows)} rows, faces hidden. Then the turn goes on as usual. They may also "
        "wait longer. "
    )
    if rules.options.get("entry_in_parts"):
        return text + "If not all of them fit, as many as fit come first."
    return text + "If not all of them fit, they wait. Who has no other move must bring them in if they may come."


def ring(rules: Stratego) -> str:
    edition = rules.edition
    ring, board = edition.ring, edition.board
    if ring is None:
        return ""
    bearer = next(p for p in edition.pieces if p.id == ring.bearer)
    good, evil = edition.armies[bearer.army], edition.armies[1 - bearer.army]
    gone = the(p for p in edition.pieces if p.army != bearer.army and p.rank in ring.doomed)
    falls = bool(rules.options["haradrim_falls"])
    blind = listed([rank for rank in ring.invisible_to if rank not in ("bomb", bearer.rank if falls else "")])
    bomb = next(p.name for p in edition.pieces if p.rank == "bomb")
    takers = the(
        p for p in edition.pieces
        if p.army != bearer.army and p.moves and p.rank not in ("S", *ring.invisible_to) and int(p.rank) > int(bearer.rank)
    )  # fmt: skip
    equals = names_of(p for p in edition.pieces if p.army != bearer.army and p.rank == bearer.rank)
    lines = [
        f"{bearer.name} carries the Ring for the {good.name}. The square {board.doom} is Mount Doom. Only {bearer.name} may go "
        f"there, only once, and only from {' or '.join(board.gates)}.",
        f"If {bearer.name} gets there, the Ring is destroyed and these pieces of the {evil.name} leave the board at once: "
        f"{gone}. Nobody can attack {bearer.name} on Mount Doom. He may leave it on a later turn, but cannot return.",
        f"{bearer.name} has rank {bearer.rank}, but against the ranks {blind} and against every {bomb} he becomes invisible, "
        "whether he attacks or is attacked: he is shown, nobody is captured, and both stay where they are. Arrows and a "
        f"Rampage do not harm him either. Only {takers} can capture him.",
        f"Becoming invisible tells everybody where {bearer.name} is: better do not attack with him.",
        f"If {bearer.name} is captured before he gets there, the {evil.name} {'have' if evil.plural else 'has'} the Ring: each of their "
        "numbers counts one more from then on. Talents stay with the piece, not with the number.",
    ]
    if falls:
        lines.append(f"You agreed that {bearer.name} captures {equals} instead of staying where he is.")
    return "\n".join([*lines, *ring.examples])


def children(rules: Stratego) -> str:
    edition = rules.edition
    army = edition.armies[1].name
    names = [p.name for p in edition.pieces if p.child]
    freed = "freed or healed" if any(power.shape == "heal" for power in rules.powers) else "freed"
    return (
        f"{listed(names)} are the children. If all of them are captured, enchanted or turned to stone at the same time, the {army} "
        f"wins at once. For example: {names[0]} is stone, {listed(names[1:-1])} are captured, and now {names[-1]} is enchanted. "
        f"A child that still waits beside the board is safe; one that is {freed} is free again."
    )


def reconstructed(edition: Edition, powers: tuple[Power, ...]) -> str:
    """What is ours because nothing was found, and what is not from the book but from elsewhere."""
    lines: list[str] = [*edition.reconstructed]
    made_up = [power.name for power in powers if power.source == "reconstruction"]
    if made_up:
        lines.append(f"Powers that are our own reconstruction: {listed(made_up)}.")
    found = names_of(p for p in edition.pieces if p.source == "public material")
    if found:
        lines.append(f"Not reconstructed, but known from public material and not from the book: the ranks of {found}.")
    return "\n".join(lines) or "Nothing: all of this follows the printed rules or public material."
