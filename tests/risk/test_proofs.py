"""The proofs of the house, for 2, 3 and 4 seats, every listener and the spectator."""

import random

import pytest

import flagfall
from flagfall.core import CHANCE, NOBODY, SPECTATOR, Decision, Heard
from flagfall.games.risk.kernel.numbers import ENDING, FACTS, PHASES
from flagfall.players import Question
from flagfall.players.novice_risk import RiskNovice

GAMES = [(edition, players) for edition in ("middle-earth", "standard") for players in (2, 3, 4)]
OPTIONS = {"middle-earth": {"extra_powers": True, "deck": "double-powers"}, "standard": {}}


def game_of(edition, players):
    return flagfall.rules(f"risk/{edition}", players=players, **OPTIONS[edition])


def play(rules, seed, plies=1500, novices=0.5):
    """A game of novices who often err: yields what was decided, by whom, the facts, and the state after."""
    luck = random.Random(seed)
    minds = [RiskNovice(rules, seat, luck) for seat in range(len(rules.seats))]
    state = rules.opening()
    for _ in range(plies):
        seat = rules.to_act(state)
        if seat == NOBODY:
            return
        if seat == CHANCE:
            decision = rules.chances(state).draw(luck)
        else:
            view = rules.view(state, seat)
            choices = rules.choices(view)
            if luck.random() < novices:
                decision = minds[seat].answer(Question(view, choices, 1.0))
            else:
                decision = choices[luck.randrange(len(choices))]
        before = state
        state, facts = rules.play(state, decision)
        yield before, seat, decision, facts, state


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_fold_equals_projection_at_every_ply(edition, players):
    """Folding the facts a listener heard gives exactly its view."""
    rules = game_of(edition, players)
    listeners = [*range(players), SPECTATOR]
    folds = {listener: rules.folding(listener) for listener in listeners}
    heard = {listener: [] for listener in listeners}
    for ply, (_, _, _, facts, state) in enumerate(play(rules, 7)):
        for listener in listeners:
            for fact in facts:
                if fact.audience.hears(listener):
                    folds[listener].hear(fact)
                    heard[listener].append(fact)
            assert folds[listener].view() == rules.view(state, listener), (ply, listener)
    for listener in listeners:
        assert rules.fold(Heard(listener, tuple(heard[listener]))) == rules.view(state, listener)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_a_listener_cannot_know_changes_nothing_for_it(edition, players):
    """Non-interference: other hands and decks drawn anew give the same view, choices, words and facts."""
    rules = game_of(edition, players)
    listeners = [*range(players), SPECTATOR]
    heard = {listener: [] for listener in listeners}
    luck = random.Random(1)
    differed = 0
    for ply, (_, _, _, facts, state) in enumerate(play(rules, 11, plies=900)):
        for listener in listeners:
            heard[listener] += [fact for fact in facts if fact.audience.hears(listener)]
        if ply % 29 or rules.to_act(state) == NOBODY:
            continue
        for listener in listeners:
            other = rules.imagine(Heard(listener, tuple(heard[listener])), luck)
            differed += other != state
            view, same = rules.view(state, listener), rules.view(other, listener)
            assert view == same
            assert rules.choices(view) == rules.choices(same)
            assert rules.show(view) == rules.show(same)
            assert rules.hints(view) == rules.hints(same)
            assert rules.explain(Decision(0), view) == rules.explain(Decision(0), same)
            assert rules.to_act(other) == rules.to_act(state)
            for choice in rules.choices(view)[:5] if rules.choices(view) else ():
                told = [
                    [fact for fact in rules.play(world, choice)[1] if fact.audience.hears(listener)]
                    for world in (state, other)
                ]
                assert told[0] == told[1]
                assert rules.sentences(told[0], listener) == rules.sentences(told[1], listener)
                assert [*map(rules.told, told[0])] == [*map(rules.told, told[1])]
    assert differed > 20


