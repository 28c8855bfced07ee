"""Each limit of the table, reached and refused."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

import pytest
import test_lines
import test_shelf
from hands import Hands
from visitors import GENEROUS, Ear, Served, Visitor, pair, set_up, settings, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flagfall.server import letters, places
from flagfall.server.addresses import grouped
from flagfall.server.limits import Bucket, Limits, Tally
from flagfall.server.mail import Post
from flagfall.server.passwords import Passwords
from flagfall.server.refusals import No
from flagfall.server.storage.admin import Wish
from flagfall.server.tries import Tries

SMALL = replace(
    GENEROUS,
    message_bytes=300,
    message_burst=10,
    messages_per_second=1.0,
    sockets_per_person=3,
    sockets=6,
    body_bytes=2000,
    reviewed_inputs=1,
    name_letters=10,
    running_games=2,
    games_per_hour=6,
    hints_per_minute=2,
    taken_back_per_hour=1,
    open_invitations=2,
    listed_per_hour=4,
    rated_per_pair=1,
    lobby_sockets=3,
    lobby_sockets_per_address=2,
    setups=2,
    setup_letters=100,
    chat_letters=20,
    chat_per_minute=2,
    wrong_passwords=2,
    wrong_passwords_per_address=4,
    forgotten_per_hour=2,
    letters_per_hour=2,
    report_letters=20,
    reports_per_hour=2,
    clock_seconds=100,
    clock_days=3,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A server where everything is scarce, and no second passes in which it could become more."""
    with Served(settings(f"sqlite:///{tmp_path}/games.db", limits=SMALL), Hands()) as served:
        yield served


def test_every_limit_is_tested_here() -> None:
    """Or, those of lines and of games in memory, beside it. A limit without a test fails the build."""
    beside = (Path(test.__file__ or "") for test in (test_lines, test_shelf))
    source = "".join(path.read_text(encoding="utf-8") for path in (Path(__file__), *beside))
    for field in fields(Limits):
        assert f"# limit: {field.name}\n" in source, f"{field.name} has no test"


# limit: message_bytes
def test_a_long_message_is_refused_or_ends_the_socket(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(decide="x" * 200, after=0)["reason"] == "unreadable"
        left.say(decide="x" * 400, after=0)
        assert left.ended() == 1009


# limit: messages_per_second
# limit: message_burst
def test_a_flood_of_messages_ends_the_socket(server: Served) -> None:
    ann, _, game = pair(server.address)
    with ann.ear(game, 0) as left:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(12):
                left.say(ping=True)
        assert left.ended() == 4429


# limit: sockets_per_person
# limit: sockets
def test_sockets_are_counted_per_person_and_in_all(server: Served) -> None:
    ann, ben, game = pair(server.address)
    mine = [ann.ear(game, 0) for _ in range(3)]
    [ear.hear() for ear in mine]
    assert ann.ear(game, 0).ended() == 4429
    others = [ben.ear(game, 1), ben.ear(game, 1), Visitor(server.address).ear(game)]
    [ear.hear() for ear in others]
    assert ben.ear(game, 1).ended() == 1013
    mine[0].close()
    _until_hearing(Visitor(server.address), game)


# limit: watchers_per_game
# limit: watchers_per_address
# limit: watchers
@pytest.mark.parametrize(
    ("few", "code"), [("watchers_per_game", 4429), ("watchers_per_address", 4429), ("watchers", 1013)]
)
def test_whoever_has_a_seat_gets_in_however_full_the_gallery_is(tmp_path: Path, few: str, code: int) -> None:
    """Nameless or with a name, in this game or another: watchers are refused, and never whoever plays."""
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, **{few: 2}))) as server:
        ann, ben, game = pair(server.address)
        watchers = [Visitor(server.address).ear(game), Visitor(server.address, "Eve").ear(game)]
        [ear.hear() for ear in watchers]
        assert Visitor(server.address).ear(game).ended() == code
        assert Visitor(server.address, "Eve").ear(game).ended() == code
        for visitor, seat in ((ann, 0), (ben, 1), (ann, None), (ann, 0)):
            assert visitor.ear(game, seat).hear()["seat"] == seat
        watchers[0].close()
        _until_hearing(Visitor(server.address), game)


