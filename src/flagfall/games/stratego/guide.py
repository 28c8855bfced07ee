"""A game explained to somebody without the box: headings and texts, made from the edition and its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.stratego.options import options_of
from flagfall.games.stratego.prose import listed, number_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.games.stratego.edition import Edition, Piece, Power
    from flagfall.games.stratego.rules import Stratego

RANKS = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "bomb", "flag")
RANK_NAMES = {"S": "S", "bomb": "-", "flag": "-"}
EXAMPLES = {
    "leap": "e4 {word} e7", "probe": "e4 {word} g6", "shoot": "e4 {word} g6", "stride": "e4 {word} f5",
    "burst": "e4 {word} e5", "chain": "e4xe5, e5xe6, stop", "convert": "e4 {word} g6", "stone": "e4 {word} f5",
    "free": "e4 {word} g6", "heal": "{word} {piece}@e4",
}  # fmt: skip


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
    if rules.powers:
        sections.append(("Special powers", _powers(rules)))
    if edition.reserve:
        sections.append(("Reinforcements", _reinforcements(rules)))
    if edition.ring:
        sections.append(("The Ring", _ring(rules)))
    if edition.children:
        sections.append(("The children", _children(edition)))
    sections.append(("How it ends", _endings(rules)))
    sections.append(("Captured pieces", _captured(rules)))
    agreed = _agreed(rules)
    if agreed:
        sections.append(("What you agreed on", agreed))
    sections.append(("Writing a move", _writing(rules)))
    made_up = _reconstructed(edition, rules.powers)
    if made_up:
        sections.append(("What we had to make up", made_up))
    return sections


def _goal(edition: Edition) -> str:
    return (
        f"{edition.sentence} Your pieces stand with their backs to your opponent, who does not know which is which. Find out "
        f"where the enemy hides the Flag, and capture it before yours is captured. {edition.goal}"
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
        text += f"The {army.name} {army.does('puts', 'put')} {number_word(counts[seat])} pieces on {rows}. "
    spare = any(counts[seat] < deep[seat] * board.cols for seat in (0, 1))
    if spare:
        text += "There are more squares than pieces: put them where you like. "
    return text + "Only you see the faces of your own pieces."


def _turn(rules: Stratego) -> str:
    edition = rules.edition
    first = edition.armies[edition.first]
    still = _upper(_the(p for p in edition.pieces if not p.moves))
    text = (
        f"The {first.name} {first.does('begins', 'begin')}; then you take turns. "
        "On your turn you must either move one piece or attack one enemy piece. "
        "A piece moves one square forward, backward or sideways to an empty square, never diagonally, and never over "
        f"another piece or onto a {edition.board.zone}. {still} never move. "
    )
    times = rules.options["two_square"]
    if times != "off":
        text += f"One piece may not shuttle to and fro between two squares more than {number_word(int(times))} turns running. "
    return text + "If you can neither move nor attack when it is your turn, you have lost."


def _attack(rules: Stratego) -> str:
    text = (
        "To attack, move onto an enemy piece beside yours. Both pieces are shown. The lower rank is captured and leaves the "
        "board. An attacker who wins moves onto the square; a defender who wins stays. "
    )
    if rules.options["aggressor_advantage"]:
        text += "If both ranks are equal the attacker wins. "
    else:
        text += "If both ranks are equal, both are captured. "
    if rules.options["silent_defense"]:
        text += "With Silent Defense only the attacker is shown, unless it is of rank 2. "
    text += "You never have to attack. "
    if rules.options["memory"] in ("none", "captured"):
        return text + "After a fight faces are hidden again: try to remember what you have seen."
    return text + "The table remembers the faces you have seen for you."


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
        return _names(p for p in rules.edition.pieces if p.rank == rank)

    bombs = [p for p in rules.edition.pieces if p.rank == "bomb"]
    both = "the attacker wins." if rules.options["aggressor_advantage"] else "both are captured."
    low = " For powers it counts less than every number." if rules.powers else ""
    lines = [
        f"Rank 2 ({named('2')}): goes as many empty squares as it likes in a straight line, and may attack at the end. "
        "Going further than one square shows what it is.",
        f"Rank 3 ({named('3')}): the only rank that can capture {_the(bombs)}.",
        f"S ({named('S')}): beats the enemy's 10 if it attacks first, and can take the Flag. It loses against everybody else. "
        f"If two of them meet, {both}{low}",
        f"{named('bomb')}: cannot move. Whoever attacks one is captured, except rank 3.",
        f"{named('flag')}: cannot move. Any piece that attacks it wins the game.",
    ]
    return "\n".join(lines)


def _powers(rules: Stratego) -> str:
    lines = [
        "Instead of moving, a piece may use one of its powers, and shows its face first. No power can capture a Flag. "
        "If a power meets a piece that is proof against it, that piece is shown and nothing happens.",
    ]
    lines += [_power(rules, power) for power in rules.powers]
    return "\n".join(lines)


def _power(rules: Stratego, power: Power) -> str:
    pieces = [p for p in rules.edition.pieces if p.id in power.owners]
    text = f"{power.name} ({_names(pieces)}): {power.sentence}"
    proof = _the(p for p in rules.edition.pieces if p.id in power.immune)
    if proof:
        text += f" It does not work on {proof}."
    return f"{text} Written: {written(rules.edition, power)}"


def written(edition: Edition, power: Power) -> str:
    """An example of a power in notation."""
    example = EXAMPLES[power.shape].format(word=power.word, piece=edition.pieces[1].id)
    return f"{example}, e5*f6, stop" if power.chooses else example


def _reinforcements(rules: Stratego) -> str:
    edition = rules.edition
    reserve = edition.reserve
    if reserve is None:
        return ""
    army, enemy = edition.armies[reserve.army], edition.armies[1 - reserve.army]
    late = ", ".join(_counted(p) for p in edition.pieces if p.late)
    text = (
        f"These pieces of the {army.name} wait beside the board: {late}. As soon as {number_word(reserve.after)} pieces of the "
        f"{enemy.name} are gone, they may come in at the start of a turn of the {army.name}: all of them at once, on empty "
        f"squares of the first {number_word(reserve.rows)} rows, faces hidden. Then the turn goes on as usual. "
    )
    if rules.options.get("entry_in_parts"):
        return text + "If not all of them fit, as many as fit come first."
    return text + "If not all of them fit, they wait. Who has no other move must bring them in if they may come."


def _ring(rules: Stratego) -> str:
    edition = rules.edition
    ring, board = edition.ring, edition.board
    if ring is None:
        return ""
    bearer = next(p for p in edition.pieces if p.id == ring.bearer)
    good, evil = edition.armies[bearer.army], edition.armies[1 - bearer.army]
    gone = _the(p for p in edition.pieces if p.army != bearer.army and p.rank in ring.doomed)
    falls = bool(rules.options["haradrim_falls"])
    blind = listed([rank for rank in ring.invisible_to if rank not in ("bomb", bearer.rank if falls else "")])
    bomb = next(p.name for p in edition.pieces if p.rank == "bomb")
    takers = _the(
        p for p in edition.pieces
        if p.army != bearer.army and p.moves and p.rank not in ("S", *ring.invisible_to) and int(p.rank) > int(bearer.rank)
    )  # fmt: skip
    return "\n".join(
        [
            f"{bearer.name} carries the Ring for the {good.name}. The square {board.doom} is Mount Doom. Only {bearer.name} may go "
            f"there, only once, and only from {' or '.join(board.gates)}.",
            f"If {bearer.name} gets there, the Ring is destroyed and these pieces of the {evil.name} leave the board at once: "
            f"{gone}. Nobody can attack {bearer.name} on Mount Doom. He may leave it later, and keeps his gift.",
            f"{bearer.name} has rank {bearer.rank}, but against the ranks {blind} and against every {bomb} he becomes invisible: he "
            "is shown, nobody is captured, and both stay where they are. Arrows and a Rampage do not harm him either. "
            f"Only {takers} can capture him.",
            f"If {bearer.name} is captured before that, the {evil.name} {evil.does('has', 'have')} the Ring: each of their numbers "
            "counts one more from then on. Talents stay with the piece, not with the number: a Spy still beats the piece that "
            "was the 10.",
        ]
    )


def _children(edition: Edition) -> str:
    army = edition.armies[1].name
    names = _names(p for p in edition.pieces if p.child)
    return (
        f"{names} are the children. If all of them are captured, enchanted or turned to stone at the same time, the {army} "
        "wins at once. A child that still waits beside the board is safe; one that is freed or healed is free again."
    )


def _endings(rules: Stratego) -> str:
    lines = ["Whoever captures the enemy's Flag wins.", "Whoever can neither move nor attack on his turn loses."]
    if rules.edition.children:
        lines.append(f"The {rules.edition.armies[1].name} also wins when no child is left free.")
    if rules.options["both_stuck"] == "draw":
        lines.append("If neither side can move any more, the game is a draw.")
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
    return "\n".join(lines)


def _reconstructed(edition: Edition, powers: tuple[Power, ...]) -> str:
    lines = [*edition.reconstructed]
    made_up = [power.name for power in powers if power.source == "reconstruction"]
    if made_up:
        lines.append(f"Powers that are our own reconstruction: {listed(made_up)}.")
    return "\n".join(lines)


def _names(pieces: Iterable[Piece]) -> str:
    return listed(list(dict.fromkeys(piece.name for piece in pieces)))


def _the(pieces: Iterable[Piece]) -> str:
    return listed(list(dict.fromkeys(piece.called for piece in pieces)))


def _upper(words: str) -> str:
    return words[0].upper() + words[1:]
