"""Several workers behind PostgreSQL: a move made on one reaches listeners on another, and none is made twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from services import postgres, redis
from sqlalchemy import text
from visitors import Process, Served, Visitor, answers, free_port, open_process, pair, settings

from flagfall.core import FlagfallError
from flagfall.server import making, serve
from flagfall.server.settings import CannotServe, Settings, together
from flagfall.server.storage.database import behind, open_database


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def workers(request, database: str) -> Iterator[tuple[Process, Process]]:
    """Two server processes that share a database and a messenger."""
    if request.param == "redis":
        with redis() as messenger, Process(database, messenger) as one, Process(database, messenger) as two:
            yield one, two
    else:
        with Process(database, "postgresql") as one, Process(database, "postgresql") as two:
            yield one, two


@pytest.fixture
def apart(workers):
    """Ann's page is served by one worker, Ben's by the other."""
    one, two = workers
    ann, ben = Visitor(one.address, "Ann"), Visitor(two.address, "Ben")
    made = ann.make("me", "friend", options={"points": 100_000})
    ben.call("POST", "/api/claim", token=made["invites"][0]["token"])
    game = made["id"]
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        right.hear()
        left.until(lambda told: told["people"][1]["name"] == "Ben" and told["people"][1]["here"])
        yield ann, ben, game, left, right


def test_a_move_on_one_worker_reaches_a_listener_on_another(apart) -> None:
    _, _, _, left, right = apart
    left.ask(decide="hide 1", after=0)
    right.until(lambda told: told["picture"]["ready"][0])
    right.ask(decide="hide 2", after=0)
    told = left.until(lambda told: told["choices"])
    for _ in range(5):
        left.say(decide="roll", after=told["moment"])
        told = right.until(lambda told: told["choices"])
        right.say(decide="roll", after=told["moment"])
        told = left.until(lambda told: told["choices"])
    assert told["moment"] == 13
    left.say(phrase=0)
    assert right.until(lambda told: told["chat"])["chat"][0]["text"] == "Hello!"
    left.ask(resign=True)
    assert right.until(lambda told: told["result"])["result"]["winners"] == [1]


def test_two_workers_never_both_accept_the_same_move(workers, apart) -> None:
    """Ann has a page on each worker and decides on both at the very same time, again and again."""
    ann, _, game, left, right = apart
    left.ask(decide="hide 1", after=0)
    right.ask(decide="hide 2", after=0)
    there = Visitor(workers[1].address)
    there.http.cookies.set("flagfall", ann.cookie)
    accepted = stale = 0
    with there.ear(game, 0) as other:
        for _ in range(15):
            told = left.ask(since=0)
            while not told["choices"]:
                told = left.hear()
            answers = {}

            def decide(name, ear, after=told["moment"], answers=answers):
                answers[name] = ear.ask(decide="roll", after=after)

            threads = [threading.Thread(target=decide, args=item) for item in enumerate((left, other))]
            [thread.start() for thread in threads]
            [thread.join() for thread in threads]
            kinds = sorted(answer["kind"] for answer in answers.values())
            assert kinds == ["refused", "told"], answers
            accepted += 1
            stale += sum(answer.get("reason") == "stale" for answer in answers.values())
            told = right.until(lambda told: told["choices"])
            right.ask(decide="roll", after=told["moment"])
    assert (accepted, stale) == (15, 15)


def test_a_rematch_asked_for_on_two_workers_at_once_makes_one_game(database: str, monkeypatch) -> None:
    """Both workers have laid the next table before either can keep it; one of them finds it is too late."""
    both, again = threading.Barrier(2), making.make_again

    async def at_the_same_time(*given):
        following = await again(*given)
        await asyncio.to_thread(both.wait, 60)
        return following

    monkeypatch.setattr(making, "make_again", at_the_same_time)
    with (
        Served(settings(database, messenger="postgresql")) as one,
        Served(settings(database, messenger="postgresql")) as two,
    ):
        ann = Visitor(one.address, "Ann")
        game = ann.make("me", "me")["id"]
        pages = [ann.ear(game, 0)]
        ann.address = two.address
        pages.append(ann.ear(game, 0))
        pages[0].ask(resign=True)
        pages[1].until(lambda told: told["result"])
        for page in pages:
            page.say(rematch=True)
        (following,) = {page.until(lambda told: told.get("next"))["next"] for page in pages}
        assert {kept["id"] for kept in ann.get("/api/games?list=mine")} == {game, following}


def test_one_command_serves_several_workers_behind_one_address(database: str, monkeypatch) -> None:
    """`serve(workers=2)`: whichever worker a page lands on, it is the same game."""
    monkeypatch.setenv("FLAGFALL_WARM", "0")
    port = free_port()
    code = f"from flagfall.server import serve; serve(port={port}, database={database!r}, workers=2)"
    with open_process(code) as process:
        address = f"http://127.0.0.1:{port}"
        answers(address, process)
        ann = Visitor(address, "Ann")
        made = ann.make("me", "me", game="stratego/duel")
        ears = [ann.ear(made["id"], seat) for seat in (0, 1) * 4]
        for ear in ears:
            assert ear.hear()["kind"] == "told"
        told = ears[0].ask(since=0)
        moment = ears[0].ask(decide=told["choices"][0]["text"], after=told["moment"])["moment"]
        for ear in ears[2::2]:
            ear.until(lambda told: told["moment"] == moment)


def test_several_workers_need_a_database_they_can_share() -> None:
    with pytest.raises(CannotServe, match="PostgreSQL"):
        serve(database="sqlite:///x.db", workers=2)
    with pytest.raises(CannotServe, match="PostgreSQL"):
        together(Settings(messenger="postgresql"), workers=1)


def test_several_workers_hear_of_each_other_by_what_was_chosen_or_by_their_database() -> None:
    shared = Settings(database="postgresql://host/games")
    assert [together(shared, workers).messenger for workers in (1, 2)] == ["memory", "postgresql"]
    redis = Settings(database="postgresql://host/games", messenger="redis://host")
    assert together(redis, 2) == redis


def test_a_database_that_cannot_keep_everybodys_letters_is_refused_in_a_sentence(database: str) -> None:
    """Nobody's name is cut off later: it is said before anything is stored."""
    made = "CREATE DATABASE ascii ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    engine = open_database(database)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(made))
    poor = open_database(engine.url.set(database="ascii").render_as_string(hide_password=False))
    try:
        assert behind(engine) in (True, False)
        with pytest.raises(FlagfallError, match="make it with ENCODING 'UTF8'"):
            behind(poor)
    finally:
        engine.dispose()
        poor.dispose()


def test_a_lost_word_between_workers_only_delays(database: str) -> None:
    """Nobody passes words on, and yet the other worker catches up by itself."""
    with (
        Served(settings(database, messenger="postgresql")) as one,
        Served(settings(database, messenger="postgresql")) as two,
    ):
        ann, ben, game = pair(one.address)
        ben.address = two.address
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            left.hear(), right.hear()
            one.house.messenger._publish = lambda word: None
            left.ask(decide="hide 1", after=0)
            right.until(lambda told: told["picture"]["ready"][0])


def test_a_computer_answers_whoever_decides_before_it_has_been_left_to_others(database: str) -> None:
    """A table opened by one of several workers may be another's to think about; whoever moves here is answered here."""
    patient = settings(database, messenger="postgresql", think_seconds=600.0)
    with Served(patient) as server:
        ann = Visitor(server.address, "Ann")
        with ann.ear(ann.make("me", "random")["id"], 0) as left:
            left.hear()
            told = left.ask(decide="hide 1", after=0)
            while not told["result"]:
                if told["choices"]:
                    left.say(decide="roll", after=told["moment"])
                told = left.until(lambda told: told["result"] or (told["kind"] == "told" and told["choices"]))
