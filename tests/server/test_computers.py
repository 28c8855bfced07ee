"""Computer seats: they play to the end, at a steady pace, and one that dies is replaced."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest
from hands import Hands
from visitors import Served, Visitor, settings, settled, wait_until

from flagfall.core import Heard
from flagfall.players import levels
from flagfall.players.manners import PATIENT
from flagfall.server import roster, thinkers
from flagfall.server.api import catalog as cards
from flagfall.server.computer_seats import BEAT, STEP, ComputerSeats, delay
from flagfall.server.sidelines import Sidelines


def test_a_person_plays_the_computer_to_the_end(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random")["id"]
    with ann.ear(game, 0) as left:
        told = left.hear()
        assert told["people"][1] == {"seat": 1, "name": "Random", "player": "random", "here": True, "replaced": False}
        told = left.ask(decide="hide 1", after=0)
        while not told["result"]:
            if told["choices"]:
                left.say(decide="roll", after=told["moment"])
            told = left.until(lambda told: told["result"] or (told["kind"] == "told" and told["choices"]))
        assert told["result"]["by"] == "rules"


def test_computers_play_each_other_for_spectators(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("random", "random", listed=True)["id"]
    with Visitor(server.address).ear(game) as watcher:
        assert watcher.until(lambda told: told["result"])["result"]["by"] == "rules"


def test_computers_do_not_play_among_themselves_for_nobody(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("random", "random", listed=True)["id"]
    assert ann.get(f"/api/games/{game}/moments") == [{"moment": 0, "story": []}]  # the room is open
    room = server.house.rooms.live(game)
    assert room is not None
    assert not room.attended
    assert room.idle, "nobody thinks, so it leaves memory like any other"


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalog of players has some that misbehave or do one thing only (the worker process knows them)."""
    names = ("dies", "dies_once", "hangs", "rolls", "gloomy", "random")
    monkeypatch.setattr(roster, "installed", lambda: dict.fromkeys(names, True))


@pytest.mark.parametrize("player", ["dies", "hangs"])
def test_a_player_that_dies_or_hangs_is_replaced(misfits, tmp_path: Path, player: str, monkeypatch) -> None:
    monkeypatch.setattr(thinkers, "COLD", 8.0)
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", player)["id"]
        with ann.ear(game, 0) as left:
            told = left.until(lambda told: told["people"][1]["player"] == "random")
            assert told["result"] is None
            assert told["people"][1] == {
                "seat": 1, "name": player.capitalize(), "player": "random", "here": True, "replaced": True,
            }  # fmt: skip
            assert told["notes"][0]["sentence"] == (
                f"The computer ({player.capitalize()}) does not answer any more. The computer (Random) plays Right on."
            )
            left.until(lambda told: told["picture"]["ready"][1])
        assert "flagfall_thinkers_lost_total 2" in ann.get("/metrics")
        assert ann.get("/api/games?list=mine")[0]["people"][1]["replaced"]


def test_where_a_level_fails_the_next_one_down_plays_on_and_everybody_sees_it(misfits, tmp_path: Path, monkeypatch):
    rows = [levels.Level(name=name, sentence="", seconds=0.1, players={"toy": name}) for name in ("rolls", "dies")]
    monkeypatch.setattr(levels, "levels", lambda: tuple(rows))
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", "dies")["id"]
        with ann.ear(game, 0) as left:
            told = left.until(lambda told: told["people"][1]["replaced"])
            assert told["people"][1]["player"] == "rolls"
            assert told["notes"][0]["sentence"] == (
                "The computer (Dies) does not answer any more. The computer (Rolls) plays Right on."
            )


def test_the_catalog_offers_for_each_game_the_levels_that_are_there(tmp_path: Path, monkeypatch) -> None:
    rows = [
        levels.Level(name=name, sentence=f"Like a {name}.", seconds=0.1, players={where: "random"})
        for name, where in (("recruit", "stratego/duel"), ("novice", "stratego"))
    ]
    monkeypatch.setattr(levels, "levels", lambda: tuple(rows))
    monkeypatch.setattr(roster, "levels", lambda: tuple(rows))
    monkeypatch.setattr(cards, "levels", lambda: tuple(rows))
    monkeypatch.setattr(roster, "installed", lambda: dict.fromkeys(("recruit", "novice", "random"), True))
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        told = ann.get("/api/catalog")
        offered = {game["id"]: game["players"] for game in told["games"]}
        assert told["levels"][0] == {"name": "recruit", "sentence": "Like a recruit.", "seconds": 0.1}
        assert offered["stratego/duel"] == ["recruit", "novice", "random"]
        assert offered["stratego/classic"] == ["novice", "random"]
        wish = {"game": "stratego/classic", "seats": [{"who": "me"}, {"who": "computer", "player": "recruit"}]}
        refused = ann.call("POST", "/api/games", expect=404, **wish)
        assert refused["sentence"].startswith("There is no player 'recruit' for stratego/classic. The players are: ")


def test_a_player_lost_once_is_asked_again_and_keeps_its_seat(misfits, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("TOY_DIES_ONCE", str(tmp_path / "died"))
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", "dies_once")["id"]
        with ann.ear(game, 0) as left:
            told = left.until(lambda told: told["picture"]["ready"][1])
            assert (tmp_path / "died").exists()
            assert told["people"][1]["player"] == "dies_once"
            assert not told["people"][1]["replaced"]
            assert told["notes"] == []
        assert "flagfall_thinkers_lost_total 1" in ann.get("/metrics")


def test_a_player_that_cannot_be_loaded_is_not_offered(tmp_path: Path, monkeypatch) -> None:
    """It is loaded by a process that thinks, never by the server; one that ends that process is not offered either."""
    ours = {"random": True, "novice": True}
    monkeypatch.setattr(roster, "installed", lambda: ours | {"broken": False, "deadly": False, "guest": False})
    with Served(settings(f"sqlite:///{tmp_path}/games.db")) as server:
        ann = Visitor(server.address, "Ann")
        assert ann.get("/api/catalog")["players"] == ["guest", "novice", "random"]
        wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "computer", "player": "broken"}]}
        refused = ann.call("POST", "/api/games", expect=404, **wish)
        assert refused["sentence"] == "There is no player 'broken' for toy/numbers. The players are: guest, random."


