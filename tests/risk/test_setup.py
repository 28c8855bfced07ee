"""Setup, steps 1 to 13: seats, the deal, claiming, placing, Leaders, first cards, the first turn."""

import random
from collections import Counter

import pytest
from tests.risk.scene import Scene

import flagfall
from flagfall.core import CHANCE


def until(rules, phase, seed=0):
    """Play at random until a phase is reached; the states on the way."""
    luck = random.Random(seed)
    state, states = rules.opening(), []
    while state.phase != phase:
        states.append(state)
        seat = rules.to_act(state)
        if seat == CHANCE:
            decision = rules.chances(state).draw(luck)
        else:
            choices = rules.choices(rules.view(state, seat))
            decision = choices[luck.randrange(len(choices))]
        state, _ = rules.play(state, decision)
    return [*states, state]


def holders(state):
    """Who holds each place."""
    return state["owner"][:42].tolist()


def owners(state):
    return Counter(holders(state))


def test_the_roll_for_seats_makes_the_highest_roller_player_one():
    """Setup 3; Rulings 1, 49: the first roll fixes the seats, so seat 1 has the highest die."""
    scene = Scene(players=4)
    scene.state = scene.rules.opening()
    assert scene.outcomes() == [f"dice {face}" for face in range(2, 7)]
    assert scene.dice(4) == ["rolled green 4"]
    assert scene.outcomes() == ["dice 1", "dice 2", "dice 3"]
    scene.dice(3)
    scene.dice(1)
    scene.dice(3)
    assert scene.phase == "dealing"


@pytest.mark.parametrize(
    ("players", "sides"),
    [(2, ["good", "evil"]), (3, ["evil", "good", "evil"]), (4, ["good", "evil", "good", "evil"])],
)
def test_the_seat_decides_the_side_and_the_colour_is_chosen_within_it(players, sides):
    """Setup 3 and 4; Ruling 3."""
    described = flagfall.rules("risk/middle-earth", players=players, good_colour="yellow").describe()
    assert [seat["side"] for seat in described["seats"]] == sides
    first_good = next(seat for seat in described["seats"] if seat["side"] == "good")
    assert first_good["colour"] == "yellow"
    assert len({seat["colour"] for seat in described["seats"]}) == players


@pytest.mark.parametrize(
    ("players", "dealt", "each"),
    [
        (2, {0: 9, 1: 9, 4: 14, -1: 10}, 40),
        (3, {0: 9, 1: 9, 2: 9, -1: 15}, 35),
        (4, {0: 5, 1: 5, 2: 4, 3: 4, -1: 24}, 30),
    ],
)
def test_the_deal_follows_the_table_of_seats(players, dealt, each):
    """Setup 3 to 5: cards by side; one battalion in each dealt place, two for the neutral army."""
    rules = flagfall.rules("risk/middle-earth", players=players)
    state = until(rules, "claim")[-1]
    assert owners(state) == dealt
    for place, owner in enumerate(holders(state)):
        assert state["army"][place] == {4: 2, -1: 0}.get(owner, 1)
    for seat in range(players):
        assert state["left"][seat] == each - dealt[seat]


def test_good_cards_go_to_good_and_evil_cards_to_evil():
    rules = flagfall.rules("risk/middle-earth", players=3)
    state = until(rules, "claim", seed=5)[-1]
    for place, owner in zip(rules.book.board.territories, holders(state), strict=True):
        if place.side == "good":
            assert owner == 1
        if place.side == "evil":
            assert owner in (0, 2)


def test_free_places_are_claimed_in_turn_from_player_one():
    """Setup 6: one battalion each, until every place is held; Ruling 49 for two players."""
    for players, share in ((2, 5), (3, 5), (4, 6)):
        rules = flagfall.rules("risk/middle-earth", players=players)
        states = [s for s in until(rules, "muster") if s.phase == "claim"]
        assert [rules.to_act(state) for state in states] == list(range(players)) * share


def test_the_rest_is_placed_one_at_a_time_into_own_places():
    """Setup 7; Ruling 8: the neutral army stays at two."""
    rules = flagfall.rules("risk/middle-earth", players=2)
    states = until(rules, "captain")
    placing = [s for s in states if s.phase == "muster"]
    assert len(placing) == 2 * 26
    final = states[-1]
    armies = Counter()
    for owner, army in zip(holders(final), final["army"].tolist(), strict=False):
        armies[owner] += army
    assert armies == {0: 40, 1: 40, 4: 28}


def test_leaders_are_placed_in_seat_order_after_the_last_battalion():
    """Setup 8; Ruling 5."""
    rules = flagfall.rules("risk/middle-earth", players=4)
    states = [s for s in until(rules, "hand_land") if s.phase == "captain"]
    assert [rules.to_act(state) for state in states] == [0, 1, 2, 3]
    assert all(state["left"].sum() == 0 for state in states)


@pytest.mark.parametrize(("players", "lands"), [(2, 0), (3, 1), (4, 2)])
def test_hands_are_dealt_without_events_from_full_decks(players, lands):
    """Setup 9 to 12; Ruling 6: all 42 Territory cards and 2 wild ones; Ruling 7: 3 Adventure cards each."""
    rules = flagfall.rules("risk/middle-earth", players=players)
    for seed in range(3):
        record = until(rules, "first_roll", seed)[-1]
        assert record["held_land"][:players].tolist() == [lands] * players
        assert record["held_tale"][:players].tolist() == [3] * players
        assert record["land_deck"].sum() + record["land_hand"].sum() == 44
        events = [kind for kind, card in enumerate(rules.book.cards) if card.type == "event"]
        assert record["tale_hand"][:, events].sum() == 0
        assert record["tale_deck"][events].sum() == 10


def test_a_second_roll_picks_the_first_turn_and_ties_roll_again():
    """Gameplay; Rulings 1, 2: only those who tie roll again, then play goes to the left."""
    scene = Scene(players=3).on(0, "first_roll", CHANCE).now(contenders=7, turns=0)
    scene.dice(5)
    scene.dice(5)
    scene.dice(2)
    assert scene.phase == "first_roll"
    assert scene.dice(3) == ["rolled red 3"]
    facts = scene.dice(6)
    assert facts[0] == "rolled green 6"
    assert facts[1] == "turned green 1"


def test_players_of_one_side_are_no_allies():
    """Ruling 4: with three or four players everybody plays alone."""
    scene = Scene(players=4).put("moria", 0, 5).put("eregion", 2, 1)
    assert "moria > eregion" in scene.choices("attack")


def test_the_ring_starts_in_the_shire():
    """Setup 13."""
    rules = flagfall.rules("risk/middle-earth")
    assert rules.show(rules.view(rules.opening(), 0))["ring"]["place"] == "the_shire"
