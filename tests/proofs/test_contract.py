"""Every game keeps the contract: fold equals projection, codecs round-trip, replay equals play, refusals change nothing."""

import pytest
from spread import cases, label

import flagfall
from flagfall.catalog import game as entry_of
from flagfall.core import Decision
from flagfall.testing import Broken, player_conforms, rules_conform


@pytest.mark.parametrize(("game", "options"), cases(), ids=label)
def test_a_game_keeps_the_contract(game, options):
    rules_conform(flagfall.rules(game, **options), games=1, seed=1, decisions=140)


class TestThatTheProofCanFail:
    """A proof that never fails proves nothing: each of these games breaks the contract once."""

    @staticmethod
    def broken(**changed):
        entry = entry_of("stratego/quick-battle")
        rules = entry.make(entry.settle({}))  # one of our own, to be broken
        for name, value in changed.items():
            setattr(rules, name, value)
        return rules

    def test_a_fold_that_forgets_is_found(self):
        rules = self.broken()
        fold = rules.fold
        rules.fold = lambda heard: fold(type(heard)(heard.listener, heard.facts[:-1]))
        with pytest.raises(Broken, match="the fold of listener"):
            rules_conform(rules, games=1, decisions=60)

    def test_a_codec_that_confuses_is_found(self):
        with pytest.raises(Broken, match="written alike"):
            rules_conform(self.broken(write=lambda decision, seat: "a1-a2"), games=1, decisions=5)

    def test_a_picture_that_is_not_plain_is_found(self):
        with pytest.raises(Broken, match="not plain data"):
            rules_conform(self.broken(show=lambda view: {"cells": view.cells}), games=1, decisions=5)

    def test_a_player_that_cheats_is_found(self):
        class Cheat:
            def __init__(self, rules, seat, luck):
                pass

            def decide(self, heard, view, choices, seconds):
                return Decision(10**6)

        with pytest.raises(Broken, match="not among its choices"):
            player_conforms(Cheat, "stratego/duel")

    def test_a_player_that_meddles_is_found(self):
        class Meddler:
            def __init__(self, rules, seat, luck):
                pass

            def decide(self, heard, view, choices, seconds):
                view.cells["face"][:] = 0
                view.cells["listener"][:] = 3
                return choices[0]

        with pytest.raises(Broken, match="changed what it was given"):
            player_conforms(Meddler, "stratego/duel")
