"""The table in a terminal: who holds which place, scores, the Ring, one's cards, the odds, and what is asked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from flagfall.core import Deed
from flagfall.games.risk.fights import fight
from flagfall.games.risk.kernel.numbers import SOURCE, TARGET

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

STYLES = {"green": "green", "yellow": "yellow", "red": "red", "black": "bright_black", "neutral": "white"}
MOST_HINTS = 3
COLUMN = 26
"""Three places fit side by side on 80 columns, and all forty-two of them on fourteen lines."""
PASS = Deed("pass", ())


def picture(rules: Risk, view: View) -> RenderableType:
    """What matters for the next decision, on one screen of 80 by 24; `looks.py` has the rest on demand."""
    shown = rules.show(view)
    parts: list[RenderableType] = [_Places(rules, shown), _scores(rules, shown)]
    if shown["ring"] is not None:
        parts.append(_ring(rules, shown))
    attack = shown["attack"]
    parts += [_held(rules, hand) for hand in shown["hands"] if hand["tale_cards"] is not None]
    if attack is not None and attack["attack_roll"]:
        parts.append(_dice(attack))
    elif hints := odds_hints(rules, view):
        parts.append(Text("Odds: " + "; ".join(hints), style="italic", no_wrap=True, overflow="ellipsis"))
    goes_on = " (pass goes on)" if rules.decision(PASS) in rules.choices(view) else ""
    parts.append(Text(shown["prompt"] + goes_on, style="bold"))
    return Group(*parts)


def open_picture(rules: Risk, views: Sequence[View]) -> RenderableType:
    """The table with every hand face up."""
    shows = [rules.show(view) for view in views]
    parts: list[RenderableType] = [_Places(rules, shows[0]), _scores(rules, shows[0])]
    if shows[0]["ring"] is not None:
        parts.append(_ring(rules, shows[0]))
    parts += [_held(rules, shown["hands"][seat], rules.seats[seat]) for seat, shown in enumerate(shows)]
    return Group(*parts)


def style(rules: Risk, owner: Any) -> str:
    if owner == "neutral":
        return STYLES["neutral"]
    return "dim" if owner is None else STYLES[rules.colours[owner]]


def mark(rules: Risk, owner: Any) -> str:
    """One letter for the army, so that the picture reads without colours too."""
    if owner == "neutral":
        return "n"
    return "." if owner is None else rules.seats[owner][0]


class _Places:
    """All places in columns, region by region: army, battalions, L for a Leader, ◯ for the Ring, the place in its region's colour."""

    def __init__(self, rules: Risk, shown: Mapping[str, Any]) -> None:
        board = rules.book.board
        ring = shown["ring"]["place"] if shown["ring"] else None
        told = dict(zip(board.territories, shown["territories"], strict=True))
        self._cells = [
            Text(f"{mark(rules, now['owner'])}{now['battalions']:>3}", style(rules, now["owner"]), no_wrap=True)
            .append("L" if now["leaders"] else " ", "bold")
            .append("◯" if place.id == ring else " ", "bold yellow")
            .append(place.name, region.hex)
            for region in board.regions
            for place, now in told.items()
            if place.region == region.id
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = max(1, options.max_width // COLUMN)
        lines = -(-len(self._cells) // columns)
        for line in range(lines):
            row = Text(no_wrap=True)
            for cell in self._cells[line::lines]:
                cell = cell.copy()
                cell.truncate(COLUMN - 1, overflow="ellipsis", pad=True)
                row.append_text(cell).append(" ")
            yield row


def _scores(rules: Risk, shown: Mapping[str, Any]) -> RenderableType:
    """Points and what they are made of; how many Territory and Adventure cards each hand holds."""
    parts = ["places", "regions", "strongholds", "cards"]
    if not rules.book.edition.rules.adventure:
        parts = ["places", "regions"]
    table = Table(box=None, pad_edge=False)
    for title in ("army", "points", *parts, "battalions", "hand"):
        table.add_column(title, justify="left" if title == "army" else "right")
    for score, hand in zip(shown["scores"], shown["hands"], strict=True):
        seat = score["seat"]
        name = rules.seats[seat] + (" (on turn)" if seat == shown["turn"] and shown["turns"] else "")
        if not hand["alive"]:
            name = f"{rules.seats[seat]} (out)"
        numbers = [score["total"], score["territories"], *(score[part] for part in parts[1:]), score["battalions"]]
        held = f"{hand['lands']}T {hand['tales']}A" if rules.book.edition.rules.adventure else f"{hand['lands']}T"
        table.add_row(Text(name, style(rules, seat)), *map(str, numbers), held)
    return table


def _ring(rules: Risk, shown: Mapping[str, Any]) -> RenderableType:
    """Where the Ring is, where it goes next, and how far it is from leaving."""
    road, step = rules.book.board.road, shown["ring"]["step"]
    if shown["ring"]["place"] is None:
        return Text("The Ring has left Middle-earth.", "bold yellow")
    names = {place.id: place.name for place in rules.book.board.territories}
    line = Text("The Ring: ").append(names[road[step].territory], "bold yellow")
    line.append(" ⚄" if road[step].roll else "")
    onward = [str(names[one.territory]) for one in road[step + 1 : step + 2]] or ["away"]
    return line.append(f", then {onward[0]}; stop {step + 1} of {len(road)}")


def _dice(attack: Mapping[str, Any]) -> RenderableType:
    red = " ".join(map(str, attack["attack_roll"]))
    black = " ".join(map(str, attack["defend_roll"]))
    return Text(f"Dice, {attack['from']} > {attack['to']}: {red} against {black or 'not yet thrown'}")


def _held(rules: Risk, hand: Mapping[str, Any], whose: str = "Your cards") -> Text:
    """The cards of one hand on one line: symbols and names; `cards` says more."""
    places = {place.id: place for place in rules.book.board.territories}
    symbols = Counter(places[card].symbol if card in places else "wild" for card in hand["land_cards"])
    held = [f"{count} {symbol}" for symbol, count in symbols.items()]
    names = {card.id: card.name for card in rules.book.cards}
    held += [names[card] for card in hand["tale_cards"]]
    held += [f"uprising in {places[card].name}" for card in hand["secret_cards"]]
    return Text(f"{whose}: {', '.join(held) or 'none'}", "magenta", no_wrap=True, overflow="ellipsis")


def odds_hints(rules: Risk, view: View) -> list[str]:
    """How likely the best attacks take their places, fought to the end."""
    if view.asked != view.listener or view.phase not in ("combat", "naming", "declared"):
        return []
    deeds = map(rules.deed, rules.choices(view))
    attacks = {(deed.told[0], deed.told[1]) for deed in deeds if deed.do == "attack"}
    if view.phase == "declared":
        now = view.plain("now")
        attacks = {(now[SOURCE], now[TARGET])}
    places, sea = rules.book.board.territories, {(a, b) for a, b, by_sea in rules.book.ways if by_sea}
    stands = [(fight(rules.book, view, a, b, (a, b) in sea)["chance"], a, b) for a, b in attacks]
    best = sorted(stands, reverse=True)[:MOST_HINTS]
    return [f"{places[a].name} > {places[b].name} {chance:.0%}" for chance, a, b in best]
