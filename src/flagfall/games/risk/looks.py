"""A closer look at the table in a terminal: the whole map, a place and its neighbours, one's own cards with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from flagfall.games.risk.picture import mark, style
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from flagfall.games.risk.board import Territory
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk


LOOKS = (
    ("map", Phrase("risk-usage-map")),
    ("near moria", Phrase("risk-usage-near")),
    ("cards", Phrase("risk-usage-cards")),
)
"""Words, and what each shows."""


def look(rules: Risk, view: View, word: str, at: str) -> RenderableType | None:
    """The map, a place and its neighbours, or one's own cards."""
    shown = rules.show(view)
    if word == "map":
        return Group(_regions(rules, shown), *([_road(rules, shown)] if shown["ring"] else []))
    if word == "near":
        return _near(rules, shown, at)
    if word == "cards":
        own = next((hand for hand in shown["hands"] if hand["tale_cards"] is not None), None)
        return Text("You hold no cards.") if own is None else _hand(rules, own)
    return None


def _near(rules: Risk, shown: Mapping[str, Any], at: str) -> RenderableType:
    """A place by its word or the beginning of its name, and who stands around it."""
    board, wanted = rules.book.board, at.strip().lower()
    found = [place for place in board.territories if wanted and wanted in (place.id, place.name.lower())]
    found = found or [place for place in board.territories if wanted and place.name.lower().startswith(wanted)]
    if not found:
        return Text(f"There is no place {at.strip()[:40]!r}; `map` shows them all.", "yellow")
    lines = Text()
    for place in found[:4]:
        around = [b for a, b in board.edges if board.territories[a] is place]
        for number in (board.number(place.id), *around):
            here = board.territories[number]
            lines.append("" if here is place else "  ")
            lines.append_text(_place(rules, here, shown["territories"][number])).append("\n")
    lines.rstrip()
    return lines


def _place(rules: Risk, place: Territory, now: Mapping[str, Any]) -> Text:
    """Army, battalions, L for a Leader, then the place and what is special there."""
    line = Text(f"{mark(rules, now['owner'])}{now['battalions']:>3}{'L' if now['leaders'] else ' '} ")
    line.stylize(style(rules, now["owner"]))
    line.append(place.name, "default")
    if rules.book.edition.rules.strongholds and place.stronghold:
        line.append(f" ♜{place.stronghold}", "bold")
    if rules.book.edition.rules.leaders and place.site:
        line.append(f" ✦{place.site}", "cyan")
    if place.port:
        line.append(" ⚓", "blue")
    if now["frozen"]:
        line.append(" ❄", "bright_cyan")
    return line


def _regions(rules: Risk, shown: Mapping[str, Any]) -> RenderableType:
    """One box a region."""
    boxes = []
    ring = shown["ring"]["place"] if shown["ring"] else None
    for region in rules.book.board.regions:
        lines = Text()
        for place, now in zip(rules.book.board.territories, shown["territories"], strict=True):
            if place.region == region.id:
                lines.append_text(_place(rules, place, now))
                lines.append(" ◯ Ring" if place.id == ring else "", "bold yellow").append("\n")
        lines.rstrip()
        boxes.append(Panel(lines, title=f"{region.name} +{region.bonus}", border_style=region.hex, expand=False))
    return Columns(boxes)


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
