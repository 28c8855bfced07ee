"""Another card, another board: rows in a file, nothing else. Every number follows from what the file says."""

from copy import deepcopy
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from tests.risk.scene import Scene

import flagfall
from flagfall import catalog
from flagfall.core import BadEdition, Decision, Illegal
from flagfall.games.declared import read
from flagfall.games.risk import board, book
from flagfall.records import check
from flagfall.testing.conform import rules_conform

edition = import_module("flagfall.games.risk.edition")  # the package calls a function by this name
MADE_ANEW = catalog.catalog._made.__wrapped__  # so that nothing of this is kept for other tests
SCROLL = Path(__file__).parents[1] / "scrolls" / "1-risk-middle-earth.scroll"
BEACONS = {
    "id": "beacons",
    "name": "The Beacons Are Lit",
    "type": "power",
    "count": 2,
    "effect": "gain_attacked",
    "amount": 4,
    "timing": "defend",
    "summary": "Four battalions for a place of yours that is attacked.",
    "points": {"good": 2, "evil": 1},
    "source": "reconstruction",
    "seen": "test",
    "points_source": "reconstruction",
}


def printed(monkeypatch, folder, change):
    """The files of the box with a change made to one of them."""
    tables = deepcopy(read("risk", folder, "middle-earth"))
    change(tables)
    where = edition if folder == "editions" else board
    monkeypatch.setattr(where, "read", lambda *asked: tables if asked[1:] == (folder, "middle-earth") else read(*asked))
    monkeypatch.setattr(catalog.catalog, "_made", MADE_ANEW)
    monkeypatch.setattr(book, "edition", edition.edition.__wrapped__)
    monkeypatch.setattr(book, "board", board.board.__wrapped__)


@pytest.fixture
def with_beacons(monkeypatch):
    """A forty-fifth card before all others, so that each of them has another number."""
    printed(monkeypatch, "editions", lambda tables: tables["card"].insert(0, dict(BEACONS)))


@pytest.mark.usefixtures("with_beacons")
def test_a_forty_fifth_card_is_one_row_of_a_file():
    rules = flagfall.rules("risk/middle-earth", players=3)
    assert len(rules.book.cards) == 45
    rules_conform(rules, games=1, decisions=250)


@pytest.mark.usefixtures("with_beacons")
def test_the_new_card_is_held_played_and_told():
    scene = Scene(players=3).put("moria", 0, 9).put("eregion", 1, 2).give(1, "beacons")
    scene.decide("attack moria > eregion 3")
    assert scene.choices("play") == ["beacons"]
    assert scene.decide("play beacons") == ["played green beacons 2", "placed green eregion 4"]
    assert scene.army("eregion") == 6


@pytest.mark.usefixtures("with_beacons")
def test_a_scroll_from_before_the_new_card_still_reads():
    scroll, table = check(SCROLL.read_bytes())
    assert len(table.rules.book.cards) == 45
    assert scroll.game == "risk/middle-earth"
    assert table.result is not None


def test_there_is_room_for_sixty_four_cards_and_no_more(monkeypatch):
    def more(tables):
        tables["card"] += [BEACONS | {"id": f"beacon_{number}"} for number in range(20)]

    printed(monkeypatch, "editions", more)
    rules = flagfall.rules("risk/middle-earth", players=4)
    assert len(rules.book.cards) == 64
    rules_conform(rules, games=1, decisions=150)
    printed(monkeypatch, "editions", lambda tables: (more(tables), tables["card"].append(dict(BEACONS))))
    with pytest.raises(BadEdition, match="card has 65 entries; there is room for 64"):
        flagfall.rules("risk/middle-earth", players=4)


def test_effects_that_outlast_their_card_are_worth_the_same_on_every_card(monkeypatch):
    def doubled(tables):
        corsairs = next(card for card in tables["card"] if card["effect"] == "corsairs")
        tables["card"].append(corsairs | {"id": "more_corsairs", "amount": corsairs["amount"] + 1})

    printed(monkeypatch, "editions", doubled)
    with pytest.raises(BadEdition, match=r"card\.more_corsairs\.amount is .; corsairs has . on another card"):
        flagfall.rules("risk/middle-earth", players=3)


@pytest.mark.parametrize("players", [2, 3])
def test_a_smaller_board_is_played_to_its_own_borders(monkeypatch, players):
    """One place less: whoever holds the rest holds everything."""

    def without_one(tables):
        special = {step["territory"] for step in tables["road"]}
        gone = next(
            place
            for place in tables["territory"]
            if place["id"] not in special and not place.get("site") and not place.get("stronghold")
        )
        tables["territory"].remove(gone)
        for what in ("border", "barrier"):
            tables[what] = [entry for entry in tables[what] if gone["id"] not in (entry["a"], entry["b"])]
        for chain in tables["range"]:
            chain["territories"] = [place for place in chain["territories"] if place != gone["id"]]
        next(region for region in tables["region"] if region["id"] == gone["region"])["size"] -= 1

    def fewer_cards(tables):
        for seat in tables["seat"]:
            seat["cards"] = {side: cards - 1 for side, cards in seat["cards"].items()}

    printed(monkeypatch, "boards", without_one)
    printed(monkeypatch, "editions", fewer_cards)
    rules = flagfall.rules("risk/middle-earth", players=players)
    assert len(rules.book.board.territories) == 41
    rules_conform(rules, games=1, decisions=250)


# -- decisions without gaps ---------------------------------------------------------------------------------
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "extra_powers": True}])
@pytest.mark.parametrize("game", ["middle-earth", "standard"])
def test_decisions_are_counted_without_gaps_seats_first_and_chance_last(game, options):
    if game == "standard":
        options = {"players": options["players"]}
    rules = flagfall.rules(f"risk/{game}", **options)
    words = [rules.deed(Decision(number)).do for number in range(len(rules.codes))]
    of_chance = {"dice", "card", "adventure"}
    assert not of_chance & set(words[: rules.codes.actions])
    assert set(words[rules.codes.actions :]) == of_chance - ({"adventure"} if game == "standard" else set())
    assert {"play", "claim", "leader", "bridge"} & set(words) == (
        set() if game == "standard" else {"play", "claim", "leader", "bridge"}
    )


def test_what_can_never_be_decided_is_refused_as_what_cannot_be_decided_now():
    """A card that is not in the deck is understood, and is no decision."""
    scene = Scene(players=3)
    deed = scene.rules.notation.atom("play smeagol")
    assert scene.rules.decision(deed) is None
    assert scene.rules.decision(scene.rules.notation.atom("play ambush")) is not None
    with pytest.raises(Illegal, match=r"You asked to 'play smeagol': you do not hold that card\. Possible now: "):
        scene.decide("play smeagol")


def test_a_random_game_stays_within_its_numbers():
    luck = Random(5)
    table = flagfall.Table(flagfall.rules("risk/middle-earth", players=4, extra_powers=True), luck)
    while table.result is None:
        choices = table.choices(table.to_act)
        assert 0 <= choices[0] <= choices[-1] < table.rules.codes.actions
        table.submit(table.to_act, choices[luck.randrange(len(choices))])
