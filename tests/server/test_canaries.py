"""Every hidden piece and card has a word of its own, and every byte every socket and every call brings is searched for it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from canary import canaries, hatch
from visitors import GENEROUS, Served, Visitor, settings

from flagfall.catalog import catalog
from flagfall.catalog.catalog import _made as made
from flagfall.core import SPECTATOR, Refusal
from flagfall.server.tell import Seen
from flagfall.testing.conform import actors, lively

QUIETEST = {"captured": "stealth", "silent_defense": True}
GAMES = [
    *((game.id, {}) for game in catalog.games() if not game.id.startswith("toy/")),
    ("stratego/classic", QUIETEST),
    ("risk/middle-earth", {"players": 3}),
]
MOVES = 120
"""Moves once there is something to hide and the armies stand: enough for powers, captures, cards drawn and played."""


@pytest.fixture(scope="module")
def aviary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose games are full of canaries."""
    with pytest.MonkeyPatch.context() as patch:
        hatch(patch)
        talkative = replace(GENEROUS, messages_per_second=1e6, message_burst=10**6)
        folder = tmp_path_factory.mktemp("canaries")
        with Served(settings(f"sqlite:///{folder}/games.db", limits=talkative)) as served:
            yield served
    made.cache_clear()


class Watched:
    """One listener, and from which fact on it is entitled to which canaries."""

    def __init__(self, visitor: Visitor, game: str, seat: int, table) -> None:
        self.visitor, self.game, self.seat, self.table = visitor, game, seat, table
        self.ear = visitor.ear(game, None if seat == SPECTATOR else seat)
        self.told = self.ear.hear()
        self.since: dict[str, int] = {}
        self._spelled = self._read = 0
        # In the set-up it may be told the names of what it may put down.
        edition = getattr(table.rules, "edition", None)
        self.own = {piece.id for piece in getattr(edition, "pieces", ()) if piece.army == seat}

    def entitled(self, moment: int | None = None) -> set[str]:
        """To its own, and to whatever the first so many facts it heard tell."""
        for fact in self.table.heard(self.seat, self._spelled).facts:
            self._spelled += 1
            for canary in canaries(self.table.rules.spell(fact)):
                self.since.setdefault(canary, self._spelled)
        return self.own | {canary for canary, since in self.since.items() if moment is None or since <= moment}

    def search(self, said: str = "") -> None:
        """Every byte that came since the last time, for what was not to be known at that moment; refusals repeat what was said."""
        for text in self.ear.received[self._read :]:
            message = json.loads(text)
            if message["kind"] == "told":
                self.told = message
            self.look_through(text, message.get("moment"), said if message["kind"] == "refused" else "")
        self._read = len(self.ear.received)

    def look_through(self, text: str, moment: int | None = None, said: str = "") -> None:
        leaked = canaries(text) - self.entitled(moment) - canaries(said)
        assert not leaked, f"listener {self.seat} was told {leaked}: {text[:400]}"

    def decide(self, text: str) -> dict:
        answer = self.ear.ask(decide=text, after=self.told["moment"])
        self.search(text)
        return answer

    def catch_up(self) -> None:
        """Listen until everything that was there to be heard has come."""
        while self.told["moment"] < self.table.heard_count(self.seat):
            self.ear.hear()
            self.search()

    def call(self, path: str, expect: int = 200) -> str:
        """The text of a call under this game, made as this listener."""
        answer = self.visitor.http.get(f"/api/games/{self.game}{path}")
        assert answer.status_code == expect, (path, answer.text[:200])
        return answer.text


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda given: given if isinstance(given, str) else len(given))
def test_no_byte_of_what_is_hidden_reaches_anybody(aviary: Served, game: str, options: dict) -> None:
    luck = random.Random(game)
    listeners = _sit_down(aviary, game, options)
    room = aviary.house.rooms.live(listeners[0].game)
    sheet = listeners[-1].call("")
    kept, moves, steps = set[int](), 0, 0
    while moves < MOVES and room.table.result is None:
        steps += 1
        acting = listeners[luck.choice(actors(room.table))]
        acting.catch_up()
        kept |= _kept_from(listeners)
        moves += len(kept) == len(listeners) - 1 and acting.told["picture"]["phase"] != "setup"
        if steps % 75 == 30:
            _ask_around(listeners, luck)
            for listener in listeners:
                _swap_what_it_cannot_know(room, listener, luck)
        if luck.random() < 0.1 and _pry(luck.choice(listeners), luck):
            continue
        text = room.rules.write(lively(room.rules, room.table.choices(acting.seat), luck), acting.seat)
        answer = acting.decide(text)
        assert answer["kind"] == "told", answer
    for listener in listeners:
        listener.catch_up()
    assert len(kept) == len(listeners) - 1, "there was nothing to hide: the test proves nothing"
    assert listeners[-1].call("") == sheet, "what never changes in a game has changed"


