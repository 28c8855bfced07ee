"""A second reading of the rulebook plays every game along and must agree: who is asked, what is open, what lies there."""

import random
from math import gcd

import pytest
from tests.risk.reading.game import game
from tests.risk.reading.ring import score
from tests.risk.reading.table import CHANCE as LUCK
from tests.risk.reading.table import Table, adventure_deck, is_event
from tests.risk.reading.world import DICE_STOPS, RANGES, ROAD, WORLD

import flagfall
from flagfall.core import CHANCE, NOBODY
from flagfall.players import Question
from flagfall.players.novice_risk import RiskNovice

PARTS = ("territories", "regions", "strongholds", "cards")
NOW_AND_THEN = 7
"""Choices are compared at every step; the whole table, which takes longer, at every seventh."""

HALFWAY = ("advance", "trade", "bonus")
"""In the middle of a step the cards and battalions on the move are in nobody's place yet."""


class Beside:
    """A game of the rules with the second reading beside it."""

    def __init__(self, edition, seed, **options):
        self.rules = flagfall.rules(f"risk/{edition}", **options)
        self.luck = random.Random(f"{edition} {sorted(options.items())} {seed}")
        self.minds = [RiskNovice(self.rules, seat, self.luck) for seat in range(len(self.rules.seats))]
        self.table = Table(dict(self.rules.options), standard=edition == "standard")
        self.story = game(self.table)
        self.asks = next(self.story)
        self.state = self.rules.opening()
        self.steps = 0

    def play(self, wildness):
        """To the end; `wildness` is how often a seat decides at random."""
        while (seat := self.rules.to_act(self.state)) != NOBODY:
            self.step(seat, wildness)
        over = self.rules.show(self.rules.view(self.state, 0))["result"]
        assert (over["ending"], over["winners"]) == (self.table.over.ending, self.table.over.winners)

    def step(self, seat, wildness):
        if seat == CHANCE:
            chances = self.rules.chances(self.state)
            decision = chances.draw(self.luck)
            choices = dict(zip(map(self.said, chances.outcomes), chances.weights, strict=True))
            assert (LUCK, fair(self.asks.options)) == (self.asks.who, fair(choices))
        else:
            view = self.rules.view(self.state, seat)
            choices = self.rules.choices(view)
            decision = self.minds[seat].answer(Question(view, choices, 1.0))
            if self.luck.random() < wildness:
                decision = self.wild(list(choices))
            assert (seat, set(map(self.said, choices))) == (self.asks.who, set(self.asks.options))
        self.state, _ = self.rules.play(self.state, decision)
        try:
            self.asks = self.story.send(self.said(decision))
        except StopIteration:
            self.asks = None
        self.steps += 1
        view = self.rules.view(self.state, 0)
        if (self.steps % NOW_AND_THEN == 0 and view.phase not in HALFWAY) or view.phase == "over":
            assert told(self.table) == self.see(), self.rules.write(decision)

    def wild(self, choices):
        """A verb by luck, then one of its decisions: rare cards are played as often as attacks are made."""
        verb = self.luck.choice(sorted({self.said(choice).split()[0] for choice in choices}))
        return self.luck.choice([choice for choice in choices if self.said(choice).split()[0] == verb])

    def said(self, decision):
        """The notation; a bridge has no direction."""
        text = self.rules.write(decision)
        if text.startswith("bridge"):
            return "bridge " + " - ".join(sorted(text.removeprefix("bridge ").split(" - ")))
        return text

    def see(self):
        """The table as the rules show it, each hand by its own seat."""
        shown = [self.rules.show(self.rules.view(self.state, seat)) for seat in range(len(self.rules.seats))]
        public = shown[0]
        return {
            "places": {
                place["id"]: (
                    place["owner"],
                    place["battalions"],
                    len(place["leaders"]) + place["arrived"] + 2 * place["pinned"],
                    sorted(place["frozen"]),
                )
                for place in public["territories"]
            },
            "hands": [
                [sorted(show["hands"][seat][pile]) for pile in ("land_cards", "tale_cards", "secret_cards", "played")]
                for seat, show in enumerate(shown)
            ],
            "scores": [[entry[part] for part in PARTS] for entry in public["scores"]],
            "discards": [sorted(public["land_discards"]), sorted(public["tale_discards"])],
            "bridges": {frozenset((b["from"], b["to"])): sorted(b["seats"]) for b in public["bridges"]},
            "corsairs": sorted(public["corsairs"]),
            "ring": public["ring"] and public["ring"]["step"],
            "decks": [public["land_deck"], public["tale_deck"]],
        }


