"""A game explained to somebody without the box: headings and texts, made from the edition and its options.

This is the one text of the rules: the terminal prints it and the page shows it. Its sentences are in the catalogues
(`stratego-guide.ftl`). What only some boxes have is in `guide_specials.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.edition import RANKS
from flagfall.games.stratego.guide_specials import children, powers, reconstructed, reinforcements, ring, using, written
from flagfall.games.stratego.options import options_of
from flagfall.games.stratego.power_shapes import SHAPES
from flagfall.games.stratego.prose import counted, kinds
from flagfall.speech import Name, begun

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Edition
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Catalogue

RANK_NAMES = {"S": "S", "bomb": "-", "flag": "-"}

DRAWN: dict[str, tuple[str, ...]] = {
    "stratego-section-setup": ("setup",),
    "stratego-section-turn": ("move",),
    "stratego-section-attack": ("attack",),
    "stratego-section-pieces": ("army",),
    "stratego-section-talents": ("bomb", "spy"),
    "stratego-section-back": ("back",),
    "stratego-section-using": ("power",),
    "stratego-section-powers": ("powers",),
    "stratego-section-reinforcements": ("entry",),
    "stratego-section-ring": ("ring",),
    "stratego-section-agreed": ("agreed",),
    "stratego-section-writing": ("typing",),
}
"""What a page draws beside a section, or instead of it: armies, powers, agreements, and what only a terminal needs."""


def guide(rules: Stratego, say: Catalogue) -> list[tuple[Name, str]]:
    """The rules of one game in sections, in words a ten-year-old understands; a heading knows its key."""
    edition = rules.edition
    sections = [
        ("want", _goal(edition, say)),
        ("setup", _set_up(edition, say)),
        ("turn", _turn(rules, say)),
        ("attack", _attack(rules, say)),
        ("pieces", _table(edition, say)),
        ("talents", _talents(rules, say)),
    ]
    if rules.options["two_square"] != "off":
        sections.append(("back", _back_and_forth(rules, say)))
    if rules.powers:
        sections += [("using", using(say)), ("powers", powers(rules, say))]
    if edition.reserve:
        sections.append(("reinforcements", reinforcements(rules, say)))
    if edition.ring:
        sections.append(("ring", ring(rules, say)))
    if edition.children:
        sections.append(("children", children(rules, say)))
    if rules.options["rescue"]:
        sections.append(("rescue", _rescue(rules, say)))
    sections += [("ends", _endings(rules, say)), ("captured", _captured(rules, say))]
    if edition.hints:
        sections.append(("advice", "\n".join(map(say.say, edition.hints))))
    agreed = _agreed(rules, say)
    if agreed:
        sections.append(("agreed", agreed))
    sections.append(("writing", _writing(rules, say)))
    sections.append(("reconstructed", reconstructed(edition, rules.powers, say)))
    return [
        (Name(say(key), key), text) for key, text in ((f"stratego-section-{name}", text) for name, text in sections)
    ]


def _goal(edition: Edition, say: Catalogue) -> str:
    text = say("stratego-guide-goal", sentence=edition.sentence)
    return f"{text} {say.say(edition.goal)}" if edition.goal else text


def _set_up(edition: Edition, say: Catalogue) -> str:
    board = edition.board
    squares = [square for square in board.zones if square != board.doom]
    parts = [say("stratego-guide-board", rows=board.rows, cols=board.cols, zone=board.zone, squares=squares)]
    deep = [army.setup or board.setup for army in edition.armies]
    counts = [sum(p.count for p in edition.pieces if p.army == seat and not p.late) for seat in (0, 1)]
    for seat, army in enumerate(edition.armies):
        first, last = (1, deep[0]) if seat == 0 else (board.rows - deep[1] + 1, board.rows)
        puts = say("stratego-guide-puts", army=army.name, count=counts[seat], first=first, last=last)
        parts.append(begun(puts))
    if any(counts[seat] < deep[seat] * board.cols for seat in (0, 1)):
        parts.append(say("stratego-guide-spare"))
    return " ".join([*parts, say("stratego-guide-secret")])


def _turn(rules: Stratego, say: Catalogue) -> str:
    edition = rules.edition
    begins = say("stratego-guide-begins", army=edition.armies[edition.first].name, zone=edition.board.zone)
    still = say("stratego-guide-still", pieces=kinds(p for p in edition.pieces if not p.moves))
    return f"{begun(begins)} {begun(still)}"


def _attack(rules: Stratego, say: Catalogue) -> str:
    shown = "silent" if rules.options["silent_defense"] else "both-shown"
    equal = "attacker" if rules.options["aggressor_advantage"] else "both"
    parts = ("attack", shown, "ranks", f"equal-{equal}", f"memory-{rules.options['memory']}")
    return " ".join(say(f"stratego-guide-{part}") for part in parts)


def _table(edition: Edition, say: Catalogue) -> str:
    """One line a rank, both armies side by side."""
    armies = [say.say(army.name) for army in edition.armies]
    rows: list[tuple[str, str, str]] = [(say("stratego-guide-rank"), armies[0], armies[1])]
    for rank in RANKS:
        sides = [
            ", ".join(counted(p, say) for p in edition.pieces if p.army == seat and p.rank == rank) or "-"
            for seat in (0, 1)
        ]
        if sides != ["-", "-"]:
            rows.append((RANK_NAMES.get(rank, rank), sides[0], sides[1]))
    wide = [max(len(row[i]) for row in rows) for i in (0, 1)]
    return "\n".join(f"{a:>{wide[0]}}  {b:<{wide[1]}}  {c}" for a, b, c in rows)


def _talents(rules: Stratego, say: Catalogue) -> str:
    def named(rank: str) -> list[Name]:
        return kinds(p for p in rules.edition.pieces if p.rank == rank)

    both = "attacker" if rules.options["aggressor_advantage"] else "both"
    spy = say("stratego-guide-spy", pieces=named("S"), both=both)
    lines = [
        say("stratego-guide-two", pieces=named("2")),
        say("stratego-guide-three", pieces=named("3"), bombs=named("bomb"), powers=int(bool(rules.powers))),
        f"{spy} {say('stratego-guide-spy-powers')}" if rules.powers else spy,
        say("stratego-guide-bomb", pieces=named("bomb"), powers=int(bool(rules.powers))),
        say("stratego-guide-flag", pieces=named("flag")),
    ]
    return "\n".join(lines)


def _back_and_forth(rules: Stratego, say: Catalogue) -> str:
    lines = [say("stratego-guide-back", times=int(rules.options["two_square"]))]
    if rules.options["more_square"]:
        lines.append(say("stratego-guide-chase"))
    return "\n".join(lines)


def _rescue(rules: Stratego, say: Catalogue) -> str:
    edition = rules.edition
    slow = kinds(p for p in edition.pieces if p.rank == "2")
    bombs = kinds(p for p in edition.pieces if p.rank == "bomb")
    return say("stratego-guide-rescue", half=edition.board.rows // 2, slow=slow, bombs=bombs)


def _endings(rules: Stratego, say: Catalogue) -> str:
    stuck = [say("stratego-guide-stuck")]
    if rules.powers:
        idle = {SHAPES[power.shape].idle for power in rules.powers} - {""}
        stuck.append(say("stratego-guide-stuck-powers", idle=idle.pop() if len(idle) == 1 else "all"))
    if rules.options["two_square"] != "off":
        stuck.append(say("stratego-guide-stuck-back"))
    lines = [say("stratego-guide-flag-wins"), " ".join(stuck)]
    if rules.edition.children:
        lines.append(begun(say("stratego-guide-no-child", army=rules.edition.armies[1].name)))
    lines.append(say(f"stratego-guide-both-stuck-{rules.options['both_stuck']}"))
    limits = {name: int(rules.options[name]) for name in ("calm_limit", "ply_limit")}
    return "\n".join([*lines, *(say(f"stratego-guide-{name}", moves=limit) for name, limit in limits.items() if limit)])


def _captured(rules: Stratego, say: Catalogue) -> str:
    return say(f"stratego-guide-captured-{'silent' if rules.options['silent_defense'] else rules.options['captured']}")


def _agreed(rules: Stratego, say: Catalogue) -> str:
    """Every option that is not as the box has it."""
    lines = []
    for option in options_of(rules.edition):
        value = rules.options[option.name]
        if value == option.default or (option.name == "captured" and rules.options["silent_defense"]):
            continue
        explained = dict(zip(option.values, option.meanings, strict=False)).get(value)
        lines.append(f"{say.say(option.title)}: {say.say(explained or option.sentence)}")
    return "\n".join(lines)


def _writing(rules: Stratego, say: Catalogue) -> str:
    lines = [say(f"stratego-guide-{part}") for part in ("columns", "written", "deploy")]
    for seat, army in enumerate(rules.edition.armies):
        pieces = [p for p in rules.edition.pieces if p.army == seat and not p.late]
        letters = [f"{p.letter} {say.say(p.name)}" for p in pieces]
        lines.append(say("stratego-guide-letters", army=army.name, letters=letters))
    lines += [f"{say.say(power.name)}: {written(rules.edition, power)}" for power in rules.powers]
    return "\n".join(lines)
