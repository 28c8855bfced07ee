"""What only some boxes have, explained: powers, reinforcements, the Ring, the children; and what is reconstructed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.power_shapes import SHAPES
from flagfall.games.stratego.prose import counted, kinds

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Edition, Power
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Catalogue


def using(say: Catalogue) -> str:
    return f"{say('stratego-guide-using')}\n{say('stratego-guide-aiming')}"


def powers(rules: Stratego, say: Catalogue) -> str:
    """One line a power: who has it, and what it does."""
    lines = []
    for power in rules.powers:
        owners = say.say(kinds(p for p in rules.edition.pieces if p.id in power.owners))
        lines.append(f"{say.say(power.name)} ({owners}): {told(say, rules.edition, power)}")
    return "\n".join(lines)


def told(say: Catalogue, edition: Edition, power: Power) -> str:
    """What a power does, and on whom it does not work, if that is not said already."""
    safe = kinds(p for p in edition.pieces if p.id in power.immune and p.name not in power.sentence)
    return say("stratego-power-told", sentence=power.sentence, safe=safe, count=len(safe))


def written(edition: Edition, power: Power) -> str:
    """An example of a power in notation."""
    example = SHAPES[power.shape].example.format(word=power.word, piece=edition.pieces[1].id)
    return f"{example}, e5*f6, stop" if power.chooses else example


def reinforcements(rules: Stratego, say: Catalogue) -> str:
    edition = rules.edition
    reserve = edition.reserve
    if reserve is None:
        return ""
    text = say(
        "stratego-guide-reserve",
        army=edition.armies[reserve.army].name,
        enemy=edition.armies[1 - reserve.army].name,
        late=[counted(p, say) for p in edition.pieces if p.late],
        after=reserve.after,
        rows=reserve.rows,
    )
    fit = "parts" if rules.options.get("entry_in_parts") else "whole"
    return f"{text} {say(f'stratego-guide-reserve-{fit}')}"


def ring(rules: Stratego, say: Catalogue) -> str:
    edition = rules.edition
    ring, board = edition.ring, edition.board
    if ring is None:
        return ""
    bearer = next(p for p in edition.pieces if p.id == ring.bearer)
    good, evil = edition.armies[bearer.army].name, edition.armies[1 - bearer.army].name
    enemies = [p for p in edition.pieces if p.army != bearer.army]
    falls = bool(rules.options["haradrim_falls"])
    takers = [
        p for p in enemies if p.moves and p.rank not in ("S", *ring.invisible_to) and int(p.rank) > int(bearer.rank)
    ]
    lines = [
        say("stratego-guide-ring-bearer", bearer=bearer.name, good=good, doom=board.doom, gates=board.gates),
        say(
            "stratego-guide-ring-destroyed",
            bearer=bearer.name,
            evil=evil,
            gone=kinds(p for p in enemies if p.rank in ring.doomed),
        ),
        say(
            "stratego-guide-ring-invisible",
            bearer=bearer.name,
            rank=bearer.rank,
            blind=[rank for rank in ring.invisible_to if rank not in ("bomb", bearer.rank if falls else "")],
            bomb=next(p.name for p in edition.pieces if p.rank == "bomb"),
            takers=kinds(takers),
        ),
        say("stratego-guide-ring-careful", bearer=bearer.name),
        say("stratego-guide-ring-taken", bearer=bearer.name, evil=evil),
    ]
    if falls:
        equals = kinds(p for p in enemies if p.rank == bearer.rank)
        lines.append(say("stratego-guide-ring-falls", bearer=bearer.name, equals=equals))
    return "\n".join([*lines, *map(say.say, ring.examples)])


def children(rules: Stratego, say: Catalogue) -> str:
    names = [p.name for p in rules.edition.pieces if p.child]
    return say(
        "stratego-guide-children",
        children=names,
        army=rules.edition.armies[1].name,
        first=names[0],
        middle=names[1:-1],
        last=names[-1],
        healing=int(any(power.shape == "heal" for power in rules.powers)),
    )


def reconstructed(edition: Edition, powers: tuple[Power, ...], say: Catalogue) -> str:
    """What is ours because nothing was found, and what is not from the book but from elsewhere."""
    lines = [*map(say.say, edition.reconstructed)]
    if made_up := [power.name for power in powers if power.source == "reconstruction"]:
        lines.append(say("stratego-guide-made-up", powers=made_up))
    if found := kinds(p for p in edition.pieces if p.source == "public material"):
        lines.append(say("stratego-guide-found", pieces=found))
    return "\n".join(lines) or say("stratego-guide-nothing-made-up")