def all_cards(row):
    """How many there are of each Territory card and of each Adventure card, wherever they lie."""
    lands = row["land_deck"] + row["land_discards"] + row["land_hand"].sum(axis=0) + row["secret"].sum(axis=0)
    tales = row["tale_deck"] + row["tale_discards"] + row["tale_hand"].sum(axis=0) + row["played"].sum(axis=0)
    return lands, tales


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_imagined_states_agree_with_all_cards_and_play_on(edition, players):
    """Imagine: hands have their sizes, no card is lost or doubled, and the game can go on from there."""
    rules = game_of(edition, players)
    listeners = [*range(players), SPECTATOR]
    heard = {listener: [] for listener in listeners}
    luck = random.Random(2)
    for ply, (_, _, _, facts, state) in enumerate(play(rules, 13, plies=1200)):
        for listener in listeners:
            heard[listener] += [fact for fact in facts if fact.audience.hears(listener)]
        if ply % 67:
            continue
        for listener in listeners:
            row = rules.imagine(Heard(listener, tuple(heard[listener])), luck)
            for seat in range(players):
                assert row["land_hand"][seat].sum() == row["held_land"][seat]
                assert row["tale_hand"][seat].sum() == row["held_tale"][seat]
                assert row["secret"][seat].sum() == row["secrets"][seat]
            for mine, true in zip(all_cards(row), all_cards(state), strict=True):
                assert (mine == true).all()
            assert row["land_deck"].sum() == state["land_deck"].sum()
            for pile in ("land_deck", "tale_deck", "land_hand", "tale_hand", "secret"):
                assert (row[pile] >= 0).all()
    other = rules.imagine(Heard(0, tuple(heard[0])), luck)
    for _ in range(200):
        seat = rules.to_act(other)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            decision = rules.chances(other).draw(luck)
        else:
            choices = rules.choices(rules.view(other, seat))
            decision = choices[luck.randrange(len(choices))]
        other, _ = rules.play(other, decision)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_game_replays_from_its_inputs_alone(edition, players):
    rules = game_of(edition, players)
    luck = random.Random(5)
    table = flagfall.Table(rules, luck)
    for _ in range(400):
        if table.to_act == NOBODY:
            break
        choices = table.choices(table.to_act)
        table.submit(table.to_act, choices[luck.randrange(len(choices))])
    again = flagfall.Table(rules, random.Random(99), table.record())
    for listener in (*range(players), SPECTATOR):
        assert again.view(listener) == table.view(listener)
        assert again.heard(listener) == table.heard(listener)


def test_every_card_event_ending_phase_and_fact_happens():
    """Exhaustive: play until all have been seen at least once."""
    told, phases, endings, cards = set(), set(), set(), set()
    wanted = None
    for number in range(600):
        players = 2 + number % 3
        rules = flagfall.rules("risk/middle-earth", players=players, extra_powers=True)
        wanted = wanted or {kind for kind, copies in enumerate(rules.book.copies) if copies}
        state = rules.opening()
        for before, _, _, facts, after in play(rules, number, plies=5000, novices=0.9 if number % 2 else 0.6):
            state = after
            phases.add(before.phase)
            for fact in facts:
                told.add(fact.what)
                if fact.what in ("played", "claimed_mission", "happened"):
                    cards.add(fact.told[1])
        endings.add(int(state["now"][ENDING]))
        if cards == wanted and endings >= {1, 2, 3} and len(told) >= len(FACTS) - 2 and len(phases) >= len(PHASES) - 2:
            break
    assert cards == wanted, [rules.book.cards[kind].id for kind in wanted - cards]
    assert endings >= {1, 2, 3}
    # The face-down deal belongs to the standard game, decks seldom run out before the Ring is gone, and
    # nobody decides anything once it is over.
    assert set(FACTS.names) - told <= {"occupied", "reshuffled"}
    assert set(PHASES.names) - phases == {"occupy", "over"}
