"""A game explained to somebody without the box: headings and texts, made from the edition and its options.

This is the one text of the rules: the terminal prints it and the page shows it. Cards are in `guide_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.guide_cards import KINDS, cards, deck, missions, playing, reconstructed

if TYPE_CHECKING:
    from flagfall.games.risk.edition import Seating
    from flagfall.games.risk.rules import Risk

DRAWN: dict[str, tuple[str, ...]] = {
    "1. Reinforcement": ("sets",),
    "2. Combat": ("dice",),
    "Where an attack may go": ("ways",),
    "5. The Fellowship": ("road",),
    "Regions": ("regions",),
    **{f"{name} among the Adventure cards": ("cards",) for name in KINDS.values()},
    "Writing a decision": ("typing",),
}
"""What a page draws beside a section, or instead of it: regions, cards, and what only a terminal needs."""


def guide(rules: Risk) -> list[tuple[str, str]]:
    """The rules of one game in sections, in the order of a turn."""
    printed = rules.book.edition.rules
    sections = [
        ("What you want", _goal(rules)),
        ("Setting up", _set_up(rules)),
        ("1. Reinforcement", _reinforcement(rules)),
        ("2. Combat", _combat(rules)),
        ("Where an attack may go", WAYS),
    ]
    if printed.leaders:
        sections.append(("Leaders and Strongholds", _leaders(rules)))
    sections += [("3. Redeployment", _redeployment(rules)), ("4. Cards", cards(rules))]
    if printed.adventure:
        sections += [("Missions", missions(rules)), ("Playing cards", playing(rules))]
    if printed.ring:
        sections += [("5. The Fellowship", _fellowship(rules)), ("Counting", _counting(rules))]
    sections.append(("Who is beaten", _beaten(rules)))
    if rules.book.players == 2:
        sections.append(("The neutral army", _neutral(rules)))
    sections.append(("Regions", _regions(rules)))
    if printed.leaders:
        sections.append(("Places with a name of their own", _named_places(rules)))
    if printed.adventure:
        sections += [(f"{name} among the Adventure cards", deck(rules, kind)) for kind, name in KINDS.items()]
    return [*sections, ("Writing a decision", WRITING), ("What is reconstructed", reconstructed(rules))]


WRITING = (
    "`place moria 3`, `trade`, `attack moria > eregion 3`, `attack moria > eregion until 4`, `defend 2`, `advance all`, "
    "`move moria > gladden_fields 4`, `pass`. In a game, `moves` lists everything you may decide."
)

WAYS = (
    "Only neighbours can be attacked. A river is crossed at a bridge and nowhere else, mountains not at all, and the sea only along the "
    "dashed lines from port to port. Battalions that march after the battle keep to the same ways."
)


def _goal(rules: Risk) -> str:
    text: str = rules.book.edition.sentence
    if rules.book.edition.rules.ring:
        text += " Whoever has most points then wins."
    limit = int(rules.options.get("turn_limit", 0))
    if limit:
        text += f" After {limit} turns whoever holds the most places and whole regions wins: you agreed on that."
    return f"{text} An army that holds every place, or is the last one left, wins at once."


def _set_up(rules: Risk) -> str:
    book, edition = rules.book, rules.book.edition
    lines = [
        f"The map has {len(book.board.territories)} places. Each of you has {int(book.tables[0]['battalions'])} battalions. Whoever rolls "
        "highest sits first; the others follow to the left, and the seat decides whether you lead Good or Evil."
    ]
    if edition.rules.deal_all and book.players > 2:
        more = " With four players two of you get one card more." if book.players == 4 else ""
        lines.append(
            "The Territory cards, without the wild ones, are all dealt face down; they say whose place is whose. In turn you put one "
            f"battalion on a place of your cards, in the order you like.{more}"
        )
    else:
        lines.append(
            "Territory cards are dealt face up and say who starts where, with one battalion on each of these places:"
        )
        lines += [_dealt(rules, place) for place in edition.seated(book.players)]
        left = len(book.board.territories) - sum(sum(place.cards.values()) for place in edition.seated(book.players))
        lines.append(f"The {left} places left over are claimed in turn, one battalion at a time, until none is free.")
    lines.append("Then everybody puts the rest of the battalions on places of their own, one by one, in turn.")
    if edition.rules.leaders:
        lines.append("At last everybody puts one Leader on a place of their own.")
    if edition.rules.adventure:
        lands = edition.setup.territory_cards[str(book.players)]
        hand = f"{edition.setup.adventure_cards} Adventure cards, no events among them"
        if lands:
            hand += f", and {lands} Territory card{'s' if lands > 1 else ''}"
        lines.append(f"Everybody gets {hand}.")
    lines.append("A roll of the dice picks who takes the first turn.")
    lines.append(
        "In the box an archer or an orc stands for one battalion, a rider for three, an eagle or a troll for five. Here numbers do that."
    )
    return "\n".join(lines)


def _dealt(rules: Risk, seating: Seating) -> str:
    """One row of the table of the deal."""
    what = " and ".join(
        f"{count} {'neutral' if side == 'neutral' else side.capitalize()}" for side, count in seating.cards.items()
    )
    if seating.side == "neutral":
        each = rules.book.edition.setup.neutral_battalions
        return f"The neutral army: {what} cards, and {each} battalions on each of these places."
    return f"Player {seating.number}, {seating.side.capitalize()}: {what} cards."


def _reinforcement(rules: Risk) -> str:
    printed = rules.book.edition.rules
    return (
        f"You get one battalion for every {printed.territories_per_battalion} places you hold as your turn begins, but at least "
        f"{printed.fewest_reinforcements}, and the bonus of every region that is all yours. Put them on any places of yours.\n"
        "Before that you may exchange three Territory cards, once a turn: three with the same symbol, or one of each. Infantry brings "
        f"{printed.set_infantry} battalions, cavalry {printed.set_cavalry}, creatures {printed.set_creature}, one of each "
        f"{printed.set_mixed}. A wild card stands for any symbol, and always for the best. If a card of the set shows a place of yours, "
        f"{printed.matching_bonus} more battalions come there, once for the set; a wild card shows none. With {printed.must_trade_at} "
        "cards or more you must exchange. Exchanged cards lie open; when the deck is used up they are shuffled and become the new one."
    )


def _combat(rules: Risk) -> str:
    printed = rules.book.edition.rules
    return (
        "Attack from a place with two battalions or more into a neighbour you do not hold, as often as you like, or not at all. You roll "
        f"up to {printed.attack_dice} dice, one for each battalion that fights, and one battalion never fights but stays behind. The "
        f"defender rolls up to {printed.defend_dice}, not more than there are battalions, and only one against one. The highest dice are "
        "compared, then the second highest; the lower one loses a battalion, and a tie is good for the defender.\n"
        "For example, 5, 2 and 1 against 4 and 2: the 5 beats the 4, so the defender loses one. 2 against 2 is a tie, so the attacker "
        "loses one too. The 1 meets nobody.\n"
        "When the last defender is gone you move in with at least as many battalions as you rolled dice, or with more; one always stays "
        "behind. From there you may attack on."
    )


def _leaders(rules: Risk) -> str:
    printed = rules.book.edition.rules
    return (
        f"A Leader is no battalion. Where he stands he adds {printed.leader_bonus} to your highest die, in defence always, in attack if "
        f"you want him to fight. A Stronghold adds {printed.stronghold_bonus} to the defender's highest die, together with a Leader "
        f"{printed.leader_bonus + printed.stronghold_bonus}; a 6 may become more than 6.\n"
        "A Leader who fought in the roll that takes a place moves in. If the last battalion around him falls, he is lost; if you have no "
        "Leader left, you put one on any place of yours at the end of your turn, before cards are drawn.\n"
        "Two Leaders of one army never stand on the same place. A second one comes by a card only."
    )


def _redeployment(rules: Risk) -> str:
    if rules.book.edition.rules.redeploy_adjacent:
        return "Once a turn battalions march from one place of yours to a neighbouring one; at least one stays behind."
    return (
        "Once a turn battalions march from one place of yours to another; at least one stays behind. The way leads through places of "
        "yours only. A Leader may go with them, or alone; he may pass another Leader of yours, but not stop there, and he stays if he "
        "has claimed a mission this turn."
    )


def _fellowship(rules: Risk) -> str:
    names = {place.id: place.name for place in rules.book.board.territories}
    road = [names[step.territory] for step in rules.book.board.road]
    rolls = [names[step.territory] for step in rules.book.board.road if step.roll]
    return (
        f"At the end of each turn the Ring moves on to its next stop: {', '.join(road)}. To leave {', '.join(rolls[:-1])} or {rolls[-1]} a "
        f"die must show more than {rules.book.edition.rules.ring_needs_more_than}; else the Ring stays and tries again after the next "
        f"turn. Some cards hold it back. When it leaves {road[-1]} the game is over at once."
    )


def _counting(rules: Risk) -> str:
    return (
        f"One point for each place, {rules.book.edition.rules.points_per_stronghold} more for each Stronghold, the bonus of every region "
        "that is all yours, and the points of the cards you have played. Cards still in your hand and discarded ones count nothing.\n"
        "If two have the same, the one with more places wins, then the one with more Strongholds, then the one with more points of cards; "
        "else they win together."
    )


def _beaten(rules: Risk) -> str:
    printed = rules.book.edition.rules
    text = (
        "Who loses the last place is out of the game. Whoever took it gets that player's Territory cards; with "
        f"{printed.must_trade_at} or more, sets are exchanged at once, and the battalions placed, until fewer are left."
    )
    if printed.adventure:
        text += " Adventure cards of the beaten player are discarded, those already played count no more."
    neutral = ", whatever the neutral army still holds" if rules.book.players == 2 else ""
    return f"{text} If only one player is left, that one has won{neutral}."


def _neutral(rules: Risk) -> str:
    gets = (
        "no reinforcements, Leader or cards" if rules.book.edition.rules.leaders else "no reinforcements and no cards"
    )
    moves = ", and it does not move the Ring" if rules.book.edition.rules.ring else ""
    return (
        "A neutral army stands between the two of you. It defends its places with as many dice as it can, and that is all: it never "
        f"attacks and never marches, it gets {gets}{moves}. To hold every place you have to conquer its places too."
    )


def _regions(rules: Risk) -> str:
    board = rules.book.board
    sizes = {region.id: sum(place.region == region.id for place in board.territories) for region in board.regions}
    return "\n".join(f"{region.name}: {sizes[region.id]} places, bonus {region.bonus}" for region in board.regions)


def _named_places(rules: Risk) -> str:
    places = rules.book.board.territories
    forts = ", ".join(f"{place.stronghold} in {place.name}" for place in places if place.stronghold)
    sites = ", ".join(f"{place.site} in {place.name}" for place in places if place.site)
    return f"Strongholds: {forts}.\nSites of Power: {sites}."
