"""An edition of one's own is a file anywhere: played like any other, refused with its name, and found again."""

import pickle

import pytest

import flagfall
from flagfall import catalog
from flagfall.core import BadEdition, UnknownGame
from flagfall.games import own
from flagfall.players.levels import offered as levels_of
from flagfall.records import check, scroll_of, write
from flagfall.table import Table

MINE = """inherits = "barrage"
title = "Mine"
sentence = "Three scouts."
source = "reconstruction"
[counts]
marshal = 1
miner = 1
scout = 3
flag = 1
"""
QUICK = """[edition]
id = "quick"
title = "Quick"
sentence = "Leaders count for more."
inherits = "middle-earth"
[rules]
leader_bonus = 2
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder to work in, and a home where copies are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(own.PLACES, "")
    monkeypatch.setattr(own, "_OPEN", {})
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text(MINE)
    (tmp_path / "quick.toml").write_text(QUICK)
    return tmp_path


def played(rules):
    table = Table(rules)
    for _ in range(20):
        table.submit(table.to_act, table.choices(table.to_act)[0])
    return table


def test_it_is_played_with_its_options_like_any_other():
    rules = flagfall.rules("./mine.toml", rescue=True)
    assert rules.id.startswith("stratego/mine@")
    assert sum(piece.count for piece in rules.edition.pieces) == 12
    assert rules.options["rescue"] is True
    assert flagfall.rules(rules.id, rescue=True) is rules
    assert len(flagfall.rules("./quick.toml", players=4).seats) == 4
    batch = flagfall.Batch(rules, tables=3, seed=1)
    batch.step(batch.sample())


def test_whoever_plays_the_box_it_lies_over_plays_it_too():
    rules = flagfall.rules("./quick.toml", players=2)
    assert catalog.box_of(rules.id) == "risk/middle-earth"
    assert [level.name for level in levels_of(rules.id)] == [level.name for level in levels_of("risk/middle-earth")]


def test_a_scroll_of_it_is_read_where_the_file_is_gone_or_has_changed(folder, monkeypatch):
    """A copy was kept. Without the copy the file as it was is looked for, and only that one is taken."""
    table = played(flagfall.rules("./mine.toml"))
    text = write(scroll_of(table, ("a", "b")))
    other = pickle.dumps(table.rules)
    (folder / "mine.toml").write_text(MINE.replace("scout = 3", "scout = 4"))
    monkeypatch.setattr(own, "_OPEN", {})
    assert check(text)[1].record() == table.record()
    assert pickle.loads(other).id == table.rules.id
    assert flagfall.rules("./mine.toml").id != table.rules.id

    monkeypatch.setattr(own, "_OPEN", {})
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "elsewhere"))
    monkeypatch.setenv(own.PLACES, str(folder))
    with pytest.raises(flagfall.core.DamagedScroll, match=r"its file mine\.toml has changed or is gone"):
        check(text)
    (folder / "mine.toml").write_text(f"# back as it was\n{MINE}")
    assert check(text)[1].record() == table.record()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (MINE.replace("scout", "scuot"), r"\./bad\.toml: counts names 'scuot'; there are marshal, general"),
        (MINE.replace('"barrage"', '"barage"'), r"\./bad\.toml: inherits names 'barage'; there are barrage, classic"),
        (
            MINE.replace("= 3", "= true"),
            r"\./bad\.toml: counts\.scout is true; it has to be a whole number from 0 to 99",
        ),
        (MINE.replace("scout = 3", "scout = 90"), r"\./bad\.toml: setup is 4 rows of 40 squares for the 93 pieces"),
        (QUICK, r"\./bad\.toml: edition\.id is 'quick'; it has to be 'bad'"),
        (QUICK.replace("leader_bonus", "leeder"), r"\./bad\.toml: rules has a key 'leeder'; its keys are"),
        ("[[\nx", r"\./bad\.toml is not TOML: .*line 1"),
    ],
)
def test_what_cannot_be_is_refused_with_the_file_the_place_and_what_is_possible(folder, text, said):
    (folder / "bad.toml").write_text(text)
    with pytest.raises(BadEdition, match=said):
        flagfall.rules("./bad.toml")
    assert not (folder / "home").exists()


def test_a_file_that_is_not_there_or_is_called_as_no_game_can_be():
    with pytest.raises(BadEdition, match=r"\./none\.toml cannot be read: No such file"):
        flagfall.rules("./none.toml")
    (own.Path("A B.toml")).write_text(MINE)
    with pytest.raises(BadEdition, match="small letters, digits and hyphens"):
        flagfall.rules("A B.toml")


def test_a_name_from_elsewhere_opens_no_file(folder):
    """Only whoever writes a path in their own program has it opened: not a scroll, not a visitor."""
    for name in ("./mine.toml", "stratego/../mine@0123456789", "stratego/mine@0123456789", "mine@0123456789"):
        with pytest.raises(UnknownGame):
            catalog.game(name)


def test_what_is_offered_is_on_the_list_and_nothing_else_of_ones_own(folder, monkeypatch):
    before = flagfall.games()
    mine = flagfall.rules("./mine.toml").id
    assert flagfall.games() == before
    with pytest.raises(UnknownGame):
        catalog.offered(mine)
    monkeypatch.setenv(own.PLACES, f"{folder / 'mine.toml'}:{folder}")
    assert [game.id for game in flagfall.games()[len(before) :]] == [mine]
    assert catalog.offered(mine).title == "Mine"
