"""docs/adding.md is true: what it says is data alone is added here by data alone."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from copy import deepcopy
from importlib import import_module
from pathlib import Path

import gymnasium
import pytest

import flagfall.envs
from flagfall import catalog
from flagfall.arena.league import read_league
from flagfall.arena.match import play_match
from flagfall.arena.workers import Here
from flagfall.catalog.entries import _game
from flagfall.envs import openspiel
from flagfall.games.declared import read
from flagfall.games.stratego.family import FAMILY
from flagfall.speech import Catalogue, catalogue
from flagfall.speech.catalogue import cut
from flagfall.testing.conform import rules_conform
from flagfall.testing.sketch import sketch

PAGE = (Path(__file__).parents[2] / "docs" / "adding.md").read_text("utf-8")
draft = import_module("flagfall.games.stratego.draft")
HERALD = {
    "army": 0, "id": "herald", "name": "Herald", "rank": "4", "count": 1, "letter": "Q", "emblem": "horn", "source": "reconstruction",
}  # fmt: skip


def herald():
    """A file that inherits the powers of The Lord of the Rings and adds the page's power on a new piece."""
    pieces = deepcopy(read("stratego", "editions", "lotr")["piece"])
    next(piece for piece in pieces if piece["id"] == "elf")["count"] -= 1
    power = tomllib.loads(re.search(r"```toml\n(\[power.*?)```", PAGE, re.DOTALL)[1])
    return {
        "inherits": "lotr-powers",
        "title": "The Herald",
        "sentence": "With a horn.",
        "piece": [*pieces, HERALD],
        **power,
    }


@pytest.fixture
def game(monkeypatch):
    monkeypatch.setattr(draft, "read", lambda *asked: herald() if asked[2] == "herald" else read(*asked))
    draft.edition.cache_clear()
    entries = catalog.catalog._entries()
    monkeypatch.setitem(entries, "stratego/herald", _game(FAMILY, "herald"))
    yield "stratego/herald"
    draft.edition.cache_clear()


def test_an_edition_with_a_new_power_on_a_new_piece_is_a_file(game):
    drawn = sketch(game, "Q . . -3 . -3", turn=0)
    assert "Horn of Gondor does not go from a1 to f1 as the board stands." in drawn.answer("a1 horn f1")
    drawn.decide("a1 horn d1")
    told = drawn.rules.narrate(drawn.heard(1).facts, 1)
    assert told[0] == "The Herald at a1 blows the horn: it is the Orc at d1."
    guide = dict(drawn.rules.guide())
    assert "Horn of Gondor (Herald): Choose an enemy up to three squares away" in guide["Special powers"]
    assert "Herald" in guide["The pieces"]
    assert "Horn of Gondor: e4 horn g6" in guide["Writing a move"]
    assert drawn.rules.describe()["powers"]["horn"]["verb"] == "probe"


def test_it_keeps_the_contract(game):
    rules_conform(catalog.rules(game), games=1, decisions=150)


def test_an_edition_of_ones_own_is_a_game_in_every_world(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("scouts.toml").write_text(re.search(r"```toml\n(inherits.*?)```", PAGE, re.DOTALL)[1])
    Path("league.toml").write_text(
        'players = ["random", "novice"]\nscrolls = false\ngames = 2\n[[table]]\ngame = "scouts.toml"\n'
    )
    id_ = flagfall.rules("./scouts.toml").id
    aec = flagfall.envs.aec("./scouts.toml", rescue=True)
    aec.reset(seed=1)
    aec.step(aec.action_space(aec.agent_selection).sample())
    for env in (
        gymnasium.make("flagfall/own-v1", game="./scouts.toml", opponent="random"),
        gymnasium.make_vec("flagfall/own-v1", num_envs=2, game="./scouts.toml"),
    ):
        assert env.unwrapped.rules.id == id_
        env.reset(seed=1)
        env.step(env.unwrapped.sample() if hasattr(env.unwrapped, "sample") else env.action_space.sample())
    state = openspiel.own("./scouts.toml", rescue=True).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert openspiel.own("./scouts.toml").rules.id == id_
    (fixture,) = read_league(Path("league.toml")).fixtures()
    assert fixture.terms.game == id_
    assert play_match(fixture.terms, Here()).games == 2


def test_a_language_is_a_folder_of_files():
    page = (Path(__file__).parents[2] / "docs" / "translating.md").read_text("utf-8")
    added = re.search(r"```text\n(stratego-lotr.*?)```", page, re.DOTALL)[1]
    german = Catalogue("de", cut(added), catalogue())
    orc = next(piece for piece in draft.edition("lotr").pieces if piece.id == "orc")
    assert german.say(orc.name) == "Ork"
    assert german.form(orc.name, "all") == "die Orks"
    assert catalogue().form(orc.name, "the") == "the Orc"


HAIL = """
inherits = "barrage"
title = "Hails"
sentence = "Barrage with Scouts that call."
source = "reconstruction"

[power.hail]
name = "Hail"
shape = "hail"
word = "hail"
owners = ["scout"]
reach = "around 2"
sentence = "Choose a piece of yours up to two squares away; both show their faces."
source = "reconstruction"
"""
PLAYED = """
from random import Random
import flagfall
from flagfall.players import Sitter, seat_player
from flagfall.testing.conform import lively, rules_conform

rules, luck = flagfall.rules("./hail.toml"), Random(1)
rules_conform(rules, games=1, decisions=60)
for seed in range(3):
    table = flagfall.Table(rules, luck)
    novice = Sitter(seat_player("novice", rules, 0, Random(seed)), table, 0)
    while table.result is None and table.moment < 60:
        table.submit(table.to_act, lively(rules, table.choices(1), luck) if table.to_act else novice.decide())
    print(*rules.narrate(table.heard(0).facts, 0), sep="\\n")
"""


def test_a_new_shape_is_as_many_files_as_the_page_says(tmp_path):
    """The page's own change, made to a copy of the package and played uncompiled."""
    package = tmp_path / "flagfall"
    shutil.copytree(Path(flagfall.__file__).parent, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    changed = set(re.findall(r"^\+\+\+ games/stratego/(.*)$", PAGE, re.MULTILINE))
    for part in re.search(r"```diff\n(.*?)```", PAGE, re.DOTALL)[1].split("+++ ")[1:]:
        name, _, hunks = part.partition("\n@@\n")
        file = package / name
        text = file.read_text("utf-8") if file.exists() else ""
        for hunk in hunks.split("@@\n"):
            lines = hunk.splitlines(keepends=True)
            before, after = ("".join(line[1:] for line in lines if line[0] in kept) for kept in (" -", " +"))
            assert text.count(before) == 1 or not before
            text = text.replace(before, after) if before else after
        file.write_text(text, "utf-8")
    listed = re.findall(r"^\| `([\w/<>.]+)` \|", PAGE, re.MULTILINE)
    assert sorted(changed) == sorted(name.replace("<shape>", "hail") for name in listed)
    assert len(changed) == 5
    (tmp_path / "hail.toml").write_text(HAIL)
    told = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert re.search("calls a comrade: .* answers", told.stdout), told.stderr
