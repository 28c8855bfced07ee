"""A game explained to somebody without the box: headings and texts, made from the edition and its options.

This is the one text of the rules: the terminal prints it and the page shows it. What only some boxes have is in
`guide_specials.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.edition import RANKS
from flagfall.games.stratego.guide_specials import children, powers, reconstructed, reinforcements, ring, using, written
from flagfall.games.stratego.options import options_of
from flagfall.games.stratego.prose import names_of, number_word, the, upper

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Edition, Piece
    from flagfall.games.stratego.rules import Stratego

RANK_NAMES = {"S": "S", "bomb": "-", "flag": "-"}

DRAWN: dict[str, tuple[str, ...]] = {
    "Setting up": ("setup",),
    "Your turn": ("move",),
    "Attacking": ("attack",),
    "The pieces": ("army",),
    "Pieces with a talent": ("bomb", "spy"),
    "Back and forth": ("back",),
    "Using a power": ("power",),
    "Special powers": ("powers",),
    "Reinforcements": ("entry",),
    "The Ring": ("ring",),
    "What you agreed on": ("agreed",),
    "Writing a move": ("typing",),
}
"""What a page draws beside a section, or instead of it: armies, powers, agreements, and what only a terminal needs."""


def guide(rules: Stratego) -> list[tuple[str, str]]:
    """The rules of one game in sections, in words a ten-year-old understands."""
    edition = rules.edition
    sections = [
        ("What you want", _goal(edition)),
        ("Setting up", _set_up(edition)),
        ("Your turn", _turn(rules)),
        ("Attacking", _attack(rules)),
        ("The pieces", _table(edition)),
        ("Pieces with a talent", _talents(rules)),
    ]
    if rules.options["two_square"] != "off":
        sections.append(("Back and forth", _back_and_forth(rules)))
    if rules.powers:
        sections += [("Using a power", using()), ("Special powers", powers(rules))]
    if edition.reserve:
        sections.append(("Reinforcements", reinforcements(rules)))
    if edition.ring:
        sections.append(("The Ring", ring(rules)))
    if edition.children:
        sections.append(("The children", children(rules)))
    if rules.options["rescue"]:
        sections.append(("Rescue", _rescue(rules)))
    sections += [("How it ends", _endings(rules)), ("Captured pieces", _captured(rules))]
    if edition.hints:
        sections.append(("Good advice", "\n".join(edition.hints)))
    agreed = _agreed(rules)
    if agreed:
        sections.append(("What you agreed on", agreed))
    sections.append(("Writing a move", _writing(rules)))
    return [*sections, ("What is reconstructed", reconstructed(edition, rules.powers))]


def _goal(edition: Edition) -> str:
    return (
        f"{edition.sentence} Your pieces stand with their backs to your opponent, who does not know which is which. Find out "
        f"where the enemy hides the Flag, and capture it before yours is captured. {edition.goal or ''}"
    ).strip()


def _set_up(edition: Edition) -> str:
    board = edition.board
    text = (
        f"The board has {board.rows} rows of {board.cols} squares. "
        f"Nobody may stand on the squares of a {board.zone}: {', '.join(z for z in board.zones if z != board.doom)}. "
    )
    deep = [army.setup or board.setup for army in edition.armies]
    counts = [sum(p.count for p in edition.pieces if p.army == seat and not p.late) for seat in (0, 1)]
    for seat, army in enumerate(edition.armies):
        rows = f"rows 1 to {deep[0]}" if seat == 0 else f"rows {board.rows - deep[1] + 1} to {board.rows}"
        text += f"The {army.name} {'put' if army.plural else 'puts'} {number_word(counts[seat])} pieces on {rows}. "
    spare = any(counts[seat] < deep[seat] * board.cols for seat in (0, 1))
    if spare:
        text += "There are more squares than pieces: put them where you like. "
    return text + "Both set up in secret: only you see the faces of your own pieces."


def _turn(rules: Stratego) -> str:
    edition = rules.edition
    first = edition.armies[edition.first]
    still = upper(the(p for p in edition.pieces if not p.moves))
    return (
        f"The {first.name} {'begin' if first.plural else 'begins'}; then you take turns. "
        "On your turn you must either move one piece or attack one enemy piece. "
        "A piece moves one square forward, backward or sideways to an empty square, never diagonally, and never over "
        f"another piece or onto a {edition.board.zone}. {still} never move and never attack."
    )


def _attack(rules: Stratego) -> str:
    text = (
        "To attack, move onto an enemy piece beside yours: in front, behind or to a side. You never have to attack. "
        + _shown_in_a_fight(rules)
        + "A higher number is a higher rank. The lower rank is captured and leaves the board. An attacker who wins moves onto the "
        "square; a defender who wins stays where it is. "
    )
    if rules.options["aggressor_advantage"]:
        text += "If both ranks are equal the attacker wins: you agreed on that. "
    else:
        text += "If both ranks are equal, both are captured. "
    return (
        text
        + {
            "none": "After a fight faces are hidden again: try to remember what you have seen.",
            "captured": "After a fight faces are hidden again. The table lists the captured pieces you have seen; the rest you "
            "have to remember.",
            "marks": "After a fight faces are hidden again, but the table remembers for you which you have seen and who has moved.",
            "odds": "After a fight faces are hidden again, but the table remembers for you which you have seen and who has moved, "
            "and works out what each hidden piece could be.",
        }[str(rules.options["memory"])]
    )


def _shown_in_a_fight(rules: Stratego) -> str:
    if not rules.options["silent_defense"]:
        return "Both pieces are shown. "
    return (
        "You agreed on Silent Defense: only the attacker is shown. The defender says who is captured and keeps its own secret, "
        "unless a piece of rank 2 attacks: then it must be shown. A Flag is always shown. "
    )


def _table(edition: Edition) -> str:
    """One line a rank, both armies side by side."""
    rows: list[tuple[str, str, str]] = [("rank", edition.armies[0].name, edition.armies[1].name)]
    for rank in RANKS:
        sides = [
            ", ".join(_counted(p) for p in edition.pieces if p.army == seat and p.rank == rank) or "-"
            for seat in (0, 1)
        ]
        if sides != ["-", "-"]:
            rows.append((RANK_NAMES.get(rank, rank), sides[0], sides[1]))
    wide = [max(len(row[i]) for row in rows) for i in (0, 1)]
    return "\n".join(f"{a:>{wide[0]}}  {b:<{wide[1]}}  {c}" for a, b, c in rows)


def _counted(piece: Piece) -> str:
    return f"{piece.name} ×{piece.count}" if piece.count > 1 else piece.name


def _talents(rules: Stratego) -> str:
    def named(rank: str) -> str:
        return names_of(p for p in rules.edition.pieces if p.rank == rank)

    bombs = [p for p in rules.edition.pieces if p.rank == "bomb"]
    both = "the attacker wins." if rules.options["aggressor_advantage"] else "both are captured."
    low = " For powers it counts less than every number." if rules.powers else ""
    lines = [
        f"Rank 2 ({named('2')}): goes as many empty squares as it likes in a straight line, and may attack at the end. "
        "Going further than one square shows everybody what it is.",
        f"Rank 3 ({named('3')}): the only rank whose attack captures {the(bombs)}; it then moves onto that square.",
        f"S ({named('S')}): beats the enemy's 10 if it attacks first, and can take the Flag. It loses against everybody else, "
        f"whoever attacks. If two of them meet, {both}{low}",
        f"{named('bomb')}: cannot move and cannot attack. Whoever attacks one is captured, and it stays where it is; only rank 3 "
        "clears it away.",
        f"{named('flag')}: cannot move and cannot attack. Any piece that attacks it wins the game.",
    ]
    return "\n".join(lines)


def _back_and_forth(rules: Stratego) -> str:
    times = number_word(int(rules.options["two_square"]))
    lines = [
        f"One piece may go to and fro between the same two squares {times} turns running, not more: the next such move is refused, "
        "also if it would be an attack, and whatever your opponent does. Do something else in between, and the count starts anew."
    ]
    if rules.options["more_square"]:
        lines.append(
            "You agreed on the chase rule. Say you step up to an enemy piece, it runs away, you step up again, it runs again: "
            "that is a chase. Whoever chases may not make the board look as it did before in the same chase, but has to do "
            "something else. Only straight back to where your piece came from is always allowed. Whoever is chased may "
            "go anywhere."
        )
    return "\n".join(lines)


def _rescue(rules: Stratego) -> str:
    edition = rules.edition
    half = edition.board.rows // 2
    slow = names_of(p for p in edition.pieces if p.rank == "2")
    bombs = the(p for p in edition.pieces if p.rank == "bomb")
    return (
        "You agreed on Rescue. When a piece of yours gets onto the enemy's last row, by moving or by winning an attack, you may "
        f"at once bring back one of your captured pieces, onto any empty square of your own half (the {number_word(half)} rows "
        "on your side), with its face hidden. That ends your turn. You may do this twice in a game, but not both times with "
        f"the same piece. No piece of rank 2 ({slow}) can rescue, though it can be rescued; {bombs} cannot be brought back."
    )


def _endings(rules: Stratego) -> str:
    lines = ["Whoever captures the enemy's Flag wins.", "Whoever can neither move nor attack on his turn loses."]
    if rules.powers:
        lines[1] += " A power that attacks counts as an attack; one that only looks, frees or heals does not."
    if rules.options["two_square"] != "off":
        lines[1] += " A move that is refused for going to and fro is no move."
    if rules.edition.children:
        lines.append(f"The {rules.edition.armies[1].name} also wins when no child is left free.")
    if rules.options["both_stuck"] == "draw":
        lines.append(
            "If neither side can move any more, the game is a draw. The book does not speak of that; tournaments play it so."
        )
    else:
        lines.append("If neither side can move any more, whoever is to move has lost: you agreed on that.")
    for name, what in (("calm_limit", "without a capture"), ("ply_limit", "in all")):
        if rules.options[name]:
            lines.append(f"After {rules.options[name]} moves {what} the game is a draw.")
    return "\n".join(lines)


def _captured(rules: Stratego) -> str:
    if rules.options["silent_defense"]:
        return "You keep the pieces you have lost; your opponent only sees how many there are."
    return {
        "open": "Captured pieces lie open: everybody can see them.",
        "prisoner": "You keep the pieces you capture and look at them alone.",
        "secret": "You take back the pieces you have lost and look at them alone.",
        "stealth": "Captured pieces lie face down: nobody may look.",
    }[str(rules.options["captured"])]


def _agreed(rules: Stratego) -> str:
    """Every option that is not as the box has it."""
    lines = []
    for option in options_of(rules.edition):
        value = rules.options[option.name]
        if value == option.default or (option.name == "captured" and rules.options["silent_defense"]):
            continue
        explained = dict(zip(option.values, option.meanings, strict=False)).get(value)
        lines.append(f"{option.title}: {explained or option.sentence}")
    return "\n".join(lines)


def _writing(rules: Stratego) -> str:
    letters = [
        ", ".join(f"{p.letter} {p.name}" for p in rules.edition.pieces if p.army == seat and not p.late)
        for seat in (0, 1)
    ]
    lines = [
        "Columns are letters from the left, rows are numbers from the bottom: a1 is the lower left corner.",
        "A move is a4-a5, an attack a4xa5. A turn in several steps is one line with commas.",
        "A whole set-up is one line: deploy, then the rows from the top of the board down, one letter a square, with / between "
        "rows and a dot for an empty square.",
    ]
    lines += [f"Letters of the {army.name}: {letters[seat]}." for seat, army in enumerate(rules.edition.armies)]
    lines += [f"{power.name}: {written(rules.edition, power)}" for power in rules.powers]
    return "\n".join(lines)
