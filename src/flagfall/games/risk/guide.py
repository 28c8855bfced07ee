"""A game explained to somebody without the box: headings and texts, made from the edition and its options.

This is the one text of the rules: the terminal prints it and the page shows it. Its sentences are in the catalogues
(`risk-guide.ftl`). Cards are in `guide_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.guide_cards import KINDS, cards, deck, reconstructed
from flagfall.speech import Name, Phrase

if TYPE_CHECKING:
    from flagfall.games.risk.edition import Seating
    from flagfall.games.risk.rules import Risk
    from flagfall.speech import Catalogue

DRAWN: dict[str, tuple[str, ...]] = {
    "risk-section-reinforcement": ("sets",),
    "risk-section-combat": ("dice",),
    "risk-section-ways": ("ways",),
    "risk-section-fellowship": ("road",),
    "risk-section-regions": ("regions",),
    **{f"risk-section-deck-{kind}": ("cards",) for kind in KINDS},
    "risk-section-writing": ("typing",),
}
"""What a page draws beside a section, or instead of it: regions, cards, and what only a terminal needs."""


def guide(rules: Risk, say: Catalogue) -> list[tuple[Name, str]]:
    """The rules of one game in sections, in the order of a turn; a heading knows its key."""
    printed = rules.book.edition.rules
    sections = [
        ("want", _goal(rules, say)),
        ("setup", _set_up(rules, say)),
        ("reinforcement", _reinforcement(rules, say)),
        ("combat", _combat(rules, say)),
        ("ways", say("risk-guide-ways")),
    ]
    if printed.leaders:
        sections.append(("leaders", _leaders(rules, say)))
    redeploy = "risk-guide-redeploy-near" if printed.redeploy_adjacent else "risk-guide-redeploy"
    sections += [("redeployment", say(redeploy)), ("cards", cards(rules, say))]
    if printed.adventure:
        sections += [("missions", say("risk-guide-missions")), ("playing", say("risk-guide-playing"))]
    if printed.ring:
        sections += [("fellowship", _fellowship(rules, say)), ("counting", _counting(rules, say))]
    sections.append(("beaten", _beaten(rules, say)))
    if rules.book.players == 2:
        sections.append(("neutral", _neutral(rules, say)))
    sections.append(("regions", _regions(rules, say)))
    if printed.leaders:
        sections.append(("places", _named_places(rules, say)))
    if printed.adventure:
        sections += [(f"deck-{kind}", deck(rules, kind, say)) for kind in KINDS]
    sections += [("writing", say("risk-guide-writing")), ("reconstructed", reconstructed(rules, say))]
    return [(Name(say(key), key), text) for key, text in ((f"risk-section-{name}", text) for name, text in sections)]


def _goal(rules: Risk, say: Catalogue) -> str:
    parts = [say.say(rules.book.edition.sentence)]
    if rules.book.edition.rules.ring:
        parts.append(say("risk-guide-points"))
    if limit := int(rules.options.get("turn_limit", 0)):
        parts.append(say("risk-guide-limit", turns=limit))
    return " ".join([*parts, say("risk-guide-conquest")])


def _set_up(rules: Risk, say: Catalogue) -> str:
    book, edition = rules.book, rules.book.edition
    places = len(book.board.territories)
    lines = [say("risk-guide-map", places=places, battalions=int(book.tables[0]["battalions"]))]
    if edition.rules.deal_all and book.players > 2:
        dealt = say("risk-guide-deal-all")
        lines.append(f"{dealt} {say('risk-guide-one-more')}" if book.players == 4 else dealt)
    else:
        seated = edition.seated(book.players)
        lines.append(say("risk-guide-deal"))
        lines += [_dealt(rules, seating, say) for seating in seated]
        lines.append(say("risk-guide-left", left=places - sum(sum(seating.cards.values()) for seating in seated)))
    lines.append(say("risk-guide-rest"))
    if edition.rules.leaders:
        lines.append(say("risk-guide-leader"))
    if edition.rules.adventure:
        lands = edition.setup.territory_cards[str(book.players)]
        lines.append(say("risk-guide-hand", tales=edition.setup.adventure_cards, lands=lands))
    return "\n".join([*lines, say("risk-guide-first"), say("risk-guide-figures")])


def _dealt(rules: Risk, seating: Seating, say: Catalogue) -> str:
    """One row of the table of the deal."""
    cards = [
        Phrase("risk-guide-dealt-cards", {"count": count, "side": Phrase(f"risk-side-{side}")})
        for side, count in seating.cards.items()
    ]
    if seating.side == "neutral":
        return say("risk-guide-dealt-neutral", cards=cards, each=rules.book.edition.setup.neutral_battalions)
    return say("risk-guide-dealt", player=seating.number, side=Phrase(f"risk-side-{seating.side}"), cards=cards)


def _reinforcement(rules: Risk, say: Catalogue) -> str:
    printed = rules.book.edition.rules
    grant = say(
        "risk-guide-reinforcement", each=printed.territories_per_battalion, fewest=printed.fewest_reinforcements
    )
    sets = say(
        "risk-guide-sets",
        infantry=printed.set_infantry,
        cavalry=printed.set_cavalry,
        creature=printed.set_creature,
        mixed=printed.set_mixed,
        bonus=printed.matching_bonus,
        must=printed.must_trade_at,
    )
    return f"{grant}\n{sets}"


def _combat(rules: Risk, say: Catalogue) -> str:
    printed = rules.book.edition.rules
    rolls = say("risk-guide-combat", attack=printed.attack_dice, defend=printed.defend_dice)
    return "\n".join([rolls, say("risk-guide-combat-example"), say("risk-guide-moving-in")])


def _leaders(rules: Risk, say: Catalogue) -> str:
    leader, stronghold = rules.book.edition.rules.leader_bonus, rules.book.edition.rules.stronghold_bonus
    adds = say("risk-guide-leaders", leader=leader, stronghold=stronghold, both=leader + stronghold)
    return "\n".join([adds, say("risk-guide-leader-moves"), say("risk-guide-leaders-two")])


def _fellowship(rules: Risk, say: Catalogue) -> str:
    names = {place.id: place.name for place in rules.book.board.territories}
    road = [names[step.territory] for step in rules.book.board.road]
    rolls = [names[step.territory] for step in rules.book.board.road if step.roll]
    needs = rules.book.edition.rules.ring_needs_more_than
    return say("risk-guide-fellowship", road=road, most=rolls[:-1], last=rolls[-1], needs=needs, end=road[-1])


def _counting(rules: Risk, say: Catalogue) -> str:
    points = say("risk-guide-counting", stronghold=rules.book.edition.rules.points_per_stronghold)
    return f"{points}\n{say('risk-guide-ties')}"


def _beaten(rules: Risk, say: Catalogue) -> str:
    printed = rules.book.edition.rules
    parts = [say("risk-guide-beaten", must=printed.must_trade_at)]
    if printed.adventure:
        parts.append(say("risk-guide-beaten-tales"))
    return " ".join([*parts, say("risk-guide-last", neutral=int(rules.book.players == 2))])


def _neutral(rules: Risk, say: Catalogue) -> str:
    printed = rules.book.edition.rules
    return say("risk-guide-neutral", leaders=int(printed.leaders), ring=int(printed.ring))


def _regions(rules: Risk, say: Catalogue) -> str:
    board = rules.book.board
    sizes = {region.id: sum(place.region == region.id for place in board.territories) for region in board.regions}
    return "\n".join(
        say("risk-guide-region", region=region.name, size=sizes[region.id], bonus=region.bonus)
        for region in board.regions
    )


def _named_places(rules: Risk, say: Catalogue) -> str:
    places = rules.book.board.territories
    forts = [
        Phrase("risk-fort", {"stronghold": place.stronghold, "place": place.name})
        for place in places
        if place.stronghold
    ]
    sites = [Phrase("risk-fort", {"stronghold": place.site, "place": place.name}) for place in places if place.site]
    return f"{say('risk-guide-strongholds', forts=forts)}\n{say('risk-guide-sites', sites=sites)}"
