"""Every hidden rank and card has a word of its own, and every byte every socket receives is searched for it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from canary import canaries, hatch
from visitors import GENEROUS, Ear, Served, Visitor, settings

from flagfall.catalog import catalog
from flagfall.core import SPECTATOR, Refusal
from flagfall.server import rulebooks
from flagfall.server.tell import Face

QUIETEST = {"captured": "stealth", "silent_defense": True}
GAMES = [
    *((game.id, {}) for game in catalog.games() if not game.id.startswith("toy/")),
    ("stratego/classic", QUIETEST),
    ("risk/middle-earth", {"players": 3}),
]
MOVES = 60
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
    rulebooks._rules.cache_clear()


class Watched:
    """One listener, and which canaries it is entitled to."""

    def __init__(self, ear: Ear, seat: int) -> None:
        self.ear, self.seat, self.allowed, self.told, self._read = ear, seat, set[str](), ear.hear(200), 0

    def entitle(self, table) -> None:
        """To what it heard, and in the set-up to the names of what it may put down."""
        for fact in table.heard(self.seat).facts:
            self.allowed |= canaries(table.rules.spell(fact))
        edition = getattr(table.rules, "edition", None)
        if edition is not None:
            self.allowed |= {piece.id for piece in edition.pieces if piece.army == self.seat}

    def search(self) -> None:
        """Every byte that came since the last time."""
        for text in self.ear.received[self._read :]:
            assert not (leaked := canaries(text) - self.allowed), (
                f"listener {self.seat} was told {leaked}: {text[:400]}"
            )
        self._read = len(self.ear.received)

    def catch_up(self) -> None:
        self.told = self.ear.ask(since=self.told["moment"])


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda given: given if isinstance(given, str) else len(given))
def test_no_byte_of_what_is_hidden_reaches_a_socket(aviary: Served, game: str, options: dict) -> None:
    luck, ann = random.Random(game), Visitor(aviary.address, "Ann")
    seats = len(catalog.rules(game, **options).seats)
    made = ann.make(*["me"] * seats, game=game, options=options)["id"]
    listeners = [Watched(ann.ear(made, seat), seat) for seat in range(seats)]
    listeners.append(Watched(Visitor(aviary.address).ear(made), SPECTATOR))
    table = aviary.house.rooms.live(made).table
    kept, moves = set[int](), 0
    while moves < MOVES and table.result is None:
        for listener in listeners:
            listener.catch_up()
            listener.entitle(table)
            listener.search()
        acting = luck.choice([listener for listener in listeners if listener.told["choices"]])
        kept |= _kept_from(listeners)
        moves += len(kept) == seats and acting.told["picture"]["phase"] != "setup"
        if moves % 20 == 10:
            for listener in listeners:
                _swap_what_it_cannot_know(aviary.house.rooms.live(made), listener, luck)
        if _pry(ann, made, listeners, luck):
            continue
        choice = luck.choice(acting.told["choices"])
        acting.told = acting.ear.ask(decide=choice["text"], after=acting.told["moment"])
        assert acting.told["kind"] == "told", acting.told
    assert len(kept) == seats, "there was nothing to hide: the test proves nothing"


def _kept_from(listeners: list[Watched]) -> set[int]:
    """The seats from which something that another seat knows is hidden now."""
    return {one.seat for one in listeners[:-1] for other in listeners[:-1] if other.allowed - one.allowed}


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
    room._faces = {ear: Face(room.table, ear) for ear in (*range(len(room.rules.seats)), SPECTATOR)}


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
    listener.told = listener.ear.ask(since=0)
    heard = [listener.ear.received[-1]]
    for text in texts:
        listener.ear.ask(decide=text, after=listener.told["moment"])
        heard.append(listener.ear.received[-1])
    return [re.sub(r'"answers":\d+', "", text) for text in heard]


def _pry(ann: Visitor, game: str, listeners: list[Watched], luck: random.Random) -> bool:
    """Ask for what is not one's own, in as many ways as there are; True if that turned out to be a move."""
    prying = luck.choice(listeners)
    for text in (
        "nonsense",
        "a1-a2",
        "j9xj8",
        f"{luck.choice('abcdefghij')}{luck.randrange(1, 11)} detect e5",
        "play x",
    ):
        if luck.random() < 0.3:
            answer = prying.ear.ask(decide=text, after=prying.told["moment"])
            if answer["kind"] == "told":
                return True
    if luck.random() < 0.05:
        stranger = Visitor(ann.address)
        for path in ("moments", "moments/9", "moments?seat=0", "moments/9?seat=all", "scroll"):
            said = stranger.http.get(f"/api/games/{game}/{path}").text
            assert canaries(said) <= listeners[-1].allowed, path
    return False