def told(t):
    """The same as the second reading has it."""
    marks = {"rest": 1, "arrived": 2, "pinned": 3}
    return {
        "places": {
            place: (
                holder,
                t.army[place],
                marks.get(t.leader.get(place), 0),
                sorted(seat for seat, stormy in t.frozen if stormy == place),
            )
            for place, holder in t.owner.items()
        },
        "hands": [
            [sorted(pile) for pile in (army.lands.elements(), army.tales.elements(), army.uprisings, army.played)]
            for army in t.armies
        ],
        "scores": [list(score(t, seat)) for seat in range(t.players)],
        "discards": [sorted(t.land_discards.elements()), sorted(t.tale_discards.elements())],
        "bridges": {bridge: sorted(seat for seat, closed in t.closed if closed == bridge) for _, bridge in t.closed},
        "corsairs": sorted(t.corsairs),
        "ring": None if t.standard else t.step,
        "decks": [t.lands.total(), t.tales.total()],
    }


def fair(weights):
    """Weights in lowest terms."""
    common = gcd(*weights.values())
    return {said: weight // common for said, weight in weights.items()}


GAMES = [
    ("middle-earth", {"players": players, "extra_powers": extra}) for players in (2, 3, 4) for extra in (False, True)
]
GAMES += [("middle-earth", {"players": 3, "deck": "double-powers", "extra_powers": True})]
GAMES += [("standard", {"players": players, "turn_limit": 40}) for players in (2, 3, 4)]


@pytest.mark.parametrize(("edition", "options"), GAMES)
@pytest.mark.parametrize("wildness", [0.0, 0.5, 1.0])
def test_a_second_reading_of_the_book_agrees_on_whole_games(edition, options, wildness):
    Beside(edition, 1, **options).play(wildness)


@pytest.mark.parametrize("deck", ["four-leaders", "double-powers"])
def test_the_box_holds_what_the_second_reading_wrote_down(deck):
    """Places, cards, borders, ranges, road and missions, transcribed twice."""
    described = flagfall.rules("risk/middle-earth", extra_powers=True, deck=deck).describe()
    places = {place["id"]: place for place in described["territories"]}
    assert list(places) == WORLD.places
    for place, card in places.items():
        printed = (WORLD.region[place], WORLD.side[place], WORLD.symbol[place])
        assert (card["region"], card["side"], card["symbol"]) == printed
        assert (bool(card["stronghold"]), bool(card["site"])) == (place in WORLD.strongholds, place in WORLD.sites)
    kinds = {"land": "land", "bridge": "bridge", "port": "sea"}
    borders = {frozenset((border["a"], border["b"])): kinds[border["kind"]] for border in described["borders"]}
    assert borders == {frozenset((a, b)): kind for a, ways in WORLD.ways.items() for b, kind in ways.items()}
    assert [sorted(range_["territories"]) for range_ in described["ranges"]] == [sorted(r.split()) for r in RANGES]
    assert [(stop["territory"], stop["roll"]) for stop in described["road"]] == [(p, p in DICE_STOPS) for p in ROAD]
    assert {region["id"]: region["bonus"] for region in described["regions"]} == WORLD.bonus
    cards = {card["id"]: card for card in described["cards"]}
    assert {name: card["count"] for name, card in cards.items()} == adventure_deck({"deck": deck, "extra_powers": True})
    for name, card in cards.items():
        if name in WORLD.missions:
            site, where, battalions, points = WORLD.missions[name]
            assert (card["type"], card["site"], card["points"]) == ("mission", site, points)
            if where != "card":
                assert (card["where"], card["good"], card["evil"]) == (where, *battalions.values())
        else:
            worth = 0 if is_event(name) else 1
            assert (card["type"], card["points"]) == (
                "event" if is_event(name) else "power",
                {"good": worth, "evil": worth},
            )
