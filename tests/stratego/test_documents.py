"""What a browser gets of Stratego is exactly what docs/stratego-show.md says."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import flagfall
from flagfall.core import SPECTATOR

PAGE = (Path(__file__).parents[2] / "docs" / "stratego-show.md").read_text("utf-8")
GAMES = [entry.id for entry in flagfall.games() if entry.id.startswith("stratego/")]


def rows_of(section):
    """The first two cells of every row of a section's table."""
    table = PAGE.split(f"## `{section}", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| (`[^|]+) \| ([^|]+) \|", table, re.MULTILINE)


def keys_of(section):
    return {key for first, _ in rows_of(section) for key in re.findall(r"`(\w+)`", first)}


def parts_of(section, name):
    """The keys of what stands in braces behind a key."""
    said = next(what for first, what in rows_of(section) if f"`{name}`" in first)
    return set(re.search(r"`(?:\[)?\{([^}]+)\}", said).group(1).split(", "))


@pytest.mark.parametrize("game", GAMES)
def test_what_never_changes_has_exactly_these_keys(game):
    described = flagfall.rules(game).describe()
    assert set(described) == keys_of("describe()")
    assert all(set(kind) == parts_of("describe()", "kinds") for kind in described["kinds"].values())
    assert all(set(power) == parts_of("describe()", "powers") for power in described["powers"].values())
    assert all(set(army) == parts_of("describe()", "armies") for army in described["armies"])
    assert all(f"`{kind['emblem']}`" in PAGE for kind in described["kinds"].values())


def test_the_example_of_a_kind_is_true():
    (shown,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert flagfall.rules("stratego/lotr-powers").describe()["kinds"]["legolas"] == json.loads(shown)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_exactly_these_keys_and_every_choice_these_verbs(game):
    rules, luck = flagfall.rules(game), Random(3)
    table = flagfall.Table(rules, luck)
    keys = keys_of("show(view)") - ({"ring"} if game != "stratego/lotr-ring" else set())
    while table.result is None and table.moment < 400:
        for listener in (0, 1, SPECTATOR):
            shown = rules.show(table.view(listener))
            assert set(shown) == keys
            assert shown["listener"] == listener
            assert shown["pending"] is None or set(shown["pending"]) == parts_of("show(view)", "pending")
        choices = table.choices(table.to_act)
        assert {rules.offer(choice, table.to_act)["do"] for choice in choices} <= keys_of("offer(decision)")
        table.submit(table.to_act, luck.choice(choices.decisions))