@pytest.mark.parametrize("polite", [True, False])
def test_a_computer_gives_up_only_if_it_was_asked_to_be_so_polite(misfits, tmp_path: Path, polite: bool) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pace_seconds=0.01)) as server:
        ann = Visitor(server.address, "Ann")
        wish = {"polite": True} if polite else {}
        game = ann.make("me", "gloomy", options={"points": 100_000}, **wish)["id"]
        with ann.ear(game, 0) as left:
            told = left.hear()
            told = left.ask(decide="hide 1", after=0)
            for _ in range(3 * PATIENT):
                told = left.until(lambda told: told["result"] or (told["kind"] == "told" and told["choices"]))
                if told["result"]:
                    break
                left.ask(decide="roll", after=told["moment"])
            if polite:
                assert told["result"]["by"] == "resignation"
                assert told["result"]["winners"] == [0]
            else:
                assert told["result"] is None


def test_politeness_is_for_one_of_two_and_a_computer(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    seats = [{"who": "me"}, {"who": "friend"}]
    refused = ann.call("POST", "/api/games", expect=400, game="toy/numbers", seats=seats, polite=True)
    assert refused["key"] == "server-polite-two"


def test_an_answer_comes_at_its_beat_whatever_was_found(misfits, tmp_path: Path) -> None:
    """A fixed time after the question, so that the delay says nothing."""
    clock = Hands()
    with Served(settings(f"sqlite:///{tmp_path}/games.db", pace_seconds=0.8), clock) as server:
        ann = Visitor(server.address, "Ann")
        game = ann.make("me", "rolls", options={"points": 100_000})["id"]
        with ann.ear(game, 0) as left:
            left.hear()
            left.ask(decide="hide 1", after=0)
            for beat in (0.8, *[BEAT] * 5):
                wait_until(lambda beat=beat: beat in clock.slept)
                clock.slept.remove(beat)
                assert not left.ask(since=0)["choices"], "it answered before its time"
                clock.turn(beat)
                told = left.until(lambda told: told["choices"])
                assert left.ask(decide="roll", after=told["moment"])["result"] is None


def test_an_answer_comes_at_its_beat_or_whole_steps_later() -> None:
    """However long it took within its time, the delay is the same; afterwards it says next to nothing."""
    assert {delay(0.8, taken / 1000, STEP) for taken in range(801)} == {0.8}
    assert {round(delay(0.8, taken / 1000, STEP), 3) for taken in range(801, 1_301)} == {1.05, 1.3}
    assert {delay(BEAT, taken / 1000, STEP) for taken in range(51)} == {BEAT}


def test_a_computer_with_one_choice_answers_no_sooner(server: Served) -> None:
    """Nobody has to be asked then, and yet the answer waits for the same beat."""
    chosen, clock = [], Hands()

    class Room:
        def __init__(self, decisions):
            self.house, self.version = house, 0
            self.sidelines = Sidelines(acted=(True, True))
            self.decisions, self.moment = decisions, 0
            self.rules = self.table = self.row = self
            self.id, self.options, self.asked_from = "toy", {}, "here"

        def seen(self, seat):
            return self

        def heard(self, seat):
            return Heard(seat, ())

        def ask(self, ask):
            chosen.append(round(clock.seconds() - began, 3))

    async def decide(job, whose, afresh):
        assert whose == "here"
        clock.turn(0.02)
        return 7

    async def think(decisions) -> None:
        thinking = asyncio.create_task(ComputerSeats(Room(decisions))._think(0, "random"))
        await settled(lambda: clock.slept)
        clock.turn(clock.slept.pop())
        await thinking

    agreed, preparing = server.house.settings, server.house.preparing
    house = SimpleNamespace(
        settings=agreed, preparing=preparing, wall_clock=clock, thinkers=SimpleNamespace(decide=decide)
    )
    for decisions in ((3,), (3, 7)):
        began = clock.seconds()
        asyncio.run(think(decisions))
    assert chosen == [agreed.pace_seconds] * 2


def test_every_seat_may_have_a_player_of_its_own(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "novice", "random", game="risk/middle-earth", options={"players": 3})["id"]
    with ann.ear(game, 0) as mine:
        told = mine.hear()
        assert [person["player"] for person in told["people"]] == [None, "novice", "random"]
        for _ in range(3):
            while not told["choices"]:
                told = mine.hear()
            told = mine.ask(decide=told["choices"][0]["text"], after=told["moment"])
        assert [person["player"] for person in told["people"]] == [None, "novice", "random"]


def test_pieces_the_computer_puts_down_make_no_sound(server: Served) -> None:
    """Behind the screen nobody hears how many stand already, or when: only that the army is ready."""
    ann = Visitor(server.address, "Ann")
    game = ann.make("me", "random", game="stratego/duel")["id"]
    with ann.ear(game, 0) as mine:
        told = [mine.hear()]
        told.append(mine.until(lambda told: told["picture"]["ready"][1]))
        assert len(mine.received) == 2
        assert told[1]["moment"] > told[0]["moment"]