# limit: renames_per_hour
def test_a_guest_cannot_make_every_table_look_again_and_again(tmp_path: Path) -> None:
    with Served(
        settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, renames_per_hour=2)), Hands()
    ) as server:
        ann = Visitor(server.address, "Ann")
        for name in ("Anna", "Anne"):
            assert ann.call("PUT", "/api/me", name=name)["name"] == name
        assert ann.call("PUT", "/api/me", name="Anni", expect=429)["reason"] == "too_many"
        assert Visitor(server.address, "Anni").get("/api/me")["name"] == "Anni"


# limit: sockets_per_minute
def test_a_flood_of_new_sockets_is_refused(tmp_path: Path) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, sockets_per_minute=3))) as server:
        ann, _, game = pair(server.address)
        for _ in range(3):
            ann.ear(game, 0).hear()
        with pytest.raises(InvalidStatus):
            ann.ear(game, 0)


# limit: messages_per_address
# limit: watcher_messages_per_address
@pytest.mark.parametrize("seat", [0, None])
def test_many_messages_from_one_address_wait_for_each_other(tmp_path: Path, seat: int | None) -> None:
    """None is lost and nobody is thrown out; only who sends them waits."""
    name = "messages_per_address" if seat == 0 else "watcher_messages_per_address"
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, **{name: 5}))) as server:
        taken: list[bool] = []
        tally = server.house.tallies.messages if seat == 0 else server.house.tallies.watcher_messages
        takes = tally.takes
        tally.takes = lambda *given: taken.append(takes(*given)) or taken[-1]
        ann, _, game = pair(server.address)
        with ann.ear(game, 0) as left, Visitor(server.address).ear(game) as watcher:
            ear = left if seat == 0 else watcher
            asked = [ear.say(ping=True) for _ in range(12)]
            ear.until(lambda heard: heard.get("answers") == asked[-1])
        assert taken.count(True) == 12
        assert False in taken


