"""What is told is packed against what was told before; a page reads the same either way."""

from __future__ import annotations

import random
from typing import Any

import pytest
from visitors import Served, Visitor, pair, set_up, settings

import flagfall
from flagfall.core import SPECTATOR
from flagfall.server import packing, wire
from flagfall.server.packing import Packing, Unpacking
from flagfall.server.tell import Seen, written

MOST = 200
"""Bytes a move may take to each listener, on average."""


def test_both_players_and_watchers_unpack_what_others_read_as_text(tmp_path: Any) -> None:
    with Served(settings(f"sqlite:///{tmp_path}/x.db")) as server:
        ann, ben, game = pair(server.address)
        nobody = Visitor(server.address)
        with ann.ear(game, 0) as left, ben.ear(game, 1) as right:
            set_up(left, right)
            with (
                ann.ear(game, 0, packed=True) as short,
                nobody.ear(game) as watcher,
                nobody.ear(game, packed=True) as w1,
                nobody.ear(game, packed=True) as w2,
            ):
                for ear in (left, short, watcher, w1, w2):
                    ear.until(lambda told: told["watching"] == 3)
                left.say(phrase=0)
                alike = [ear.until(lambda told: told["chat"]) for ear in (short, watcher, w1, w2)]
                assert {told["chat"][-1]["text"] for told in alike} == {"Hello!"}
                again = short.ask(since=0, seat=None)
                assert again["seat"] is None
                assert again["picture"] == alike[1]["picture"]
                assert alike[2] == alike[3] == alike[1]
                assert short.ask(ping=True)["kind"] == "pong"
                assert short.ask(since=0, seat=0)["picture"] == left.ask(since=0)["picture"]
            for word, text in zip(short.wire, short.received, strict=True):
                assert isinstance(word, bytes) == ('"kind":"told"' in text)


@pytest.mark.parametrize("way", packing.WAYS, ids=lambda way: way[0].__module__)
def test_a_move_is_two_hundred_bytes_to_each_listener(way: tuple[Any, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "WAYS", [way])
    rules, luck = flagfall.rules("stratego/classic"), random.Random(1)
    table = flagfall.Table(rules)
    ears = (0, 1, SPECTATOR)
    heard, packings, unpackings = dict.fromkeys(ears, 0), [Packing() for _ in ears], [Unpacking() for _ in ears]
    sizes: list[tuple[int, int]] = []
    people = [wire.Person(seat=seat, name="Ann", player=None, here=True, replaced=False) for seat in (0, 1)]
    for ply in range(380):
        if table.result is not None:
            break
        seat = table.to_act
        table.submit(seat, luck.choice(table.look(seat)[1].decisions))
        if ply < 80:  # until both armies stand
            continue
        for n, ear in enumerate(ears):
            seen = Seen(table, ear)
            facts, story = seen.told(heard[ear])
            told = wire.Told(
                game="Zk3v9QmW1xYabcde",
                seat=None if ear == SPECTATOR else ear,
                since=heard[ear],
                moment=seen.moment,
                facts=facts,
                story=story,
                notes=[],
                picture=seen.picture(),
                choices=seen.choices,
                hints=seen.hints,
                to_act=table.to_act,
                clocks=wire.Clocks(left=[600_000 - 977 * ply, 583_000], running=1, at=1_763_243_526_000 + 1_361 * ply),
                people=people,
                watching=3,
                draw=[],
                rematch=[],
                next=None,
                may_abort=False,
                muted=[],
                result=None,
                chat=[],
                answers=ply if ear == seat else None,
            )
            heard[ear], text = seen.moment, written(told)
            word = packings[n].pack(text)
            assert unpackings[n].unpack(word) == text
            sizes.append((len(word), len(text)))
    later = sizes[30:]
    on_the_wire, as_text = (sum(lengths) / len(later) for lengths in zip(*later, strict=True))
    assert on_the_wire <= MOST < as_text / 10, (on_the_wire, as_text)


def test_watchers_who_heard_the_same_share_one_packing() -> None:
    shared: dict[tuple[bytes, bytes, bytes], bytes] = {}
    ears = [Packing() for _ in range(300)]
    for text in (b"one" * 50, b"two" * 50, b"one" * 51):
        words = {id(ear.pack(text, shared)) for ear in ears}
        assert len(words) == 1
