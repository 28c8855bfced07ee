"""The table in a terminal: places by region, who holds them, the Ring's road, scores, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flagfall.core import Deed
from flagfall.games.risk.fights import fight
from flagfall.games.risk.kernel.numbers import SOURCE, TARGET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

STYLES = {"green": "green", "yellow": "yellow", "red": "red", "black": "bright_black", "neutral": "white"}
MOST_HINTS = 6
PASS = Deed("pass", ())


def picture(rules: Risk, view: View) -> RenderableType:
    """Everything a person needs to see before deciding."""
    shown = rules.show(view)
    parts: list[RenderableType] = [_regions(rules, shown), _scores(rules, shown)]
    if shown["ring"] is not None:
        parts.append(_road(rules, shown))
    if shown["attack"] is not None and shown["attack"]["attack_roll"]:
        parts.append(_dice(shown["attack"]))
    own = next((hand for hand in shown["hands"] if hand["tale_cards"] is not None), None)
    if own is not None:
        parts.append(_hand(rules, own))
    hints = odds_hints(rules, view)
    if hints:
        parts.append(Text("Odds: " + "; ".join(hints), style="italic"))
    goes_on = " (pass goes on)" if rules.decision(PASS) in rules.choices(view) else ""
    parts.append(Text(shown["prompt"] + goes_on, style="bold"))
    return Group(*parts)


def _style(rules: Risk, owner: Any) -> str:
    if owner == "neutral":
        return STYLES["neutral"]
    return "dim" if owner is None else STYLES[rules.colours[owner]]


def _mark(rules: Risk, owner: Any) -> str:
    """One letter for the army, so that the picture reads without colours too."""
    if owner == "neutral":
        return "n"
    return "." if owner is None else rules.seats[owner][0]


def _regions(rules: Risk, shown: Mapping[str, Any]) -> RenderableType:
    """One box a region: army, battalions, L for a Leader, then the place and what is special there."""
    boxes = []
    ring = shown["ring"]["place"] if shown["ring"] else None
    for region in rules.book.board.regions:
        lines = Text()
        for place, now in zip(rules.book.board.territories, shown["territories"], strict=True):
            if place.region != region.id:
                continue
            leader = "L" if now["leaders"] else " "
            lines.append(f"{_mark(rules, now['owner'])}{now['battalions']:>3}{leader} ", _style(rules, now["owner"]))
            lines.append(place.name)
            if rules.book.edition.rules.strongholds and place.stronghold:
                lines.append(f" ♜{place.stronghold}", "bold")
            if rules.book.edition.rules.leaders and place.site:
                lines.append(f" ✦{place.site}", "cyan")
            if place.port:
                lines.append(" ⚓", "blue")
            if place.id == ring:
                lines.append(" ◯ Ring", "bold yellow")
            if now["frozen"]:
                lines.append(" ❄", "bright_cyan")
            lines.append("\n")
        lines.rstrip()
        boxes.append(Panel(lines, title=f"{region.name} +{region.bonus}", border_style=region.hex, expand=False))
    return Columns(boxes)


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
        table.add_row(Text(name, _style(rules, seat)), *map(str, numbers), held)
    return table


def _road(rules: Risk, shown: Mapping[str, Any]) -> RenderableType:
    """The stops of the Ring: where it is, and where a die decides."""
    names = {place.id: place.name for place in rules.book.board.territories}
    line = Text("The Ring's road: ")
    for number, step in enumerate(rules.book.board.road):
        here = number == shown["ring"]["step"]
        name = names[step.territory] + (" ⚄" if step.roll else "")
        line.append(
            f"[{name}]" if here else name,
            "bold yellow" if here else "dim" if number < shown["ring"]["step"] else "",
        )
        line.append(" › ")
    line.append("away", "bold yellow" if shown["ring"]["place"] is None else "")
    return line


def _dice(attack: Mapping[str, Any]) -> RenderableType:
    red = " ".join(map(str, attack["attack_roll"]))
    black = " ".join(map(str, attack["defend_roll"]))
    return Text(f"Dice, {attack['from']} > {attack['to']}: {red} against {black or 'not yet thrown'}")


def _hand(rules: Risk, own: Mapping[str, Any]) -> RenderableType:
    """One's own cards, with what they do."""
    places = {place.id: place for place in rules.book.board.territories}
    lands = [f"{places[card].name} ({places[card].symbol})" if card in places else "wild" for card in own["land_cards"]]
    text = Text("Your Territory cards (T): " + (", ".join(lands) or "none"))
    if rules.book.edition.rules.adventure:
        text.append("\nYour Adventure cards (A):" + ("" if own["tale_cards"] else " none"))
    for card in rules.book.cards:
        for _ in range(own["tale_cards"].count(card.id)):
            text.append(f"\n  {card.name}: {card.summary}", "magenta")
    for card in own["secret_cards"]:
        text.append(f"\n  Secret uprising in {places[card].name}", "magenta")
    return text


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
