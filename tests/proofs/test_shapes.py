"""Whatever a game says in its own words fits the types it declares: the browser's are generated from them."""

from random import Random
from typing import TypedDict

import msgspec
import pytest

import flagfall
from flagfall.core import SPECTATOR
from flagfall.server.typescript import files

PLIES = 500


def fits(said, shape):
    """Nothing missing, nothing of another type, nothing beside it."""
    text = msgspec.json.encode(said)
    again = msgspec.json.decode(text, type=shape, dec_hook=lambda kind, value: kind(value, ""))
    assert msgspec.json.decode(msgspec.json.encode(again, enc_hook=str)) == msgspec.json.decode(text)


@pytest.mark.parametrize("game", [entry.id for entry in flagfall.games()])
def test_everything_a_page_is_told_is_of_the_declared_type(game):
    rules, luck = flagfall.rules(game), Random(game)
    said = rules.family.shapes()
    facts = {
        word.name: TypedDict("Told", {argument.name: said.kinds[argument.kind] for argument in word.arguments})
        for word in said.facts
    }
    offers = {
        word.name: TypedDict("Offer", {argument.name: said.kinds[argument.kind] for argument in word.arguments})
        for word in said.decisions
    }
    fits(rules.describe(), said.described)
    table, listeners = flagfall.Table(rules, luck), [*range(len(rules.seats)), SPECTATOR]
    while table.result is None and table.moment < PLIES:
        seat = table.to_act
        choices = table.choices(seat)
        if table.moment % 7 == 0:
            for listener in listeners:
                view = table.view(listener)
                fits(rules.show(view), said.shown)
                assert msgspec.json.decode(rules.shown(view)) == msgspec.json.decode(
                    msgspec.json.encode(rules.show(view))
                )
        fits(rules.hints(table.view(seat)), said.hints)
        decision = luck.choice(choices.decisions)
        offer = rules.offer(decision, seat)
        fits({key: part for key, part in offer.items() if key not in ("do", "text")}, offers[offer["do"]])
        table.submit(seat, decision)
    for listener in listeners:
        heard = table.heard(listener).facts
        for fact in heard:
            fits(rules.told(fact), facts[fact.what])
        sentences = rules.sentences(heard, listener)
        assert [sentence.text for sentence in sentences] == rules.narrate(heard, listener)
        told = [at for sentence in sentences for at in sentence.tells]
        assert all(sentence.tells for sentence in sentences)
        assert len(set(told)) == len(told), "a fact is told once"
        assert [sentence.tells[0] for sentence in sentences] == sorted(sentence.tells[0] for sentence in sentences)


def test_every_word_and_every_kind_of_argument_has_a_type_in_the_browser():
    for entry in flagfall.games():
        family = flagfall.rules(entry.id).family
        text, said = files()[f"{family.id}/wire.ts"], family.shapes()
        for word in said.facts:
            assert f'what: "{word.name}"; told: {{' in text
            assert all(argument.kind in said.kinds for argument in word.arguments)