def _sit_down(aviary: Served, game: str, options: dict) -> list[Watched]:
    """Somebody of their own in every seat, and somebody who only watches."""
    seats = len(catalog.rules(game, **options).seats)
    people = [Visitor(aviary.address, f"Player {seat}") for seat in range(seats)]
    made = people[0].make("me", *["friend"] * (seats - 1), game=game, options=options, listed=True)
    for invite in made["invites"]:
        people[invite["seat"]].call("POST", "/api/claim", token=invite["token"])
    people[0].get(f"/api/games/{made['id']}")
    table = aviary.house.rooms.live(made["id"]).table
    watcher = Visitor(aviary.address, "Watcher")
    ears = [*enumerate(people), (SPECTATOR, watcher)]
    return [Watched(visitor, made["id"], seat, table) for seat, visitor in ears]


def _kept_from(listeners: list[Watched]) -> set[int]:
    """The seats from which something that another seat knows is hidden now."""
    known = [listener.entitled() for listener in listeners[:-1]]
    return {seat for seat, mine in enumerate(known) if any(theirs - mine for theirs in known)}


def _ask_around(listeners: list[Watched], luck: random.Random) -> None:
    """Everything that can be called for: looking back is one's own and tells what was known then, the rest tells nothing."""
    over = listeners[0].table.result is not None
    for listener in listeners:
        own = "" if listener.seat == SPECTATOR else f"?seat={listener.seat}"
        moments = listener.call(f"/moments{own}")
        listener.look_through(moments)
        numbers = [one["moment"] for one in json.loads(moments)]
        for moment in {luck.choice(numbers), numbers[-1]}:
            listener.look_through(listener.call(f"/moments/{moment}{own}"), moment)
        for which in ("mine", "open", "watch"):
            assert not canaries(listener.visitor.http.get(f"/api/games?list={which}").text)
        if not over:
            for seat in {*range(len(listeners) - 1)} - {listener.seat}:
                for path in (f"/moments?seat={seat}", f"/moments/9?seat={seat}"):
                    assert not canaries(listener.call(path, 403))
            for path in ("/moments?seat=all", "/moments/9?seat=all", "/scroll"):
                assert not canaries(listener.call(path, 409))


def _swap_what_it_cannot_know(room, listener: Watched, luck: random.Random) -> None:
    """Non-interference: under another truth that agrees with everything it heard, it receives the same bytes."""
    rules, table, truth = room.rules, room.table, room.table._state
    texts = _refused(rules, table, listener)
    received = [_answers(listener, texts)]
    for _ in range(2):
        _set(room, rules.imagine(table.heard(listener.seat), luck))
        received.append(_answers(listener, texts))
        _set(room, truth)
    assert received[1:] == received[:1] * 2, f"listener {listener.seat} can tell two truths apart"


def _set(room, state) -> None:
    room.table._state = state
    room._seen = {ear: Seen(room.table, ear) for ear in (*range(len(room.rules.seats)), SPECTATOR)}


def _refused(rules, table, listener: Watched) -> list[str]:
    """What everybody could decide now, and moves from everywhere, as far as this listener would be refused them."""
    texts = [rules.write(decision) for seat in range(len(rules.seats)) for decision in table.choices(seat)][:60:3]
    refused = ["nonsense"]
    for text in [*texts, "a1-a2", "e5-e4", "j10xj9", "d4 detect d5", "attack shire"]:
        try:
            if listener.seat != SPECTATOR and table.choices(listener.seat):
                rules.read(text, table.view(listener.seat))
        except Refusal:
            refused.append(text)
    return refused


def _answers(listener: Watched, texts: list[str]) -> list[str]:
    """Every byte of the whole story told again and of the refusals, but for the numbers of the questions."""
    listener.ear.ask(since=0)
    heard = [listener.ear.received[-1]]
    for text in texts:
        listener.decide(text)
        heard.append(listener.ear.received[-1])
    return [re.sub(r'"answers":\d+', "", text) for text in heard]


def _pry(prying: Watched, luck: random.Random) -> bool:
    """Ask for what is not one's own, in as many ways as there are; True if that turned out to be a move."""
    prying.catch_up()
    somewhere = f"{luck.choice('abcdefghij')}{luck.randrange(1, 11)}"
    for text in ("nonsense", "a1-a2", "j9xj8", f"{somewhere} detect e5", "play x"):
        answer = prying.decide(text)
        if answer["kind"] == "told":
            return True
    return False
