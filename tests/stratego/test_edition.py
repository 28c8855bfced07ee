"""Editions: overlays that state only their differences; whatever is unknown is refused."""

import pytest

from flagfall.games.stratego import edition as editions
from flagfall.games.stratego.edition import SOURCES, BadEdition, edition

NAMES = (
    "classic", "barrage", "duel", "quick-battle", "lotr", "lotr-powers", "lotr-ring", "fire-ice", "fire-ice-powers",
    "narnia", "narnia-powers",
)  # fmt: skip


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Editions read from a folder of the test's own, with the real ones beside them."""
    real = editions.resources.files("flagfall.games.stratego")
    for path in (real / "editions").iterdir():
        (tmp_path / "editions").mkdir(exist_ok=True)
        (tmp_path / "editions" / path.name).write_text(path.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(editions.resources, "files", lambda package: tmp_path)

    def write(text):
        (tmp_path / "editions" / "mine.toml").write_text(text, "utf-8")
        return editions._build("mine", editions._raw("mine"))

    return write


def test_an_overlay_changes_what_it_says_and_keeps_the_rest(written):
    mine = written('inherits = "classic"\ntitle = "Mine"\n')
    assert mine.title == "Mine"
    assert mine.pieces == edition("classic").pieces
    assert mine.board == edition("classic").board


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('colour = "red"\n', "mine: unknown key colour"),
        ("[power.fly]\nshape = 'leap'\n", "mine: .*missing"),
        (
            "[power.fly]\nname='F'\nshape='leap'\nword='fly'\nowners=['dragon']\nsentence='.'\nsource='printed'\n",
            "mine: power fly names dragon",
        ),
        (
            "[power.fly]\nname='F'\nshape='leap'\nword='fly'\nowners=['scout']\nsentence='.'\nsource='rumour'\n",
            "mine: power fly names rumour",
        ),
        ("[board]\nrows=8\ncols=8\nsetup=3\nzones=[]\nzone='Lake'\nsource='printed'\nsky=1\n", "mine: .*'sky'"),
    ],
)
def test_mistakes_in_an_edition_are_named(written, text, words):
    with pytest.raises(BadEdition, match=words):
        written('inherits = "classic"\n' + text)


def test_a_rank_nobody_knows_is_refused(written):
    piece = "[[piece]]\narmy='both'\nid='x'\nname='X'\nrank='99'\ncount=1\nletter='X'\nemblem='x'\nsource='printed'\n"
    with pytest.raises(BadEdition, match="mine: x has rank '99'"):
        written('inherits = "classic"\n' + piece)


def test_an_edition_that_does_not_exist_is_not_found():
    with pytest.raises(FileNotFoundError):
        edition("chess")


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_names_its_source(name):
    box = edition(name)
    assert box.board.source in SOURCES
    assert all(piece.source in SOURCES for piece in box.pieces)
    assert all(power.source in SOURCES for power in box.powers)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_reconstructed_is_said_to_players(name):
    box = edition(name)
    sources = {box.board.source, *(piece.source for piece in box.pieces), *(power.source for power in box.powers)}
    assert ("reconstruction" in sources) <= bool(box.reconstructed)


@pytest.mark.parametrize("name", NAMES)
def test_letters_and_names_are_unique_within_an_army(name):
    for army in (0, 1):
        pieces = [piece for piece in edition(name).pieces if piece.army == army]
        assert len({piece.letter for piece in pieces}) == len(pieces)
        assert len({piece.id for piece in pieces}) == len(pieces)


@pytest.mark.parametrize("name", NAMES)
def test_every_army_has_one_flag_and_somebody_to_move(name):
    for army in (0, 1):
        pieces = [piece for piece in edition(name).pieces if piece.army == army]
        assert sum(piece.count for piece in pieces if piece.rank == "flag") == 1
        assert any(piece.moves for piece in pieces)
