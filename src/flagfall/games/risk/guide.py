"""A game explained to somebody without the box: headings and texts, made from the edition and its options."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.games.risk.cards import Card
    from flagfall.games.risk.rules import RiskRules

KINDS = {"mission": "Missions", "power": "Powers", "event": "Events"}


def guide(rules: RiskRules) -> list[tuple[str, str]]:
    """The rules of one game in sections, in the order of a turn."""
    printed = rules.book.edition.rules
    sections = [
        ("What you want", _goal(rules)),
        ("Setting up", _set_up(rules)),
        ("1. Reinforcement", _reinforcement(rules)),
        ("2. Combat", _combat(rules)),
        ("3. Redeployment", _redeployment(rules)),
        ("4. Cards", _cards(rules)),
    ]
    if printed.ring:
        sections += [("5. The Fellowship", _fellowship(rules)), ("Counting", _counting(rules))]
    if rules.book.players == 2:
        sections.append(("The neutral army", "It holds places and defends them with all it can. It does nothing else."))
    sections.append(("Regions", _regions(rules)))
    if printed.adventure:
        sections += [(f"{name} among the Adventure cards", _deck(rules, kind)) for kind, name in KINDS.items()]
    sections.append(("Writing a decision", WRITING))
    made_up = _reconstructed(rules)
    if made_up:
        sections.append(("What we had to make up", made_up))
    return sections


WRITING = (
    "`place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, "
    "`move moria > gladden_fields 4`, `pass`. In a game, `moves` lists everything you may decide."
)


def _goal(rules: RiskRules) -> str:
    text = rules.book.edition.sentence
    if rules.book.edition.rules.ring:
        text += " Whoever has most points then wins."
    limit = int(rules.options.get("turn_limit", 0))
    if limit:
        text += f" After {limit} turns whoever holds the most places and whole regions wins."
    return f"{text} An army that holds every place wins at once."


def _set_up(rules: RiskRules) -> str:
    edition, board = rules.book.edition, rules.book.board
    text = (
        f"The map has {len(board.territories)} places. Each of you has {int(rules.book.tables[0]['battalions'])} battalions; every "
        "place gets one, and the rest is put on your own places one by one, in turn. "
    )
    if edition.rules.deal_all:
        return (
            text + "Territory cards say who holds which place: all are dealt face down, and you occupy yours in turn."
        )
    text += (
        "Territory cards of your side, Good or Evil, give you your first places; the free ones are claimed in turn. "
        "Everybody puts one Leader on a place of their own. "
    )
    lands = edition.setup.territory_cards[str(rules.book.players)]
    hands = f"{edition.setup.adventure_cards} Adventure cards" + (f" and {lands} Territory" if lands else "")
    return text + f"Then everybody gets {hands}. A roll of the dice picks who begins."


def _reinforcement(rules: RiskRules) -> str:
    printed = rules.book.edition.rules
    return (
        f"You get one battalion for every {printed.territories_per_battalion} places you hold, at least {printed.fewest_reinforcements}, "
        "and the bonus of every region that is all yours. Three Territory cards alike, or one of each symbol, may be exchanged, "
        f"one set a turn: infantry {printed.set_infantry} battalions, cavalry {printed.set_cavalry}, creatures {printed.set_creature}, one "
        f"of each {printed.set_mixed}. A card of the set that shows a place of yours brings {printed.matching_bonus} more there. With "
        f"{printed.must_trade_at} cards you must exchange."
    )


def _combat(rules: RiskRules) -> str:
    printed = rules.book.edition.rules
    text = (
        "Attack from a place with two battalions or more into a neighbour you do not hold, as often as you like. You roll up to "
        f"{printed.attack_dice} dice, one for each battalion that fights; the defender up to {printed.defend_dice}, but only one against "
        "one. The highest dice are compared, then the second highest; the lower loses a battalion, and a tie is the defender's. When "
        "the last defender is gone you move in with at least as many battalions as you rolled dice; one always stays behind. Rivers "
        "are crossed at bridges, mountains not at all, the sea from port to port. "
    )
    if printed.leaders:
        text += (
            f"A Leader adds {printed.leader_bonus} to the highest die, in attack and in defence; "
            f"a Stronghold adds {printed.stronghold_bonus} in defence. "
            "A Leader who joined in a conquest moves in. One who falls with the last battalion comes back at the end of your turn."
        )
    return text.strip()


def _redeployment(rules: RiskRules) -> str:
    if rules.book.edition.rules.redeploy_adjacent:
        return "Once a turn battalions march from one place of yours to a neighbouring one; one stays behind."
    return (
        "Once a turn battalions march from one place of yours to another, through places of yours; one stays behind. "
        "A Leader may come along."
    )


def _cards(rules: RiskRules) -> str:
    printed = rules.book.edition.rules
    text = "Who has conquered a place draws a Territory card, one a turn. "
    if printed.adventure:
        where = "or marched through " if rules.options.get("site_draw_on_pass") else ""
        text += (
            f"Who has brought a Leader to {where}a Site of Power draws an Adventure card; at most {printed.adventure_hand} are kept. "
            "Missions and powers are held secretly until you play them; an event happens at once, and another card is drawn."
        )
    return text.strip()


def _fellowship(rules: RiskRules) -> str:
    names = {place.id: place.name for place in rules.book.board.territories}
    road = [names[step.territory] for step in rules.book.board.road]
    rolls = [names[step.territory] for step in rules.book.board.road if step.roll]
    return (
        f"At the end of each turn the Ring moves on to its next stop: {', '.join(road)}. To leave {', '.join(rolls[:-1])} or {rolls[-1]} a "
        f"die must show more than {rules.book.edition.rules.ring_needs_more_than}. When it leaves {road[-1]} the game is over."
    )


def _counting(rules: RiskRules) -> str:
    return (
        f"One point for each place, {rules.book.edition.rules.points_per_stronghold} for each Stronghold, the bonus of every region "
        "that is all yours, and what is printed on the cards you have played. "
        "Ties: places, then Strongholds, then points of cards, then shared."
    )


def _regions(rules: RiskRules) -> str:
    board = rules.book.board
    sizes = {region.id: sum(place.region == region.id for place in board.territories) for region in board.regions}
    return "\n".join(f"{region.name}: {sizes[region.id]} places, bonus {region.bonus}" for region in board.regions)


def _deck(rules: RiskRules, kind: str) -> str:
    return "\n".join(
        f"{card.name}{f' ({copies} times)' if copies > 1 else ''}: {card.summary}"
        for card, copies in _dealt(rules)
        if card.type == kind
    )


def _dealt(rules: RiskRules) -> list[tuple[Card, int]]:
    return [(card, copies) for card, copies in zip(rules.book.cards, rules.book.copies, strict=True) if copies]


def _reconstructed(rules: RiskRules) -> str:
    """Cards whose effect or points nobody could look up."""
    made_up = [
        card.name
        for card, _ in _dealt(rules)
        if "reconstruction" in (card.source, card.points_source, card.where_source)
    ]
    if not (rules.book.edition.rules.adventure and made_up):
        return ""
    return f"Not everything could be looked up. What these cards do or count was worked out: {', '.join(made_up)}."