# limit: facts_retold
# limit: facts_retold_per_second
def test_telling_it_all_again_is_limited(tmp_path: Path, monkeypatch) -> None:
    """Strangers are counted by address, whoever has a seat alone; a little may always be told again."""
    monkeypatch.setattr(places, "CHEAP", 1)
    few = replace(GENEROUS, facts_retold=9, facts_retold_per_second=0.0001)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        ann, ben, game = pair(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
            moment = left.ask(since=2)["moment"]
            assert 2 < moment <= 4
            with Visitor(server.address).ear(game) as watcher:
                watcher.hear()
                answers = [watcher.ask(since=0)["kind"] for _ in range(6)]
                assert answers[0] == "told"
                assert answers[-1] == "refused"
                assert watcher.ask(since=moment)["kind"] == "told"
            assert Visitor(server.address).ear(game).ended() == 1013
            assert right.ask(since=0)["kind"] == "told"


def _until_hearing(visitor: Visitor, game: str) -> Ear:
    for _ in range(50):
        ear = visitor.ear(game)
        try:
            ear.hear()
            return ear
        except ConnectionClosed:
            pass
    raise AssertionError("a closed socket still counts")


# limit: body_bytes
# limit: scroll_bytes
def test_long_bodies_are_refused(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    assert ann.call("PUT", "/api/me", name="x" * 3000, expect=413)["reason"] == "too_long"
    long = "x" * (Limits().scroll_bytes + 100)
    assert ann.call("POST", "/api/scrolls", text=long, expect=413)["reason"] == "too_long"


# limit: calls_per_second
def test_of_many_calls_at_once_each_waits_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is refused, and another address does not wait for them."""
    waits: list[float] = []
    wait = Tally.wait
    monkeypatch.setattr(Tally, "wait", lambda *of: waits.append(wait(*of)) or waits[-1])
    few = replace(GENEROUS, calls_per_second=100)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        server.house.tallies.moments = Tally(100, 1, brim=3, seconds=Hands().seconds)
        with test_lines.line(server, "127.0.0.2") as one:
            one.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * 5)
            heard = b""
            while heard.count(b"HTTP/1.1 200") < 5:
                heard += one.recv(65536)
        assert waits == pytest.approx([0, 0, 0, 0.01, 0.02])
        Visitor(server.address).get("/api/me")
        assert waits[-1] == 0


# limit: calls_per_minute
def test_a_flood_of_calls_is_refused(tmp_path: Path) -> None:
    few = replace(SMALL, calls_per_minute=5)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        ann = Visitor(server.address)
        for _ in range(5):
            ann.get("/api/me")
        assert ann.get("/api/me", expect=429)["reason"] == "too_many"
        assert ann.get("/health")["healthy"]


# limit: pages_per_minute
# limit: looks_per_minute
# limit: tries_per_minute
@pytest.mark.parametrize(
    ("few", "path"),
    [
        ("pages_per_minute", "/"),
        ("looks_per_minute", "/api/games/none/moments"),
        ("tries_per_minute", "/api/lessons/none/none"),
    ],
)
def test_what_is_dear_is_limited_per_address(tmp_path: Path, few: str, path: str) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=replace(GENEROUS, **{few: 3}))) as server:
        ann = Visitor(server.address)
        for _ in range(3):
            assert ann.http.get(path).status_code != 429
        assert ann.get(path, expect=429)["reason"] == "too_many"


# limit: try_lines
# limit: try_letters
def test_a_position_is_tried_with_few_and_short_lines(tmp_path: Path) -> None:
    few = replace(GENEROUS, try_lines=3, try_letters=5)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        ann, step = Visitor(server.address), "/api/lessons/classic/march"
        there = ["e2-e3", "e3-e2", "e2-d2"]
        assert ann.call("POST", step, lines=there, free=True)["told"]["moment"] > 6
        assert ann.call("POST", step, lines=[*there, "d2-e2"], free=True, expect=413)["reason"] == "too_long"
        assert ann.call("POST", step, lines=["e2 - e3"], expect=413)["reason"] == "too_long"


# limit: guests_per_hour
# limit: accounts_per_hour
# limit: games_per_address
def test_people_and_games_from_one_address_are_limited(tmp_path: Path) -> None:
    few = replace(GENEROUS, guests_per_hour=3, accounts_per_hour=2, games_per_address=2)
    with Served(settings(f"sqlite:///{tmp_path}/few.db", limits=few)) as server:
        ann, ben, _ = (Visitor(server.address, name) for name in ("Ann", "Ben", "Carl"))
        assert Visitor(server.address).call("PUT", "/api/me", name="Dan", expect=429)["reason"] == "too_many"
        ann.call("PUT", "/api/me", name="Anna")
        for name in ("Emil", "Fred"):
            Visitor(server.address).call("POST", "/api/account", name=name, password="correct horse")
        another = {"name": "Gus", "password": "correct horse"}
        assert Visitor(server.address).call("POST", "/api/account", **another, expect=429)["reason"] == "too_many"
        ann.make("me", "friend"), ben.make("me", "friend")
        wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
        assert ann.call("POST", "/api/games", **wish, expect=429)["reason"] == "too_many"
        sought = ben.call("POST", "/api/seeks", game="toy/numbers", expect=429)
        assert sought["key"] == "server-games-from-address"


def test_whoever_has_been_given_many_addresses_counts_once() -> None:
    """An address of the older kind is one; of the newer kind one gets 65,536 networks for the asking."""
    assert grouped("2001:db8:1:1::5") == grouped("2001:db8:1:ffff::6") != grouped("2001:db8:2:1::5")
    assert grouped("192.0.2.1") == grouped("::ffff:192.0.2.1") != grouped("192.0.2.2")
    assert grouped("2001:db8::1%eth0") == grouped("2001:db8::2")


# limit: passwords_waiting
def test_only_so_many_wait_for_their_password_to_be_checked(tmp_path: Path) -> None:
    """They are checked one at a time, off the loop, addresses by turns; whoever would have to wait too long is told so."""
    go_on = threading.Event()

    async def crowd() -> list[object]:
        passwords, came = Passwords(3), list[str]()

        def checked(who: str) -> None:
            go_on.wait()
            came.append(who)

        def begun(who: str) -> asyncio.Task[None]:
            return asyncio.create_task(passwords._in_turn(who, partial(checked, who)))

        waiting = [begun("busy") for _ in range(4)]
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        another = [begun("busy"), begun("elsewhere")]  # whoever fills the places of one address keeps nobody else out
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.wait([*waiting, *another])
        assert came == ["busy", "busy", "elsewhere", "busy"]
        assert isinstance(another[0].exception(), No)
        assert await passwords.fits(await passwords.hashed("correct horse", "here"), "correct horse", "here")
        assert not await passwords.fits(None, "nobody has this password!", "here")
        passwords.close()
        return [task.exception() for task in done]

    (refused,) = asyncio.run(crowd())
    assert isinstance(refused, No)
    assert refused.reason == "too_many"


# limit: name_letters
@pytest.mark.parametrize("name", ["", "   ", "x" * 11, "a\x00b", "a\u202eb"])
def test_a_name_is_short_and_readable(server: Served, name: str) -> None:
    status = 413 if len(name) > 10 else 400
    assert Visitor(server.address).call("PUT", "/api/me", name=name, expect=status)["refusal"] == "invalid"


# limit: password_letters
def test_a_password_is_neither_short_nor_endless(server: Served) -> None:
    ann = Visitor(server.address)
    assert ann.call("POST", "/api/account", name="Ann", password="1234567", expect=400)["refusal"] == "invalid"
    assert ann.call("POST", "/api/account", name="Ann", password="x" * 129, expect=413)["reason"] == "too_long"


# limit: running_games
def test_running_games_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    made = [ann.make("me", "friend") for _ in range(2)]
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert ann.call("POST", "/api/games", **wish, expect=429)["reason"] == "too_many"
    with ann.ear(made[0]["id"], 0) as left:
        left.ask(abort=True)
    ann.make("me", "friend")


# limit: bot_calls_per_minute
# limit: bot_running_games
def test_a_program_may_not_do_as_much_as_people(tmp_path: Path) -> None:
    few = replace(GENEROUS, bot_calls_per_minute=6, bot_running_games=1)
    with Served(settings(f"sqlite:///{tmp_path}/games.db", limits=few), Hands()) as served:
        token = served.house.admin.do(Wish("test", "bot", "Quick"), served.house.wall_clock.now()).token
        bot = Visitor(served.address)
        bot.http.headers["Authorization"] = f"Bearer {token}"
        bot.make("me", "friend")
        wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
        assert bot.call("POST", "/api/games", **wish, expect=429)["sentence"].startswith(
            "You have a game running; finish it first"
        )
        for _ in range(4):
            bot.get("/api/me")
        assert bot.get("/api/me", expect=429)["sentence"].startswith("A program may call 6 times a minute")
        Visitor(served.address, "Ann").get("/api/me")


# limit: games_per_hour
def test_games_made_in_an_hour_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    for _ in range(6):
        with ann.ear(ann.make("me", "friend")["id"], 0) as left:
            left.ask(abort=True)
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert ann.call("POST", "/api/games", **wish, expect=429)["reason"] == "too_many"


def test_a_rematch_is_a_game_made_like_any_other(server: Served) -> None:
    """Calling off and playing again is no way around the limit."""
    ann = Visitor(server.address, "Ann")
    game, made = ann.make("me", "me")["id"], 1
    while game is not None:
        with ann.ear(game, 0) as left:
            left.ask(abort=True)
            answer = left.ask(rematch=True)
            game = answer.get("next")
            made += game is not None
    assert made == 6
    assert answer["reason"] == "too_many"


# limit: setups
# limit: setup_letters
def test_set_ups_are_limited(server: Served) -> None:
    ann = Visitor(server.address, "Ann")
    for name in ("one", "two"):
        ann.call("PUT", "/api/setups", game="toy/numbers", name=name, text="hide 1")
    wish = {"game": "toy/numbers", "name": "three", "text": "hide 1"}
    assert ann.call("PUT", "/api/setups", **wish, expect=429)["reason"] == "too_many"
    assert ann.call("PUT", "/api/setups", **wish | {"name": "two", "text": "hide 2"})["text"] == "hide 2"
    long = {**wish, "text": "x" * 101}
    assert ann.call("PUT", "/api/setups", **long, expect=413)["reason"] == "too_long"


# limit: chat_letters
# limit: chat_per_minute
def test_chat_is_limited(server: Served) -> None:
    ann, _, game = pair(server.address)
    ann.call("POST", "/api/account", name="Anna", password="correct horse")
    with ann.ear(game, 0) as left:
        left.hear()
        assert left.ask(chat="x" * 21)["reason"] == "too_long"
        left.say(chat="one"), left.say(phrase=0)
        assert left.ask(phrase=1)["reason"] == "too_many"


# limit: wrong_passwords
# limit: wrong_passwords_per_address
def test_guessing_passwords_is_limited_by_address_and_by_name_there(server: Served) -> None:
    Visitor(server.address, "Guest").call("POST", "/api/account", name="Ann", password="correct horse")
    eve = Visitor(server.address)
    for _ in range(2):
        eve.call("POST", "/api/session", name="Ann", password="wrong", expect=401)
    right = {"name": "Ann", "password": "correct horse"}
    assert eve.call("POST", "/api/session", **right, expect=429)["reason"] == "too_many"
    for _ in range(2):
        eve.call("POST", "/api/session", name="Ben", password="wrong", expect=401)
    assert eve.call("POST", "/api/session", name="Cyd", password="wrong", expect=429)["reason"] == "too_many"


# limit: wrong_password_seconds
def test_waits_grow_up_to_a_longest_and_hold_for_nobody_else() -> None:
    instant = [1000.0]
    tries, waits = Tries(1000, 3, 30.0, seconds=lambda: instant[0]), []
    for _ in range(12):
        tries.wrong("ann", "192.0.2.1")
        waits.append(tries.wait("ann", "192.0.2.1"))
        instant[0] += waits[-1]
    assert waits[:2] == [0, 0]
    assert waits == sorted(waits)
    assert waits[-1] == 30.0
    assert tries.wait("ann", "192.0.2.2") == tries.wait("ben", "192.0.2.1") == 0
    tries.wrong("ann", "192.0.2.1")
    tries.right("ann", "192.0.2.1")
    assert tries.wait("ann", "192.0.2.1") == 0


# limit: forgotten_per_hour
def test_asking_for_links_is_limited(server: Served) -> None:
    eve = Visitor(server.address)
    for _ in range(2):
        eve.call("POST", "/api/account/reset", token="made up", password="correct horse", expect=404)
    eve.call("POST", "/api/account/reset", token="made up", password="correct horse", expect=429)


# limit: reviewed_inputs
def test_a_game_without_end_is_not_reviewed(server: Served) -> None:
    ann, ben, game = pair(server.address)
    with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
        set_up(left, right)
        left.ask(resign=True)
    for path in ("review", "review/1"):
        assert ann.get(f"/api/games/{game}/{path}", expect=413)["key"] == "server-review-long"


# limit: letters_per_hour
def test_nobody_is_sent_letters_without_end(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose address it is nobody knows: it may be a stranger's, given in many accounts."""
    sent: list[str] = []
    waits = {"name": "Ann", "rules": "toy/numbers", "others": "Ben", "language": "en"}
    monkeypatch.setattr(letters, "_whom", lambda *asked: {**waits, "mail": asked[1]})
    monkeypatch.setattr(Post, "send", lambda _, to, *letter: sent.append(to))

    async def write() -> None:
        for to in ("victim@example.org", "Victim@example.org", "VICTIM@example.org", "ben@example.org"):
            await server.house.letters._write(to, 0)

    asyncio.run(write())
    assert sent == ["victim@example.org", "Victim@example.org", "ben@example.org"]


# limit: report_letters
# limit: reports_per_hour
def test_reports_are_limited(server: Served) -> None:
    ann, _, game = pair(server.address)
    where = f"/api/games/{game}/report"
    assert ann.call("POST", where, seat=1, words="x" * 21, expect=413)["reason"] == "too_long"
    for _ in range(2):
        ann.call("POST", where, seat=1, words="rude", expect=204)
    assert ann.call("POST", where, seat=1, words="rude", expect=429)["reason"] == "too_many"


# limit: clock_seconds
# limit: clock_days
@pytest.mark.parametrize(
    "clock",
    [{"kind": "move", "seconds": 101}, {"kind": "move", "seconds": 0}, {"kind": "total", "seconds": 50, "increment": 101},
     {"kind": "days", "days": 4}, {"kind": "days", "days": 0}, {"kind": "none", "seconds": 3}, {"kind": "days", "seconds": 3}],
)  # fmt: skip
def test_a_clock_nobody_could_play_by_is_refused(server: Served, clock: dict) -> None:
    wish = {"game": "toy/numbers", "seats": [{"who": "me"}, {"who": "friend"}], "clock": clock}
    assert Visitor(server.address, "Ann").call("POST", "/api/games", **wish, expect=400)["reason"] == "bad_option"


def test_a_bucket_fills_again() -> None:
    clock = Hands()
    bucket = Bucket(rate=2.0, brim=3, seconds=clock.seconds)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.turn(0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.turn(60)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_tally_forgets_those_who_left() -> None:
    """Memory stays flat however many ask once."""
    clock = Hands()
    tally = Tally(count=10, within=60, seconds=clock.seconds)
    for number in range(20_000):
        tally.take(str(number))
        clock.turn(0.1)
    assert len(tally._buckets) < 5_000


# limit: open_invitations
# limit: listed_per_hour
def test_one_stranger_does_not_fill_the_list_that_all_read(server: Served) -> None:
    def seek(who: Visitor, expect: int | None = None) -> dict:
        return who.call("POST", "/api/seeks", game="toy/numbers", clock={"kind": "days", "days": 1}, expect=expect)

    ann = Visitor(server.address, "Ann")
    for _ in range(2):
        seek(ann)
    assert seek(ann, 429)["key"] in ("server-open-invitations", "server-games-running")
    assert ann.call(
        "POST", "/api/games", expect=429, game="toy/numbers", seats=[{"who": "me"}, {"who": "friend"}], listed=True
    )["key"] in ("server-open-invitations", "server-games-running")
    for name in ("Ben", "Cem"):
        assert seek(Visitor(server.address, name))["paired"]
    assert seek(Visitor(server.address, "Dan"), 429)["key"] == "server-games-from-address"


# limit: hints_per_minute
# limit: taken_back_per_hour
def test_hints_and_second_thoughts_are_counted(server: Served) -> None:
    """What whoever has used them up is told is in test_friendly.py: here no second passes, and no computer decides."""
    hints, second_thoughts = server.house.tallies.hints, server.house.tallies.taking_back
    assert [hints.take("ann") for _ in range(3)] == [True, True, False]
    assert [second_thoughts.take("ann") for _ in range(2)] == [True, False]
    assert hints.take("ben")


# limit: rated_per_pair
def test_the_same_two_people_are_rated_so_often_in_a_day(server: Served) -> None:
    ann, ben = Visitor(server.address), Visitor(server.address)
    for who, name in ((ann, "Ann"), (ben, "Ben")):
        who.call("POST", "/api/account", name=name, password="correct horse")
    first, second = (ann.make("me", "friend", rated=True) for _ in range(2))
    ben.call("POST", "/api/claim", token=first["invites"][0]["token"])
    with ann.ear(first["id"], 0) as left, ben.ear(first["id"], 1) as right:
        left.hear(), right.hear()
        right.ask(resign=True)
        left.until(lambda told: told["result"])
        left.ask(rematch=True)
        assert right.ask(rematch=True)["key"] == "server-rated-pair"
    assert ben.call("POST", "/api/claim", token=second["invites"][0]["token"], expect=429)["key"] == "server-rated-pair"


# limit: lobby_sockets
# limit: lobby_sockets_per_address
def test_sockets_at_the_lists_are_counted_by_address_and_in_all(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look() -> Ear:
        return Ear(f"{server.address.replace('http', 'ws')}/api/lobby", None)

    lookers = server.house.lobby.lookers
    pages = [look(), look()]
    wait_until(lambda: len(lookers) == 2)
    assert look().ended() == 4429
    monkeypatch.setattr("flagfall.server.api.lobby.address_of", lambda _: "elsewhere")
    pages.append(look())
    wait_until(lambda: len(lookers) == 3)
    assert look().ended() == 1013
    pages[0].close()
    wait_until(lambda: len(lookers) == 2)
