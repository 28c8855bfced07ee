"""Leagues: who meets whom, what they are rated, and the page that shows it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from flagfall.arena import Here
from flagfall.arena.league import BadLeague, read_league
from flagfall.arena.page import page
from flagfall.arena.ratings import Group, bradley_terry, openskill

LEAGUE = """
name = "A small league"
players = ["novice", "random", "novice-1"]
games = 4

[[table]]
game = "stratego/quick-battle"
options = { ply_limit = 60 }

[[table]]
game = "risk/standard"
seats = 3
games = 3
draw_after = 40
"""


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "small.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_everybody_meets_everybody_in_every_game(written):
    fixtures = list(read_league(written(LEAGUE)).fixtures())
    assert [fixture.terms.players for fixture in fixtures] == [
        ("novice", "random"),
        ("novice", "novice-1"),
        ("random", "novice-1"),
        ("novice", "random", "novice-1"),
    ]


def test_or_the_first_meets_all_others(written):
    fixtures = read_league(written('kind = "gauntlet"\n' + LEAGUE)).fixtures()
    assert [f.terms.players for f in fixtures if f.table == 0] == [("novice", "random"), ("novice", "novice-1")]


def test_a_league_is_played_rated_and_shown(written, flagfall, monkeypatch, tmp_path):
    monkeypatch.setattr("flagfall.cli.league.lanes_of", lambda workers, on: Here())
    said = flagfall(f"league {written(LEAGUE)}")
    assert said.code == 0, said.err
    text = (tmp_path / "small" / "index.html").read_text("utf-8")
    links = re.findall(r'href="((?:scrolls|replays)/[^"]+)"', text)
    assert len(links) == 2 * (3 * 4 + 3)
    assert all((tmp_path / "small" / link).exists() for link in links)
    assert text.count("<svg") == 2
    assert "http" not in text
    HTMLParser().feed(text)
    assert "novice" in said.out


def test_a_league_that_was_stopped_goes_on_after_the_games_it_has(written, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    text = LEAGUE.partition('[[table]]\ngame = "risk')[0]
    whole, stopped, again = (read_league(written(text)) for _ in range(3))
    whole.play(Here(), lambda *_: None, lambda *_: None)
    seen, kept = [], []

    def tired(fixture, played):
        seen.append(played)
        if len(seen) == 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped.play(Here(), lambda *_: None, tired)
    lanes = Here()
    monkeypatch.setattr(lanes, "play", lambda jobs: (kept.append(one) or one for one in Here().play(jobs)))
    again.play(lanes, lambda *_: None, lambda *_: None, resume=True)
    assert [[one.scores for one in each.games] for each in again.results] == [
        [one.scores for one in each.games] for each in whole.results
    ]
    assert len(kept) == 3 * 4 - len(seen)
    assert not list((tmp_path / "cache" / "flagfall" / "matches").iterdir())


@pytest.mark.parametrize("played", [1, 5], ids=["before a pair is whole", "before the second table has begun"])
def test_ctrl_c_in_the_middle_leaves_a_page_of_what_was_played(played, written, flagfall, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    lanes, games = Here(), []

    def tired(jobs):
        for one in Here().play(jobs):
            games.append(one)
            yield one
            if len(games) == played:
                raise KeyboardInterrupt

    monkeypatch.setattr(lanes, "play", tired)
    monkeypatch.setattr("flagfall.cli.league.lanes_of", lambda workers, on: lanes)
    said = flagfall(f"league {written(LEAGUE)}")
    assert said.code == 130, said.err
    assert "with --resume goes on" in said.out
    if played > 1:
        text = (tmp_path / "small" / "index.html").read_text("utf-8")
        assert text.count("<svg") == text.count("Nobody is rated here yet.") == 1
    assert flagfall(f"league {written(LEAGUE)} --resume").code == 0
    assert len(games) == 3 * 4 + 3


def test_the_better_player_is_rated_higher_by_what_it_won():
    groups = [Group(("good", "bad"), (0.75, 0.25)) for _ in range(60)]
    groups += [Group(("good", "bad"), (0.5, 0.5)) for _ in range(20)]
    good, bad = bradley_terry(groups)
    assert (good.player, bad.player) == ("good", "bad")
    assert good.rating - bad.rating == pytest.approx(137, abs=12)
    assert good.low < good.rating < good.high


def test_ratings_add_up_over_players_who_never_met():
    groups = [Group(("a", "b"), (0.75, 0.25))] * 50 + [Group(("b", "c"), (0.75, 0.25))] * 50
    rated = {player.player: player.rating for player in bradley_terry(groups)}
    assert rated["a"] - rated["c"] == pytest.approx(2 * (rated["a"] - rated["b"]), rel=0.05)


def test_of_three_at_a_table_who_wins_more_is_rated_higher():
    rated = openskill([Group(("a", "b", "c"), (0.8, 0.2, 0.0), 3)] * 20)
    assert [player.player for player in rated] == ["a", "b", "c"]
    assert all(player.low < player.rating < player.high for player in rated)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("players = [", "is no TOML"),
        ('players = ["a"]', "players is a list of two or more different names."),
        ('players = ["novice", "random"]', "there is no [[table]]"),
        ('players = ["novice", "random"]\nkind = "cup"\n[[table]]\n', "kind is round robin or gauntlet, not 'cup'."),
        ('players = ["novice", "random"]\n[[table]]\ngame = "chess"', "There is no game 'chess'."),
        ('players = ["novice", "random"]\nround = 3\n[[table]]\n', "a league has no 'round'"),
        ('players = ["novice", "random"]\ngames = "many"\n[[table]]\ngame = "stratego/duel"', "games is a number"),
        ('players = ["novice", "random"]\n[[table]]\ngame = "risk/standard"\nseats = 3', "has 3 seats"),
    ],
)
def test_a_file_that_cannot_be_is_refused_with_its_name(written, text, why):
    with pytest.raises(BadLeague) as refused:
        read_league(written(text))
    assert why in str(refused.value)
    assert "small.toml" in str(refused.value)


def test_names_are_shown_as_they_are_and_never_as_marks(written):
    league = read_league(written(LEAGUE.replace("A small league", "<script>alert(1)</script>")))
    league.tables = league.tables[:1]
    league.play(Here(), lambda *_: None, lambda *_: None)
    assert "<script>" not in page(league)
